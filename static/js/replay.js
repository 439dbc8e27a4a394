// The arrow keys follow the links to the earlier and the later move.
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) return;
  const link = document.getElementById({ ArrowLeft: "earlier", ArrowRight: "later" }[event.key]);
  if (link) link.click();
});
