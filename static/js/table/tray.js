/* The pictures of the tray: the sum that is being laid, as cards and as rods. It knows numbers; of places in a hand it only keeps which card has which. */
import { make } from "../dom.js";

/* A number that lies there. fresh: it has just been laid; place: of the hand */
const chip = ({ value, fresh, place }) => {
  const card = make("i", `chip n${value}${fresh ? " new" : ""}`, value);
  card.dataset.place = place;
  return card;
};
const rod = ({ value, fresh }) => make("i", `rod n${value}${fresh ? " new" : ""}`);
export const slot = (next) => make("i", next ? "slot aim" : "slot", "?");
const op = (sign) => make("i", "op", sign);
const equalsKey = (label) => {
  const key = make("button", "eqkey", "=");
  key.type = "button";
  key.id = "equals";
  key.setAttribute("aria-label", label);
  return key;
};

/* laid: addends and total as numbers that lie there, total null, equals: the sign has been tapped */
export const equation = ({ addends, total, equals }, totalFirst, equalsLabel) => {
  const line = make("div", "eq");
  const left = [];
  addends.forEach((number) => left.push(left.length ? op("+") : null, chip(number)));
  const wanted = Math.max(0, 2 - addends.length);
  const first = totalFirst ? total !== null : true;
  for (let i = 0; i < wanted; i++) left.push(left.length ? op("+") : null, slot(first && i === 0));
  const sum = left.filter(Boolean);
  const result = total !== null ? chip(total) : slot(totalFirst || equals);
  if (totalFirst) line.append(result, op("="), ...sum);
  else line.append(...sum, !equals && addends.length > 1 ? equalsKey(equalsLabel) : op("="), result);
  return line;
};
export const rods = ({ addends, total }, totalFirst) => {
  const both = make("div", "rods");
  const sum = make("div", "row");
  sum.append(...addends.map(rod));
  const whole = make("div", total === null ? "row wait" : "row");
  if (total !== null) whole.append(rod(total));
  both.append(...(totalFirst ? [whole, sum] : [sum, whole]));
  return both;
};
/* Some that are alike: side by side, and as long as each other */
export const alike = (numbers) => {
  const line = make("div", "eq");
  line.append(...numbers.map(chip));
  const lengths = make("div", "rods");
  numbers.forEach((number) => {
    const row = make("div", "row");
    row.append(rod(number));
    lengths.append(row);
  });
  return [line, lengths];
};
export const stairs = ({ addends }) => {
  const line = make("div", "eq");
  const inOrder = [...addends].sort((a, b) => a.value - b.value);
  line.append(...inOrder.map(chip));
  while (line.children.length < 3) line.append(slot(line.children.length === inOrder.length));
  const steps = make("div", "stairs");
  steps.append(...inOrder.map(rod));
  line.append(steps);
  return line;
};
