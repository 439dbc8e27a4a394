"""Why nobody may play at a table for a while, and whether that fell into a measured time."""

from __future__ import annotations

import sqlite3
from datetime import timedelta
from typing import Literal

from kidsq.learning.evidence import moment
from kidsq.play.people import Timings
from kidsq.play.screen_holder import awaited_seats
from kidsq.store.classroom import lessons
from kidsq.store.db.times import text
from kidsq.store.play import pauses
from kidsq.store.play.games import StoredGame

Hold = Literal["paused", "awaiting"]


def held_up(db: sqlite3.Connection, stored: StoredGame, at: str) -> Hold | None:
    """paused: the teacher wants all to look up. awaiting: children who have been asked to this table. Else None."""
    if stored.class_id is None or stored.ended_at is not None:
        return None
    lesson = lessons.latest(db, stored.class_id)
    if lesson is not None and lesson.paused_at is not None and lesson.is_open(moment(at)):
        return "paused"
    return "awaiting" if awaited_seats(stored) else None


def has_paused(db: sqlite3.Connection, stored: StoredGame, timings: Timings, at: str) -> bool:
    """True if the class has paused since the page began to measure this answer, as far back as it says."""
    if stored.class_id is None or timings.rt_total_ms is None:
        return False
    since = text(moment(at) - timedelta(milliseconds=timings.rt_total_ms))
    return bool(pauses.of_class(db, stored.class_id, since, at))
