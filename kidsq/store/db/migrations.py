"""How a database is brought to the newest step; the tables themselves are in schema/, numbered, forward only."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlite_utils import Database

from kidsq.store.db import inspection
from kidsq.store.db.before_steps import keep_copy
from kidsq.store.db.database import (
    APPLICATION_ID,
    Connection,
    DamagedDatabase,
    NotOurDatabase,
    Store,
    copy_database,
    look_into,
    make_folder,
    writing,
)
from kidsq.store.db.schema import steps


def migrate(store: Store) -> list[str]:
    """Bring the database to the newest step, with a backup first; returns the names of the steps taken.

    Raises NotOurDatabase when a newer kidsq has written it: steps only lead forward.
    """
    db = store.connection()
    refuse_strangers(db)
    if not _pending(db):
        return []
    with writing(db):  # two servers starting at once: the second one finds the work done
        if not _pending(db):
            return []
        if steps.applied(_reader(db)):
            # Under the lock: nothing is written between the copy and the steps.
            keep_copy(store.path.parent, lambda part: _proven_copy(store.path, part))
        return _take_steps(db)


def bring_up_to_date(db: sqlite3.Connection) -> list[str]:
    """As migrate(), for a database that is itself a copy: without another one."""
    refuse_strangers(db)
    _refuse_empty(db)
    with writing(db):
        return _take_steps(db)


@contextmanager
def as_of_today(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """The same rows at the newest step: of an older database a copy in memory, so that the file stays as it is.

    Raises NotOurDatabase as migrate() does.
    """
    refuse_strangers(db)
    _refuse_empty(db)
    if not _pending(db):
        yield db
        return
    with closing(sqlite3.connect(":memory:", isolation_level=None, factory=Connection)) as copy:
        db.backup(copy)
        bring_up_to_date(copy)
        yield copy


def refuse_strangers(db: sqlite3.Connection) -> None:
    """Raises NotOurDatabase for the database of a newer kidsq or of another program; only reads."""
    reader = _reader(db)
    tables = set(reader.table_names())
    applied = {step.name for step in steps.applied(reader)} if tables else set()
    known = {step.name for step in steps.pending(Database(memory=True, execute_plugins=False))}
    unknown = sorted(applied - known)
    if unknown:
        raise NotOurDatabase(f"a newer kidsq has written this database ({', '.join(unknown)}); please update kidsq")
    if tables and not applied:
        raise NotOurDatabase(f"this database belongs to another program (it holds {sorted(tables)[0]!r})")


def _refuse_empty(db: sqlite3.Connection) -> None:
    # SQLite takes a file of no bytes for a database that is well; it is what a broken copy looks like.
    if not steps.applied(_reader(db)):
        raise NotOurDatabase("this is no database of kidsq: it is empty")


def _reader(db: sqlite3.Connection) -> Database:
    return Database(db, execute_plugins=False)


def _pending(db: sqlite3.Connection) -> bool:
    return bool(steps.pending(_reader(db)))


def _take_steps(db: sqlite3.Connection) -> list[str]:
    taken = [step.name for step in steps.pending(_reader(db))]
    steps.apply(_reader(db))
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    return taken


def _proven_copy(path: Path, part: Path) -> None:
    with closing(look_into(path)) as db:  # a reader of its own: who writes cannot be copied from
        copy_database(db, part)
    with closing(sqlite3.connect(part)) as copy:
        faults = inspection.damages(copy)
    if faults:
        raise DamagedDatabase(f"{path} is damaged ({faults[0]}); `kidsq restore` brings a backup")


def open_store(path: Path, journal: str | None = None) -> Store:
    """Open the database of an installation, made or brought up to date where needed."""
    make_folder(path.parent)
    if path.exists():
        _look_first(path)
    store = Store(path, journal)
    try:
        migrate(store)
    except sqlite3.OperationalError as error:
        store.close_all()
        raise NotOurDatabase(f"{path} cannot be brought up to date: {error}") from error
    except NotOurDatabase:
        store.close_all()
        raise
    return store


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """The database of an installation for a while, as open_store() opens it."""
    store = open_store(path)
    try:
        yield store.connection()
    finally:
        store.close_all()


def _look_first(path: Path) -> None:
    """Refuse a stranger's file before our journal mode is written into it."""
    with suppress(sqlite3.OperationalError), closing(look_into(path)) as db:  # who is busy is told later
        refuse_strangers(db)
