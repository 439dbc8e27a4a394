// The teacher's room: full screen for the wall, and the friends that fit beside the children chosen for a table.
import { $, all } from "./dom.js";

for (const button of all("[data-full-screen]")) {
  if (!document.documentElement.requestFullscreen) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen().catch(() => {});
  });
}

const seating = document.getElementById("seating");
if (seating) {
  const count = $("[data-count]", seating);
  const tell = () => {
    const children = all("input[name=learner]:checked", seating).length;
    const seats = children + all("input[name=bots]:checked", seating).length;
    const game = $("input[name=edition]:checked", seating);
    count.textContent = String(seats);
    $("button[type=submit]", seating).disabled = children < 2 || (game && (seats < game.dataset.fewest || seats > game.dataset.most));
  };
  seating.addEventListener("change", tell);
  tell();
}

// News that came while a finger is on the page would pull the button from under it; the next look brings them.
let pressed = false;
for (const kind of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(kind, () => { pressed = kind === "pointerdown"; }, true);
document.addEventListener("htmx:beforeSwap", (event) => { if (pressed) event.detail.shouldSwap = false; });
