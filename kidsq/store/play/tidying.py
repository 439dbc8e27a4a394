"""What nobody will ask for again goes by itself: who sat where weeks ago, tablets long unused, guests' games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import text
from kidsq.store.play import unbegun

KEPT: Final = timedelta(days=60)
"""Where a child has sat, when its class has paused, and a game that waits for its first move."""
GUESTS_KEPT: Final = timedelta(days=90)
"""What somebody without a name has played, after the last move: until then a child may say that it was the guest."""
AT_ONCE: Final = 100
"""Games in one transaction: a child's move waits for no more."""
TABLETS_KEPT: Final = timedelta(days=400)
"""A browser that is a tablet of a class, without a child at it: longer than its cookie lasts."""


def tidy(db: Session, now: datetime) -> None:
    """Let go of all that; nothing that a child has played or answered is among it. In transactions of its own."""
    long_ago = text(now - KEPT)
    with writing(db):
        db.execute("DELETE FROM sittings WHERE began_at < ? AND coalesce(ended_at, seen_at) < ?", (long_ago, long_ago))
        db.execute("DELETE FROM pauses WHERE ended_at < ?", (long_ago,))
        db.execute(
            "DELETE FROM tablets WHERE joined_at < ?"
            " AND NOT EXISTS (SELECT 1 FROM sittings WHERE sittings.device = tablets.device)",
            (text(now - TABLETS_KEPT),),
        )
    while _forget(db, unbegun.before(db, long_ago, AT_ONCE)) or _forget(
        db, unbegun.of_guests(db, text(now - GUESTS_KEPT), AT_ONCE)
    ):
        pass


def _forget(db: Session, games: Sequence[unbegun.Game]) -> bool:
    """Erase these games and what hangs on them, in one transaction; False when there is none."""
    with writing(db):
        unbegun.forget(db, games)
    return bool(games)
