/* How much lies in the tray, where rods would not explain it: frames of ten that fill up, and scales that tip.
   Only tables of editions that draw them load this: they say "laid" after each change. As _quantities.html draws them. */
import { $, make } from "../dom.js";

const FRAME = 10;
const MOST_TIPPED = 3;
const sum = (numbers) => numbers.reduce((so_far, { value }) => so_far + value, 0);

/* -- frames -- */
const counter = ({ value, fresh, lent }, nth) => make("i", `dot n${value}${nth % 2 ? " second" : ""}${fresh ? " new" : ""}${lent ? " lent" : ""}`);
const frame = (counters) => {
  const made = make("i", "ten");
  made.append(...counters, ...Array.from({ length: FRAME - counters.length }, () => make("i")));
  return made;
};
const row = (numbers, frames) => {
  const counters = numbers.flatMap((number, nth) => Array.from({ length: number.value }, () => counter(number, nth)));
  const made = make("div", "filled");
  for (let n = 0; n < frames; n++) made.append(frame(counters.slice(n * FRAME, (n + 1) * FRAME)));
  return made;
};
/* What is added fills one frame after the other; below lies the ten that is there already, and what is laid behind it */
const frames = ({ addends, behind, given }, totalFirst) => {
  const other = [{ value: given, lent: true }, ...behind];
  const most = Math.max(2, Math.ceil(sum(addends) / FRAME), Math.ceil(sum(other) / FRAME));
  const rows = [row(addends, most), row(other, most)];
  const both = make("div", "rods in-tens");
  both.append(...(totalFirst ? rows.reverse() : rows));
  return both;
};

/* -- scales -- */
const draw = (name, values, ...parts) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  Object.entries(values).forEach(([key, value]) => made.setAttribute(key, value));
  made.append(...parts);
  return made;
};
const tipOf = (left, right) => Math.max(-MOST_TIPPED, Math.min(MOST_TIPPED, sum(right) - sum(left)));
const rod = ({ value }, x, u) => [draw("rect", { class: `n${value}`, x, y: 15, width: value * u, height: 15, rx: 3 })];
const dots = ({ value }, x, u, from) => {
  const r = Math.min(u * 0.45, 6);
  return Array.from({ length: value }, (_none, n) => draw("circle", { class: `f${Math.floor((from + n) / 5) % 2}`, cx: x + (n + 0.5) * u, cy: 30 - r, r }));
};
const pan = (side, middle, numbers, u, fives) => {
  const made = draw("g", { class: `pan ${side}` }, draw("path", { class: "beam", d: `M${middle} 45v-12` }), draw("path", { class: "plate", d: `M${middle - 56} 32h112` }));
  let on = 0;
  const left = middle - (sum(numbers) * u) / 2;
  numbers.forEach((number) => {
    made.append(...(fives ? dots : rod)(number, left + on * u, u, on));
    on += number.value;
  });
  return made;
};
const scales = ({ addends, behind }, before) => {
  const u = 108 / Math.max(12, sum(addends), sum(behind));
  const fives = $("#table").classList.contains("fives");
  const stand = [draw("path", { class: "stand", d: "M120 45l13 15h-26z" }), draw("path", { class: "beam", d: "M60 45h120" })];
  const pans = [pan("left", 60, addends, u, fives), pan("right", 180, behind, u, fives)];
  return draw("svg", { class: "rods scales", viewBox: "0 0 240 62", preserveAspectRatio: "xMinYMid meet", "aria-hidden": "true", "data-tip": before }, ...stand, ...pans);
};

/* They take the place of the rods; scales go on from how they stood */
let stood = 0;
document.addEventListener("laid", ({ target, detail: { as, laid, totalFirst } }) => {
  if (as === "frames") return $(".rods", target).replaceWith(frames(laid, totalFirst));
  const made = scales(laid, stood);
  $(".rods", target).replaceWith(made);
  void made.getBoundingClientRect();
  made.dataset.tip = stood = tipOf(laid.addends, laid.behind);
});
