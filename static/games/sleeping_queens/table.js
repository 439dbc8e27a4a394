/* Laying cards: which are picked, what the tray shows, what the main button says, where the hand points.
   Nothing is kept but what the form will send: the picked places in their order. */
import { $, all, make, restart, showsFocus, sleeps, submit, wantsStill } from "../../js/dom.js";
import { pathOf } from "../../js/requests.js";
import { tappable } from "../../js/tappable.js";
import { lasting } from "../../js/table/flight.js";
import { owlSays, ownLine } from "../../js/table/owl_line.js";
import { pointingHand } from "../../js/table/pointer.js";
import { alike, equation, rods, slot, stairs } from "../../js/table/tray.js";

tappable.push(".bed", "[data-knight]", "[data-potion]");

/* behind: what lies behind "="; tapped: the numbers in the order in which they were tapped; itself: "=" came by itself;
   moved: what lies behind it did, too */
const NONE = () => ({ addends: [], behind: [], equals: false, power: null, queen: null, tapped: [], itself: false, moved: false });
let picked = NONE();

const words = () => $("#words").dataset;
const form = () => $(".turn #turn");
const label = (place) => $(`#turn .card[data-place="${place}"]`);
const box = (place) => $(`#c${place}`);
const code = (place) => label(place).dataset.card;
const isNumber = (place) => /^\d+$/.test(code(place));
const value = (place) => Number(code(place));
const totalFirst = () => $("#tray").dataset.layout !== "a+b=c";
/* Said as a difference: what lies behind "=" stands first, and the last card is what is left of it */
const takesAway = () => $("#tray").dataset.layout === "c-a=b";
/* As what cards may leave the hand here, as the rules of the edition have it: kind -> how many equal ones, where they are */
const pairsOf = (told = "") => Object.fromEntries(told.split(" ").map((one) => one.split(":")));
const discards = () => pairsOf($("#tray").dataset.discards);
const goes = (kind) => kind in discards();
const runs = () => goes("run");
/* As what an equation leaves the hand here. whole: all cards make so much; given: so much stands behind "=" already;
   several: more than one card may lie behind it */
const said = () => $("#tray").dataset.said ?? "sum";
const whole = () => Number($("#tray").dataset.whole ?? 0);
const given = () => Number($("#tray").dataset.given ?? 0);
const several = () => "several" in $("#tray").dataset;
/* names: instead of cards behind "=", one of these numbers is said of them */
const names = () => $("#tray").dataset.names?.split(" ") ?? [];
const amount = (places) => places.reduce((sum, place) => sum + value(place), 0);
const kindOfAlike = (places) =>
  places.every((place) => value(place) === value(places[0])) && Object.keys(discards()).find((kind) => Number(discards()[kind]) === places.length);
const areAlike = (what) => discards()[what] > 1;
/* Only the cards to be added are shown, or one of them, and the rest is for the child to find */
const isOpen = () => "open" in $("#tray").dataset;
const isShownAddend = (place) => label(place).dataset.part === "one" || isOpen() && (label(place).dataset.order !== undefined || label(place).dataset.part === "addend") && !shown();
/* The places of the cards that glow together; kind: as what they go, where all of them are shown */
const groups = () => {
  const kinds = pairsOf($("#tray").dataset.marks);
  return ["A", "B", "C", "D"].map((mark) => Object.assign(all(`#turn .card.m${mark}`).map(placeOf), { kind: kinds[mark] })).filter((group) => group.length);
};
/* One group of them lies there whole: what comes next is its total. One card alone is none: of its sum only this card is shown */
const shown = () => groups().some((group) => group.length > 1 && group.length === picked.addends.length && group.every((place) => picked.addends.includes(place)));
const single = (place) => "single" in box(place).dataset;

/* What the picked cards are */
const cards = () => (totalFirst() ? [...picked.behind, ...picked.addends] : [...picked.addends, ...picked.behind]);
const kind = () => {
  const places = cards();
  if (picked.power !== null) return "power";
  if (!places.length) return "none";
  if (whole() && places.length > 1 && amount(places) === whole()) return said();
  const equal = kindOfAlike(places);
  if (equal && !picked.equals) return equal;
  if (runs()) return places.length > 2 ? "run" : "some";
  if (names().length) return places.length > 2 && new Set(places.map(value)).size === places.length ? said() : "some";
  if (whole()) return places.length > 1 ? said() : "some";
  if (takesAway() && isLess()) return "some";
  const enough = several() ? picked.addends.length > 0 && places.length > 2 : picked.addends.length > 1;
  return picked.behind.length && enough ? said() : "some";
};

