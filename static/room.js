// The teacher's room: full screen for the wall, and the friends that fit beside the children chosen for a table.
"use strict";

for (const button of document.querySelectorAll("[data-full-screen]")) {
  if (!document.documentElement.requestFullscreen) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen().catch(() => {});
  });
}

const seating = document.getElementById("seating");
if (seating) {
  const count = seating.querySelector("[data-count]");
  const tell = () => {
    const children = seating.querySelectorAll("input[name=learner]:checked").length;
    const all = children + seating.querySelectorAll("input[name=bots]:checked").length;
    count.textContent = String(all);
    seating.querySelector("button[type=submit]").disabled = children < 2 || all > 5;
  };
  seating.addEventListener("change", tell);
  tell();
}

// News that came while a finger is on the page would pull the button from under it; the next look brings them.
let pressed = false;
for (const kind of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(kind, () => { pressed = kind === "pointerdown"; }, true);
document.addEventListener("htmx:beforeSwap", event => { if (pressed) event.detail.shouldSwap = false; });
