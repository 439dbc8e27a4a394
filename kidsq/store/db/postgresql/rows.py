"""All rows, from PostgreSQL into a file of SQLite and back: so that a backup is one file, whichever engine it is of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any, Final

from sqlite_utils import Database

from kidsq.store.db.database import APPLICATION_ID, FileSession, NotOurDatabase, bare, sync_file, writing
from kidsq.store.db.postgresql import tables
from kidsq.store.db.postgresql.faults import as_known
from kidsq.store.db.postgresql.session import PostgresSession
from kidsq.store.db.schema import BASELINE, steps

AT_ONCE: Final = 2_000
"""Rows in the memory of this process."""
_STEPS: Final = "SELECT name, applied_at FROM _sqlite_migrations WHERE migration_set = ? ORDER BY id"
_NUMBERED: Final = (
    "SELECT table_name, column_name FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND is_identity = 'YES'"
)
Row = tuple[Any, ...]
Told = Callable[[str, int], object]
"""Is told a table, and how many of its rows are there."""


def _unheard(_table: str, _rows: int) -> None:
    """Nobody is there to be told."""


# -- from PostgreSQL into a file --------------------------------------------------------------------------------------


def write_file(db: PostgresSession, target: Path, told: Told = _unheard) -> None:
    """Copy all rows as of one moment into a new file with the same steps; nobody waits for it."""
    with db.reading():
        db.take_time()
        write_file_within(db, target, told)


def write_file_within(db: PostgresSession, target: Path, told: Told = _unheard) -> None:
    """The same within a transaction that has begun, as the one in which the next steps are taken."""
    target.unlink(missing_ok=True)
    with closing(bare(target, "rwc")) as file:
        file.execute("PRAGMA synchronous = OFF")
        file.execute("PRAGMA journal_mode = OFF")
        empty_tables(file, tables.pending(db))
        with writing(file):
            for table in ordered(file):
                count = 0
                into = insert_into(table, columns_of(file, table))
                for some in _pages(db, table, columns_of(file, table)):
                    file.executemany(into, some)
                    told(table, count := count + len(some))
            keep_steps(db, file)
        file.execute("PRAGMA journal_mode = DELETE")
    sync_file(target)


def keep_steps(db: PostgresSession, file: FileSession) -> None:
    """Note in the file when each step was taken there; within writing()."""
    file.execute("DELETE FROM _sqlite_migrations")
    for name, at in db.execute(_STEPS, (steps.name,)):
        note = "INSERT INTO _sqlite_migrations (migration_set, name, applied_at) VALUES (?, ?, ?)"
        file.execute(note, (steps.name, name, at))


def empty_tables(file: FileSession, without: Sequence[str] = ()) -> None:
    """Take every step but these in an empty file; the first one makes the tables of its former database, too."""
    with writing(file):
        steps.apply(Database(file, execute_plugins=False), stop_before=[name for name in without if name != BASELINE])
        file.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def _pages(db: PostgresSession, table: str, columns: Sequence[str]) -> Iterator[list[Row]]:
    with as_known(), db.raw.cursor(name=f"copy_{table}") as cursor:
        cursor.execute(f"SELECT {', '.join(columns)} FROM {table}")
        while some := cursor.fetchmany(AT_ONCE):
            yield some


# -- from a file into PostgreSQL --------------------------------------------------------------------------------------


def read_file(db: PostgresSession, source: FileSession, told: Told = _unheard) -> None:
    """Put the rows of a file at the newest step in the place of all that is there; within writing().

    Who looks meanwhile waits, and then sees the new ones.
    """
    db.take_time()
    tables.take_steps(db)
    names = ordered(source)
    db.execute(f"TRUNCATE {', '.join(names)}")
    for table in names:
        columns, count = columns_of(source, table), 0
        cursor = source.execute(f"SELECT {', '.join(columns)} FROM {table}")
        while some := cursor.fetchmany(AT_ONCE):
            append(db, table, columns, some)
            told(table, count := count + len(some))
    finish(db, source)


def append(db: PostgresSession, table: str, columns: Sequence[str], some: Sequence[Row]) -> None:
    """Add rows as they are; within writing()."""
    into = f"COPY {table} ({', '.join(columns)}) FROM STDIN"
    with as_known(), db.raw.cursor() as cursor, cursor.copy(into) as copy:
        for row in some:
            copy.write_row(row)


def finish(db: PostgresSession, source: FileSession) -> None:
    """Number the next rows after the last ones, and tell since when the tables are there; within writing()."""
    for table, column in db.execute(_NUMBERED).fetchall():
        last = f"SELECT coalesce(max({column}), 0) + 1 FROM {table}"
        db.execute(f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), ({last}), false)")
    known = source.execute(_STEPS, (steps.name,)).fetchall()
    if sorted(name for name, _ in known) != sorted(tables.taken(db)):
        raise NotOurDatabase("the two databases have not taken the same steps")
    for name, at in known:
        db.execute("UPDATE _sqlite_migrations SET applied_at = ? WHERE name = ?", (at, name))


# -- tables of a file -------------------------------------------------------------------------------------------------


def ordered(file: FileSession) -> list[str]:
    """The tables of kidsq in a file, each after those it points to."""
    found = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    names = sorted(row[0] for row in found if not row[0].startswith(("_", "sqlite_")))
    points = {
        name: {row[2] for row in file.execute(f"PRAGMA foreign_key_list({name})").fetchall()} - {name} for name in names
    }
    return [*TopologicalSorter(points).static_order()]


def columns_of(file: FileSession, table: str) -> list[str]:
    """The columns of a table of a file, in their order."""
    return [row[1] for row in file.execute(f"PRAGMA table_info({table})").fetchall()]


def key_of(file: FileSession, table: str) -> list[str]:
    """The columns by which a row of it is known."""
    rows = file.execute(f"PRAGMA table_info({table})").fetchall()
    return [row[1] for row in sorted(rows, key=lambda row: int(row[5])) if row[5]]


def insert_into(table: str, columns: Sequence[str]) -> str:
    """The statement that adds one row."""
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
