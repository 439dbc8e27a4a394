/* Lines recorded beforehand, for a device that has no voice of the page's language: whole ones, or the parts of one. */
import { $ } from "./dom.js";

const list = $("script[data-plus]").dataset.recorded; // no such list: nothing is recorded in this language
let files = {};
let asked = null;
let playing = null;

const fileOf = (text) => files[text.replace(/[.!?:…]+$/, "")];
const filesOf = (text) => {
  const whole = fileOf(text);
  const parts = whole ? [whole] : text.replace(/([.!?:]) /g, "$1\n").split("\n").map(fileOf);
  return parts.every(Boolean) ? parts : [];
};

export const isRecorded = (text) => filesOf(text).length > 0;

/* Asked for only where it is needed, and once */
export const findRecordings = async () => {
  if (!list || !globalThis.Audio) return;
  asked ??= fetch(list)
    .then((answer) => answer.json())
    .then((found) => (files = found))
    .catch(() => {}); // pictures tell it all, too
  await asked;
};

/* how: volume, and pitch as a device's voice takes it; onstart, onend, onerror with an error's name, as that tells them */
const NEAR = 0.35; // so much of a pitch is left: one voice speaks for all, and stays one
export const playRecorded = (text, how) => {
  endRecorded();
  const next = ([file, ...rest]) => {
    if (!file) return how.onend?.();
    const mine = (playing = new Audio(new URL(file, new URL(list, location.href))));
    mine.volume = how.volume;
    mine.preservesPitch = false;
    mine.playbackRate = 1 + ((how.pitch ?? 1) - 1) * NEAR;
    mine.onplaying = () => how.onstart?.();
    mine.onended = () => playing === mine && next(rest);
    const fails = (error) => playing === mine && how.onerror?.({ error: error?.name === "NotAllowedError" ? "not-allowed" : "failed" });
    mine.onerror = fails;
    mine.play()?.catch(fails);
  };
  next(filesOf(text));
};
export const endRecorded = () => {
  playing?.pause();
  playing = null;
};
