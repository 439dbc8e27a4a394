/* Places on a table: the middle and the width of what is there. Nothing here changes anything. */
import { $, within } from "../dom.js";

export const place = (element) => {
  const at = element?.getBoundingClientRect();
  return at?.width ? { x: at.left + at.width / 2, y: at.top + at.height / 2, w: at.width, h: at.height } : null;
};
export const somewhere = (element) => place(element) || { x: innerWidth / 2, y: innerHeight / 2, w: 48, h: 67 };
export const TALL = 172 / 124;
export const onScreen = ({ x, y, w, ...more }) => {
  const [half, height] = [w / 2 + 6, (w * TALL) / 2 + 6];
  return { ...more, w, x: within(half, x, Math.max(half, innerWidth - half)), y: within(height, y, Math.max(height, innerHeight - height)) };
};
export const moved = ({ x, y }, turn = 0, wide = 1, high = wide) => `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${wide}, ${high})`;

/* Where things are: who sits where, and the piles */
export const panel = (seat) => $(`.panel[data-seat="${seat}"]`);
export const handOf = (seat) => {
  const { x, y, w } = somewhere($(".face", panel(seat)));
  return { x, y: y + w / 4, w: w / 2 };
};
export const drawPile = () => somewhere($(".draw > .art"));
export const seenWell = (w) => Math.max(w, innerWidth >= 700 && innerHeight >= 560 ? 84 : 56);
export const beside = (at, w = at.w) => ({ x: at.x + (at.x - at.w - w > 0 ? -1 : 1) * (at.w + w) * 0.4, y: at.y + at.w * 0.2, w });
export const raised = ({ x, y, w }, by) => ({ x, y: y - by, w });
/* Held up beside a pile, towards the middle of the screen, where nothing else is in the corner */
export const heldUp = (pile) => {
  const w = seenWell(pile.w * 1.5);
  return { x: pile.x + Math.sign(innerWidth / 2 - pile.x) * w * 0.6, y: pile.y - w * 0.2, w };
};
