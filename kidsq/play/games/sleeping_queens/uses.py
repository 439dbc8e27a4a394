"""Sleeping Queens at a table (play/game_uses.py says what each of these is)."""

from __future__ import annotations

from kidsq.games.sleeping_queens import Table
from kidsq.games.sleeping_queens.bots import remark
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.play.games.sleeping_queens.gallery import note as keep_won
from kidsq.play.games.sleeping_queens.powers import laid, laid_in

__all__ = ["keep_won", "laid", "laid_in", "remark", "won"]


def won(table: Table, seat: int) -> tuple[str, ...]:
    """The queens awake at this seat, in the order they came."""
    return tuple(QUEEN_NAMES[queen] for queen in table.courts[seat])
