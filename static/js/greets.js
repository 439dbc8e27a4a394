/* Who only looks on answers a tap, too: a picture at home hops. */
import { restart, wantsStill } from "./dom.js";

document.addEventListener("click", (event) => {
  const one = event.target.closest?.(":is(.awake, .side, .friends-row) .art, .begin > .beside, .gathered > .owl");
  if (one && !wantsStill()) restart(one, "hops-up");
});
