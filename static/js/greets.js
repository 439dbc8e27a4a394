/* Who only looks on answers a tap, too: a picture at home hops, and so do owl and window in the castle; and what is tapped is heard. */
import { $, restart, wantsStill } from "./dom.js";
import { tappable } from "./tappable.js";

document.addEventListener("click", (event) => {
  const one = event.target.closest?.(":is(.awake, .side, .friends-row) .art, .begin > .beside, .gathered > .owl, .castle .owl, .hall > .pane");
  if (one && !wantsStill()) restart(one, "hops-up");
});

/* Where so many share a tablet that their row scrolls, it begins at whom it plays for */
$(".players .chosen")?.scrollIntoView({ block: "nearest", inline: "center" });
/* And a garden goes to the plant of which the owl speaks */
if (!location.hash) $(".plot.fresh")?.scrollIntoView({ block: "nearest", behavior: wantsStill() ? "instant" : "smooth" });

/* A table has sounds of its own. Whoever taps a label taps its field, too: that is one tap. */
const isHeard = "sound" in $("script[data-plus]").dataset && !$("#table");
document.addEventListener("click", (event) => {
  const tapped = isHeard && event.detail > 0 && event.target.closest?.(tappable.join());
  if (!tapped) return;
  if (tapped.matches("a, form button")) return; // the line is for the page that this leads to
  const heard = () => document.dispatchEvent(new CustomEvent("kidsq:tapped", { detail: tapped.tagName }));
  const sounds = import("./taps.js");
  sounds.then(heard, () => {}); // where it does not come, nothing is heard
});
