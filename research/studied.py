"""The game that is studied: nothing else of the study names it."""

from __future__ import annotations

from typing import Final

from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens import EDITIONS, Move, Table
from kidsq.games.sleeping_queens.cards import is_number

__all__ = ["EDITIONS", "GAME", "Move", "Table", "is_number"]

GAME: Final = GAMES["sleeping_queens"]
