"""How a database is brought to the newest step of schema.py."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlite_utils import Database

from kidsq.store.db import inspection
from kidsq.store.db.before_steps import keep_copy, way_back
from kidsq.store.db.database import (
    APPLICATION_ID,
    DamagedDatabase,
    FileSession,
    FileStore,
    NotOurDatabase,
    bare,
    copy_database,
    look_into,
    make_folder,
    writing,
)
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.schema import ADOPT, FORMER_LAST, NewerDatabase, steps, to_take


def migrate(store: FileStore) -> list[str]:
    """Bring the database to the newest step, with a backup first; returns the names of the steps taken.

    Raises NotOurDatabase when a newer kidsq has written it: steps only lead forward.
    """
    db = store.connection()
    if not pending(db):
        return []
    with writing(db):  # two servers starting at once: the second one finds the work done
        if not pending(db):
            return []
        if steps.applied(_reader(db)):
            # Under the lock: nothing is written between the copy and the steps.
            keep_copy(store.path.parent, lambda part: _proven_copy(store.path, part))
        return _take_steps(db)


def bring_up_to_date(db: FileSession) -> list[str]:
    """As migrate(), for a database that is itself a copy: without another one."""
    pending(db)
    _refuse_empty(db)
    with writing(db):
        return _take_steps(db)


@contextmanager
def as_of_today(db: FileSession) -> Iterator[FileSession]:
    """The same rows at the newest step: of an older database a copy in memory, so that the file stays as it is.

    Raises NotOurDatabase as migrate() does.
    """
    wanted = pending(db)
    _refuse_empty(db)
    if not wanted:
        yield db
        return
    with closing(sqlite3.connect(":memory:", isolation_level=None, factory=FileSession)) as copy:
        db.backup(copy)
        bring_up_to_date(copy)
        yield copy


def pending(db: FileSession) -> list[str]:
    """The steps that this database has still to take; only reads. Raises NotOurDatabase as to_take() does."""
    reader = _reader(db)
    there = reader.table_names()  # first: another process may take the steps now, and what it has made is its own
    return to_take([step.name for step in steps.applied(reader)], there)


def _refuse_empty(db: FileSession) -> None:
    # SQLite takes a file of no bytes for a database that is well; it is what a broken copy looks like.
    if not steps.applied(_reader(db)):
        raise NotOurDatabase("this is no database of kidsq: it is empty")


def _reader(db: FileSession) -> Database:
    return Database(db, execute_plugins=False)


def _take_steps(db: FileSession) -> list[str]:
    taken = pending(db)
    if FORMER_LAST in {step.name for step in steps.applied(_reader(db))}:
        for statement in ADOPT:
            db.execute(statement)
    steps.apply(_reader(db))
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    return taken


def _proven_copy(path: Path, part: Path) -> None:
    with closing(look_into(path)) as db:  # a reader of its own: who writes cannot be copied from
        copy_database(db, part)
    with closing(bare(part, "ro")) as copy:
        faults = inspection.damages(copy)
    if faults:
        raise DamagedDatabase(f"{path} is damaged ({faults[0]}); `kidsq restore` brings a backup")


def open_store(path: Path, journal: str | None = None) -> FileStore:
    """Open the database of an installation, made or brought up to date where needed."""
    make_folder(path.parent)
    try:
        return _opened(path, journal)
    except NewerDatabase as error:
        raise NotOurDatabase(f"{error}{way_back(path.parent)}") from error


def _opened(path: Path, journal: str | None) -> FileStore:
    if path.exists():
        _look_first(path)
    store = FileStore(path, journal)
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
def opened(path: Path) -> Iterator[FileSession]:
    """The database of an installation for a while, as open_store() opens it."""
    store = open_store(path)
    try:
        yield store.connection()
    finally:
        store.close_all()


def _look_first(path: Path) -> None:
    """Refuse a stranger's file before our journal mode is written into it."""
    with suppress(sqlite3.OperationalError), closing(look_into(path)) as db:  # who is busy is told later
        pending(db)
