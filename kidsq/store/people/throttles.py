"""How long somebody who guesses must wait: kept in the database, so that a restart forgives nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from kidsq.store.db import locks
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text

_FORGIVEN_SECONDS: Final = 86_400.0
_CODE_FORGIVEN_SECONDS: Final = 600.0


@dataclass(frozen=True, slots=True)
class BackoffPolicy:
    """How many failures are free, and how the wait grows: first_seconds, doubled each time, up to longest_seconds.

    So many seconds without a failure forgive all: forgiven_seconds, a day if nothing else is said.
    """

    free: int
    first_seconds: float
    longest_seconds: float
    forgiven_seconds: float = _FORGIVEN_SECONDS


@dataclass(frozen=True, slots=True)
class Rate:
    """How many failures are free at once, and how many of them are free again each second: nobody has to wait long.

    A browser that tries more often uses up tries of others, but never all of them.
    """

    free: int
    a_second: float


ONE_BROWSER = BackoffPolicy(free=5, first_seconds=15, longest_seconds=3_600)
ONE_ACCOUNT = BackoffPolicy(free=10, first_seconds=15, longest_seconds=3_600)
INSTALLATION = BackoffPolicy(free=100, first_seconds=15, longest_seconds=900)
CODE_OF_BROWSER: Final = "code:"
"""How the counts begin of those who type codes of classes; a guesser may leave ten a second, so they go soon."""
CODE_IN_BROWSER = BackoffPolicy(8, first_seconds=10, longest_seconds=120, forgiven_seconds=_CODE_FORGIVEN_SECONDS)
CODES = Rate(free=200, a_second=10)
"""Codes of classes in the whole installation: a school's children mistype a lot, and a class must come in while
somebody guesses. There are 31 ** 6 codes: in the eight hours that a lesson may last a guess hits with 0.03 %.
"""
_SET_BACK_SECONDS = 60.0
"""A last try so far ahead was made before the clock was set back; one that is nearer, by another thread just now."""


class TooSoon(Exception):
    """Too many failures: try again in so many seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"too many tries; wait {seconds} s")
        self.seconds = seconds


def take(db: Session, counters: Sequence[tuple[str, BackoffPolicy | Rate]], now: datetime) -> None:
    """Count one try as failed everywhere before it is looked at, in a transaction of its own.

    Counting first keeps a hundred tries sent at once from all being looked at.
    Raises TooSoon, without writing, when one of the counters asks for patience.
    """
    _require_patience(db, counters, now)  # refused without a write: guessing must not keep the disk busy
    with writing(db):
        _require_patience(db, counters, now)
        _forget_forgiven(db, now)
        for name, limit in counters:
            _count(db, name, limit, now)


def require_room(db: Session, name: str, rate: Rate, now: datetime) -> None:
    """Raises TooSoon while everything is used up that is free at this rate; counts nothing."""
    _require_patience(db, [(name, rate)], now)


def use(db: Session, name: str, rate: Rate, now: datetime) -> None:
    """Count one that could not be refused any more; what is used up already stays used up. Within writing()."""
    db.hold((locks.COUNTERS,))  # tables of others count here, too
    _count(db, name, rate, now)


def _require_patience(db: Session, counters: Sequence[tuple[str, BackoffPolicy | Rate]], now: datetime) -> None:
    for name, limit in counters:
        failures, last_at = _state(db, name, limit, now)
        left = _wait(failures, limit) - (now - last_at).total_seconds()
        if left > 0:
            raise TooSoon(max(1, math.ceil(left)))


def _count(db: Session, name: str, limit: BackoffPolicy | Rate, now: datetime) -> None:
    failures, last_at = _state(db, name, limit, now)
    counted = (failures + 1, now) if isinstance(limit, BackoffPolicy) else (min(failures + 1, limit.free), last_at)
    db.execute(
        "INSERT INTO throttles (name, failures, last_at) VALUES (?, ?, ?)"
        " ON CONFLICT (name) DO UPDATE SET failures = excluded.failures, last_at = excluded.last_at",
        (name, counted[0], text(counted[1])),
    )


def _forget_forgiven(db: Session, now: datetime) -> None:
    """Delete old rows: a browser without a cookie leaves one each time."""
    for seconds, beginning in ((_FORGIVEN_SECONDS, ""), (_CODE_FORGIVEN_SECONDS, CODE_OF_BROWSER)):
        long_ago = text(now - timedelta(seconds=seconds))
        db.execute("DELETE FROM throttles WHERE last_at < ? AND name LIKE ?", (long_ago, f"{beginning}%"))


def forgive(db: Session, name: str) -> None:
    """Forget the failures, because this try was right; within writing()."""
    db.execute("DELETE FROM throttles WHERE name = ?", (name,))


def give_back(db: Session, name: str) -> None:
    """Forget one failure, because this try was right; those of others stay. Within writing()."""
    db.execute("UPDATE throttles SET failures = failures - 1 WHERE name = ? AND failures > 0", (name,))


def wait_seconds(failures: int, patience: BackoffPolicy) -> float:
    """How long after the last failure the next try is looked at."""
    beyond = failures - patience.free
    if beyond < 0:
        return 0.0
    return float(min(patience.longest_seconds, patience.first_seconds * 2.0 ** min(beyond, 30)))


def _wait(failures: int, limit: BackoffPolicy | Rate) -> float:
    if isinstance(limit, BackoffPolicy):
        return wait_seconds(failures, limit)
    return max(0, failures + 1 - limit.free) / limit.a_second


def _state(db: Session, name: str, limit: BackoffPolicy | Rate, now: datetime) -> tuple[int, datetime]:
    """How many failures count now, and since when."""
    rows = db.execute("SELECT failures, last_at FROM throttles WHERE name = ?", (name,)).fetchall()
    if not rows:
        return 0, now
    failures, last_at = rows[0][0], moment(rows[0][1])
    if (last_at - now).total_seconds() > _SET_BACK_SECONDS:  # or everybody would wait until the clock is there again
        # One more try, which is counted by today's clock.
        one_more = failures if isinstance(limit, BackoffPolicy) else min(failures, limit.free - 1)
        return one_more, now - timedelta(seconds=0 if isinstance(limit, Rate) else _FORGIVEN_SECONDS)
    gone = max(0.0, (now - last_at).total_seconds())
    if isinstance(limit, BackoffPolicy):
        return (0, now) if gone > limit.forgiven_seconds else (failures, min(last_at, now))
    free_again = int(gone * limit.a_second)
    if free_again >= failures:
        return 0, now
    return failures - free_again, min(last_at + timedelta(seconds=free_again / limit.a_second), now)
