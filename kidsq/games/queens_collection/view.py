"""What one seat may see in both ways to play, frozen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

from kidsq.games.queens_collection.cards import NO_CARD, Cards
from kidsq.games.queens_collection.moves import Move

if TYPE_CHECKING:
    from kidsq.games.queens_collection.table import Table


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


def common_of(table: Table, seat: int, open_to: Sequence[int]) -> Common:
    """What every view has. open_to: the seats whose hands this one may see. Raises IndexError for an unknown seat."""
    if not 0 <= seat < table.players:
        raise IndexError(f"seat {seat} is not at a table of {table.players}")
    pile = table.discard_pile
    return {
        "edition": table.edition,
        "players": table.players,
        "seat": seat,
        "ply": table.ply,
        "mover": table.mover,
        "ring": table.ring,
        "hands": tuple(hand if other in open_to else None for other, hand in enumerate(table.hands)),
        "hand_sizes": tuple(map(len, table.hands)),
        "discard_top": pile[-1] if pile else NO_CARD,
        "draw_size": len(table.draw_pile),
        "discard_size": len(pile),
        "legal": table.legal_moves(seat),
        "ending": table.ending,
    }
