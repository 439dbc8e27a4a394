"""How long a child has played: from one move at its tables to the next, long pauses cut short."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from itertools import pairwise
from typing import Final

LONGEST_GAP_S: Final = 120
"""Nobody thinks longer about one move; the rest of a pause is not play."""


def seconds_played(db: sqlite3.Connection, learner: str, since: str) -> int:
    """Seconds at all tables of a child from this moment (UTC, as the store keeps it) on."""
    rows = db.execute(
        "SELECT plies.at FROM seats JOIN games ON games.id = seats.game_id JOIN plies ON plies.game_id = games.id"
        " WHERE seats.learner = ? AND games.updated_at >= ? AND plies.at >= ? ORDER BY plies.at",
        (learner, since, since),
    ).fetchall()
    moments = [datetime.fromisoformat(row[0]) for row in rows]
    gaps = [(after - before).total_seconds() for before, after in pairwise(moments)]
    return int(sum(min(gap, LONGEST_GAP_S) for gap in gaps))
