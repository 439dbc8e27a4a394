/* Some children tap everything twice: whether a click comes of the second tap of two that come fast, on the same spot. */
const SOON = 350; // ms
const SPOT = 8; // px: less than a card rises when it is chosen
let before = null;
let latest = null;

addEventListener(
  "pointerdown",
  ({ clientX, clientY, timeStamp }) => {
    before = latest;
    latest = { clientX, clientY, timeStamp };
  },
  { capture: true, passive: true },
);
export const isTappedTwice = (event) =>
  event.detail > 0 &&
  before !== null &&
  latest.timeStamp - before.timeStamp < SOON &&
  event.timeStamp - latest.timeStamp < SOON &&
  Math.hypot(latest.clientX - before.clientX, latest.clientY - before.clientY) < SPOT;
