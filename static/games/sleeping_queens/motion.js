/* How the table got from its last picture to this one: cards, queens and the marker travel (flight.js) above a table
   that is already what it will be. A tap, a key or the next picture ends all of it at once. */
import { $, all, make, within } from "../../js/dom.js";
import { carry, comes, end, isNumber, lasting, open, pace, play, says, sparks, start, still, tellsWhatMoved, thrown, toGround, travel, unseenUntil } from "../../js/table/flight.js";
import { TALL, beside, drawPile, handOf, heldUp, moved, panel, place, raised, seenWell, somewhere } from "../../js/table/places.js";

/* Where things are */
const queenOf = (seat, queen) => $(`.q[data-queen="${queen}"]`, panel(seat));
const bedOf = (bed) => {
  const { x, y, w } = somewhere($(`#b${bed} .art`));
  return { x: x - w * 0.23, y: y - w * 0.08, w: w * 0.28 };
};
const discardPile = (story) => place($(".discard .card")) || story.before.pile;

/* What is told: the sights of the plies that the last picture did not show */
const sights = () =>
  ($("#table").dataset.moved || "")
    .split(";")
    .filter(Boolean)
    .map((told) => {
      const [ply, kind, seat, cards, queen, bed, other] = told.split(" ");
      return { ply: Number(ply), kind, seat, cards: cards === "-" ? [] : cards.split("+"), queen, bed, other };
    });
const look = () => {
  const table = $("#table");
  return {
    seat: table.dataset.seat,
    hand: all(".hand .card", table).map((card) => ({ code: card.dataset.card, at: place(card), picked: $("input:checked", card) !== null })),
    courts: new Map(all(".panel .q", table).map((queen) => [`${queen.closest(".panel").dataset.seat} ${queen.dataset.queen}`, place(queen)])),
    beds: new Map(all(".bed.full > .art", table).map((bed) => [bed.parentNode.dataset.bed, bed])),
    pile: place($(".discard .card", table)),
    top: $(".discard .card b") ? $(".discard .card b").textContent : $(".discard use")?.getAttribute("href"),
    counted: $(".line", table) !== null,
    summed: all(".plays .chip", table).map((chip) => ({ code: chip.textContent, at: place(chip) })),
    points: new Map(all(".panel .track", table).map((track) => [track.closest(".panel").dataset.seat, pointsOn(track)])),
  };
};
const pointsOn = (track) => Number(/\bat(\d+)/.exec(track.className)[1]);
const mySeat = () => $("#table").dataset.seat;

/* From a hand: my own cards leave from where they lay, a friend's from the friend */
const fromHand = (story, seat, what) => {
  const code = what.split("-")[0];
  const mine = seat !== mySeat() ? story.summed : seat === story.before.seat ? story.hand : [];
  const found = mine.find((card) => card.code === code && card.picked) || mine.find((card) => card.code === code);
  if (!found) return handOf(seat);
  mine.splice(mine.indexOf(found), 1);
  return found.at;
};
const lay = (story, seat, what, at, { by = [], seen = at, ms = lasting("card") } = {}) => {
  const from = fromHand(story, seat, what);
  const to = discardPile(story);
  if (!to) return;
  const stops = by.length ? [from, ...by, to] : thrown(from, to);
  story.laying.push((until) => travel(what, stops, at, ms, { seen, until }));
  story.laid = at + ms;
};
const draws = (seat, many, at) => {
  if (seat === mySeat()) return; // my own are seen to come to their places
  for (let n = 0; n < Math.min(many, 5); n++) {
    const way = thrown(drawPile(), handOf(seat));
    way[way.length - 1].opacity = 0;
    travel("card-back", way, at + n * 80, lasting("card"));
  }
};

