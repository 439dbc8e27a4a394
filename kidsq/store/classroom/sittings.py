"""Tablets of a class, and which children sit at them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from kidsq.store.db import locks
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text
from kidsq.store.people import throttles
from kidsq.store.people.throttles import Rate

ENDS_AFTER: Final = timedelta(minutes=30)
"""Without a tap for so long, nobody sits there any more."""
ASKS_AFTER: Final = timedelta(minutes=5)
"""Without a tap for so long, the tablet asks whether it is still the same child."""
_SEEN_EVERY: Final = timedelta(seconds=30)  # a write at each tap would cost more than the move
MOST_AT_ONE: Final = 4
MOST_TABLETS: Final = 240
"""In one class: four for each child of the largest, for some forget their cookie."""
SITTINGS: Final = Rate(free=120, a_second=1 / 30)
"""At one tablet: a class that hands it round uses less, and a script that sits down all day fills no disk."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One child at one tablet. seen_at: the last tap, to within half a minute."""

    id: int
    device: str
    class_id: str
    learner: str
    began_at: str
    seen_at: str

    def is_idle(self, now: datetime) -> bool:
        """True if it is time to ask who is there."""
        return now - moment(self.seen_at) > ASKS_AFTER


_NOW = (
    "SELECT sittings.id, sittings.device, sittings.class_id, sittings.learner, sittings.began_at, sittings.seen_at"
    # A child that is moved to another class in the middle of the lesson sits there no more.
    " FROM sittings JOIN learners ON learners.id = sittings.learner AND learners.class_id = sittings.class_id"
    " WHERE learners.archived_at IS NULL AND sittings.ended_at IS NULL AND sittings.seen_at <= ?"
    # In a pause nobody taps, and everybody keeps the seat.
    " AND (sittings.seen_at >= ? OR EXISTS (SELECT 1 FROM lessons WHERE lessons.class_id = sittings.class_id"
    "  AND lessons.paused_at IS NOT NULL AND lessons.ended_at IS NULL AND lessons.open_until > ?))"
)


# -- tablets ----------------------------------------------------------------------------------------------------------


class TooManyTablets(Exception):
    """As many browsers as MOST_TABLETS are tablets of this class, and none of them makes room."""


_EMPTY = (
    " AND NOT EXISTS (SELECT 1 FROM sittings WHERE sittings.device = tablets.device AND sittings.ended_at IS NULL)"
    " AND NOT EXISTS (SELECT 1 FROM raised_hands"
    "  WHERE raised_hands.device = tablets.device AND raised_hands.lowered_at IS NULL)"
)
"""Tablets at which nobody sits, nor has a hand up."""


def join(db: Session, device: str, class_id: str, at: str, since: str) -> None:
    """This browser is a tablet of the class from now on; within writing(). since: when the lesson began.

    Empty tablets of earlier lessons make room, the oldest first. Raises TooManyTablets, before anything is written.
    """
    former = class_of_tablet(db, device)
    if former != class_id:
        _make_room(db, class_id, since)
    if former not in (None, class_id):
        stand_up(db, device, at)
    db.execute("INSERT INTO devices (id, first_seen) VALUES (?, ?) ON CONFLICT (id) DO NOTHING", (device, at))
    db.execute(
        "INSERT INTO tablets (device, class_id, joined_at) VALUES (?, ?, ?)"
        " ON CONFLICT (device) DO UPDATE SET class_id = excluded.class_id, joined_at = excluded.joined_at",
        (device, class_id, at),
    )


def _make_room(db: Session, class_id: str, since: str) -> None:
    ((number,),) = db.execute("SELECT count(*) FROM tablets WHERE class_id = ?", (class_id,)).fetchall()
    beyond = number + 1 - MOST_TABLETS
    if beyond <= 0:
        return
    oldest = (
        "DELETE FROM tablets WHERE device IN (SELECT device FROM tablets WHERE class_id = ? AND joined_at < ?"
        f"{_EMPTY} ORDER BY joined_at LIMIT ?)"
    )
    if db.execute(oldest, (class_id, since, beyond)).rowcount < beyond:
        raise TooManyTablets


def send_away_empty(db: Session, class_id: str, now: datetime) -> None:
    """The browsers at which nobody sits are no tablets of the class any more; within writing()."""
    taken = {one.device for one in of_class(db, class_id, now)}
    for (device,) in db.execute("SELECT device FROM tablets WHERE class_id = ?", (class_id,)).fetchall():
        if device not in taken:
            leave(db, device, text(now))


def leave(db: Session, device: str, at: str) -> None:
    """This browser is no tablet of a class any more, and no hand is up there; within writing()."""
    stand_up(db, device, at)
    db.execute("UPDATE raised_hands SET lowered_at = ? WHERE device = ? AND lowered_at IS NULL", (at, device))
    db.execute("DELETE FROM tablets WHERE device = ?", (device,))


