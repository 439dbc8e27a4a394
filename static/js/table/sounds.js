/* Small sounds of the table. The server names the one that fits (data-tune); taps and signs are heard here. How they are made
   (studio.js), and the music, come with the first tap at a table with sound: until then a browser would not let them play. */
import { $, all } from "../dom.js";
import { pathOf } from "../requests.js";
import { isStill } from "./flight.js";

/* What only one game has. fetched: gives its module, with SOUNDS by name; rises: seconds until what is heard has begun to be seen. */
const RISES_S = {};
let own = () => ({ SOUNDS: {} });
export const sounds = (fetched, rises = {}) => {
  own = fetched;
  Object.assign(RISES_S, rises);
};

let coming = null;
let studio = null;
const on = () => $("#table")?.hasAttribute("data-sound");
const wake = () => {
  if (!on()) return;
  coming ??= Promise.all([import("./studio.js"), import("../../vendor/zzfx.js"), own()])
    .then(([made, { ZZFX }, { SOUNDS }]) => (studio = made.studio(ZZFX, SOUNDS)))
    .catch(() => null); // a browser without sound stays quiet
  studio?.wake();
};
const fetchMusic = () => {
  if ($("#table[data-music]") && (navigator.userActivation?.hasBeenActive ?? true)) import("./music.js").catch(() => {});
};

/* One at a time: what a tap makes gives way to what sounds already, a tune waits for the one before, a third is left out */
const LATE_S = 0.7;
let free = 0;
export const play = async (name, { n = 0, waits = true, later = 0 } = {}) => {
  if (!on() || !coming) return;
  const asked = performance.now();
  await coming;
  const now = studio?.now() ?? null;
  if (now === null || !studio.has(name) || performance.now() - asked > 1000 * LATE_S) return;
  if (free > now && (!waits || free - now > LATE_S)) return;
  free = studio.begin(name, n, Math.max(now + later, free), $("#table")?.dataset.volume);
};

/* Taps */
["pointerup", "keydown"].forEach((kind) => document.addEventListener(kind, wake, true));
["pointerup", "keydown", "htmx:afterSettle"].forEach((kind) => document.addEventListener(kind, () => setTimeout(fetchMusic)));
document.addEventListener("change", (event) => {
  if (event.target.matches?.(".card input")) play(event.target.checked ? "pick" : "back", { waits: false });
});
document.addEventListener("click", (event) => event.target.closest?.("#back") && play("back", { waits: false }));
document.addEventListener("kidsq:counts", () => play("pick", { waits: false }));
document.addEventListener("htmx:beforeRequest", (event) => {
  if (event.target.id === "turn" && $("#table.turn")) play("lay", { waits: false });
});

/* One button makes everything quiet. It and the gear stay when the table is drawn anew: they show what holds there. */
const HEARD = ["sound", "read", "music"];
const NAMES = { read: "reading" };
const showWhatIsHeard = (table) => {
  const holds = (part) => table.hasAttribute(`data-${part}`);
  const button = $("#hush button");
  if (button) {
    const quiet = !HEARD.some(holds);
    button.value = quiet ? 0 : 1;
    button.setAttribute("aria-pressed", quiet);
  }
  HEARD.forEach((part) => all(`#gear [name="${NAMES[part] ?? part}"]`).forEach((radio) => (radio.checked = (radio.value === "1") === holds(part))));
};

/* After every answer: what happened, then a bell when it is my turn, or a sign of somebody else */
const ASIDE = /\/(hint|settings)$/;
const AGAIN = ["right", "not_yet"]; // may come twice in a ply, and only with what the child has said
const signs = () => all(".friends .shown-sign").map((sign) => sign.getAttribute("aria-label") + sign.closest(".panel").dataset.seat);
const seen = () => ({ mine: !$("#table.watch, #table.curtain, #table.over"), signs: signs(), volume: $("#table")?.dataset.volume, on: on() });
let heard = new Set();
let ply = "";
let last = seen();
const after = (event) => {
  const table = $("#table");
  if (!table) return;
  showWhatIsHeard(table);
  const path = pathOf(event);
  const now = seen();
  if (ply !== table.dataset.ply) heard = new Set();
  ply = table.dataset.ply;
  const [name, n] = (table.dataset.tune ?? "").split(" ");
  const fresh = AGAIN.includes(name) ? /\/(turn|answer)$/.test(path) : !heard.has(name) && !ASIDE.test(path);
  heard.add(name);
  if (fresh) play(name, { n: Number(n) || 0, later: isStill() ? 0 : (RISES_S[name] ?? 0) });
  if (now.signs.some((sign) => !last.signs.includes(sign))) play("sign");
  if (now.mine && !last.mine) play("turn");
  if (now.on && (now.volume !== last.volume || !last.on)) {
    wake();
    play("turn"); // so loud is it now
  }
  last = now;
};
document.addEventListener("htmx:afterSettle", after);
