/* How the table got from its last picture to this one: cards are laid, meeples walk to their boxes, boxes close. */
import { $, all } from "../../js/dom.js";
import { carry, end, open, pace, play, says, sparks, start, still, tellsWhatMoved, thrown, toGround, travel, unseenUntil } from "../../js/table/flight.js";
import { drawPile, handOf, moved, panel, place, raised } from "../../js/table/places.js";

const CARD_MS = 460;
const WALK_MS = 820;
const HOP_MS = 420;
const CLOSE_MS = 520;
const NEXT_MS = 420; // the next ply of several begins so much later

/* Where things are */
const figures = (value) => {
  const [code, box] = value.split("@");
  return all(`.box[data-box="${box}"] .figure`).filter((one) => new RegExp(`#meeple-${code}(-|$)`).test($("use", one).getAttribute("href")));
};
const box = (code) => $(`.box[data-box="${code}"]`);
const discards = (story) => place($(".discard .art")) || story.before.pile;
const theirCards = (seat) => all(".open .tint", panel(seat));
const codeIn = (card) => card.dataset.code ?? /#colour-(\w+)/.exec($("use", card).getAttribute("href"))[1];

/* What is told: the sights of the plies that the last picture did not show */
const some = (text) => (text === "-" ? [] : text.split("+"));
const sights = () =>
  ($("#table").dataset.moved || "")
    .split(";")
    .filter(Boolean)
    .map((told) => {
      const [ply, kind, seat, cards, got, meeples, colour, other] = told.split(" ");
      return { ply: Number(ply), kind, seat, cards: some(cards), got: some(got), meeples: some(meeples), colour, other };
    });
const look = () => {
  const table = $("#table");
  return {
    seat: table.dataset.seat,
    hand: all(".hand .card", table).map((card) => ({ code: card.dataset.card, at: place(card), picked: $("input:checked", card) !== null })),
    theirs: new Map(all(".friends .panel", table).map((one) => [one.dataset.seat, all(".open .tint", one).map((card) => ({ code: codeIn(card), at: place(card) }))])),
    standing: new Map(all(".figure", table).map((one) => [one, { value: `${/#meeple-(\w+)/.exec($("use", one).getAttribute("href"))[1]}@${one.closest(".box").dataset.box}`, at: place(one) }])),
    pile: place($(".discard .art", table)),
    top: $(".discard use", table)?.getAttribute("href"),
    tidy: all(".box.tidy", table).map((one) => one.dataset.box),
    home: all('.lights use[href*="lit"]:not([href*="unlit"])', table).length,
  };
};
const isMine = (story, seat) => seat === story.before.seat && seat === $("#table").dataset.seat;

/* A question lies over the own hand of a small screen: what goes on under it is not seen */
const isCovered = (story, seat) => {
  const [panel, hand] = [place($("#answer")), place($(".hand"))];
  return Boolean(isMine(story, seat) && panel && hand && Math.abs(panel.x - hand.x) * 2 < panel.w + hand.w && Math.abs(panel.y - hand.y) * 2 < panel.h + hand.h);
};

