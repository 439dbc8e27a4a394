/* How what happens where all tidy up is seen: meeples change places, come home, leave; lights go on. */
import { $, all } from "../../../js/dom.js";
import { carry, play, sparks, thrown, travel, unseenUntil } from "../../../js/table/flight.js";
import { handOf, place, raised } from "../../../js/table/places.js";
import { NEXT_MS, WALK_MS, draws, fromHand, isMine, lays, newIn, strolls, theirCards, walks } from "../laying.js";

const HOP_MS = 420;

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
export const TIDYING = {
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
    strolls(found[0], from, { x: from.x < innerWidth / 2 ? -80 : innerWidth + 80, y: from.y - 60, w: from.w }, at, 900);
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