/* A queen: her bed stirs, she is lifted out, turned over, stretches among stars, and flies to a court */
const toCourt = (seat, queen) => place(queenOf(seat, queen)) || handOf(seat);
const inTheAir = (bed) => {
  const room = somewhere($(".beds"));
  const w = Math.min(room.w * 0.34, (room.h * 0.66) / TALL, 190);
  const [wide, high] = [Math.max(0, (room.w - w) / 2), Math.max(0, (room.h - w * TALL) / 2)];
  return { x: within(room.x - wide, bed.x + bed.w * 0.5, room.x + wide), y: within(room.y - high, bed.y - w * 0.3, room.y + high), w };
};
const wakes = (bed, until) => {
  const high = inTheAir(bed);
  const part = (offset) => offset * until;
  return [
    { ...bed, offset: 0 },
    { ...bed, offset: part(0.22) },
    { ...high, wide: 0.94, high: 1.06, offset: part(0.44) },
    { ...high, wide: 1.04, high: 0.96, offset: part(0.53) },
    { ...high, wide: 0.94, high: 1.13, turn: -5, offset: part(0.72) },
    { ...high, wide: 1.05, high: 0.97, turn: 5, offset: part(0.88) },
    { ...high, offset: until },
  ];
};
const sleepsUntil = (story, bed, at, stirs) => {
  const drawn = story.before.beds.get(bed);
  const now = place($(`#b${bed} .art`));
  if (!drawn || !now || story.before.seat !== mySeat()) return; // what is remembered of a bed is for one child
  const mover = still(drawn.cloneNode(true), "bed", now.w); // the bed itself may have stayed
  toGround();
  const there = (turn, by, more) => ({ transform: moved(raised(now, by), turn), opacity: 1, ...more });
  if (stirs > 0) play(mover, [there(0, 0), there(0, 0)], 0, stirs, { fill: "none" });
  play(mover, [there(0, 0), there(-4, 5), there(4, 3), there(-3, 4), there(0, 0), there(0, 0, { opacity: 0 })], stirs, at - stirs, { fill: "none" });
};
const wiggles = (element, at) => element && play(element, [0, -9, 9, -6, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })), at, 380);
const bedIsEmptyUntil = (bed, at) => all(`#b${bed} .art > :not(:first-child)`).forEach((part) => unseenUntil(part, at));
const wasAt = (story, seat, queen) => story.before.courts.get(`${seat} ${queen}`) || toCourt(seat, queen);
/* She is there: her crown rises into its slot, and her points are hopped */
const arrives = (story, seat, queen, at) => {
  unseenUntil(queenOf(seat, queen), at);
  story.landed.set(seat, at);
  const slot = all(".crowns .on", panel(seat)).pop();
  const to = place(slot);
  if (!to) return;
  const from = toCourt(seat, queen);
  unseenUntil(slot, at + 300, 0.2);
  carry("crown", [{ ...from, size: 0.6 }, { ...raised({ x: (from.x + to.x) / 2, y: Math.min(from.y, to.y), w: to.w }, 14), size: 2.4, turn: -12 }, { ...to, size: to.w / 22 }], at, 300);
  play(slot, [{ transform: "scale(1.7)" }, { transform: "scale(.85)" }, { transform: "none" }], at + 300, 260, { fill: "none" });
};

/* Two of a number meet; what they make stands in the tray */
const twinsMeet = (story, seat, number, at) => {
  const high = heldUp(discardPile(story) || somewhere($(".piles")));
  const ms = lasting("twins");
  [-0.54, 0.54].forEach((side) => {
    const near = { ...high, x: high.x + side * high.w };
    const apart = { ...near, x: near.x + side * 24 };
    lay(story, seat, number, at, { ms, by: [{ ...apart, offset: 0.26 }, { ...near, high: 1.06, offset: 0.34 }, { ...near, offset: 0.8 }] });
  });
  sparks(high, at + ms * 0.34);
  return ms;
};

