// The print button, which only a script can make work: it stays hidden without one.
for (const button of document.querySelectorAll("[data-print]")) button.hidden = false;
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) window.print();
});
