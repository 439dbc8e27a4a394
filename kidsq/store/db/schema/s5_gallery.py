"""A child's gallery of queens, and the royal it has dressed."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m009_gallery(db: Database) -> None:
    """The queens that came to a child, when they first did; read from the records of its games, and kept for speed."""
    script(
        db,
        # An empty queen says that all older games of this child have been read.
        """CREATE TABLE woken (
            learner TEXT NOT NULL REFERENCES learners (id),
            queen TEXT NOT NULL,
            game_id TEXT REFERENCES games (id),
            ply INTEGER,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, queen)
        ) STRICT, WITHOUT ROWID""",
        "ALTER TABLE learners ADD COLUMN royal TEXT",
    )
