/* How the table got from its last picture to this one: cards, queens and the marker travel as copies in a layer of their
   own, above a table that is already what it will be. A tap, a key or the next picture ends all of it at once. */
(() => {
  "use strict";
  const $ = (query, root = document) => root.querySelector(query);
  const all = (query, root = document) => [...root.querySelectorAll(query)];
  const still = () => document.hidden || !Element.prototype.animate || matchMedia("(prefers-reduced-motion: reduce)").matches || $("[data-still]") !== null;
  const FAST = 0.6;
  const LONGEST_MS = 1500; // all of it, however many plies were skipped
  const CARD_MS = 360;
  const QUEEN_MS = 700;
  const NEXT_MS = 420; // the next ply of several begins so much later

  /* The layer, and all that moves: copies, and what waits unseen for its copy to arrive */
  let layer = null;
  let planned = []; // played when all places have been read, or each read would wait for a new layout
  let running = [];
  const stop = () => {
    running.forEach((animation) => animation.cancel());
    [planned, running] = [[], []];
    layer?.remove();
    layer = null;
  };
  const play = (element, frames, at, ms, { easing = "ease-in-out", fill = "both" } = {}) => {
    planned.push([element, frames, { delay: at, duration: ms, easing, fill }]);
  };
  /* What is really there is moved by this one: nothing of it stays */
  const playReal = (element, frames, at, ms, easing) => element && play(element, frames, at, ms, { easing, fill: "backwards" });
  const unseenUntil = (element, at) => element && at && play(element, [{ opacity: 0 }, { opacity: 0 }], 0, at, { fill: "none" });
  const make = (name) => {
    const made = document.createElement("span");
    made.className = name;
    return made;
  };
  /* name: a drawing, or its address. Those of this picture's news are listed on the table; what it holds shows the rest. */
  const drawing = (name) => {
    if (name.includes("#")) return name;
    if (name.startsWith("f")) return $("#words").dataset.frame.replace("frame-", name);
    const listed = ($("#table").dataset.art || "").split(" ").find((address) => address.endsWith(`#${name}`));
    return listed || $(".draw use").getAttribute("href");
  };
  const art = (name) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    svg.setAttribute("class", "art");
    use.setAttribute("href", drawing(name));
    svg.append(use);
    return svg;
  };
  const isNumber = (what) => /^\d+$/.test(what);
  const face = (what) => {
    const card = make(`card n${isNumber(what) ? what : "x"}`);
    if (isNumber(what)) {
      const numeral = document.createElement("b");
      numeral.textContent = what;
      card.append(numeral, art(`${$("#table.fives") ? "fives" : "frame"}-${what}`));
    } else card.append(art(what));
    return card;
  };

  /* Places: the middle and the width of what is there */
  const place = (element) => {
    const at = element?.getBoundingClientRect();
    return at?.width ? { x: at.left + at.width / 2, y: at.top + at.height / 2, w: at.width } : null;
  };
  const somewhere = (element) => place(element) || { x: innerWidth / 2, y: innerHeight / 2, w: 48 };
  const panel = (seat) => $(`.panel[data-seat="${seat}"]`);
  const handOf = (seat) => {
    const { x, y, w } = somewhere($(".face", panel(seat)));
    return { x, y: y + w / 4, w: w / 2 };
  };
  const queenOf = (seat, queen) => $(`.q[data-queen="${queen}"]`, panel(seat));
  const bedOf = (bed) => {
    const { x, y, w } = somewhere($(`#b${bed} .art`));
    return { x: x - w * 0.2, y: y - w * 0.1, w: w * 0.3 };
  };
  const drawPile = () => somewhere($(".draw > .art"));
  const discardPile = () => place($(".discard .card"));
  const seenWell = (w) => Math.max(w, innerWidth > 700 ? 72 : 48);
  const beside = (at, w = at.w) => ({ x: at.x + (at.x - at.w - w > 0 ? -1 : 1) * (at.w + w) * 0.4, y: at.y + at.w * 0.2, w });
  const raised = ({ x, y, w }, by) => ({ x, y: y - by, w });

  /* One card on its way. stops: places with offset, and turn (degrees), wide, high, opacity where they differ.
     over: when, as a part of the way, it turns over from its back (or to it, where `back` is "last"). seen: from when. */
  const travel = (what, stops, at, ms, { over = null, back = "first", seen = at } = {}) => {
    const size = Math.max(...stops.map((stop) => stop.w));
    const mover = make("mover");
    mover.style.setProperty("--card", `${size}px`);
    const sides = make("sides");
    const shown = face(what);
    mover.append(sides);
    sides.append(shown);
    layer.append(mover);
    const frames = stops.map(({ x, y, w, turn = 0, wide = 1, high = 1, opacity = 1, offset }) => ({
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${(w / size) * wide}, ${(w / size) * high})`,
      opacity,
      ...(offset === undefined ? {} : { offset }),
    }));
    play(mover, frames, at, ms);
    unseenUntil(sides, seen);
    if (over === null) return;
    const hidden = face("card-back");
    sides.append(hidden);
    const [from, to] = over;
    const middle = (from + to) / 2;
    const flat = (offset) => ({ transform: "none", offset });
    play(sides, [flat(0), flat(from), { transform: "scaleX(0)", offset: middle }, flat(to), flat(1)], at, ms);
    const [before, after] = back === "first" ? [1, 0] : [0, 1];
    play(hidden, [{ opacity: before }, { opacity: before, offset: middle }, { opacity: after, offset: middle }, { opacity: after }], at, ms, { easing: "linear" });
  };
  const thrown = (from, to, lift = 26) => [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift, w: Math.max(from.w, to.w) * 1.04 }, to];

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
      top: $(".discard .card b") ? $(".discard .card b").textContent : $(".discard use")?.getAttribute("href"),
      points: new Map(all(".panel .track", table).map((track) => [track.closest(".panel").dataset.seat, pointsOn(track)])),
    };
  };
  const pointsOn = (track) => Number(/\bat(\d+)/.exec(track.className)[1]);

  /* From a hand: my own cards leave from where they lay, a friend's from the friend */
  const fromHand = (story, seat, what) => {
    const code = what.split("-")[0];
    const mine = seat === story.before.seat && seat === $("#table").dataset.seat ? story.hand : [];
    const found = mine.find((card) => card.code === code && card.picked) || mine.find((card) => card.code === code);
    if (!found) return handOf(seat);
    mine.splice(mine.indexOf(found), 1);
    return found.at;
  };
  const lay = (story, seat, what, at, { by = [], seen = at } = {}) => {
    const from = fromHand(story, seat, what);
    const to = discardPile();
    if (!to) return;
    const stops = by.length ? [from, ...by, to] : thrown(from, to);
    if (!document.elementFromPoint(to.x, to.y)?.closest(".piles")) stops.push({ ...to, opacity: 0 }); // a question lies over the pile
    travel(what, stops, at, by.length ? QUEEN_MS : CARD_MS, { seen });
    story.laid = at + (by.length ? QUEEN_MS : CARD_MS);
  };
  const draws = (seat, many, at) => {
    if (seat === $("#table").dataset.seat) return; // my own are seen to come to their places
    for (let n = 0; n < Math.min(many, 5); n++) {
      const to = handOf(seat);
      travel("card-back", [drawPile(), ...thrown(drawPile(), to).slice(1, 2), { ...to, opacity: 0 }], at + n * 60, CARD_MS);
    }
  };

  /* A queen: from her bed up into the air, turned over, stretched, and off to a court; and all the way back */
  const toCourt = (seat, queen) => place(queenOf(seat, queen)) || handOf(seat);
  const inTheAir = (bed) => ({ x: bed.x + bed.w * 0.5, y: Math.max(bed.y - bed.w * 0.5, bed.w * 2), w: bed.w * 2.8 });
  const wakes = (bed) => {
    const high = inTheAir(bed);
    return [
      { ...bed, offset: 0 },
      { ...high, offset: 0.24 },
      { ...high, offset: 0.42, wide: 0.94, high: 1.14, turn: -3 },
      { ...high, offset: 0.54, wide: 1.04, high: 0.97, turn: 3 },
      { ...high, offset: 0.6 },
    ];
  };
  const rise = (queen, bed, at, after, ms = QUEEN_MS) => travel(`queen-${queen}`, [...wakes(bed), ...after], at, ms, { over: [0.1, 0.34] });
  const stirs = (bed, at) => playReal($(`#b${bed} .art`), [{ transform: "none" }, { transform: "translateY(-6px) rotate(-2deg)" }, { transform: "rotate(2deg)" }, { transform: "none" }], at, 300);
  const bedIsEmptyUntil = (bed, at) => all(`#b${bed} .art > :not(:first-child)`).forEach((part) => unseenUntil(part, at));
  const wiggles = (element, at) => playReal(element, [0, -9, 9, -6, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })), at, 320);
  const sparks = ({ x, y, w }, at, many = 8) => {
    for (let n = 0; n < many; n++) {
      const spark = make("spark");
      layer.append(spark);
      const angle = (n / many) * 2 * Math.PI;
      const far = (part) => `translate(${x + Math.cos(angle) * w * part}px, ${y + Math.sin(angle) * w * part}px) translate(-50%, -50%)`;
      play(spark, [{ transform: `${far(0.2)} scale(.3)`, opacity: 0 }, { transform: `${far(0.6)} scale(1.3)`, opacity: 1, offset: 0.4 }, { transform: `${far(1.3)} scale(.4)`, opacity: 0 }], at, 520, { easing: "ease-out" });
    }
  };
  const wasAt = (story, seat, queen) => story.before.courts.get(`${seat} ${queen}`) || toCourt(seat, queen);

  /* How each thing is seen; each returns when its ply is over */
  const SEEN = {
    discarded(story, { seat, cards }, at) {
      const apart = Math.min(60, 180 / cards.length);
      cards.forEach((what, n) => lay(story, seat, what, at + n * apart, { seen: at }));
      draws(seat, cards.length, at + 240);
      return at + NEXT_MS;
    },
    king(story, { seat, cards }, at) {
      lay(story, seat, cards[0], at);
      draws(seat, 1, at + 300);
      return at + 120;
    },
    woke(story, { seat, cards, queen, bed }, at) {
      let from = at;
      if (cards[0] === "queen-rose") {
        const [rose, sleeper] = [toCourt(seat, "rose"), bedOf(bed)];
        const star = make("spark");
        layer.append(star);
        const on = ({ x, y }, many) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${many})`, opacity: 1 });
        play(star, [on(rose, 1), on(rose, 2.6), on(sleeper, 1.8), { ...on(sleeper, 1), opacity: 0 }], at, 400);
        sparks(sleeper, at + 240, 6);
        from = at + 240;
      }
      const target = queenOf(seat, queen);
      stirs(bed, from);
      rise(queen, bedOf(bed), from, [{ ...toCourt(seat, queen), offset: 1 }]);
      unseenUntil(target, from + QUEEN_MS);
      story.landed.set(seat, from + QUEEN_MS);
      return from + QUEEN_MS;
    },
    bounced(story, { seat, queen, bed }, at) {
      const home = bedOf(bed);
      const high = inTheAir(home);
      wiggles(queenOf(seat, queen === "cat" ? "dog" : "cat"), at + 240);
      travel(`queen-${queen}`, [{ ...home, offset: 0 }, { ...high, offset: 0.25 }, { ...high, turn: -9, offset: 0.42 }, { ...high, turn: 9, offset: 0.54 }, { ...high, offset: 0.64 }, { ...home, offset: 1 }], at, QUEEN_MS, { over: [0.06, 0.24] });
      bedIsEmptyUntil(bed, at + QUEEN_MS);
      return at + QUEEN_MS;
    },
    attacked(story, { seat, cards, queen, other }, at) {
      const aim = wasAt(story, other, queen);
      const near = beside(aim, seenWell(aim.w));
      lay(story, seat, cards[0], at, { by: [{ ...near, offset: 0.45 }, { ...raised(near, 10), offset: 0.54, turn: -5 }, { ...near, offset: 0.62 }] });
      wiggles(queenOf(other, queen), at + 300);
      return at + QUEEN_MS;
    },
    stole(story, { seat, cards, queen, other }, at) {
      const from = wasAt(story, other, queen);
      const to = toCourt(seat, queen);
      const part = (a, b, n) => ({ x: a.x + (b.x - a.x) * n, y: a.y + (b.y - a.y) * n, w: seenWell(0) });
      const ride = (a, b, side) => [{ ...a, offset: 0 }, { ...raised(a, 16), offset: 0.16 }, { ...aside(part(from, to, 0.33), side), offset: 0.42 }, { ...raised(aside(part(from, to, 0.66), side), 14), offset: 0.62 }, { ...b, offset: 0.88 }];
      const aside = (where, side) => ({ ...where, x: where.x + side * where.w * 0.42 });
      const gone = beside(to);
      travel(cards[0], [...ride(beside(from), gone, -1), { ...gone, opacity: 0, offset: 1 }], at, QUEEN_MS);
      travel(`queen-${queen}`, [...ride(from, to, 1), { ...to, offset: 1 }], at, QUEEN_MS);
      unseenUntil(queenOf(seat, queen), at + QUEEN_MS);
      story.landed.set(seat, at + QUEEN_MS);
      return at + QUEEN_MS;
    },
    slept(story, { cards, queen, bed, other }, at) {
      const from = wasAt(story, other, queen);
      const big = { ...from, w: seenWell(from.w) };
      const flask = beside(big);
      const over = { ...flask, y: Math.max(flask.y - big.w * 0.4, big.w * 0.75) };
      travel(`queen-${queen}`, [{ ...from, offset: 0 }, { ...big, offset: 0.24, turn: 6 }, { ...big, offset: 0.4, turn: -8, high: 0.92 }, { ...bedOf(bed), offset: 1 }], at, QUEEN_MS, { over: [0.62, 0.86], back: "last" });
      travel(cards[0], [{ ...over, offset: 0 }, { ...over, turn: -70, offset: 0.3 }, { ...over, turn: -70, offset: 0.42 }, { ...over, turn: -70, opacity: 0, offset: 0.55 }, { ...over, opacity: 0, offset: 1 }], at, QUEEN_MS);
      bedIsEmptyUntil(bed, at + QUEEN_MS);
      return at + QUEEN_MS;
    },
    blocked(story, { seat, cards, queen, other }, at) {
      const [shield, attack] = cards;
      const aim = wasAt(story, seat, queen);
      const large = seenWell(aim.w);
      const enemy = beside({ ...aim, w: large }, large);
      const guard = { ...aim, w: large * 1.15 };
      lay(story, seat, shield, at, { by: [{ ...guard, offset: 0.24 }, { ...guard, offset: 0.36, turn: -7, wide: 1.12, high: 1.12 }, { ...guard, offset: 0.5, turn: 5 }, { ...guard, offset: 0.6 }] });
      if (shield.startsWith("wand")) {
        sparks(enemy, at + 170);
        travel(attack, [{ ...enemy, offset: 0 }, { ...enemy, turn: 8, offset: 0.3 }, { ...enemy, turn: -10, wide: 1.1, high: 1.1, offset: 0.46 }, { ...enemy, wide: 0.3, high: 0.3, opacity: 0, offset: 0.7 }, { ...enemy, opacity: 0, offset: 1 }], at, QUEEN_MS);
      } else {
        const home = handOf(other);
        const far = { ...home, w: large, wide: -1 };
        travel(attack, [{ ...enemy, offset: 0 }, { ...enemy, offset: 0.28 }, { ...raised(enemy, 8), wide: -1, offset: 0.44 }, { ...far, offset: 0.92 }, { ...far, opacity: 0, offset: 1 }], at, QUEEN_MS);
      }
      draws(seat, 1, at + 420);
      draws(other, 1, at + 480);
      return at + QUEEN_MS;
    },
    jester(story, { seat, cards }, at) {
      lay(story, seat, cards[0], at);
      return at + CARD_MS - 80;
    },
    flipped(story, { seat, cards }, at) {
      const [what] = cards;
      const pile = drawPile();
      const high = { ...raised(pile, pile.w * 0.5), w: pile.w * 1.3 };
      if (isNumber(what)) {
        travel(what, [{ ...pile, offset: 0 }, { ...high, offset: 0.45 }, { ...high, offset: 0.6 }, { ...(discardPile() || pile), offset: 1 }], at, 520, { over: [0.15, 0.45] });
        story.laid = at + 520;
      } else if (seat !== $("#table").dataset.seat) {
        travel(what, [{ ...pile, offset: 0 }, { ...high, offset: 0.4 }, { ...high, offset: 0.6 }, { ...handOf(seat), offset: 1 }], at, QUEEN_MS, { over: [0.15, 0.4] });
      }
      return at + 520;
    },
    shuffled(story, sight, at) {
      for (let n = 0; n < 4; n++) {
        travel("card-back", thrown(discardPile() || drawPile(), drawPile(), n % 2 ? 20 : -20), at + n * 60, CARD_MS);
      }
      return at + NEXT_MS;
    },
  };

  /* My own hand: what is new comes from the draw pile and turns over; what stays moves up, unless it may be tapped */
  const handFills = (story, at) => {
    if (story.before.seat !== $("#table").dataset.seat || !story.before.hand.length) return;
    const left = [...story.hand].sort((a, b) => a.at.x - b.at.x);
    let fresh = 0;
    all(".hand .card").forEach((card) => {
      const to = place(card);
      const known = left.findIndex((one) => one.code === card.dataset.card);
      if (known >= 0) {
        const [{ at: was }] = left.splice(known, 1);
        if (was.x !== to.x && !$("input", card)) playReal(card, [{ transform: `translateX(${was.x - to.x}px)` }, { transform: "none" }], at, 260);
        return;
      }
      const start = at + fresh * 50;
      const what = $("b", card)?.textContent || $("use", card).getAttribute("href");
      travel(what, thrown(drawPile(), to), start, CARD_MS, { over: [0.45, 0.95] });
      unseenUntil(card, start + CARD_MS);
      fresh += 1;
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
        if (n) frames.push({ transform: `translate(${x - (Math.sign(hops) * five) / 2}px, -12px)` });
        frames.push({ transform: `translateX(${x}px)` });
      }
      playReal(marker, frames, story.landed.get(seat) || 0, Math.min(700, 170 * Math.abs(hops)), "linear");
    });
  };

  /* The pile shows what lay there until the last card has come */
  const pileWaits = (story) => {
    if (!story.laid) return;
    const top = $(".discard .card");
    const at = discardPile();
    if (story.before.top && at) {
      travel(story.before.top, [at, at], 0, story.laid);
      layer.prepend(layer.lastChild);
    }
    unseenUntil(top, story.laid);
  };

  const tell = (before, fresh) => {
    const news = sights().filter((sight) => sight.ply >= before.ply);
    layer = make("flights");
    layer.setAttribute("aria-hidden", "true");
    const story = { before, hand: before.hand.slice(), laid: 0, landed: new Map() };
    if (fresh) {
      news.reduce((begin, sight) => SEEN[sight.kind](story, sight, begin), 0);
      pileWaits(story);
      handFills(story, news.some((sight) => sight.queen !== "-" || sight.kind === "flipped") ? 420 : 160); // one thing after the other
    }
    markerHops(story);
    if (!planned.length) return stop();
    const end = Math.max(...planned.map(([, , { delay, duration }]) => delay + duration));
    const pace = Math.max($("#table[data-quick]") ? 1 / FAST : 1, end / LONGEST_MS);
    document.body.append(layer);
    running = planned.map(([element, frames, timing]) => element.animate(frames, timing));
    running.forEach((animation) => (animation.playbackRate = pace));
    planned = [];
    const mine = layer;
    Promise.all(running.map((animation) => animation.finished)).then(
      () => layer === mine && stop(),
      () => {},
    );
  };

  /* Before: what there was. After: what is different. */
  const ASIDE = /\/(hint|settings|sign)$/;
  let before = null;
  let shown = Number($("#table .beds") ? $("#table").dataset.ply : Infinity);
  document.addEventListener("htmx:beforeSwap", (event) => {
    stop();
    const path = (event.detail.pathInfo?.requestPath ?? "").split("?")[0];
    before = $("#table") && !still() && !ASIDE.test(path) ? look() : null;
  });
  document.addEventListener("htmx:afterSettle", () => {
    const last = before;
    before = null;
    const table = $("#table");
    if (!$(".beds", table)) return;
    const ply = Number(table.dataset.ply);
    if (last && !still()) tell({ ...last, ply: shown }, ply > shown);
    shown = ply;
  });
  ["pointerdown", "keydown"].forEach((kind) => document.addEventListener(kind, stop, true));
  addEventListener("resize", stop);
})();
