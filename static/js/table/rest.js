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

/* A look for news changes nothing by itself; a tap may also come back without an answer */
const isTap = ({ detail }) => detail.requestConfig.verb === "post";
const oncePainted = () => requestAnimationFrame(() => setTimeout(goesOn));
document.addEventListener("htmx:beforeSend", (event) => isTap(event) && rests());
document.addEventListener("htmx:afterRequest", (event) => isTap(event) && oncePainted());
document.addEventListener("htmx:afterSettle", oncePainted);
["pointerdown", "keydown"].forEach((touch) => document.addEventListener(touch, waits));
waits();
