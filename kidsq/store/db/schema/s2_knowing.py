"""What each child knows, classes, and taps."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m004_knowing(db: Database) -> None:
    """What each child knows (disposable), classes and their groups, and questions that a bot waits with."""
    script(
        db,
        """CREATE TABLE classes (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            created_at TEXT NOT NULL,
            archived_at TEXT,
            simulated INTEGER NOT NULL DEFAULT 0 CHECK (simulated IN (0, 1))
        ) STRICT""",
        "ALTER TABLE learners ADD COLUMN class_id TEXT REFERENCES classes (id)",
        "CREATE INDEX learners_class ON learners (class_id)",
        """CREATE TABLE class_groups (
            id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            name TEXT NOT NULL,
            UNIQUE (class_id, name)
        ) STRICT""",
        """CREATE TABLE group_members (
            group_id TEXT NOT NULL REFERENCES class_groups (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            PRIMARY KEY (group_id, learner)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX group_members_learner ON group_members (learner)",
        """CREATE TABLE dismissed_needs (
            learner TEXT NOT NULL REFERENCES learners (id),
            need TEXT NOT NULL,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, need)
        ) STRICT, WITHOUT ROWID""",
        # Right after the latest attempt; what it is worth today is reckoned when it is read.
        """CREATE TABLE estimates (
            learner TEXT NOT NULL REFERENCES learners (id),
            skill TEXT NOT NULL,
            model_version TEXT NOT NULL,
            p REAL NOT NULL,
            variance REAL NOT NULL,
            n INTEGER NOT NULL,
            right_n INTEGER NOT NULL,
            right_days INTEGER NOT NULL,
            seconds REAL,
            last_at TEXT,
            manner TEXT NOT NULL,
            step INTEGER NOT NULL,
            misses INTEGER NOT NULL,
            PRIMARY KEY (learner, skill)
        ) STRICT, WITHOUT ROWID""",
        "ALTER TABLE questions ADD COLUMN selection TEXT NOT NULL DEFAULT 'natural'",
        "ALTER TABLE questions ADD COLUMN committed TEXT",  # the move with which a bot waits
    )


@steps()
def m005_taps(db: Database) -> None:
    """Taps without arithmetic of each child, because several share a tablet; those so far become the guests'."""
    script(
        db,
        """CREATE TABLE taps_of_children (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL, -- empty: guests
            tap INTEGER NOT NULL,
            rt_ms INTEGER NOT NULL,
            PRIMARY KEY (device, learner, tap)
        ) STRICT, WITHOUT ROWID""",
        "INSERT INTO taps_of_children (device, learner, tap, rt_ms) SELECT device, '', tap, rt_ms FROM taps",
        "DROP TABLE taps",
        "ALTER TABLE taps_of_children RENAME TO taps",
    )