/* How each thing is seen; each returns when its ply is over */
const SEEN = {
  discarded(story, { seat, cards }, at) {
    if (cards.length === 2 && cards[0] === cards[1]) {
      const ms = twinsMeet(story, seat, cards[0], at);
      draws(seat, 2, at + ms - 200);
      return at + ms;
    }
    if (seat !== mySeat()) story.summed = [...story.before.summed];
    const apart = Math.min(80, 240 / cards.length);
    cards.forEach((what, n) => lay(story, seat, what, at + n * apart, { seen: at }));
    draws(seat, cards.length, at + 320);
    return at + lasting("next");
  },
  king(story, { seat, cards }, at) {
    lay(story, seat, cards[0], at);
    draws(seat, 1, at + 300);
    return at + 260;
  },
  woke(story, { seat, cards, queen, bed }, at) {
    const sleeper = bedOf(bed);
    let from = at;
    if (cards[0] === "queen-rose") {
      carry("spark", [toCourt(seat, "rose"), { ...toCourt(seat, "rose"), size: 3, turn: 90 }, { ...sleeper, size: 2, turn: 200 }, { ...sleeper, opacity: 0 }], at, 520);
      sparks(sleeper, at + 320, 6);
      from = at + 300;
    }
    const ends = from + lasting("wake");
    const flies = 0.7;
    const high = inTheAir(sleeper);
    travel(`queen-${queen}`, [...wakes(sleeper, flies), ...thrown(high, toCourt(seat, queen), { begin: flies, lift: 20 }).slice(1)], from, lasting("wake"), { over: [0.2, 0.34], seen: from + lasting("wake") * 0.16 });
    sleepsUntil(story, bed, from + lasting("wake") * 0.32, from);
    sparks(high, from + lasting("wake") * 0.38, 10);
    arrives(story, seat, queen, ends);
    return ends;
  },
  bounced(story, { queen, seat, bed }, at) {
    const home = bedOf(bed);
    const high = inTheAir(home);
    const ms = lasting("bounce");
    wiggles(queenOf(seat, queen === "cat" ? "dog" : "cat"), at + ms * 0.44);
    travel(`queen-${queen}`, [{ ...home, offset: 0 }, { ...home, offset: 0.16 }, { ...high, offset: 0.36 }, { ...high, turn: -10, offset: 0.5 }, { ...high, turn: 10, offset: 0.62 }, ...thrown(high, home, { begin: 0.72, lift: 10 })], at, ms, { over: [0.18, 0.32], seen: at + ms * 0.1 });
    sleepsUntil(story, bed, at + ms * 0.24, at);
    bedIsEmptyUntil(bed, at + ms);
    return at + ms;
  },
  attacked(story, { seat, cards, queen, other }, at) {
    const aim = wasAt(story, other, queen);
    const near = beside(aim, seenWell(aim.w));
    lay(story, seat, cards[0], at, { ms: lasting("ride"), by: [{ ...near, offset: 0.42 }, { ...raised(near, 12), offset: 0.52, turn: -6 }, { ...near, offset: 0.6 }, { ...near, offset: 0.7 }] });
    wiggles(queenOf(other, queen), at + 460);
    return at + lasting("ride");
  },
  stole(story, { seat, cards, queen, other }, at) {
    const [from, to] = [wasAt(story, other, queen), toCourt(seat, queen)];
    const part = (n) => ({ x: from.x + (to.x - from.x) * n, y: from.y + (to.y - from.y) * n, w: seenWell(0) });
    const aside = (where, side) => ({ ...where, x: where.x + side * where.w * 0.42 });
    const hop = (n, by, side, offset, turn) => ({ ...raised(aside(part(n), side), by), turn, offset });
    const ride = (a, side) => [{ ...a, offset: 0 }, { ...raised(a, 12), offset: 0.14 }, hop(0.2, 22, side, 0.28, 4), hop(0.35, 4, side, 0.38, -3), hop(0.5, 22, side, 0.5, 4), hop(0.65, 4, side, 0.6, -3), hop(0.8, 20, side, 0.72, 3)];
    const gone = beside(to);
    travel(cards[0], [...ride(beside(from), -1), { ...gone, offset: 0.88 }, { ...gone, opacity: 0, offset: 1 }], at, lasting("ride"));
    travel(`queen-${queen}`, [...ride(from, 1), { ...to, offset: 0.88 }, { ...to, wide: 1.12, high: 0.9, offset: 0.94 }, { ...to, offset: 1 }], at, lasting("ride"));
    arrives(story, seat, queen, at + lasting("ride"));
    story.landed.set(other, at + lasting("ride") * 0.14);
    return at + lasting("ride");
  },
  slept(story, { cards, queen, bed, other }, at) {
    const from = wasAt(story, other, queen);
    const big = { ...from, w: seenWell(from.w) };
    const flask = beside(big);
    const over = { ...flask, y: flask.y - big.w * 0.4 };
    travel(`queen-${queen}`, [{ ...from, offset: 0 }, { ...big, offset: 0.2 }, { ...big, offset: 0.34, turn: 6 }, { ...big, offset: 0.46, turn: -10, high: 0.92 }, ...thrown(big, bedOf(bed), { begin: 0.52 })], at, lasting("ride"), { over: [0.66, 0.84], back: "last" });
    travel(cards[0], [{ ...over, opacity: 0, offset: 0 }, { ...over, offset: 0.1 }, { ...over, turn: -70, offset: 0.26 }, { ...over, turn: -62, offset: 0.34 }, { ...over, turn: -70, offset: 0.42 }, { ...over, turn: -70, opacity: 0, offset: 0.54 }, { ...over, opacity: 0, offset: 1 }], at, lasting("ride"));
    bedIsEmptyUntil(bed, at + lasting("ride"));
    story.landed.set(other, at + lasting("ride") * 0.5);
    return at + lasting("ride");
  },
  blocked(story, { seat, cards, queen, other }, at) {
    const [shield, attack] = cards;
    const aim = wasAt(story, seat, queen);
    const large = seenWell(aim.w);
    const enemy = beside({ ...aim, w: large }, large);
    const guard = { ...aim, w: large * 1.15 };
    lay(story, seat, shield, at, { ms: lasting("ride"), by: [{ ...guard, offset: 0.24 }, { ...guard, offset: 0.36, turn: -7, wide: 1.12, high: 1.12 }, { ...guard, offset: 0.48, turn: 5 }, { ...guard, offset: 0.66 }] });
    if (shield.startsWith("wand")) {
      sparks(enemy, at + 300);
      travel(attack, [{ ...enemy, offset: 0 }, { ...enemy, turn: 8, offset: 0.3 }, { ...enemy, turn: -10, wide: 1.1, high: 1.1, offset: 0.42 }, { ...enemy, wide: 0.3, high: 0.3, opacity: 0, offset: 0.6 }, { ...enemy, opacity: 0, offset: 1 }], at, lasting("ride"));
    } else {
      const far = { ...handOf(other), w: large, wide: -1 };
      travel(attack, [{ ...enemy, offset: 0 }, { ...enemy, offset: 0.28 }, { ...raised(enemy, 8), wide: -1, offset: 0.42 }, { ...far, offset: 0.92 }, { ...far, opacity: 0, offset: 1 }], at, lasting("ride"));
    }
    draws(seat, 1, at + 640);
    draws(other, 1, at + 720);
    return at + lasting("ride");
  },
  jester(story, { seat, cards }, at) {
    lay(story, seat, cards[0], at);
    return at + lasting("card");
  },
  flipped(story, { seat, cards }, at) {
    const [what] = cards;
    const pile = drawPile();
    const high = heldUp(pile);
    const up = [{ ...pile, offset: 0 }, { ...high, offset: 0.36 }, { ...high, turn: 3, offset: 0.48 }, { ...high, offset: 0.64 }];
    const ms = lasting("flip");
    if (isNumber(what)) {
      story.laying.push((until) => travel(what, [...up, { ...(discardPile(story) || pile), offset: 1 }], at, ms, { over: [0.12, 0.38], until }));
      story.laid = at + ms;
    } else if (seat !== mySeat()) travel(what, [...up, { ...handOf(seat), offset: 1 }], at, ms, { over: [0.12, 0.38] });
    else story.won = { what, at, ms, up };
    return at + ms;
  },
  /* All that was laid goes back, turned over; two halves of the pile are pushed into each other */
  shuffled(story, sight, at) {
    const pile = drawPile();
    const from = story.before.pile || pile;
    const begins = Math.max(at, story.laid);
    if (story.before.pile) story.laid = begins;
    for (let n = 0; n < 5; n++) travel("card-back", thrown(from, pile, { lift: n % 2 ? 24 : 8 }), begins + n * 60, lasting("card"), { seen: begins });
    const mixes = begins + lasting("card") + 160;
    const half = pile.w * 0.56;
    for (let n = 0; n < 6; n++) {
      const side = n % 2 ? 1 : -1;
      const apart = { ...pile, x: pile.x + side * half, y: pile.y - n * 3, turn: side * 7 };
      travel("card-back", [{ ...pile, offset: 0 }, { ...apart, offset: 0.35 }, { ...apart, offset: 0.42 + n * 0.07 }, { ...pile, offset: Math.min(1, 0.64 + n * 0.07) }, { ...pile, offset: 1 }], mixes, 620, { seen: mixes });
    }
    return mixes + 620;
  },
};

