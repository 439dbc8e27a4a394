/* The page around kidsq: brings it, starts it, holds the worker with Python, and shows its pages in a frame. */
import { words } from "./words.js";

const home = new URL("./", location.href).href;
const $ = (selector) => document.querySelector(selector);

const language = () => {
  const known = Object.keys(words);
  for (const wanted of navigator.languages ?? []) {
    const found = known.find((one) => one.toLowerCase() === wanted.toLowerCase());
    const near = found ?? known.find((one) => one.split("-")[0] === wanted.split("-")[0].toLowerCase());
    if (near) return near;
  }
  return known[0];
};
let spoken;
let say;
const speak = (tongue) => {
  spoken = tongue;
  say = words[tongue];
  document.documentElement.lang = tongue;
};
speak(language());

// -- what the page says -----------------------------------------------------------------------------------------------

const STEPS = ["python", "files", "ready"];
const LINE = 0.6; // of the bar at a first visit, for what comes over the line
let lineWhole = false;

const show = (part) => {
  document.body.dataset.shows = part;
};
const tell = (text) => {
  $("#told").textContent = text;
};
const bar = (part) => {
  $("#bar").value = part;
};
const choice = (text, label, act) => {
  tell(text);
  $("#go").textContent = label;
  $("#go").hidden = false;
  show("choice");
  $("#go").focus();
  return new Promise((done) => {
    $("#go").onclick = () => {
      $("#go").hidden = true;
      done(act?.());
    };
  });
};
const megabytes = (bytes) => new Intl.NumberFormat(spoken, { maximumFractionDigits: 1 }).format(bytes / 1e6);
const fill = (text, values) => text.replace(/%\((\w+)\)s/g, (_, name) => values[name]);

const onLine = ({ got, total }) => {
  lineWhole = true;
  tell(got < total ? fill(say.loading, { got: megabytes(got), total: megabytes(total) }) : say.starting);
  bar((LINE * got) / total);
};
const onStep = (step) => {
  const from = lineWhole ? LINE : 0;
  tell(say.starting);
  bar(from + ((1 - from) * (STEPS.indexOf(step) + 1)) / STEPS.length);
};

// -- one tab at a time ------------------------------------------------------------------------------------------------

let worker = null;

const end = (text, label) => {
  worker?.terminate();
  worker = null;
  $("iframe")?.remove();
  return choice(text, label, () => location.reload());
};

const held = (steal) =>
  new Promise((resolve) => {
    const options = steal ? { steal: true } : { ifAvailable: true };
    const taken = (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    };
    navigator.locks.request(`kidsq ${home}`, options, taken).catch(() => end(say.moved, say.here));
  });

// -- the site's files -------------------------------------------------------------------------------------------------

/* A page that was loaded anew past it has none. In Firefox its frame would go past it, too, until the page is loaded as usual. */
const PAST = `kidsq ${home} past`;
const controlled = async (registration, isFirst) => {
  const wasPast = sessionStorage.getItem(PAST) !== null;
  sessionStorage.removeItem(PAST);
  if (navigator.serviceWorker.controller) return;
  if (!isFirst && !wasPast) {
    sessionStorage.setItem(PAST, "1");
    location.reload();
    await new Promise(() => {});
  }
  const changed = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  registration.active.postMessage("claim");
  await changed;
};

const installed = (registration) =>
  new Promise((done, failed) => {
    const coming = registration.installing ?? registration.waiting ?? registration.active;
    if (registration.active) done();
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") done();
      if (coming.state === "redundant") failed(new Error("stopped"));
    });
  });

/* A version that came in the meantime is used from here on: nobody plays yet */
const renewed = async (registration) => {
  if (!registration.waiting) return false;
  const changed = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  registration.waiting.postMessage("now");
  await changed;
  location.reload();
  return true;
};

const bring = async (isFirst) => {
  const registration = await navigator.serviceWorker.register("service.js", { updateViaCache: "none" });
  await installed(registration);
  if (await renewed(registration)) await new Promise(() => {});
  await controlled(registration, isFirst);
};

// -- Python -----------------------------------------------------------------------------------------------------------

/* Another database is there: nothing that Python remembers of the former one may go on */
const beginAgain = (path) => {
  worker.terminate();
  history.replaceState(null, "", `#/${new URL(path, home).href.slice(home.length)}`);
  location.reload();
};

const asked = (way, content) =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage({ rescue: way, content }, content ? [port2, content] : [port2]);
  });

const keepFile = (content) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  link.download = "kidsq-damaged.db";
  link.click();
};

