"""A database of PostgreSQL as the store of an installation."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, cast

import psycopg
from psycopg.conninfo import conninfo_to_dict

from kidsq.store.db.database import NotOurDatabase, Store, make_folder, sync_folder
from kidsq.store.db.engine import Unreachable
from kidsq.store.db.postgresql import rows, tables
from kidsq.store.db.postgresql.connection import Connection
from kidsq.store.db.postgresql.faults import as_known
from kidsq.store.db.postgresql.pool import ANSWERS_WITHIN_S, NAME, Pool, name

LEAVING_S: Final = 2.0
"""A connection that has been closed is seen for a moment still."""


class PostgresStore(Store):
    """One pool for each process, and one Connection for each thread.

    path: where the file would lie; beside it are backups and whatever else belongs to this server alone.
    """

    def __init__(self, path: Path, address: str) -> None:
        self.path = path
        self.journal = None
        self.address = address
        self._pool = Pool(address)
        self._threads = threading.local()

    def connection(self) -> sqlite3.Connection:
        """This thread's way to the database. It is typed as SQLite's, whose SQL and methods it takes."""
        return cast(sqlite3.Connection, self.mine())

    def mine(self) -> Connection:
        """The same as what it is."""
        found: Connection | None = getattr(self._threads, "db", None)
        if found is None:
            found = self._threads.db = Connection(self._pool)
        return found

    def refuse_company(self) -> None:
        """Raises NotOurDatabase while another kidsq uses this database."""
        others = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE ?"
            " AND application_name <> ?"
        )
        give_up = time.monotonic() + LEAVING_S
        while self.mine().execute(others, (f"{NAME} %", name())).fetchall()[0][0]:
            if time.monotonic() > give_up:
                raise NotOurDatabase(f"{place(self.address)} is in use by another kidsq: stop it first")
            time.sleep(0.05)

    def close_all(self) -> None:
        """Let every connection go."""
        self._pool.close()


def open_store(path: Path, address: str, *, half_moved: bool = False) -> PostgresStore:
    """The store at this address, made or brought up to date where needed. Raises NotOurDatabase.

    half_moved: also one into which a move has not brought everything yet.
    """
    store = PostgresStore(path, readable(address))
    try:
        _make_ready(store, half_moved=half_moved)
    except BaseException:
        store.close_all()
        raise
    return store


def _make_ready(store: PostgresStore, *, half_moved: bool) -> None:
    try:
        with as_known():  # the pool would only say that it has waited
            psycopg.connect(store.address, connect_timeout=int(ANSWERS_WITHIN_S), application_name=name()).close()
        db = store.mine()
        tables.refuse_unfit(db)
        if not half_moved:
            tables.refuse_half_moved(db)
        if tables.pending(db):
            _take_steps(db, store.path.parent)
    except Unreachable as fault:
        raise NotOurDatabase(f"{place(store.address)} cannot be reached: {_reason(fault)}") from fault
    except sqlite3.Error as fault:
        raise NotOurDatabase(f"{place(store.address)} cannot be brought up to date: {fault}") from fault


def _take_steps(db: Connection, data_folder: Path) -> None:
    """Take the steps that are pending, after a copy of what is there; nobody writes between the two."""
    with db.writing():  # two servers starting at once: the second one finds the work done
        db.take_time()
        if tables.taken(db) and tables.pending(db):
            folder = data_folder / "backups"
            make_folder(folder)
            target = folder / f"before-migration-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}.db"
            part = target.with_name(target.name + ".part")
            try:
                rows.write_file_within(db, part)
                os.replace(part, target)
            finally:
                part.unlink(missing_ok=True)
            sync_folder(folder)
        tables.take_steps(db)


def readable(address: str) -> str:
    """The same address. Raises NotOurDatabase where it is none."""
    try:
        conninfo_to_dict(address)
    except psycopg.ProgrammingError as fault:
        raise NotOurDatabase(
            f"the address of the database cannot be read ({' '.join(str(fault).split())}); one is"
            " postgresql://kidsq@db.example.org/kidsq"
        ) from fault
    return address


def place(address: str) -> str:
    """Where that is, without user and password."""
    said = conninfo_to_dict(address)
    return f"the PostgreSQL database {said.get('dbname') or '(unnamed)'} at {said.get('host') or 'this machine'}"


def _reason(fault: Exception) -> str:
    return str(fault).removeprefix("unable to open the database: ")
