"""What one seat may see, frozen; the only thing that templates and bots are handed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kidsq.games.sleeping_queens.moves import Move


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it.

    mover: the seat that decides, -1 at the end; decision: of what kind. hand: own, ascending. full_beds: True where
    somebody sleeps. remembered: (bed, queen) that the whole table saw going to sleep, by bed. values: (queen, points)
    of the queens that can be seen or remembered. attack: the knight or potion waiting for its answer. flipped: what the
    last jester turned up while its count is not carried out, else 0. legal: one's own moves when one decides.
    """

    edition: str
    players: int
    seat: int
    ply: int
    active: int
    mover: int
    decision: Literal["turn", "defend", "wake", "over"]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    courts: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    goal_queens: int
    goal_points: int | None
    full_beds: tuple[bool, ...]
    remembered: tuple[tuple[int, int], ...]
    values: tuple[tuple[int, int], ...]
    attack: Move | None
    flipped: int
    discard_top: int
    draw_size: int
    discard_size: int
    legal: tuple[Move, ...]
    winners: tuple[int, ...]

    @property
    def my_turn(self) -> bool:
        return self.mover == self.seat

    @property
    def can_block(self) -> bool:
        """True for who is attacked and holds what stops it."""
        return any(move.kind == "block" for move in self.legal)
