"""The tables (schema.sql), and the steps that change them from then on; forward only."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlite_utils import Database, Migrations

from kidsq.store.db.database import NotOurDatabase
from kidsq.store.db.driver import sqlite3

steps = Migrations("kidsq")


class NewerDatabase(NotOurDatabase):
    """A kidsq that knows more steps has written it."""


BASELINE: Final = "baseline"
FORMER_FIRST, FORMER_LAST = "m001_games", "m021_sign_on"
"""Up to commit 8d2d2ba6 twenty-one steps made the tables, and the last one left those of the baseline."""
ADOPT: Final = (
    f"UPDATE _sqlite_migrations SET name = '{BASELINE}' WHERE name = '{FORMER_FIRST}'",
    f"DELETE FROM _sqlite_migrations WHERE name <> '{BASELINE}'",
)
"""For a database of that commit, instead of the first step. Its tables keep the moment at which they were made."""


@steps(name=BASELINE)
def baseline(db: Database) -> None:
    """All tables. Statement by statement: executescript() would commit the step's transaction first."""
    for statement in statements():
        db.conn.execute(statement)


def statements() -> list[str]:
    """The statements of schema.sql, without the comments between them."""
    lines = Path(__file__).with_suffix(".sql").read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("--"))
    return [one.strip() for one in text.split(";\n") if one.strip(" ;\n")]


def all_steps() -> list[Any]:
    """Every step in its order; name and fn of each."""
    with closing(sqlite3.connect(":memory:")) as nothing:
        return steps.pending(Database(nothing, execute_plugins=False))


def to_take(taken: Collection[str], tables: Collection[str]) -> list[str]:
    """The names of the steps that a database has still to take.

    taken: those that it has. tables: its own tables, without the list of steps.
    Raises NewerDatabase for the database of a newer kidsq, NotOurDatabase for one of before the baseline, or of another
    program.
    """
    known = [step.name for step in all_steps()]
    if FORMER_LAST in taken:
        return known
    if FORMER_FIRST in taken:
        raise NotOurDatabase(
            "a kidsq from before its first release has written this database, and its tables are too old for this one:"
            " open it once with the kidsq of commit 8d2d2ba6 (November 2026), then with this one"
        )
    unknown = sorted(set(taken) - set(known))
    if unknown:
        raise NewerDatabase(f"a newer kidsq has written this database ({', '.join(unknown)}); please update kidsq")
    if tables and not taken:
        raise NotOurDatabase(f"this database belongs to another program (it holds {min(tables)!r})")
    return [name for name in known if name not in taken]
