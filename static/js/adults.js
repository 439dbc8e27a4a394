// The print button, which only a script can make work, stays hidden without one; what is folded is printed, too; the
// page's own link is brought into sight, and an open menu closes by a tap beside it or by Escape.
import { all } from "./dom.js";

for (const button of all("[data-print]")) button.hidden = false;
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) print();
});

// On a narrow screen the page's own link may lie outside the row, whose letters may still change their font.
const toOwnLink = () => {
  for (const tab of all(".rail-links [aria-current]")) {
    const row = tab.closest("nav");
    row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - 32;
  }
};
toOwnLink();
document.fonts.ready.then(toOwnLink);

let opened = [];
addEventListener("beforeprint", () => {
  opened = all("details:is(.folded, .page-foot):not([open])");
  for (const one of opened) one.open = true;
});
addEventListener("afterprint", () => {
  for (const one of opened) one.open = false;
});

const closeMenus = (but) => {
  for (const menu of all(".more-pages[open]")) if (!menu.contains(but)) menu.open = false;
};
document.addEventListener("click", (event) => closeMenus(event.target));
document.addEventListener("focusin", (event) => closeMenus(event.target));
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && event.target.closest(".more-pages[open]");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});
