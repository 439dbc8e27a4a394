"""What is said of cards that belong together, by the code of their discard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kidsq.arithmetic.kind import Equation
from kidsq.games.sleeping_queens import EDITIONS
from kidsq.web.games.sleeping_queens.pieces import Said
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l
from kidsq.web.shared import equations
from kidsq.web.shared.equations import Signs


@dataclass(frozen=True, slots=True)
class LayingWords:
    """think: a first hint. there, none_there: of a hand that holds some, or none. find, none_now: what to do instead.

    tip: as the owl shows it. title, book: its page of the rule book; cards: its line on the page of all cards; deck:
    the name of one of several decks; line, practises: as of every edition. example:
    as signs, for pictures, where every edition shows the same. makes, placed, plain: as of pieces.Said. asks, wonders,
    swaps, claims: a friend's questions of what it plays, only wonders about, swaps, and thinks it knows.
    """

    think: str
    there: str
    none_there: str
    find: str
    none_now: str
    tip: str
    title: str
    book: tuple[str, ...]
    cards: str
    deck: str = ""
    line: str = ""
    practises: str = ""
    example: tuple[int | str, ...] = ()
    makes: str = ""
    placed: str = ""
    plain: str = ""
    asks: str = ""
    wonders: str = ""
    swaps: str = ""
    claims: str = ""


_SUMS: Final = LayingWords(
    think=_l("Do some cards make another one?"),
    there=_l("There is a sum in your hand!"),
    none_there=_l("No sum this time."),
    find=_l("Swap a card, or find a sum!"),
    none_now=_l("No sum now. Swap a card!"),
    tip=_l("Cards that make another one: play them!"),
    title=_l("A sum"),
    book=(
        _l("Cards that make another card: 2 and 3 make 5."),
        _l("Say it out loud: 2 plus 3 is 5!"),
        _l("Put them all away. You get as many new ones."),
        _l("Long sums bring even more: 1 + 2 + 3 = 6."),
    ),
    cards=_l("Put away one, twins, or a sum like 2 + 3 = 5."),
)
_ROWS: Final = LayingWords(
    think=_l("Do some cards make another one?"),
    there=_l("There is a sum in your hand!"),
    none_there=_l("No sum this time."),
    find=_l("Swap a card, or find a row!"),
    none_now=_l("No row now. Swap a card!"),
    tip=_l("Three in a row: play them all!"),
    title=_l("A row"),
    book=(
        _l("Three or more that follow each other, like 2, 3, 4."),
        _l("As many new cards as you put away."),
    ),
    cards=_l("Put away one, twins, or a row like 2, 3, 4."),
)
_OF: Final[Mapping[str, LayingWords]] = {
    "sum": _SUMS,
    "cross": LayingWords(
        think=_l("Which cards make ten and another card?"),
        there=_l("There is a sum in your hand!"),
        none_there=_l("No sum this time."),
        find=_l("Swap a card, or find a sum!"),
        none_now=_l("No sum now. Swap a card!"),
        tip=_l("Cards that make ten and one more card: play them!"),
        title=_l("Over ten"),
        book=(
            _l("A ten lies on the table for everybody. It stays there."),
            _l("Cards that make ten and another card: 8 and 5 make 10 and 3."),
            _l("Fill up to ten first: 8 and 2. Then 3 more."),
            _l("Put 8, 5 and 3 away. You get as many new ones."),
        ),
        cards=_l("Put away one, twins, or a sum like 8 + 5 = 10 + 3."),
        deck=_l("Over Ten %(which)s"),
        line=_l("8 + 5 = 10 + 3: the owl lends you a ten."),
        practises=_l("Sums over 10"),
        example=(8, "+", 5, "=", "10", "+", 3),
        makes=_l("That makes {n}: ten and {rest}. No {rest} here!"),
        asks=_l("I play %(left)s. What do they make?"),
        plain=_l("Tick your cards. For a sum, say which card goes with the ten:"),
    ),
    "balance": LayingWords(
        think=_l("Which cards are worth the same together?"),
        there=_l("Some of your cards balance!"),
        none_there=_l("Nothing balances this time."),
        find=_l("Swap a card, or find two sides that balance!"),
        none_now=_l("Nothing balances now. Swap a card!"),
        tip=_l("Two sides that are the same: play them!"),
        title=_l("Both sides the same"),
        book=(
            _l("2 and 4 are the same as 1 and 5: the beam stays level."),
            _l("One card on a side is fine, too: 2 and 3 are 5."),
            _l("No number lies on both sides."),
            _l("Put them all away. You get as many new ones."),
        ),
        cards=_l("Put away one, twins, or two sides like 2 + 4 = 1 + 5."),
        deck=_l("Balance %(which)s"),
        line=_l("Both sides the same: 2 + 4 = 1 + 5."),
        practises=_l("What = means"),
        example=(2, "+", 4, "=", 1, "+", 5),
        makes=_l("That makes {n}. No other cards here make {n}!"),
        asks=_l("%(left)s are as much as %(right)s and which card?"),
        wonders=_l("I wonder: %(left)s are as much as %(right)s and what?"),
        swaps=_l("I swap a card. With %(right)s it is as much as %(left)s. Which is it?"),
        claims=_l("%(left)s are as much as %(right)s. Is it so?"),
        placed=_l("Now both sides are the same!"),
        plain=_l("Tick your cards. Say which of them lie on the other side:"),
    ),
    "table": LayingWords(
        think=_l("Which three are of one table?"),
        there=_l("Some of your cards are of one table!"),
        none_there=_l("No three of one table this time."),
        find=_l("Swap a card, or find three of one table!"),
        none_now=_l("No three of one table now. Swap a card!"),
        tip=_l("Three of one table: play them, and say which!"),
        title=_l("A table"),
        book=(
            _l("Three different numbers or more of one times table: %(numbers)s."),
            _l("Say which table it is: %(n)s!"),
            _l("From 2 times %(n)s up to 10 times %(n)s: %(first)s to %(last)s."),
            _l("Put them all away. You get as many new ones."),
        ),
        cards=_l("Put away one, twins, or three of one table."),
        deck=_l("Tables %(which)s"),
        line=_l("Three of one table, like %(cards)s."),
        practises=_l("Times tables"),
        plain=_l("Tick three cards or more. Which table are they of?"),
    ),
    "make": LayingWords(
        think=_l("Which cards make 100?"),
        there=_l("Some of your cards make 100!"),
        none_there=_l("Nothing makes 100 this time."),
        find=_l("Swap a card, or make 100!"),
        none_now=_l("Nothing makes 100 now. Swap a card!"),
        tip=_l("Cards that make 100: play them!"),
        title=_l("Make 100"),
        book=(
            _l("Two cards or more that make 100: 30 and 70."),
            _l("3 tens and 7 tens are 10 tens."),
            _l("Put them all away. You get as many new ones."),
            _l("More cards bring even more: 20 + 30 + 50 = 100."),
        ),
        cards=_l("Put away one, twins, or tens that make 100, like 30 + 70."),
        deck=_l("Hundred %(which)s"),
        line=_l("Tens that make 100: 30 + 70."),
        practises=_l("Tens to 100"),
        example=(30, "+", 70, "=", "100"),
        asks=_l("I play %(left)s. Which card makes 100 with it?"),
        wonders=_l("I wonder: %(left)s and what make 100?"),
        swaps=_l("I swap a card that makes 100 with %(left)s. Which is it?"),
        claims=_l("%(left)s make 100. Is it so?"),
    ),
}


def on_tray(edition: str) -> Said | None:
    """None where sums are said."""
    laying, words = EDITIONS[edition].laying, of_edition(edition)
    if laying is None or words is _SUMS:
        return None
    given = sum(laying.given)  # at most one
    return Said(
        laying.discard,
        whole=given if laying.takes_all else 0,
        given=0 if laying.takes_all else given,
        several=laying.several,
        drawn=laying.drawn,
        named=laying.named,
        makes=_(words.makes) if words.makes else "",
        placed=_(words.placed) if words.placed else "",
        plain=_(words.plain) if words.plain else "",
    )


def named_in(edition: str, hand: Sequence[int] = ()) -> Equation | None:
    """Numbers of its deck that are of one table, and do not all lie in the hand. None: there cards make a sum."""
    laying = EDITIONS[edition].laying
    if laying is None or not laying.named:
        return None
    return next(said for said in laying.within(EDITIONS[edition].numbers) if not set(said.operands) <= set(hand))


def example(edition: str, hand: Sequence[int] = ()) -> Signs:
    """As signs, for pictures; empty where any sum will do."""
    said = named_in(edition, hand)
    return equations.of_equation(said) if said else of_edition(edition).example


def of_discard(code: str) -> LayingWords:
    return _OF[code]


def of_edition(edition: str) -> LayingWords:
    """In English, to be translated where they are said."""
    laying = EDITIONS[edition].laying
    return _OF[laying.discard] if laying else _ROWS
