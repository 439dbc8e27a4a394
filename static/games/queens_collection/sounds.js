/* The sounds of what only this game has: how they are made (tunes.js) comes with the first tap. */
import { sounds } from "../../js/table/sounds.js";

sounds(() => import("./tunes.js"), { swap: 0.25, home: 0.9, tidy: 1.3 }); // the cards are laid first, then they walk
