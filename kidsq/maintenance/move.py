"""Move an installation from its file into PostgreSQL, or back: every row, proven equal; nothing changes there."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kidsq.maintenance.check import Replay, look_over
from kidsq.maintenance.folder import BESIDE
from kidsq.store.db import live, migrations
from kidsq.store.db.database import FILE_NAME, NotOurDatabase, alone, look_into, make_folder, sync_folder
from kidsq.store.db.driver import sqlite3

if TYPE_CHECKING:
    from kidsq.store.db.postgresql.session import PostgresSession as PostgreSQL

KEY: Final = "secret.key"
EMPTY_IT: Final = (
    "if the file was played on since this move began, drop that database, make an empty one as before, and move again"
)
Told = Callable[[str, int], object]
"""Is told a table, and how many of its rows are there."""


class Unequal(Exception):
    """What has arrived is not what was there; the text says where."""


def into_postgresql(data_folder: Path, address: str, replay: Replay, told: Told) -> int:
    """Move what a data folder's file holds; how many rows that are. One that was interrupted is taken up.

    Raises NotOurDatabase (a server is running, the database is not empty, cannot be reached), Unequal.
    """
    path = data_folder / FILE_NAME
    if not path.is_file():
        raise NotOurDatabase(f"there is no {FILE_NAME} in {data_folder} to move")
    migrations.open_store(path).close_all()  # brought up to date
    found = look_over(path, replay)
    if found.damages:
        raise NotOurDatabase(f"{path} is damaged ({found.damages[0]}); `kidsq restore` brings a backup")
    counted: dict[str, int] = {}

    def count(table: str, rows: int) -> None:
        counted[table] = rows
        told(table, rows)

    store = live.at(address, data_folder, half_moved=True)
    try:
        from kidsq.store.db.postgresql import moving

        db = store.connection()
        store.refuse_company()
        with alone(path), closing(look_into(path)) as source:
            try:
                moving.into_postgresql(db, source, str(path.resolve()), count)
            except sqlite3.IntegrityError as fault:  # a row that had come before, at another place now
                raise Unequal(f"what has arrived is not what was there ({fault}); {EMPTY_IT}") from fault
            _refuse_unequal(list(moving.differences(db, source)), EMPTY_IT)
        if (data_folder / KEY).is_file():  # who is signed in stays so, and tablets stay tablets
            db.share("secret_key", (data_folder / KEY).read_bytes().hex())
        moving.is_over(db)
    finally:
        store.close_all()
    return sum(counted.values())


def into_file(address: str, data_folder: Path, told: Told) -> int:
    """Move what PostgreSQL holds into the file of a data folder that has none; how many rows that are.

    One that was interrupted is taken up, or begun anew where the database was played on since. Raises NotOurDatabase,
    Unequal.
    """
    path = data_folder / FILE_NAME
    _refuse_occupied(path)
    make_folder(data_folder)
    counted: dict[str, int] = {}

    def count(table: str, rows: int) -> None:
        counted[table] = rows
        told(table, rows)

    store, part = live.at(address, data_folder), path.with_name(f"{FILE_NAME}.part")
    try:
        from kidsq.store.db.postgresql import moving

        db = store.connection()
        store.refuse_company()
        with alone(path):  # no server begins here meanwhile
            _refuse_occupied(path)
            is_taken_up = moving.begun_before(db, part)
            found = _brought(db, part, count)
            if found and is_taken_up:
                part.unlink()
                found = _brought(db, part, count)
            if found:
                part.unlink()
            _refuse_unequal(found)
            _keep_key(data_folder, bytes.fromhex(db.shared("secret_key", os.urandom(32).hex())))
            os.replace(part, path)
            sync_folder(data_folder)
    finally:
        store.close_all()
    return sum(counted.values())


def _refuse_occupied(path: Path) -> None:
    for suffix in ("", *BESIDE):  # what a journal holds would be written into the file that comes
        if path.with_name(path.name + suffix).exists():
            told = f"there is a {path.name}{suffix} in {path.parent} already; please name another folder"
            raise NotOurDatabase(told)


def _brought(db: PostgreSQL, part: Path, told: Told) -> list[str]:
    """Bring what is missing into the file; what differs then."""
    from kidsq.store.db.postgresql import moving

    try:
        moving.into_file(db, part, told)
        with closing(look_into(part)) as made:
            return list(moving.differences(db, made))
    except sqlite3.IntegrityError as fault:  # a row that had come before, at another place now
        return [str(fault)]


def _keep_key(data_folder: Path, key: bytes) -> None:
    handle = os.open(data_folder / KEY, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())


def _refuse_unequal(found: list[str], what_to_do: str = "") -> None:
    if found:
        told = f"what has arrived is not what was there: {'; '.join(found)}; where it was all is as before"
        raise Unequal(f"{told}; {what_to_do}" if what_to_do else told)
