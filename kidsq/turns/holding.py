"""Why nobody may play at a table for a while."""

from __future__ import annotations

import sqlite3
from typing import Literal

from kidsq.learning.evidence import moment
from kidsq.store import lessons
from kidsq.store.games import StoredGame
from kidsq.turns.sharing import awaited_seats

Hold = Literal["paused", "awaiting"]


def held_up(db: sqlite3.Connection, stored: StoredGame, at: str) -> Hold | None:
    """paused: the teacher wants all to look up. awaiting: children who have been asked to this table. Else None."""
    if stored.class_id is None or stored.ended_at is not None:
        return None
    lesson = lessons.latest(db, stored.class_id)
    if lesson is not None and lesson.paused_at is not None and lesson.is_open(moment(at)):
        return "paused"
    return "awaiting" if awaited_seats(stored) else None
