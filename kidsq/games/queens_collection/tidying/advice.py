"""What the owl can find for a child who asks: the move of its hand that brings most meeples home."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kidsq.games.queens_collection.cards import JOKER
from kidsq.games.queens_collection.moves import Move
from kidsq.games.queens_collection.tidying.view import TidyingView

PLAIN: Final = 2
"""Cards, each of which is one colour."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, and how many meeples it brings home: one or two."""

    move: Move
    home: int


def brought_home(move: Move) -> int:
    """How many meeples a move brings home. One that it takes away from home counts nothing here."""
    if move.kind == "carry":
        ((colour, _),) = move.meeples
        return int(colour == move.box)
    if move.kind != "swap":
        return 0
    (one, here), (other, there) = move.meeples
    return (one == there) + (other == here)


def taken_from_home(move: Move) -> int:
    """How many meeples a move takes away from home."""
    return sum(colour == box for colour, box in move.meeples)


def is_plain(move: Move) -> bool:
    """True for a swap paid with two colours: no joker, and no two cards that are one together."""
    return move.kind == "swap" and len(move.cards) == PLAIN and JOKER not in move.cards


def best_help(view: TidyingView, *, plainly: bool = False) -> Advice | None:
    """The move of this seat's hand that brings most meeples home, and of those the cheapest; None if none does.

    plainly: a plain one before all others, for a child that plays the game for the first time.
    """
    moves: Iterable[Move] = (move for move in view.legal if brought_home(move) > taken_from_home(move))
    best = min(moves, key=lambda move: (plainly and not is_plain(move), *_dearness(move)), default=None)
    return Advice(best, brought_home(best)) if best else None


def _dearness(move: Move) -> tuple[int, int, int, str]:
    return -brought_home(move), move.cards.count(JOKER), len(move.cards), move.text
