"""The game that is studied: nothing else of the study names it."""

from __future__ import annotations

from typing import Final

from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens import EDITIONS, Move, Table, View
from kidsq.games.sleeping_queens.cards import is_number

__all__ = ["EDITIONS", "GAME", "Move", "Table", "View", "is_number", "rests_after"]

GAME: Final = GAMES["sleeping_queens"]


def rests_after(move: Move) -> bool:
    """True if no friend asks straight after this move, as at a real table."""
    return move.kind in ("king", "wake")
