// The print button, which only a script can make work: it stays hidden without one.
for (const button of document.querySelectorAll("[data-print]")) button.hidden = false;
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) window.print();
});

// On a narrow screen the page's own tab may lie outside the row.
for (const tab of document.querySelectorAll(".tabs [aria-current]")) {
  const row = tab.closest(".tabs");
  row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - 32;
}
