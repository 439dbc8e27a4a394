"""The simulated class: moved in from the database in which it was made, counted, and taken out again."""

from __future__ import annotations

from collections.abc import Iterable

from kidsq.store.db.session import Session
from kidsq.store.people import erasing, schools

CLASS = ("devices", "classes", "class_groups", "learners", "device_learners", "group_members", "trials")
PLAY = ("games", "seats", "plies", "attempts", "questions", "helps", "taps", "estimates", "probes", "probe_sums")
"""The tables of a class, and what it leaves behind at play; each table after those it points to."""

_CHILDREN = (
    "SELECT learners.id FROM learners JOIN classes ON classes.id = learners.class_id WHERE classes.simulated = 1"
)


def hurry(db: Session) -> None:
    """Write without waiting for the disk: only for a database that may be thrown away."""
    db.execute("PRAGMA journal_mode = MEMORY")
    db.execute("PRAGMA synchronous = OFF")


def exists(db: Session) -> bool:
    """True if the database holds a simulated class."""
    return bool(db.execute("SELECT 1 FROM classes WHERE simulated = 1 LIMIT 1").fetchall())


def counts(db: Session, class_id: str) -> tuple[int, int, int]:
    """Children, games and attempts of a class."""
    children = "SELECT id FROM learners WHERE class_id = ?"
    found = [
        db.execute(sql, (class_id,)).fetchone()[0]
        for sql in (
            f"SELECT count(*) FROM ({children}) AS children",
            f"SELECT count(DISTINCT game_id) FROM seats WHERE learner IN ({children})",
            f"SELECT count(*) FROM attempts WHERE learner IN ({children})",
        )
    ]
    return found[0], found[1], found[2]


def move_in(source: Session, target: Session, tables: Iterable[str]) -> None:
    """Copy these tables of a database that holds nothing but a simulated class; within writing() on the target."""
    for table in tables:
        columns = [row[1] for row in source.execute(f"PRAGMA table_info({table})").fetchall() if row[1] != "seq"]
        names, places = ", ".join(columns), ", ".join("?" * len(columns))
        order = " ORDER BY seq" if table == "attempts" else ""
        target.executemany(
            f"INSERT INTO {table} ({names}) VALUES ({places})", source.execute(f"SELECT {names} FROM {table}{order}")
        )


def settle(db: Session, at: str) -> None:
    """Let a class that has moved in belong to the first school that is there; within writing()."""
    db.execute("UPDATE classes SET school_id = ? WHERE simulated = 1", (schools.own(db, at),))


def remove(db: Session) -> int:
    """Take every simulated class out again with all that its children played; within writing(). How many went.

    A school that was only there for it goes with it.
    """
    children = [row[0] for row in db.execute(_CHILDREN).fetchall()]
    classes = [row[0] for row in db.execute("SELECT id FROM classes WHERE simulated = 1").fetchall()]
    erasing.erase(db, children, classes)
    schools.forget_unused(db)
    return len(children)