/* More is to be taken away than lies there */
const isLess = () => picked.behind.length > 0 && amount(picked.behind) < amount(picked.addends.slice(0, Math.max(1, picked.addends.length - 1)));

/* Picking and putting back */
const untick = (place) => {
  if (place !== null && box(place)) box(place).checked = false;
};
const putAllBack = () => {
  cards().forEach(untick);
  untick(picked.power);
  picked = NONE();
};
const pickPower = (place) => {
  putAllBack();
  box(place).checked = true;
  picked.power = place;
};
const layNumber = (place) => {
  picked.tapped.push(place);
  if (runs() || whole() || names().length) picked.addends.push(place);
  else if (totalFirst() && !picked.behind.length && !isShownAddend(place)) picked.behind = [place];
  else if (!totalFirst() && (picked.equals || isOpen() && shown() && !several())) {
    const gone = several() ? [] : picked.behind;
    gone.forEach(untick);
    const behind = several() ? [...picked.behind, place] : [place];
    picked = { ...picked, tapped: picked.tapped.filter((one) => !gone.includes(one)), behind, equals: true, itself: !picked.equals };
  } else picked.addends.push(place);
};
const pickNumber = (place) => {
  if (picked.power !== null) putAllBack();
  if (picked.itself || picked.moved) relay(picked.tapped); // the child goes on adding
  box(place).checked = true;
  layNumber(place);
  putInOrder();
};
/* Cards that make a sum are that sum, tapped in whatever order: "=" and the total find their places */
const putInOrder = () => {
  if (runs() || whole() || names().length || !goes(said()) || (several() && picked.behind.length && balanced())) return;
  const behind = behindAmong(cards());
  if (behind === null || (!several() && behind[0] === picked.behind[0])) return;
  const naturally = totalFirst() ? picked.tapped.slice(0, behind.length) : picked.tapped.slice(-behind.length);
  const natural = behind.every((place) => naturally.includes(place));
  const addends = picked.tapped.filter((place) => !behind.includes(place));
  picked = { ...picked, addends, behind, equals: !totalFirst(), itself: !totalFirst(), moved: !natural && !shines(cards()) };
};
const balanced = () => amount(picked.addends) === amount(picked.behind) + given();
/* Which of these cards belong behind "=", where they are an equation; rather those that were tapped last */
const behindAmong = (places) => {
  const all = amount(places);
  if (places.length < 3) return null;
  if (!several()) {
    const total = (totalFirst() ? places : [...places].reverse()).find((place) => 2 * value(place) + given() === all);
    return total === undefined ? null : [total];
  }
  const sets = places.reduce((found, place) => [...found, ...found.map((one) => [...one, place])], [[]]).reverse();
  const fits = (set) => {
    const rest = places.filter((place) => !set.includes(place)).map(value);
    return set.length && set.length <= rest.length && 2 * amount(set) === all && !set.some((place) => rest.includes(value(place)));
  };
  return sets.find(fits) ?? null;
};
/* These cards are shown as one sum, and so is which of them is the total */
const shines = (places) => !isOpen() && groups().some((group) => group.length === places.length && group.every((place) => places.includes(place)));
const relay = (places) => {
  picked = NONE();
  places.forEach(layNumber);
};
const putBack = (place) => {
  const left = picked.tapped.filter((one) => one !== place);
  if (place === picked.power) picked = NONE();
  else if (picked.itself || picked.moved) relay(left);
  else if (picked.behind.includes(place)) picked.behind = picked.behind.filter((p) => p !== place);
  else {
    picked.addends = picked.addends.filter((p) => p !== place);
    if (picked.addends.length < (several() ? 1 : 2) && picked.equals) {
      picked.behind.forEach(untick);
      picked.behind = [];
      picked.equals = false;
    }
  }
  picked.tapped = picked.power === null ? left : [];
};

