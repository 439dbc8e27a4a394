/* Taking with one's cards: a pair, a trade, a trade with the partner. What fits shines; the tray says what will happen.
   Nothing is kept but what the form will send, and which of two ways a child means where both are open. */
import { $, all, make, restart } from "../../../js/dom.js";
import { pathOf } from "../../../js/requests.js";
import { tappable } from "../../../js/tappable.js";
import { owlSays, ownLine } from "../../../js/table/owl_line.js";
import { MOST, isCouple, isSame, mayTrade, pairColours } from "./fits.js";
import { leads, point, wayMeant } from "../leading.js";
import { button, card, drawing, filled, icon, line, meeple, toCome, words } from "../plan.js";

tappable.push(".stock", ".open-cards .tint");

let means = ""; // "trade" where a pair would be possible too, "share" while the partner's cards lie there
let order = []; // the open cards in the order in which they were tapped

const form = () => $(":is(.take, .more) #turn");
const phase = () => $("#table").dataset.phase;
const inputs = (where) => all(`${where} input`);
const codeOf = (input) => input.dataset.code ?? input.closest("[data-card]").dataset.card;
const picked = () => all("#turn > .hand input:checked");
const shown = () => order.map((id) => document.getElementById(id)).filter((one) => one?.checked);
const theirs = () => all(".mate input:checked");
const named = () => $(".ring .whole:checked");
const codes = (some) => some.map(codeOf);

/* What is meant, as far as it goes */
const colours = () => (shown().length === 1 ? pairColours(codes(picked()), codeOf(shown()[0])) : []);
const kind = () => {
  if (means === "share") return "share";
  if (colours().length && means !== "trade") return "pair";
  if (shown().length && picked().length) return phase() === "take" ? "trade" : "";
  return phase() === "more" && !picked().length && !shown().length ? "done" : "";
};
const others = (what) => (what === "share" ? theirs() : shown());
const colour = () => (colours().length === 1 ? colours()[0] : colours().find((one) => one === named()?.value));
const isWhole = (what) => what === "done" || (what === "pair" && colour() !== undefined) || mayTrade(codes(picked()), codes(others(what)));
const box = (code) => $(`.ring [data-box="${code}"]`);
const leftIn = (code) => Number(box(code).dataset.left);

const anyPair = () => inputs(".open-cards").some((one) => pairColours(codes(picked()), codeOf(one)).length);

/* The way of a new child, and what of it is still to be tapped; null where it has been left */
const rest = (wanted, taken) => {
  const left = [...wanted];
  return taken.every((one) => left.includes(one) && left.splice(left.indexOf(one), 1)) ? left : null;
};
const ahead = () => {
  const way = wayMeant();
  const [mine, open] = way ? [rest(way.cards, codes(picked())), rest(way.open, codes(shown()))] : [];
  return mine && open ? { ...way, mine, open } : null;
};

/* What it will do, in pictures and in a line */
const blank = () => make("span", "unknown", "?");
const pictures = (what) => {
  const mine = codes(picked()).map(card);
  if (what === "pair") {
    const got = colour();
    const end = got ? [leftIn(got) ? meeple(got, "fig") : drawing(0, "trash", "how"), ...(leftIn(got) === 1 ? [drawing(4, got, "fig")] : [])] : [];
    return [...mine, icon("turn-pair", "how"), card(codeOf(shown()[0])), ...(end.length ? [icon("next", "leads"), ...end] : [])];
  }
  if (what === "trade" || what === "share") return [...mine, icon(`turn-${what}`, "how"), ...codes(others(what)).map(card)];
  const open = codes(shown()).map(card);
  const way = ahead();
  if (way?.cards.length) {
    const coming = [...mine, ...way.mine.map(card).map(toCome), icon(way.box ? "turn-pair" : "turn-trade", "how"), ...open, ...way.open.map(card).map(toCome)];
    return way.box ? [...coming, icon("next", "leads"), toCome(meeple(way.box, "fig"))] : coming;
  }
  return [...(mine.length ? mine : [blank()]), icon(mine.length && !anyPair() ? "turn-trade" : "turn-pair", "how"), ...(open.length ? open : [blank()])];
};
const NAMES = (some) => some.map((one) => one.getAttribute("aria-label")).join(", ");
const said = (what) => {
  const w = words();
  const [mine, got] = [picked(), others(what)];
  if (what === "done") return w.more;
  if (what === "pair") {
    if (!colour()) return w.colour;
    const { name, meeple: one } = $(".whole", box(colour())).dataset;
    return leftIn(colour()) ? filled(leftIn(colour()) === 1 ? w.last : w.takes, { one, box: name }) : w.rid;
  }
  if (what) {
    if (isSame(codes(mine), codes(got))) return w.same;
    if (mine.length > got.length) return filled(w.as, { n: mine.length - got.length });
    if (mine.length < got.length) return filled(w.give, { n: got.length - mine.length });
    return mine.length ? filled(w.trades, { mine: NAMES(mine), theirs: NAMES(got) }) : $("#mate p")?.textContent;
  }
  if (mine.length) return anyPair() ? w.fit : phase() === "more" ? w.none : w.only;
  return shown().length ? w.yours : w.cards;
};
const labelOf = (what, whole) => {
  const w = words();
  if (what === "pair" && !whole) return w.box;
  if (whole) return w[what];
  if (picked().length <= others(what).length) return w.pick;
  return what === "share" ? w.theirs : w.open;
};
const SIGN = { pair: "turn-pair", trade: "turn-trade", share: "turn-share", done: "tick" };

