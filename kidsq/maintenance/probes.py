"""The probes: how each thing on which an installation stands is judged, once.

The health address, `kidsq check`, `kidsq doctor` and the figures for Prometheus ask these. None changes anything.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, Literal

from kidsq import __version__, settings
from kidsq.maintenance import backup_health, clock_health, copies, damage, disk_space
from kidsq.store.db import inspection, live
from kidsq.store.db.database import (
    FILE_NAME,
    OLDEST_SQLITE,
    NotOurDatabase,
    held,
    is_wal,
    journal_mode,
    only_look,
    wal_is_safe,
)
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session

Level = Literal["ok", "note", "problem"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What a probe has found. level: a note may be meant so; a problem wants somebody to do something.

    word: the same for a program. said: how it is. todo: what to do, empty where there is nothing.
    """

    probe: str
    level: Level
    word: str
    said: str
    todo: str = ""


def _ok(probe: str, said: str) -> Finding:
    return Finding(probe, "ok", "ok", said)


# -- what the health address asks, too ---------------------------------------------------------------------------------


def database(session: Callable[[], Session]) -> Finding:
    """Whether the database answers. session: brings the one to ask; what it raises counts as no answer."""
    try:
        with session().hurried() as db:
            inspection.ask(db)
    except (sqlite3.Error, NotOurDatabase) as error:
        return Finding("database", "problem", "none", f"the database does not answer ({error})", "start kidsq again")
    return _ok("database", "the database answers")


def backup(data_folder: Path, session: Callable[[], Session], now: datetime) -> Finding:
    """Whether the newest backup is young enough."""
    try:
        with session().hurried() as db:
            fresh = backup_health.is_fresh(data_folder, db, inspection.began_at(db), now)
            made = backup_health.newest(data_folder, db)
    except (sqlite3.Error, NotOurDatabase) as error:
        return Finding("backup", "problem", "no database", f"the database does not answer ({error})")
    failure, kept = backup_health.known(data_folder), len(copies.numbered(data_folder))
    newest = f"the newest is {_ago(now - made)} old, {kept} are kept" if made else "there is none yet"
    if not fresh:
        todo = (
            _BACKUP_TODO[failure.why]
            if failure
            else "leave kidsq running, which makes one each day, or run `kidsq backup`"
        )
        return Finding("backup", "problem", "old", newest, todo)
    if failure:
        since = f"the daily one has failed since {failure.since:%Y-%m-%d %H:%M} UTC; {newest}"
        return Finding("backup", "problem", "ok", since, _BACKUP_TODO[failure.why])
    return _ok("backup", newest)


_BACKUP_TODO: Final[dict[backup_health.Why, str]] = {
    "full": "free some space on the disk; kidsq tries again each hour",
    "closed": "let kidsq write to its data folder; it tries again each hour",
    "damaged": "delete nothing; stop kidsq and start it again: it then says what to do",
    "other": "`kidsq backup` says what is wrong",
}


def disk(data_folder: Path, database_bytes: int = 0) -> Finding:
    """Whether there is room to play. database_bytes: and for a backup of so much."""
    free = disk_space.free_bytes(data_folder)
    said = f"{_megabytes(free)} are free"
    if disk_space.is_low(data_folder):
        return Finding("disk", "problem", "low", f"{said}: play stops until there is more", "free some space")
    if free < database_bytes + disk_space.LOW_BYTES:
        return Finding("disk", "problem", "ok", f"{said}: the next backup does not fit", "free some space")
    return _ok("disk", said)


# -- what the commands ask besides -------------------------------------------------------------------------------------


def erasures(count: int) -> Finding:
    """Whether what was to be erased is gone everywhere. count: erasures that are not finished."""
    if count:
        todo = "`kidsq erase` finishes it, as a starting kidsq does"
        return Finding("erasing", "problem", "unfinished", "an erasure is not finished", todo)
    return _ok("erasing", "nothing is left to erase")


def folder(data_folder: Path) -> Finding:
    """Whether this account may read and write the data folder, and others not."""
    if not data_folder.is_dir():
        return Finding("folder", "problem", "none", f"there is no folder {data_folder}", _OTHER_FOLDER)
    if not os.access(data_folder, os.R_OK | os.W_OK | os.X_OK):
        return Finding(
            "folder",
            "problem",
            "closed",
            f"this account cannot write in {data_folder}",
            "run this as the account that serves kidsq; if it is, give it the folder, or look if the disk is read-only",
        )
    if os.name == "posix":
        found = data_folder.stat()
        if found.st_uid != os.geteuid():
            todo = "run this as that account, which is the one that has to get along"
            return Finding("folder", "note", "other", f"{data_folder} belongs to another account", todo)
        if found.st_mode & 0o077:
            todo = f'chmod 700 "{data_folder}"'
            return Finding(
                "folder", "note", "open", f"other accounts of this machine may look into {data_folder}", todo
            )
    return _ok("folder", f"{data_folder} can be written, by this account alone")


