/* What a child could do now that has done nothing for a minute. */
import { $ } from "../../js/dom.js";
import { nudges } from "../../js/table/nudge.js";

/* What may be tapped now, and what the owl says of it */
const idea = () => {
  const phase = $("#table")?.dataset.phase;
  if (phase === "wake") return ["where", $(".bed.wake")];
  if (phase === "defend") return ["defend", $("#block") || $("#allow")];
  if (phase !== "turn") return null;
  const king = $(".bed.wake") && $('#turn .card[data-card="king"]');
  const picked = $("#turn .card input:checked");
  if (king && !picked) return ["king", king];
  return "allSaid" in $("#owl").dataset ? ["any", $("#turn .card [data-single]")?.closest(".card")] : ["owl", $("#owl")];
};

nudges(idea);
