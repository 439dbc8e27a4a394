/* Whoever taps a card twice has chosen it: the second tap takes back nothing. */
import { isTappedTwice } from "../twice.js";

document.addEventListener(
  "click",
  (event) => {
    const tapped = event.target.closest?.("#table label, #table input");
    const box = tapped?.control ?? tapped;
    if (box?.type !== "checkbox" || box.closest(".kin")?.querySelector(".card + .card")) return; // a heap gives one card more with each tap
    const chosen = event.target === box ? !box.checked : box.checked; // a box that is tapped itself has changed already
    if (!chosen || !isTappedTwice(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
