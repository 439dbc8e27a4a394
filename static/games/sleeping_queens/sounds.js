/* The sounds of what only this game has: how they are made (tunes.js) comes with the first tap. */
import { play, sounds } from "../../js/table/sounds.js";

sounds(() => import("./tunes.js"), { woke: 0.65 }); // the king is laid first, then she stirs
document.addEventListener("kidsq:hop", (event) => play("hop", { n: event.detail, waits: false }));
