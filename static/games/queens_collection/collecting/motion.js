/* How what happens where meeples are collected is seen: cards turned up one by one, a second one of a colour that sweeps
   them away, pairs that fetch a meeple. What only some saw travels with its back up. */
import { $, all } from "../../../js/dom.js";
import { play, sparks, still, thrown, travel, unseenUntil } from "../../../js/table/flight.js";
import { drawPile, moved, panel, place, seenWell } from "../../../js/table/places.js";
import { CARD_MS, NEXT_MS, WALK_MS, box, codeIn, discards, fromHand, handAt, isMine, newIn, strolls, wasAt } from "../laying.js";

const TURN_MS = 620;
const MEET_MS = 1000;
const MEETS = 0.4; // where on its way a card has come to the other one
const APART_MS = 90;
const OVER = { over: [0.3, 0.7], under: "colour-back" };

const artOf = (card) => $("use", card).getAttribute("href");
export const placed = (cards) => cards.map((card) => ({ code: codeIn(card), art: artOf(card), at: place(card) }));
const take = (cards, code) => {
  const at = cards.findIndex((card) => card.code === code);
  return at < 0 ? null : cards.splice(at, 1)[0].at;
};
const gone = (stops) => stops.map((stop, n) => (n === stops.length - 1 ? { ...stop, opacity: 0 } : stop));

/* The cards turned up, as far as this picture or the last one shows them */
const row = () => all(".turned-up > li");
const slot = (story, n) => {
  const [now, before] = [row()[n], story.before.slots[n]];
  return place(now) || before || { ...drawPile(), w: seenWell(0) };
};
const lying = (story) => row().filter((one) => one.classList.contains("tint")).length > story.turned;

/* Into a hand: to the very card where it is one's own, else to the friend */
const intoHand = (story, seat, code, from, at) => {
  const card = isMine(story, seat) ? story.fresh.find((one) => codeIn(one) === code) : null;
  story.fresh = story.fresh.filter((one) => one !== card);
  const way = thrown(from, place(card) || handAt(seat));
  travel(`colour-${code}`, card ? way : gone(way), at, CARD_MS);
  unseenUntil(card, at + CARD_MS);
};
const toPile = (story, what, stops, at, ms) => {
  story.laying.push((until) => travel(what, stops, at, ms, { until }));
  story.laid = Math.max(story.laid, at + ms);
};
/* Swept away, if this picture does not show them where they fell */
const swept = (story, cards, at) => {
  const pile = discards(story);
  if (pile) cards.forEach(({ art, at: from }, n) => toPile(story, art, thrown(from, pile), at + n * 60, CARD_MS));
};

/* What the last picture showed fallen goes on the pile, before anything else */
export const clears = (story) => {
  const { fallen } = story.before;
  if (!fallen.length || $(".turned-up.fallen")) return 0;
  swept(story, fallen, 0);
  return CARD_MS;
};
/* Open cards that nobody has laid there come from the pile and turn over */
export const refills = (story, at) =>
  newIn(all(".open-cards .tint"), story.open).forEach((card, n) => {
    const begins = at + n * APART_MS;
    travel(artOf(card), thrown(drawPile(), place(card)), begins, TURN_MS, OVER);
    unseenUntil(card, begins + TURN_MS);
  });

