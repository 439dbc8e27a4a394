/* The queen who wins the game is seen, large and among stars, before the end is told. */
import { $, within } from "../../js/dom.js";
import { comes, isStill, open, sparks, start, travel } from "../../js/table/flight.js";
import { TALL } from "../../js/table/places.js";

const RISES_MS = 1500;
const winner = (ply) => {
  const told = ($("#table").dataset.moved || "").split(";").map((sight) => sight.split(" "));
  const [at, kind, , , queen] = told.at(-1);
  const drawn = $("#table").dataset.art.split(" ").find((address) => address.endsWith(`#queen-${queen}`));
  return ["woke", "stole"].includes(kind) && Number(at) >= ply ? drawn : null;
};

let ply = null;
document.addEventListener("htmx:beforeSwap", () => {
  ply = $("#table .board") ? Number($("#table").dataset.ply) : null;
});
document.addEventListener("htmx:afterSettle", () => {
  const panel = $("#table.over .over-panel");
  const queen = panel && ply !== null && !isStill() ? winner(ply) : null;
  if (!queen) return;
  open();
  const w = within(120, (innerHeight * 0.55) / TALL, Math.min(300, innerWidth * 0.6));
  const large = { x: innerWidth / 2, y: innerHeight / 2, w };
  const small = { ...large, y: innerHeight * 0.75, w: w * 0.3 };
  const stretch = (wide, high, turn, offset) => ({ ...large, wide, high, turn, offset });
  travel(queen, [{ ...small, opacity: 0, offset: 0 }, { ...small, offset: 0.08 }, stretch(1.06, 0.94, 0, 0.34), stretch(0.95, 1.1, -5, 0.48), stretch(1.04, 0.97, 5, 0.62), stretch(1, 1, 0, 0.72), stretch(1, 1, 0, 0.88), { ...large, wide: 0.7, high: 0.7, opacity: 0, offset: 1 }], 0, RISES_MS);
  [500, 860].forEach((at, n) => sparks(large, at, 10 + 4 * n));
  comes(panel, RISES_MS - 140);
  start(1);
});
