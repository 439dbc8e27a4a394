/* Every page of children: what answers a tap at once, and what reads aloud. */
import "./on_its_way.js";
import "./voice.js";
import "./greets.js";
