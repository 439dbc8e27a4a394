/* The end, before it is told: the queen who wins rises from her bed and all dance; who has not won is not alone, either.
   A tap, a key or six seconds (four, with older children), and what was won stands there (flight.js ends it). */
import { $, all, make, within } from "../../js/dom.js";
import { comes, isStill, open, picture, play, sparks, start, still, stop, travel, unseenUntil } from "../../js/table/flight.js";
import { TALL, moved } from "../../js/table/places.js";
import { silence, silenced } from "../../js/silence.js";

const isOlder = () => document.documentElement.dataset.band === "older";
const lasts = () => (isOlder() ? 4200 : 5600);
const TELLING = ".over-panel :is(h2, .end-line, .went-well, [data-tell])";

/* Who is there: addresses of their drawings */
const drawnIn = (query) => all(`.over-panel ${query} use`).map((use) => use.getAttribute("href"));
const cast = () => {
  const told = ($("#table").dataset.moved || "").split(";").map((sight) => sight.split(" "));
  const won = drawnIn(".panel.won .q");
  const [, happened, , , woken] = told[told.length - 1];
  const last = ["woke", "stole"].includes(happened) ? won.find((address) => address.endsWith(`#queen-${woken}`)) : null;
  const queen = last || won[won.length - 1];
  const { friends, ...rest } = $("#finale").dataset;
  const winner = drawnIn(".winners .face")[0];
  const who = (face) => /#friend-[a-z]+|$/.exec(face ?? "")[0];
  const seated = [...new Set(drawnIn(".face"))].filter((face) => face.includes("#friend-")).map((face) => face.replace(/#(friend-[a-z]+).*/, "#$1-happy"));
  return {
    ...rest,
    lit: Number($(".over-panel").dataset.lanterns),
    full: $(".favour") !== null,
    queen,
    court: won.filter((address) => address !== queen),
    friends: [...new Set([...seated, ...friends.trim().split(" ")])].filter((face) => who(face) !== who(winner)),
    me: drawnIn(".treasure > .face")[0],
    mine: drawnIn(".treasure:not(.won) .q"),
    wave: drawnIn(".waving")[0],
    winner,
  };
};

/* Somebody of this width on the stage; `along` is where they are when, each place with offset, and turn, wide, high, opacity where they differ */
const actor = (address, name, w) => still(picture(address), `actor ${name}`, w);
const light = (name, w) => still(make("i"), `actor ${name}`, w);
const plays = (mover, along, at, ms, easing = "ease-in-out") =>
  play(mover, along.map(({ offset, turn = 0, wide = 1, high = wide, opacity = 1, how, ...where }) => ({ transform: moved(where, turn, wide, high), opacity, ...(how && { easing: how }), ...(offset !== undefined && { offset }) })), at, ms, { easing });
const room = (name, until) => {
  const ground = still(make("i"), name, 0);
  play(ground, [{ opacity: 1 }, { opacity: 1, offset: 0.94 }, { opacity: 0 }], 0, until);
};
/* Up and down, from one side to the other, until all is over */
const BEAT_MS = 440;
const dances = (mover, place, at, { from, hop = place.w * 0.3, lean = 10, first = 1, until = lasts() }) => {
  const ms = until - at;
  const lively = isOlder() ? 0.45 : 1;
  const beats = Math.max(2, Math.floor((ms - 500) / BEAT_MS));
  const along = [{ ...from, opacity: 1, offset: 0 }];
  for (let n = 0; n < beats; n++) {
    const side = (n + first) % 2 ? 1 : -1;
    const part = (more) => (500 + (n + more) * BEAT_MS) / (ms + 60);
    along.push({ ...place, wide: 1.06, high: 0.94, turn: side * lean * lively * 0.3, offset: part(0) }, { ...place, y: place.y - hop * lively, wide: 0.97, high: 1.05, turn: side * lean * lively, offset: part(0.5) });
  }
  plays(mover, [...along, { ...place, opacity: 0, offset: 1 }], at, ms);
};
const falls = (many, at, kind) => {
  for (let n = 0; n < many; n++) {
    const bit = still(make("i"), kind, 0);
    const random = (k) => Math.abs(Math.sin(n * 12.9898 + k * 78.233) * 43758.5453) % 1; // the same at each end: chance adds nothing here
    const x = innerWidth * ((n + random(1)) / many);
    const drift = (random(2) - 0.5) * 160;
    const spin = 240 + random(3) * 480;
    const along = [0, 0.33, 0.66, 1].map((offset) => ({ x: x + drift * offset + Math.sin(offset * 9 + n) * 22, y: -30 + (innerHeight + 60) * offset, turn: spin * offset, wide: Math.cos(offset * 14 + n) * 0.4 + 0.9, high: 1, offset }));
    plays(bit, along, at + random(4) * 1700, 1700 + random(5) * 900, "linear");
  }
};
const spread = (many, w) => [...Array(many).keys()].map((n) => innerWidth / 2 + (n - (many - 1) / 2) * w);
/* Friends look over the lower edge: as many as have room */
const crowd = (winner, friends, crown, at, until) => {
  const w = within(58, Math.min(innerHeight * 0.17, innerWidth / 5.2), 130);
  const many = within(3, Math.floor(innerWidth / (w * 1.02)), friends.length + 1);
  const middle = Math.floor(many / 2);
  spread(many, Math.min(innerWidth / many, w * 1.5)).forEach((x, n) => {
    const place = { x, y: innerHeight - w * 0.36, w };
    const how = { from: { ...place, y: innerHeight + w }, first: n, until, hop: w * 0.3 };
    if (n !== middle || !winner) return dances(actor(friends[n > middle && winner ? n - 1 : n], "friend", w), place, at + n * 90, how);
    const own = { ...place, y: innerHeight - w * 0.56 };
    dances(actor(winner, "face", w), own, at, { ...how, lean: 5 });
    if (!winner.includes("#royal")) dances(actor(crown, "crowned", w * 0.6), { ...own, y: own.y - w * 0.58 }, at, { ...how, lean: 5 });
  });
};

/* The lanterns that were lit for friends hang above all: one after the other flares up and lights the stage, so that more of
   them make it brighter. Where none was lit none hangs there. */
const HUNG = 14;
const hang = (lit, at, until) => {
  const many = Math.min(lit, HUNG);
  const every = Math.min(150, 1100 / many);
  const w = within(16, innerWidth / 34, 30);
  const calm = document.documentElement.dataset.theme === "calm";
  spread(many, Math.min(innerWidth / (many + 1), w * 3.2)).forEach((x, n) => {
    const sag = 1 - (2 * (n + 0.5) / many - 1) ** 2;
    const place = { x, y: innerHeight * (0.045 + 0.035 * sag) + w * 0.6, w };
    const ms = until - 300;
    const flares = (300 + at + n * every) / ms;
    const big = calm ? 1.1 : 1.7;
    const sways = [0.25, 0.5, 0.75].map((part, k) => ({ ...place, turn: calm ? 0 : (k + n) % 2 ? 6 : -6, offset: flares + 0.12 + (0.82 - flares) * part }));
    const wide = Math.max(w * 9, innerHeight * 0.34);
    const pool = { ...place, y: place.y + wide * 0.2, w: wide };
    plays(light("lights", wide), [{ ...pool, opacity: 0, offset: 0 }, { ...pool, opacity: 0, offset: flares }, { ...pool, opacity: 0.9, offset: flares + 0.03 }, { ...pool, opacity: 0.6, offset: flares + 0.1 }, { ...pool, opacity: 0.6, offset: 0.95 }, { ...pool, opacity: 0, offset: 1 }], 300, ms);
    plays(light("lantern", w), [{ ...place, opacity: 0, offset: 0 }, { ...place, opacity: 0.45, offset: 0.03 }, { ...place, opacity: 0.45, offset: flares }, { ...place, wide: big, offset: flares + 0.03 }, { ...place, offset: flares + 0.1 }, ...sways, { ...place, offset: 0.95 }, { ...place, opacity: 0, offset: 1 }], 300, ms);
    sparks(place, 300 + at + n * every, 5);
  });
};

/* Won: she stirs, rises, her court comes, everybody dances */
const RISES_MS = 2100;
const won = ({ queen, court, winner, friends, owl, bed, blanket, crown, lit, full }) => {
  const [W, H] = [innerWidth, innerHeight];
  room("festive", lasts());
  hang(lit, 500, lasts());
  const w = within(96, (H * 0.4) / TALL, Math.min(250, W * 0.44));
  const large = { x: W / 2, y: H * 0.38, w };
  const wide = Math.min(W * 0.7, H * 0.62, 460);
  const couch = { x: W / 2, y: H * 0.62, w: wide };
  const asleep = { x: couch.x - wide * 0.22, y: couch.y - wide * 0.09, w };
  if (queen) {
    const beds = [actor(bed, "couch", wide), actor(queen.replace("#queen-", "#sleeper-"), "sleeper", wide * 0.383), actor(blanket, "couch", wide)];
    const rests = (there, part) => [
      { ...there, y: there.y + 20, opacity: 0, offset: 0 },
      ...[[0.1, 0], [0.3, 0], [0.36, -2], [0.42, 2], [0.48, -2]].map(([offset, turn]) => ({ ...there, turn, offset })),
      ...part(there),
    ];
    const stays = (there) => [{ ...there, offset: 0.56 }, { ...there, offset: 0.86 }, { ...there, y: there.y + 60, opacity: 0, offset: 1 }];
    const leaves = (there) => [{ ...there, y: there.y - 10, offset: 0.52 }, { ...there, y: there.y - 30, wide: 0.7, opacity: 0, offset: 0.58 }, { ...there, opacity: 0, offset: 1 }];
    const slips = (there) => [{ ...there, x: there.x + wide * 0.05, offset: 0.54 }, { ...there, x: there.x + wide * 0.2, wide: 0.5, opacity: 0, offset: 0.62 }, { ...there, opacity: 0, offset: 1 }];
    plays(beds[0], rests(couch, stays), 0, 2500);
    plays(beds[1], rests({ ...asleep, y: asleep.y - wide * 0.005 }, leaves), 0, 2500);
    plays(beds[2], rests(couch, slips), 0, 2500);
    const up = (offset, how) => ({ ...large, offset, ...how });
    const rises = travel(queen, [{ ...asleep, wide: 0.4, high: 0.4, opacity: 0, offset: 0 }, { ...asleep, y: asleep.y - w * 0.1, wide: 0.46, high: 0.46, offset: 0.02 }, { ...asleep, y: asleep.y - w * 0.24, wide: 0.5, high: 0.56, offset: 0.08 }, up(0.17, { wide: 0.94, high: 1.1 }), up(0.22, { wide: 1.08, high: 0.93 }), up(0.27, { turn: -5, high: 1.08 }), up(0.32, { turn: 5, high: 1.06 }), up(0.37), ...[0, 1, 2, 3, 4, 5].map((n) => up(0.44 + n * 0.09, { turn: n % 2 ? 5 : -5, y: large.y - (n % 2 ? 0 : w * 0.07) })), up(1, { opacity: 0, wide: 0.8, high: 0.8 })], 1250, lasts() - 1250);
    rises.classList.add("hero");
    [RISES_MS - 300, RISES_MS + 300, RISES_MS + 1500].forEach((at, n) => sparks(large, at, 10 + 2 * n));
  }
  const small = w * (W < 700 ? 0.46 : 0.62);
  court.slice(0, 4).forEach((address, n) => {
    const side = n % 2 ? 1 : -1;
    const far = Math.min(W / 2 - small * 0.6, w * 0.66 + small * (0.55 + Math.floor(n / 2) * 1.05));
    const there = { x: W / 2 + side * far, y: H * (W < 700 ? 0.2 + Math.floor(n / 2) * 0.2 : 0.36), w: small };
    const dancing = [...Array(7).keys()].map((k) => ({ ...there, turn: (k + n) % 2 ? 7 : -7, y: there.y - ((k + n) % 2 ? small * 0.1 : 0), offset: 0.2 + k * 0.125 }));
    travel(address, [{ ...there, y: H + small, offset: 0 }, ...dancing, { ...there, opacity: 0, offset: 1 }], RISES_MS + n * 130, lasts() - RISES_MS - n * 130);
  });
  crowd(winner, friends, crown, RISES_MS - 200, lasts());
  flies(owl, [{ x: -80, y: H * 0.3 }, { x: W * 0.16, y: H * 0.62 }, { x: W * 0.5, y: H * 0.08 }, { x: W * 0.84, y: H * 0.6 }, { x: W + 80, y: H * 0.25 }], RISES_MS + 100, lasts() - RISES_MS - 200, full && crown);
  falls(((W < 700 ? 34 : 60) + 4 * lit) * (isOlder() ? 0.6 : 1), RISES_MS - 200, "confetti");
};
/* The owl on her way; where all lanterns shine she wears a crown */
const flies = (owl, places, at, ms, crown) => {
  const w = within(64, innerHeight * 0.15, 120);
  const last = places.length - 1;
  const flown = (up) => places.flatMap((place, n) => {
    const next = places[n + 1];
    const here = { ...place, y: place.y - up, w, turn: n % 2 ? 8 : -8, offset: n / last };
    return next ? [here, { x: (place.x + next.x) / 2, y: (place.y + next.y) / 2 - 24 - up, w, high: 0.92, wide: 1.06, offset: (n + 0.5) / last }] : [here];
  });
  plays(actor(owl, "owl", w), flown(0), at, ms);
  if (crown) plays(actor(crown, "crowned", w * 0.5), flown(w * 0.5), at, ms);
};

/* Not won: good night. Friends come close, the owl brings something warm, whoever has won a cookie, and a queen who sleeps waves */
const warm = ({ me, mine, winner, friends, owl, cocoa, cookie, heart, crown, lit, bed, blanket, sleeper, wave }) => {
  const [W, H] = [innerWidth, innerHeight];
  room("cosy", lasts());
  hang(lit, 900, lasts());
  const w = within(110, H * 0.3, Math.min(220, W * 0.42));
  const middle = { x: W / 2, y: H * 0.52, w };
  const near = w * 0.74;
  const others = friends.slice(0, 4);
  others.forEach((friend, n) => {
    const side = n % 2 ? 1 : -1;
    const behind = n < 2 ? 1 : 0.86;
    const close = { x: W / 2 + side * w * (n < 2 ? 0.72 : 0.5), y: H * 0.52 + w * (n < 2 ? 0.16 : -0.5), w: near };
    const hug = (offset, turn) => ({ ...close, turn: -side * turn, wide: behind, offset });
    plays(actor(friend, "friend", near), [{ ...close, x: W / 2 + side * (W / 2 + w), wide: behind, offset: 0 }, { ...close, x: close.x + side * w * 0.4, y: close.y - 20, wide: behind, offset: 0.12 }, hug(0.22, 14), hug(0.36, 8), hug(0.5, 15), hug(0.64, 8), hug(0.78, 14), hug(0.92, 10), { ...hug(1, 10), opacity: 0 }], 300 + n * 200, lasts() - 300 - n * 200);
  });
  const sits = (offset, more) => ({ ...middle, offset, ...more });
  plays(actor(me, "face", w), [sits(0, { opacity: 0, wide: 0.8 }), sits(0.08), sits(0.24), sits(0.3, { wide: 1.05, high: 0.96 }), sits(0.42), sits(0.56, { turn: -3 }), sits(0.7, { turn: 3 }), sits(0.84, { turn: -2, wide: 1.03 }), sits(0.94), sits(1, { opacity: 0 })], 0, lasts());
  const small = Math.min(w * 0.5, W / 5.6, (H * 0.2) / TALL);
  spread(Math.min(4, mine.length), small * 1.3).forEach((x, n) => {
    const there = { x, y: H * 0.17, w: small };
    travel(mine[n], [{ ...there, y: there.y - 30, opacity: 0, offset: 0 }, { ...there, offset: 0.16 }, ...[0, 1, 2, 3, 4].map((k) => ({ ...there, turn: (k + n) % 2 ? 4 : -4, offset: 0.26 + k * 0.14 })), { ...there, opacity: 0, offset: 1 }], 1500 + n * 160, lasts() - 1500 - n * 160);
  });
  const cup = { x: W / 2, y: H * 0.52 + w * 0.62, w: w * 0.52 };
  const away = { x: -w, y: H * 0.3, w: cup.w };
  const beside = { x: Math.max(w * 0.4, W / 2 - w * 0.66), y: cup.y, w: w * 0.6 };
  plays(actor(owl, "owl", beside.w), [{ ...beside, x: away.x, y: away.y, offset: 0 }, { ...beside, x: beside.x + w * 0.2, y: cup.y - w * 0.2, offset: 0.34 }, { ...beside, offset: 0.44 }, ...[0, 1, 2, 3, 4].map((k) => ({ ...beside, wide: k % 2 ? 1.08 : 0.95, high: k % 2 ? 0.95 : 1.05, offset: 0.5 + k * 0.1 })), { ...beside, opacity: 0, offset: 1 }], 1300, lasts() - 1300);
  plays(actor(cocoa, "cocoa", cup.w), [{ ...cup, x: away.x + beside.w * 0.4, y: away.y + 20, offset: 0 }, { ...cup, y: cup.y - w * 0.2, offset: 0.34 }, { ...cup, wide: 1.1, high: 0.92, offset: 0.4 }, { ...cup, offset: 0.46 }, { ...cup, offset: 0.92 }, { ...cup, opacity: 0, offset: 1 }], 1300, lasts() - 1300);
  if (winner && winner !== me) {
    const d = w * 0.6;
    const there = { x: Math.min(W - d * 0.6, W / 2 + w * 0.8), y: H * 0.52 + w * 0.56, w: d };
    dances(actor(winner, "face", d), there, 900, { from: { ...there, x: W + d }, hop: d * 0.1, lean: 5 });
    dances(actor(crown, "crowned", d * 0.6), { ...there, y: there.y - d * 0.56 }, 900, { from: { ...there, x: W + d }, hop: d * 0.1, lean: 5 });
    const given = { x: W / 2 + w * 0.4, y: H * 0.52 + w * 0.4, w: w * 0.4 };
    const brought = { ...given, x: there.x - d * 0.3, y: there.y + d * 0.2 };
    plays(actor(cookie, "cookie", given.w), [{ ...brought, x: W + d, offset: 0 }, { ...brought, offset: 0.14 }, { ...brought, offset: 0.36 }, { ...given, y: given.y - w * 0.2, turn: 14, offset: 0.44 }, { ...given, wide: 1.16, high: 0.9, offset: 0.5 }, { ...given, offset: 0.56 }, { ...given, turn: -6, offset: 0.76 }, { ...given, offset: 0.94 }, { ...given, opacity: 0, offset: 1 }], 900, lasts() - 900);
  }
  if (sleeper) {
    const wide = within(110, H * 0.24, W * 0.3);
    const rests = { x: wide * 0.62, y: H - wide * 0.42, w: wide };
    const head = { x: rests.x - wide * 0.22, y: rests.y - wide * 0.095, w: wide * 0.383 };
    const hand = { x: rests.x + wide * 0.07, y: rests.y - wide * 0.16, w: wide * 0.18 };
    const calm = (there) => [{ ...there, opacity: 0, offset: 0 }, { ...there, offset: 0.1 }, { ...there, offset: 0.94 }, { ...there, opacity: 0, offset: 1 }];
    plays(actor(bed, "couch", wide), calm(rests), 600, lasts() - 600);
    plays(actor(sleeper, "sleeper", head.w), calm(head), 600, lasts() - 600);
    plays(actor(blanket, "couch", wide), calm(rests), 600, lasts() - 600);
    plays(actor(wave, "waving", hand.w), [{ ...hand, opacity: 0, offset: 0 }, { ...hand, y: hand.y + 10, opacity: 0, offset: 0.1 }, ...[0, 1, 2, 3, 4, 5].map((n) => ({ ...hand, turn: n % 2 ? 20 : -12, offset: 0.18 + n * 0.12 })), { ...hand, opacity: 0, offset: 1 }], 1600, lasts() - 1600);
  }
  for (let n = 0; n < (isOlder() ? 4 : 9); n++) {
    const x = W / 2 + ((n % 2 ? 1 : -1) * (0.2 + ((n * 37) % 100) / 100)) * w * 0.9;
    const d = w * (0.13 + (n % 3) * 0.04);
    plays(actor(heart, "heart", d), [{ x, y: H * 0.5, wide: 0.4, opacity: 0, offset: 0 }, { x: x - 12, y: H * 0.36, offset: 0.4 }, { x: x + 12, y: H * 0.2, wide: 1.1, opacity: 0, offset: 1 }], 2200 + n * 260, 1700, "ease-out");
  }
};

let shown = null;
document.addEventListener("htmx:beforeSwap", () => {
  shown = $("#table")?.dataset.phase;
});
document.addEventListener("htmx:afterSettle", () => {
  const panel = $("#table.over .over-panel");
  const fresh = panel && shown && shown !== "over";
  shown = null;
  if (!fresh || isStill()) return;
  open();
  (panel.matches(".mine") ? won : warm)(cast());
  silence(all(TELLING));
  silenced().forEach((line) => unseenUntil(line, lasts() - 200));
  comes(panel, lasts() - 200);
  start($("#table[data-speed=fast]") ? 1.5 : 1);
});

/* All lanterns shine: whoever lit them has chosen the confetti, and sees it fall */
document.addEventListener("change", (event) => {
  if (!event.target.matches?.(".favour input") || isStill()) return;
  stop();
  open();
  falls(innerWidth < 700 ? 40 : 70, 0, `confetti of-${event.target.value}`);
  start(1);
});
