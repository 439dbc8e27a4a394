"""What one seat may see in both ways to play, frozen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from kidsq.games.queens_collection.cards import Cards
from kidsq.games.queens_collection.moves import Move


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it.

    mover: the seat that decides, -1 at the end. ring: the boxes by colour, the first above the Queen, then clockwise.
    hands: by seat, None where this seat may not look. discard_top: NO_CARD where nothing lies. legal: one's own moves
    when one decides. ending: the code once it is over.
    """

    edition: str
    players: int
    seat: int
    ply: int
    mover: int
    ring: tuple[int, ...]
    hands: tuple[Cards | None, ...]
    hand_sizes: tuple[int, ...]
    discard_top: int
    draw_size: int
    discard_size: int
    legal: tuple[Move, ...]
    ending: str

    @property
    def my_turn(self) -> bool:
        return self.mover == self.seat

    @property
    def hand(self) -> Cards:
        """One's own."""
        return self.hands[self.seat] or ()


class Common(TypedDict):
    """The fields of every view."""

    edition: str
    players: int
    seat: int
    ply: int
    mover: int
    ring: tuple[int, ...]
    hands: tuple[Cards | None, ...]
    hand_sizes: tuple[int, ...]
    discard_top: int
    draw_size: int
    discard_size: int
    legal: tuple[Move, ...]
    ending: str
