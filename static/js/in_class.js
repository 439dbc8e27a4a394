/* A class's tablet. It hears of a tap first: what it holds back until the house is there is not sent yet. */
import "./classroom.js";
import "./for_children.js";