/* The tray */
const number = (place, last) => ({ value: value(place), fresh: place === last, place });
const laid = (last) => ({
  addends: picked.addends.map((place) => number(place, last)),
  behind: picked.behind.map((place) => number(place, last)),
  equals: picked.equals,
  whole: whole(),
  named: names().length > 0,
  given: given(),
  several: several(),
});
const powerLine = () => {
  const line = make("div", "eq power");
  const card = make("span", "mini");
  card.append($("svg", label(picked.power)).cloneNode(true));
  line.append(card);
  if (!usable(code(picked.power))) return line;
  if (picked.queen) {
    const queen = make("span", "mini");
    queen.append($(`.q[data-potion="${picked.queen}"] svg`).cloneNode(true));
    line.append(make("i", "arrow"), queen);
  }
  if (code(picked.power) !== "jester") line.append(make("i", "arrow"), slot(true));
  return line;
};

const asksForName = (what) => names().length > 0 && what === said();

/* The main button */
const icon = (button, name) => $("use", button).setAttribute("href", words().sprite + name);
const say = (button, text, count) => {
  const line = $("span", button);
  line.replaceChildren(make("b", "", text));
  if (!count) return;
  line.append(make("small", "", count === 1 ? words().one : words().many.replace("{n}", count)));
  const gets = make("span", "gets");
  for (let i = 0; i < count; i++) gets.append(make("i"));
  line.append(gets);
};
const POWERS = { king: ["bed", "hand"], knight: ["queen", "hand"], potion: ["queen", "hand"] };
const usable = (power) => {
  if (power === "king") return $(".bed.wake") !== null;
  if (power === "knight" || power === "potion") return $(`.q[data-${power}]`) !== null;
  return power === "jester";
};
const mainButton = (what) => {
  const button = $("#say");
  const show = (text, sign, count, ready) => {
    icon(button, sign);
    say(button, text, count);
    const was = button.disabled;
    button.disabled = !ready;
    button.classList.toggle("go", was && ready);
  };
  const power = what === "power" ? code(picked.power) : null;
  const alone = what === "single" ? cards()[0] : picked.power;
  if (asksForName(what)) show(words()[what], "hand", cards().length, false);
  else if (what === said() && ways().some(isHalf)) show(words().more, "hand", 0, false);
  else if (goes(what) && what !== "single") show(words()[what], areAlike(what) ? "twins" : "tick", cards().length, true);
  else if (power === "jester") show(words().jester, "play", 0, true);
  else if (power && usable(power)) show(picked.queen ? words().bed : words()[POWERS[power][0]], "hand", 0, false);
  else if (later() && staysInHand()) show(words().keep, "back", 0, true);
  else if (alone !== null && single(alone)) show(words().single, "swap", 1, true);
  else if (putsBack()) show($("#back").textContent, "back", 0, true);
  else if (what === "some" && leadsOn()) show(words().more, "hand", 0, false);
  else if (what === "some" && $("#equals")) show(words().sign, "equals", 0, false);
  else if (what === "some") show(picked.equals && !several() ? words().total : words().more, "hand", 0, false);
  else show(words().pick, "hand", 0, false);
  $("#swap").hidden = !(power && (usable(power) || staysInHand()) && single(picked.power));
};

