"""Backups that are proven before they count, and the way back from one."""

from __future__ import annotations

import os
import shutil
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

from kidsq.store.database import (
    FILE_NAME,
    NotOurDatabase,
    alone,
    copy_database,
    open_database,
    sync_folder,
)
from kidsq.upkeep import erase
from kidsq.upkeep.check import Replay, check_file
from kidsq.upkeep.folder import BACKUPS, SET_ASIDE, one_at_a_time

DAILY_KEPT = 14
_BESIDE = ("", "-wal", "-shm", "-journal")


class BackupFailed(Exception):
    """The copy does not pass the check, so it does not count; the text says what was found."""


def backup(data_folder: Path, now: datetime, replay: Replay | None = None, target: Path | None = None) -> Path:
    """Copy the database while children play, prove the copy, and only then give it its name.

    target: another place than the data folder's own `backups`.
    Raises BackupFailed, FileNotFoundError (nothing to back up), store.database.NotOurDatabase.
    """
    source = data_folder / FILE_NAME
    if not source.is_file():
        raise FileNotFoundError(f"there is no {FILE_NAME} in {data_folder} to back up")
    target = target or data_folder / BACKUPS / f"kidsq-{_stamp(now)}.db"
    target.parent.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(data_folder):
        part = target.with_name(target.name + ".part")
        db = open_database(source)
        try:
            copy_database(db, part)
        finally:
            db.close()
        _prove(part, replay)
        os.replace(part, target)
        sync_folder(target.parent)
    return target


def daily(data_folder: Path, now: datetime, replay: Replay | None = None) -> Path | None:
    """Back up when the newest backup is a day old, and keep the last DAILY_KEPT; returns the new one."""
    folder = data_folder / BACKUPS
    kept = sorted(folder.glob("kidsq-*.db")) if folder.is_dir() else []
    if kept and kept[-1].name > f"kidsq-{_stamp(now - timedelta(days=1))}.db":
        return None
    made = backup(data_folder, now, replay)
    for old in [path for path in kept if path != made][: -DAILY_KEPT + 1 or None]:
        old.unlink()
    return made


def restore(data_folder: Path, source: Path, now: datetime, replay: Replay | None = None) -> Path | None:
    """Prove a backup, erase from it who was erased since, and put it in the place of the present database.

    Returns the folder in which the former database now lies, None if there was none.
    Raises BackupFailed, FileNotFoundError, store.database.NotOurDatabase (no database, or a server is running).
    """
    if not source.is_file():
        raise FileNotFoundError(f"there is no backup {source}")
    data_folder.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(data_folder):
        return _restore(data_folder, source, now, replay)


def _restore(data_folder: Path, source: Path, now: datetime, replay: Replay | None) -> Path | None:
    part = data_folder / f"{FILE_NAME}.part"
    _copy_file(source, part)
    _prove(part, replay)
    erase.erase_again(part, data_folder, now)
    with alone(data_folder / FILE_NAME):
        aside = _move_aside(data_folder, now)
        os.replace(part, data_folder / FILE_NAME)
        sync_folder(data_folder)
    return aside


def _copy_file(source: Path, part: Path) -> None:
    """Copy through SQLite, so that a backup with a journal beside it is read whole and is itself left as it is."""
    db = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
    try:
        copy_database(db, part)
    except sqlite3.DatabaseError as error:
        raise NotOurDatabase(f"{source} is no database or is damaged ({error})") from error
    finally:
        db.close()


def _prove(part: Path, replay: Replay | None) -> None:
    try:
        found = check_file(part, replay)
    except NotOurDatabase as error:
        found = [str(error)]
    if found:
        part.unlink(missing_ok=True)
        raise BackupFailed(
            f"the copy is not sound: {found[0]}" + (f" (and {len(found) - 1} more)" if found[1:] else "")
        )
    for suffix in _BESIDE[1:]:
        part.with_name(part.name + suffix).unlink(missing_ok=True)


def _move_aside(data_folder: Path, now: datetime) -> Path | None:
    present = [data_folder / (FILE_NAME + suffix) for suffix in _BESIDE]
    present = [path for path in present if path.exists()]
    if not present:
        return None
    aside = data_folder / f"{SET_ASIDE}{_stamp(now)}"
    aside.mkdir()
    for path in reversed(present):  # the journals first: they would spoil the database that comes
        shutil.move(path, aside / path.name)
    return aside


def _stamp(at: datetime) -> str:
    return at.astimezone(UTC).strftime("%Y%m%dT%H%M%S%fZ")