/* What fits shines */
const ofKind = (code) => inputs("#turn > .hand").filter((one) => codeOf(one) === code);
const light = (what) => {
  const mine = codes(picked());
  inputs(".open-cards").forEach((one) => {
    const fits = what !== "share" && !one.checked && !shown().length && pairColours(mine, codeOf(one)).length > 0;
    const may = phase() === "take" && what !== "share" && mine.length > 0 && !mine.includes(codeOf(one));
    one.classList.toggle("fits", fits);
    one.classList.toggle("may", may && !one.checked && !fits);
  });
  const open = shown().length === 1 && !mine.length ? codeOf(shown()[0]) : null;
  inputs("#turn > .hand").forEach((one) => {
    const [code, twin] = [codeOf(one), [codeOf(one), codeOf(one)]];
    const couple = ofKind(code).length > 1 && isCouple(twin) && pairColours(twin, open).length > 0;
    one.classList.toggle("fits", open !== null && (pairColours([code], open).length > 0 || couple));
  });
  const asked = what === "pair" && colours().length > 1 ? colours() : [];
  inputs(".ring").forEach((one) => {
    const fits = asked.includes(one.value);
    one.disabled = !fits;
    one.classList.toggle("fits", fits && !one.checked);
    if (!fits) one.checked = false;
  });
  $("#table").classList.toggle("naming", asked.length > 0);
};
const ways = (what) =>
  all(".ways [data-way]").forEach((way) => {
    const one = way.dataset.way;
    const can = one === "pair" ? what === "pair" || (what === "trade" && colours().length > 0) || (!shown().length && anyPair()) : one === "share" || (picked().length > 0 && what !== "share");
    way.classList.toggle("can", can && what !== one);
    way.classList.toggle("now", what === one);
    way.setAttribute("aria-pressed", what === one);
    way.disabled = !can && what !== one;
  });

/* Where the pointing hand belongs: to what comes next on that way, to what fits where a child goes a way of its own, or
   back. Whether to turn up one more card it leaves to the child as soon as there is something to lose. */
const HARDLY_LOST = 2;
const tile = (input) => (input && isStacked(input.closest(".kin")) ? input.closest(".kin") : input?.closest(".card, .tint"));
const free = (where, code) => inputs(where).find((one) => !one.checked && codeOf(one) === code);
leads(() => {
  if (phase() === "reveal") return all(".turned-up .tint").length < HARDLY_LOST ? $("#reveal") : null;
  if (!form() || !wayMeant()) return null;
  const what = kind();
  if (what !== "done" && isWhole(what)) return $("#go");
  if (what === "share") return null;
  const way = ahead();
  if (!way) return tile($(":is(#turn > .hand, .open-cards) .fits")) || $("#back");
  if (way.mine.length) return tile(free("#turn > .hand", way.mine[0]));
  if (way.open.length) return tile(free(".open-cards", way.open[0]));
  return what === "pair" ? box(way.box) : $("#go:enabled");
});

const show = () => {
  if (!form()) {
    point();
    return;
  }
  const what = kind();
  light(what);
  ways(what);
  $("#plan").replaceChildren(...pictures(what));
  const text = said(what);
  const busy = picked().length + shown().length + theirs().length > 0 || means === "share";
  line(text);
  owlSays(busy ? text : ownLine());
  const whole = isWhole(what);
  button(what, SIGN[whole ? what : ""] ?? "hand", labelOf(what, whole), whole);
  $("#back").hidden = !busy;
  $("#table").classList.toggle("busy", busy);
  $("#table").classList.toggle("sharing", means === "share");
  $("#table").classList.toggle("ready", whole);
  all(".kin").forEach((kin) => (kin.dataset.chosen = all(":checked", kin).length || ""));
  if (busy) $("#said").textContent = text;
  point();
};

/* Taking back */
const putAllBack = () => {
  all(":is(#turn > .hand, .open-cards, .mate, .ring) input").forEach((one) => (one.checked = false));
  order = [];
  means = "";
};
const refuse = (query, text) => {
  all(query).forEach((one) => restart(one, "refuses"));
  if (text) owlSays(text, true);
};

