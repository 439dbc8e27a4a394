"""The connections of one process to one PostgreSQL: opened after it has forked, each with its limits of time."""

from __future__ import annotations

import logging
import os
import platform
import threading
import time
from collections.abc import Callable, Generator
from typing import Any, Final

import psycopg
from psycopg import errors
from psycopg.abc import AdaptContext, Buffer
from psycopg.adapt import Loader
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumperUnknown
from psycopg_pool import ConnectionPool

from kidsq.store.db.postgresql.faults import as_known
from kidsq.store.db.session import Unreachable
from kidsq.waiting import THREADS, Turnstile

MOST: Final = THREADS
"""Nobody waits for a connection where all of them are at work."""
ANSWERS_WITHIN_S: Final = 5.0
"""So long a page waits for a connection; then it says that the database does not answer."""
LIMITS: Final = (
    "SET lock_timeout = '5s'; SET statement_timeout = '15s'; SET idle_in_transaction_session_timeout = '60s'"
)
"""A page waits no longer for what somebody else holds, or for one answer; what takes longer says take_time()."""
TOO_LONG: Final = 1.0
"""Where some few have been at the database for so many seconds, others are told at once to come again."""
AWAY_FOR: Final = 2.0
"""So long nobody asks again once the database could not be reached; then one does, and the others after it."""
ALIVE: Final = "SET tcp_keepalives_idle = 60; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 6"
"""So PostgreSQL sees within two minutes that the machine of a server is gone, and frees what it held."""
NAME: Final = "kidsq"
"""How the names begin under which PostgreSQL lists our connections."""

SILENT_S: Final = 17.0
"""A little longer than a statement may take: who has heard nothing by then hears nothing from a machine that hangs."""

logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # each try to reach a server that is down would be a line


def name() -> str:
    """The name of this process there."""
    return f"{NAME} {platform.node()[:40]} {os.getpid()}"


class _Truth(Int8Dumper):
    """True and False as the numbers that SQLite takes them for."""

    def dump(self, obj: bool) -> Buffer | None:
        return super().dump(int(obj))


class _Text(StrDumperUnknown):
    """PostgreSQL keeps no NUL; no name or answer has one, so what does is as unreadable as U+FFFD."""

    def dump(self, obj: str) -> Buffer | None:
        return super().dump(obj.replace("\0", "\ufffd") if "\0" in obj else obj)


class _Number(Loader):
    """A sum of whole numbers is a whole number, although PostgreSQL has made a numeric of it."""

    def load(self, data: Buffer) -> int | float:
        text = bytes(data).decode()
        return int(text) if text.lstrip("-").isdecimal() else float(text)


class _Bit(Loader):
    """Whether something holds, 1 or 0."""

    def load(self, data: Buffer) -> int:
        return int(bytes(data) == b"t")


def _adapt(db: AdaptContext) -> None:
    db.adapters.register_dumper(bool, _Truth)
    db.adapters.register_dumper(str, _Text)
    db.adapters.register_loader("numeric", _Number)
    db.adapters.register_loader("bool", _Bit)


def configure(db: psycopg.Connection[Any]) -> None:
    """What every connection of kidsq begins with."""
    _adapt(db)
    db.execute(LIMITS)
    db.execute(ALIVE)


MayWait = Callable[[float], bool]
"""Whether who has heard nothing for so many seconds waits on."""


def for_ever(_seconds: float) -> bool:
    return True


class Connection(psycopg.Connection[Any]):
    """One that asks some ten times a second, while it hears nothing, whether it is still to wait."""

    may_wait: MayWait = staticmethod(for_ever)

    def wait(self, gen: Any, *given: Any, **named: Any) -> Any:
        return super().wait(_asking(gen, self), *given, **named)


def _asking(gen: Generator[Any, Any, Any], db: Connection) -> Generator[Any, Any, Any]:
    """The same steps of psycopg; a connection that has waited enough is closed, as nobody knows what it would hear."""
    began = time.monotonic()
    try:
        ready = yield next(gen)
        while True:
            if ready:
                began = time.monotonic()
            elif not db.may_wait(time.monotonic() - began):
                db.pgconn.finish()
                raise errors.QueryCanceled("it has not answered in time")
            ready = yield gen.send(ready)
    except StopIteration as end:
        return end.value


class Pool:
    """Connections to one address. A process that was forked from another one opens its own."""

    def __init__(self, address: str, most: int = MOST) -> None:
        self.address = address
        self.most = most
        self._lock = threading.Lock()
        self._away_until = 0.0
        self._asking = threading.Lock()
        self.turnstile = Turnstile(TOO_LONG)
        self._of: tuple[int, ConnectionPool[Connection]] | None = None

    def take(self, within: float = ANSWERS_WITHIN_S) -> Connection:
        """A connection, which give() takes back; after so many seconds there is none. Raises as faults.told()."""
        if not self._away_until:
            return self._taken(within)
        if time.monotonic() < self._away_until or not self._asking.acquire(blocking=False):
            raise Unreachable("unable to open the database: it has not answered lately")
        try:
            taken = self._taken(within)
            self._away_until = 0.0
            return taken
        finally:
            self._asking.release()

    def _taken(self, within: float) -> Connection:
        try:
            with as_known():
                return self._pool().getconn(timeout=within)
        except Unreachable:
            self._away_until = time.monotonic() + AWAY_FOR
            raise

    def give(self, connection: Connection) -> None:
        """Take a connection back; one that has broken is replaced, and after close() it is closed."""
        connection.may_wait = for_ever
        if self._of is not None and self._of[0] == os.getpid():
            self._of[1].putconn(connection)
        else:
            connection.close()

    def look_through(self) -> None:
        """Throw out the connections that a restart of the database has broken."""
        with as_known():
            self._pool().check()

    def close(self) -> None:
        with self._lock:
            if self._of is not None and self._of[0] == os.getpid():
                self._of[1].close(timeout=1.0)
            self._of = None

    def _pool(self) -> ConnectionPool[Connection]:
        of = self._of
        if of is not None and of[0] == os.getpid():
            return of[1]
        with self._lock:
            if self._of is None or self._of[0] != os.getpid():
                self._of = os.getpid(), self._opened()
            return self._of[1]

    def _opened(self) -> ConnectionPool[Connection]:
        return ConnectionPool(
            self.address,
            connection_class=Connection,
            kwargs={"autocommit": True, "application_name": name(), "connect_timeout": int(ANSWERS_WITHIN_S)},
            configure=configure,
            min_size=1,
            max_size=self.most,
            timeout=ANSWERS_WITHIN_S,
            reconnect_timeout=ANSWERS_WITHIN_S,
            max_idle=300.0,
            num_workers=1,
            open=True,
        )
