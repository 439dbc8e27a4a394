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


def at_sunrise(db: sqlite3.Connection, device: str, lesson_ended_at: str) -> list[tuple[str, str]]:
    """Who sat at a tablet when its lesson ended, each with the game over which the sun came up then."""
    rows = db.execute(
        "SELECT sittings.learner, games.id FROM sittings JOIN seats ON seats.learner = sittings.learner"
        " JOIN games ON games.id = seats.game_id WHERE sittings.device = ? AND sittings.ended_at = ?"
        " AND games.ended_at = sittings.ended_at AND games.result_json = ?"
        " ORDER BY sittings.id, games.updated_at DESC",
        (device, lesson_ended_at, UNFINISHED),
    ).fetchall()
    found: dict[str, str] = {}
    for learner, game in rows:
        found.setdefault(learner, game)
    return list(found.items())