/* How each thing is seen; each returns when it is over */
export const COLLECTING = {
  revealed(story, { cards: [code] }, at) {
    const n = story.turned;
    const card = lying(story) ? row()[n] : null;
    travel(`colour-${code}`, thrown(drawPile(), slot(story, n)), at, TURN_MS, OVER);
    unseenUntil(card, at + TURN_MS);
    unseenUntil($(`.lies use[href$="badge-${code}"]`)?.closest(".art"), at + TURN_MS, 0.38);
    story.turned += 1;
    return at + TURN_MS;
  },
  busted(story, { cards }, at) {
    const fallen = all(".turned-up.fallen > li");
    if (!fallen.length) {
      swept(story, cards.map((code, n) => ({ art: `colour-${code}`, at: slot(story, n) })), at + 200);
      return at + NEXT_MS;
    }
    const upright = { transform: "none", filter: "none" };
    const shaken = [-9, 8, -6, 4].map((turn) => ({ transform: `rotate(${turn}deg)`, filter: "none" }));
    fallen.forEach((one) => play(one, [upright, { ...upright, offset: at / (at + 520) }, ...shaken], 0, at + 640, { fill: "none" }));
    return at + NEXT_MS;
  },
  kept(story, { seat, cards }, at) {
    cards.forEach((code, n) => intoHand(story, seat, code, slot(story, n), at + n * APART_MS));
    story.turned = 0;
    return at + cards.length * APART_MS + 260;
  },
  paired(story, { seat, cards, got, colour, ply }, at) {
    const shut = place(box(colour));
    const pile = discards(story);
    if (!shut || !pile) return at;
    const out = story.out.has(ply);
    const w = Math.min(seenWell(0), shut.w * 0.6);
    const from = [...cards.map((code) => fromHand(story, seat, code)), ...got.map((code) => take(story.open, code) ?? handAt(seat))];
    [...cards, ...got].forEach((code, n) => {
      const meets = { x: shut.x + (n - (from.length - 1) / 2) * w * 0.8, y: shut.y - shut.h * 0.2, w };
      const before = [{ ...from[n], offset: 0 }, { ...meets, offset: MEETS }, { ...meets, turn: n % 2 ? 5 : -5, offset: 0.6 }];
      if (out) travel(`colour-${code}`, [...before, { ...meets, y: meets.y + shut.h * 0.4, opacity: 0, offset: 1 }], at, MEET_MS);
      else toPile(story, `colour-${code}`, [...before, { ...pile, offset: 1 }], at, MEET_MS);
    });
    return at + MEET_MS * MEETS;
  },
  took(story, { seat, colour }, at) {
    const found = wasAt(story, `${colour}@${colour}`);
    const one = all(`.lot use[href$="meeple-${colour}"]`, panel(seat)).pop()?.closest(".art");
    const goal = place(one) || handAt(seat);
    if (!found) return at;
    strolls(found[0], found[1].at, goal, at);
    unseenUntil(one, at + WALK_MS);
    if (isMine(story, seat)) sparks({ ...goal, w: Math.max(goal.w, 34) }, at + WALK_MS - 80, 7);
    return at + WALK_MS;
  },
  box_won(story, { seat, colour }, at) {
    const from = place(box(colour));
    const won = all(".won-box", panel(seat)).find((one) => $("use", one).getAttribute("href").includes(colour)) ?? all(".won-box", panel(seat)).pop();
    const to = place(won);
    if (!from || !to) return at;
    const copy = won.cloneNode(true);
    copy.setAttribute("class", "art");
    const w = from.w * 0.8;
    const flies = thrown({ ...from, w }, to, { lift: 40 }).map(({ offset, ...stop }) => ({ transform: moved(stop, stop.turn, stop.w / w), opacity: 1, offset }));
    play(still(copy, "walker won", w), flies, at, WALK_MS, { fill: "none" });
    unseenUntil(won, at + WALK_MS);
    all(".won-by", box(colour)).forEach((one) => unseenUntil(one, at + WALK_MS));
    sparks({ ...from, w: from.w * 0.7 }, at, 12);
    return at + WALK_MS;
  },
  traded(story, { seat, cards, got }, at) {
    const laid = newIn(all(".open-cards .tint"), story.open);
    cards.forEach((code, n) => {
      const card = laid.find((one) => codeIn(one) === code);
      travel(`colour-${code}`, thrown(fromHand(story, seat, code), place(card) || drawPile()), at + n * APART_MS, CARD_MS + 140);
      unseenUntil(card, at + n * APART_MS + CARD_MS + 140);
      if (card) story.open.push({ code, at: place(card) });
    });
    got.forEach((code, n) => intoHand(story, seat, code, take(story.open, code) ?? drawPile(), at + 120 + n * APART_MS));
    return at + CARD_MS + 140;
  },
  shared(story, { seat, cards, got, other }, at) {
    const backs = cards.length ? cards : ["back"];
    backs.forEach((code, n) => intoHand(story, other, code, fromHand(story, seat, code), at + n * APART_MS));
    (got.length ? got : ["back"]).forEach((code, n) => intoHand(story, seat, code, fromHand(story, other, code), at + 160 + n * APART_MS));
    return at + CARD_MS + 160;
  },
};