/* My own hand: what is new comes from the draw pile and turns over; what stays moves up, unless it may be tapped */
const handFills = (story, at) => {
  if (story.before.seat !== mySeat() || !story.before.hand.length) return;
  const left = [...story.hand].sort((a, b) => a.at.x - b.at.x);
  let fresh = 0;
  all(".hand .card").forEach((card) => {
    const to = place(card);
    const known = left.findIndex((one) => one.code === card.dataset.card);
    if (known >= 0) {
      const [{ at: was }] = left.splice(known, 1);
      if (was.x !== to.x && !$("input", card)) play(card, [{ transform: `translateX(${was.x - to.x}px)` }, { transform: "none" }], at, 260);
      return;
    }
    const what = $("b", card)?.textContent || $("use", card).getAttribute("href");
    const won = story.won && what.endsWith(`#${story.won.what}`) ? story.won : null;
    const start = won ? won.at : at + fresh * 70;
    const ms = won ? won.ms : lasting("card");
    travel(what, won ? [...won.up, { ...to, offset: 1 }] : thrown(drawPile(), to), start, ms, { over: won ? [0.12, 0.38] : [0.4, 0.8] });
    unseenUntil(card, start + ms);
    fresh += won ? 0 : 1;
  });
};

/* The marker hops from five to five, after the queen has come */
const markerHops = (story) => {
  all(".panel .track").forEach((track) => {
    const seat = track.closest(".panel").dataset.seat;
    const [was, now] = [story.before.points.get(seat), pointsOn(track)];
    const marker = $("i", track);
    if (was === undefined || was === now || !marker.offsetParent) return;
    const goal = Number(/\bof(\d+)/.exec(track.className)[1]);
    const five = ((track.clientWidth - parseFloat(getComputedStyle(track).paddingRight)) * 5) / goal;
    const hops = (now - was) / 5;
    const frames = [];
    for (let n = 0; n <= Math.abs(hops); n++) {
      const x = -Math.sign(hops) * (Math.abs(hops) - n) * five;
      if (n) frames.push({ transform: `translate(${x - (Math.sign(hops) * five) / 2}px, -14px) scale(1.25)`, easing: "ease-in" });
      frames.push({ transform: `translateX(${x}px)`, easing: "ease-out" });
    }
    play(marker, frames, story.landed.get(seat) || 0, Math.min(1100, lasting("marker") * Math.abs(hops)), { easing: "linear" });
  });
};

