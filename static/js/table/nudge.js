/* A child who has done nothing for a minute at its own turn: the owl blinks and says one kind line, and the hand shows
   something that can be done. Twice at most, without a sound; nothing of a sum is shown. What can be done, each game says. */
import { $, wantsStill } from "../dom.js";
import { owlSays } from "./owl_line.js";

const MINUTE = 60000;
const MOST = 2;

const blink = () => {
  const eyes = $("#owl use");
  const open = eyes?.getAttribute("href");
  if (!open || wantsStill()) return;
  const look = (closed) => eyes.isConnected && eyes.setAttribute("href", closed ? open.replace(/#.*/, "#owl-sleepy") : open);
  [0, 180, 420, 600].forEach((after, index) => setTimeout(() => look(index % 2 === 0), after));
};
const say = (line) => {
  if (!$("#line")) return;
  owlSays(line);
  $("#said").textContent = line;
};
const point = (target) => {
  const hand = $("#pointer");
  if (!target || $(".table.help") || !hand.hidden) return;
  const at = target.getBoundingClientRect();
  hand.style.transition = "none";
  hand.style.transform = `translate(${at.left + at.width / 2 - 16}px, ${Math.min(at.top + at.height * 0.7, innerHeight - 64)}px)`;
  hand.hidden = false;
  hand.dataset.nudge = "";
};
const unpoint = () => {
  const hand = $("#pointer");
  if (!("nudge" in hand.dataset)) return;
  delete hand.dataset.nudge;
  hand.hidden = true;
};

/* idea: what may be tapped now and what the owl says of it, as [name of its line in #nudges, element]; null for nothing */
export const nudges = (idea) => {
  let timer = null;
  let turn = "";
  let times = 0;
  const nudge = () => {
    const found = idea();
    if (found && !document.hidden && !$("#gear")?.open && times < MOST) {
      times += 1;
      blink();
      say($("#nudges").dataset[found[0]]);
      point(found[1]);
    }
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    const now = `${$("#table")?.dataset.ply} ${$("#table")?.dataset.phase}`;
    if (now !== turn) times = 0;
    turn = now;
    if (times < MOST && idea()) timer = setTimeout(nudge, MINUTE);
  };
  const touched = () => {
    unpoint();
    wait();
  };
  document.addEventListener("pointerdown", touched);
  document.addEventListener("keydown", touched);
  addEventListener("resize", unpoint); // what it has shown has gone elsewhere
  document.addEventListener("htmx:afterSettle", () => {
    if (turn !== `${$("#table")?.dataset.ply} ${$("#table")?.dataset.phase}`) touched();
  });
  wait();
};
