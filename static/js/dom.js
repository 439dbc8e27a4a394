/* What every script needs of a page: to find, to make, and to know whether it may move. */
import "./floor.js";

export const $ = (query, root = document) => root.querySelector(query);
export const all = (query, root = document) => [...root.querySelectorAll(query)];

export const make = (tag, name, text) => {
  const made = document.createElement(tag);
  if (name) made.className = name;
  if (text !== undefined) made.textContent = text;
  return made;
};

/* A class that moves something, set anew: it moves again */
export const restart = (element, name) => {
  element.classList.remove(name);
  void element.offsetWidth;
  element.classList.add(name);
};

/* Sends a form, as if this button of it had been tapped. Safari has requestSubmit() only from 16 on; Chrome 90 refuses a null there. */
export const submit = (form, button) => {
  if (form.requestSubmit) return button ? form.requestSubmit(button) : form.requestSubmit();
  const tapped = button ?? form.appendChild(make("button", "vh"));
  tapped.click();
  if (tapped !== button) tapped.remove();
};

/* What is asleep takes no tap and no focus. As an attribute: where that says nothing yet, stand_ins.js sees to it. */
export const sleeps = (element, isAsleep) => element.toggleAttribute("inert", isAsleep);

/* Whether the browser shows the focus here, as after a key. Safari can be asked only from 15.4 on. */
export const showsFocus = (element) => CSS.supports("selector(:focus-visible)") && element.matches(":focus-visible");

export const within = (least, value, most) => Math.max(least, Math.min(value, most));

/* Stillness, as the device or the child has asked for it */
export const wantsStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches || $("[data-still]") !== null;

/* How this part of the page is drawn for the eyes before it holds for the whole page, as if that had been loaded with it */
export const drawAs = (part) => {
  const root = document.documentElement;
  ["band", "theme", "text", "still"].forEach((how) => {
    const said = part.dataset[how];
    if (said === undefined) delete root.dataset[how];
    else root.dataset[how] = said;
  });
  if (part.lang) root.lang = part.lang;
  const older = $("#older");
  if (part.dataset.band === "older" && older.content) older.replaceWith(Object.assign(make("link"), { id: "older", rel: "stylesheet", href: older.content }));
  $("#contrast").media = { contrast: "all", calm: "not all" }[part.dataset.theme] || "(prefers-contrast: more)";
};

/* Tells the house something, also when this page is left meanwhile; nothing comes of it here. Where a service worker is the
   house, it must not be kept alive: Firefox sends such a request past every service worker, out to whoever hosts the page. */
export const tells = (address, body) => {
  const keepalive = !navigator.serviceWorker?.controller;
  fetch(address, { method: "POST", body, redirect: "manual", keepalive }).catch(() => {});
};
