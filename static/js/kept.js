// Whether the browser has promised to keep what pages store: said where it says so.
import { all } from "./dom.js";

navigator.storage?.persisted?.().then((isKept) => {
  for (const told of all("[data-kept]")) told.hidden = told.dataset.kept !== (isKept ? "yes" : "no");
});
