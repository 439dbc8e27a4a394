/* How the table got from its last picture to this one: cards are laid, meeples walk, boxes close. */
import { $, all } from "../../js/dom.js";
import { comes, end, open, pace, play, says, sparks, start, tellsWhatMoved, toGround, travel, unseenUntil } from "../../js/table/flight.js";
import { panel, place } from "../../js/table/places.js";
import { COLLECTING, clears, placed, refills } from "./collecting/motion.js";
import { codeIn, newIn } from "./laying.js";
import { TIDYING } from "./tidying/motion.js";

const SEEN = { ...TIDYING, ...COLLECTING };
const CLOSE_MS = 520;

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
    theirs: new Map(all(".friends .panel", table).map((one) => [one.dataset.seat, placed(all(".open .tint", one))])),
    standing: new Map(all(".figure", table).map((one) => [one, { value: `${/#meeple-(\w+)/.exec($("use", one).getAttribute("href"))[1]}@${one.closest(".box").dataset.box}`, at: place(one) }])),
    open: placed(all(".open-cards .tint", table)),
    slots: all(".turned-up:not(.fallen) > li", table).map(place),
    turned: all(".turned-up:not(.fallen) > .tint", table).length,
    fallen: placed(all(".turned-up.fallen > .tint", table)),
    pile: place($(".discard .art", table)),
    top: $(".discard use", table)?.getAttribute("href"),
    tidy: all(".box.tidy", table).map((one) => one.dataset.box),
    home: all('.lights use[href*="lit"]:not([href*="unlit"])', table).length,
  };
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
/* A box that is tidy now, and was not: it closes with joy; returns when it has */
const closes = (story, at) => {
  const shut = all(".box.tidy").filter((one) => !story.before.tidy.includes(one.dataset.box));
  shut.forEach((one) => {
    unseenUntil($(".front", one), at);
    play(one, ["none", "scale(1.14, .9)", "scale(.94, 1.1)", "scale(1.05)", "none"].map((transform) => ({ transform })), at, CLOSE_MS, { fill: "none" });
    const middle = place(one);
    if (middle) sparks({ ...middle, w: middle.w * 0.7 }, at + 120, 12);
  });
  return shut.length ? at + CLOSE_MS : at;
};
/* The table of another round tells nothing of the one before */
const told = (story, news) => {
  if (news.some((sight) => sight.kind === "round_over")) return 0;
  const ends = news.reduce((begin, sight) => SEEN[sight.kind]?.(story, sight, begin) ?? begin, clears(story));
  refills(story, ends);
  pileWaits(story);
  return closes(story, ends + 120);
};
const tell = (before, fresh) => {
  const news = sights().filter((sight) => sight.ply >= before.ply);
  open();
  const out = new Set(news.filter((sight) => sight.kind === "went_out").map((sight) => sight.ply));
  const mine = before.seat === $("#table").dataset.seat ? newIn(all(".hand .card"), before.hand) : [];
  const story = { before, laying: [], laid: 0, taken: new Set(), arrived: new Map(), open: before.open.slice(), turned: before.turned, fresh: mine, out };
  const ends = fresh ? told(story, news) : 0;
  const asked = fresh && news.length && $("#table:not(.same) .ask"); // the same: a neighbour has played meanwhile
  if (asked) comes(asked, ends);
  says(asked ? ends : Math.min(ends, 700));
  start(pace(end()));
};
tellsWhatMoved(look, tell);
