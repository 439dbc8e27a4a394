/* Cards first, then what they can move: only what fits can be tapped. Nothing is kept but what the form will send. */
import { $, all, make, restart } from "../../../js/dom.js";
import { pathOf } from "../../../js/requests.js";
import { tappable } from "../../../js/tappable.js";
import { owlSays, ownLine } from "../../../js/table/owl_line.js";
import { isTappedTwice } from "../../../js/twice.js";
import { leads, point, wayMeant } from "../leading.js";
import { button, emptyBox, filled, icon, line, meeple, plan, recipe, words } from "../plan.js";

tappable.push(".box", ".open .tint");

let renews = false; // the pile was tapped
let order = []; // meeples in the order in which they were tapped, by what the form sends

const form = () => $(".turn #turn");
const can = () => JSON.parse(form().dataset.can);
const picked = () => all("#turn .card input:checked");
const meeples = () => all(".kind input");
const moved = () => order.map((value) => $(`.kind input[value="${value}"]`)).filter((one) => one?.checked);
const target = () => $(".whole:checked");
const theirs = () => $(".open input:checked");
const boxOf = (input) => input.closest(".box").dataset.box;
const codeOf = (input) => input.dataset.code;

/* What these cards can do, and who can be tapped */
const NOTHING = { do: [] };
const possible = () => {
  const key = picked().map((card) => Number(card.value)).sort((a, b) => a - b).join(" ");
  return can()[key] ?? NOTHING;
};
const does = (what, kind) => what.do.includes(kind);
const paired = (what, one, other) =>
  boxOf(one) !== boxOf(other) && (what.pairs ?? []).some((pair) => [`${codeOf(one)} ${codeOf(other)}`, `${codeOf(other)} ${codeOf(one)}`].includes(pair));
const follows = (what, one) => {
  const first = moved()[0];
  if (first === one) return false;
  if (!first) return does(what, "carry") || meeples().some((other) => paired(what, one, other));
  return moved().length === 1 && paired(what, first, one);
};
const takes = (what, box) => does(what, "carry") && moved().length === 1 && box !== boxOf(moved()[0]);

/* Of the cards that the owl means some are tapped and some are not: nobody wants to be rid of them now */
const isHalfway = () => {
  const meant = all("#turn .hand .hinted input");
  return meant.some((card) => card.checked) && meant.some((card) => !card.checked) && picked().every((card) => meant.includes(card));
};

/* The move that is chosen, as far as it goes */
const chosen = (what) => {
  const [one, other] = moved();
  if (theirs()) return "exchange";
  if (renews) return "renew";
  if (other) return "swap";
  if (one) return does(what, "carry") ? "carry" : "swap";
  const waits = does(what, "swap") || does(what, "carry");
  if (picked().length && !waits && does(what, "renew") && !isHalfway()) return "renew";
  return !picked().length && does(what, "pass") ? "pass" : "";
};
const about = (input) => input && { code: codeOf(input), name: input.dataset.name, box: boxOf(input) };
const facts = () => {
  const [one, other] = moved().map(about);
  const cards = picked().map((card) => card.closest(".card").dataset.card);
  const their = theirs();
  const panel = their?.closest(".panel");
  return {
    ...{ one, other, cards, box: target()?.value, boxName: target()?.dataset.name },
    theirs: their && { code: their.dataset.code, name: their.getAttribute("aria-label"), face: $(".face", panel), who: $(".name", panel).textContent },
  };
};
const isWhole = (kind, { one, other, box }) => kind !== "" && (kind !== "swap" || other !== undefined) && (kind !== "carry" || (one && box !== undefined));

/* The tray, the button, and what glows */
const SIGN = { swap: "turn-swap", carry: "turn-carry", renew: "turn-renew", exchange: "turn-exchange", pass: "skip" };
const said = (kind, what, fact) => {
  const { one, other, cards, boxName } = fact;
  const w = words();
  if (kind === "swap" && other) return filled(w.swaps, { one: one.name, other: other.name });
  if (kind === "swap") return filled(w.and, { one: one.name });
  if (kind === "carry") return boxName ? filled(w.carries, { one: one.name, box: boxName }) : filled(w.to, { one: one.name });
  if (kind === "exchange") return filled(w.exchanges, { card: picked()[0].getAttribute("aria-label"), other: fact.theirs.name, who: fact.theirs.who });
  if (kind === "renew") return w.renews;
  if (kind === "pass") return ownLine();
  if (!kind && isHalfway()) return w.more;
  return cards.length && what.do.length ? w.fit : w.cards;
};
const labelOf = (kind, what, { one, cards }) => {
  const w = words();
  if (kind === "renew") return cards.length === 1 ? w.one : filled(w.many, { n: cards.length });
  if (kind === "swap" && moved().length < 2) return w.other;
  if (kind === "carry" && !target()) return w.where;
  if (kind) return w[kind];
  if (isHalfway()) return w.cards;
  return cards.length ? w.who : one ? w.first : w.pick;
};
const light = (what) => {
  meeples().forEach((one) => {
    const fits = follows(what, one);
    one.classList.toggle("fits", fits);
    one.disabled = !fits && !one.checked;
  });
  all(".whole").forEach((box) => {
    const fits = takes(what, box.value);
    box.classList.toggle("fits", fits && !box.checked);
    box.disabled = !fits;
    if (!fits) box.checked = false;
  });
  all(".open input").forEach((card) => {
    const fits = moved().length === 0 && (what.theirs ?? []).includes(card.value);
    card.classList.toggle("fits", fits && !card.checked);
    card.disabled = !fits;
    if (!fits) card.checked = false;
  });
  const pile = $("#renew");
  if (pile) {
    const fits = does(what, "renew") && moved().length === 0 && !theirs();
    pile.classList.toggle("fits", fits && !renews);
    pile.classList.toggle("meant", renews);
    pile.disabled = !fits;
  }
};
const ways = (what, kind) =>
  all(".ways li").forEach((way) => {
    way.classList.toggle("can", kind === "" && does(what, way.dataset.way));
    way.classList.toggle("now", kind === way.dataset.way);
  });
