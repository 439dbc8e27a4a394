"""How long somebody who guesses must wait: kept in the database, so that a restart forgives nothing."""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from kidsq.store.database import writing
from kidsq.store.times import moment, text


@dataclass(frozen=True, slots=True)
class Patience:
    """How many failures are free, and how the wait grows: first_seconds, doubled each time, up to longest_seconds.

    A day without a failure forgives all.
    """

    free: int
    first_seconds: float
    longest_seconds: float


ONE_BROWSER = Patience(free=5, first_seconds=15, longest_seconds=3_600)
ONE_ACCOUNT = Patience(free=10, first_seconds=15, longest_seconds=3_600)
INSTALLATION = Patience(free=100, first_seconds=15, longest_seconds=900)
CODE_IN_BROWSER = Patience(free=8, first_seconds=10, longest_seconds=120)
CODES = Patience(free=200, first_seconds=5, longest_seconds=60)
"""Codes of classes in the whole installation: a school's children mistype a lot, and there are 31 ** 6 codes."""

_FORGIVEN_SECONDS = 86_400.0
_SET_BACK_SECONDS = 60.0
"""A last try so far ahead was made before the clock was set back; one that is nearer, by another thread just now."""


class TooSoon(Exception):
    """Too many failures: try again in so many seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"too many tries; wait {seconds} s")
        self.seconds = seconds


def take(db: sqlite3.Connection, counters: Sequence[tuple[str, Patience]], now: datetime) -> None:
    """Count one try as failed everywhere before it is looked at, in a transaction of its own.

    Counting first keeps a hundred tries sent at once from all being looked at.
    Raises TooSoon, without writing, when one of the counters asks for patience.
    """
    _require_patience(db, counters, now)  # refused without a write: guessing must not keep the disk busy
    with writing(db):
        _require_patience(db, counters, now)
        _forget_forgiven(db, now)
        for name, _ in counters:
            failures, _last_at = _state(db, name, now)
            db.execute(
                "INSERT INTO throttles (name, failures, last_at) VALUES (?, ?, ?)"
                " ON CONFLICT (name) DO UPDATE SET failures = excluded.failures, last_at = excluded.last_at",
                (name, failures + 1, text(now)),
            )


def _require_patience(db: sqlite3.Connection, counters: Sequence[tuple[str, Patience]], now: datetime) -> None:
    for name, patience in counters:
        failures, last_at = _state(db, name, now)
        left = wait_seconds(failures, patience) - (now - last_at).total_seconds()
        if left > 0:
            raise TooSoon(max(1, math.ceil(left)))


def _forget_forgiven(db: sqlite3.Connection, now: datetime) -> None:
    """Whoever comes without a cookie leaves a row each time; those of children are for a grown-up to forgive."""
    long_ago = text(now - timedelta(seconds=_FORGIVEN_SECONDS))
    db.execute("DELETE FROM throttles WHERE last_at < ? AND name NOT LIKE 'child:%'", (long_ago,))


def forgive(db: sqlite3.Connection, name: str) -> None:
    """Forget the failures, because this try was right; within writing()."""
    db.execute("DELETE FROM throttles WHERE name = ?", (name,))


def give_back(db: sqlite3.Connection, name: str) -> None:
    """Forget one failure, because this try was right; those of others stay. Within writing()."""
    db.execute("UPDATE throttles SET failures = failures - 1 WHERE name = ? AND failures > 0", (name,))


def wait_seconds(failures: int, patience: Patience) -> float:
    """How long after the last failure the next try is looked at."""
    beyond = failures - patience.free
    if beyond < 0:
        return 0.0
    return float(min(patience.longest_seconds, patience.first_seconds * 2.0 ** min(beyond, 30)))


def _state(db: sqlite3.Connection, name: str, now: datetime) -> tuple[int, datetime]:
    rows = db.execute("SELECT failures, last_at FROM throttles WHERE name = ?", (name,)).fetchall()
    if not rows:
        return 0, now
    failures, last_at = rows[0][0], moment(rows[0][1])
    if (now - last_at).total_seconds() > _FORGIVEN_SECONDS:
        return 0, now
    if (last_at - now).total_seconds() > _SET_BACK_SECONDS:  # or everybody would wait until the clock is there again
        return failures, now - timedelta(seconds=_FORGIVEN_SECONDS)  # one more try, which is counted by today's clock
    return failures, min(last_at, now)
