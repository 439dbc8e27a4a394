/* What travels over the table: copies in a layer of their own, above a table that is already what it will be. Motion is
   planned first and played when all places have been read. Moved are only transform and opacity. */
import { $, all, make, wantsStill, within } from "../dom.js";
import { pathOf } from "../requests.js";
import { endSilence, silence, silenced } from "../silence.js";
import { moved, onScreen } from "./places.js";

export const isStill = () => document.hidden || !Element.prototype.animate || wantsStill();

/* The layer, and all that moves: copies, and what waits unseen for its copy to arrive */
let layer = null;
let planned = []; // played when all places have been read, or each read would wait for a new layout
let running = [];
let waiting = []; // what is asked, and not seen yet
export const stop = () => {
  running.forEach((animation) => animation.cancel());
  const asked = waiting.length > 0;
  [planned, running, waiting] = [[], [], []];
  layer?.remove();
  layer = null;
  endSilence();
  if (asked) document.dispatchEvent(new CustomEvent("kidsq:asked"));
};
/* So many milliseconds: as the styles of the game's table have it */
export const lasting = (motion) => Number(getComputedStyle(document.documentElement).getPropertyValue(`--${motion}-ms`));
export const open = () => {
  layer = make("span", "flights");
  layer.setAttribute("aria-hidden", "true");
};
export const end = () => Math.max(0, ...planned.map(([, , { delay, duration }]) => delay + duration));
export const start = (pace) => {
  if (!planned.length) return stop();
  document.body.append(layer);
  running = planned.map(([element, frames, timing]) => element.animate(frames, timing));
  running.forEach((animation) => (animation.playbackRate = pace));
  planned = [];
  const mine = layer;
  const whole = (animations, then) => Promise.all(animations.map((animation) => animation.finished)).then(() => layer === mine && then(), () => {});
  whole(running, stop);
  if (silenced().length) whole(running.filter((animation) => silenced().includes(animation.effect.target)), endSilence);
  if (waiting.length) {
    whole(running.filter((animation) => waiting.includes(animation.effect.target)), () => {
      waiting = [];
      document.dispatchEvent(new CustomEvent("kidsq:asked"));
    });
  }
};
export const play = (element, frames, at, ms, { easing = "ease-in-out", fill = "backwards" } = {}) => {
  if (ms > 0) planned.push([element, frames, { delay: at, duration: ms, easing, fill }]);
};
export const unseenUntil = (element, at, opacity = 0) => element && at && play(element, [{ opacity }, { opacity }], 0, at, { fill: "none" });
/* No line comes ahead of its picture; one that stood there before stays */
const WORDS = "#line, .owl .tip, .tale > :is(.told, .tale-says), .beat .told";
let stood = null;
const isNew = (element) => element.id !== "line" || element.textContent !== stood;
export const says = (at) => {
  if (at > 0) silence(all(WORDS).filter(isNew));
  [...silenced(), $("#pointer")].forEach((element) => unseenUntil(element, at));
};
/* What is asked comes up when it is its time */
const POP_MS = 320;
export const comes = (element, at) => {
  const small = { opacity: 0, transform: "scale(.86)" };
  const offset = at / (at + POP_MS);
  play(element, [small, { ...small, offset, easing: "cubic-bezier(.34, 1.4, .64, 1)" }, { opacity: 1, transform: "none" }], 0, at + POP_MS, { easing: "linear" });
  waiting.push(element);
};
export const isUnseen = (target) => ($("#beat") && target.closest(".tray") !== null) || waiting.some((element) => element.contains(target) && Number(getComputedStyle(element).opacity) < 0.5);

/* name: a drawing, or its address. Those of this picture's news are listed on the table; what it holds shows the rest. */
const drawing = (name) => {
  if (name.includes("#")) return name;
  if (name.startsWith("f")) return $("#words").dataset.frame.replace("frame-", name);
  if (name.startsWith("tens-")) return $("#words").dataset.tens.replace("tens-", name);
  const listed = ($("#table").dataset.art || "").split(" ").find((address) => address.endsWith(`#${name}`));
  return listed || $(".draw use").getAttribute("href");
};
export const picture = (name) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", "art");
  use.setAttribute("href", drawing(name));
  svg.append(use);
  return svg;
};
export const isNumber = (what) => /^\d+$/.test(what);
const face = (what) => {
  if (what.nodeType) return what;
  const card = make("span", `card n${isNumber(what) ? what : "x"}`);
  if (isNumber(what)) {
    const quantity = $("#table.tens") ? `tens-${what / 10}` : `${$("#table.fives") ? "fives" : "frame"}-${what}`;
    card.append(make("b", "", what), picture(quantity));
  } else card.append(picture(what));
  return card;
};

/* One card on its way. stops: places with offset, and turn (degrees), wide, high, opacity where they differ.
   over: when, as a part of the way, it turns over from its back (or to it, where `back` is "last"). seen: from when.
   until: how long it stays where it has arrived. how: the easing from one stop to the next. under: its back. */