/* A tap on an open card: one for a pair, as many as one gives for a trade; one too many takes the place of the first */
const openCard = (input) => {
  if (means === "share") means = "";
  all(".mate input").forEach((one) => (one.checked = false));
  order = order.filter((id) => id !== input.id);
  if (!input.checked) return;
  order.push(input.id);
  const room = phase() === "take" ? picked().length || MOST : 1;
  while (order.length > Math.max(room, 1)) document.getElementById(order.shift()).checked = false;
};
const ownCard = (input) => {
  const most = phase() === "take" ? MOST : 2;
  if (!input.checked) return;
  const alone = phase() === "more" && picked().some((one) => codeOf(one) !== codeOf(input));
  if (alone) picked().forEach((one) => one !== input && (one.checked = false)); // two kinds make no pair
  else if (picked().length > most) {
    input.checked = false;
    refuse("#turn > .hand", words().three);
  }
};
/* Equal cards that lie on each other: each tap takes one more of them, then none */
const isStacked = (kin) => kin && getComputedStyle(kin).getPropertyValue("--stacked").trim() === "1";
const tapStack = (kin) => {
  const cards = inputs(`#${kin.id || (kin.id = `kin-${kin.closest(".mate") ? "t" : "c"}${all(".kin").indexOf(kin)}`)}`).reverse();
  const elsewhere = (kin.closest(".mate") ? theirs() : picked()).length - all(":checked", kin).length;
  const most = Math.min(cards.length, (phase() === "take" ? MOST : 2) - elsewhere);
  const next = all(":checked", kin).length + 1;
  if (most < 1) return refuse("#turn > .hand", words().three);
  const number = next > most ? 0 : next;
  cards.forEach((one, index) => (one.checked = index < number));
  if (number && phase() === "more") picked().forEach((one) => codeOf(one) !== codeOf(cards[0]) && (one.checked = false));
  return show();
};

document.addEventListener("change", (event) => {
  const input = event.target;
  if (!form() || !input.matches?.("#turn > .hand input, .open-cards input, .mate input, .ring .whole")) return;
  if (input.matches(".open-cards input")) openCard(input);
  else if (input.matches(".mate input") && theirs().length > MOST) input.checked = false;
  else if (input.matches("#turn > .hand input")) ownCard(input);
  if (means === "trade" && !colours().length) means = "";
  show();
});
document.addEventListener("click", (event) => {
  if (!form()) return;
  const hit = (query) => event.target.closest?.(query);
  const kin = hit(".kin");
  if (kin && all(".card", kin).length > 1 && event.detail > 0 && isStacked(kin)) {
    event.preventDefault();
    if (hit("input")) setTimeout(() => tapStack(kin)); // or the browser takes it back with the tap
  } else if (hit("#back")) {
    putAllBack();
    show();
    if (event.detail === 0) $("#c0")?.focus();
  } else if (hit(".ways [data-way]")) {
    const way = hit(".ways [data-way]").dataset.way;
    means = means === way || way === "pair" ? "" : way;
    if (way === "share") order = [];
    if (way === "share") inputs(".open-cards").forEach((one) => (one.checked = false));
    if (means !== "share") all(".mate input").forEach((one) => (one.checked = false));
    show();
    if (means === "share" && event.detail === 0) $(".mate input")?.focus();
  } else if (hit(".stock") && !hit("input:enabled")) refuse(`.stock[data-box="${hit(".stock").dataset.box}"]`, words().cards);
});

/* Enter chooses as a tap does; Escape puts all back */
document.addEventListener("keydown", (event) => {
  if (!form()) return;
  const input = event.target.closest?.("#turn > .hand input, .open-cards input, .mate input, .ring .whole");
  if (event.key === "Enter" && input) {
    event.preventDefault();
    input.click();
  } else if (event.key === "Escape") {
    putAllBack();
    show();
  }
});

/* A hint or a setting changes the picture, not what the child has chosen */
let kept = null;
const CHOSEN = ":is(#turn > .hand, .open-cards, .mate, .ring) input:checked";
document.addEventListener("htmx:beforeSwap", (event) => {
  const same = form() && /\/(hint|settings|lessons|news)$/.test(pathOf(event));
  kept = same ? { ply: $("#table").dataset.ply, means, order, ids: all(CHOSEN).map((input) => input.id) } : null;
});
const fresh = () => {
  if (form()) putAllBack();
  if (form() && kept && kept.ply === $("#table").dataset.ply) {
    ({ means, order } = kept);
    kept.ids.forEach((id) => (document.getElementById(id).checked = true));
  }
  kept = null;
  show();
};
document.addEventListener("htmx:afterSettle", fresh);
addEventListener("pageshow", fresh);
fresh();
