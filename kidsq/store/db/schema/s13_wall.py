"""The game of a whole class on the wall, and what each child has proposed for it."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m018_wall(db: Database) -> None:
    """The lesson names its game, so that a tablet learns of it with the lesson that it reads anyway."""
    script(
        db,
        "ALTER TABLE lessons ADD COLUMN wall_game TEXT REFERENCES games (id)",
        """CREATE TABLE walls (
            game_id TEXT PRIMARY KEY REFERENCES games (id),
            class_id TEXT NOT NULL REFERENCES classes (id),
            began_at TEXT NOT NULL,
            shown_at INTEGER NOT NULL DEFAULT -1,
            shown TEXT CHECK (shown IN ('move', 'answer'))
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX walls_class ON walls (class_id)",
        # said is empty for a child that has only been shown help.
        """CREATE TABLE proposals (
            game_id TEXT NOT NULL REFERENCES games (id),
            ply INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('move', 'answer')),
            learner TEXT NOT NULL REFERENCES learners (id),
            said TEXT,
            key TEXT,
            at TEXT,
            changes INTEGER NOT NULL DEFAULT 0,
            late INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1)),
            help INTEGER NOT NULL DEFAULT 0,
            help_asked INTEGER NOT NULL DEFAULT 0 CHECK (help_asked IN (0, 1)),
            PRIMARY KEY (game_id, ply, kind, learner)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX proposals_learner ON proposals (learner, at)",
    )
