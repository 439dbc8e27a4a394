"""What a child's form means: a move, or a selection that is nothing yet. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from kidsq.games.contract import UnreadableMove
from kidsq.games.queens_collection import CollectingView, Move, View, read_move
from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS, JOKER, Cards
from kidsq.games.queens_collection.moves import LONGEST_TEXT, MOST_LAID
from kidsq.play.games.contract import Chosen, Nothing, TurnForm

UNFINISHED: Final = (
    *("no_cards", "three_cards", "two_meeples", "one_meeple", "no_box", "one_each"),
    *("no_display", "one_display", "no_colour", "no_theirs"),
)
"""The codes of a selection in which something is missing, or of which there is too much."""
UNREADABLE: Final = ("unreadable", "bad_place")

_T = TypeVar("_T")


class _NoMove(Exception):
    """What is read is no move: `nothing` says why."""

    def __init__(self, code: str, value: str | None = None) -> None:
        self.nothing = Nothing(code, (value or "")[:20], bad=value is not None)


def read_turn(view: View, form: TurnForm) -> Chosen | Nothing:
    """What this form asks for; whether the rules allow it is not asked here.

    move: as text; or do, and what was chosen for it: card (places of one's own hand), meeple (`red@blue`), box, theirs
    (`2:1`, seat and place; of the partner the place is enough), display (places), colour.
    """
    text = form.one("move")
    if text is not None:
        return _chosen(text)
    do = form.one("do")
    if do is None:
        return Nothing("no_cards")
    read = _READ.get(do)
    if read is None:
        return Nothing("unreadable", do[:20], bad=True)
    try:
        return _chosen(read(view, form))
    except _NoMove as why:
        return why.nothing


def _chosen(text: str) -> Chosen | Nothing:
    try:
        move: Move = read_move(text)
    except UnreadableMove:
        return Nothing("unreadable", text[:LONGEST_TEXT], bad=True)
    return Chosen(move)


# -- each kind of move, as text ---------------------------------------------------------------------------------------


def _swap(view: View, form: TurnForm) -> str:
    cards, meeples = _mine(view, form), [_meeple(text) for text in form.all("meeple")]
    if len(meeples) != 2:
        raise _NoMove("two_meeples")
    return f"swap {_written(cards)} {' '.join(meeples)}"


def _carry(view: View, form: TurnForm) -> str:
    cards, meeples = _mine(view, form), [_meeple(text) for text in form.all("meeple")]
    if len(meeples) != 1:
        raise _NoMove("one_meeple")
    box = form.one("box")
    if box is None:
        raise _NoMove("no_box")
    return f"carry {_written(cards)} {meeples[0]} {COLOURS[_colour(box)]}"


def _renew(view: View, form: TurnForm) -> str:
    return f"renew {_written(_mine(view, form))}"


def _exchange(view: View, form: TurnForm) -> str:
    cards, theirs = _mine(view, form), form.all("theirs")
    if len(cards) != 1 or len(theirs) != 1:
        raise _NoMove("one_each")
    seat, place = _at_seat(theirs[0])
    if not 0 <= seat < view.players or seat == view.seat:
        raise _NoMove("bad_place", theirs[0])
    (card,) = _picked(view.hands[seat] or (), (place,))
    return f"exchange {_written(cards)} {seat} {CARD_NAMES[card]}"


def _pair(view: View, form: TurnForm) -> str:
    cards, shown = _mine(view, form), _displayed(view, form)
    if len(shown) != 1:
        raise _NoMove("one_display")
    named = form.one("colour")
    wanted = None if named is None else _colour(named)
    return f"pair {_written(cards)} {CARD_NAMES[shown[0]]} {COLOURS[_colour_of(cards, shown[0], wanted)]}"


def _colour_of(cards: Cards, card: int, named: int | None) -> int:
    """The colour of a pair: that of the display's card, else of the hand's, else as the child named it."""
    if card != JOKER:
        return card
    if len(cards) == 1 and cards[0] != JOKER:
        return cards[0]
    if named is None:
        raise _NoMove("no_colour")
    return named


def _trade(view: View, form: TurnForm) -> str:
    return f"trade {_written(_mine(view, form))} for {_written(_displayed(view, form))}"


def _share(view: View, form: TurnForm) -> str:
    cards, places = _mine(view, form), form.all("theirs")
    if not places:
        raise _NoMove("no_theirs")
    mate = view.partner if isinstance(view, CollectingView) else None
    hand = () if mate is None else view.hands[mate] or ()
    at = [place if ":" not in place else place.removeprefix(f"{mate}:") for place in places]
    return f"share {_written(cards)} for {_written(_few(_picked(hand, at)))}"


def _word(word: str) -> Callable[[View, TurnForm], str]:
    return lambda view, form: word


_READ: Final[dict[str, Callable[[View, TurnForm], str]]] = {
    "swap": _swap,
    "carry": _carry,
    "renew": _renew,
    "exchange": _exchange,
    "pair": _pair,
    "trade": _trade,
    "share": _share,
    **{word: _word(word) for word in ("pass", "reveal", "stop", "done")},
}


# -- what was tapped --------------------------------------------------------------------------------------------------


def _mine(view: View, form: TurnForm) -> Cards:
    places = form.all("card")
    if not places:
        raise _NoMove("no_cards")
    return _few(_picked(view.hand, places))


def _displayed(view: View, form: TurnForm) -> Cards:
    places = form.all("display")
    if not places:
        raise _NoMove("no_display")
    return _few(_picked(view.display if isinstance(view, CollectingView) else (), places))


def _few(cards: Cards) -> Cards:
    """No move takes more."""
    if len(cards) > MOST_LAID:
        raise _NoMove("three_cards")
    return cards


def _picked(cards: Sequence[_T], places: Sequence[str]) -> tuple[_T, ...]:
    """What lies at these places, each named once."""
    found = [_number(place) for place in places]
    for place, at in zip(found, places, strict=True):
        if place >= len(cards) or found.count(place) > 1:
            raise _NoMove("bad_place", at)
    return tuple(cards[place] for place in found)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise _NoMove("bad_place", text)
    return int(text)


def _at_seat(text: str) -> tuple[int, str]:
    seat, colon, place = text.partition(":")
    if not colon:
        raise _NoMove("bad_place", text)
    return _number(seat), place


def _colour(text: str) -> int:
    if text not in COLOURS:
        raise _NoMove("bad_place", text)
    return COLOURS.index(text)


def _meeple(text: str) -> str:
    colour, _, box = text.partition("@")
    return f"{COLOURS[_colour(colour)]}@{COLOURS[_colour(box)]}"


def _written(cards: Cards) -> str:
    return "+".join(CARD_NAMES[card] for card in cards)
