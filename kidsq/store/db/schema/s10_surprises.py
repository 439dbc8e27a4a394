"""What is new for a child after its games: a visit, a thing to wear, somebody in the garden, a room."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m015_surprises(db: Database) -> None:
    """Each comes once, with a game that is over; seen_at is empty while it waits to be looked at."""
    script(
        db,
        """CREATE TABLE surprises (
            learner TEXT NOT NULL REFERENCES learners (id),
            name TEXT NOT NULL,
            came_at TEXT NOT NULL,
            seen_at TEXT,
            PRIMARY KEY (learner, name)
        ) STRICT, WITHOUT ROWID""",
    )
