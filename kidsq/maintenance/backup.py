"""Backups that are proven before they count, and the way back from one."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime, timedelta
from pathlib import Path

from kidsq.maintenance import backup_health, copies, erase, find_copies, restored
from kidsq.maintenance.check import Replay, look_over
from kidsq.maintenance.disk_space import LOW_BYTES, free_bytes
from kidsq.maintenance.folder import BACKUPS, BESIDE, SET_ASIDE, one_at_a_time
from kidsq.store.db import inspection, live
from kidsq.store.db.database import (
    FILE_NAME,
    NotOurDatabase,
    alone,
    bare,
    copy_database,
    look_into,
    make_folder,
    open_database,
    sync_folder,
    take_in_journal,
    writing,
)
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import bring_up_to_date
from kidsq.store.db.times import text
from kidsq.store.people import adults

DAILY_KEPT = 14
A_DAY = timedelta(days=1)
_LOCK = ".lock"
_OURS = ("secret.key", erase.LIST_NAME, BACKUPS, backup_health.FILE_NAME)
"""What names in the data folder begin with that are no backup's."""


Warn = Callable[[str], object]
"""Takes a sentence about what is not well and yet no reason to stop, as a game's record that cannot be read."""
_WARNINGS = 5


def _unheard(_sentence: str) -> None:
    """Nobody is there to be warned."""


class BackupFailed(Exception):
    """The copy does not pass the check, or its place cannot be taken; the text says what was found and what to do."""


class NoRoom(BackupFailed, backup_health.NoRoom):
    """A copy would leave the children no room to play."""


def backup(
    data_folder: Path,
    now: datetime,
    replay: Replay | None = None,
    target: Path | None = None,
    warn: Warn = _unheard,
    keep: int | None = None,
) -> Path:
    """Copy the database while children play, prove the copy, and only then give it its name.

    A game whose record cannot be read is copied as it is, and told: all else is worth a backup.
    target: another place than the data folder's own `backups`; a folder, for a file with the usual name in it. Only an
    earlier copy of the same installation is replaced: whatever else bears the name stays as it is.
    keep: of the copies in such a folder so many, with this one; earlier ones that it could replace are deleted.
    Raises BackupFailed, FileNotFoundError (nothing to back up), store.db.database.NotOurDatabase.
    """
    if not live.is_there(data_folder):
        raise FileNotFoundError(f"there is no {FILE_NAME} in {data_folder} to back up")
    chosen = None if target is None else _chosen(target, data_folder, now)
    with one_at_a_time(data_folder):
        find_copies.sweep(data_folder)
        target = chosen or copies.next_name(data_folder, now)
        if chosen is None:
            make_folder(target.parent)
        _hold_space(live.size(data_folder), target.parent)
        part = target.with_name(target.name + find_copies.PART)
        _begin(part)
        try:
            live.copy(data_folder, part)
            _prove(part, replay, warn)
            if chosen is not None:
                _refuse_losses(chosen, data_folder)  # once more: copying takes its time
                _refuse_other_house(chosen, part)
            os.replace(part, target)
        finally:  # what is not proven takes nobody's place, and no room on the disk either
            _remove(part)
        sync_folder(target.parent)
        if keep is not None:
            _delete_earlier(target, data_folder, keep)
    return target


def _begin(part: Path) -> None:
    """Refuse a place in which nothing can be written. Raises BackupFailed."""
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
    except OSError as error:
        told = f"nothing can be written to {part.parent} ({error.strerror}); please name another place"
        raise BackupFailed(told) from error


def _delete_earlier(newest: Path, data_folder: Path, keep: int) -> None:
    """Delete the earlier copies beside the newest one but the last few: none that it would be refused to replace."""
    kept = 0
    for path in reversed(copies.numbered_in(newest.parent)):
        with suppress(BackupFailed):
            _refuse_losses(path, data_folder)
            _refuse_other_house(path, newest)
            kept += 1
            if kept > keep:
                path.unlink()


def _chosen(target: Path, data_folder: Path, now: datetime) -> Path:
    """The file that somebody means who names this one, or a folder for it. Raises BackupFailed."""
    if target == Path():  # an empty name too, as of a variable that is not set
        raise BackupFailed("there is no name for the backup; please name a file, or a folder by its own name")
    if target.is_dir():
        target = copies.next_name_in(target, now)
    _refuse_losses(target, data_folder)
    return target