/* Cards: laid from where they were, drawn to where they are */
const fromHand = (story, seat, code) => {
  const held = isMine(story, seat) ? story.before.hand : (story.before.theirs.get(seat) ?? []);
  const at = [held.findIndex((card) => card.code === code && card.picked), held.findIndex((card) => card.code === code)].find((n) => n >= 0);
  return at === undefined ? handOf(seat) : held.splice(at, 1)[0].at;
};
const lays = (story, seat, codes, at) => {
  const to = discards(story);
  if (!to || isCovered(story, seat)) return;
  codes.forEach((code, n) => {
    const from = fromHand(story, seat, code);
    const begins = at + n * 90;
    story.laying.push((until) => travel(`colour-${code}`, thrown(from, to), begins, CARD_MS, { until }));
    story.laid = begins + CARD_MS;
  });
};
/* What a hand has now and had not before comes from the pile */
const newIn = (cards, before) => {
  const had = before.map((card) => card.code);
  return cards.filter((card) => {
    const at = had.indexOf(card.dataset.card ?? codeIn(card));
    if (at < 0) return true;
    had.splice(at, 1);
    return false;
  });
};
const draws = (story, seat, at) => {
  const mine = isMine(story, seat);
  if (isCovered(story, seat)) return;
  const now = mine ? all(".hand .card") : theirCards(seat);
  newIn(now, mine ? story.before.hand : (story.before.theirs.get(seat) ?? [])).forEach((card, n) => {
    const to = place(card);
    if (!to) return;
    travel("colour-back", thrown(drawPile(), to), at + n * 110, CARD_MS, { seen: at });
    unseenUntil(card, at + n * 110 + CARD_MS);
  });
};

/* Meeples: each walks in hops over the table to where it stands now */
const wasAt = (story, value) => {
  const found = [...story.before.standing].find(([, one]) => one.value === value);
  if (!found) return null;
  story.before.standing.delete(found[0]);
  return found;
};
const walked = (from, to) => {
  const high = Math.max(30, Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
  return Array.from({ length: 13 }, (_, n) => {
    const t = n / 12;
    const hop = Math.abs(Math.sin(Math.PI * 3 * t)) * 14 + Math.sin(Math.PI * t) * high;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - hop, w: from.w + (to.w - from.w) * t, turn: Math.sin(Math.PI * 6 * t) * 7 };
  });
};
const walks = (story, value, to, at) => {
  const found = wasAt(story, value);
  const target = figures(`${value.split("@")[0]}@${to}`).filter((one) => !story.taken.has(one)).pop();
  const goal = place(target) || place(box(to));
  if (!found || !goal) return;
  story.taken.add(target);
  const copy = found[0].cloneNode(true);
  copy.setAttribute("class", "art");
  const mover = still(copy, "walker", goal.w);
  play(mover, walked(found[1].at, goal).map((stop) => ({ transform: moved(stop, stop.turn, stop.w / goal.w), opacity: 1 })), at, WALK_MS, { easing: "linear", fill: "none" });
  play(mover, [{ transform: moved(found[1].at, 0, found[1].at.w / goal.w), opacity: 1 }, { transform: moved(found[1].at, 0, found[1].at.w / goal.w), opacity: 1 }], 0, at, { fill: "none" });
  unseenUntil(target, at + WALK_MS);
  story.arrived.set(value, target);
};
const goes = (story, meeples, to, at) => {
  const begins = at + 260;
  meeples.forEach((value, n) => walks(story, value, to[n], begins));
  return begins + WALK_MS;
};
/* A light for who comes home: a spark flies from the box to its lantern */
const lights = (story, from, at) => {
  const lantern = all(".lights .art")[story.before.home];
  story.before.home += 1;
  const to = place(lantern);
  if (!from || !to) return;
  carry("spark", [{ ...from, size: 0.6 }, { ...raised(from, 50), size: 1.6, turn: 90 }, { ...to, size: 1.1, turn: 260 }, { ...to, size: 0.4, opacity: 0 }], at, 640);
  unseenUntil(lantern, at + 560, 0.25);
  play(lantern, [{ transform: "scale(1.7)" }, { transform: "scale(.9)" }, { transform: "none" }], at + 560, 300, { fill: "none" });
};

