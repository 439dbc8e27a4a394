"""A database that is damaged or gone: nothing is begun over it, nothing is deleted, and the way back is told."""

from __future__ import annotations

from contextlib import closing
from datetime import datetime
from pathlib import Path

from kidsq.maintenance import copies
from kidsq.maintenance.backup import newest_good
from kidsq.maintenance.check import Replay
from kidsq.store.db import live
from kidsq.store.db.database import FILE_NAME, DamagedDatabase, NotOurDatabase, alone, quiet
from kidsq.store.db.driver import sqlite3


def refuse_damaged(data_folder: Path, now: datetime, replay: Replay | None = None) -> None:
    """Look at the database before it is opened to be served.

    Raises DamagedDatabase, whose text names the way back: when the database is damaged, which is then moved aside with
    its journals; and when there is none, or nothing in it, although there are copies of one, because an empty kidsq in
    its place would look as if all were lost.
    """
    known = [*copies.numbered(data_folder), *copies.before_migrations(data_folder), *copies.set_aside(data_folder)]
    if live.address(data_folder) is not None:  # PostgreSQL looks after its files itself
        if known and live.holds_nothing(data_folder):
            raise DamagedDatabase(_empty(data_folder, replay))
        return
    path = data_folder / FILE_NAME
    if not known and not holds_something(path):  # the first start, or one that was killed before it had made its tables
        return
    fault = fault_of(path)
    if fault:
        raise DamagedDatabase(_told(data_folder, path, fault, now, replay))


def holds_something(path: Path) -> bool:
    """True if there is a file that is not empty."""
    return path.exists() and path.stat().st_size > 0


def fault_of(path: Path) -> str | None:
    """Why a database file cannot be used, as the end of a sentence; a look that changes nothing, of the whole file."""
    if not holds_something(path):
        return "it is empty" if path.exists() else "it is not there"
    try:
        # Read only: to tidy up beside a damaged file would throw away the journal that belongs to it.
        with closing(sqlite3.connect(quiet(path), uri=True)) as db:
            (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError:  # held by others, out of reach, or to be rolled back first: opening it says so
        return None
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if found == "ok" else " ".join(found.split())


def _empty(data_folder: Path, replay: Replay | None) -> str:
    lines = [f"{live.place(data_folder)} is empty, and in {data_folder} lie copies of one that was not."]
    lines.append("Is that the right one? --database or KIDSQ_DATABASE says which, of `kidsq restore`, too.")
    if (data_folder / FILE_NAME).is_file():
        lines.append(
            f'What {FILE_NAME} there holds is brought by  kidsq move --from "{data_folder}" --to postgresql://...'
        )
    return "\n".join([*lines, *_way_back(data_folder, replay)])


def _told(data_folder: Path, path: Path, fault: str, now: datetime, replay: Replay | None) -> str:
    lines = [f"The database {path} cannot be used: {fault}."]
    if path.exists():
        try:
            with alone(path):
                aside = copies.move_aside(data_folder, now)
            lines.append(f"It now lies in {aside}, whole as it was. Keep it: what was played last may be read from it.")
        except NotOurDatabase:
            lines.append("Another kidsq is using it, so it stays where it is. Stop that one first.")
    return "\n".join([*lines, *_way_back(data_folder, replay)])


def _way_back(data_folder: Path, replay: Replay | None) -> list[str]:
    lines, good = [], newest_good(data_folder, replay)
    if good is None:
        lines.append(f"There is no sound backup in {data_folder}. If you have one elsewhere:  kidsq restore FILE")
    else:
        made = copies.made_at(good)
        when = f", made {made.astimezone():%Y-%m-%d %H:%M}" if made else ""
        lines.append(f"The newest sound backup{when}, comes back with:")
        lines.append(f'  kidsq restore --data "{data_folder}" "{good}"')
    lines.append("To begin with an empty kidsq instead, name another folder with --data or KIDSQ_DATA.")
    return lines