def _refuse_losses(target: Path, data_folder: Path) -> None:
    """Refuse a place in which something else lies, or will. Raises BackupFailed."""
    if not target.parent.is_dir():  # never made: it may be where a disk belongs that is not plugged in
        raise BackupFailed(f"there is no folder {target.parent}; please plug its disk in, or make it first")
    if (
        target.exists() and (data_folder / FILE_NAME).exists() and target.samefile(data_folder / FILE_NAME)
    ):  # before is_ours(), which must not open it
        raise BackupFailed(f"{target} is the database itself; please name another file")
    if _is_spoken_for(target, data_folder):
        raise BackupFailed(f"{target} is a name that kidsq needs for something else; please name another file")
    try:
        known = target.lstat()
    except FileNotFoundError:
        return
    if stat.S_ISLNK(known.st_mode):  # where it leads is often not what somebody remembers
        raise BackupFailed(f"{target} is a link to {os.readlink(target)}; please name that file itself, or another one")
    if not stat.S_ISREG(known.st_mode):
        raise BackupFailed(f"{target} is not a file that can hold a backup; please name another one")
    if not known.st_mode & stat.S_IWUSR:  # somebody has said that it shall stay
        raise BackupFailed(f"{target} is read-only, so it stays as it is; please name another file")
    if known.st_size and not _is_ours(target):  # an empty one, as mktemp makes, has nothing to lose
        raise BackupFailed(f"{target} is not a kidsq backup, so it stays as it is; please name another file")
    if any((beside := target.with_name(target.name + suffix)).exists() for suffix in (*BESIDE, _LOCK)):
        raise BackupFailed(f"{target} is a database in use, with {beside.name} beside it; please name another file")


def _is_spoken_for(target: Path, data_folder: Path) -> bool:
    """True if a name is that of a journal or lock, of a half-made copy, or of another file of the data folder."""
    if target.name.endswith((*BESIDE, _LOCK, find_copies.PART)):
        return True
    above = target.parent.resolve()
    if above.name.startswith(SET_ASIDE) and above.parent == data_folder.resolve():
        return True  # nobody has another copy of what was set aside
    swept = above in (data_folder.resolve(), (data_folder / BACKUPS).resolve()) and ".part" in target.name
    return swept or (above == data_folder.resolve() and target.name.startswith(_OURS))


def _refuse_other_house(target: Path, part: Path) -> None:
    """Refuse to replace a backup of another installation, or one with newer rows. Raises BackupFailed."""
    if not target.exists() or not target.stat().st_size:
        return
    stays = "so it stays as it is; please name another file, or move it away first"
    try:
        with closing(look_into(target)) as there, closing(look_into(part)) as here:
            same = inspection.began_at(there) == inspection.began_at(here)
            newest = inspection.newest_moment(there)
            newer = newest > inspection.newest_moment(here)
            left = restored.left_behind(here, there, newest)
    except (NotOurDatabase, sqlite3.Error) as error:
        raise BackupFailed(f"{target} cannot be read ({error}), {stays}") from error
    if not same:
        raise BackupFailed(f"{target} is the backup of another kidsq, {stays}")
    if newer:
        raise BackupFailed(f"{target} holds newer games than this kidsq, {stays}")
    if left:
        raise BackupFailed(f"{target} holds games of before a backup was restored on {left[:10]}, {stays}")


def _is_ours(target: Path) -> bool:
    try:
        return find_copies.is_ours(target)
    except OSError:
        return False


def daily(data_folder: Path, now: datetime, replay: Replay | None = None, warn: Warn = _unheard) -> Path | None:
    """Back up when the newest backup is a day old, and keep the last DAILY_KEPT; returns the new one.

    Old and new are told by the number in the name: a clock that was set back must not make the newest look the oldest.
    """
    kept = copies.numbered(data_folder)
    made_at = copies.made_at(kept[-1]) if kept else None
    if made_at is not None and abs(now - made_at) < A_DAY:
        return None
    made = backup(data_folder, now, replay, warn=warn)
    for old in copies.numbered(data_folder)[:-DAILY_KEPT]:
        old.unlink(missing_ok=True)
    return made


def restore(
    data_folder: Path, source: Path, now: datetime, replay: Replay | None = None, warn: Warn = _unheard
) -> Path | None:
    """Prove a backup, erase from it who was erased since, and put it in the place of the present database.

    Nobody is signed in to it, and no link, invitation or lesson of then is open: who signed out since stays outside.
    Returns the folder in which the former database now lies, None if there was none.
    Raises BackupFailed, FileNotFoundError, store.db.database.NotOurDatabase (no database, or a server is running).
    """
    if source.is_dir():
        raise BackupFailed(f"{source} is a folder; please name the backup in it")
    if not source.is_file():
        raise FileNotFoundError(f"there is no backup {source}")
    try:
        make_folder(data_folder)
    except OSError as error:
        told = f"the folder {data_folder} cannot be made ({error.strerror}); --data or KIDSQ_DATA names another one"
        raise BackupFailed(told) from error
    with one_at_a_time(data_folder):
        return _restore(data_folder, source, now, replay, warn)


