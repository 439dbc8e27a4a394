/* The owl's line. What the server has it say stays known while something else stands there. */
import { $ } from "../dom.js";

export const ownLine = () => {
  const line = $("#line");
  return (line.dataset.own ??= line.textContent);
};
export const owlSays = (text) => {
  ownLine();
  $("#line").textContent = text;
};
