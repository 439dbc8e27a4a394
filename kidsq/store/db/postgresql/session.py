"""A session with a database of PostgreSQL (store.db.session)."""

from __future__ import annotations

import re
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final

import psycopg
from psycopg import pq

from kidsq.store.db import locks
from kidsq.store.db.database import APPLICATION_ID
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.postgresql.faults import as_known, as_lost
from kidsq.store.db.postgresql.pool import (
    ANSWERS_WITHIN_S,
    LIMITS,
    SILENT_S,
    TOO_LONG,
    Connection,
    MayWait,
    Pool,
    for_ever,
)
from kidsq.store.db.session import HURRIED_MS, Busy, Unreachable, Values, as_busy

_NAMED: Final = re.compile(r"(?<![:\w]):([a-z_]+)")
WRITES: Final = 1
"""Of the numbers beside APPLICATION_ID that name a lock: who holds this one writes, and alone; who writes to a part of
the whole shares it, and holds locks of that part beside it. They have numbers of their own, in another space."""
IN_VAIN_FOR: Final = 0.5
FOR_EVER: Final = float("inf")
_BEGIN: Final = "BEGIN ISOLATION LEVEL READ COMMITTED"
"""So that each statement sees what was written before this one came to its turn."""
_BEGIN_ALONE: Final = f"{_BEGIN}; SELECT pg_advisory_xact_lock({APPLICATION_ID}, {WRITES})"
_BEGIN_A_PART: Final = f"{_BEGIN}; SELECT pg_advisory_xact_lock_shared({APPLICATION_ID}, {WRITES}); "
_COLUMNS: Final = (
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
    " ORDER BY table_name, ordinal_position"
)


@lru_cache(maxsize=2048)
def to_psycopg(sql: str) -> str:
    """SQL of the store as psycopg takes it; a list of nothing, which only SQLite knows, holds nobody."""
    return sql.replace("%", "%%").replace("?", "%s").replace("IN ()", "IN (NULL)")


@lru_cache(maxsize=128)
def named_to_psycopg(sql: str) -> str:
    """The same for SQL whose values have names."""
    return _NAMED.sub(r"%(\1)s", sql.replace("%", "%%"))


class Result:
    """All rows of an answer, read to their end."""

    __slots__ = ("_rows", "rowcount")

    def __init__(self, rows: list[tuple[Any, ...]], rowcount: int) -> None:
        self._rows, self.rowcount = rows, rowcount

    def fetchall(self) -> list[tuple[Any, ...]]:
        rows, self._rows = self._rows, []
        return rows

    def fetchone(self) -> tuple[Any, ...] | None:
        return self._rows.pop(0) if self._rows else None

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return iter(self.fetchall())


