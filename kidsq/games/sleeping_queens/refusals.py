"""Why a move is refused: a code and values, only worked out once a move has been refused."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from kidsq.games.contract import IllegalMove
from kidsq.games.sleeping_queens.cards import CARD_NAMES, DRAGON, QUARREL, QUEEN_NAMES, STRAWBERRY, WAND
from kidsq.games.sleeping_queens.moves import CARD_OF, Move

if TYPE_CHECKING:
    from kidsq.games.sleeping_queens.table import Table


def why_not(table: Table, move: Move, seat: int | None = None) -> IllegalMove:
    """The reason why this move, which is not among the legal ones, cannot be played now."""
    if table.decision == "over":
        return IllegalMove("over")
    if seat not in (None, table.mover):
        return IllegalMove("another_seat", seat=table.mover)
    if table.decision == "defend":
        return _why_no_answer(table, move)
    if table.decision == "wake":
        return IllegalMove("bed_is_empty", bed=move.bed) if move.kind == "wake" else IllegalMove("wake_first")
    if move.kind in ("block", "allow"):
        return IllegalMove("nobody_attacks")
    if move.kind == "wake":
        return IllegalMove("nothing_to_wake")
    missing = _missing_card(table, move)
    if missing:
        return IllegalMove("not_held", card=CARD_NAMES[missing])
    if move.kind == "discard":
        return _why_no_discard(table, move)
    if move.kind == "king":
        return IllegalMove("bed_is_empty", bed=move.bed)
    return _why_no_attack(table, move)


def _why_no_answer(table: Table, move: Move) -> IllegalMove:
    assert table.attack is not None
    if move.kind != "block":
        return IllegalMove("answer_first", card=table.attack.kind)
    return IllegalMove("not_held", card=CARD_NAMES[DRAGON if table.attack.kind == "knight" else WAND])


def _missing_card(table: Table, move: Move) -> int:
    needed = Counter(move.cards or (CARD_OF[move.kind],))
    missing = needed - Counter(table.hands[table.active])
    return min(missing, default=0)


def _why_no_discard(table: Table, move: Move) -> IllegalMove:
    if len(move.cards) == 1:
        return IllegalMove("spare_powers_last", card=CARD_NAMES[move.cards[0]])
    return IllegalMove("runs_not_sums" if move.is_sum else "sums_not_runs")


def _why_no_attack(table: Table, move: Move) -> IllegalMove:
    queen = QUEEN_NAMES[move.queen]
    if move.seat == table.active:
        return IllegalMove("own_queen", queen=queen)
    if move.seat >= table.players or move.queen not in table.courts[move.seat]:
        return IllegalMove("queen_not_there", queen=queen, seat=move.seat)
    if move.queen == STRAWBERRY:
        return IllegalMove("strawberry_stays")
    if move.kind == "knight" and QUARREL.get(move.queen, 0) in table.courts[table.active]:
        return IllegalMove("cat_and_dog", queen=queen)
    return IllegalMove("bed_is_full", bed=move.bed)
