"""What a test looks into or does to a database of either engine: all rows, all statements, no writing, no keys."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from kidsq.maintenance.check import Replay, check, check_file
from kidsq.play import result_of_record
from kidsq.store.db.database import FILE_NAME
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session, Unreachable


def everything(db: Session, *tables: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of these tables; of all, where none is named."""
    names = tables or tuple(sorted(db.columns()))
    return {name: sorted(db.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}


def in_file(path: Path) -> set[str]:
    """The schema and all rows of a database in a file."""
    with closing(sqlite3.connect(path)) as db:
        tables = db.execute("SELECT name, sql FROM sqlite_master").fetchall()
        rows = [
            (name, *row)
            for name, sql in tables
            if sql and sql.startswith("CREATE TABLE")
            for row in db.execute(f'SELECT * FROM "{name}"')
        ]
        return {repr(one) for one in (*(("sqlite_master", *told) for told in tables), *rows)}


def faults(db: Session, replay: Replay | None = result_of_record) -> list[str]:
    """What `kidsq check` finds; on PostgreSQL in a copy, as there. replay: None leaves the records unplayed."""
    if isinstance(db, sqlite3.Connection):
        return check(db, replay)
    from kidsq.store.db.postgresql import rows

    with tempfile.TemporaryDirectory() as folder:
        rows.write_file(db, Path(folder) / FILE_NAME)  # type: ignore[arg-type]
        return check_file(Path(folder) / FILE_NAME, replay)


def hurry(db: Session, *, alone: bool = False) -> None:
    """Wait for no disk: nobody pulls a plug here. alone: nobody else comes, either."""
    if isinstance(db, sqlite3.Connection):
        db.execute("PRAGMA synchronous = OFF")
        for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = MEMORY") if alone else ():
            db.execute(f"PRAGMA {pragma}").fetchall()


class Kept:
    """A file of SQLite as it was; of PostgreSQL nothing is kept, and always something may have been written."""

    def __init__(self, db: Session) -> None:
        self._file = db if isinstance(db, sqlite3.Connection) else None
        self._looks = 0
        self._copy = sqlite3.connect(":memory:")

    def keep(self) -> None:
        if self._file is not None:
            self._file.backup(self._copy)

    def writes(self) -> int:
        """How often was written so far."""
        self._looks += 1
        return self._looks if self._file is None else self._file.total_changes

    def bring_back(self) -> None:
        assert self._file is not None
        self._copy.backup(self._file)

    def close(self) -> None:
        self._copy.close()


@contextmanager
def told(db: Session) -> Iterator[list[str]]:
    """The statements that are sent within."""
    statements: list[str] = []
    if isinstance(db, sqlite3.Connection):
        db.set_trace_callback(statements.append)
        yield statements
        db.set_trace_callback(None)
        return
    from kidsq.store.db.postgresql import session

    ask, commit = session._ask, session._commit

    def heard(held: Any, sql: str, values: Any = ()) -> Any:
        statements.append("BEGIN IMMEDIATE" if sql.startswith(session._BEGIN) else _filled(sql, values))
        return ask(held, sql, values)

    def committed(held: Any) -> None:
        statements.append("COMMIT")
        commit(held)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(session, "_ask", heard)
        patch.setattr(session, "_commit", committed)
        yield statements


def _filled(sql: str, values: Any) -> str:
    """As SQLite tells a statement, with its values: two with other values are two."""
    return f"{sql} -- {values}" if values else sql


@contextmanager
def read_only(db: Session) -> Iterator[None]:
    """Nothing can be written within."""
    if isinstance(db, sqlite3.Connection):
        db.execute("PRAGMA query_only = ON")
        yield
        db.execute("PRAGMA query_only = OFF")
        return
    _for_all(db, "on")
    yield
    _for_all(db, "off")


def _for_all(db: Any, said: str) -> None:
    with beside(db) as other:
        other.execute("SET default_transaction_read_only = off")
        other.execute(f"ALTER DATABASE {other.info.dbname} SET default_transaction_read_only = {said}")
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    db._pool.look_through()


@contextmanager
def out_of_reach(db: Session, data_folder: Path) -> Iterator[None]:
    """The file has gone elsewhere, or PostgreSQL does not answer."""
    if isinstance(db, sqlite3.Connection):
        elsewhere = (data_folder / FILE_NAME).rename(data_folder / "elsewhere")
        yield
        elsewhere.rename(data_folder / FILE_NAME)
        return

    def nobody(_pool: Any, *_within: float) -> None:
        raise Unreachable("unable to open the database: nobody answers")

    from kidsq.store.db.postgresql.pool import Pool

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pool, "take", nobody)
        yield


def without_keys(db: Session, statement: str, values: dict[str, Any]) -> int:
    """Change rows although others point to them; how many were changed."""
    if isinstance(db, sqlite3.Connection):
        db.execute("PRAGMA foreign_keys = OFF")
        return db.execute(statement, values).rowcount
    from kidsq.store.db.postgresql.session import named_to_psycopg

    with beside(db) as other:
        other.execute("SET session_replication_role = replica")  # no trigger, and so no key, is looked at
        return int(other.execute(named_to_psycopg(statement), values).rowcount)


@contextmanager
def beside(db: Any) -> Iterator[Any]:
    """Another connection to the same PostgreSQL."""
    import psycopg

    with closing(psycopg.connect(db._pool.address, autocommit=True)) as other:
        yield other
