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

/* laid: the numbers that lie before "=" and behind it; equals: the sign has been tapped; whole: what all make together;
   given: what stands behind "=" already; several: any number of cards may lie on both sides; takesAway: it is said as a
   difference, the last of the addends is what is left */
export const equation = ({ addends, behind, equals, whole, given, several, named }, totalFirst, equalsLabel, takesAway) => {
  const line = make("div", "eq");
  if (takesAway) {
    const all = [behind.length ? behind.map(chip)[0] : slot(true), ...addends.map(chip)];
    while (all.length < 3) all.push(slot(behind.length > 0 && all.length === addends.length + 1));
    line.append(...all.flatMap((one, n) => (n ? [op(n < all.length - 1 ? "−" : "="), one] : [one])));
    return line;
  }
  if (named) {
    const wanted = Math.max(0, 3 - addends.length);
    line.append(...addends.map(chip), ...Array.from({ length: wanted }, (_none, n) => slot(n === 0)), op("→"), slot(!wanted)); // what they have in common
    return line;
  }
  const left = [];
  addends.forEach((number) => left.push(left.length ? op("+") : null, chip(number)));
  const wanted = Math.max(0, (several && equals ? 1 : 2) - addends.length);
  const first = totalFirst ? behind.length > 0 : true;
  for (let i = 0; i < wanted; i++) left.push(left.length ? op("+") : null, slot(first && i === 0));
  const sum = left.filter(Boolean);
  const lent = (whole || given) && make("i", `chip lent n${whole || given}`, whole || given);
  if (whole) {
    line.append(...sum, op("="), lent);
    return line;
  }
  const right = behind.length ? behind.flatMap((number) => [op("+"), chip(number)]).slice(1) : [slot(totalFirst || equals)];
  const result = given ? [lent, op("+"), ...right] : right;
  if (totalFirst) line.append(...result, op("="), ...sum);
  else line.append(...sum, !equals && addends.length > (several ? 0 : 1) ? equalsKey(equalsLabel) : op("="), ...result);
  return line;
};
export const rods = ({ addends, behind, whole, given, named }, totalFirst) => {
  const both = make("div", "rods");
  if (named) return both;
  const sum = make("div", "row");
  sum.append(...addends.map(rod));
  const lent = whole || given;
  const other = make("div", behind.length || lent ? "row" : "row wait");
  if (lent) other.append(make("i", `rod lent n${lent}`));
  other.append(...behind.map(rod));
  both.append(...(totalFirst ? [other, sum] : [sum, other]));
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