_OTHER_FOLDER: Final = "`kidsq` begins one there; --data or KIDSQ_DATA names another folder"


AT_ONCE_BYTES: Final = 64 * 2**20
"""So much is looked through in about a sixth of a second, in which no move can be stored without a write-ahead log."""


def content(data_folder: Path, *, is_served: bool) -> Finding:
    """Whether there is a database, and no page of it is damaged: a look at the whole file, unless children play there
    who would have to wait for it."""
    place = live.place(data_folder)
    known = [*copies.numbered(data_folder), *copies.before_migrations(data_folder), *copies.set_aside(data_folder)]
    back = f"stop kidsq and start it again: it says the way back to the newest of {len(known)} copies"
    if live.address(data_folder) is not None:
        if live.holds_nothing(data_folder):
            todo = back if known else "`kidsq` begins there; --database or KIDSQ_DATABASE names another one"
            return Finding("content", "problem", "none", f"{place} is empty", todo)
        return _ok("content", f"{place} looks after its files itself")
    path = data_folder / FILE_NAME
    if not damage.holds_something(path):
        how = "is empty" if path.exists() else "is not there"
        return Finding("content", "problem", "none", f"{place} {how}", back if known else _OTHER_FOLDER)
    try:
        only_look(path).close()
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            said = f"{place} has something beside it that belongs into it ({error}), as after a power cut"
            return Finding("content", "note", "left", said, "the next start of kidsq takes it in")
    except NotOurDatabase:  # why it is none is said below
        pass
    if is_served and not is_wal(path) and path.stat().st_size > AT_ONCE_BYTES:
        todo = "too large to be looked through while children play: `kidsq check` does it when nobody does"
        return Finding("content", "ok", "ok", f"{place} can be opened", todo)
    fault = damage.fault_of(path)
    if fault:
        todo = back if known else "`kidsq restore FILE` brings a backup, if you have one elsewhere"
        return Finding("content", "problem", "damaged", f"{place} is damaged: {fault}", f"delete nothing; {todo}")
    return _ok("content", f"{place} is whole")


def counts(data_folder: Path, db: Session) -> Finding:
    """How much there is in the database, and whether this kidsq can go on with it as it is."""
    steps = live.steps_to_take(db)
    if steps:
        said = f"an earlier kidsq has written this database, and it lacks {_counted(len(steps), 'step')}"
        return Finding("database", "note", "earlier", said, "the next start copies it first, and brings it up to date")
    children, games = inspection.children_and_games(db)
    size = _megabytes(live.size_by(data_folder, db))
    much = f"{_counted(children, 'child', 'children')}, {_counted(games, 'game')}, {size}"
    return _ok("database", ", ".join(filter(None, (much, live.kept_by(db)))))


def waiting(data_folder: Path) -> Finding:
    """Whether somebody keeps the database from everybody else. Only the right to write is taken, and given back."""
    path = data_folder / FILE_NAME
    if live.address(data_folder) is not None:
        return _ok("locks", "PostgreSQL lets go of whoever holds others up")
    if is_wal(path) and not path.with_name(f"{path.name}-wal").exists():
        return _ok("locks", "nobody has the database open")
    try:
        with held(path, _PATIENCE_S):
            pass
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            return Finding("locks", "note", "unknown", f"the right to write could not be taken ({error})")
        said = f"another program has held the right to write for more than {_PATIENCE_S:.0f} seconds, and moves wait"
        todo = "close programs that look into the database or copy it; a `kidsq erase` under way ends by itself"
        return Finding("locks", "problem", "held", said, todo)
    return _ok("locks", "nobody holds the database up")


_PATIENCE_S: Final = 2.0
_AHEAD: Final = timedelta(minutes=5)


def clock(latest: datetime | None, now: datetime) -> Finding:
    """Whether the clock can be right. latest: when something was stored last, None for never."""
    said = f"it is {now.astimezone():%Y-%m-%d %H:%M %Z} here"
    if latest is None or latest <= now + _AHEAD:
        return _ok("clock", said)
    said = f"{said}, and something was stored on {latest.astimezone():%Y-%m-%d %H:%M}"
    todo = "set the clock; nothing that was stored depends on it"
    if clock_health.is_behind(latest, now):
        return Finding(
            "clock", "problem", "behind", said, f"{todo}, but until then nothing is erased because of its age"
        )
    return Finding("clock", "note", "behind", said, todo)


def versions(commit: str) -> Finding:
    """What all of it runs on. commit: of this build, or empty."""
    build = f"kidsq {__version__} (commit {commit[:12]})" if commit else f"kidsq {__version__}"
    said = f"{build}, Python {sys.version.split()[0]}, SQLite {sqlite3.sqlite_version}"
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        return Finding("versions", "problem", "old", said, f"kidsq needs SQLite {wanted} or newer")
    return _ok("versions", said)


