/* How the small sounds of a table are made, by zzfx without files: one key, five notes, none longer than six tenths of a second
   but for what a room gives back. A game adds its own. When each is heard: sounds.js, which asks for this with the first tap. */
import { HISS, LOUD, bell, hum, mixed, note, run, wakeSound } from "../notes.js";

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

/* ZZFX: the module's own. own: the sounds that only this game has */
export const studio = (ZZFX, own) => {
  const every = { ...SOUNDS, ...own };
  const made = new Map();
  const context = ZZFX.audioContext;
  const gain = context.createGain();
  gain.connect(context.destination);
  gain.connect(room(context)).connect(context.destination);
  const buffer = (name, n) => {
    const key = `${name} ${n}`;
    if (!made.has(key)) made.set(key, mixed(ZZFX, every[name](n)));
    return made.get(key);
  };
  return {
    now: () => (context.state === "running" ? context.currentTime : null),
    has: (name) => name in every,
    wake: () => wakeSound(context),
    /* n: of a sound that comes in steps, which one; returns when it ends */
    begin: (name, n, at, volume) => {
      const voice = context.createBufferSource();
      voice.buffer = buffer(name, n);
      gain.gain.value = LOUD[volume] ?? LOUD.middle;
      voice.connect(gain);
      voice.start(at);
      return at + voice.buffer.duration;
    },
  };
};
