"""How often somebody may guess a child's pictures: kept in the database, so that a restart forgives nothing."""

from __future__ import annotations

from datetime import timedelta
from typing import Final, Literal

from kidsq.store.db import locks
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text

TRIES_HERE: Final = 10
"""In one browser; then this child is locked there."""
TRIES_EVERYWHERE: Final = 20
"""In all browsers together; then it is locked in every one, until an adult unlocks it or _FORGIVEN has passed."""
_FORGIVEN: Final = timedelta(days=30)
"""What was tried longer ago in a browser is forgotten: over a year many a child taps a neighbour's face."""

Lock = Literal["here", "everywhere"]


def lock_of(db: Session, learner: str, device: str, at: str) -> Lock | None:
    """Where this child is locked: in this browser, or everywhere; None when it is not. at: now, UTC."""
    counted = "SELECT device, failures FROM child_tries WHERE learner = ? AND last_at > ?"
    tries = dict(db.execute(counted, (learner, _since(at))).fetchall())
    if sum(tries.values()) >= TRIES_EVERYWHERE:
        return "everywhere"
    return "here" if tries.get(device, 0) >= TRIES_HERE else None


def take(db: Session, learner: str, device: str, at: str) -> bool:
    """Count one try as failed before it is looked at, in a transaction of its own; False when locked.

    Counting first keeps a hundred tries sent at once from all being looked at.
    """
    with writing(db, (locks.learner(learner),)):
        if lock_of(db, learner, device, at) is not None:
            return False
        db.execute("DELETE FROM child_tries WHERE learner = ? AND last_at <= ?", (learner, _since(at)))
        db.execute(
            "INSERT INTO child_tries (learner, device, failures, last_at) VALUES (?, ?, 1, ?)"
            " ON CONFLICT (learner, device) DO UPDATE SET failures = child_tries.failures + 1,"
            " last_at = excluded.last_at",
            (learner, device, at),
        )
    return True


def _since(at: str) -> str:
    return text(moment(at) - _FORGIVEN)


def forgive(db: Session, learner: str, device: str) -> None:
    """Forget what was tried for this child in this browser, because a try was right there; within writing().

    What was tried elsewhere stays; else a guesser would begin anew each time the child comes in.
    """
    db.execute("DELETE FROM child_tries WHERE learner = ? AND device = ?", (learner, device))


def unlock(db: Session, learner: str) -> None:
    """Forget all failures of this child, because an adult lets it in; within writing()."""
    db.execute("DELETE FROM child_tries WHERE learner = ?", (learner,))