def journal(data_folder: Path) -> Finding:
    """Whether the write-ahead log is safe with this SQLite, and what kidsq does where it is not."""
    version = sqlite3.sqlite_version
    if live.address(data_folder) is not None:
        return _ok("journal", "PostgreSQL keeps its own")
    try:
        mode = journal_mode(sqlite3.sqlite_version_info, settings.text(settings.JOURNAL))
    except NotOurDatabase as error:
        return Finding("journal", "problem", "unknown", str(error), f"change or unset {settings.JOURNAL}")
    if wal_is_safe(sqlite3.sqlite_version_info):
        return _ok("journal", f"{mode}; SQLite {version} has no WAL-reset bug")
    newer = "SQLite 3.51.3, 3.50.7 or 3.44.6 has it no more"
    if mode == "wal":
        said = f"wal, and SQLite {version} may lose moves with it (the WAL-reset bug)"
        return Finding(
            "journal", "problem", "unsafe", said, f"unset {settings.JOURNAL}, or bring a newer SQLite: {newer}"
        )
    said = f"truncate, because SQLite {version} may lose moves with wal (the WAL-reset bug)"
    return Finding("journal", "note", "slower", said, f"safe, and slower; {newer}")


# -- the machine around it ---------------------------------------------------------------------------------------------


def port(number: int, listening: bool, is_kidsq: bool) -> Finding:
    """Who is at the port of this machine."""
    if not listening:
        todo = "`kidsq` starts it; of another port tell `kidsq doctor --port`"
        return Finding("port", "note", "free", f"{number} is free: kidsq is not running there", todo)
    if not is_kidsq:
        todo = f"if it is a kidsq, it hangs: start it again; else take another port: kidsq --port {number + 1}"
        return Finding("port", "problem", "taken", f"what listens at {number} does not answer as kidsq does", todo)
    return _ok("port", f"kidsq answers at {number}")


def network(scheme: str, number: int, addresses: list[str], reached: list[str] | None) -> Finding:
    """Whether other devices can come. addresses: of this machine; reached: those where kidsq answers, None if it does
    not run."""
    if not addresses:
        todo = "join the network of the tablets; on this machine alone kidsq goes without"
        return Finding("network", "note", "none", "this machine is in no network", todo)
    if reached is None:
        return _ok("network", f"tablets would find it at {_places(scheme, number, addresses)}")
    if not reached:
        todo = "right behind a proxy on this machine; else start kidsq without --host"
        return Finding("network", "note", "closed", "kidsq answers to this machine alone", todo)
    todo = "a firewall, or a network that keeps devices apart, is not seen from here: open it on a tablet"
    return Finding("network", "ok", "ok", f"tablets find it at {_places(scheme, number, reached)}", todo)


def _places(scheme: str, number: int, addresses: list[str]) -> str:
    return " or ".join(f"{scheme}://{one}:{number}" for one in addresses)


SOON: Final = timedelta(days=30)
VERY_SOON: Final = timedelta(days=7)


def certificate(valid: tuple[datetime, datetime] | None, now: datetime) -> Finding:
    """Whether browsers still take the certificate. valid: from when until when it is good, None without one."""
    if valid is None:
        return _ok("certificate", "none: kidsq itself speaks http, and needs none")
    began, ends = valid
    age, left = now - began, ends - now
    renew = "make a new one (docs/https.md) and start kidsq again"
    if now < began:
        said = f"it is good from {began:%Y-%m-%d} on only"
        return Finding("certificate", "problem", "early", said, "set the clock of this machine, or make a new one")
    if now > ends:
        return Finding("certificate", "problem", "expired", f"it has expired on {ends:%Y-%m-%d}", renew)
    said = f"it is {_ago(age)} old, and good until {ends:%Y-%m-%d}"
    if left < SOON:
        return Finding("certificate", "problem" if left < VERY_SOON else "note", "soon", said, renew)
    return _ok("certificate", said)


def no_certificate(name: str) -> Finding:
    """That nobody shows a certificate under a name at which a proxy is said to speak https."""
    said = f"nobody speaks https at {name}, as seen from here"
    return Finding("certificate", "note", "none", said, f"look at https://{name}/ from a tablet, and at the proxy")


# -- words -------------------------------------------------------------------------------------------------------------


def _counted(number: int, one: str, many: str = "") -> str:
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"


def _ago(span: timedelta) -> str:
    hours = abs(span) // timedelta(hours=1)
    return _counted(hours, "hour") if hours < 72 else _counted(hours // 24, "day")


def _megabytes(size: int) -> str:
    return f"{size / 2**20:,.0f} MB" if size < 10 * 2**30 else f"{size / 2**30:,.0f} GB"
