"""When all looked up from their tablets: no time that anybody needed."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m011_pauses(db: Database) -> None:
    """The pauses of a class that are over; the one that goes on is its lesson's paused_at."""
    script(
        db,
        """CREATE TABLE pauses (
            id INTEGER PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            began_at TEXT NOT NULL,
            ended_at TEXT NOT NULL
        ) STRICT""",
        "CREATE INDEX pauses_class ON pauses (class_id, ended_at)",
    )
