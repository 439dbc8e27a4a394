/* All that a table needs, in the order in which it hears of what happens: first what is chosen, last what is said of it. */
import "../../vendor/htmx.min.js";
import "./tidying/choosing.js";
import "./collecting/choosing.js";
import "../../js/table/flow.js";
import "./motion.js";
import "../../js/table/prologue.js";
import "./nudge.js";
import "../../js/table/arrows.js";
import "../../js/table/owl.js";
import "../../js/table/counts.js";
import "./sounds.js";
import "../../js/for_children.js";
