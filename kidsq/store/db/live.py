"""The database in use of a data folder: the file in it, or a PostgreSQL database where one is named."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kidsq import settings
from kidsq.store.db import migrations
from kidsq.store.db.database import (
    FILE_NAME,
    FileSession,
    NotOurDatabase,
    copy_database,
    look_into,
    only_look,
    open_database,
)
from kidsq.store.db.session import Session, Store

if TYPE_CHECKING:
    from kidsq.store.db.postgresql.store import PostgresStore

DRIVER: Final = (
    "the database is one of PostgreSQL, and its driver is not installed:  pip install 'psycopg[binary,pool]>=3.2,<4'"
)


def address(data_folder: Path) -> str | None:
    """Where the database of this folder is, unless it is the file in it. Raises NotOurDatabase for what is none."""
    said = settings.text(settings.DATABASE)
    if said and not (said.startswith(("postgresql://", "postgres://")) and said.isprintable()):
        raise NotOurDatabase(
            f"{settings.DATABASE} is no address of a PostgreSQL database; one is postgresql://host/name"
        )
    return said or None


def open_store(data_folder: Path, journal: str | None = None) -> Store:
    """The database in use, made or brought up to date where needed. Raises NotOurDatabase."""
    other = address(data_folder)
    return migrations.open_store(data_folder / FILE_NAME, journal) if other is None else at(other, data_folder)


def at(other: str, data_folder: Path, *, half_moved: bool = False) -> PostgresStore:
    """The PostgreSQL database at this address, as open_store(). Raises NotOurDatabase, also without its driver.

    half_moved: also one into which a move has not brought everything yet.
    """
    try:
        from kidsq.store.db.postgresql import store
    except ImportError as missing:
        raise NotOurDatabase(DRIVER) from missing
    return store.open_store(data_folder / FILE_NAME, other, half_moved=half_moved)


@contextmanager
def opened(data_folder: Path) -> Iterator[Session]:
    """The database in use for a while, as open_store() opens it."""
    store = open_store(data_folder)
    try:
        yield store.connection()
    finally:
        store.close_all()


@contextmanager
def as_it_is(data_folder: Path) -> Iterator[Session]:
    """The same, without bringing a file up to date first."""
    other = address(data_folder)
    if other is not None:
        with opened(data_folder) as db:
            yield db
        return
    with closing(open_database(data_folder / FILE_NAME)) as db:
        yield db


@contextmanager
def looked_at(data_folder: Path) -> Iterator[Session]:
    """The same for who changes nothing, not even by bringing it up to date. Raises NotOurDatabase, sqlite3.Error."""
    other = address(data_folder)
    if other is None:
        with closing(only_look(data_folder / FILE_NAME)) as db:
            yield db
        return
    try:
        from kidsq.store.db.postgresql import store
    except ImportError as missing:
        raise NotOurDatabase(DRIVER) from missing
    found = store.PostgresStore(data_folder / FILE_NAME, store.readable(other))
    try:
        yield found.connection()
    finally:
        found.close_all()


def steps_to_take(db: Session) -> list[str]:
    """What the next start does to this database to bring it up to date. Raises NotOurDatabase of a newer kidsq's."""
    if isinstance(db, FileSession):
        return migrations.pending(db)
    from kidsq.store.db.postgresql import session, tables

    assert isinstance(db, session.PostgresSession)
    return tables.pending(db)


def kept_by(db: Session) -> str:
    """Which PostgreSQL keeps this database; empty of a file."""
    said = [] if db.servers is None else db.execute("SELECT current_setting('server_version')").fetchall()
    return f"PostgreSQL {said[0][0].partition(' ')[0]}" if said else ""


def place(data_folder: Path) -> str:
    """Where it is, for people to read: nothing of a user or a password."""
    other = address(data_folder)
    if other is None:
        return str(data_folder / FILE_NAME)
    from kidsq.store.db.postgresql.store import place as of_postgresql

    return of_postgresql(other)


def is_there(data_folder: Path) -> bool:
    """True if there is a database to look at or to copy."""
    return address(data_folder) is not None or (data_folder / FILE_NAME).is_file()


def holds_nothing(data_folder: Path) -> bool:
    """True if the PostgreSQL database in use can be reached and has no tables yet. Raises NotOurDatabase."""
    other = address(data_folder)
    if other is None:
        return False
    try:
        from kidsq.store.db.postgresql import store
    except ImportError as missing:
        raise NotOurDatabase(DRIVER) from missing
    return store.holds_nothing(other)


def size(data_folder: Path) -> int:
    """How many bytes a copy takes, about."""
    if address(data_folder) is None:
        return (data_folder / FILE_NAME).stat().st_size
    with opened(data_folder) as db:
        return size_by(data_folder, db)


def size_by(data_folder: Path, db: Session) -> int:
    """The same, asked of a session that is there."""
    if db.servers is None:
        return (data_folder / FILE_NAME).stat().st_size
    return int(db.execute("SELECT pg_database_size(current_database())").fetchall()[0][0])


def copy(data_folder: Path, target: Path) -> None:
    """Copy the database in use into a new file of SQLite, while children play. Raises NotOurDatabase."""
    other = address(data_folder)
    if other is None:
        with closing(look_into(data_folder / FILE_NAME)) as db:
            migrations.pending(db)
            copy_database(db, target)
        return
    from kidsq.store.db.postgresql import rows

    store = at(other, data_folder)
    try:
        rows.write_file(store.connection(), target)
    finally:
        store.close_all()


def replace(data_folder: Path, source: Path, aside: Path) -> bool:
    """Put the rows of a file at the newest step in the place of those of PostgreSQL, in one transaction.

    aside: the file in which the former ones then lie; returns whether there were any.
    Raises NotOurDatabase while servers use the database.
    """
    from kidsq.store.db.postgresql import rows

    other = address(data_folder)
    assert other is not None
    store = at(other, data_folder)
    try:
        db = store.connection()
        store.refuse_company()
        with closing(look_into(source)) as file, db.writing():
            held = any(db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchall() for table in rows.ordered(file))
            db.take_time()
            if held:
                rows.write_file_within(db, aside)
            rows.read_file(db, file)
        return held
    finally:
        store.close_all()


def looks_after(data_folder: Path) -> bool:
    """True if this process is the one that backs up and tidies: of one file any, of PostgreSQL's servers one alone."""
    other = address(data_folder)
    if other is None:
        return True
    from kidsq.store.db.postgresql import store

    return store.is_ours(other)


@contextmanager
def as_file(data_folder: Path) -> Iterator[Path]:
    """A file of SQLite that holds what the database in use holds: itself, or a copy that goes again."""
    if address(data_folder) is None:
        yield data_folder / FILE_NAME
        return
    part = data_folder / f"looked-at-{os.getpid()}.db.kidsq.part"
    try:
        copy(data_folder, part)
        yield part
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            part.with_name(part.name + suffix).unlink(missing_ok=True)
