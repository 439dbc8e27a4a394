"""The power cards laid face up: everybody saw them, and each keeps its face."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kidsq.games.sleeping_queens.cards import CARD_NAMES, is_number
from kidsq.games.sleeping_queens.story import Sight


class LaidPower(NamedTuple):
    """A power card that left a hand, played or swapped. ply: how many lay before; card: its name."""

    ply: int
    seat: int
    card: str


def laid(laid_before: tuple[LaidPower, ...], ply: int, seat: int, sights: Sequence[Sight]) -> tuple[LaidPower, ...]:
    """The power cards laid with this ply too, oldest first."""
    # What is seen first has left the hand; a card that a jester turns up comes behind it.
    powers = [CARD_NAMES[card] for card in sights[0].cards if not is_number(card)]
    return (*laid_before, *(LaidPower(ply, seat, card) for card in powers))
