/* The owl has no more to show, and is tapped: it says what else it knows, one line after the other (further.py). */
import { $ } from "../dom.js";
import { owlSays, ownLine } from "./owl_line.js";

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("[data-all-said]")) return;
  event.preventDefault();
  const further = $("#further");
  if (!further) return;
  const lines = [ownLine(), ...[...further.content.children].map((one) => one.textContent)];
  const next = lines.indexOf($("#line").textContent) + 1 || 1; // it may have said what to do with a picked card
  owlSays(lines[next % lines.length]);
  $("#said").textContent = lines[next % lines.length];
});
