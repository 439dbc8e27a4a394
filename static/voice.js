/* What can be heard: the owl's line read aloud, and small sounds made without files. */
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

  /* Sounds: a few soft tones, only after a tap and only when they are wished for */
  let audio = null;
  const on = () => $("#table")?.hasAttribute("data-sound");
  const tone = (pitch, after, long = 0.18, loud = 0.08) => {
    const start = audio.currentTime + after;
    const wave = audio.createOscillator();
    const volume = audio.createGain();
    wave.type = "triangle";
    wave.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
    wave.connect(volume).connect(audio.destination);
    wave.start(start);
    wave.stop(start + long);
  };
  const TUNES = {
    tap: [[520, 0]],
    back: [[390, 0]],
    right: [[523, 0], [659, 0.12], [784, 0.24], [1047, 0.36]],
    notYet: [[440, 0], [392, 0.16]],
    woke: [[587, 0], [880, 0.14]],
    over: [[523, 0], [659, 0.15], [784, 0.3], [1047, 0.45], [784, 0.62], [1047, 0.75]],
  };
  const play = (name) => {
    if (!on() || !audio) return;
    TUNES[name].forEach(([pitch, after]) => tone(pitch, after));
  };
  document.addEventListener("pointerdown", () => {
    const Context = window.AudioContext;
    if (!audio && Context && on()) audio = new Context();
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches?.(".card input")) play(event.target.checked ? "tap" : "back");
  });
  document.addEventListener("kidsq:hop", (event) => on() && audio && tone(392 * 1.06 ** event.detail, 0));

  /* After every ply: read when wished, sound what happened */
  let line = "";
  let heard = ""; // a hint or a setting shows the same once more
  const after = () => {
    showButtons();
    const table = $("#table");
    if (!table) return;
    const tune = $(".over") ? "over" : $(".cheer, .cheered, .answered.right") ? "right" : $(".tried, .answered.not_yet") ? "notYet" : $('.story [data-kind="woke"]') ? "woke" : "";
    const happened = `${tune} ${table.dataset.ply} ${$(".tried, .answered")?.textContent ?? ""}`;
    if (tune && happened !== heard) play(tune);
    heard = happened;
    const now = told();
    if (table.hasAttribute("data-read") && now !== line) read(now);
    line = now;
  };
  document.addEventListener("htmx:afterSettle", after);
  showButtons();
})();
