"""What a school's own list of children says of whom: so that the same list changes nothing the second time."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m020_rosters(db: Database) -> None:
    """By the name that the list has for each. A child's row goes with the child, a class's with the class.

    A teacher's account is each school's own to say: who owns one must not hand out another's classes.
    """
    script(
        db,
        """CREATE TABLE rostered_schools (
            sourced_id TEXT PRIMARY KEY,
            school_id TEXT NOT NULL REFERENCES schools (id),
            listed_as TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE rostered_classes (
            sourced_id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            listed_as TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX rostered_classes_class ON rostered_classes (class_id)",
        """CREATE TABLE rostered_children (
            sourced_id TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id),
            listed_as TEXT NOT NULL,
            listed_in TEXT NOT NULL,
            put_away_at TEXT
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX rostered_children_learner ON rostered_children (learner)",
        """CREATE TABLE rostered_teachers (
            sourced_id TEXT NOT NULL,
            school_id TEXT NOT NULL REFERENCES schools (id),
            listed_as TEXT NOT NULL,
            grown_up TEXT REFERENCES grown_ups (id),
            PRIMARY KEY (sourced_id, school_id)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE rostered_teaching (
            sourced_id TEXT NOT NULL,
            class_id TEXT NOT NULL REFERENCES classes (id),
            PRIMARY KEY (sourced_id, class_id)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX rostered_teaching_class ON rostered_teaching (class_id)",
        "ALTER TABLE invitations ADD COLUMN listed_teacher TEXT",
    )
