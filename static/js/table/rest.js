/* What moves by itself on the board, in the hand and at the pointing hand rests while a child thinks and while an answer is on
   its way, and goes on with the next ply. One running animation has the whole table drawn sixty times a second, which is more
   than a small tablet can do beside a tap. */
const SOON = 6000;
const MOVES_BY_ITSELF = ".board, .piles, .hand, #pointer";
let timer = null;
const resting = [];

export const rests = () => {
  for (const one of document.getAnimations()) {
    if (one.playState !== "running" || one.effect.getTiming().iterations !== Infinity) continue;
    if (!one.effect.target.closest(MOVES_BY_ITSELF)) continue;
    one.pause();
    resting.push(one);
  }
};
export const goesOn = () => {
  for (const one of resting.splice(0)) if (one.effect.target.isConnected) one.play();
  waits();
};
const waits = () => {
  clearTimeout(timer);
  timer = setTimeout(rests, SOON);
};

document.addEventListener("htmx:beforeSend", rests);
document.addEventListener("htmx:afterSettle", () => requestAnimationFrame(() => setTimeout(goesOn)));
["pointerdown", "keydown"].forEach((touch) => document.addEventListener(touch, waits));
waits();
