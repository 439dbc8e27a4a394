/* The jester's count hops along the seats, in time with the line; who has guessed where it ends hears so. */
import { $, all, restart } from "../../js/dom.js";
import { lasting } from "../../js/table/flight.js";

const HIGHEST = 9; // as for a tenth hop
const sounds = (hop) => document.dispatchEvent(new CustomEvent("kidsq:hop", { detail: hop }));
const ends = (table) => {
  table.classList.remove("counting");
  if (!$(".is-it:checked")) return;
  $("#said").textContent = $(".guessed").textContent;
  sounds(HIGHEST);
};
const hops = () => {
  const [line, table] = [$(".line"), $("#table")];
  if (!line) return;
  const begins = Number(getComputedStyle(line).getPropertyValue("--hops-ms"));
  const steps = all("li", line);
  table.classList.toggle("counting", begins > 0);
  steps.forEach((step, index) => {
    setTimeout(() => {
      if (!document.body.contains(step)) return;
      const seat = $(`.panel[data-seat="${step.dataset.seat}"]`);
      all(".panel.hop").forEach((panel) => panel.classList.remove("hop"));
      if (seat) restart(seat, "hop");
      sounds(index);
      if (index === steps.length - 1) setTimeout(() => ends(table), lasting("count"));
    }, begins + index * lasting("count"));
  });
};
document.addEventListener("htmx:afterSettle", hops);
hops();
