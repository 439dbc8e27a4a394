/* All that a table needs, in the order in which it hears of what happens. */
import "../../vendor/htmx.min.js";
import "./table.js";
import "../../js/table/flow.js";
import "../../js/table/owl.js";
import "../../js/for_children.js";