/* Which queens and beds may be tapped */
const sheet = (power) => {
  const panel = make("div", "sheet");
  panel.id = "sheet";
  panel.append(make("p", "", words().whose));
  const row = make("div");
  all(`.panel .q:is([data-${power}], [data-not-${power}])`).forEach((queen) => {
    const target = make("button", "target");
    target.type = "button";
    if (queen.matches(`[data-not-${power}]`)) target.dataset.not = queen.getAttribute(`data-not-${power}`);
    else target.dataset.aim = queen.dataset[power];
    const points = $("b", queen);
    target.append($("svg", queen).cloneNode(true), $(".face", queen.closest(".panel")).cloneNode(true));
    if (points) target.append(points.cloneNode(true));
    if (target.dataset.not) {
      const lock = $("#say svg").cloneNode(true);
      $("use", lock).setAttribute("href", `${words().sprite}lock`);
      lock.classList.add("held");
      target.append(lock);
    }
    const told = [$("svg", queen).getAttribute("aria-label"), $(".name", queen.closest(".panel")).textContent, points?.textContent];
    target.setAttribute("aria-label", [...told, target.dataset.not].filter(Boolean).join(", "));
    row.append(target);
  });
  panel.append(row);
  return panel;
};
const namesSheet = () => {
  const panel = make("div", "sheet of-names");
  panel.id = "sheet";
  const row = make("div");
  names().forEach((name) => {
    const button = Object.assign(make("button", "answer number", `×${name}`), { type: "button" });
    button.dataset.name = name;
    row.append(button);
  });
  panel.append(make("p", "", words()[said()]), row);
  return panel;
};
const aim = (what) => {
  const table = $("#table");
  const power = what === "power" && usable(code(picked.power)) ? code(picked.power) : null;
  table.classList.toggle("aim-king", power === "king");
  table.classList.toggle("aim-knight", power === "knight");
  table.classList.toggle("aim-potion", power === "potion" && !picked.queen);
  table.classList.toggle("aim-bed", power === "potion" && picked.queen !== null);
  $("#sheet")?.remove();
  const asks = (power === "knight" || power === "potion") && !picked.queen;
  const takes = power === "king" || (power === "potion" && picked.queen !== null);
  all(".beds .bed").forEach((bed) => {
    sleeps(bed, asks || asksForName(what)); // or the focus would get lost behind the sheet
    if (bed.matches("button")) bed.tabIndex = takes ? 0 : -1; // a keyboard comes to the hand first
  });
  if (asks) $(".beds").append(sheet(power));
  if (asksForName(what)) $(".beds").append(namesSheet());
};

/* The ways to lay the cards that glow: first the one the owl means, then the groups of one mark */
const placeOf = (card) => Number(card.dataset.place);
const behindOf = (way) =>
  way.isOpen || way.kind !== said() || whole() || names().length ? [] : (behindAmong(way) ?? []);
const ways = () => {
  const meant = all("#turn .card[data-order]").sort((a, b) => a.dataset.order - b.dataset.order);
  const marked = groups().map((places) => {
    const behind = behindOf(places);
    return Object.assign([...places.filter((place) => !behind.includes(place)), ...behind], { kind: places.kind });
  });
  const first = Object.assign(meant.map(placeOf), { isOpen: isOpen(), kind: $("#tray").dataset.meant });
  return meant.length ? [first, ...marked].map(asLaid) : [];
};
/* Of two cards that are alike either may lie where the other was meant */
const asLaid = (way) => {
  const found = Object.assign([...way], { isOpen: way.isOpen, kind: way.kind });
  const behind = way.isOpen ? way.slice(beforeEquals(way).length) : behindOf(way);
  [picked.addends, picked.behind].forEach((laid, side) =>
    laid.forEach((place) => {
      const part = found.filter((_one, n) => behind.includes(way[n]) === side > 0);
      const twin = part.find((one) => value(one) === value(place) && !laid.includes(one));
      if (twin === undefined || part.includes(place)) return;
      found.forEach((one, n) => (found[n] = one === place ? twin : one === twin ? place : one));
    }),
  );
  return found;
};
/* Of a sum that is shown open: what is shown of it before "=", and behind it */
const beforeEquals = (way) => way.slice(0, Number($("#tray").dataset.open) || way.length);
const leadsToOpen = (way) => {
  const left = beforeEquals(way);
  const early = picked.equals && left.some((place) => !picked.addends.includes(place));
  return !early && !picked.behind.some((place) => left.includes(place)) && picked.addends.every((place) => way.includes(place));
};
/* Behind "=" lies what is shown there, and what the child is to find is missing */
const isHalf = (way) => way.isOpen && picked.behind.length > 0 && leadsToOpen(way) && picked.behind.every((place) => way.includes(place));
const onTheWay = (way) => {
  if (way.isOpen) return leadsToOpen(way);
  const behind = behindOf(way);
  const inRole = behind.length ? picked.behind.every((place) => behind.includes(place)) && !picked.addends.some((place) => behind.includes(place)) : !picked.equals;
  const early = picked.equals && way.some((place) => !behind.includes(place) && !picked.addends.includes(place));
  return inRole && !early && cards().every((place) => way.includes(place));
};
/* What is laid may be said as it is: some of a kind, a row without gaps, a sum that adds up, one card to swap */
const ready = () => {
  const numbers = cards().map(value).sort((a, b) => a - b);
  const what = kind();
  if (asksForName(what)) return false;
  if (what === said()) return whole() ? amount(cards()) === whole() : balanced();
  if (what === "run") return numbers.every((n, index) => n === numbers[0] + index);
  return areAlike(what) || (what === "single" && single(cards()[0]));
};

