/* Reading aloud: the owl's lines, then what the friends said, each in a voice of its own and one line at a time. */
import { $, all, restart } from "./dom.js";
import { endRecorded, findRecordings, isRecorded, playRecorded } from "./recordings.js";
import { silenced } from "./silence.js";

const page = $("script[data-plus]").dataset;
const speech = globalThis.speechSynthesis; // not every browser has it
const language = () => document.documentElement.lang || "en"; // it changes with the child who sits here

/* Who speaks how: the device has one voice, so pitch and pace tell the friends apart */
const MANNERS = {
  owl: { pitch: 1, rate: 0.9 },
  royal: { pitch: 1.2, rate: 0.8 },
  "friend-dotti": { pitch: 1.45, rate: 0.85 },
  "friend-bruno": { pitch: 0.55, rate: 0.75 },
  "friend-hugo": { pitch: 0.95, rate: 0.85 },
  "friend-pippa": { pitch: 1.6, rate: 1.1 },
  "friend-fenna": { pitch: 1.3, rate: 1 },
  "friend-tilo": { pitch: 0.8, rate: 0.7 },
};
const ANY_FRIEND = { pitch: 1.15, rate: 0.95 };
const mannerOf = (who) => MANNERS[who] || (who.startsWith("friend-") ? ANY_FRIEND : MANNERS.owl);
const LOUD = { quiet: 0.4, middle: 0.75, loud: 1 };
const volume = () => LOUD[$("#table, #place")?.dataset.volume || page.volume] ?? LOUD.middle;

/* Only voices of the device itself: others send what they read, nicknames too, to somebody's server. Those of the same
   country come first; a device that has none reads Swiss German as it reads German. */
const speaks = (tag) => (voice) => voice.localService && `${voice.lang.replace("_", "-")}-`.toLowerCase().startsWith(`${tag}-`.toLowerCase());
const voice = () => {
  const voices = speech ? speech.getVoices() : [];
  const near = voices.filter(speaks(language()));
  const own = near.length ? near : voices.filter(speaks(language().split("-")[0]));
  return own.find((one) => one.default) || own[0] || null;
};
/* Where the device has none, what is recorded is heard, and the rest is told by pictures */
const canSay = ({ text }) => voice() !== null || isRecorded(text);
const showButtons = () => {
  const none = voice() === null; // or the button would come and go with the lines, and the owl with it
  all("[data-listen]").forEach((button) => (button.hidden = none));
};

/* What there is to read, each sentence once: what happened, the page and its owl, then the friends; signs become words */
const HAPPENED = ".told, .tale-says [data-tell]";
const LINES = "#line, .tried p, .ask-line, .curtain-line, .over-panel :is(h2, .end-line, .went-well), [role=alert], [data-tell]";
const BUBBLES = ".owl .words";
const inWords = (element) => {
  const pieces = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) pieces.push(texts.currentNode.textContent);
  return pieces.join(" ");
};
const aloud = (text) =>
  text
    .replace(/(\d)\s*\+\s*(?=\d)/g, `$1 ${page.plus || "+"} `)
    .replace(/(\d)\s*−\s*(?=\d)/g, `$1 ${page.minus || "−"} `)
    .replace(/(\d)\s*×\s*(?=\d)/g, `$1 ${page.times || "×"} `)
    .replace(/(\d)\s*=\s*(?=\d)/g, `$1 ${page.equals || "="} `)
    .replace(/\s*·\s*/g, ", ")
    .replace(/[*“”]/g, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,:;!?])/g, "")
    .trim();
const linesIn = (root) => {
  const found = new Map();
  [HAPPENED, LINES, BUBBLES].flatMap((part) => all(part, root)).forEach((element) => {
    const text = aloud(element.dataset.tell || inWords(element));
    if (text && !found.has(text) && !element.closest("[hidden]")) found.set(text, { text, element, who: element.dataset.voice || "owl" });
  });
  return [...found.values()];
};

