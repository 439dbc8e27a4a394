"""Every copy of the database in a data folder, and every half-made one, whatever its name and however deep."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from kidsq.maintenance.folder import BACKUPS, BESIDE, SET_ASIDE
from kidsq.store.db.database import APPLICATION_ID, FILE_NAME, place_of

PART: Final = ".kidsq.part"
"""What a half-made copy's name ends with: nobody else's does, so that it may be swept wherever it lies."""
_HEADER: Final = b"SQLite format 3\0"
_SMALLEST: Final = 512  # bytes, a page of SQLite
_OF_THE_DISK: Final = "lost+found"
"""A folder that the file system keeps at its top and shows to nobody."""


def copies_in(data_folder: Path) -> list[Path]:
    """Every database of kidsq in the data folder beside the one in use, whatever its name and however deep.

    Also what lies in a backup's or a set-aside database's place and cannot be read, and files and folders that nobody
    may look into: a copy may be there.
    """
    placed = [*(data_folder / BACKUPS).glob("*.db"), *data_folder.glob(f"{SET_ASIDE}*/{FILE_NAME}")]
    closed: list[Path] = []
    live = place_of(data_folder / FILE_NAME)
    found = [path for path in _files(data_folder, closed) if _may_be_a_copy(path, live)]
    return sorted({*placed, *found, *closed})


def is_ours(path: Path) -> bool:
    """True if a file begins as a database of kidsq does: SQLite's header, our application id. Raises OSError.

    Not for a file that this process uses through SQLite: closing it here would let go of SQLite's locks on it.
    """
    with path.open("rb") as file:
        head = file.read(100)
    return head.startswith(_HEADER) and head[68:72] == APPLICATION_ID.to_bytes(4, "big")


def _files(data_folder: Path, closed: list[Path]) -> Iterator[Path]:
    """Every plain file of the data folder; folders that cannot be looked into go to `closed`.

    Links are not followed: they may lead out of the folder, or round and round in it.
    """
    left = [data_folder]
    while left:
        folder = left.pop()
        try:
            with os.scandir(folder) as entries:
                found = list(entries)
        except FileNotFoundError:
            continue
        except OSError:
            closed.append(folder)
            continue
        for entry in found:
            if entry.is_file(follow_symlinks=False):
                yield folder / entry.name
            elif entry.is_dir(follow_symlinks=False) and entry.name != _OF_THE_DISK:
                left.append(folder / entry.name)


def _may_be_a_copy(path: Path, live: tuple[int, int] | None) -> bool:
    try:
        kept = path.lstat()
        # The one in use, by whatever name, and its -shm must not be opened here: see is_ours().
        if (kept.st_dev, kept.st_ino) == live or kept.st_size < _SMALLEST or _lies_beside(path):
            return False
        return _is_half_made(path) or is_ours(path)
    except FileNotFoundError:
        return False
    except OSError:
        return True


def _lies_beside(path: Path) -> bool:
    """True if a file belongs to the database beside it: its journal or lock."""
    return any(path.name.endswith(suffix) and os.path.isfile(os.fspath(path).removesuffix(suffix)) for suffix in BESIDE)


def _is_half_made(path: Path) -> bool:
    return path.name.endswith(tuple(PART + suffix for suffix in ("", *BESIDE)))


def sweep(data_folder: Path) -> None:
    """Half-made copies that a kill has left; within one_at_a_time(), so that nobody makes one now."""
    for part in (*data_folder.glob("*.part*"), *data_folder.glob(f"{BACKUPS}/*.part*")):
        part.unlink(missing_ok=True)
    for path in _files(data_folder, []):
        if _is_half_made(path):
            with suppress(OSError):  # then it counts as a copy, and is named
                path.unlink(missing_ok=True)
