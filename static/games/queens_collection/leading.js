/* The one pointing hand of a new child at these tables: what comes next on its way, each family of editions says. */
import { $ } from "../../js/dom.js";
import { pointingHand } from "../../js/table/pointer.js";

const families = [];

/* next: what of its own form is to be tapped now; nothing where that form is not there */
export const leads = (next) => families.push(next);
export const point = pointingHand(() => {
  if (!$(".table.help")) return null;
  if (!$("#turn")) return $("#next") || $("#here");
  return families.map((next) => next()).find(Boolean) ?? null;
});
/* The way of a new child, as the form knows it */
export const wayMeant = () => {
  const way = $(".table.help #turn")?.dataset.way;
  return way ? JSON.parse(way) : null;
};
