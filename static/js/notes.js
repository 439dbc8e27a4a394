/* Notes of the house, made by zzfx without files: wooden bars and hums in one key. What is played when: table/sounds.js, taps.js. */

/* The loudest sound peaks at 0.27 */
export const LOUD = { quiet: 0.6, middle: 1.2, loud: 2.4 };

/* Notes: steps of C, D, E, G and A, 0 is the C in the middle; each gives [when it begins, ...values of zzfx] */
const KEY = [0, 2, 4, 7, 9];
export const pitch = (step) => 261.63 * 2 ** (Math.floor(step / 5) + KEY[((step % 5) + 5) % 5] / 12);
const SINE = 0;
export const TRIANGLE = 1;
export const HISS = 4;
export const note = (at, step, loud, { attack = 0.006, hold = 0, fade, wave = SINE, to = step, shake = 0, low = 0 }) => {
  const slide = (pitch(to) - pitch(step)) / (attack + hold + fade) / 500;
  return [at, loud, 0, pitch(step), attack, hold, fade, wave, 1, slide, 0, 0, 0, shake && 0.045, 0, 0, 0, 0, 1, 0, shake, -low];
};
/* A wooden bar: its tone on a warmer one an octave below, and two overtones that are gone before it */
export const bell = (at, step, fade = 0.25, loud = 0.4) => [
  note(at, step, loud * 0.8, { fade }),
  note(at, step - 5, loud * 0.35, { attack: 0.012, fade, wave: TRIANGLE, low: 700 }),
  note(at, step + 5, loud / 6, { fade: fade / 2 }),
  note(at, step + 10, loud / 12, { attack: 0.002, fade: fade / 5 }),
];
export const hum = (at, step, long, loud = 0.4, to = step) => [note(at, step, loud, { attack: long * 0.3, hold: long * 0.3, fade: long * 0.4, wave: TRIANGLE, to, low: 1200 })];
export const run = (steps, every, make = bell) => steps.flatMap((step, n) => make(n * every, step));

/* A browser may hold sound back ("suspended"), and iOS takes it away for a call or a lock ("interrupted"): either way it comes
   back when it is asked for, with a tap. */
export const wakeSound = (context) => {
  if (context.state !== "running") context.resume().catch(() => {}); // not yet: the next tap asks again
};

/* Notes together, as one sound. ZZFX: the module's own, once it has been loaded */
export const mixed = (ZZFX, notes) => {
  const parts = notes.map(([at, ...values]) => [Math.round(at * ZZFX.sampleRate), ZZFX.buildSamples(...values)]);
  const samples = new Float32Array(Math.max(...parts.map(([from, part]) => from + part.length)));
  parts.forEach(([from, part]) => part.forEach((value, index) => (samples[from + index] += value)));
  const sound = ZZFX.audioContext.createBuffer(1, samples.length, ZZFX.sampleRate);
  sound.getChannelData(0).set(samples);
  return sound;
};