/* The card that a child lays for a friend: into the gap, and back to its place where it does not fit */
let tapped = null;
document.addEventListener("click", ({ target }) => {
  const card = target.closest?.("#answer .laid .number");
  tapped = card ? { what: card.value, at: place(card) } : null;
});
const isLaid = () => {
  const { what, at } = tapped || {};
  tapped = null;
  const chip = all(".answered .chip").filter((one) => one.textContent === what).pop();
  const fits = $(".answered.right") !== null;
  const gap = place(fits ? chip : $(".ask :is(.slot, .face-down)"));
  if (!gap || !at) return;
  const card = make("i", `chip n${what}`, what);
  if (fits) {
    travel(card, thrown(at, gap), 0, lasting("card"));
    unseenUntil(chip, lasting("card"));
    return sparks(gap, lasting("card"));
  }
  const home = place($(`.ask .number[value="${what}"]`)) || at;
  travel(card, [...thrown(at, gap, { until: 0.36 }), { ...gap, turn: -6, offset: 0.5 }, { ...gap, turn: 6, offset: 0.6 }, { ...home, offset: 1 }], 0, 3 * lasting("card"));
};

/* The jester himself hops along the seats, in time with the line (hops.js) */
const hopsAt = () => Number(getComputedStyle($(".line")).getPropertyValue("--hops-ms"));
const jesterHops = (story) => {
  const jester = ($("#table").dataset.art || "").split(" ").find((address) => address.includes("#jester"));
  const seats = all(".line li").map((step) => place($(".face", panel(step.dataset.seat))));
  if (story.before.counted || !jester || !seats.length || !seats.every(Boolean)) return;
  const ms = seats.length * lasting("count") + 500;
  const at = hopsAt();
  const part = (n) => (n * lasting("count")) / ms;
  const on = ({ x, y, w }) => ({ x, y: y - w * 0.1, w: w * 0.72 });
  const stops = seats.flatMap((seat, n) => {
    const [now, next] = [on(seat), on(seats[n + 1] || seat)];
    const top = { x: (now.x + next.x) / 2, y: Math.min(now.y, next.y) - now.w * 0.4, w: now.w, turn: Math.sign(next.x - now.x) * 14 };
    return [{ ...now, wide: 1.16, high: 0.84, how: "ease-out", offset: part(n) }, { ...top, how: "ease-in", offset: part(n + 0.55) }];
  });
  const last = on(seats[seats.length - 1]);
  travel(jester, [...stops, { ...last, offset: part(seats.length) }, { ...last, opacity: 0, offset: 1 }], at, ms, { easing: "linear" });
};

