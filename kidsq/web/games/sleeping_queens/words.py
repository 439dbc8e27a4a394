"""What Sleeping Queens says in sentences: its cards, editions, what is seen at its table, refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from kidsq.games.sleeping_queens import EDITIONS
from kidsq.games.sleeping_queens.cards import CARD_CODES, CARD_NAMES, QUEEN_NAMES
from kidsq.games.sleeping_queens.editions import DiscardKind
from kidsq.games.sleeping_queens.story import Sight
from kidsq.web.games.sleeping_queens import laying_words
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l
from kidsq.web.shared import equations, table_words


@dataclass(frozen=True, slots=True)
class TableNames:
    """Who sits where, by seat, as the child should hear it; the edition, because one queen's name depends on it."""

    seats: tuple[str, ...]
    edition: str = ""

    def queen(self, queen: int) -> str:
        return queen_name(queen, self.edition)


_QUEENS: Final = {
    "heart": _l("Heart Queen"),
    "cat": _l("Cat Queen"),
    "dog": _l("Dog Queen"),
    "pancake": _l("Pancake Queen"),
    "ladybug": _l("Ladybug Queen"),
    "moon": _l("Moon Queen"),
    "peacock": _l("Peacock Queen"),
    "sunflower": _l("Sunflower Queen"),
    "cake": _l("Cake Queen"),
    "rainbow": _l("Rainbow Queen"),
    "rose": _l("Rose Queen"),
    "starfish": _l("Starfish Queen"),
    "book": _l("Book Queen"),
    "butterfly": _l("Butterfly Queen"),
    "strawberry": _l("Strawberry Queen"),
    "ice_cream": _l("Ice Cream Queen"),
}


def queen_name(queen: int, edition: str = "") -> str:
    name = QUEEN_NAMES[queen]
    if name == "dog" and edition in EDITIONS and EDITIONS[edition].poodle:
        return _("Poodle Queen")
    return _(_QUEENS[name])


_CARDS: Final = {
    "king": _l("King"),
    "knight": _l("Knight"),
    "potion": _l("Sleeping potion"),
    "jester": _l("Jester"),
    "dragon": _l("Dragon"),
    "wand": _l("Magic wand"),
}


_KINGS: Final = {
    "bubble_gum": _l("Bubble Gum King"),
    "chess": _l("Chess King"),
    "cookie": _l("Cookie King"),
    "fire": _l("Fire King"),
    "hat": _l("Hat King"),
    "puzzle": _l("Puzzle King"),
    "tie_dye": _l("Tie-Dye King"),
    "turtle": _l("Turtle King"),
    "pasta": _l("Pasta King"),
    "tool": _l("Tool King"),
}


def king_name(name: str) -> str:
    """Of one of KING_NAMES: they have names and no powers."""
    return _(_KINGS[name])


def card_name(card: int) -> str:
    name = CARD_NAMES[card]
    return _(_CARDS[name]) if name in _CARDS else name


_EDITIONS: Final = {
    "first_night": _l("First Night"),
    "classic": _l("Classic"),
    "deluxe": _l("Deluxe"),
    "gamefactory": _l("Poodle"),
    "little": _l("Little"),
    "crossing": _l("Over Ten"),
    "balance": _l("Balance"),
    "hundred": _l("Hundred"),
}
"""The names of all that are no deck among several of their kind."""


def edition_name(code: str) -> str:
    """How an edition is called; one that this kidsq does not know, as in a record that cannot be read, is a game."""
    if code in EDITIONS and EDITIONS[code].which:
        return _(laying_words.of_edition(code).deck, which=EDITIONS[code].which)
    return _(_EDITIONS[code]) if code in _EDITIONS else _("a game")


_EDITION_LINES: Final = {
    "first_night": _l("Small numbers, nobody steals."),
    "classic": _l("Knights, dragons and potions."),
    "deluxe": _l("Sixteen queens, ten kings."),
    "gamefactory": _l("As classic. Keep your power cards!"),
    "little": _l("Rows like 2, 3, 4. Good to begin with."),
}


def edition_line(code: str) -> str:
    if code in _EDITION_LINES:
        return _(_EDITION_LINES[code])
    of = laying_words.of_edition(code)
    example = laying_words.named_in(code)
    return _(of.line, cards=", ".join(map(str, example.operands))) if example else _(of.line)


_PRACTISES: Final = {
    "first_night": _l("Sums to 6"),
    "classic": _l("Sums to 10"),
    "deluxe": _l("Sums to 10"),
    "gamefactory": _l("Sums to 10"),
    "little": _l("Number rows"),
}


def edition_practises(code: str) -> str:
    if code in _PRACTISES:
        return _(_PRACTISES[code])
    return _(laying_words.of_edition(code).practises)


SIGNS = (
    "boat",
    "tree",
    "fish",
    "star",
    "sun",
    "house",
    "umbrella",
    "moon",
    "leaf",
    "teapot",
    "heart",
    "crown",
    "key",
    "bell",
    "apple",
    "snail",
)
"""The carved sign of each bed, from bed 0."""


