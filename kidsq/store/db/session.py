"""A session with the database, on either engine: what the store's SQL is given to.

Python's drivers name their errors alike (PEP 249). The store knows them by sqlite3's names, which are always there;
PostgreSQL's are raised as these.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from kidsq.store.db.driver import sqlite3
from kidsq.waiting import Crowded

Values = Sequence[Any] | Mapping[str, Any]


HURRIED_MS: Final = 1_000


class Unreachable(sqlite3.OperationalError):
    """The database's server does not answer, or has broken off: nothing is known to be stored."""


class Busy(sqlite3.OperationalError):
    """Somebody else has held what was waited for, longer than anybody should wait."""


@contextmanager
def as_busy() -> Iterator[None]:
    """Raise Busy where too many wait for the database."""
    try:
        yield
    except Crowded as error:
        raise Busy("the database is busy: others have been waiting for it too long") from error


class Rows(Protocol):
    """The answer to a statement, of which the engine has read all or the next row."""

    @property
    def rowcount(self) -> int:
        """How many rows the statement has changed."""

    def fetchall(self) -> list[Any]: ...
    def fetchone(self) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...


class SharedWords(Protocol):
    """What the servers of one database have in common beside its tables."""

    def shared(self, name: str, fresh: str) -> str:
        """The word under this name; the first server to ask brings it, `fresh`."""

    def heard(self, name: str) -> str:
        """The word under this name; an empty one where nobody has said any. Writes nothing."""

    def share(self, name: str, value: str) -> None:
        """Another word under this name."""


class Session(Protocol):
    """One thread's session: SQLite's is store.db.database.FileSession, PostgreSQL's that of
    store.db.postgresql.

    SQL is written as SQLite takes it, with ? or :name for a value.
    """

    @property
    def in_transaction(self) -> bool: ...

    @property
    def servers(self) -> SharedWords | None:
        """What several servers share that write at once; None for a file, which has one server and one writer."""

    def execute(self, sql: str, values: Values = ..., /) -> Rows: ...
    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> Rows: ...
    def close(self) -> None: ...

    def writing(self, part: Collection[str] = ()) -> AbstractContextManager[Session]:
        """One transaction that holds the right to write to this part from its beginning; empty: to everything."""

    def hold(self, names: Iterable[str]) -> None:
        """Take more into that part, until the transaction ends."""

    def reading(self) -> AbstractContextManager[Session]:
        """All that is read within is as of one moment; nothing is written."""

    def hurried(self) -> AbstractContextManager[Session]:
        """As reading(), and nothing within takes longer than a second: it fails with sqlite3.OperationalError."""

    def columns(self) -> dict[str, set[str]]:
        """The columns of every table of kidsq's."""

    def defer_foreign_keys(self) -> None:
        """Until the transaction ends, a row may point at one that has gone."""

    def overwrite_deleted(self) -> None:
        """From now on what is deleted is overwritten, too, where the engine can do so."""

    def clear_free_space(self) -> bool:
        """Take out of the tables what was deleted; False while others keep a file from that."""


class Store(Protocol):
    """The database of an installation, with a session for each thread. path: where its file lies, or would."""

    path: Path

    def connection(self) -> Session:
        """This thread's session, begun at its first use."""

    def close_all(self) -> None:
        """End every thread's session; the threads must be done with theirs."""
