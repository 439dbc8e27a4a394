"""The names and places of copies. Their order is a number in the name: clocks jump, numbers do not."""

from __future__ import annotations

import re
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from kidsq.maintenance.folder import BACKUPS, BESIDE, SET_ASIDE
from kidsq.store.db.database import FILE_NAME, make_folder, sync_folder

_NAME: Final = re.compile(r"kidsq-(?:(\d{6,})-)?(\d{8}T\d{12}Z)\.db", re.ASCII)
"""The first ones had no number: they are older than all that have."""
_MOMENT: Final = re.compile(r"\d{8}T\d{12}Z", re.ASCII)
_STAMP: Final = "%Y%m%dT%H%M%S%fZ"


def numbered(data_folder: Path) -> list[Path]:
    """The backups of this data folder, oldest first."""
    return numbered_in(data_folder / BACKUPS)


def numbered_in(folder: Path) -> list[Path]:
    """What bears the name of a backup in any folder, oldest first."""
    found = [(match, path) for path in _databases_in(folder) if (match := _NAME.fullmatch(path.name))]
    return [path for match, path in sorted(found, key=lambda one: (int(one[0][1] or 0), one[0][2]))]


def before_migrations(data_folder: Path) -> list[Path]:
    """What was copied before each migration, oldest first as far as the clock tells."""
    return sorted(path for path in _databases_in(data_folder / BACKUPS) if path.name.startswith("before-migration-"))


def next_name(data_folder: Path, now: datetime) -> Path:
    """Where the next backup goes."""
    return next_name_in(data_folder / BACKUPS, now)


def next_name_in(folder: Path, now: datetime) -> Path:
    """The same in any folder: its number follows those that are there."""
    kept = numbered_in(folder)
    match = _NAME.fullmatch(kept[-1].name) if kept else None
    number = int(match[1] or 0) + 1 if match else 1
    return folder / f"kidsq-{number:06d}-{_stamp(now)}.db"


def made_at(backup: Path) -> datetime | None:
    """What the clock said when this backup was made."""
    match = _NAME.fullmatch(backup.name)
    return _read_stamp(match[2]) if match else None


def put_aside_at(name: str) -> datetime | None:
    """What the clock said when the database of this name was set aside, or copied before a migration."""
    match = _MOMENT.search(name)
    return _read_stamp(match[0]) if match else None


def set_aside(data_folder: Path) -> list[Path]:
    """The folders into which former databases were moved."""
    return sorted(path for path in data_folder.glob(f"{SET_ASIDE}*") if path.is_dir())


def move_aside(data_folder: Path, now: datetime) -> Path | None:
    """Move the database and its journals into a folder of their own; None when there is nothing to move.

    Only while nobody uses it: within store.db.database.alone().
    """
    present = [path for suffix in ("", *BESIDE) if (path := data_folder / (FILE_NAME + suffix)).exists()]
    if not present:
        return None
    aside = new_aside(data_folder, now)
    for path in reversed(present):  # the journals first: they would spoil the database that comes
        shutil.move(path, aside / path.name)
    for folder in (aside, data_folder):  # before another database comes: after a power cut too, no journal is left
        sync_folder(folder)
    return aside


def new_aside(data_folder: Path, now: datetime) -> Path:
    """A folder for a former database."""
    return _new_folder(data_folder / f"{SET_ASIDE}{_stamp(now)}")


def _new_folder(wanted: Path) -> Path:
    number, made = 1, wanted
    while made.exists():  # a clock that was set back may say the same moment again
        number, made = number + 1, wanted.with_name(f"{wanted.name}-{number}")
    make_folder(made)
    return made


def _databases_in(folder: Path) -> list[Path]:
    return list(folder.glob("*.db")) if folder.is_dir() else []


def _stamp(at: datetime) -> str:
    return at.astimezone(UTC).strftime(_STAMP)


def _read_stamp(stamp: str) -> datetime | None:
    try:
        return datetime.strptime(stamp, _STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
