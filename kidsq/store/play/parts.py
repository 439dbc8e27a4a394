"""What a table, and who leaves tables for another one, writes to: the names that a transaction holds (db/locks.py)."""

from __future__ import annotations

from collections.abc import Sequence

from kidsq.store.db import locks
from kidsq.store.db.session import Session


def children_at(db: Session, game_id: str) -> list[str]:
    """The children on the seats of a table: others come to it only while nobody else writes anything."""
    rows = db.execute("SELECT learner FROM seats WHERE game_id = ? AND learner IS NOT NULL", (game_id,)).fetchall()
    return [learner for (learner,) in rows]


def of_people(device: str, learners: Sequence[str]) -> list[str]:
    """A browser, and children."""
    return [locks.device(device), *map(locks.learner, learners)]


def open_tables(db: Session, learners: Sequence[str]) -> list[str]:
    """The tables of a class that these children may leave, or put away."""
    if not learners:
        return []
    marks = ", ".join("?" * len(learners))
    of_class = f"id IN (SELECT game_id FROM seats WHERE learner IN ({marks})) AND class_id IS NOT NULL"
    return _open(db, of_class, learners)


def open_at_home(db: Session, device: str) -> list[str]:
    """The tables of a browser that it may put away."""
    return _open(db, "device = ? AND class_id IS NULL", (device,))


def _open(db: Session, whose: str, values: Sequence[str]) -> list[str]:
    found = db.execute(
        f"SELECT id FROM games WHERE {whose} AND ended_at IS NULL AND put_away_at IS NULL", tuple(values)
    )
    return [locks.game(game_id) for (game_id,) in found.fetchall()]
