/* A class's tablet: three pictures in a row, a lost connection, the whole screen, a screen that stays awake. */
import { htmx } from "../vendor/htmx.min.js";
import { $, all, drawAs, submit } from "./dom.js";
import { valuesOf } from "./requests.js";

/* The first two pictures stay on this page; the third sends the form. Without this script each tap asks the server. */
const chosenIn = (form) => form.elements.so_far.value.split(",").filter(Boolean);
const show = (form, chosen) => {
  form.elements.so_far.value = chosen.join(",");
  all(".slot", form).forEach((slot, n) => {
    slot.classList.toggle("full", n < chosen.length);
    slot.replaceChildren(...(n < chosen.length ? [$(`.key[value="${chosen[n]}"] .art`, form).cloneNode(true)] : []));
  });
  const count = $("[data-count]", form);
  count.textContent = count.dataset.count.replace("{n}", chosen.length);
  $(".undo", form).hidden = chosen.length === 0;
};
document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest?.("[data-keys] button");
    if (!button) return;
    const form = button.form;
    const chosen = chosenIn(form);
    if (button.name === "picture" && chosen.length + 1 >= Number(form.dataset.needed)) return;
    event.preventDefault();
    event.stopPropagation();
    show(form, button.name === "picture" ? [...chosen, button.value] : chosen.slice(0, -1));
  },
  true,
);

/* A lost connection: say so, and send the same form again until it arrives. */
const TRIES = 5;
let again = null;
let refused = 0;
const isNews = (config) => config.path.startsWith("/class/news"); // it asks again by itself
const lost = (event) => {
  const config = event.detail.requestConfig;
  if (!$("#place")) return; // the table has its own
  if (again && isNews(config)) return;
  clearTimeout(again);
  again = null;
  $("#stuck").hidden = refused < TRIES;
  $("#lost").hidden = refused >= TRIES;
  if (refused >= TRIES || isNews(config)) return;
  again = setTimeout(() => {
    again = null;
    const more = { source: "#place", target: "#place", select: "#place", swap: "outerHTML", values: valuesOf(config.formData) };
    htmx.ajax(config.verb, config.path, more).catch(() => {});
  }, 2000);
};
document.addEventListener("htmx:beforeRequest", (event) => {
  if (isNews(event.detail.requestConfig)) return;
  clearTimeout(again); // who taps something else wants that
  again = null;
});
document.addEventListener("htmx:sendError", lost);
document.addEventListener("htmx:timeout", lost);
document.addEventListener("htmx:responseError", (event) => {
  if (event.detail.xhr.status < 500) return;
  if (!isNews(event.detail.requestConfig)) refused += 1;
  lost(event);
});
document.addEventListener("htmx:afterRequest", (event) => {
  if (!event.detail.successful || !$("#place")) return;
  if (isNews(event.detail.requestConfig) && (again || refused)) return; // that news came through says nothing of the form
  refused = 0;
  $("#lost").hidden = $("#stuck").hidden = true;
});
/* A page that the browser itself fetches would be lost with the connection: first see whether the house is there. */
let taps = 0;
const arrives = async (go) => {
  taps += 1; // of two taps the last one counts
  const mine = taps;
  for (;;) {
    try {
      const answer = await fetch("/class/news?seen=-", { cache: "no-store" });
      if (answer.status < 500) break;
    } catch {
      /* not yet */
    }
    if ($("#lost")) $("#lost").hidden = false;
    await new Promise((later) => setTimeout(later, 2000));
    if (mine !== taps) return;
  }
  if (mine === taps) go();
};
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('#place a[data-hx-boost="false"]');
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  arrives(() => location.assign(link.href));
});
let sure = false; // the form that is being sent has been waited with
document.addEventListener("submit", (event) => {
  if (sure || !event.target.matches('#place form[data-hx-boost="false"]')) return;
  event.preventDefault();
  arrives(() => {
    sure = true;
    submit(event.target, event.submitter);
    sure = false;
  });
});

/* The whole screen, by a tap */
const wide = () => document.fullscreenElement !== null;
const offer = () => all("[data-full-screen]").forEach((button) => (button.hidden = !document.fullscreenEnabled || wide()));
/* Going to the table ends it in every browser; then the next tap, wherever it is, brings it back. */
const WANTED = "kidsq-full-screen";
let leaving = false;
addEventListener("beforeunload", () => (leaving = true));
document.addEventListener("click", (event) => {
  const wanted = event.target.closest?.("[data-full-screen]") || sessionStorage.getItem(WANTED);
  if (wanted && document.fullscreenEnabled && !wide()) document.documentElement.requestFullscreen().then(offer, () => {});
});
document.addEventListener("fullscreenchange", () => {
  offer();
  if (leaving) return;
  if (wide()) sessionStorage.setItem(WANTED, "1");
  else sessionStorage.removeItem(WANTED);
});

/* Over https the screen stays awake while this page is seen. */
let awake = null;
const stayAwake = async () => {
  if (!isSecureContext || !navigator.wakeLock || document.hidden || awake?.released === false) return;
  awake = await navigator.wakeLock.request("screen").catch(() => null);
};
document.addEventListener("visibilitychange", stayAwake);

/* After a change of page: the focus goes to its beginning, so that a keyboard and a screen reader follow */
let moved = false;
document.addEventListener("htmx:afterSwap", (event) => {
  moved = event.detail.target?.id === "place";
  if ($("#place")) drawAs($("#place")); // another child may sit here now
});
document.addEventListener("htmx:afterSettle", () => {
  offer();
  if (!moved) return;
  moved = false;
  const first = $("#place [autofocus]") || $("#place [role=alert]") || $("#place h1");
  if (!first) return;
  if (!first.matches("input")) first.tabIndex = -1;
  first.focus({ preventScroll: true });
});

offer();
stayAwake();
