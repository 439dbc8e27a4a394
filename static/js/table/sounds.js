/* Small sounds of the table, made by zzfx without files: one key, five notes, none longer than six tenths of a second but for what a room gives back.
   The server names the one that fits (data-tune); taps and signs are heard here. A game adds sounds of its own. */
import { $, all } from "../dom.js";
import { HISS, LOUD, bell, hum, mixed, note, run, wakeSound } from "../notes.js";
import { pathOf } from "../requests.js";
import { isStill } from "./flight.js";

const brush = (at, loud = 0.25) => [note(at, 5, loud, { attack: 0.02, fade: 0.06, wave: HISS, low: 1800 })];

const SOUNDS = {
  pick: () => bell(0, 7, 0.12, 0.3),
  back: () => bell(0, 5, 0.12, 0.3),
  lay: () => [...brush(0), ...bell(0.03, 3, 0.12, 0.25)],
  draw: () => [...brush(0, 0.18), ...brush(0.1, 0.18), ...bell(0.17, 8, 0.15, 0.25)],
  right: () => [...run([5, 7, 8], 0.09), ...bell(0.27, 10, 0.3), ...bell(0.27, 7, 0.3, 0.2)],
  not_yet: () => [...hum(0, 1, 0.22), ...hum(0.2, 2, 0.3)],
  won: () => [...run([5, 7, 8, 10], 0.07), ...[7, 10, 12].flatMap((step) => bell(0.3, step, 0.28, 0.25))],
  over: () => [...run([3, 4], 0.15), ...bell(0.3, 5, 0.28), ...bell(0.3, 0, 0.28, 0.25)],
  sign: () => run([9, 11], 0.12, (at, step) => bell(at, step, 0.2, 0.25)),
  turn: () => [...bell(0, 8, 0.45, 0.3), ...bell(0, 5, 0.45, 0.15)],
};

/* What only one game has. own: by name; rises: seconds until what is heard has begun to be seen. */
export const sounds = (own, rises = {}) => {
  Object.assign(SOUNDS, own);
  Object.assign(RISES_S, rises);
};

/* zzfx comes with the first tap at a table with sound; until then a browser would not let it play */
const made = new Map();
let synth = null;
let context = null;
let gain = null;
/* A small room around every sound: what comes back from its walls, softer and softer */
const ROOM_S = 0.5;
const ROOM = 0.16;
const room = (context) => {
  const { sampleRate } = context;
  const echo = context.createBuffer(1, ROOM_S * sampleRate, sampleRate);
  const samples = echo.getChannelData(0);
  samples.forEach((_, n) => (samples[n] = (ROOM * (2 * Math.random() - 1) * 8 ** (-4 * (n / samples.length))) / Math.sqrt(ROOM_S * sampleRate * 0.06)));
  const walls = context.createConvolver();
  Object.assign(walls, { normalize: false, buffer: echo });
  return walls;
};
const on = () => $("#table")?.hasAttribute("data-sound");
const wake = () => {
  if (!on()) return;
  synth ??= import("../../vendor/zzfx.js")
    .then(({ ZZFX }) => {
      context = ZZFX.audioContext;
      gain = context.createGain();
      gain.connect(context.destination);
      gain.connect(room(context)).connect(context.destination);
      return ZZFX;
    })
    .catch(() => null); // a browser without sound stays quiet
  if (context) wakeSound(context);
};
const buffer = (ZZFX, name, n) => {
  const key = `${name} ${n}`;
  if (!made.has(key)) {
    made.set(key, mixed(ZZFX, SOUNDS[name](n)));
  }
  return made.get(key);
};

/* One at a time: what a tap makes gives way to what sounds already, a tune waits for the one before, a third is left out */
const LATE_S = 0.7;
const RISES_S = {};
let free = 0;
export const play = async (name, { n = 0, waits = true, later = 0 } = {}) => {
  if (!on() || !synth || !(name in SOUNDS)) return;
  const asked = performance.now();
  const ZZFX = await synth;
  const now = context?.currentTime;
  if (!ZZFX || context.state !== "running" || performance.now() - asked > 1000 * LATE_S) return;
  if (free > now && (!waits || free - now > LATE_S)) return;
  const voice = context.createBufferSource();
  voice.buffer = buffer(ZZFX, name, n);
  gain.gain.value = LOUD[$("#table")?.dataset.volume] ?? LOUD.middle;
  voice.connect(gain);
  const start = Math.max(now + later, free);
  voice.start(start);
  free = start + voice.buffer.duration;
};

/* Taps */
["pointerup", "keydown"].forEach((kind) => document.addEventListener(kind, wake, true));
document.addEventListener("change", (event) => {
  if (event.target.matches?.(".card input")) play(event.target.checked ? "pick" : "back", { waits: false });
});
document.addEventListener("click", (event) => event.target.closest?.("#back") && play("back", { waits: false }));
document.addEventListener("kidsq:counts", () => play("pick", { waits: false }));
document.addEventListener("htmx:beforeRequest", (event) => {
  if (event.target.id === "turn" && $("#table.turn")) play("lay", { waits: false });
});

/* One button makes everything quiet. It and the gear stay when the table is drawn anew: they show what holds there. */
const HEARD = ["sound", "read", "music"];
const NAMES = { read: "reading" };
const showWhatIsHeard = (table) => {
  const holds = (part) => table.hasAttribute(`data-${part}`);
  const button = $("#hush button");
  if (button) {
    const quiet = !HEARD.some(holds);
    button.value = quiet ? 0 : 1;
    button.setAttribute("aria-pressed", quiet);
  }
  HEARD.forEach((part) => all(`#gear [name="${NAMES[part] ?? part}"]`).forEach((radio) => (radio.checked = (radio.value === "1") === holds(part))));
};

/* After every answer: what happened, then a bell when it is my turn, or a sign of somebody else */
const ASIDE = /\/(hint|settings)$/;
const AGAIN = ["right", "not_yet"]; // may come twice in a ply, and only with what the child has said
const signs = () => all(".friends .shown-sign").map((sign) => sign.getAttribute("aria-label") + sign.closest(".panel").dataset.seat);
const seen = () => ({ mine: !$("#table.watch, #table.curtain, #table.over"), signs: signs(), volume: $("#table")?.dataset.volume, on: on() });
let heard = new Set();
let ply = "";
let last = seen();
const after = (event) => {
  const table = $("#table");
  if (!table) return;
  showWhatIsHeard(table);
  const path = pathOf(event);
  const now = seen();
  if (ply !== table.dataset.ply) heard = new Set();
  ply = table.dataset.ply;
  const [name, n] = (table.dataset.tune ?? "").split(" ");
  const fresh = AGAIN.includes(name) ? /\/(turn|answer)$/.test(path) : !heard.has(name) && !ASIDE.test(path);
  heard.add(name);
  if (fresh) play(name, { n: Number(n) || 0, later: isStill() ? 0 : (RISES_S[name] ?? 0) });
  if (now.signs.some((sign) => !last.signs.includes(sign))) play("sign");
  if (now.mine && !last.mine) play("turn");
  if (now.on && (now.volume !== last.volume || !last.on)) {
    wake();
    play("turn"); // so loud is it now
  }
  last = now;
};
document.addEventListener("htmx:afterSettle", after);