/* Whether the equal cards that are shown lie there, and the hand holds no card that is what they make, or all that is missing behind "=" */
const areTheEqual = () => {
  if (!areAlike(kind())) return false;
  const behind = cards().length * value(cards()[0]) - given();
  const isLaid = (way) => way.length === cards().length && way.every((place) => cards().includes(place));
  return [...ways(), ...groups()].some(isLaid) && !$(`#turn .card[data-card="${behind}"]`);
};
/* Whether a new child, to whom a way is shown, has laid what leads nowhere on it */
const astray = () => $("#table.help") && ways().length > 0 && !ways().some(onTheWay);
/* A power card that does nothing now: it is good for something later, or this edition keeps it. Of two alike one may go */
const LATER = { dragon: "keepDragon", wand: "keepWand", knight: "keepKnight", potion: "keepPotion" };
const isIdle = () => picked.power !== null && !usable(code(picked.power));
const isSpare = () => single(picked.power) && all(`#turn .card[data-card="${code(picked.power)}"]`).length > 1;
const later = () => (isIdle() ? words()[isSpare() ? "spare" : LATER[code(picked.power)]] : undefined);
const staysInHand = () => isIdle() && !isSpare() && (Boolean(later()) || !single(picked.power));
/* No card of this hand goes with those that are laid, however many more are tapped */
const isDeadEnd = () => {
  if (kind() !== "some" || runs() || whole() || names().length || !goes(said()) || cards().length < 2) return false;
  const rest = all("#turn .card").map(placeOf).filter((place) => isNumber(place) && !cards().includes(place));
  const sets = rest.reduce((found, place) => [...found, ...found.map((one) => [...one, place])], [cards()]);
  return !sets.some((one) => behindAmong(one) !== null || kindOfAlike(one));
};
const nextOf = (way) => way.find((place) => !box(place).checked);
/* The hand leads to one more card before "=" */
const leadsOn = () => {
  const way = $("#table.help") && !picked.equals && ways().find(onTheWay);
  return Boolean(way) && beforeEquals(way).includes(nextOf(way)) && !behindOf(way).includes(nextOf(way));
};
const putsBack = () => staysInHand() || isDeadEnd() || (kind() === "some" && astray()); // then the large button does

/* Where the pointing hand of a new child belongs, whose sums all have their total last */
const TARGETS = ".aim-king .bed.wake, .target[data-aim], .aim-bed .bed.take";
const bestBed = () => $(`:is(.aim-king, .table.wake) #b${$(".beds").dataset.best}.wake`);
const point = pointingHand(() => {
  if (!$("#table.help")) return null;
  if ($(".answers, .who, .steps, .of-names")) return null; // among answers, a hand that rests on one would seem to know
  if (!form()) return bestBed() || $(".table.wake .bed.wake") || $("#next") || $("#here");
  if (picked.power !== null) return bestBed() || $(TARGETS) || $("#say:enabled");
  const found = ways();
  if (!found.length) return null;
  const way = found.find(onTheWay);
  if (!way) return ready() || putsBack() ? $("#say:enabled") : $("#back");
  const next = nextOf(way);
  const signIsNext = next === undefined || !beforeEquals(way).includes(next);
  if (signIsNext && way.isOpen && !picked.equals && !picked.behind.length && !whole()) return $("#equals");
  if (next === undefined) return ready() || putsBack() ? $("#say:enabled") : null; // a total of the child's own is its own to say
  if (behindOf(way).includes(next) && !picked.equals) return $("#equals");
  return label(next);
});

