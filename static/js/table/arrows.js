/* Arrow keys go over a table as the eye does: to what can be tapped next in that direction. Nothing is chosen by it. */
import { $, all } from "../dom.js";
import { place } from "./places.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2; // straight ahead counts more than near by

const reachable = () => all("input:not([type=hidden]):enabled, button:enabled", $("#table")).filter((one) => one.checkVisibility?.({ visibilityProperty: true }) ?? one.offsetParent);
const far = (from, to, [x, y]) => {
  const [along, aside] = x ? [(to.x - from.x) * x, Math.abs(to.y - from.y)] : [(to.y - from.y) * y, Math.abs(to.x - from.x)];
  return along > 4 ? along + ASIDE * aside : Infinity;
};
document.addEventListener("keydown", (event) => {
  const way = WAYS[event.key];
  const here = event.target.closest?.("#table input, #table button");
  if (!way || !here || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault(); // a radio button would choose its neighbour
  const from = place(here);
  if (!from) return;
  const found = reachable()
    .filter((one) => one !== here)
    .map((one) => [far(from, place(one) ?? from, way), one])
    .sort(([near], [other]) => near - other)[0];
  if (found && found[0] < Infinity) found[1].focus();
});
