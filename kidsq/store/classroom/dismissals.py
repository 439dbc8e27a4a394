"""Needs that an adult has put aside: since when, for which child."""

from __future__ import annotations

from collections.abc import Iterable

from kidsq.store.db.session import Session


def of_learners(db: Session, learners: Iterable[str]) -> dict[tuple[str, str], str]:
    """(child, need) -> when it was put aside, UTC as in the rows."""
    found = {}
    for learner in learners:
        rows = db.execute("SELECT need, at FROM dismissed_needs WHERE learner = ?", (learner,)).fetchall()
        found.update({(learner, need): at for need, at in rows})
    return found


def dismiss(db: Session, learner: str, need: str, at: str) -> None:
    """Put a need aside, from now on; within writing()."""
    db.execute(
        "INSERT INTO dismissed_needs (learner, need, at) VALUES (?, ?, ?)"
        " ON CONFLICT (learner, need) DO UPDATE SET at = excluded.at",
        (learner, need, at),
    )


def take_back(db: Session, learner: str, need: str) -> None:
    """Show a need again; within writing()."""
    db.execute("DELETE FROM dismissed_needs WHERE learner = ? AND need = ?", (learner, need))
