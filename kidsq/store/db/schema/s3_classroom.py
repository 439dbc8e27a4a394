"""A class in a room, and what a school needs around it."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m006_classroom(db: Database) -> None:
    """A class in a room: lessons, tablets and who sits at them, keys of children, co-teachers, parents, invitations."""
    script(
        db,
        # A game of a class belongs to the children on its seats, whichever tablet they sit at; others to their browser.
        "ALTER TABLE games ADD COLUMN class_id TEXT REFERENCES classes (id)",
        "CREATE INDEX games_class ON games (class_id, created_at) WHERE class_id IS NOT NULL",
        "ALTER TABLE seats ADD COLUMN stand_in TEXT",  # the gentle bot that plays while the child is away
        """CREATE TABLE lessons (
            id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            code TEXT NOT NULL,
            began_at TEXT NOT NULL,
            open_until TEXT NOT NULL,
            last_game_at TEXT,
            paused_at TEXT,
            ended_at TEXT
        ) STRICT""",
        "CREATE INDEX lessons_class ON lessons (class_id, began_at)",
        "CREATE UNIQUE INDEX lessons_code ON lessons (code) WHERE ended_at IS NULL",
        """CREATE TABLE tablets (
            device TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            joined_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE sittings (
            id INTEGER PRIMARY KEY,
            device TEXT NOT NULL,
            class_id TEXT NOT NULL REFERENCES classes (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            began_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT""",
        "CREATE INDEX sittings_device ON sittings (device) WHERE ended_at IS NULL",
        "CREATE INDEX sittings_class ON sittings (class_id) WHERE ended_at IS NULL",
        "CREATE INDEX sittings_learner ON sittings (learner, began_at)",
        # In clear: a card must be printed again, and what it opens is one child's game in one lesson.
        """CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE raised_hands (
            id INTEGER PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            device TEXT NOT NULL,
            learner TEXT REFERENCES learners (id),
            why TEXT NOT NULL,
            raised_at TEXT NOT NULL,
            lowered_at TEXT
        ) STRICT""",
        "CREATE INDEX raised_hands_up ON raised_hands (class_id) WHERE lowered_at IS NULL",
        "ALTER TABLE grown_ups ADD COLUMN role TEXT NOT NULL DEFAULT 'owner'"
        " CHECK (role IN ('owner', 'teacher', 'parent'))",
        """CREATE TABLE class_grown_ups (
            class_id TEXT NOT NULL REFERENCES classes (id),
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            PRIMARY KEY (class_id, grown_up)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX class_grown_ups_grown_up ON class_grown_ups (grown_up)",
        """CREATE TABLE parents (
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            PRIMARY KEY (grown_up, learner)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX parents_learner ON parents (learner)",
        """CREATE TABLE invitations (
            code_hash TEXT PRIMARY KEY,
            role TEXT NOT NULL CHECK (role IN ('owner', 'teacher', 'parent')),
            class_id TEXT REFERENCES classes (id),
            learner TEXT REFERENCES learners (id),
            made_by TEXT NOT NULL REFERENCES grown_ups (id),
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID""",
        # Of an erased child nothing is left but this, so that a restored backup erases it again.
        """CREATE TABLE erased (
            tombstone TEXT PRIMARY KEY,
            at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
    )


@steps()
def m007_erasing(db: Database) -> None:
    """An erasure is finished once nothing of it is left in the file and in the backups either."""
    script(db, "ALTER TABLE erased ADD COLUMN finished_at TEXT")
