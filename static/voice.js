/* Reading aloud: what the owl and the friends say. */
(() => {
  "use strict";
  const $ = (query, root = document) => root.querySelector(query);

  /* Reading aloud; without a voice on this device there is no button */
  const speech = window.speechSynthesis;
  const language = document.documentElement.lang || "en";
  const voice = () => {
    const voices = speech ? speech.getVoices() : [];
    return voices.find((v) => v.lang.startsWith(language) && v.localService) || voices.find((v) => v.lang.startsWith(language)) || null;
  };
  const read = (text, button) => {
    if (!speech || !text || !voice()) return;
    speech.cancel();
    const said = new SpeechSynthesisUtterance(text.trim());
    said.voice = voice();
    said.lang = language;
    said.rate = 0.9;
    if (button) {
      button.classList.add("speaking");
      said.onend = said.onerror = () => button.classList.remove("speaking");
    }
    speech.speak(said);
  };
  const showButtons = () => {
    const none = voice() === null;
    document.querySelectorAll("[data-listen]").forEach((button) => (button.hidden = none));
  };
  /* All that stands there to be read, each sentence once */
  const READABLE = "#line, .tried p, .ask-line, .told, .curtain-line, .over-panel > h2, .over-panel > p, [data-tell]";
  const told = () => {
    const lines = [...document.querySelectorAll(READABLE)].map((line) => line.textContent.trim()).filter(Boolean);
    return [...new Set(lines)].map((line) => (/[.!?…。]$/.test(line) ? line : `${line}.`)).join(" ");
  };
  document.addEventListener("click", (event) => {
    const hit = (query) => event.target.closest?.(query);
    if (hit("[data-listen]")) read(told(), hit("[data-listen]"));
    else if (hit("[data-all-said]")) {
      /* The owl has no more to show: it wiggles and says its line once more */
      event.preventDefault();
      const owl = hit("[data-all-said]");
      owl.classList.remove("nudge");
      void owl.offsetWidth;
      owl.classList.add("nudge");
      read($("#line").textContent);
    }
  });
  if (speech) speech.addEventListener?.("voiceschanged", showButtons);

  /* After every ply: read when wished */
  let line = "";
  const after = () => {
    showButtons();
    const table = $("#table");
    if (!table) return;
    const now = told();
    if (table.hasAttribute("data-read") && now !== line) read(now);
    line = now;
  };
  document.addEventListener("htmx:afterSettle", after);
  showButtons();
})();
