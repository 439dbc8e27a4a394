/* The owl has no more to show, and is tapped: it says what else it knows, one line after the other (web/further.py). */
(() => {
  "use strict";
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.("[data-all-said]")) return;
    event.preventDefault();
    const [line, further] = [document.querySelector("#line"), document.querySelector("#further")];
    if (!further) return;
    line.dataset.own ??= line.textContent;
    const lines = [line.dataset.own, ...[...further.content.children].map((one) => one.textContent)];
    const next = lines.indexOf(line.textContent) + 1 || 1; // it may have said what to do with a picked card
    line.textContent = document.querySelector("#said").textContent = lines[next % lines.length];
  });
})();
