"""Which cards of a hand glow, and where the pointing hand goes, by the help that is shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from kidsq.turns import CARD_NAMES, Look, Move, fact_of
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
    """What glows for this child now; nothing when it is not for this child to lay cards.

    Each sum by its own level of help: all of its cards, or only those to be added; pairs where all glows.
    """
    view = look.view
    if view.decision != "turn" or not view.legal:
        return NO_GLOW
    together = [(move, look.help.of(fact)) for move in view.legal if (fact := fact_of(move)) is not None]
    glowing = [(move, level) for move, level in together if level >= ADDENDS_GLOW]
    pairs = [move for move in view.legal if move.kind == "discard" and len(move.cards) == 2]
    order = _pointed_at(look, glowing, pairs) if look.guided else {}
    if look.help.level >= ALL_GLOWS:
        glowing += [(move, ALL_GLOWS) for move in pairs]
    return _mark(look, glowing[: len(MARKS)], order)


def _mark(look: Look, groups: list[tuple[Move, int]], order: dict[int, int]) -> Glow:
    marks: dict[int, tuple[HintMark, ...]] = {}
    parts: dict[int, Part] = {}
    for mark, (move, level) in zip(MARKS, groups, strict=False):
        places = _places(look.view.hand, move.cards)
        # A row has no total to find: all of it glows.
        for place in places if level >= ALL_GLOWS or not move.is_sum else places[:-1]:
            marks[place] = (*marks.get(place, ()), mark)
            parts.setdefault(place, _part(move, place == places[-1]))
    return Glow(marks, parts, order)


def _part(move: Move, last: bool) -> Part:
    if len(move.cards) == 2:
        return "pair"
    if not move.is_sum:
        return "run"
    return "total" if last else "addend"


def _pointed_at(look: Look, glowing: list[tuple[Move, int]], pairs: list[Move]) -> dict[int, int]:
    """Where a hand leads a child who cannot read: queens first, then numbers, then luck, then any card.

    Of a sum it shows no more than what glows: the addends alone, once the total no longer does.
    """
    hand, kinds = look.view.hand, {move.kind for move in look.view.legal}
    codes = [CARD_NAMES[card] for card in hand]
    if "king" in codes:
        return {codes.index("king"): 0}
    if glowing:
        return _sum_order(look, *max(glowing, key=lambda one: one[1]))
    if pairs:
        return {place: turn for turn, place in enumerate(_places(hand, pairs[0].cards))}
    for power in ("jester", "knight", "potion"):
        if power in kinds:
            return {codes.index(power): 0}
    return {0: 0}


def _sum_order(look: Look, move: Move, level: int) -> dict[int, int]:
    places = _places(look.view.hand, move.cards)
    if move.is_sum and level < ALL_GLOWS:
        places = places[:-1]
    elif move.is_sum and look.layout == "c=a+b":
        places = [places[-1], *places[:-1]]
    return {place: turn for turn, place in enumerate(places)}


def _places(hand: tuple[int, ...], cards: tuple[int, ...]) -> list[int]:
    """Where these cards lie in the hand, each place once."""
    free = list(range(len(hand)))
    places = []
    for card in cards:
        place = next(place for place in free if hand[place] == card)
        free.remove(place)
        places.append(place)
    return places
