"""How a database is brought to the newest step; the tables themselves are in steps/, numbered, forward only."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from sqlite_utils import Database

from kidsq.store.database import APPLICATION_ID, NotOurDatabase, Store, copy_database, sync_folder, writing
from kidsq.store.steps import steps


def migrate(store: Store) -> list[str]:
    """Bring the database to the newest step, with a backup first; returns the names of the steps taken.

    Raises NotOurDatabase when a newer kidsq has written it: steps only lead forward.
    """
    db = store.connection()
    reader = Database(db, execute_plugins=False)
    _refuse_unknown(reader)
    if not steps.pending(reader):
        return []
    if steps.applied(reader):
        _keep_copy(store)
    with writing(db):  # two servers starting at once: the second one finds the work done
        taken = [step.name for step in steps.pending(reader)]
        steps.apply(reader)
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    return taken


def _refuse_unknown(reader: Database) -> None:
    applied = {step.name for step in steps.applied(reader)}
    known = {step.name for step in steps.pending(Database(memory=True, execute_plugins=False))}
    unknown = sorted(applied - known)
    if unknown:
        raise NotOurDatabase(f"a newer kidsq has written this database ({', '.join(unknown)}); please update kidsq")
    tables = set(reader.table_names())
    if tables and not applied:
        raise NotOurDatabase(f"this database belongs to another program (it holds {sorted(tables)[0]!r})")


def _keep_copy(store: Store) -> Path:
    folder = store.path.parent / "backups"
    folder.mkdir(exist_ok=True)
    target = folder / f"before-migration-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}.db"
    copy_database(store.connection(), target)
    sync_folder(folder)
    return target


def open_store(path: Path, journal: str | None = None) -> Store:
    """Open the database of an installation, made or brought up to date where needed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    store = Store(path, journal)
    try:
        migrate(store)
    except sqlite3.OperationalError as error:
        raise NotOurDatabase(f"{path} cannot be brought up to date: {error}") from error
    return store
