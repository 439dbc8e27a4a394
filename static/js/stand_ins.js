/* What older browsers lack: `:has()`, sizes of containers, and dvh. Style sheets ask for them a second time, by what is set here
   (kidsq/styles/lowering.py): data-has, data-size, --cqw, --cqh and --dvh. Further below: `inert`, and details of which only
   one is open. Only those browsers fetch this file (floor.js). */
const root = document.documentElement;
const lacks = (what) => !CSS.supports(what);

/* What the style sheets ask: rules in rules, too */
const HAS = /\[data-has\*="\{([^"]*)\}"\]/g;
const WITHIN = /\[data-size\*="\{([^"]*)\}"\]/g;
const asked = { has: new Set(), within: new Set(), containers: new Set() };
const note = (rule) => {
  for (const [, what] of (rule.selectorText ?? "").matchAll(HAS)) asked.has.add(what.replace(/\\(.)/g, "$1"));
  for (const [, what] of (rule.selectorText ?? "").matchAll(WITHIN)) asked.within.add(what);
  if (rule.style?.getPropertyValue("--container")) asked.containers.add(rule.selectorText);
  [...(rule.cssRules ?? [])].forEach(note);
};

/* Of which elements `:has()` of one selector holds, found from what it names: its ancestors, or those before it */
const BESIDE = /^[+~]/;
const parts = (selector) => {
  const found = [""];
  let depth = 0;
  for (const letter of selector) {
    depth += (letter === "(") - (letter === ")");
    if (letter === "," && !depth) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim());
};
const isSo = (element, part) => {
  if (!BESIDE.test(part)) return element.querySelector(`:scope ${part}`);
  const place = [...element.parentElement.children].indexOf(element) + 1;
  return element.parentElement.querySelector(`:scope > :nth-child(${place}) ${part}`);
};
const above = (element) => (element.parentElement ? [element.parentElement, ...above(element.parentElement)] : []);
const before = (element) => (element.previousElementSibling ? [element.previousElementSibling, ...before(element.previousElementSibling)] : []);
const having = (part) => {
  const near = [...document.querySelectorAll(part.replace(/^[>+~]/, ""))].map((one) => (BESIDE.test(part) ? [one, ...above(one)].flatMap(before) : above(one)));
  return [...new Set(near.flat())].filter((one) => isSo(one, part));
};
const known = (part) => {
  try {
    return having(part);
  } catch {
    return []; // a state that this browser does not know either
  }
};
const tell = (name, told) => {
  document.querySelectorAll(`[${name}]`).forEach((one) => told.has(one) || one.removeAttribute(name));
  told.forEach((whats, one) => {
    const value = [...whats].map((what) => `{${what}}`).join("");
    if (one.getAttribute(name) !== value) one.setAttribute(name, value);
  });
};
const mark = () => {
  const told = new Map();
  asked.has.forEach((what) => parts(what).flatMap(known).forEach((one) => told.set(one, (told.get(one) ?? new Set()).add(what))));
  tell("data-has", told);
};

/* Containers: a hundredth of their width and height, and which sizes that are asked for they have */
const SIZE = /^([\w-]*) ?\((?:([\d.]+)px<=)?(width|height)<([\d.]+)px\)$/;
const told = new Map();
const measure = (container, sizes) => {
  const [type, name = ""] = getComputedStyle(container).getPropertyValue("--container").trim().split("/").reverse();
  const fits = (what) => {
    const [, wanted, least = 0, side, most] = SIZE.exec(what.replace(/ ?([<=]+) ?/g, "$1"));
    return (!wanted || wanted === name) && (side === "width" || type === "size") && sizes[side] >= least && sizes[side] < most;
  };
  told.set(container, new Set(type === "normal" ? [] : [...asked.within].filter(fits)));
  if (type === "size") container.style.contain = "size layout";
  container.style.setProperty("--cqw", type === "normal" ? "1vw" : `${sizes.width / 100}px`);
  if (type === "size") container.style.setProperty("--cqh", `${sizes.height / 100}px`);
};
const sizes = new ResizeObserver((entries) => {
  entries.forEach(({ target, contentRect }) => measure(target, contentRect));
  told.forEach((_, one) => one.isConnected || told.delete(one));
  tell("data-size", told);
});
const watch = () => asked.containers.size && document.querySelectorAll([...asked.containers].join()).forEach((one) => sizes.observe(one));

const lacksHas = lacks("selector(:has(a))");
const lacksContainers = lacks("(container-type: size)");
const read = new WeakSet(); // a sheet may come behind the page, or when a child chooses another look
const look = () => {
  const fresh = [...document.styleSheets].filter((sheet) => !read.has(sheet));
  fresh.forEach((sheet) => [...sheet.cssRules].forEach(note));
  fresh.forEach((sheet) => read.add(sheet));
  if (lacksHas) mark();
  if (lacksContainers) watch();
};
const OURS = ["data-has", "data-size", "style"];
if (lacksHas || lacksContainers) {
  look();
  new MutationObserver((changes) => changes.every(({ attributeName }) => OURS.includes(attributeName)) || look()).observe(root, { subtree: true, childList: true, attributes: true });
  ["change", "input", "focusin", "focusout", "toggle", "load"].forEach((kind) => document.addEventListener(kind, look, true));
  ["hashchange", "pageshow"].forEach((kind) => addEventListener(kind, look));
}

if (lacks("(height: 1dvh)")) {
  const high = () => root.style.setProperty("--dvh", `${(visualViewport.height * visualViewport.scale) / 100}px`); // also while zoomed
  [window, visualViewport].forEach((one) => one.addEventListener("resize", high)); // Chrome 90 tells the window first
  high();
  /* Chrome 105 to 107 keep what was worked out in cqw and cqh when a container gets another size, until a value above it changes */
  new ResizeObserver(() => root.style.setProperty("--sized", performance.now())).observe(document.body);
}

/* Details of one name: whichever is opened closes the one that was open */
if (!("name" in HTMLDetailsElement.prototype)) {
  const close = ({ target }) => {
    if (!target.open || !target.getAttribute?.("name")) return;
    document.querySelectorAll(`details[open][name="${target.getAttribute("name")}"]`).forEach((one) => one !== target && one.removeAttribute("open"));
  };
  document.addEventListener("toggle", close, true);
}

/* What is asleep (dom.js): no tap, no focus, no word; a tap is for what lies beneath. Where the browser knows `inert` it does that itself. */
if (!("inert" in HTMLElement.prototype)) {
  document.styleSheets[0].insertRule("[inert], [inert] * { pointer-events: none !important }");
  const asleep = (event) => event.target.closest?.("[inert]");
  document.addEventListener("focusin", (event) => asleep(event) && event.target.blur(), true);
  ["click", "pointerdown", "keydown"].forEach((kind) =>
    document.addEventListener(
      kind,
      (event) => {
        if (!asleep(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    ),
  );
}
