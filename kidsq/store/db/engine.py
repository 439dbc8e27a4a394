"""What another engine than SQLite brings, and the words in which its faults are told.

Python's drivers name their errors alike (PEP 249). The house knows them by sqlite3's names, which are always there;
another engine raises these.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable
from contextlib import AbstractContextManager
from typing import Protocol, cast


class Unreachable(sqlite3.OperationalError):
    """The database's server does not answer, or has broken off: nothing is known to be stored."""


class Busy(sqlite3.OperationalError):
    """Somebody else has held what was waited for, longer than anybody should wait."""


class Engine(Protocol):
    """A connection that is not SQLite's: it takes the same SQL, and does in its own way what follows."""

    def writing(self, part: Collection[str] = ()) -> AbstractContextManager[None]:
        """One transaction that holds the right to write to this part from its beginning; empty: to everything."""

    def hold(self, names: Iterable[str]) -> None:
        """Take more into that part, until the transaction ends."""

    def reading(self) -> AbstractContextManager[None]:
        """All that is read within is as of one moment."""

    def columns(self) -> dict[str, set[str]]:
        """The columns of every table of kidsq's."""

    def defer_foreign_keys(self) -> None:
        """Until the transaction ends no order of tables has to be kept."""

    def clear_free_space(self) -> None:
        """Take out of the tables what was deleted."""

    def shared(self, name: str, fresh: str) -> str:
        """A word that all servers of this database share; the first one to ask brings it, `fresh`."""

    def heard(self, name: str) -> str:
        """The word under this name; an empty one where nobody has said any. Writes nothing."""

    def share(self, name: str, value: str) -> None:
        """Another word under this name."""


def other_engine(db: sqlite3.Connection) -> Engine | None:
    """The engine behind a connection; None for SQLite, which the store speaks to by itself."""
    return cast(Engine, db) if getattr(db, "is_another_engine", False) else None
