"""Which cards of a hand glow, and where the pointing hand goes, by the help that is shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from kidsq.turns import CARD_NAMES, Look, Move
from kidsq.web.scene import HintMark

Part = Literal["addend", "total", "pair", "run"]

MARKS: tuple[HintMark, ...] = ("A", "B", "C", "D")
ADDENDS_GLOW = 3
ALL_GLOWS = 5


@dataclass(frozen=True, slots=True)
class Glow:
    """By hand place: the groups a card belongs to, its part in the first of them, its turn under the pointing hand."""

    marks: dict[int, tuple[HintMark, ...]] = field(default_factory=dict)
    parts: dict[int, Part] = field(default_factory=dict)
    order: dict[int, int] = field(default_factory=dict)


NO_GLOW = Glow()


def glow_of(look: Look) -> Glow:
    """What glows for this child now; nothing when it is not for this child to lay cards."""
    view = look.view
    if view.decision != "turn" or not view.legal:
        return NO_GLOW
    together = [move for move in view.legal if move.kind == "discard" and len(move.cards) > 2]
    pairs = [move for move in view.legal if move.kind == "discard" and len(move.cards) == 2]
    if look.help.level >= ALL_GLOWS:
        groups = [*together, *pairs][: len(MARKS)]
        return _mark_all(look, groups, _pointed_at(look, groups) if look.beginner else {})
    if look.help.level >= ADDENDS_GLOW and together:
        places = _places(view.hand, together[0].cards)[:-1]
        return Glow(dict.fromkeys(places, ("A",)), dict.fromkeys(places, "addend"))
    return NO_GLOW


def _mark_all(look: Look, groups: list[Move], order: dict[int, int]) -> Glow:
    marks: dict[int, tuple[HintMark, ...]] = {}
    parts: dict[int, Part] = {}
    for mark, move in zip(MARKS, groups, strict=False):
        places = _places(look.view.hand, move.cards)
        for place in places:
            marks[place] = (*marks.get(place, ()), mark)
            parts.setdefault(place, _part(move, place == places[-1]))
    return Glow(marks, parts, order)


def _part(move: Move, last: bool) -> Part:
    if len(move.cards) == 2:
        return "pair"
    if not move.is_sum:
        return "run"
    return "total" if last else "addend"


def _pointed_at(look: Look, groups: list[Move]) -> dict[int, int]:
    """A king first, because queens are what it is about; then what glows, then a jester, then the first card."""
    hand = look.view.hand
    codes = [CARD_NAMES[card] for card in hand]
    if "king" in codes:
        return {codes.index("king"): 0}
    if groups:
        places = _places(hand, groups[0].cards)
        if groups[0].is_sum and look.layout == "c=a+b":
            places = [places[-1], *places[:-1]]
        return {place: turn for turn, place in enumerate(places)}
    return {codes.index("jester") if "jester" in codes else 0: 0}


def _places(hand: tuple[int, ...], cards: tuple[int, ...]) -> list[int]:
    """Where these cards lie in the hand, each place once."""
    free = list(range(len(hand)))
    places = []
    for card in cards:
        place = next(place for place in free if hand[place] == card)
        free.remove(place)
        places.append(place)
    return places