export const travel = (what, stops, at, ms, { over = null, back = "first", under = "card-back", seen = at, until = 0, easing } = {}) => {
  const size = Math.max(...stops.map((stop) => stop.w));
  const mover = make("span", "mover");
  mover.style.setProperty("--card", `${size}px`);
  const sides = make("span", "sides");
  sides.append(face(what));
  mover.append(sides);
  layer.append(mover);
  const last = stops.length - 1;
  const frames = stops.map((stop, n) => {
    const { w, turn = 0, wide = 1, high = 1, opacity = 1, offset, how, ...where } = n && n < last ? onScreen(stop) : stop;
    return { transform: moved(where, turn, (w / size) * wide, (w / size) * high), opacity, ...(how && { easing: how }), ...(offset === undefined ? {} : { offset }) };
  });
  play(mover, frames, at, ms, { easing });
  const arrived = { ...frames[last] };
  delete arrived.offset;
  play(mover, [arrived, arrived], at + ms, until - at - ms, { fill: "none" });
  unseenUntil(sides, seen);
  if (over) turnOver(sides, face(under), over, back, at, ms);
  return mover;
};
const turnOver = (sides, hidden, [from, to], back, at, ms) => {
  sides.append(hidden);
  const middle = (from + to) / 2;
  const flat = (offset) => ({ transform: "none", offset });
  play(sides, [flat(0), flat(from), { transform: "scaleX(0)", offset: middle }, flat(to), flat(1)], at, ms);
  const [before, after] = back === "first" ? [1, 0] : [0, 1];
  play(hidden, [{ opacity: before }, { opacity: before, offset: middle }, { opacity: after, offset: middle }, { opacity: after }], at, ms, { easing: "linear", fill: "both" });
};

/* A way through the air: it rises, leans into its flight, and settles with a small bump. from, until: its part of the
   whole motion. */
const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1];
export const thrown = (from, to, { lift = null, begin = 0, until = 1 } = {}) => {
  const high = lift ?? within(24, Math.hypot(to.x - from.x, to.y - from.y) * 0.18, 110);
  const lean = Math.sign(to.x - from.x) * 7;
  const part = (a, b, t) => a + (b - a) * t;
  const flown = STEPS.map((t) => {
    const bow = Math.sin(Math.PI * t);
    return { x: part(from.x, to.x, t), y: part(from.y, to.y, t) - high * bow, w: part(from.w, to.w, t) * (1 + 0.05 * bow), turn: lean * bow, offset: part(begin, until, t * 0.84) };
  });
  return [...flown, { ...to, wide: 1.07, high: 0.93, offset: part(begin, until, 0.92) }, { ...to, offset: until }];
};

/* Stars from a place, all around */
export const sparks = ({ x, y, w }, at, many = 8) => {
  if (document.documentElement.dataset.theme === "calm") return;
  for (let n = 0; n < many; n++) {
    const spark = make("span", "spark");
    layer.append(spark);
    const angle = (n / many) * 2 * Math.PI - Math.PI / 2;
    const far = (part) => ({ x: x + Math.cos(angle) * w * part, y: y + Math.sin(angle) * w * part });
    const size = Math.max(1, w / 70) * (n % 2 ? 0.8 : 1.3);
    play(spark, [{ transform: moved(far(0.35), 0, 0.3), opacity: 0 }, { transform: moved(far(0.85), 40, size), opacity: 1, offset: 0.35 }, { transform: moved(far(1.2), 90, 0.2), opacity: 0 }], at, 760, { easing: "ease-out" });
  }
};
/* One small thing (a star, a crown) along some places */
export const carry = (name, stops, at, ms) => {
  const carried = make("span", name);
  layer.append(carried);
  play(carried, stops.map(({ size = 1, turn = 0, opacity = 1, ...where }) => ({ transform: moved(where, turn, size), opacity })), at, ms, { fill: "none" });
};
/* A drawing of the last picture, as it was */
export const still = (element, name, width) => {
  const mover = make("span", `mover ${name}`);
  mover.style.setProperty("--card", `${width}px`);
  mover.append(element);
  layer.append(mover);
  return mover;
};
export const toGround = () => layer.prepend(layer.lastChild);

/* Friends who play on by themselves are not kept waiting; what may be skipped with a tap takes the time it needs */
const FAST = 0.6;
const LONGEST_MS = 4200; // all of it, however many plies were skipped
const SHORTEST_MS = 700;
export const pace = (ms) => {
  const next = /delay:(\d+)ms/.exec($("#next-form")?.dataset.hxTrigger || "");
  const longest = next ? within(SHORTEST_MS, Number(next[1]) - 100, LONGEST_MS) : LONGEST_MS;
  return Math.max($("#table[data-speed=fast]") ? 1 / FAST : 1, ms / longest);
};

/* Before: what there was, by look(). After: what is different, by tell(what there was, whether plies have passed). */
const ASIDE = /\/(hint|settings|sign)$/;
export const tellsWhatMoved = (look, tell) => {
  let before = null;
  let shown = Number($("#table .board") ? $("#table").dataset.ply : Infinity);
  document.addEventListener("htmx:beforeSwap", (event) => {
    stop();
    stood = $("#line")?.textContent;
    const path = pathOf(event);
    before = $("#table") && !isStill() && !ASIDE.test(path) ? look() : null;
  });
  document.addEventListener("htmx:afterSettle", () => {
    const last = before;
    before = null;
    const table = $("#table");
    if (!$(".board", table)) return;
    const ply = Number(table.dataset.ply);
    if (last && !isStill()) tell({ ...last, ply: shown }, ply > shown);
    shown = ply;
  });
};

/* While an event is told (`#beat` of a game), nothing is asked */
const endBeat = () => {
  if (!$("#beat")) return;
  $("#beat").remove();
  document.dispatchEvent(new CustomEvent("kidsq:asked"));
};
document.addEventListener("animationend", ({ target }) => target.id === "beat" && endBeat());

/* A tap counts, unless it meets what nobody could see yet */
let early = false;
["pointerdown", "keydown"].forEach((kind) =>
  document.addEventListener(
    kind,
    (event) => {
      early = isUnseen(event.target) && event.key !== "Tab";
      if (!early && event.target.closest?.(".guess")) return; // what is guessed goes on
      stop();
      endBeat();
      if (early) event.stopPropagation();
    },
    true,
  ),
);
document.addEventListener(
  "click",
  (event) => {
    if (!early) return;
    early = false;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
["resize", "wheel"].forEach((kind) => addEventListener(kind, stop, { passive: true }));
