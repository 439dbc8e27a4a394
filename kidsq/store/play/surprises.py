"""What is new for a child after its games: it comes once, waits until it is looked at, and stays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kidsq.store.db.session import Session


@dataclass(frozen=True, slots=True)
class Came:
    """One of them. seen: the child has looked at it."""

    name: str
    at: str
    seen: bool


def of_learner(db: Session, learner: str) -> list[Came]:
    """All that has come to this child, the earliest first."""
    rows = db.execute(
        "SELECT name, came_at, seen_at FROM surprises WHERE learner = ? ORDER BY came_at, name", (learner,)
    ).fetchall()
    return [Came(name, at, seen_at is not None) for name, at, seen_at in rows]


def add(db: Session, learner: str, names: Sequence[str], at: str) -> None:
    """These have come; one that was there stays as it is. Within writing()."""
    db.executemany(
        "INSERT INTO surprises (learner, name, came_at) VALUES (?, ?, ?) ON CONFLICT (learner, name) DO NOTHING",
        [(learner, name, at) for name in names],
    )


def look_at(db: Session, learner: str, name: str, at: str) -> bool:
    """The child has looked at this; False if it has not come. Within writing()."""
    seen = "UPDATE surprises SET seen_at = coalesce(seen_at, ?) WHERE learner = ? AND name = ?"
    return bool(db.execute(seen, (at, learner, name)).rowcount)


def finished_games(db: Session, learner: str) -> int:
    """How many games this child has played to their end, of all games together."""
    ended = (
        "SELECT count(DISTINCT games.id) FROM seats JOIN games ON games.id = seats.game_id"
        " WHERE seats.learner = ? AND games.ended_at IS NOT NULL AND games.unfinished = 0"
    )
    return int(db.execute(ended, (learner,)).fetchall()[0][0])


def give(db: Session, gone: str, kept: str) -> None:
    """What came to either of two accounts of one child came to the child; within writing()."""
    db.execute(
        "INSERT INTO surprises (learner, name, came_at, seen_at) SELECT ?, name, came_at, seen_at FROM surprises"
        " WHERE learner = ? ON CONFLICT (learner, name) DO UPDATE SET"
        " seen_at = coalesce(surprises.seen_at, excluded.seen_at)",
        (kept, gone),
    )
    db.execute("DELETE FROM surprises WHERE learner = ?", (gone,))
