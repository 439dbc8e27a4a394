/* The jester's count hops along the seats, in time with the line. */
import { $, all, restart } from "../../js/dom.js";
import { lasting } from "../../js/table/flight.js";

const hops = () => {
  all(".line li").forEach((step, index) => {
    setTimeout(() => {
      if (!document.body.contains(step)) return;
      const seat = $(`.panel[data-seat="${step.dataset.seat}"]`);
      all(".panel.hop").forEach((panel) => panel.classList.remove("hop"));
      if (seat) restart(seat, "hop");
      document.dispatchEvent(new CustomEvent("kidsq:hop", { detail: index }));
    }, index * lasting("count"));
  });
};
document.addEventListener("htmx:afterSettle", hops);
hops();
