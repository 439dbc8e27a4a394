"""Schools above classes: what is here already belongs to one."""

from __future__ import annotations

import secrets

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m019_schools(db: Database) -> None:
    """Every class and every teacher of before belongs to one school, which who owned the installation owns.

    An empty database gets none: the first account or class makes it.
    """
    first = secrets.token_hex(16)
    script(
        db,
        """CREATE TABLE schools (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            created_at TEXT NOT NULL
        ) STRICT""",
        """CREATE TABLE school_grown_ups (
            school_id TEXT NOT NULL REFERENCES schools (id),
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            role TEXT NOT NULL CHECK (role IN ('owner', 'teacher')),
            PRIMARY KEY (school_id, grown_up)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX school_grown_ups_grown_up ON school_grown_ups (grown_up)",
        "ALTER TABLE classes ADD COLUMN school_id TEXT REFERENCES schools (id)",
        "CREATE INDEX classes_school ON classes (school_id)",
        "ALTER TABLE invitations ADD COLUMN school_id TEXT REFERENCES schools (id)",
        f"""INSERT INTO schools (id, name, created_at) SELECT '{first}', '', min(began.at) FROM
            (SELECT created_at AS at FROM classes UNION ALL SELECT created_at FROM grown_ups) AS began
            GROUP BY 1, 2""",
        f"UPDATE classes SET school_id = '{first}'",
        f"""INSERT INTO school_grown_ups (school_id, grown_up, role)
            SELECT '{first}', id, role FROM grown_ups WHERE role IN ('owner', 'teacher')""",
        f"UPDATE invitations SET school_id = '{first}' WHERE role = 'teacher' AND class_id IS NULL",
    )
