"""Everything on one device as a file that somebody keeps: when it is time to save one, and taking one back."""

from __future__ import annotations

import secrets
import tempfile
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, Literal

from kidsq.maintenance import backup, find_copies
from kidsq.store.db import inspection, live
from kidsq.store.db.database import NotOurDatabase, look_into, writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import as_of_today
from kidsq.store.db.schema import NewerDatabase
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text
from kidsq.store.people import audit, people, settings

EVERY: Final = timedelta(days=5)
"""A browser may erase what was not visited for a week."""
BROUGHT: Final = f"brought{find_copies.PART}"
"""In the data folder, a file that somebody is about to take; the next backup sweeps it away."""
_SAVED_AT: Final = "saved_at"
_DEVICE: Final = "saved_by"
"""Settings of the installation: when somebody saved a file last, and by which name the browser was known."""

Refusal = Literal["none", "newer", "damaged"]


@dataclass(frozen=True, slots=True)
class Held:
    """What a database holds. until: when the last of it was written, as the store keeps times; empty: nothing yet."""

    children: int
    games: int
    until: str


class CannotTake(Exception):
    """A file that cannot be taken. code: none (it is no database of kidsq), newer (than this kidsq), damaged."""

    def __init__(self, code: Refusal) -> None:
        super().__init__(code)
        self.code: Refusal = code


def save(data_folder: Path, db: Session, device: str, now: datetime) -> bytes:
    """The file as `kidsq backup` writes it; notes in it, and here, when and in which browser it was saved.

    Raises backup.BackupFailed, sqlite3.Error, OSError.
    """
    with writing(db):
        settings.write_all(db, settings.INSTALLATION, {_SAVED_AT: text(now), _DEVICE: device})
    with tempfile.TemporaryDirectory() as folder:
        return backup.backup(data_folder, now, target=Path(folder) / "kidsq.db").read_bytes()


def saved_at(db: Session) -> str | None:
    """When a file was saved last, as the store keeps times."""
    return settings.read(db, settings.INSTALLATION).get(_SAVED_AT)


def is_due(db: Session, now: datetime) -> bool:
    """True if a game is over that no file holds, and the last file is some days old."""
    last, saved = inspection.newest_end(db), saved_at(db)
    return bool(last) and (saved is None or (last > saved and abs(now - moment(saved)) >= EVERY))


def held(db: Session) -> Held:
    """What this database holds."""
    return Held(*inspection.children_and_games(db), inspection.newest_moment(db))


def look_at(path: Path) -> Held:
    """What a file holds that somebody brings; it stays as it is. Raises CannotTake."""
    try:
        if not find_copies.is_ours(path):
            raise CannotTake("none")
        with closing(look_into(path)) as db, as_of_today(db) as today:
            if inspection.damages(today):
                raise CannotTake("damaged")
            return held(today)
    except NewerDatabase as error:
        raise CannotTake("newer") from error
    except (NotOurDatabase, sqlite3.DatabaseError) as error:
        raise CannotTake("damaged") from error


def take(data_folder: Path, path: Path, now: datetime) -> None:
    """Put a file in the place of the database, which nobody may use meanwhile; the former one is kept aside.

    The children of a file that no device has saved are at this one then.
    Raises CannotTake; sqlite3.OperationalError and OSError where the disk is full.
    """
    look_at(path)
    try:
        backup.restore(data_folder, path, now)
    except (backup.BackupFailed, NotOurDatabase) as error:
        raise CannotTake("damaged") from error
    path.unlink(missing_ok=True)
    with live.opened(data_folder) as db, writing(db):
        audit.append(db, text(now), None, "took_file", "installation")
        if not known_device(db):
            device = secrets.token_hex(16)
            settings.write(db, settings.INSTALLATION, _DEVICE, device)
            people.seat_all_at(db, device, text(now))


def known_device(db: Session) -> str:
    """By which name this installation knows the one browser that uses it; empty where it never was in a file."""
    return settings.read(db, settings.INSTALLATION).get(_DEVICE, "")
