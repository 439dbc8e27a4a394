/* The story before a first game: what it is about, and the aim. Any tap or key ends it; until then nothing happens behind it,
   and no time of anybody counts. Who wants stillness sees it in pictures, for as long as they like. */
import { $, all, wantsStill } from "../dom.js";
import { endSilence, silence } from "../silence.js";

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
const ends = (event) => {
  event?.preventDefault();
  if (!story.isConnected) return;
  document.removeEventListener("htmx:confirm", holds);
  document.removeEventListener("keydown", keys, true);
  const within = story.contains(document.activeElement);
  fetch(story.action, { method: "POST", body: new FormData(story), redirect: "manual", keepalive: true }).catch(() => {}); // it is told once more, then
  story.remove();
  behind().forEach((one) => (one.inert = false));
  if (within && (keyed || event?.detail === 0)) $("#table :is(#next, #here, #c0):enabled")?.focus({ preventScroll: true });
  endSilence();
  document.dispatchEvent(new CustomEvent("kidsq:asked")); // from now on thinking counts
  held.splice(0).forEach((go) => go(true));
};

if (story) {
  behind().forEach((one) => (one.inert = true));
  silence(all("#line, .owl .tip, .curtain-line"));
  document.addEventListener("htmx:confirm", holds);
  document.addEventListener("keydown", keys, true);
  story.addEventListener("submit", ends);
  story.addEventListener("click", (event) => (!wantsStill() || event.target.closest("button")) && ends(event));
  story.addEventListener("animationend", (event) => event.target === story && !wantsStill() && ends());
  all("button", story).find((one) => one.offsetParent)?.focus({ preventScroll: true });
}
