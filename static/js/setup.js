// The list of names: a file that is too large is refused before it is sent; one button ticks all children.
import { all } from "./dom.js";

document.addEventListener("change", (event) => {
  const input = event.target.closest("[data-most-bytes]");
  if (!input) return;
  const tooLarge = input.files[0] && input.files[0].size > Number(input.dataset.mostBytes);
  input.setCustomValidity(tooLarge ? input.dataset.tooLarge : "");
  if (tooLarge) input.reportValidity();
});
document.addEventListener("invalid", (event) => {
  const fold = event.target.closest("details");
  if (fold) fold.open = true; // what a browser points at must be seen
}, true);
for (const button of all("[data-tick-all]")) button.hidden = false;
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-tick-all]");
  if (!button) return;
  const boxes = all('input[name="learner"]', button.form);
  const ticked = boxes.every((box) => box.checked);
  for (const box of boxes) box.checked = !ticked;
});
