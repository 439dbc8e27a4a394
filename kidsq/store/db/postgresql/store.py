"""A database of PostgreSQL as the store of an installation."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict

from kidsq.store.db.before_steps import keep_copy
from kidsq.store.db.database import APPLICATION_ID, NotOurDatabase
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.postgresql import rows, tables
from kidsq.store.db.postgresql.faults import as_known
from kidsq.store.db.postgresql.pool import ALIVE, ANSWERS_WITHIN_S, NAME, Pool, name
from kidsq.store.db.postgresql.session import PostgresSession
from kidsq.store.db.session import Busy, Unreachable

# -- which of the servers of one database backs it up and tidies it: the one that holds a lock, until it stops ---------

LOOKS_AFTER: Final = 2
"""Of the numbers beside APPLICATION_ID that name a lock."""
_guard = threading.Lock()
_held: dict[str, psycopg.Connection[Any]] = {}


def is_ours(address: str) -> bool:
    """True if the upkeep of this database is this process's; from then on it is, as long as both are there."""
    with _guard, as_known():
        kept = _held.get(address)
        if kept is not None:
            try:
                kept.execute("SELECT 1")
                return True
            except psycopg.Error:  # the database has been started anew, and the lock has gone with it
                kept.close()
                del _held[address]
        found = psycopg.connect(
            address, autocommit=True, application_name=name(), connect_timeout=int(ANSWERS_WITHIN_S), keepalives_idle=60
        )
        found.execute(ALIVE)
        row = found.execute("SELECT pg_try_advisory_lock(%s, %s)", (APPLICATION_ID, LOOKS_AFTER)).fetchone()
        if row is not None and row[0]:
            _held[address] = found
            return True
        found.close()
        return False


def let_go(address: str) -> None:
    """Leave the upkeep to another server."""
    with _guard:
        kept = _held.pop(address, None)
        if kept is not None:
            kept.close()


# -- the store ---------------------------------------------------------------------------------------------------------


LEAVING_S: Final = 2.0
"""A connection that has been closed is seen for a moment still."""

UPGRADES: Final = 3
"""Of the numbers beside APPLICATION_ID that name a lock: who holds this one takes the steps."""
A_TABLE_WITHIN: Final = "2s"
"""So long a step waits for a table at which somebody looks, and everybody behind it."""
A_BREATH_S: Final = 1.0
STEPS_WITHIN_S: Final = 900.0


class PostgresStore:
    """One pool for each process, and one PostgresSession for each thread.

    path: where the file would lie; beside it are backups and whatever else belongs to this server alone.
    """

    def __init__(self, path: Path, address: str) -> None:
        self.path = path
        self.address = address
        self._pool = Pool(address)
        self._threads = threading.local()

    def connection(self) -> PostgresSession:
        """This thread's session with the database."""
        found: PostgresSession | None = getattr(self._threads, "db", None)
        if found is None:
            found = self._threads.db = PostgresSession(self._pool)
        return found

    def another(self) -> PostgresSession:
        """A way to the database beside mine(), for a transaction around others."""
        return PostgresSession(self._pool)

    def refuse_company(self) -> None:
        """Raises NotOurDatabase while another kidsq uses this database."""
        others = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE ?"
            " AND application_name <> ?"
        )
        give_up = time.monotonic() + LEAVING_S
        while self.connection().execute(others, (f"{NAME} %", name())).fetchall()[0][0]:
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
        db = store.connection()
        tables.refuse_unfit(db)
        if not half_moved:
            tables.refuse_half_moved(db)
        if tables.pending(db):
            _take_steps(store)
    except Unreachable as fault:
        raise NotOurDatabase(f"{place(store.address)} cannot be reached: {_reason(fault)}") from fault
    except sqlite3.Error as fault:
        raise NotOurDatabase(f"{place(store.address)} cannot be brought up to date: {fault}") from fault


def _take_steps(store: PostgresStore) -> None:
    """Copy what is there and take the steps that are pending, while servers of the former kidsq play on.

    They wait only while the steps are taken. Of servers that start at once one does it, the others wait for that.
    """
    db = store.connection()
    with store.another().alone_at(UPGRADES):
        if tables.taken(db) and tables.pending(db):
            keep_copy(store.path.parent, lambda part: rows.write_file(db, part))
        give_up = time.monotonic() + STEPS_WITHIN_S
        while not _taken_now(db):
            if time.monotonic() > give_up:
                raise Busy("a long look at the tables does not end, as of a backup under way; start it again later")
            time.sleep(A_BREATH_S)


def _taken_now(db: PostgresSession) -> bool:
    """Take the steps, unless somebody looks at a table for long: who plays would wait behind us."""
    try:
        with db.writing():
            db.take_time()
            db.execute(f"SET LOCAL lock_timeout = '{A_TABLE_WITHIN}'")
            tables.take_steps(db)
    except Busy:
        return False
    return True


def holds_nothing(address: str) -> bool:
    """True if the database there can be reached and has no tables yet. Raises NotOurDatabase."""
    asked = "SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema() LIMIT 1"
    try:
        with psycopg.connect(readable(address), connect_timeout=int(ANSWERS_WITHIN_S), application_name=name()) as db:
            return db.execute(asked).fetchone() is None
    except psycopg.Error:  # opening it says so
        return False


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
