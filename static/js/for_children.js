/* Every page of children: what answers a tap at once, and what reads aloud. */
import "./on_its_way.js";
import "./voice.js";
import "./greets.js";
import { isTappedTwice } from "./twice.js";

/* What answers a tap, such as a frog, has said nothing to whoever taps twice, if the second tap hides its words */
document.addEventListener("click", (event) => {
  if (event.target.closest?.("details[open] > summary") && isTappedTwice(event)) event.preventDefault();
});
