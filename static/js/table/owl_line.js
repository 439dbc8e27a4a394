/* The owl's line. What the server has it say stays known while something else stands there. */
import { $ } from "../dom.js";

export const ownLine = () => {
  const line = $("#line");
  return (line.dataset.own ??= line.textContent);
};
/* answers: a tap that cannot be followed; where a tip and a line have no room together, the tip steps back for it. */
export const owlSays = (text, answers = false) => {
  ownLine();
  $("#line").textContent = text;
  $("#line").closest(".owl")?.classList.toggle("replies", answers);
};
