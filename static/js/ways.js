/* Other ways to play: a rug has so many places. Whoever is tapped sits down; where that is one too many, the friend who came
   first makes room, then another child. A game that is played alone asks for no friends. The server holds it all the same. */
import "./on_its_way.js";
import { $, all } from "./dom.js";
import { isTappedTwice } from "./twice.js";

const came = []; // friends and children, in the order in which they came
const book = () => $("#game [name=edition]:checked");
const volume = () => book().closest(".volume");
const isOfThis = (friend) => !volume().matches(".alone") && friend.closest(".coming").matches(`.in-${/of-(\d+)/.exec(volume().className)[1]}`);
const seated = (step) => came.filter((one) => one.checked && one.closest(step));

const makeRoom = (tapped) => {
  const friends = seated("#friends").filter(isOfThis);
  const others = [...friends, ...seated("#players")].filter((one) => one !== tapped);
  const many = others.length + (tapped?.checked && (tapped.name === "players" || isOfThis(tapped)) ? 1 : 0);
  const most = Number(book().dataset.most);
  others.slice(0, Math.max(0, many - most)).forEach((one) => (one.checked = false));
};

const showTheWay = () => {
  const isAlone = volume().matches(".alone");
  $("#game .on a").hash = isAlone ? "players" : "friends";
  $("#players .on a").hash = isAlone ? "game" : "friends";
};

const chosen = (tapped) => {
  if (tapped) came.splice(came.indexOf(tapped), came.includes(tapped) ? 1 : 0);
  if (tapped?.checked) came.push(tapped);
  if (!book()) return;
  makeRoom(tapped);
  showTheWay();
};

document.addEventListener("change", ({ target }) => {
  if (target.matches(".coming input")) chosen(target);
  else if (target.name === "edition") chosen(null);
});
addEventListener("pageshow", () => { // what was chosen before: by the server, or when the browser goes back
  came.splice(0, came.length, ...all(".coming input:checked"));
  if (book()) showTheWay();
});
/* Whoever taps "Next" twice comes to the next step, not past it */
document.addEventListener("click", (event) => {
  if (event.target.closest?.(".on") && isTappedTwice(event)) event.preventDefault();
});
