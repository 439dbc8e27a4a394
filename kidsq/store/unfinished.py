"""Games that a lesson's end has ended: their record stands as it is and has no result."""

from __future__ import annotations

import sqlite3
from typing import Final

UNFINISHED: Final = '{"unfinished":true}'
"""In the place of a result. What was reached follows from the record, as everywhere."""


def end_unfinished(db: sqlite3.Connection, game_id: str, at: str) -> None:
    """An open game ends where it is; within writing()."""
    db.execute(
        "UPDATE games SET ended_at = ?, result_json = ?, version = version + 1 WHERE id = ? AND ended_at IS NULL",
        (at, UNFINISHED, game_id),
    )


def open_in_class(db: sqlite3.Connection, class_id: str) -> list[str]:
    """The ids of the class's games that can be carried on."""
    rows = db.execute(
        "SELECT id FROM games WHERE class_id = ? AND ended_at IS NULL AND put_away_at IS NULL ORDER BY id", (class_id,)
    )
    return [row[0] for row in rows.fetchall()]
