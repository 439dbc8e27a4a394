/* The story before a first game: what it is about, and the aim. Any tap or key ends it; until then nothing happens behind it,
   and no time of anybody counts. Who wants stillness sees it in pictures, for as long as they like. */
import { $, all, sleeps, tells, wantsStill } from "../dom.js";
import { endSilence, silence } from "../silence.js";
import { goesOn, rests } from "./rest.js";

const story = $("#prologue");
const held = []; // requests that went off by themselves meanwhile: friends who play on, tips that have stood long enough
const behind = () => all("#room > :not(#prologue)");
const holds = (event) => {
  event.preventDefault();
  held.push(event.detail.issueRequest);
};
let keyed = false; // who tapped sees no frame around a card that it has not tapped
const keys = (event) => {
  keyed = true;
  if (["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
  if (event.key !== "Escape" && (wantsStill() || event.target.closest("button"))) return;
  ends(event);
};
const wakes = (byKey) => {
  const within = story.contains(document.activeElement);
  const told = new FormData(story);
  story.remove();
  behind().forEach((one) => sleeps(one, false));
  goesOn();
  if (within && byKey) $("#table :is(#next, #here, #c0):enabled")?.focus({ preventScroll: true });
  endSilence();
  document.dispatchEvent(new CustomEvent("kidsq:asked")); // from now on thinking counts
  held.splice(0).forEach((go) => go(true));
  tells(story.action, told); // if that is lost, it is told once more
};
/* It goes with the very next picture; what lies behind it takes a little longer to wake */
const ends = (event) => {
  event?.preventDefault();
  if (story.classList.contains("ends")) return;
  story.classList.add("ends");
  document.removeEventListener("htmx:confirm", holds);
  document.removeEventListener("keydown", keys, true);
  const byKey = keyed || event?.detail === 0;
  requestAnimationFrame(() => setTimeout(() => wakes(byKey)));
};

if (story) {
  behind().forEach((one) => sleeps(one, true));
  rests();
  silence(all("#line, .owl .tip, .curtain-line"));
  document.addEventListener("htmx:confirm", holds);
  document.addEventListener("keydown", keys, true);
  story.addEventListener("submit", ends);
  const yields = (event) => story.classList.toggle("yields", event.type === "pointerdown" && (!wantsStill() || event.target.closest("button") !== null));
  ["pointerdown", "pointercancel"].forEach((kind) => story.addEventListener(kind, yields)); // seen under the finger, before the table is drawn
  story.addEventListener("click", (event) => (!wantsStill() || event.target.closest("button")) && ends(event));
  story.addEventListener("animationend", (event) => event.target === story && !wantsStill() && ends());
  all("button", story).find((one) => one.offsetParent)?.focus({ preventScroll: true });
}
