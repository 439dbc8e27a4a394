"""Two ways of helping, compared: what is compared in a class, and by whose coin each answer was helped."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m017_trials(db: Database) -> None:
    """A comparison names no child: its seed and a child's id give the coin, and the log has it beside each answer."""
    script(
        db,
        """CREATE TABLE trials (
            id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            kind TEXT NOT NULL,
            seed TEXT NOT NULL,
            began_at TEXT NOT NULL,
            ends_at TEXT NOT NULL,
            stopped_at TEXT
        ) STRICT""",
        "CREATE INDEX trials_class ON trials (class_id, began_at)",
        "ALTER TABLE attempts ADD COLUMN arm TEXT",
        "CREATE INDEX attempts_arm ON attempts (class_id, at, learner, arm) WHERE arm IS NOT NULL",
    )
