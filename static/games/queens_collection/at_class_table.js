/* A table on a class's tablet. */
import "./at_table.js";
import "../../js/classroom.js";
