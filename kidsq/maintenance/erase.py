"""Erase children for good: from the database, its free space and journal, and every copy in the data folder."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from kidsq.maintenance.find_copies import PART, copies_in, sweep
from kidsq.maintenance.folder import BESIDE, one_at_a_time
from kidsq.store.db import inspection, live
from kidsq.store.db.database import (
    FILE_NAME,
    NotOurDatabase,
    alone,
    bare,
    copy_database,
    open_database,
    sync_folder,
    writing,
)
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session
from kidsq.store.db.times import text
from kidsq.store.people import erasing

LIST_NAME: Final = "erased.txt"
"""The tombstones once more, beside the database: a restored or damaged one may not know of them."""


@dataclass(frozen=True, slots=True)
class Leftover:
    """What an erasure has left to do. unclean: copies that could not be read or written, by their place in the folder;
    busy: the free space of the database is not cleared yet, because somebody held it or the disk is full."""

    unclean: tuple[str, ...] = ()
    busy: bool = False

    @property
    def finished(self) -> bool:
        return not self.unclean and not self.busy


def erase(data_folder: Path, children: Iterable[str], classes: Iterable[str], now: datetime) -> Leftover:
    """Erase these children, and these classes with their children: in one transaction, and then everywhere else.

    After a kill in between, take_up() does the rest.
    """
    with live.as_it_is(data_folder) as db:
        db.overwrite_deleted()
        with writing(db):
            closed = sorted(set(classes))
            gone = sorted({*children, *inspection.learners_in_classes(db, closed)})
            former = erasing.former_accounts(db, gone)
            erasing.erase(db, gone, closed)
            erasing.remember(db, {*map(erasing.tombstone, [*gone, *closed]), *former}, text(now))
    return take_up(data_folder, now)


def take_up(data_folder: Path, now: datetime) -> Leftover:
    """Finish every erasure that is not; where there is none, only a look."""
    with live.as_it_is(data_folder) as db:
        known = erasing.tombstones(db)
        strays = read_list(data_folder) - known.keys()
        # Each server of a PostgreSQL has copies of its own, whoever has finished the erasure in the database.
        elsewhere = live.address(data_folder) is not None and any(copies_in(data_folder))
        if strays or not all(known.values()):
            with one_at_a_time(data_folder):
                return _take_up(db, data_folder, {*known, *strays}, now)
        if known and elsewhere:
            with one_at_a_time(data_folder):
                if known.keys() - read_list(data_folder):
                    _write_list(data_folder, {*known})
                return Leftover(_unclean(data_folder, {*known}, now))
        return Leftover()


def unfinished(data_folder: Path) -> int:
    """How many erasures are not finished: tombstones of the database and of the list beside it."""
    with live.as_it_is(data_folder) as db:
        return unfinished_by(data_folder, db)


def unfinished_by(data_folder: Path, db: Session) -> int:
    """The same, asked of a session that is there."""
    known = erasing.tombstones(db)
    strays = read_list(data_folder) - known.keys()
    return len(strays) + sum(not finished for finished in known.values())


def _take_up(db: Session, data_folder: Path, buried: set[str], now: datetime) -> Leftover:
    db.overwrite_deleted()
    try:
        apply(db, buried, now)  # a database from elsewhere may still hold them
        _write_list(data_folder, buried)
        sweep(data_folder)
        busy = not db.clear_free_space()
    except (sqlite3.OperationalError, OSError):  # held by others, or the disk is full: there is another time
        busy = True
    unclean = _unclean(data_folder, buried, now)
    if not busy and not unclean and not all(erasing.tombstones(db).get(one) for one in buried):
        with writing(db):
            erasing.remember(db, buried, text(now), text(now))
    return Leftover(unclean, busy)


def apply(db: Session, buried: Iterable[str], now: datetime, *, finished: bool = False) -> None:
    """Erase everybody who has a tombstone from this database, and store the tombstones where there is a table."""
    known = set(buried)
    children, classes = erasing.still_here(db, known)
    with writing(db):
        if children or classes:
            erasing.erase(db, {*children, *inspection.learners_in_classes(db, classes)}, classes)
        if "finished_at" in db.columns().get("erased", ()):
            erasing.remember(db, known, text(now), text(now) if finished else None)


# -- copies -----------------------------------------------------------------------------------------------------------


def _unclean(data_folder: Path, buried: set[str], now: datetime) -> tuple[str, ...]:
    """The copies from which the erased could not be taken; all others are without them."""
    found = (copy for copy in copies_in(data_folder) if not _clean(copy, buried, now))
    return tuple(copy.relative_to(data_folder).as_posix() for copy in found)


def _clean(copy: Path, buried: set[str], now: datetime) -> bool:
    """Rewrite a copy without the erased, prove it, and put it in its place; False when it cannot be done."""
    part = copy.with_name(copy.name + PART)
    try:
        with _unused(copy):
            return _cleaned(copy, part, buried, now)
    except (sqlite3.DatabaseError, NotOurDatabase, OSError):
        for suffix in ("", *BESIDE):
            with suppress(OSError):
                part.with_name(part.name + suffix).unlink(missing_ok=True)
        return False


def _unused(copy: Path) -> AbstractContextManager[None]:
    """Where a kidsq has served from, none may now: it would go on writing into the file that has gone."""
    return alone(copy) if copy.with_name(copy.name + ".lock").exists() else nullcontext()


def _cleaned(copy: Path, part: Path, buried: set[str], now: datetime) -> bool:
    source = bare(copy, "ro")
    try:
        done = erasing.tombstones(source)
        if all(done.get(one) for one in buried):
            return True
        copy_database(source, part)
    finally:
        source.close()
    _rewrite(part, buried, now, finished=True)
    for suffix in BESIDE:
        copy.with_name(copy.name + suffix).unlink(missing_ok=True)
    os.replace(part, copy)
    sync_folder(copy.parent)
    return True


def erase_again(part: Path, data_folder: Path, now: datetime) -> None:
    """Erase from a backup, before it is restored, everybody who was erased since; the rest is for take_up()."""
    buried = known_everywhere(data_folder, besides=part)
    if buried:
        _write_list(data_folder, buried)
        _rewrite(part, buried, now, finished=False)


def _rewrite(part: Path, buried: set[str], now: datetime, *, finished: bool) -> None:
    db = open_database(part, "truncate")
    try:
        db.overwrite_deleted()
        apply(db, buried, now, finished=finished)
        db.clear_free_space()
        faults = inspection.damages(db)
        if faults or any(erasing.still_here(db, buried)):
            raise NotOurDatabase(f"{part.name} is not sound: {faults[:1]}")
        db.execute("PRAGMA journal_mode = DELETE")  # one file, without a journal beside it
    finally:
        db.close()


# -- the list beside the database -------------------------------------------------------------------------------------


def read_list(data_folder: Path) -> set[str]:
    """The tombstones in the list."""
    try:
        lines = (data_folder / LIST_NAME).read_text(encoding="ascii", errors="replace").splitlines()
    except FileNotFoundError:
        return set()
    return {line.strip() for line in lines if len(line.strip()) == 64}


def _write_list(data_folder: Path, buried: set[str]) -> None:
    path, known = data_folder / LIST_NAME, read_list(data_folder)
    if buried <= known:
        return
    part = path.with_name(path.name + ".new")
    with part.open("w", encoding="ascii") as file:
        file.writelines(f"{line}\n" for line in sorted(known | buried))
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
    sync_folder(data_folder)


def known_everywhere(data_folder: Path, besides: Path) -> set[str]:
    """Every tombstone that this data folder knows of, for a backup that comes from elsewhere and now lies `besides`."""
    known = [path for path in (data_folder / FILE_NAME, *copies_in(data_folder)) if path != besides]
    return {*read_list(data_folder), *_in_files(known), *_in_use(data_folder)}


def _in_use(data_folder: Path) -> set[str]:
    """Those of the database in use, where it is no file."""
    if live.address(data_folder) is None:
        return set()
    with live.opened(data_folder) as db:
        return set(erasing.tombstones(db))


def _in_files(paths: Iterable[Path]) -> Iterator[str]:
    for path in paths:
        if not path.is_file():
            continue
        try:
            source = bare(path, "ro")
            try:
                yield from erasing.tombstones(source)
            finally:
                source.close()
        except sqlite3.DatabaseError:
            continue  # damaged: the list knows as much
