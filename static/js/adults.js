// The print button, which only a script can make work, stays hidden without one; the page's own tab is brought into sight.
import { all } from "./dom.js";

for (const button of all("[data-print]")) button.hidden = false;
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) print();
});

// On a narrow screen the page's own tab may lie outside the row.
for (const tab of all(".tabs [aria-current]")) {
  const row = tab.closest(".tabs");
  row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - 32;
}
