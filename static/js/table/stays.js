/* What is drawn alike after a ply stays on the table, and is neither made nor painted anew: what moves by itself goes on.
   All else is replaced, as is whatever a script has changed within. */
import { htmx } from "../../vendor/htmx.min.js";

const PLACES = [".friends", ".board", ".piles"];

/* What stand_ins.js has set is no change: what a part has, how large a container is */
const isMark = (one, name) => name === "data-has" || name === "data-size" || (name === "style" && one.hasAttribute("data-size"));
const MARKED = "[data-has], [data-size]";
const unmarked = (node) => {
  if (!node.querySelector?.(MARKED) && !node.matches?.(MARKED)) return node;
  const copy = node.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll(MARKED)]) {
    const marks = [...one.attributes].filter(({ name }) => isMark(one, name));
    for (const { name } of marks) one.removeAttribute(name);
  }
  return copy;
};

const sync = (there, next) => {
  for (const { name } of [...there.attributes]) if (!next.hasAttribute(name) && !isMark(there, name)) there.removeAttribute(name);
  for (const { name, value } of next.attributes) if (there.getAttribute(name) !== value) there.setAttribute(name, value);
};

/* Put the children of `next` into `there`, but leave those that `staying` finds for them. Returns what is new. */
const fill = (there, next, staying) => {
  const fresh = [];
  let at = there.firstElementChild;
  const dropUntil = (last) => {
    while (at !== last) {
      const gone = at;
      at = at.nextElementSibling;
      gone.remove();
    }
  };
  for (const child of [...next.children]) {
    let found = at;
    while (found && !staying(found, child, fresh)) found = found.nextElementSibling;
    if (found) {
      dropUntil(found);
      at = found.nextElementSibling;
    } else {
      there.insertBefore(child, at);
      fresh.push(child);
    }
  }
  dropUntil(null);
  return fresh;
};

const alike = (there, next) => {
  const [was, is] = [there.childNodes, next.childNodes];
  if (there.tagName !== next.tagName || was.length !== is.length) return false;
  if (![...was].every((node, n) => unmarked(node).isEqualNode(is[n]))) return false;
  sync(there, next);
  return true;
};
const samePlace = (there, next, fresh) => {
  if (!PLACES.some((place) => there.matches(place) && next.matches(place))) return false;
  sync(there, next);
  fresh.push(...fill(there, next, alike));
  return true;
};

htmx.defineExtension("stays", {
  isInlineSwap: (style) => style === "stays",
  handleSwap: (style, table, fragment, settling) => {
    if (style !== "stays") return false;
    const pieces = [...fragment.children];
    if (pieces[0]?.id !== "table") {
      table.replaceWith(fragment);
      settling.elts.push(...pieces);
      return pieces;
    }
    sync(table, pieces[0]);
    return fill(table, pieces[0], samePlace);
  },
});
