"""What everybody at the table saw of one ply, worked out by comparing the table before and after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from kidsq.arithmetic.kind import Equation
from kidsq.games.contract import Shown
from kidsq.games.sleeping_queens.cards import CARD_CODES, LARGEST_NUMBER
from kidsq.games.sleeping_queens.editions import DiscardKind
from kidsq.games.sleeping_queens.moves import SHIELD_FROM, Move

if TYPE_CHECKING:
    from kidsq.games.sleeping_queens.table import Table

SightKind = Literal[
    "discarded", "king", "woke", "bounced", "attacked", "stole", "slept", "blocked", "jester", "flipped", "shuffled"
]


@dataclass(frozen=True, slots=True)
class Sight:
    """One thing everybody saw.

    seat: who did it. cards: what was laid down or turned up; discard: why they may go together;
    equation: what was said of them. queen, bed: which;
    other: the seat it was done to.
    """

    kind: SightKind
    seat: int
    cards: tuple[int, ...] = ()
    queen: int = 0
    bed: int = -1
    other: int = -1
    discard: DiscardKind | None = None
    equation: Equation | None = None


def shown(before: Table, seat: int, move: Move, after: Table) -> Shown:
    """What `move` showed: everything to everybody. Cards drawn are seen in a hand, not in the story."""
    return Shown(sights(before, move, after))


def sights(before: Table, move: Move, after: Table) -> tuple[Sight, ...]:
    """What `move`, played on `before` and leading to `after`, showed to the whole table, in order."""
    seen = [*_moved(before, move, after)]
    if after.shuffled:
        seen.append(Sight("shuffled", before.active))
    return tuple(seen)


def _moved(before: Table, move: Move, after: Table) -> list[Sight]:
    seat = before.mover
    if move.kind == "discard":
        return [Sight("discarded", seat, cards=move.cards, discard=move.discard, equation=move.equation)]
    if move.kind in ("king", "wake"):
        laid = [Sight("king", seat, cards=(CARD_CODES["king"],), bed=move.bed)] if move.kind == "king" else []
        return [*laid, _woken(before, move, after)]
    if move.kind == "jester":
        return [
            Sight("jester", seat, cards=(CARD_CODES["jester"],)),
            Sight("flipped", seat, cards=(after.flipped,), other=after.mover if _is_count(after) else -1),
        ]
    if move.kind in ("knight", "potion"):
        return [Sight("attacked", seat, (CARD_CODES[move.kind],), move.queen, move.bed, move.seat)]
    return [_answered(before, move)]


def _is_count(table: Table) -> bool:
    return 0 < table.flipped <= LARGEST_NUMBER


def _woken(before: Table, move: Move, after: Table) -> Sight:
    kind: SightKind = "bounced" if after.beds[move.bed] else "woke"
    return Sight(kind, before.mover, queen=before.beds[move.bed], bed=move.bed)


def _answered(before: Table, move: Move) -> Sight:
    attack = before.attack
    assert attack is not None
    if move.kind == "block":
        return Sight("blocked", before.mover, (SHIELD_FROM[attack.kind],), attack.queen, other=before.active)
    kind: SightKind = "stole" if attack.kind == "knight" else "slept"
    return Sight(kind, before.active, queen=attack.queen, bed=attack.bed, other=before.mover)
