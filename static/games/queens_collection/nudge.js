/* What a child could do now that has done nothing for a minute. */
import { $ } from "../../js/dom.js";
import { nudges } from "../../js/table/nudge.js";

nudges(() => {
  if ($("#table")?.dataset.phase !== "turn") return null;
  if ($("#turn .card input:checked")) return ["next", $("#go:enabled") || $(".fits")];
  return "allSaid" in $("#owl").dataset ? ["any", $("#turn .card")] : ["owl", $("#owl")];
});