/* Reading: the next line begins when the last one ended; whoever taps wants something else */
let reading = null; // what is read now, and the button that asked for it
const PICTURES = { owl: "#owl .art, .owl-says .art", royal: ".gain .art, .tale .mini .art, .one-portrait .big .art" };
const faceOf = ({ element, who }) => (PICTURES[who] ? $(PICTURES[who]) : element.closest(".words, .asks")?.querySelector(".face"));
const talks = (line) => {
  all(".talks").forEach((face) => face.classList.remove("talks"));
  if (line) faceOf(line)?.classList.add("talks");
  document.dispatchEvent(new CustomEvent("kidsq:speaks"));
};
const quiet = () => {
  endRecorded();
  speech?.cancel();
};
const stop = () => {
  if (!reading) return;
  clearTimeout(reading.patience);
  reading.button?.classList.remove("speaking");
  reading = null;
  quiet();
  talks(null);
};
const aloudBy = (own, text, how) => {
  if (!own) return playRecorded(text, how);
  const said = Object.assign(new SpeechSynthesisUtterance(text), { voice: own, lang: own.lang, ...how });
  speech.speak(said);
  return said;
};
const say = ([line, ...rest], mine) => {
  if (reading !== mine) return;
  const done = () => {
    if (reading !== mine) return;
    stop();
    goOn();
  };
  if (!line) return done();
  talks(line);
  mine.said = aloudBy(voice(), line.text, {
    volume: volume(),
    ...mannerOf(line.who),
    onend: () => say(rest, mine),
    onerror: ({ error }) => (error === "not-allowed" ? mine.refused() : done()),
    onstart: () => clearTimeout(mine.patience),
  }); // or some browsers forget it before it has ended
};
let told = new Set();

/* Some browsers let a page speak after the tap that led to it, others only after a tap of its own, and of these some
   refuse without a word. What was not heard is new again at the next tap. */
const STARTS_MS = 1500;
const tapped = () => navigator.userActivation?.hasBeenActive ?? true;
const waitForTap = (lines, mine) => {
  if (reading !== mine) return;
  stop();
  lines.forEach(({ text }) => told.delete(text));
  goOn();
};
const read = (lines, button = null) => {
  stop();
  lines.forEach(({ text }) => told.add(text));
  const heard = lines.filter(canSay);
  if (!heard.length) return;
  const mine = (reading = { button, said: null, refused: () => waitForTap(lines, mine) });
  button?.classList.add("speaking");
  say(heard, mine);
  if (!tapped()) mine.patience = setTimeout(mine.refused, STARTS_MS);
};

/* The friends wait with their move until all has been said */
const LONGEST_MS = 15_000; // a voice that never says it has ended must not keep them from playing
let move = null;
let late = null;
let due = false; // what is new here has not been begun
const goOn = () => {
  clearTimeout(late);
  const wanted = move;
  move = null;
  wanted?.();
};
document.addEventListener("htmx:confirm", (event) => {
  if (event.target.id !== "next-form" || !(reading || due) || event.detail.triggeringEvent?.type === "submit") return;
  event.preventDefault();
  move = () => event.detail.issueRequest(true);
  clearTimeout(late);
  late = setTimeout(goOn, LONGEST_MS);
});

/* Who wants every line read hears what is new at the table */
let ply = $("#table")?.dataset.ply;
const news = () => {
  due = false;
  const table = $("#table");
  if (!table?.hasAttribute("data-reading")) return;
  if (ply !== table.dataset.ply) told = new Set();
  ply = table.dataset.ply;
  const lines = linesIn(document).filter((line) => canSay(line) && !told.has(line.text));
  if (lines.length) read(lines);
  if (!reading) goOn();
};

/* Taps */
document.addEventListener("click", (event) => {
  const hit = (query) => event.target.closest?.(query);
  const button = hit("[data-listen]");
  const again = button && reading?.button === button;
  stop();
  if (button && !again) {
    const part = button.dataset.listen;
    const root = part ? $(part) : document;
    if (root) read(linesIn(root), button);
  } else if (hit("[data-all-said]")) {
    /* The owl has no more to show: it wiggles and says its line once more */
    event.preventDefault();
    const owl = hit("[data-all-said]");
    restart(owl, "nudge");
    read(linesIn(owl.form));
  }
  setTimeout(() => {
    if (!button) news(); // what a tap lets the owl say, once it stands there
    if (!reading) goOn(); // after what this tap itself sends: that comes first
  });
});
/* A child counts along: each number is said at once, and the one before it is not waited for */
document.addEventListener("kidsq:counts", ({ detail }) => {
  if (!canSay({ text: detail }) || !$("#table:is([data-sound], [data-reading])")) return;
  stop();
  quiet();
  aloudBy(voice(), detail, { volume: volume(), ...MANNERS.owl, rate: 1 });
});
addEventListener("pagehide", stop);
document.addEventListener("visibilitychange", () => document.hidden && stop());

const TUNE_MS = 600; // the voice begins when the table's small sound has ended
const after = () => {
  showButtons();
  const table = $("#table");
  due = table?.hasAttribute("data-reading");
  const begin = () => setTimeout(news, table?.hasAttribute("data-sound") && table.dataset.tune ? TUNE_MS : 0);
  if (silenced().length) document.addEventListener("kidsq:said", begin, { once: true }); // no line ahead of its picture
  else begin();
};
speech?.addEventListener?.("voiceschanged", after);
document.addEventListener("htmx:afterSettle", after);
after();
const NAMES_MS = 700; // a browser names its voices a moment after the page has come
setTimeout(() => voice() ?? findRecordings().then(after), NAMES_MS);
