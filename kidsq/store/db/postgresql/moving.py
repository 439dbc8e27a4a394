"""Move all rows from a file into PostgreSQL, or back: in pieces, so that a move that ends early can be taken up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from kidsq.store.db.database import FileSession, NotOurDatabase, bare, sync_file, writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.postgresql import rows, tables
from kidsq.store.db.postgresql.faults import as_known
from kidsq.store.db.postgresql.rows import AT_ONCE, Row, Told
from kidsq.store.db.postgresql.session import PostgresSession


def into_postgresql(db: PostgresSession, source: FileSession, mark: str, told: Told) -> None:
    """Bring every row of a file at the newest step that is not there yet. mark: names the file.

    Raises NotOurDatabase for a database that holds something else.
    """
    names = rows.ordered(source)
    with db.writing():
        began = db.shared(tables.MOVING, mark) if _moving(db) or not _holds(db, names) else None
    if began is None:
        raise NotOurDatabase("that database is not empty: a move needs an empty one")
    if began != mark:
        raise NotOurDatabase("another move into that database is not finished: empty it, or take that one up")
    for table in names:
        _bring(db, source, table, told)
    with db.writing():
        rows.finish(db, source)


def is_over(db: PostgresSession) -> None:
    """All has been proven: from now on servers may use the database."""
    with db.writing():
        db.execute("DELETE FROM _shared WHERE name = ?", (tables.MOVING,))


def _bring(db: PostgresSession, source: FileSession, table: str, told: Told) -> None:
    columns, key = rows.columns_of(source, table), rows.key_of(source, table)
    done = int(db.execute(f"SELECT count(*) FROM {table}").fetchall()[0][0])
    asked = f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(key)} LIMIT -1 OFFSET ?"
    cursor = source.execute(asked, (done,))
    told(table, done)
    while some := cursor.fetchmany(AT_ONCE):
        with db.writing():
            rows.append(db, table, columns, some)
        told(table, done := done + len(some))


# -- back into a file -------------------------------------------------------------------------------------------------


def begun_before(db: PostgresSession, part: Path) -> bool:
    """True if a file is there into which this move may go on; one that is of no use is deleted."""
    if not part.exists():
        return False
    try:
        with closing(bare(part, "rwc")) as file:
            rows_there = file.execute("SELECT name FROM _sqlite_migrations").fetchall()
    except sqlite3.DatabaseError:
        rows_there = []
    is_ours = sorted(name for (name,) in rows_there) == sorted(tables.taken(db))
    if not is_ours:
        part.unlink()
    return is_ours


def into_file(db: PostgresSession, part: Path, told: Told) -> None:
    """Bring every row that is not there yet into a file, as of now."""
    is_new = not part.exists()
    with closing(bare(part, "rwc")) as file:
        if is_new:
            rows.empty_tables(file, tables.pending(db))
        with db.reading():
            db.take_time()
            for table in rows.ordered(file):
                _fetch(db, file, table, told)
            with writing(file):
                rows.keep_steps(db, file)
    sync_file(part)


def _fetch(db: PostgresSession, file: FileSession, table: str, told: Told) -> None:
    columns, key = rows.columns_of(file, table), rows.key_of(file, table)
    ((done,),) = file.execute(f"SELECT count(*) FROM {table}").fetchall()
    asked = f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(key)} OFFSET {int(done)}"
    into = rows.insert_into(table, columns)
    told(table, done)
    with as_known(), db.raw.cursor(name=f"fetch_{table}") as cursor:
        cursor.execute(asked)
        while some := _some(cursor):
            with writing(file):
                file.executemany(into, some)
            told(table, done := done + len(some))


# -- proven -----------------------------------------------------------------------------------------------------------


def differences(db: PostgresSession, source: FileSession) -> Iterator[str]:
    """Where the two do not hold the same, row by row, a sentence each; none when all is there."""
    with db.reading():
        db.take_time()
        for table in rows.ordered(source):
            columns, key = rows.columns_of(source, table), rows.key_of(source, table)
            asked = f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(key)}"
            here = source.execute(asked)
            with as_known(), db.raw.cursor(name=f"prove_{table}") as there:
                there.execute(asked)
                if fault := _compared(here, there):
                    yield f"{table}: {fault}"


def _compared(here: sqlite3.Cursor, there: object) -> str | None:
    count = 0
    while True:
        mine, its = _some(here), _some(there)
        for place, row in enumerate(mine):
            if place >= len(its) or its[place] != row:
                return f"row {count + place + 1} is not the same in both"
        if len(its) > len(mine):
            return f"there are more than {count + len(mine)} rows"
        if not mine:
            return None
        count += len(mine)


def _some(cursor: object) -> list[Row]:
    found: list[Row] = cursor.fetchmany(AT_ONCE)  # type: ignore[attr-defined]
    return found


def _moving(db: PostgresSession) -> bool:
    return bool(db.execute("SELECT 1 FROM _shared WHERE name = ?", (tables.MOVING,)).fetchall())


def _holds(db: PostgresSession, names: list[str]) -> bool:
    return any(db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchall() for table in names)
