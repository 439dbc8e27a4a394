/* What every table of this game moves: cards from hand to hand and to the pile, meeples that walk. */
import { $, all } from "../../js/dom.js";
import { play, still, thrown, travel, unseenUntil } from "../../js/table/flight.js";
import { drawPile, handOf, moved, panel, place } from "../../js/table/places.js";

export const CARD_MS = 460;
export const WALK_MS = 820;
export const NEXT_MS = 420; // the next ply of several begins so much later

/* Where things are */
export const figures = (value) => {
  const [code, box] = value.split("@");
  return all(`.box[data-box="${box}"] .figure`).filter((one) => new RegExp(`#meeple-${code}(-|$)`).test($("use", one).getAttribute("href")));
};
export const box = (code) => $(`.box[data-box="${code}"]`);
export const discards = (story) => place($(".discard .art")) || story.before.pile;
export const theirCards = (seat) => all(".open .tint", panel(seat));
export const codeIn = (card) => card.dataset.code ?? card.dataset.card ?? /#colour-(\w+)/.exec($("use", card).getAttribute("href"))[1];
export const isMine = (story, seat) => seat === story.before.seat && seat === $("#table").dataset.seat;

/* A hand: of the friend who holds it, that of one's own card by card */
export const handAt = (seat) => place($(".hidden-hand .art", panel(seat))) || handOf(seat);

/* Cards: laid from where they were, drawn to where they are */
export const fromHand = (story, seat, code) => {
  const held = isMine(story, seat) ? story.before.hand : (story.before.theirs.get(seat) ?? []);
  const at = [held.findIndex((card) => card.code === code && card.picked), held.findIndex((card) => card.code === code)].find((n) => n >= 0);
  return at === undefined ? handAt(seat) : held.splice(at, 1)[0].at;
};
export const lays = (story, seat, codes, at) => {
  const to = discards(story);
  if (!to) return;
  codes.forEach((code, n) => {
    const from = fromHand(story, seat, code);
    const begins = at + n * 90;
    story.laying.push((until) => travel(`colour-${code}`, thrown(from, to), begins, CARD_MS, { until }));
    story.laid = begins + CARD_MS;
  });
};
/* What a hand has now and had not before comes from the pile */
export const newIn = (cards, before) => {
  const had = before.map((card) => card.code);
  return cards.filter((card) => {
    const at = had.indexOf(codeIn(card));
    if (at < 0) return true;
    had.splice(at, 1);
    return false;
  });
};
export const draws = (story, seat, at) => {
  const mine = isMine(story, seat);
  const now = mine ? all(".hand .card") : theirCards(seat);
  newIn(now, mine ? story.before.hand : (story.before.theirs.get(seat) ?? [])).forEach((card, n) => {
    const to = place(card);
    if (!to) return;
    travel("colour-back", thrown(drawPile(), to), at + n * 110, CARD_MS, { seen: at });
    unseenUntil(card, at + n * 110 + CARD_MS);
  });
};

/* Meeples: each walks in hops over the table to where it stands now */
export const wasAt = (story, value) => {
  const found = [...story.before.standing].find(([, one]) => one.value === value);
  if (!found) return null;
  story.before.standing.delete(found[0]);
  return found;
};
export const walked = (from, to) => {
  const high = Math.max(30, Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
  return Array.from({ length: 13 }, (_, n) => {
    const t = n / 12;
    const hop = Math.abs(Math.sin(Math.PI * 3 * t)) * 14 + Math.sin(Math.PI * t) * high;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - hop, w: from.w + (to.w - from.w) * t, turn: Math.sin(Math.PI * 6 * t) * 7 };
  });
};
/* A drawing walks from a place to another one; until it sets out it stands where it was */
export const strolls = (drawing, from, goal, at, ms = WALK_MS) => {
  const copy = drawing.cloneNode(true);
  copy.setAttribute("class", "art");
  const mover = still(copy, "walker", goal.w);
  const there = (stop) => ({ transform: moved(stop, stop.turn, stop.w / goal.w), opacity: 1 });
  play(mover, walked(from, goal).map(there), at, ms, { easing: "linear", fill: "none" });
  play(mover, [there(from), there(from)], 0, at, { fill: "none" });
};
export const walks = (story, value, to, at) => {
  const found = wasAt(story, value);
  const target = figures(`${value.split("@")[0]}@${to}`).filter((one) => !story.taken.has(one)).pop();
  const goal = place(target) || place(box(to));
  if (!found || !goal) return;
  story.taken.add(target);
  strolls(found[0], found[1].at, goal, at);
  unseenUntil(target, at + WALK_MS);
  story.arrived.set(value, target);
};
