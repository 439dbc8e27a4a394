"""What a table does for a game beside its rules: a folder in games/ and a line in its registry."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Protocol

from kidsq.store.play.games import StoredGame, StoredPly


class TableGame(Protocol):
    """The uses of one game; a module can be one. What the tables, moves and remarks are, the game says."""

    def remark(self, bot: str, view: Any, move: Any) -> Any | None:
        """What a bot says about its own move, from the view before it; None when it plays in silence."""

    def laid(self, laid_before: tuple[Any, ...], before: Any, seat: int, move: Any) -> tuple[Any, ...]:
        """What everybody remembers of the cards laid, with this move."""

    def laid_in(self, plies: Sequence[StoredPly]) -> tuple[Any, ...]:
        """The same for these plies, which begin with the game."""

    def won(self, table: Any, seat: int) -> tuple[str, ...]:
        """What has come to this seat, by name and in order; it can lose it again."""

    def keep_won(self, db: sqlite3.Connection, stored: StoredGame, before: Any, move: Any, after: Any, at: str) -> None:
        """Keep for good what has come to a child with this ply; within writing()."""


class NoUses:
    """A game for which a table does nothing but play it."""

    def remark(self, bot: str, view: Any, move: Any) -> None:
        return None

    def laid(self, laid_before: tuple[Any, ...], before: Any, seat: int, move: Any) -> tuple[Any, ...]:
        return laid_before

    def laid_in(self, plies: Sequence[StoredPly]) -> tuple[Any, ...]:
        return ()

    def won(self, table: Any, seat: int) -> tuple[str, ...]:
        return ()

    def keep_won(self, db: sqlite3.Connection, stored: StoredGame, before: Any, move: Any, after: Any, at: str) -> None:
        return None
