/* The sounds of what only this game has (tunes.py names them). */
import { TRIANGLE, bell, hum, note, run } from "../../js/notes.js";

const hoof = (at, step) => [note(at, step, 0.6, { attack: 0.002, fade: 0.06, wave: TRIANGLE, low: 1400 })];
const bubble = (at, step) => [note(at, step, 0.4, { attack: 0.015, fade: 0.07, to: step + 3 })];
const growl = (at, step) => [note(at, step, 0.6, { attack: 0.05, hold: 0.08, fade: 0.14, wave: TRIANGLE, shake: 0.5, low: 900 })];

export const SOUNDS = {
  woke: () => [...hum(0, 0, 0.38, 0.4, 3), ...bell(0.26, 7, 0.2), ...bell(0.34, 8, 0.26)],
  slept: () => run([8, 7, 5], 0.15),
  goes: () => [...hum(0, 3, 0.2, 0.35, 5), ...bell(0.18, 4, 0.25)],
  knight: () => [0, 0.09, 0.18, 0.36, 0.45].flatMap((at, n) => hoof(at, n % 3 === 2 ? 0 : 3)),
  dragon: () => [...growl(0, -5), ...growl(0.24, -3)],
  wand: () => run([10, 12, 13, 15], 0.06, (at, step) => bell(at, step, 0.2, 0.22)),
  potion: () => [5, 8, 6, 9].flatMap((step, n) => bubble([0, 0.1, 0.22, 0.33][n], step)),
  jester: () => run([8, 9, 8, 10], 0.08, (at, step) => bell(at, step, 0.15, 0.3)),
  hop: (n) => bell(0, 5 + n, 0.18, 0.35),
  fives: (n) => [...run([...Array(n).keys()].map((hop) => 5 + hop), 0.1), ...bell(n * 0.1, 5 + n, 0.15), ...bell(n * 0.1, 7 + n, 0.15, 0.25)],
};
