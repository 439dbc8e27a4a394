/* Between two pictures of the table: times, focus, a lost connection, the gear. */
import { htmx } from "../../vendor/htmx.min.js";
import { $, drawAs } from "../dom.js";
import { valuesOf } from "../requests.js";
import "./rest.js";
import "./stays.js";
import "./twice.js";

/* Times of one attempt, from the browser's own steady clock */
let clock;
const startClock = () => {
  clock = { shown: performance.now(), first: null, hidden: 0, away: document.hidden ? performance.now() : null, changes: 0, input: "" };
};
const touched = (event) => {
  if (!event.target.closest?.(".hand, .tray, .pick, [data-played-on]") || event.target.closest("[data-counts]")) return;
  if (clock.first === null) clock.first = performance.now();
};
document.addEventListener("pointerdown", (event) => {
  clock.input = event.pointerType || "touch";
  touched(event);
});
document.addEventListener("keydown", (event) => {
  if (["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
  clock.input = "key";
  touched(event);
});
document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-listen]")) clock.heard = true;
});
document.addEventListener("change", (event) => {
  if (event.target.matches?.(".card input") && !event.target.checked) clock.changes += 1;
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) clock.away = performance.now();
  else if (clock.away !== null) {
    clock.hidden += performance.now() - clock.away;
    clock.away = null;
  }
});
document.addEventListener("htmx:configRequest", (event) => {
  if (!["turn", "answer"].includes(event.target.id)) return;
  const now = performance.now();
  const data = event.detail.formData;
  data.set("rt_first_ms", Math.round((clock.first ?? now) - clock.shown));
  data.set("rt_total_ms", Math.round(now - clock.shown));
  data.set("hidden_ms", Math.round(clock.hidden));
  data.set("changes", clock.changes);
  data.set("input", clock.input || "key");
  data.set("tz_offset_min", -new Date().getTimezoneOffset());
  if (clock.heard) data.set("read_aloud", "1");
});

/* Focus stays where it was, or goes to what comes next */
let focused = null;
document.addEventListener("htmx:beforeSwap", () => {
  const now = document.activeElement;
  focused = now?.closest?.("#table") ? now.id || "" : null;
});
const keepFocus = () => {
  if (focused === null) return;
  const usable = (element) => element?.matches?.("button:enabled, input") && element.offsetParent !== null;
  const ids = [focused, $(".ask button[name]")?.id, "again", "next", "here", $(".over-board .two button")?.id, "c0", "owl"];
  const found = ids.map((id) => id && document.getElementById(id)).find(usable) || $("#table button:enabled");
  found?.focus({ preventScroll: true });
  focused = null;
};

/* A lost connection: say so, and send the same form again until it arrives. A server that is there and cannot answer
   is not asked for ever: then a child, or a grown-up, may open the game again. */
const TRIES = 5;
let again = null;
let waiting = ""; // "post" while a child's tap has not arrived: a look for news must not take its place
let refused = 0;
const lost = (event) => {
  const config = event.detail.requestConfig;
  if (event.target.id === "who" || (waiting === "post" && config.verb !== "post")) return;
  waiting = config.verb;
  clearTimeout(again);
  $("#stuck").hidden = refused < TRIES;
  $("#lost").hidden = refused >= TRIES;
  if (refused >= TRIES) return;
  again = setTimeout(() => {
    waiting = config.verb;
    htmx.ajax(config.verb, config.path, { source: "#table", target: "#table", swap: "outerHTML", values: valuesOf(config.formData) }).catch(() => {});
  }, 2000);
};
document.addEventListener("htmx:sendError", lost);
document.addEventListener("htmx:timeout", lost);
document.addEventListener("htmx:responseError", (event) => {
  if (event.detail.xhr.status < 500) return;
  refused += 1;
  lost(event);
});
document.addEventListener("htmx:afterRequest", (event) => {
  if (!event.detail.successful) return;
  if (event.detail.requestConfig.verb === waiting) waiting = "";
  refused = 0;
  $("#lost").hidden = $("#stuck").hidden = true;
});

/* A look for news on its way gives way to every tap, also to those that htmx lets wait for nobody: hints and signs */
let look = null;
document.addEventListener("htmx:beforeSend", (event) => {
  if (event.detail.requestConfig.verb === "get" && event.detail.target.id === "table") look = event.detail.xhr;
});
document.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.xhr === look) look = null;
});
document.addEventListener("htmx:confirm", (event) => {
  if (event.detail.verb === "post") look?.abort();
});

/* The same ply shown again, after a hint or a setting, is still the same attempt; so is the same question later. */
const judged = () => {
  const table = $("#table");
  return $("#answer [name=key]")?.value ?? `${table?.dataset.ply} ${table?.dataset.phase}`;
};
/* What was missed is asked again with more help: another attempt, and the same picture. */
const shows = () => `${$("#table")?.dataset.ply} ${$("#answer .ask-line")?.textContent}`;

let judging = "";
let showing = "";
document.addEventListener("htmx:afterSettle", () => {
  const same = judged() === judging;
  $("#table").classList.toggle("same", same || ($("#answer .ask-line") !== null && shows() === showing)); // what stands there already does not pop up anew
  showing = shows();
  if (!same || $(".tried")) startClock();
  judging = judged();
  keepFocus();
});
document.addEventListener("htmx:afterSwap", () => drawAs($("#table"))); // with the table itself, not when it has settled: no letter changes size twice

document.addEventListener("kidsq:asked", startClock); // what is asked can be seen only now (flight.js)

/* The gear closes by a tap outside, when the focus goes on to what lies behind it, or by Escape */
const closeGear = (event) => {
  const gear = $("#gear");
  if (gear?.open && !gear.contains(event.target)) gear.open = false;
};
document.addEventListener("click", closeGear);
document.addEventListener("focusin", closeGear);
document.addEventListener("keydown", (event) => {
  const gear = $("#gear");
  if (event.key !== "Escape" || !gear?.open) return;
  gear.open = false;
  $("summary", gear).focus();
});

startClock();
judging = judged();
