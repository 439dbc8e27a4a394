/* A lullaby and the night around it, made here without files: eight slow bars that never ask to be listened to, a wind
   that comes and goes, a cricket now and then. It begins with a tap, ends with a tap, and steps back for a voice. */
import { $ } from "../dom.js";
import { LOUD, pitch, wakeSound } from "../notes.js";

const RATE = 22_050;
const BAR_S = 4;
const SOFT = 0.2; // beside the small sounds of the table
const SPOKEN_OVER = 0.35;

/* Steps of the table's own key: one low, then [beat of eight, step]. The last bar leaves time to fade: then it goes round. */
const BARS = [
  [-5, [0, 5], [3, 7], [5, 8]],
  [-2, [0, 8], [4, 6]],
  [-3, [0, 7], [2, 5], [5, 6]],
  [-5, [0, 5], [4, 8]],
  [-1, [0, 9], [3, 8], [6, 7]],
  [-3, [0, 7], [4, 5]],
  [-2, [0, 6], [2, 8], [4, 6]],
  [-5, [0, 5]],
];
const CRICKETS_S = [6.1, 17.6, 27.3];
const WHOLE_S = BARS.length * BAR_S;

const through = (from, ...nodes) => nodes.reduce((last, node) => last.connect(node), from);
const swelling = (studio, points, at, seconds) => {
  const gain = studio.createGain();
  gain.gain.value = 0;
  gain.gain.setValueCurveAtTime(points, at, seconds);
  return gain;
};
const tone = (studio, hertz, gain, at, seconds) => {
  const wave = studio.createOscillator();
  wave.frequency.value = hertz;
  through(wave, gain, studio.destination);
  wave.start(at);
  wave.stop(at + seconds);
};

/* A plucked tine: its tone, an octave and a glint, each fading sooner than the one below it */
const pluck = (studio, at, step, loud, fade) =>
  [[1, 1, 1], [2, 0.28, 0.6], [5.4, 0.05, 0.15]].forEach(([times, part, lasts]) => {
    const gain = studio.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud * part, at + 0.012);
    gain.gain.setTargetAtTime(0, at + 0.012, fade * lasts);
    tone(studio, pitch(step) * times, gain, at, 5 * fade * lasts);
  });

const wind = (studio) => {
  const hiss = studio.createBuffer(1, 3.7 * RATE, RATE);
  const samples = hiss.getChannelData(0);
  samples.forEach((_, n) => (samples[n] = 2 * Math.random() - 1));
  const noise = studio.createBufferSource();
  Object.assign(noise, { buffer: hiss, loop: true });
  const low = studio.createBiquadFilter();
  low.frequency.value = 260;
  through(noise, low, swelling(studio, [0, 0.09, 0.04, 0.11, 0.05, 0.08, 0], 0, WHOLE_S), studio.destination);
  noise.start();
};

const cricket = (studio, at) => [0, 0.075, 0.15].forEach((later) => tone(studio, 4200, swelling(studio, [0, 0.012, 0], at + later, 0.05), at + later, 0.05));

export const lullaby = () => {
  const studio = new OfflineAudioContext(1, WHOLE_S * RATE, RATE);
  wind(studio);
  CRICKETS_S.forEach((at) => cricket(studio, at));
  BARS.forEach(([low, ...notes], bar) => {
    pluck(studio, bar * BAR_S, low, 0.22, 1.1);
    notes.forEach(([beat, step]) => pluck(studio, (bar + beat / 8) * BAR_S, step, 0.15, 0.7));
  });
  return studio.startRendering();
};

/* It is made when it is first wanted, and then only grows louder and softer */
const COMES_S = 2;
const GOES_S = 0.3;
let context = null;
let gain = null;
let now = 0;
const level = () => {
  const table = $("#table[data-music]");
  if (document.hidden || !table) return 0;
  return SOFT * (LOUD[table.dataset.volume] ?? LOUD.middle) * ($(".talks") ? SPOKEN_OVER : 1);
};
const begin = () => {
  context = new AudioContext();
  gain = context.createGain();
  gain.gain.value = 0;
  const player = context.createBufferSource();
  through(player, gain, context.destination);
  lullaby().then((night) => {
    Object.assign(player, { buffer: night, loop: true });
    player.start();
  });
};
const adjust = () => {
  const wanted = level();
  if (wanted && !context && globalThis.OfflineAudioContext) begin();
  if (context && wanted) wakeSound(context);
  if (!context || wanted === now) return;
  now = wanted;
  gain.gain.setTargetAtTime(now, context.currentTime, now ? COMES_S : GOES_S);
  if (!now) setTimeout(() => now || context.suspend(), 5000 * GOES_S);
};
["pointerup", "keydown", "visibilitychange", "kidsq:speaks", "htmx:afterSettle"].forEach((kind) => document.addEventListener(kind, () => setTimeout(adjust)));
adjust();