def _restore(data_folder: Path, source: Path, now: datetime, replay: Replay | None, warn: Warn) -> Path | None:
    part = data_folder / f"{FILE_NAME}.part"
    try:
        _copy_file(source, part)
        with closing(open_database(part, "truncate")) as db:
            for one in inspection.take_out_acting(db):
                warn(f"the backup held {one}, which kidsq has not made; it is left out")
            bring_up_to_date(db)
        _prove(part, replay, warn)
        erase.erase_again(part, data_folder, now)
        with closing(open_database(part, "truncate")) as db, writing(db):
            restored.note(db, text(now))
            adults.close_doors(db, text(now))
        if live.address(data_folder) is not None:
            former = copies.new_aside(data_folder, now)
            try:
                held = live.replace(data_folder, part, former / FILE_NAME)
            finally:
                if not any(former.iterdir()):
                    former.rmdir()
            return former if held else None
        with alone(data_folder / FILE_NAME):
            _take_in_journal(data_folder / FILE_NAME)
            aside = copies.move_aside(data_folder, now)
            os.replace(part, data_folder / FILE_NAME)
            sync_folder(data_folder)
    finally:
        _remove(part)
    return aside


def newest_good(data_folder: Path, replay: Replay | None = None) -> Path | None:
    """The latest copy in the backups' folder that passes the check; None when there is none."""
    with one_at_a_time(data_folder):
        newest_first = reversed([*copies.before_migrations(data_folder), *copies.numbered(data_folder)])
        return next((path for path in newest_first if _is_good(path, data_folder, replay)), None)


def _is_good(path: Path, data_folder: Path, replay: Replay | None) -> bool:
    part = data_folder / f"{FILE_NAME}.part"
    try:
        _copy_file(path, part)
        _prove(part, replay)
    except (BackupFailed, NotOurDatabase, sqlite3.Error, OSError):
        return False
    finally:
        _remove(part)
    return True


def _take_in_journal(path: Path) -> None:
    """A sound database becomes one file: a power cut cannot leave it here and what was played last elsewhere."""
    with suppress(NotOurDatabase, sqlite3.Error):
        if path.is_file():
            take_in_journal(path)


def _copy_file(source: Path, part: Path) -> None:
    """Copy through SQLite, so that a backup with a journal beside it is read whole and is itself left as it is."""
    db = bare(source, "ro")
    try:
        copy_database(db, part)
    except sqlite3.OperationalError:  # the place to copy to: a full disk
        raise
    except sqlite3.DatabaseError as error:
        told = f"{source} is not a database, or is damaged ({error}): nothing has been changed"
        raise NotOurDatabase(told) from error
    finally:
        db.close()


def _prove(part: Path, replay: Replay | None, warn: Warn = _unheard) -> None:
    """Refuse a copy that SQLite cannot read; warn of what is not well in one that it can. Raises BackupFailed."""
    try:
        found = look_over(part, replay)
    except NotOurDatabase as error:
        raise BackupFailed(f"the copy is not sound: {error}") from error
    if found.damages:
        first, *more = found.damages
        raise BackupFailed(f"the copy is not sound: {first}" + (f" (and {len(more)} more)" if more else ""))
    for fault in found.faults[:_WARNINGS]:
        warn(f"{fault}; it is copied as it is, and all else is sound")
    if len(found.faults) > _WARNINGS:
        warn(f"and {len(found.faults) - _WARNINGS} more; `kidsq check` names them")
    for suffix in BESIDE:
        part.with_name(part.name + suffix).unlink(missing_ok=True)


def _hold_space(size: int, folder: Path) -> None:
    """Refuse a copy that would leave the children no room to play."""
    free, needed = free_bytes(folder), size + LOW_BYTES
    if free < needed:
        raise NoRoom(f"the disk is nearly full: {folder} has {free >> 20} MB free, {needed >> 20} MB are needed")


def _remove(part: Path) -> None:
    for suffix in ("", *BESIDE):
        part.with_name(part.name + suffix).unlink(missing_ok=True)