_BEDS: Final = {
    "boat": _l("boat bed"),
    "tree": _l("tree bed"),
    "fish": _l("fish bed"),
    "star": _l("star bed"),
    "sun": _l("sun bed"),
    "house": _l("house bed"),
    "umbrella": _l("umbrella bed"),
    "moon": _l("moon bed"),
    "leaf": _l("leaf bed"),
    "teapot": _l("teapot bed"),
    "heart": _l("heart bed"),
    "crown": _l("crown bed"),
    "key": _l("key bed"),
    "bell": _l("bell bed"),
    "apple": _l("apple bed"),
    "snail": _l("snail bed"),
}


def bed_name(bed: int) -> str:
    return _(_BEDS[SIGNS[bed]])


_BUTTONS: Final[Mapping[DiscardKind, str]] = {
    "single": _l("Swap it"),
    "pair": _l("Twins!"),
    "sum": _l("Say it!"),
    "run": _l("Row!"),
    "cross": _l("Say it!"),
    "balance": _l("Say it!"),
    "make": _l("Say it!"),
    "table": _l("Which table?"),
}


def buttons() -> tuple[tuple[DiscardKind, str], ...]:
    """As what cards may leave the hand, and what the button then says."""
    return tuple([(kind, _(says)) for kind, says in _BUTTONS.items()])


def discard_sentence(sight: Sight, name: str, mine: bool, layout: str = "a+b=c") -> str:
    cards = sight.cards
    if sight.equation is not None:
        said = equations.text(equations.of_equation(sight.equation, layout))
        return _("You say: %(sum)s!", sum=said) if mine else _("%(who)s says: %(sum)s.", who=name, sum=said)
    match sight.discard:
        case "single":
            card = card_name(cards[0])
            return _("You swap one card: %(card)s.", card=card) if mine else _("%(who)s swaps a card.", who=name)
        case "pair":
            n, total = cards[0], sum(cards)
            if mine:
                return _("Twins! %(n)s and %(n)s make %(total)s.", n=n, total=total)
            return _("%(who)s has twins: %(n)s and %(n)s make %(total)s.", who=name, n=n, total=total)
        case "run":
            row = ", ".join(map(str, cards))
            return _("A row: %(row)s!", row=row) if mine else _("%(who)s has a row: %(row)s.", who=name, row=row)
    raise AssertionError(f"{sight} is no discard")


def sight_sentence(sight: Sight, names: TableNames, me: int, layout: str = "a+b=c") -> str:
    """One thing everybody saw, as the child at seat `me` should hear it. me -1: nobody in particular."""
    if sight.kind == "discarded":
        return discard_sentence(sight, names.seats[sight.seat], sight.seat == me, layout)
    if sight.kind == "attacked" and sight.other == me:
        return _attacked_me(sight, names.seats[sight.seat], names.queen(sight.queen))
    return _SENTENCES[sight.kind](sight, names.seats[sight.seat], sight.seat == me, names)


def _king(sight: Sight, who: str, mine: bool, names: TableNames) -> str:
    return _("You play a king.") if mine else _("%(who)s plays a king.", who=who)


def _woke(sight: Sight, who: str, mine: bool, names: TableNames) -> str:
    queen = names.queen(sight.queen)
    if mine:
        return _("You wake the %(queen)s!", queen=queen)
    return _("%(who)s wakes the %(queen)s.", who=who, queen=queen)


def _bounced(sight: Sight, who: str, mine: bool, names: TableNames) -> str:
    queen, bed = names.queen(sight.queen), bed_name(sight.bed)
    return _("Cat and dog! The %(queen)s goes back to the %(bed)s.", queen=queen, bed=bed)


def _attacked(sight: Sight, who: str, mine: bool, names: TableNames) -> str:
    queen, other = names.queen(sight.queen), names.seats[sight.other]
    if CARD_NAMES[sight.cards[0]] == "knight":
        if mine:
            return _("Your knight rides to %(other)s for the %(queen)s.", other=other, queen=queen)
        return _("%(who)s's knight rides to %(other)s for the %(queen)s.", who=who, other=other, queen=queen)
    if mine:
        return _("You hold a potion over the %(queen)s of %(other)s.", other=other, queen=queen)
    return _("%(who)s holds a potion over the %(queen)s of %(other)s.", who=who, other=other, queen=queen)


def _attacked_me(sight: Sight, who: str, queen: str) -> str:
    if CARD_NAMES[sight.cards[0]] == "knight":
        return _("%(who)s's knight rides to you for the %(queen)s.", who=who, queen=queen)
    return _("%(who)s holds a potion over your %(queen)s.", who=who, queen=queen)


