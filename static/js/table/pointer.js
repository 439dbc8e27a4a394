/* The pointing hand of a new child: where it stands, and that it stays there. What it means, each game says. */
import { $, wantsStill, within } from "../dom.js";

export const pointingHand = (meant) => {
  let pointed = null;

  const put = () => {
    const at = pointed.getBoundingClientRect();
    const pressed = pointed.matches(".button, .back");
    const aim = at.top + at.height * (pointed.matches(".card, .pick") ? 0.78 : pressed ? 0.94 : 0.62);
    const lowest = innerHeight - $("#pointer").offsetHeight * (pressed ? 0.6 : 1); // half a hand, before it lies on a button's words
    const top = Math.min(aim, Math.max(aim - at.height * 0.6, lowest));
    const left = within(0, at.left + at.width / 2 - 16, innerWidth - $("#pointer").offsetWidth);
    $("#pointer").style.transform = `translate(${left}px, ${top}px)`;
  };

  const point = () => {
    const pointer = $("#pointer");
    const target = $("#beat") ? null : meant(); // it waits until an event has been told
    pointer.style.transition = pointer.hidden ? "none" : ""; // it appears where it points, and flies only from there
    pointer.hidden = !target;
    $("#say")?.classList.toggle("pale", target !== null && target.id !== "say");
    if (!target) return;
    const { top, bottom } = target.getBoundingClientRect();
    if (target !== pointed && (top < 0 || bottom > innerHeight)) target.scrollIntoView({ block: "nearest", behavior: wantsStill() ? "instant" : "smooth" });
    pointed = target;
    put();
  };

  /* What it points at is brought into sight once; then the child may look around, and the hand stays with it */
  const follow = () => {
    $("#pointer").style.transition = "none";
    if (pointed && !$("#pointer").matches("[hidden], [data-nudge]")) put();
  };
  addEventListener("scroll", follow, { capture: true, passive: true });
  /* In a new size things take their places one after the other: it goes along for a while */
  const WHILE = 45; // frames
  let going = 0;
  const goAlong = () => {
    point();
    if (--going > 0) requestAnimationFrame(goAlong);
  };
  addEventListener("resize", () => {
    if (going < 1) requestAnimationFrame(goAlong);
    going = WHILE;
  });
  document.addEventListener("kidsq:asked", point);
  return point;
};
