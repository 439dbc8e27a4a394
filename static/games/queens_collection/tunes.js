/* The sounds of what only this game has (moved.py names them). */
import { TRIANGLE, bell, hum, note, run } from "../../js/notes.js";

const steps = (at, step) => [note(at, step, 0.5, { attack: 0.004, fade: 0.08, wave: TRIANGLE, low: 1500 })];

export const SOUNDS = {
  swap: () => [...run([3, 5, 4, 6], 0.09, steps), ...bell(0.38, 7, 0.2, 0.3)],
  home: () => [...run([5, 7], 0.09), ...bell(0.2, 9, 0.3)],
  tidy: () => [...hum(0, 2, 0.2, 0.3, 5), ...run([7, 8, 10], 0.09, (at, step) => bell(at + 0.16, step, 0.22)), ...bell(0.44, 12, 0.3, 0.3)],
  flip: () => bell(0, 6, 0.15, 0.3),
  bust: () => [...hum(0, 4, 0.2, 0.35, 2), ...hum(0.2, 1, 0.28, 0.3)],
};
