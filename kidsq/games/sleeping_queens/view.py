"""What one seat may see, frozen; the only thing that templates and bots are handed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Literal

from kidsq.games.sleeping_queens.moves import Move

if TYPE_CHECKING:
    from kidsq.games.sleeping_queens.table import Table


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


def view_of(table: Table, seat: int) -> View:
    """What `seat` may see of this table. Raises IndexError for a seat that is not there."""
    if not 0 <= seat < table.players:
        raise IndexError(f"seat {seat} is not at a table of {table.players}")
    remembered = tuple(sorted(table.remembered.items()))
    visible = {*chain(*table.courts), *table.remembered.values()}
    pile = table.discard_pile
    return View(
        edition=table.edition.name,
        players=table.players,
        seat=seat,
        ply=table.ply,
        active=table.active,
        mover=table.mover,
        decision=table.decision,
        hand=table.hands[seat],
        hand_sizes=tuple(map(len, table.hands)),
        courts=tuple(map(tuple, table.courts)),
        points=tuple(table.points),
        goal_queens=table.goal_queens,
        goal_points=table.goal_points if table.edition.points_count else None,
        full_beds=tuple(map(bool, table.beds)),
        remembered=remembered,
        values=tuple([(queen, table.values[queen]) for queen in sorted(visible)]),
        attack=table.attack,
        flipped=table.flipped if table.decision == "wake" else 0,
        discard_top=pile[-1] if pile else 0,
        draw_size=len(table.draw_pile),
        discard_size=len(pile),
        legal=table.legal_moves() if table.mover == seat else (),
        winners=table.winners,
    )
