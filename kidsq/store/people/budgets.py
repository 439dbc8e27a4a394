"""Limits on what browsers without an account may begin, so that nobody fills the disk with games nobody plays."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zlib import crc32

from kidsq.store.db import locks
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import text
from kidsq.store.people import settings, throttles
from kidsq.store.people.throttles import Rate, TooSoon
from kidsq.store.play import tips_seen, unbegun

NEW_BROWSERS: Final = Rate(free=20_000, a_second=10)
"""Browsers that play their first move, and players that are made before it, in the whole installation.

Tablets come once, a script without cookies comes each time anew. Far beyond any school at once; and when all that is
used up, a new guest gets in who knocks a few times. The disk itself is watched by maintenance.disk_space.
"""
NEW_GAMES: Final = 5_000
"""In a day and in one browser; the busiest tablet of a class sees a hundredth of that."""
UNBEGUN: Final = 20_000
"""Guests' games in which bots alone have moved, or nobody: beyond so many the oldest make room.

So to open games shuts nobody out.
"""
CHOICES: Final = Rate(free=2_000, a_second=1)
"""Browsers in which nobody has played, and that choose something for the first time, in the whole installation."""
_A_DAY: Final = timedelta(days=1)
_WAIT_SECONDS: Final = 3_600
_MAKES_ROOM_EVERY: Final = 256
_AT_ONCE: Final = 100
_COUNTER: Final = "new browsers"
_CHOICES: Final = "choices"


def hold(db: Session, device: str, now: datetime) -> None:
    """Look before a game or a player is kept, and make room now and then.

    Raises throttles.TooSoon when so many new browsers have come that there is a rate, and when this one has opened too
    many games today. What lies ahead of a clock that was set back does not count.
    """
    if not unbegun.has_begun_one(db, device):
        throttles.require_room(db, _COUNTER, NEW_BROWSERS, now)
    used = _games_of(db, device, now)
    if used >= NEW_GAMES:
        raise TooSoon(_WAIT_SECONDS)
    if _is_time_to_make_room(device, used):
        make_room(db)


def count(db: Session, device: str, now: datetime) -> None:
    """A browser is about to keep a move, an answer or a player: count it until it has played. Within writing()."""
    if not unbegun.has_begun_one(db, device):
        throttles.use(db, _COUNTER, NEW_BROWSERS, now)


def count_choice(db: Session, scope: str, device: str, now: datetime) -> None:
    """Something is about to be set in this scope, by this browser: count it the first time that a new browser does.

    Within writing(); raises throttles.TooSoon. A child's choices are bounded as children are, and who has played
    waits for no stranger. Nobody clears away what a browser has chosen: an adult's may come back after a year. What the
    owl has shown is no choice, and goes with the games.
    """
    if scope != settings.of_device(device) or settings.read(db, scope).keys() - {tips_seen.KEY}:
        return
    if not unbegun.has_begun_one(db, device):
        db.hold((locks.COUNTERS,))
        throttles.require_room(db, _CHOICES, CHOICES, now)
        throttles.use(db, _CHOICES, CHOICES, now)


def make_room(db: Session) -> None:
    """Forget the oldest of guests' games that nobody began, beyond UNBEGUN, and the browsers that have nothing else."""
    found = unbegun.oldest(db, UNBEGUN)  # looked for without a lock: it reads all games
    for first in range(0, len(found), _AT_ONCE):
        with writing(db):
            unbegun.forget(db, unbegun.still(db, found[first : first + _AT_ONCE]))


def _is_time_to_make_room(device: str, used: int) -> bool:
    """So that neither a new cookie each time nor one for all gets far beyond, nor has us look each time."""
    return crc32(f"{device} {used}".encode()) % _MAKES_ROOM_EVERY == 0


def _games_of(db: Session, device: str, now: datetime) -> int:
    ((number,),) = db.execute(
        "SELECT count(*) FROM games WHERE device = ? AND created_at BETWEEN ? AND ?",
        (device, text(now - _A_DAY), text(now)),
    ).fetchall()
    found: int = number
    return found
