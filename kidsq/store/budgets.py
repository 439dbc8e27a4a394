"""How much may be begun in a day by whoever has not signed in, so that nobody fills the disk with what nobody plays."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta
from typing import Final

from kidsq.store.throttles import TooSoon
from kidsq.store.times import text

NEW_BROWSERS: Final = 20_000
"""In a day and in the whole installation: tablets come once, a script without cookies comes each time anew.

Far beyond any school, for when it is used up every new tablet waits; the disk itself is watched by upkeep.space.
"""
NEW_GAMES: Final = 5_000
"""In a day and in one browser; the busiest tablet of a class sees a hundredth of that."""
_A_DAY: Final = timedelta(days=1)
_WAIT_SECONDS: Final = 3_600


def hold(db: sqlite3.Connection, device: str, now: datetime) -> None:
    """Look before a game or a player is kept. Raises throttles.TooSoon when the day's budget is used up.

    What lies ahead of a clock that was set back does not count.
    """
    today = (text(now - _A_DAY), text(now))
    if not db.execute("SELECT 1 FROM devices WHERE id = ?", (device,)).fetchall():
        used, budget = _count(db, "devices WHERE first_seen BETWEEN ? AND ?", *today), NEW_BROWSERS
    else:
        used, budget = _count(db, "games WHERE device = ? AND created_at BETWEEN ? AND ?", device, *today), NEW_GAMES
    if used >= budget:
        raise TooSoon(_WAIT_SECONDS)


def _count(db: sqlite3.Connection, what: str, *values: str) -> int:
    ((number,),) = db.execute(f"SELECT count(*) FROM {what}", values).fetchall()
    found: int = number
    return found
