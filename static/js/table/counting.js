/* Counting one by one in a picture that helps: rods, dots, counters, or things with numbers on them. Each that is tapped is the next
   one, in whatever order, and its number is seen and heard; a whole five of counters counts at once. By keyboard the picture is one
   thing to be moved on. It answers nothing; that the picture was used is told to the server once (count_along). */
import { $, all, tells } from "../dom.js";

const WIDE = 20; // of one unit, in the measures of the drawing (_parts.html)
const draw = (name, values) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  Object.entries(values).forEach(([key, value]) => made.setAttribute(key, value));
  return made;
};
const number = (shape, name) => Number(shape.getAttribute(name));

/* What there is to count: where it lies, in which row, how many it is */
const ofRod = (rod) => [...Array(Math.round(number(rod, "width") / WIDE)).keys()].map((k) => ({ x: number(rod, "x") + WIDE * (k + 0.5), y: number(rod, "y") + number(rod, "height") / 2, many: 1 }));
const ofDrawing = (svg) => {
  const units = [];
  let five = [];
  all(":scope > :is(rect, circle):not(.gap, .pip, .taken)", svg).forEach((shape) => {
    if (shape.matches("rect")) return units.push(...ofRod(shape));
    const dot = { x: number(shape, "cx"), y: number(shape, "cy"), many: 1 };
    if (!shape.matches("[data-five]")) return units.push(dot);
    five.push(dot);
    if (five.length < 5) return;
    units.push({ x: five[2].x, y: dot.y, many: 5 });
    five = [];
  });
  return units;
};
const ofThings = (list) => all("li", list).flatMap((row, y) => all(".thing", row).map((thing) => ({ thing, y, many: 1 })));

/* One picture and how far it has been counted. Rows lie below each other, and each is counted by itself. */
const pictures = new WeakMap();
const sum = (units) => units.reduce((so_far, unit) => so_far + unit.many, 0);
const prepare = (picture) => {
  const units = picture.matches("svg") ? ofDrawing(picture) : ofThings(picture);
  if (!units.length || pictures.has(picture)) return;
  pictures.set(picture, { units, told: [] });
  picture.removeAttribute("aria-hidden");
  all("li", picture).forEach((row) => row.setAttribute("role", "presentation"));
  const values = { role: "slider", tabindex: 0, "data-counts": "", "aria-label": $("#counting").dataset.name, "aria-valuemin": 0 };
  Object.entries(values).forEach(([name, value]) => picture.setAttribute(name, value));
  show(picture, units[0].y);
};
const rowOf = (state, y) => state.units.filter((unit) => unit.y === y);
const toldIn = (state, y) => state.told.filter((unit) => unit.y === y);
const show = (picture, y) => {
  const state = pictures.get(picture);
  const [n, most] = [sum(toldIn(state, y)), sum(rowOf(state, y))];
  picture.setAttribute("aria-valuenow", n);
  picture.setAttribute("aria-valuemax", most);
  picture.setAttribute("aria-valuetext", $("#counting").dataset.soFar.replace("{n}", n).replace("{all}", most));
};
const mark = (picture, unit, n) => {
  if (unit.thing) return unit.thing.classList.add("tallied");
  unit.mark = draw("g", { class: "tally" });
  if (unit.many > 1) unit.mark.append(draw("rect", { class: "five", x: unit.x - 49.5, y: unit.y - 10, width: 99, height: 20, rx: 10 }));
  unit.mark.append(draw("circle", { cx: unit.x, cy: unit.y, r: 7.8 }), draw("text", { x: unit.x, y: unit.y + 4.2 }));
  unit.mark.lastChild.textContent = n;
  picture.append(unit.mark);
};
const takeBack = (unit) => {
  unit.mark?.remove();
  unit.thing?.classList.remove("tallied");
};
const say = (n) => document.dispatchEvent(new CustomEvent("kidsq:counts", { detail: String(n) }));
const used = (picture) => {
  const form = picture.closest("#answer");
  if (!form || form.dataset.counted) return;
  form.dataset.counted = "1";
  tells($("#counting").dataset.to, new FormData(form)); // if that is lost, the picture is noted anyway
};
/* Rods show where one ends and the next begins as soon as they are counted */
const showUnits = (picture) => {
  if (!picture.matches("svg") || $(".units", picture)) return;
  all(":scope > rect:not(.gap)", picture).forEach((rod) => {
    const edges = ofRod(rod).slice(1).map(({ x }) => `M${x - WIDE / 2} ${number(rod, "y")}v${number(rod, "height")}`);
    rod.after(draw("path", { class: "units", d: edges.join("") || "M0 0" }));
  });
};
const count = (picture, unit) => {
  const state = pictures.get(picture);
  showUnits(picture);
  if (state.told.includes(unit)) {
    const before = toldIn(state, unit.y);
    if (before.length < rowOf(state, unit.y).length) return say(sum(before.slice(0, before.indexOf(unit) + 1)));
    before.forEach(takeBack); // all of it: once more from the beginning
    state.told = state.told.filter((one) => one.y !== unit.y);
  }
  state.told.push(unit);
  const n = sum(toldIn(state, unit.y));
  mark(picture, unit, n);
  show(picture, unit.y);
  say(n);
  used(picture);
};

const nearest = (picture, event) => {
  const { units } = pictures.get(picture);
  if (!picture.matches("svg")) return units.find(({ thing }) => thing === event.target.closest(".thing"));
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
  const far = (unit) => Math.max(0, Math.abs(unit.x - at.x) - (unit.many > 1 ? 40 : 0)) + Math.abs(unit.y - at.y);
  const found = units.reduce((best, unit) => (far(unit) < far(best) ? unit : best));
  return far(found) < 1.5 * WIDE ? found : null;
};
document.addEventListener("click", (event) => {
  const picture = event.target.closest?.("[data-counts]");
  const unit = picture && nearest(picture, event);
  if (unit) count(picture, unit);
});
document.addEventListener("keydown", (event) => {
  if (!event.target.matches?.("[data-counts]")) return;
  const picture = event.target;
  const state = pictures.get(picture);
  if (["ArrowRight", "ArrowUp", " "].includes(event.key)) {
    count(picture, state.units.find((unit) => !state.told.includes(unit)) ?? state.units[0]);
  } else if (["ArrowLeft", "ArrowDown"].includes(event.key)) {
    const last = state.told.pop();
    if (last) takeBack(last);
    if (last) show(picture, last.y);
  } else return;
  event.preventDefault();
});

const isToCount = (picture) => (picture.matches(".compare") ? !$(".counted", picture) : $(".thing b", picture));
const look = () => all("#table .compare, #table .counting").filter(isToCount).forEach(prepare);
document.addEventListener("htmx:afterSettle", look);
look();
