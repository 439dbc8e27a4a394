/* Fetches what counts (counting.js) with the first picture in which there is something to count: not every table has one. */
import { $ } from "../dom.js";

const look = () => $("#table :is(.compare, .counting)") && import("./counting.js");
document.addEventListener("htmx:afterSettle", look);
look();