const faces = () =>
  all(".kind").forEach((kind) => {
    const [input, picture] = [$("input", kind), $(".figure use", kind)];
    if (!input || !picture) return;
    picture.dataset.own ??= picture.getAttribute("href");
    picture.setAttribute("href", input.checked ? picture.dataset.own.replace(/#.*/, `#meeple-${codeOf(input)}-chosen`) : picture.dataset.own);
  });
/* Whether the way of a new child has been left */
const strays = (way) => theirs() || picked().some((one) => !way.cards.includes(Number(one.value))) || moved().some((one) => !way.meeples.includes(one.value));
const ofWay = (way) => {
  const cards = way.cards.map((place) => $(`#c${place}`)).map((one) => ({ code: one.closest(".card").dataset.card, done: one.checked }));
  const standing = way.meeples.map((value) => $(`.kind input[value="${value}"]`)).map((one) => ({ ...about(one), done: one.checked }));
  const isTheirs = (one, card) => standing.every((other) => other === one || (card.code === one.code) !== (card.code === other.code)) && card.code === one.code;
  const named = cards.map((card) => standing.findIndex((one) => isTheirs(one, card)));
  const free = standing.map((one, at) => at).filter((at) => !named.includes(at)); // whom the others stand for: jokers, two of a colour
  const others = cards.filter((card, n) => named[n] < 0);
  const of = (card, n) => (named[n] >= 0 ? named[n] : free[others.indexOf(card) === others.length - 1 ? free.length - 1 : 0]);
  const goers = standing.map((one, at) => ({ one, cards: cards.filter((card, n) => of(card, n) === at), box: way.box || standing[1 - at]?.box }));
  return { goers, cards, box: way.box, sign: !standing.length ? "turn-renew" : way.box ? "turn-carry" : "turn-swap" };
};

/* Where the pointing hand belongs: to what comes next on that way, or back when it has been left */
leads(() => {
  const way = form() && wayMeant();
  if (!way) return null;
  const card = (place) => $(`#c${place}`);
  const tile = (input) => input?.closest(".card, .kind, .box");
  const inSheet = (input) => $(`#sheet [data-meeple="${input.value}"]`);
  const next = way.cards.map(card).find((one) => !one.checked) || way.meeples.map((value) => $(`.kind input[value="${value}"]`)).find((one) => one && !one.checked);
  if ($("#sheet")) return next ? inSheet(next) : null; // who else moves is for the child to say
  if (strays(way)) return $("#go:enabled") || (["swap", "carry"].some((kind) => does(possible(), kind)) ? null : $("#back")); // what can go on is no way back
  if (next?.matches(".card input")) return tile(next);
  if (next) return isSmall() ? tile(next.closest(".box")) : $(".figure", next.closest(".kind"));
  if (way.box && !target()) return box(way.box);
  return $("#go:enabled");
});
const box = (code) => $(`.box[data-box="${code}"]`);

const show = () => {
  if (!form()) {
    point();
    return;
  }
  const what = possible();
  if (!does(what, "renew")) renews = false;
  light(what);
  const kind = chosen(what);
  const fact = facts();
  ways(what, kind);
  faces();
  const way = wayMeant();
  if (way && (way.meeples.length || picked().length) && !strays(way)) recipe(ofWay(way));
  else plan(kind, fact);
  const text = said(kind, what, fact);
  line(text);
  owlSays(picked().length ? text : ownLine());
  const ready = Boolean(isWhole(kind, fact));
  button(kind, SIGN[kind] ?? "hand", labelOf(kind, what, fact), ready);
  $("#back").hidden = picked().length === 0;
  $("#table").classList.toggle("choosing", picked().length > 0);
  $("#table").classList.toggle("ready", ready);
  if (picked().length) $("#said").textContent = text;
  point();
};

/* Taking back */
const letGo = () => {
  [...moved(), target(), theirs()].forEach((input) => input && (input.checked = false));
  order = [];
  renews = false;
};
const putAllBack = () => {
  letGo();
  picked().forEach((card) => (card.checked = false));
};

/* A small screen: a tap takes the box, a second one the meeple */
const isSmall = () => getComputedStyle($(".ring")).getPropertyValue("--small").trim() === "1";
const closeSheet = () => $("#sheet")?.remove();
const openSheet = (box, fitting) => {
  closeSheet();
  const sheet = make("div", "sheet");
  sheet.id = "sheet";
  const head = make("p");
  head.append(emptyBox(box.dataset.box), make("span", "", words().in)); // the sheet lies over the box that was tapped
  sheet.append(head);
  const row = make("div");
  fitting.forEach((input) => {
    const one = make("button", "target");
    one.type = "button";
    one.dataset.meeple = input.value;
    one.setAttribute("aria-label", input.getAttribute("aria-label"));
    one.append(meeple(`${codeOf(input)}${codeOf(input) === boxOf(input) ? "" : "-astray"}`), make("b", "", input.dataset.name));
    row.append(one);
  });
  const away = make("button", "not-now");
  away.type = "button";
  away.id = "close-sheet";
  away.append(icon("back"), make("span", "", words().another));
  sheet.append(row, away);
  $(".board").append(sheet);
  sheet.addEventListener("animationend", point); // only then does it lie where it stays
  point();
};
const choose = (input) => {
  input.checked = true;
  order.push(input.value);
  closeSheet();
  show();
};
const nudge = (query, text) => {
  all(query).forEach((one) => restart(one, "refuses"));
  if (text) owlSays(text, true);
};
const tapBox = (box) => {
  const inside = all(".kind input", box);
  const chosenHere = inside.find((input) => input.checked);
  const fitting = inside.filter((input) => input.classList.contains("fits"));
  const whole = $(".whole", box);
  if (chosenHere) {
    chosenHere.checked = false;
    order = order.filter((value) => value !== chosenHere.value);
    show();
  } else if (whole && !whole.disabled) {
    whole.checked = !whole.checked;
    show();
  } else if (fitting.length === 1) choose(fitting[0]);
  else if (fitting.length) openSheet(box, fitting);
  else nudge(picked().length ? `.box[data-box="${box.dataset.box}"]` : ".tidying .hand", picked().length ? null : words().first);
};

document.addEventListener("change", (event) => {
  const input = event.target;
  if (!form() || !input.matches?.(".card input, .kind input, .whole, .open input")) return;
  if (input.matches(".card input")) letGo();
  if (input.matches(".open input, .whole")) renews = false;
  if (input.matches(".kind input")) order = input.checked ? [...order, input.value] : order.filter((value) => value !== input.value);
  closeSheet();
  show();
});
document.addEventListener("click", (event) => {
  if (!form()) return;
  const hit = (query) => event.target.closest?.(query);
  if (hit("#renew")) event.preventDefault();
  if (isTappedTwice(event)) return; // what a box answers lies where it was tapped
  if (hit("#sheet [data-meeple]")) choose($(`.kind input[value="${hit("[data-meeple]").dataset.meeple}"]`));
  else if (hit("#close-sheet")) {
    closeSheet();
    point();
  } else if (hit(".ways li")) owlSays(words()[`about${hit(".ways li").dataset.way}`], true);
  else if (hit("#back")) {
    putAllBack();
    show();
    if (event.detail === 0) $("#turn .card input")?.focus();
  } else if (hit("#renew")) {
    renews = !renews;
    show();
  } else if (hit(".box") && !hit("input")) tapBox(hit(".box"));
  else if (hit("div.draw, .draw:disabled") && picked().length === 0) nudge(".tidying .hand", words().first);
});

/* Enter chooses as a tap does, a second one takes back; Escape puts all back */
document.addEventListener("keydown", (event) => {
  if (!form()) return;
  const input = event.target.closest?.(".card input, .kind input, .whole, .open input");
  if (event.key === "Enter" && input) {
    event.preventDefault();
    if (input.type === "radio" && input.checked) {
      input.checked = false;
      show();
    } else input.click();
  } else if (event.key === "Escape") {
    if ($("#sheet")) closeSheet();
    else putAllBack();
    show();
  }
});

/* A hint or a setting changes the picture, not what the child has chosen */
let kept = null;
const state = () => ({ ply: $("#table").dataset.ply, renews, order, ids: all("#table input:checked").map((input) => input.id) });
document.addEventListener("htmx:beforeSwap", (event) => {
  kept = form() && /\/(hint|settings|lessons|news)$/.test(pathOf(event)) ? state() : null;
});
const fresh = () => {
  all("#table :is(.card, .kind, .box, .open) input").forEach((input) => (input.checked = false));
  order = [];
  renews = false;
  if (kept && form() && kept.ply === $("#table").dataset.ply) {
    ({ renews, order } = kept);
    kept.ids.forEach((id) => id && (document.getElementById(id).checked = true));
  }
  kept = null;
  show();
};
document.addEventListener("htmx:afterSettle", fresh);
addEventListener("pageshow", fresh);
document.documentElement.classList.add("js");
fresh();