class PostgresSession:
    """One thread's way to the database: it borrows a connection for each statement, or for a whole transaction.

    A reader whose connection has broken, as by a restart of the database, asks once more by another one: nothing has
    been changed by what it asked.
    """

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._held: Connection | None = None
        self._may_wait: MayWait = for_ever
        self._is_alone = False
        self._in_vain_until = 0.0

    @property
    def servers(self) -> PostgresSession:
        """What several servers share that write at once: words kept in the database."""
        return self

    @property
    def in_transaction(self) -> bool:
        return self._held is not None

    def execute(self, sql: str, values: Values = ()) -> Result:
        if self._held is not None:
            return _ask(self._held, sql, values)
        try:
            return self._borrowed(sql, values)
        except Unreachable:
            if not sql.lstrip().startswith(("SELECT", "WITH")):
                raise
        self._pool.look_through()
        return self._borrowed(sql, values)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> Result:
        many = list(rows)
        if not many:
            return Result([], 0)
        held = self._held
        if held is None:  # SQLite, too, would write each row by itself
            return Result([], sum(self.execute(sql, row).rowcount for row in many))
        with as_known(), held.cursor() as cursor:
            cursor.executemany(to_psycopg(sql), many)
            return Result([], cursor.rowcount)

    def close(self) -> None:
        """Nothing is kept between two statements."""

    @contextmanager
    def writing(self, part: Collection[str] = ()) -> Iterator[PostgresSession]:
        """One transaction that holds the right to write to this part from its beginning; empty: to everything."""
        with self._transaction(_BEGIN_A_PART + _locked(part) if part else _BEGIN_ALONE):
            self._is_alone = not part
            yield self

    def hold(self, names: Iterable[str]) -> None:
        """Take more into that part, until the transaction ends."""
        if not self._is_alone and (more := _locked(names)):
            self.execute(more)

    @contextmanager
    def alone_at(self, work: int) -> Iterator[None]:
        """Hold the right to do this work, however long that takes and whoever is at it now; work: a lock's number."""
        begin = "BEGIN; SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; "
        with self._transaction(
            f"{begin}SET LOCAL idle_in_transaction_session_timeout = 0;"
            f" SELECT pg_advisory_xact_lock({APPLICATION_ID}, {work})",
            silent=FOR_EVER,
        ):
            yield

    @contextmanager
    def reading(self) -> Iterator[PostgresSession]:
        """All that is read within is as of one moment."""
        with self._transaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"):
            yield self

    @contextmanager
    def hurried(self) -> Iterator[PostgresSession]:
        """As reading(), and nothing within takes longer than a second."""
        limits = f"SET LOCAL lock_timeout = {HURRIED_MS}; SET LOCAL statement_timeout = {HURRIED_MS}"
        with self._transaction(f"BEGIN READ ONLY; {limits}", HURRIED_MS / 1_000, HURRIED_MS / 1_000):
            yield self

    @contextmanager
    def _transaction(self, begin: str, within: float = ANSWERS_WITHIN_S, silent: float = SILENT_S) -> Iterator[None]:
        if self._held is not None:
            raise sqlite3.OperationalError("cannot start a transaction within a transaction")
        with self._few_at_once(silent):
            held = self._held = self._begun(begin, within)
            try:
                yield
                _commit(held)
            except BaseException:
                _roll_back(held)
                raise
            finally:
                self._held = None
                self._pool.give(held)

    @contextmanager
    def _few_at_once(self, silent: float = SILENT_S) -> Iterator[None]:
        """Be at the database. Who has waited there in vain is told so at once for a moment, as when a page that says
        it wants to know the language.

        silent: for so many seconds it may say nothing; where for ever, others that wait make no difference either.
        """
        began = time.monotonic()
        if began < self._in_vain_until:
            raise Busy("the database is busy: it has not answered lately")
        turnstile = self._pool.turnstile
        with as_busy(), turnstile.passed() as me:
            self._may_wait = for_ever
            if silent != FOR_EVER:
                self._may_wait = lambda waited: waited < silent and not turnstile.is_one_too_many(me)
            try:
                yield
            except (Busy, Unreachable):
                if time.monotonic() - began > TOO_LONG:
                    self._in_vain_until = time.monotonic() + IN_VAIN_FOR
                raise

    def _taken(self, within: float = ANSWERS_WITHIN_S) -> Connection:
        taken = self._pool.take(within)
        taken.may_wait = self._may_wait
        return taken

    def _begun(self, begin: str, within: float) -> Connection:
        held = self._taken(within)
        try:
            _ask(held, begin)
        except Unreachable:  # nothing has begun yet
            self._pool.give(held)
            self._pool.look_through()
            held = self._taken(within)
            try:
                _ask(held, begin)
            except BaseException:
                _roll_back(held)
                self._pool.give(held)
                raise
        except BaseException:
            _roll_back(held)
            self._pool.give(held)
            raise
        return held

    def _borrowed(self, sql: str, values: Values) -> Result:
        with self._few_at_once():
            borrowed = self._taken()
            try:
                return _ask(borrowed, sql, values)
            finally:
                self._pool.give(borrowed)

    def columns(self) -> dict[str, set[str]]:
        """The columns of every table of kidsq's."""
        found: dict[str, set[str]] = {}
        for table, column in self.execute(_COLUMNS):
            if not table.startswith("_"):
                found.setdefault(table, set()).add(column)
        return found

    def defer_foreign_keys(self) -> None:
        """Until the transaction ends no order of tables has to be kept."""
        self.execute("SET CONSTRAINTS ALL DEFERRED")

    def overwrite_deleted(self) -> None:
        """Nothing: PostgreSQL has no such thing."""

    def clear_free_space(self) -> bool:
        """Take out of the tables what was deleted; the pages of a table are used again, none is given back."""
        tables, borrowed = self.columns(), self._pool.take()
        try:
            _ask(borrowed, "SET statement_timeout = 0")
            for table in tables:
                _ask(borrowed, f"VACUUM {table}")
            _ask(borrowed, LIMITS)
        except BaseException:
            borrowed.close()  # it has no limits of time any more
            raise
        finally:
            self._pool.give(borrowed)
        return True

    def take_time(self) -> None:
        """Until the transaction ends a statement may take as long as it takes; nobody waits for a page."""
        if self._held is not None:
            self._held.may_wait = for_ever
        self.execute("SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0")

    def shared(self, name: str, fresh: str) -> str:
        """A word that all servers of this database share; the first one to ask brings it, `fresh`."""
        self.execute("INSERT INTO _shared (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, fresh))
        value: str = self.execute("SELECT value FROM _shared WHERE name = ?", (name,)).fetchall()[0][0]
        return value

    def heard(self, name: str) -> str:
        """The word under this name; an empty one where nobody has said any. Writes nothing."""
        found = self.execute("SELECT value FROM _shared WHERE name = ?", (name,)).fetchall()
        return found[0][0] if found else ""

    def share(self, name: str, value: str) -> None:
        """Another word under this name."""
        self.execute(
            "INSERT INTO _shared (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (name, value),
        )

    @property
    def raw(self) -> psycopg.Connection[Any]:
        """PostgreSQL's own connection, within a transaction."""
        assert self._held is not None
        return self._held


def _locked(names: Iterable[str]) -> str:
    return "; ".join(f"SELECT pg_advisory_xact_lock({number})" for number in locks.numbers(names))


def _ask(db: psycopg.Connection[Any], sql: str, values: Values = ()) -> Result:
    with as_known():
        if not values:
            cursor = db.execute(sql.replace("IN ()", "IN (NULL)"))
        else:
            cursor = db.execute(named_to_psycopg(sql) if isinstance(values, Mapping) else to_psycopg(sql), values)
        return Result(cursor.fetchall() if cursor.description else [], cursor.rowcount)


def _commit(db: Connection) -> None:
    """End a transaction; PostgreSQL answers ROLLBACK where a statement in it had failed, and that is no commit.

    However many wait: who left now could not be told whether it is stored.
    """
    if db.may_wait is not for_ever:
        db.may_wait = lambda waited: waited < SILENT_S
    with as_known(), as_lost():
        answer = db.execute("COMMIT").statusmessage
    if answer != "COMMIT":
        raise sqlite3.OperationalError(f"the transaction was not stored: {answer}")


def _roll_back(db: psycopg.Connection[Any]) -> None:
    if db.closed or db.info.transaction_status == pq.TransactionStatus.IDLE:
        return
    try:
        db.execute("ROLLBACK")
    except psycopg.Error:
        db.close()