def class_of_tablet(db: Session, device: str) -> str | None:
    """The id of the class whose tablet this browser is."""
    rows = db.execute("SELECT class_id FROM tablets WHERE device = ?", (device,)).fetchall()
    return rows[0][0] if rows else None


# -- children at them -------------------------------------------------------------------------------------------------


def count_sitting(db: Session, device: str, now: datetime) -> None:
    """A child is about to sit down by itself. Within writing(), before anything is written there.

    Raises throttles.TooSoon where very many have sat down at this tablet in a short time.
    """
    throttles.require_room(db, f"sit:{device}", SITTINGS, now)
    throttles.use(db, f"sit:{device}", SITTINGS, now)


def sit_down(db: Session, device: str, class_id: str, learner: str, at: str) -> None:
    """A child sits down, beside those who sit there; from any other tablet it gets up. Within writing()."""
    db.execute(
        "UPDATE sittings SET ended_at = ? WHERE learner = ? AND ended_at IS NULL AND device <> ?", (at, learner, device)
    )
    again = db.execute(
        "UPDATE sittings SET seen_at = ? WHERE device = ? AND learner = ? AND ended_at IS NULL", (at, device, learner)
    )
    if not again.rowcount:
        db.execute(
            "INSERT INTO sittings (device, class_id, learner, began_at, seen_at) VALUES (?, ?, ?, ?, ?)",
            (device, class_id, learner, at, at),
        )


def stand_up(db: Session, device: str, at: str, learner: str | None = None) -> None:
    """One child, or everybody, gets up from this tablet; their games stay. Within writing()."""
    one, values = (" AND learner = ?", (at, device, learner)) if learner is not None else ("", (at, device))
    db.execute(f"UPDATE sittings SET ended_at = ? WHERE device = ? AND ended_at IS NULL{one}", values)


def sitting_at(db: Session, device: str, now: datetime) -> list[Sitting]:
    """The children at this tablet in the order they came; after half an hour without a tap, nobody."""
    rows = db.execute(f"{_NOW} AND sittings.device = ? ORDER BY sittings.id", (*_lately(now), device))
    return [Sitting(*row) for row in rows.fetchall()]


def tablet_of(db: Session, learner: str) -> str | None:
    """The tablet at which a child sits; None when it has got up."""
    rows = db.execute(
        "SELECT device FROM sittings WHERE learner = ? AND ended_at IS NULL ORDER BY began_at DESC LIMIT 1", (learner,)
    ).fetchall()
    return rows[0][0] if rows else None


def of_class(db: Session, class_id: str, now: datetime) -> list[Sitting]:
    """The children of a class who sit at a tablet, in the order they came."""
    rows = db.execute(f"{_NOW} AND sittings.class_id = ? ORDER BY sittings.id", (*_lately(now), class_id))
    return [Sitting(*row) for row in rows.fetchall()]


def _lately(now: datetime) -> tuple[str, str, str]:
    """Until and since when a last tap keeps the seat, and now; after the clock was set back further, nobody sits."""
    return text(now + ENDS_AFTER), text(now - ENDS_AFTER), text(now)


def seen(db: Session, sitting: list[Sitting], now: datetime) -> None:
    """Somebody has tapped at the tablet of these children; in a transaction of its own, where there is one to write."""
    if not any(abs(now - moment(one.seen_at)) >= _SEEN_EVERY for one in sitting):
        return
    with writing(db, [locks.device(one.device) for one in sitting]):
        for one in sitting:
            db.execute("UPDATE sittings SET seen_at = ? WHERE id = ?", (text(now), one.id))


def taken_over(db: Session, device: str) -> str | None:
    """The child who sat at this tablet last and has since sat down at another one."""
    rows = db.execute(
        "SELECT mine.learner FROM sittings AS mine JOIN sittings AS other ON other.learner = mine.learner"
        " WHERE mine.id = (SELECT max(id) FROM sittings WHERE device = ?) AND mine.ended_at IS NOT NULL"
        " AND other.ended_at IS NULL AND other.id > mine.id AND other.began_at = mine.ended_at",
        (device,),
    ).fetchall()
    return rows[0][0] if rows else None


def who_sat(db: Session, learners: Iterable[str], since: str, until: str) -> frozenset[str]:
    """Which of these children have sat down at a tablet with since <= at < until, whether they played or not."""
    sat = "SELECT 1 FROM sittings WHERE learner = ? AND began_at >= ? AND began_at < ? LIMIT 1"
    return frozenset(one for one in learners if db.execute(sat, (one, since, until)).fetchone())