/* What to do next with a picked card is said by the owl too, and unsaid when it is put back */
const OWL = { king: "sayBed", knight: "sayQueen", potion: "sayQueen", jester: "jester" };
const owlTells = (what) => {
  const power = what === "power" && usable(code(picked.power)) ? code(picked.power) : null;
  const [meant] = ways();
  const others = meant && !onTheWay(meant) && (ready() || asksForName(what)); // than meant
  owlSays(words()[picked.queen ? "sayBed" : OWL[power]] || later() || inNumbers() || (putsBack() ? $("#back").textContent : others ? words()[what] : ownLine()));
};
/* A tip of one card steps aside while others lie there */
const tipFits = () => {
  const tip = $(".owl .tip");
  const its = tip && $(`#turn [data-card=${tip.className.slice(7)}]`);
  if (its) tip.style.visibility = !$("#turn :checked") || $(":checked", its) ? "" : "hidden";
};
/* What the numbers that are laid come to */
const filled = (line, values) => line.replace(/{(\w+)}/g, (_all, name) => values[name]);
const seeksTotal = () => $("#table.help") && picked.equals && !picked.behind.length && !totalFirst() && !several();
const inNumbers = () => {
  if (picked.moved) return filled($("#tray").dataset.placed, { n: value(picked.behind[0]) });
  if (takesAway() && isLess()) return $("#tray").dataset.larger;
  if (!isDeadEnd()) return seeksTotal() ? filled(words().asked, { sum: picked.addends.map(value).join(words().and) }) : null;
  const [largest, part] = cards().map(value);
  if (totalFirst() && cards().length === 2 && largest > part) return filled($("#tray").dataset.needs ?? words().needs, { part, n: largest - part, whole: largest });
  return filled($("#tray").dataset.makes ?? words().makes, { n: amount(cards()), rest: amount(cards()) - given() });
};

/* The cards of the tray go from where they were to where they stand */
const slide = (line, were) =>
  all(".chip", line)
    .filter((chip) => were.has(chip.dataset.place))
    .forEach((chip) => {
      const way = were.get(chip.dataset.place) - chip.getBoundingClientRect().x;
      chip.animate([{ transform: `translateX(${way}px)` }, { transform: "none" }], { duration: lasting("card"), easing: "ease-in-out" });
    });

/* What only some editions draw comes when it is needed first; until then there are rods */
const isDrawn = () => "drawn" in $("#tray").dataset;
const drawings = () => import("../../js/table/quantities.js");
let isAsked = false;
const askForDrawings = () => {
  if (isAsked || !form() || !isDrawn()) return;
  isAsked = true;
  drawings().then(() => show(), () => (isAsked = false));
};

/* Everything again, after every change */
const show = (last = null) => {
  if (form()) {
    const what = kind();
    const line = $("#sum");
    if (what === "power") line.replaceChildren(powerLine());
    else if (runs()) line.replaceChildren(stairs(laid(last)));
    else if (areTheEqual()) line.replaceChildren(...alike(cards().map((place) => number(place, last))));
    else {
      const were = new Map(all(".chip", line).map((chip) => [chip.dataset.place, chip.getBoundingClientRect().x]));
      line.replaceChildren(equation(laid(last), totalFirst(), words().equals, takesAway()), rods(laid(last), totalFirst()));
      if (isDrawn()) line.dispatchEvent(new CustomEvent("laid", { bubbles: true, detail: { as: $("#tray").dataset.drawn, laid: laid(last), totalFirst: totalFirst() } }));
      if (picked.moved && !wantsStill()) slide(line, were);
    }
    line.classList.toggle("full", cards().length > 3);
    $("#back").hidden = (!cards().length && picked.power === null) || putsBack();
    form().classList.toggle("astray", putsBack());
    $("#sum").classList.toggle("calm", areAlike(what) || leadsOn()); // only what comes next shines
    mainButton(what);
    owlTells(what);
    tipFits();
    aim(what);
    setFields("total", what === said() && !picked.moved ? picked.behind : []);
  }
  point();
};
const setFields = (name, contents) => {
  all(`#turn input[type=hidden][name=${name}]`).forEach((field) => field.remove());
  contents.forEach((value) => form().append(Object.assign(make("input"), { type: "hidden", name, value })));
};
const send = (move) => {
  setFields("move", [move]);
  submit(form());
};
const nudge = (query, line) => {
  all(query).forEach((card) => restart(card, "nudge"));
  if (line) owlSays(line, true);
};
const aimed = (move) => {
  if (code(picked.power) === "knight") return send(move);
  picked.queen = move;
  return show();
};
const tapBed = (bed) => {
  const power = picked.power === null ? null : code(picked.power);
  if (power === "king" && bed.classList.contains("wake")) send(bed.value);
  else if (picked.queen && bed.classList.contains("take")) send(`${picked.queen} ${bed.dataset.bed}`);
  else if (power === null) nudge('.hand .card[data-card="king"]', $('.hand .card[data-card="king"]') ? words().kingFirst : null);
};

