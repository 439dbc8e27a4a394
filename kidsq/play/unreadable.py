"""A stored game that leads to no table any more: one bad record is that game's own trouble and nobody else's."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kidsq.games.contract import UnreadableRecord
from kidsq.store.db.driver import sqlite3


class UnreadableGame(UnreadableRecord):
    """The record of this game, or what belongs to it, cannot be read; the text says what is wrong."""

    def __init__(self, game_id: str, why: object) -> None:
        super().__init__(f"game {game_id}: {why}")
        self.game_id = game_id


@contextmanager
def reading(game_id: str) -> Iterator[None]:
    """Read one game's record: whatever is wrong with it is told as UnreadableGame.

    What is wrong with the database or the machine stays what it is.
    """
    try:
        yield
    except (UnreadableGame, sqlite3.Error, MemoryError):
        raise
    except Exception as error:  # nobody knows what a bad record does to the rules
        raise UnreadableGame(game_id, error) from error
