// Tells the computer that this tablet got through, and times the way there and back.
import { $ } from "./dom.js";

const page = $("[data-check-echo]");
const speed = $("[data-check-speed]");
const form = $("[data-check-here]");
const TRIES = 7;
const SLOW_MS = 400;
const LONGEST_MS = 3000;

const tell = async () => {
  const answer = await fetch(form.action, { method: "POST", body: new FormData(form), headers: { "HX-Request": "true" } });
  const button = $("[data-check-button]", form);
  if (answer.ok && button) button.hidden = true;
};

const measure = async () => {
  const times = [];
  let lost = 0;
  for (let n = 0; n < TRIES; n += 1) {
    const began = performance.now();
    const patience = new AbortController();
    const ends = setTimeout(() => patience.abort(), LONGEST_MS);
    try {
      await fetch(page.dataset.checkEcho, { cache: "no-store", signal: patience.signal });
      times.push(performance.now() - began);
    } catch {
      lost += 1;
    }
    clearTimeout(ends);
  }
  times.sort((a, b) => a - b);
  const ms = Math.round(times[Math.floor(times.length / 2)] ?? 0);
  const words = lost ? speed.dataset.lost : ms > SLOW_MS ? speed.dataset.slow : speed.dataset.fast;
  speed.textContent = words.replace("{ms}", ms);
};

tell().catch(() => {});
measure();