/* How each thing is seen; each returns when it is over */
const SEEN = {
  swapped(story, { seat, cards, meeples }, at) {
    lays(story, seat, cards, at);
    const boxes = meeples.map((value) => value.split("@")[1]);
    const done = goes(story, meeples, boxes.reverse(), at);
    draws(story, seat, done - 200);
    return done;
  },
  carried(story, { seat, cards, meeples, colour }, at) {
    lays(story, seat, cards, at);
    const done = goes(story, meeples, [colour], at);
    draws(story, seat, done - 200);
    return done;
  },
  came_home(story, { meeples }, at) {
    const one = story.arrived.get(meeples[0]);
    if (!one) return at;
    const jump = ["none", "translateY(-34%) scale(1.12)", "translateY(0) scale(1.1, .88)", "translateY(-14%)", "none"];
    play(one, jump.map((transform) => ({ transform })), at, HOP_MS, { fill: "none" });
    sparks(place(one), at + 60, 7);
    lights(story, place(one), at + 80);
    return at + HOP_MS * 0.6;
  },
  left(story, { colour }, at) {
    const found = [...story.before.standing].find(([, one]) => one.value.startsWith(`${colour}@`) && one.value !== `${colour}@${colour}`);
    if (!found) return at;
    story.before.standing.delete(found[0]);
    const { at: from } = found[1];
    const copy = found[0].cloneNode(true);
    copy.setAttribute("class", "art");
    const mover = still(copy, "walker", from.w);
    const away = { x: from.x < innerWidth / 2 ? -80 : innerWidth + 80, y: from.y - 60, w: from.w };
    play(mover, [{ transform: moved(from), opacity: 1 }, { transform: moved(from), opacity: 1 }], 0, at, { fill: "none" });
    play(mover, walked(from, away).map((stop) => ({ transform: moved(stop, stop.turn), opacity: 1 })), at, 900, { easing: "linear", fill: "none" });
    return at + 300;
  },
  renewed(story, { seat, cards }, at) {
    lays(story, seat, cards, at);
    draws(story, seat, at + 380);
    return at + NEXT_MS;
  },
  exchanged(story, { seat, cards, got, other }, at) {
    const crossing = [
      [seat, other, cards],
      [other, seat, got],
    ];
    crossing.forEach(([from, to, codes]) =>
      codes.forEach((code) => {
        const now = newIn(isMine(story, to) ? all(".hand .card") : theirCards(to), isMine(story, to) ? story.before.hand : (story.before.theirs.get(to) ?? []))[0];
        travel(`colour-${code}`, thrown(fromHand(story, from, code), place(now) || handOf(to)), at, 700);
        unseenUntil(now, at + 700);
      }),
    );
    return at + 700;
  },
  passed: (story, sight, at) => at + NEXT_MS,
};

/* The pile shows what lay there until the last card has come */
const pileWaits = (story) => {
  story.laying.forEach((go) => go(story.laid));
  if (!story.laid) return;
  if (story.before.top?.includes("#colour") && story.before.pile) {
    travel(story.before.top, [story.before.pile, story.before.pile], 0, story.laid);
    toGround();
  }
  unseenUntil($(".discard .art"), story.laid);
};
/* A box that is tidy now, and was not: it closes with joy */
const closes = (story, at) =>
  all(".box.tidy")
    .filter((one) => !story.before.tidy.includes(one.dataset.box))
    .forEach((one) => {
      unseenUntil($(".front", one), at);
      play(one, ["none", "scale(1.14, .9)", "scale(.94, 1.1)", "scale(1.05)", "none"].map((transform) => ({ transform })), at, CLOSE_MS, { fill: "none" });
      const middle = place(one);
      if (middle) sparks({ ...middle, w: middle.w * 0.7 }, at + 120, 12);
    });
const tell = (before, fresh) => {
  const news = sights().filter((sight) => sight.ply >= before.ply);
  open();
  const story = { before, laying: [], laid: 0, taken: new Set(), arrived: new Map() };
  const told = fresh ? news.reduce((begin, sight) => SEEN[sight.kind]?.(story, sight, begin) ?? begin, 0) : 0;
  if (fresh) {
    pileWaits(story);
    closes(story, told + 120);
  }
  says(Math.min(told, 600));
  start(pace(end()));
};
tellsWhatMoved(look, tell);
