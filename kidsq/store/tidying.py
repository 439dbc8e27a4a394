"""What nobody will ask for again goes by itself: who sat where weeks ago, tablets long unused, games nobody began."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta
from typing import Final

from kidsq.store import inspection
from kidsq.store.database import writing
from kidsq.store.times import text

KEPT: Final = timedelta(days=60)
"""Where a child has sat, and a game that waits for its first move."""
TABLETS_KEPT: Final = timedelta(days=400)
"""A browser that is a tablet of a class, without a child at it: longer than its cookie lasts."""

_NOBODY_BEGAN = (
    "SELECT id FROM games WHERE plies = 0 AND class_id IS NULL AND created_at < ? AND updated_at < ?"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game_id = games.id AND seats.kind = 'learner')"
    " AND NOT EXISTS (SELECT 1 FROM plies WHERE plies.game_id = games.id)"
    # A sum that did not hold is an answer without a ply.
    " AND NOT EXISTS (SELECT 1 FROM attempts WHERE attempts.game_id = games.id)"
)


def tidy(db: sqlite3.Connection, now: datetime) -> None:
    """Let go of all that; nothing that a child has played or answered is among it. In a transaction of its own."""
    long_ago = text(now - KEPT)
    with writing(db):
        _games(db, long_ago)
        db.execute("DELETE FROM sittings WHERE began_at < ? AND coalesce(ended_at, seen_at) < ?", (long_ago, long_ago))
        db.execute(
            "DELETE FROM tablets WHERE joined_at < ?"
            " AND NOT EXISTS (SELECT 1 FROM sittings WHERE sittings.device = tablets.device)",
            (text(now - TABLETS_KEPT),),
        )


def _games(db: sqlite3.Connection, long_ago: str) -> None:
    """Guests' games without a move or an answer, and what hangs on them."""
    gone = db.execute(_NOBODY_BEGAN, (long_ago, long_ago)).fetchall()
    for table, columns in inspection.columns(db).items():
        if gone and "game_id" in columns:
            db.executemany(f"DELETE FROM {table} WHERE game_id = ?", gone)
    db.executemany("DELETE FROM games WHERE id = ?", gone)