/* The pile shows what lay there until the last card has come */
const pileWaits = (story) => {
  story.laying.forEach((go) => go(story.laid));
  if (!story.laid) return;
  if (story.before.top && story.before.pile) {
    travel(story.before.top, [story.before.pile, story.before.pile], 0, story.laid);
    toGround();
  }
  unseenUntil($(".discard .card"), story.laid);
};

/* Who speaks waits until it has been seen; who says whom the count has reached, until it is done */
const countLasts = (before) => (before.counted || !$(".line") ? 0 : hopsAt() + ($(".watch .begins") ? 0 : all(".line li").length * lasting("count")));
const tell = (before, fresh) => {
  const news = sights().filter((sight) => sight.ply >= before.ply);
  open();
  const story = { before, hand: before.hand.slice(), summed: [], laying: [], laid: 0, landed: new Map(), won: null };
  const told = fresh ? news.reduce((begin, sight) => SEEN[sight.kind](story, sight, begin), 0) : 0;
  if (fresh) {
    pileWaits(story);
    handFills(story, news.some((sight) => sight.queen !== "-" || sight.kind === "flipped") ? Math.max(0, told - 120) : 260); // one thing after the other
    const asked = news.length && $("#table:not(.same) .stage :is(.ask, .attack)"); // the same: a neighbour has played meanwhile
    if ($("#beat")) play($(".beat-of"), [{ transform: "none" }, { transform: "scale(1.14)" }, { transform: "none" }], told, 420);
    else if (asked) comes(asked, told);
    unseenUntil($(".guess"), told);
    $(".begins")?.style.setProperty("--hops-ms", told + lasting($(".guess") ? "guess" : "turned"));
  }
  const turn = Math.max(told, countLasts(before));
  says(turn);
  if (turn > 0) $("#table").classList.add("coming");
  markerHops(story);
  isLaid();
  jesterHops(story);
  const quick = $(".line") ? 1 : pace(end());
  $("#table").style.setProperty("--seen-ms", told / quick);
  start(quick);
};

/* It is not my turn before what a friend has done is there; a tap ends the waiting */
["kidsq:said", "kidsq:asked"].forEach((kind) => document.addEventListener(kind, () => $("#beat") || $("#table").classList.remove("coming")));

tellsWhatMoved(look, tell);
