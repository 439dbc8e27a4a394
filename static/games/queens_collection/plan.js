/* The tray: what is about to happen, in pictures and in a line. It is told what is chosen and reads nothing itself. */
import { $, make } from "../../js/dom.js";

export const words = () => $("#words").dataset;
const [ICON, TURN, MEEPLE, COLOUR, CHEST] = [0, 1, 2, 3, 4];
const SVG = "http://www.w3.org/2000/svg";

/* A drawing of a sprite. which: which one of those the page names; name: what follows its kind */
export const drawing = (which, name, as = "") => {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", `art ${as}`.trim());
  picture.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", words().sprites.split(" ")[which] + name);
  picture.append(use);
  return picture;
};
export const meeple = (code, as) => drawing(MEEPLE, code, as);
export const icon = (name, as) => (name.startsWith("turn-") ? drawing(TURN, name.slice(5), as) : drawing(ICON, name, as));
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/* A meeple, in the box to which it goes once that is known */
const goer = (one, box) => {
  const made = make("span", box ? "goer boxed" : "goer");
  if (box) made.append(drawing(CHEST, box, "back-of"));
  made.append(meeple(one.code === box ? one.code : `${one.code}-astray`));
  if (box) made.append(drawing(CHEST, `${box}-front`));
  if (one.code === box) made.append(icon("home", "comes-home"));
  return made;
};
/* An empty box, with its sign */
export const emptyBox = (code) => {
  const made = make("span", "which-box");
  made.append(drawing(CHEST, code), drawing(CHEST, `${code}-front`));
  return made;
};
const unknown = () => make("span", "unknown", "?");
export const card = (code) => {
  const made = make("span", "mini");
  made.append(drawing(COLOUR, code));
  return made;
};

/* The pictures for what is chosen. kind: of the move; one, other: meeples; cards: codes; theirs: card of a friend with its face */
const PICTURES = {
  swap: ({ one, other }) => [goer(one, other?.box), icon("turn-swap", "how"), other ? goer(other, one.box) : unknown()],
  carry: ({ one, box }) => [goer(one, box), icon("turn-carry", "how"), box ? drawing(CHEST, box, "whither") : unknown()],
  exchange: ({ cards, theirs }) => [...cards.map(card), icon("turn-exchange", "how"), card(theirs.code), theirs.face.cloneNode(true)],
  renew: ({ cards }) => [...cards.map(card), icon("turn-renew", "how"), ...cards.map(() => card("back"))],
};
export const plan = (kind, chosen) => $("#plan").replaceChildren(...(PICTURES[kind]?.(chosen) ?? []));

/* The whole way of a new child, from the first tap on: each meeple before its card; what has been tapped is bright.
   sign: of the move; goers: meeples with their cards, all as {code, done}, and where to; cards: of a move without meeples */
export const toCome = (shown) => {
  shown.classList.add("to-come");
  return shown;
};
const stood = (shown, done) => (done ? shown : toCome(shown));
const pair = ({ cards, one, box }) => {
  const made = make("span", "pair-of");
  made.append(...cards.map(({ code, done }) => stood(card(code), done)), stood(goer(one, box), one.done));
  return made;
};
export const recipe = ({ sign, goers, cards, box }) => {
  const [first, ...others] = goers.map(pair);
  const end = sign === "turn-carry" ? [drawing(CHEST, box, "whither")] : sign === "turn-renew" ? cards.map(() => card("back")) : [];
  $("#plan").replaceChildren(...(first ? [first] : cards.map(({ code, done }) => stood(card(code), done))), icon(sign, "how"), ...others, ...end);
};

export const line = (text) => {
  $("#plan-line").textContent = text;
};

/* The one large button. ready: it can be pressed */
export const button = (kind, sign, text, ready) => {
  const go = $("#go");
  const was = go.disabled;
  go.value = kind;
  go.disabled = !ready;
  go.classList.toggle("go", was && ready);
  $(".art", go).replaceWith(icon(sign));
  $("span", go).textContent = text;
};
