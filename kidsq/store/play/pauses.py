"""Pauses of a class: while all look up from their tablets, its clock stands still."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from kidsq.store.classroom import sittings
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text

Pause = tuple[str, str]
"""From when until when."""


def begin(db: Session, class_id: str, at: str) -> None:
    """Begin a pause: children at a tablet keep their seats; who had left before gets none back. Within writing()."""
    long_ago = text(moment(at) - sittings.ENDS_AFTER)
    db.execute(
        "UPDATE sittings SET ended_at = ? WHERE class_id = ? AND ended_at IS NULL AND seen_at < ?",
        (at, class_id, long_ago),
    )


def end(db: Session, class_id: str, pause: Pause) -> None:
    """Write a pause down, and move the last tap of each child forward by it; within writing()."""
    began_at, at = pause
    if at <= began_at:  # the clock was set back in the meantime
        return
    db.execute("INSERT INTO pauses (class_id, began_at, ended_at) VALUES (?, ?, ?)", (class_id, *pause))
    seen = "SELECT id, seen_at FROM sittings WHERE class_id = ? AND ended_at IS NULL AND seen_at < ?"
    for sitting, seen_at in db.execute(seen, (class_id, at)).fetchall():
        later = moment(at) - (moment(max(seen_at, began_at)) - moment(seen_at))
        db.execute("UPDATE sittings SET seen_at = ? WHERE id = ?", (text(later), sitting))


def of_class(db: Session, class_id: str, since: str, until: str) -> list[Pause]:
    """The pauses of a class that are over and lie between two moments, with a part of them at least.

    A lesson that has run out while it paused ends its pause, though nobody has written that down yet.
    """
    rows = db.execute(
        "SELECT began_at, ended_at FROM pauses WHERE class_id = :class_id AND ended_at > :since AND began_at < :until"
        " UNION SELECT paused_at, open_until FROM lessons WHERE class_id = :class_id AND ended_at IS NULL"
        " AND open_until > :since AND open_until <= :until AND paused_at < open_until ORDER BY 1",
        {"class_id": class_id, "since": since, "until": until},
    )
    return [(began_at, ended_at) for began_at, ended_at in rows.fetchall()]


def within(pauses: Sequence[Pause], since: str, until: str) -> timedelta:
    """How much of the time between two moments these pauses took."""
    shared = ((max(began_at, since), min(ended_at, until)) for began_at, ended_at in pauses)
    return sum((moment(end) - moment(start) for start, end in shared if start < end), timedelta())
