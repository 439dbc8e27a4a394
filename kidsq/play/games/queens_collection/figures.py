"""What can be counted on a table of The Queen's Collection, as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq.games.queens_collection import TidyingTable, TidyingView
from kidsq.games.queens_collection.cards import ALL_COLOURS
from kidsq.games.queens_collection.dealing import BOXES, place
from kidsq.games.queens_collection.editions import BEGINNERS

POINTS_A_BOX: Final = 3
POINTS_A_MEEPLE: Final = 2

Tidied = TidyingTable | TidyingView


def home_in(table: Tidied, colour: int) -> int:
    """How many meeples of a colour are at home."""
    return table.standing[place(colour, colour)]


def home(table: Tidied) -> int:
    """How many are at home."""
    return sum(table.standing[:: BOXES + 1])


def wanted_in(table: Tidied, colour: int) -> int:
    """How many of a colour are at home in the end; on the beginners' side a third one leaves the game."""
    there = sum(table.standing[place(colour, 0) : place(colour + 1, 0)])
    return min(BEGINNERS, there) if table.fields == BEGINNERS else there


def wanted(table: Tidied) -> int:
    """How many are at home in the end: as many places has the track."""
    return sum(wanted_in(table, colour) for colour in ALL_COLOURS)


def full_boxes(table: Tidied) -> tuple[int, ...]:
    """The boxes that are drawn closed, in order: all of their colour stand there, and nobody else."""
    return tuple(
        colour
        for colour in ALL_COLOURS
        if home_in(table, colour) == sum(table.standing[place(colour, 0) : place(colour + 1, 0)]) > 0
        and not astray_on(table, colour)
    )


def tidy_boxes(table: Tidied) -> int:
    """How many boxes bring points as they stand: something is on them, and nothing astray."""
    on_box = [(sum(table.standing[box::BOXES]), home_in(table, box)) for box in ALL_COLOURS]
    return sum(0 < there == at_home for there, at_home in on_box)


def astray_on(table: Tidied, box: int) -> int:
    """How many meeples on a box belong elsewhere."""
    return sum(table.standing[box::BOXES]) - home_in(table, box)


def lie_open(hands: Sequence[Sequence[int] | None], card: int) -> int:
    """How many cards of a kind lie open in these hands."""
    return sum(tuple(hand).count(card) for hand in hands if hand is not None)
