/* Some children tap everything twice. The second tap of two that come fast, on the same spot, takes back nothing that the first has chosen. */
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
const isTappedTwice = (event) =>
  event.detail > 0 &&
  before !== null &&
  latest.timeStamp - before.timeStamp < SOON &&
  event.timeStamp - latest.timeStamp < SOON &&
  Math.hypot(latest.clientX - before.clientX, latest.clientY - before.clientY) < SPOT;

document.addEventListener(
  "click",
  (event) => {
    const tapped = event.target.closest?.("#table label, #table input");
    const box = tapped?.control ?? tapped;
    if (box?.type !== "checkbox" || box.closest(".kin")?.querySelector(".card + .card")) return; // a heap gives one card more with each tap
    const chosen = event.target === box ? !box.checked : box.checked; // a box that is tapped itself has changed already
    if (!chosen || !isTappedTwice(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