document.addEventListener("change", (event) => {
  const card = event.target;
  if (!card.matches?.(".turn #turn .card input")) return;
  const place = Number(card.value);
  $(".tried")?.remove();
  if (!card.checked) putBack(place);
  else if (isNumber(place)) pickNumber(place);
  else pickPower(place);
  show(place);
  if (picked.power === place && showsFocus(card)) $(TARGETS)?.focus(); // chosen by a key: on to what it is for
});

document.addEventListener("click", (event) => {
  const hit = (query) => event.target.closest?.(query);
  if (hit(".question .panel")) $(`.who .pick[value="${hit(".panel").dataset.seat}"]`)?.click();
  if (hit("[data-not]") && !$("#block")) owlSays(hit("[data-not]").dataset.not, true);
  if (!form()) return;
  if (hit("#equals")) {
    picked.equals = true;
    show();
    if (event.detail === 0) $("#turn .card input:not(:checked)")?.focus();
  } else if (hit("#back") || (hit("#say") && putsBack())) {
    event.preventDefault();
    putAllBack();
    show();
    if (event.detail === 0) $("#c0").focus();
  } else if (hit(".bed")) {
    event.preventDefault();
    if (hit(".bed").matches("button")) tapBed(hit(".bed"));
    else if (hit(".bed.full")) nudge('.hand .card[data-card="king"]');
    if (!hit(".bed.wake, .bed.take") && hit(".bed")) restart($(".art", hit(".bed")), "nudge"); // heard, though nobody can be woken now
  } else if (hit("[data-name]")) {
    setFields("named", [hit("[data-name]").dataset.name]);
    submit(form());
  } else if (hit("[data-aim]")) aimed(hit("[data-aim]").dataset.aim);
  else if (hit(".aim-knight .q[data-knight]")) aimed(hit(".q").dataset.knight);
  else if (hit(".aim-potion .q[data-potion]")) aimed(hit(".q").dataset.potion);
  else if (hit("#say") && picked.power !== null && code(picked.power) === "jester") {
    event.preventDefault();
    send("jester");
  }
});

/* Enter on a card lays it, as a tap does; "=" is the key of that name; Escape puts all back */
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.matches?.(".card input")) {
    event.preventDefault();
    event.target.click();
  } else if (event.key === "=" && form()) $("#equals")?.click();
  else if (event.key === "Escape" && form()) {
    putAllBack();
    show();
  }
});

/* The cards go out in the order in which they were tapped; a move only when it was composed here */
document.addEventListener("htmx:configRequest", (event) => {
  if (event.target.id !== "turn" || !form()) return;
  const data = event.detail.formData;
  const move = $("input[type=hidden][name=move]", form())?.value;
  data.delete("card");
  data.delete("move");
  if (move) data.set("move", move);
  else (picked.power !== null ? [picked.power] : picked.moved ? picked.tapped : cards()).forEach((place) => data.append("card", place));
});

/* A hint or a setting changes the picture, not what the child has laid */
let kept = null;
document.addEventListener("htmx:beforeSwap", (event) => {
  kept = form() && /\/(hint|settings|lessons|news)$/.test(pathOf(event)) ? { ply: $("#table").dataset.ply, picked } : null;
});
const fresh = () => {
  askForDrawings();
  picked = NONE();
  if (kept && form() && kept.ply === $("#table").dataset.ply) {
    picked = kept.picked;
    [...cards(), picked.power].forEach((place) => {
      if (place !== null) box(place).checked = true;
    });
  } else if (form()) all("#turn .card input").forEach((input) => (input.checked = false));
  show();
  if (kept && form()) owlSays(ownLine());
  kept = null;
};
document.addEventListener("htmx:afterSettle", fresh);
addEventListener("pageshow", fresh);
document.documentElement.classList.add("js");
fresh();
