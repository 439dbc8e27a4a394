"""Which cards of a hand glow, and where the pointing hand goes, by the help that is shown."""

from __future__ import annotations

from dataclasses import dataclass, field

from kidsq.games.sleeping_queens import Move
from kidsq.games.sleeping_queens.cards import CARD_NAMES
from kidsq.learning import hints
from kidsq.play import Look
from kidsq.play.games.sleeping_queens.advice import Advice, advice, glowing_of
from kidsq.web.games.sleeping_queens.pieces import HintMark, Part

MARKS: tuple[HintMark, ...] = ("A", "B", "C", "D")


@dataclass(frozen=True, slots=True)
class Glow:
    """By hand place: the groups a card belongs to, its part in the first of them, its turn under the pointing hand.

    is_open: of the sum that is meant, or of all that glow, the cards to be added are shown; the total is for the child
    to find.
    """

    marks: dict[int, tuple[HintMark, ...]] = field(default_factory=dict)
    parts: dict[int, Part] = field(default_factory=dict)
    order: dict[int, int] = field(default_factory=dict)
    is_open: bool = False


NO_GLOW = Glow()


def glow_of(look: Look) -> Glow:
    """What glows for this child now; nothing when it is not for this child to lay cards.

    Each sum by its own level of help: all of its cards, or only those to be added; pairs where all glows.
    """
    view = look.view
    if view.decision != "turn" or not view.legal:
        return NO_GLOW
    meant = advice(look) if look.guided else None
    groups = glowing_of(look)
    if look.help.level >= hints.MOST:
        groups += [(move, hints.MOST) for move in view.legal if move.kind == "discard" and len(move.cards) == 2]
    return _mark(look, groups[: len(MARKS)], meant)


def _mark(look: Look, groups: list[tuple[Move, int]], meant: Advice | None) -> Glow:
    marks: dict[int, tuple[HintMark, ...]] = {}
    parts: dict[int, Part] = {}
    for mark, (move, level) in zip(MARKS, groups, strict=False):
        places = _places(look.view.hand, move.cards)
        for place in _shown(places, move, level):
            marks[place] = (*marks.get(place, ()), mark)
            part = "one" if move.is_sum and level == hints.CARDS else _part(move, place == places[-1])
            parts.setdefault(place, part)
    opened = bool(groups) and all(move.is_sum and level == hints.ADDENDS for move, level in groups)
    is_open = meant.is_open if meant else opened
    return Glow(marks, parts, _pointed_at(look, meant) if meant else {}, is_open)


def _shown(places: list[int], move: Move, level: int) -> list[int]:
    """Which of the cards of a sum shine: all, all but its total, or one of them. A row has no total to find."""
    if level >= hints.MOST or not move.is_sum:
        return places
    return places[:-1] if level >= hints.ADDENDS else places[:1]


def _part(move: Move, last: bool) -> Part:
    if len(move.cards) == 2:
        return "pair"
    if not move.is_sum:
        return "run"
    return "total" if last else "addend"


def _pointed_at(look: Look, meant: Advice) -> dict[int, int]:
    """Where a hand leads a child who cannot read. Of a sum it shows no more than what glows."""
    if meant.move is None:
        return {0: 0} if meant.what == "one" else {}
    if meant.what not in ("together", "twins"):
        return {[CARD_NAMES[card] for card in look.view.hand].index(meant.what): 0}
    places = _places(look.view.hand, meant.move.cards)
    if meant.move.is_sum and meant.level == hints.CARDS:  # what goes with the one that shines is the child's to find
        return {}
    if meant.is_open:
        places = places[:-1]
    return {place: turn for turn, place in enumerate(places)}  # a first game writes sums with their total last


def _places(hand: tuple[int, ...], cards: tuple[int, ...]) -> list[int]:
    """Where these cards lie in the hand, each place once."""
    free = list(range(len(hand)))
    places = []
    for card in cards:
        place = next(place for place in free if hand[place] == card)
        free.remove(place)
        places.append(place)
    return places