/* The database is damaged. Whoever chooses may do so again until kidsq has started */
const rescue = () => {
  tell(say.spoilt);
  show("damaged");
  $("#read").textContent = say.read;
  $("#read").onclick = async () => keepFile((await asked("read")).content);
  $("#take").textContent = say.take;
  $("#take").onclick = () => $("#file").click();
  $("#file").onchange = async () => {
    const [file] = $("#file").files;
    const { refused } = await asked("take", await file.arrayBuffer());
    if (refused) tell(fill(say[refused], { name: file.name }));
    $("#file").value = "";
  };
  $("#anew").textContent = say.anew;
  $("#anew").onclick = () => asked("anew");
};

/* Python itself has failed, not a page of kidsq: nothing that it remembers is to be trusted, what is stored is */
const ANEW = `kidsq ${home} anew`;
const stumbled = () => {
  sessionStorage.setItem(ANEW, "1");
  history.replaceState(null, "", home);
  end(say.stumbled, say.restart);
};

const started = () =>
  new Promise((done, failed) => {
    worker = new Worker(new URL("worker.js", home), { type: "module" });
    worker.onerror = (event) => failed(new Error(event.message));
    worker.onmessage = ({ data }) => {
      if (data.failed && data.fromMemory) {
        worker.terminate();
        started().then(done, failed); // this time all is imported
      } else if (data.failed) failed(new Error(data.failed));
      if (data.step) onStep(data.step);
      if (data.step === "ready") done(data.kept);
      if (data.again) beginAgain(data.again);
      if (data.stumbled) stumbled();
      if (data.damaged) rescue();
    };
    const base = new URL(home).pathname.replace(/\/$/, "");
    const secure = location.protocol === "https:";
    const data = base.slice(1).replaceAll("/", " ") || "root";
    const anew = sessionStorage.getItem(ANEW) !== null;
    sessionStorage.removeItem(ANEW);
    worker.postMessage({ begin: { base, secure, engine: `${home}engine/`, app: `${home}app.pack`, data, anew } });
  });

navigator.serviceWorker?.addEventListener("message", ({ data, ports }) => {
  if (data.total) onLine(data);
  if (!data.answer) return;
  if (worker) worker.postMessage(data, [ports[0], data.answer.body]);
  else ports[0].postMessage({ elsewhere: true });
});

/* On a full disk a browser may delete all that a site keeps, also while it is open */
navigator.serviceWorker?.addEventListener("controllerchange", () => {
  if (worker && !navigator.serviceWorker.controller) end(say.deleted, say.restart);
});

// -- the pages of kidsq -----------------------------------------------------------------------------------------------

const TABLE = /^table\//;

const follow = (frame) => {
  let last = "";
  frame.onload = () => {
    const at = frame.contentWindow.location;
    if (!at.href.startsWith(home)) return;
    const path = at.href.slice(home.length);
    if (frame.contentDocument.documentElement.lang in words) speak(frame.contentDocument.documentElement.lang);
    history.replaceState(null, "", path ? `#/${path}` : home);
    document.title = frame.contentDocument.title;
    if (TABLE.test(last) && !TABLE.test(path)) navigator.storage?.persist?.();
    last = path;
    show("game");
    frame.contentWindow.focus();
  };
};

const play = () => {
  const frame = document.createElement("iframe");
  frame.allow = "autoplay; fullscreen";
  frame.title = "kidsq";
  follow(frame);
  const path = location.hash.startsWith("#/") ? location.hash.slice(2) : "";
  const wanted = new URL(path, home).href;
  frame.src = wanted.startsWith(home) ? wanted : home;
  document.body.append(frame);
};

const canRun = () => globalThis.WebAssembly && navigator.locks && globalThis.caches; // without files it plays in memory

const run = async () => {
  show("progress");
  $("#sorry").hidden = true;
  if (!isSecureContext) return tell(say.insecure);
  if (!navigator.serviceWorker || !canRun()) return tell(say.old);
  if (!(await held(false))) await choice(say.elsewhere, say.here, () => held(true));
  show("progress");
  const isFirst = !(await navigator.serviceWorker.getRegistration())?.active;
  tell(isFirst ? "" : say.starting);
  try {
    await bring(isFirst);
  } catch {
    return end(say.stopped, say.again);
  }
  let kept;
  try {
    kept = await started();
  } catch (error) {
    console.error(error);
    return end(say.broken, say.again);
  }
  if (!kept) await choice(say.forgets, say.anyway);
  else if (isFirst) await choice(say.ready, say.play);
  play();
};

run();
