/* On a child's pages besides the table a tap that stays there is heard, too: a wooden bar, as loud as there. Asked for with the first tap (greets.js). */
import { $ } from "./dom.js";
import { LOUD, bell, mixed, wakeSound } from "./notes.js";

const STEP = { LABEL: 7, SUMMARY: 8 };
const USUAL = 5;

let synth = null;
const made = new Map();
const tap = async (tagName) => {
  synth ??= import("../vendor/zzfx.js").then(({ ZZFX }) => ZZFX).catch(() => null); // a browser without sound stays quiet
  const ZZFX = await synth;
  if (!ZZFX) return;
  const studio = ZZFX.audioContext;
  const step = STEP[tagName] ?? USUAL;
  wakeSound(studio);
  if (!made.has(step)) made.set(step, mixed(ZZFX, bell(0, step, 0.12, 0.3)));
  const [bar, gain] = [studio.createBufferSource(), studio.createGain()];
  bar.buffer = made.get(step);
  gain.gain.value = LOUD[$("script[data-plus]").dataset.volume] ?? LOUD.middle;
  gain.connect(studio.destination);
  bar.connect(gain);
  bar.start(studio.currentTime);
};

document.addEventListener("kidsq:tapped", ({ detail }) => tap(detail));
