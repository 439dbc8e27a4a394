/* A tap is answered at once, however slow the line: what was tapped looks pressed until the answer comes, and the same is
   not sent twice. What the server gets is as it would be without this. */
import { $ } from "./dom.js";
import { tappable } from "./tappable.js";

let tapped = null;
document.addEventListener("click", (event) => (tapped = event.target.closest?.(tappable.join()) ?? null), true);

let going = null; // what was tapped, the request it sent, and what waits for its answer
const begins = (what, room, xhr) => {
  ends();
  going = { what, room, xhr };
  what?.classList.add("on-its-way");
  room?.setAttribute("aria-busy", "true");
};
const ends = () => {
  going?.what?.classList.remove("on-its-way");
  going?.room?.removeAttribute("aria-busy");
  going = null;
};

/* At the table, and in a class: htmx sends. What goes by itself (friends who play on, a look for news) was tapped by nobody. */
document.addEventListener("htmx:beforeSend", (event) => {
  const { xhr, requestConfig, target } = event.detail;
  const again = going?.lost && requestConfig.verb === going.verb && requestConfig.path === going.path;
  const byHand = ["submit", "change", "click"].includes(requestConfig.triggeringEvent?.type);
  if (again) Object.assign(going, { xhr, lost: false });
  else if (byHand) {
    begins(tapped?.isConnected ? tapped : null, target, xhr);
    Object.assign(going, { verb: requestConfig.verb, path: requestConfig.path });
  }
});
document.addEventListener("htmx:afterRequest", ({ detail: { xhr } }) => {
  if (xhr !== going?.xhr) return;
  if (xhr.status > 0 && xhr.status < 500) return ends();
  going.lost = true; // whoever says so on the page sends it again, until that has been tried in vain (flow.js, classroom.js)
  setTimeout(() => going?.lost && !$("#lost:not([hidden])") && ends());
});
document.addEventListener("htmx:sendAbort", ({ detail: { xhr } }) => xhr === going?.xhr && ends());

/* Elsewhere the browser itself goes to another page; a class's tablet first sees whether the house is there (classroom.js) */
const PATIENCE_MS = 8000; // whoever has stopped the browser may tap again
const leaves = (what, form) => {
  begins(what, form);
  const mine = Object.assign(going, { form });
  setTimeout(() => going === mine && ends(), PATIENCE_MS);
};
const waits = (element) => element.closest('#place [data-hx-boost="false"]') !== null;
const isSent = (element) => element.closest("[data-hx-post], [data-hx-boost=true]") !== null && !waits(element);
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post" || isSent(form) || (event.defaultPrevented && !waits(form))) return;
  if (going?.form === form && !waits(form)) event.preventDefault();
  else leaves(event.submitter ?? tapped, form);
});
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || isSent(link) || (event.defaultPrevented && !waits(link)) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.origin === location.origin && !link.target && !(link.hash && link.pathname === location.pathname)) leaves(link, null);
});
addEventListener("pageshow", (event) => event.persisted && ends()); // back by the browser's own button