def _stole(sight: Sight, who: str, mine: bool, names: TableNames) -> str:
    queen = names.queen(sight.queen)
    if mine:
        return _("The %(queen)s comes to you!", queen=queen)
    return _("The %(queen)s goes to %(who)s.", queen=queen, who=who)


def _slept(sight: Sight, who: str, mine: bool, names: TableNames) -> str:
    return _("The %(queen)s sleeps in the %(bed)s.", queen=names.queen(sight.queen), bed=bed_name(sight.bed))


def _blocked(sight: Sight, who: str, mine: bool, names: TableNames) -> str:
    if CARD_NAMES[sight.cards[0]] == "dragon":
        return _("Saved! Your dragon stops the knight.") if mine else _("%(who)s's dragon stops the knight.", who=who)
    return _("Saved! Your wand stops the potion.") if mine else _("%(who)s's wand stops the potion.", who=who)


def _jester(sight: Sight, who: str, mine: bool, names: TableNames) -> str:
    return _("You play a jester!") if mine else _("%(who)s plays a jester.", who=who)


def _flipped(sight: Sight, who: str, mine: bool, names: TableNames) -> str:
    card = sight.cards[0]
    if sight.other >= 0:
        return _("The jester turns up a %(n)s. Who will it be?", n=card_name(card))
    if mine:
        return _("You win a card: %(card)s. Go again!", card=card_name(card))
    return _("%(who)s wins a card: %(card)s, and goes again.", who=who, card=card_name(card))


def _shuffled(sight: Sight, who: str, mine: bool, names: TableNames) -> str:
    return _("The cards are shuffled again.")


_SENTENCES: dict[str, Callable[[Sight, str, bool, TableNames], str]] = {
    "king": _king,
    "woke": _woke,
    "bounced": _bounced,
    "attacked": _attacked,
    "stole": _stole,
    "slept": _slept,
    "blocked": _blocked,
    "jester": _jester,
    "flipped": _flipped,
    "shuffled": _shuffled,
}


_REFUSALS: Final = {
    "not_held": _l("There is no such card in your hand: %(card)s. Pick one of yours."),
    "bed_is_empty": _l("Nobody sleeps in the %(bed)s. Pick another bed."),
    "bed_is_full": _l("Somebody sleeps in the %(bed)s already. Pick an empty bed."),
    "answer_first": _l("First: your queen! Stop it, or wave goodbye."),
    "wake_first": _l("First: wake a queen. Tap a bed."),
    "nobody_attacks": _l("Nobody is after your queens now. It is your turn."),
    "nothing_to_wake": _l("You need a king to wake a queen."),
    "spare_powers_last": _l("Keep that one: %(card)s. Swap a number or play a card."),
    "only_run": _l("In this game we look for rows like 2, 3, 4."),
    "only_sum": _l("In this game we look for sums like 2 + 3 = 5."),
    "only_cross": _l("In this game we look for sums like 8 + 5 = 10 + 3."),
    "only_balance": _l("In this game both sides are the same, like 2 + 4 = 1 + 5."),
    "only_table": _l("In this game we look for three numbers of one table, like 12, 18, 30."),
    "only_make": _l("In this game we look for tens that make 100, like 30 + 70."),
    "own_queen": _l("The %(queen)s is yours already. Pick a friend's queen."),
    "queen_not_there": _l("The %(queen)s is not there. Pick another queen."),
    "strawberry_stays": _l("The Strawberry Queen always stays. Pick another queen."),
    "cat_and_dog": _l("Cat and dog never live together. Pick another queen."),
    "unreadable": _l("That isn't a move in this game: “%(move)s”. Tap your cards."),
    "no_cards": _l("Tap a card first."),
    "bad_place": _l("You have no card at place “%(place)s”. Tap your cards."),
    "no_sum": _l("Which card is the total? Tap it after the “=”."),
    "no_cross": _l("Ten and which card? Tap it after the “=”."),
    "no_balance": _l("Different numbers, both sides the same: which cards?"),
    "no_table": _l("Three different numbers of one table: which table is it?"),
    "no_make": _l("Which cards make 100? Tap them."),
    "only_numbers": _l("Sums are made of number cards."),
    "no_run": _l("A row has three numbers that follow each other, like 2, 3, 4."),
    "no_twins": _l("Those two are not twins. Twins show the same number."),
    "pointing": _l("A moment: the jester is still being counted!"),
}


def refusal(code: str, values: Mapping[str, Any], edition: str = "") -> str:
    """Why something cannot be done, and what can be done instead."""
    if code not in _REFUSALS:
        return table_words.refusal(code, values)
    worded = {"value": "", "place": "", "move": "", **values}
    worded["card"] = card_name(CARD_CODES[values["card"]]) if values.get("card") else ""
    worded["queen"] = queen_name(QUEEN_NAMES.index(values["queen"]), edition) if values.get("queen") else ""
    worded["bed"] = bed_name(values["bed"]) if 0 <= values.get("bed", -1) < len(SIGNS) else ""
    return _(_REFUSALS[code], **worded)
