"""serve, claim, backup, restore, check: one installation and its data folder."""

from __future__ import annotations

import argparse
import logging
import os
import re
import shlex
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from kidsq import settings
from kidsq.cli.sentences import complain
from kidsq.maintenance import backup as backups
from kidsq.maintenance import disk_space, erase, estimates, probes
from kidsq.maintenance import move as moving
from kidsq.maintenance.check import look_over
from kidsq.maintenance.damage import refuse_damaged
from kidsq.maintenance.serving import start_upkeep
from kidsq.play import result_of_record
from kidsq.server.serve import CannotServe, address_for_links, default_data_folder, make_usable
from kidsq.server.serve import serve as serve_http
from kidsq.server.tls import BadCertificate, context_of
from kidsq.store.db import live
from kidsq.store.db.database import FILE_NAME, NotOurDatabase, make_folder
from kidsq.store.db.driver import sqlite3
from kidsq.store.people import adults
from kidsq.web.adults.sign_on import settings as sign_on

# -- move: from the file of a data folder into PostgreSQL, or back -----------------------------------------------------


def move(chosen: argparse.Namespace) -> int:
    """`kidsq move`: every row, proven equal."""
    to_database, from_database = _is_address(chosen.to), _is_address(chosen.source)
    if to_database == from_database:
        return complain("move leads from a data folder to postgresql://..., or back: name one of each", 2)
    try:
        if to_database:
            count = moving.into_postgresql(Path(chosen.source), chosen.to, result_of_record, _tell)
        else:
            count = moving.into_file(chosen.source, Path(chosen.to), _tell)
    except (NotOurDatabase, moving.Unequal, sqlite3.Error, OSError) as error:
        return complain(error, 1)
    print(f"Moved and compared: {count} rows, each the same in both. The originals are still in place.")
    return 0


def _is_address(text: str) -> bool:
    return text.startswith(("postgresql://", "postgres://"))


def _tell(table: str, rows: int) -> None:
    print(f"{table}: {rows}", file=sys.stderr, flush=True)


# -- one installation and its data folder ------------------------------------------------------------------------------


def data_folder(chosen: argparse.Namespace) -> Path:
    given: Path | None = chosen.data
    folder = given or default_data_folder()
    if settings.text(settings.DATABASE):  # the database is elsewhere; what is beside it here may be yet to come
        make_folder(folder, 0o700)
    return folder


def tell_why(data: Path) -> None:
    """Why a command may have failed: a driver names neither the folder nor its disk, nor the way out."""
    if data.is_dir() and not os.access(data, os.W_OK):
        complain(f"{data} cannot be written in: kidsq needs to, also to read. Let this account write there.")
    elif data.is_dir() and disk_space.is_low(data):
        free, wanted = (f"{size / 2**20:.1f} MB" for size in (disk_space.free_bytes(data), disk_space.LOW_BYTES))
        complain(f"The disk of {data} has {free} free; kidsq needs {wanted}. Free some space, and try again.")


def database_in(data: Path) -> Path:
    """The database that is there: only `serve`, `restore`, `move` and `demo-class` begin one. Raises NotOurDatabase."""
    path = data / FILE_NAME
    if live.holds_nothing(data):
        raise NotOurDatabase(f"{live.place(data)} is empty; --database or KIDSQ_DATABASE names another database")
    if live.address(data) is None and (not path.is_file() or not path.stat().st_size):
        raise NotOurDatabase(f"there is no {FILE_NAME} in {data}; --data or KIDSQ_DATA names another folder")
    return path


def serve(chosen: argparse.Namespace) -> int:
    data = data_folder(chosen)
    if (chosen.cert is None) != (chosen.key is None):
        return complain("--cert and --key belong together: the certificate, and the key that it was made with.", 2)
    try:
        sign_on.chosen()
        tls = context_of(chosen.cert, chosen.key) if chosen.cert else None
        make_usable(data)
        refuse_damaged(data, datetime.now(UTC), result_of_record)
        return serve_http(chosen.host, chosen.port, data, not chosen.no_browser, welcome=_welcome(data), tls=tls)
    except (CannotServe, NotOurDatabase, BadCertificate, sign_on.BadSignOn, sqlite3.Error, OSError) as error:
        return complain(error, 1)


def _welcome(data: Path) -> Callable[[str], Sequence[str]]:
    """What the server prints beside its addresses: the link by which an adult claims a new installation.

    It is asked once the database is there and the port is ours: the moment to begin with the backups. The system's
    journal gets no link: others than who runs kidsq read it, and whoever opens the link owns this kidsq.
    """

    def lines(address: str) -> Sequence[str]:
        told = logging.getLogger("kidsq.maintenance").warning if settings.wants_objects() else complain
        start_upkeep(data, result_of_record, told)
        with live.opened(data) as db:
            if _tells_the_journal():
                asked = "" if adults.claimed(db) else f"`kidsq claim --data {shlex.quote(str(data))}` prints a link"
            else:
                code = adults.first_claim_code(db, datetime.now(UTC))
                asked = _claim_link(address, code) if code else ""
        return [f"For the first grown-up:             {asked}"] if asked else []

    return lines


def _tells_the_journal() -> bool:
    """True if what is printed goes to systemd's journal, as systemd.exec(5) has a program find out."""
    try:
        told = os.fstat(sys.stdout.fileno())
    except (OSError, ValueError):  # no file at all, as in a test
        return False
    return os.environ.get("JOURNAL_STREAM") == f"{told.st_dev}:{told.st_ino}"


def claim(chosen: argparse.Namespace) -> int:
    data = data_folder(chosen)
    try:
        refuse_damaged(data, datetime.now(UTC), result_of_record)
        database_in(data)
        make_usable(data)
        address = address_for_links(f"http://localhost:{chosen.port}")
        with live.opened(data) as db:
            link = _claim_link(address, adults.new_claim_code(db, datetime.now(UTC)))
    except (CannotServe, NotOurDatabase, sqlite3.Error) as error:
        return complain(error, 1)
    print(f"Open this link within a day; it works once, and makes you a grown-up here:\n{link}")
    print(f"If kidsq is opened at another address, as with https, put that in place of {address}.")
    return 0


def _claim_link(address: str, code: str) -> str:
    return f"{address}/grown-ups/claim?code={code}"


def backup(chosen: argparse.Namespace) -> int:
    if chosen.keep is not None and (chosen.file is None or not chosen.file.is_dir()):
        return complain("--keep needs a folder that is there, for the copies: kidsq backup FOLDER --keep 30", 2)
    try:
        folder = database_in(data_folder(chosen)).parent
        made = backups.backup(folder, datetime.now(UTC), result_of_record, chosen.file, complain, chosen.keep)
    except (backups.BackupFailed, NotOurDatabase, OSError, sqlite3.Error) as error:
        return complain(error, 1)
    print(f"Backed up and checked: {made}")
    return 0


def restore(chosen: argparse.Namespace) -> int:
    try:
        aside = backups.restore(data_folder(chosen), chosen.file, datetime.now(UTC), result_of_record, complain)
        with live.opened(data_folder(chosen)):  # brought up to date
            pass
        erase.take_up(data_folder(chosen), datetime.now(UTC))
    except (backups.BackupFailed, NotOurDatabase, OSError, sqlite3.Error) as error:
        return complain(error, 1)
    print(f"Restored from {chosen.file}." + (f" The former database is kept in {aside}." if aside else ""))
    print(
        "Everybody signs in again, with the passphrase they had then; links and lessons open at that time have ended."
    )
    return 0


def check(chosen: argparse.Namespace) -> int:
    path = data_folder(chosen) / FILE_NAME
    try:
        database_in(path.parent)
        with live.as_file(path.parent) as file:
            found = look_over(file, result_of_record)
        faults = found.told
        if chosen.mend and not found.damages:  # nothing is written into a damaged file
            with live.opened(path.parent) as db:
                print(f"Estimates worked out again from the log: {estimates.mend(db)} children.")
        differing = []
        if not found.damages:
            with live.as_file(path.parent) as file:
                differing = estimates.faults_in_file(file)
        if not found.damages:
            erasing = probes.erasures(erase.unfinished(path.parent))
            faults += [f"{erasing.said}: {erasing.todo}"] if erasing.level == "problem" else []
    except NotOurDatabase as error:
        return complain(error, 1)
    except (OSError, sqlite3.Error) as error:
        return complain(f"{live.place(path.parent)} cannot be read now ({error})", 1)
    tell_faults([*faults, *differing], every=chosen.all)
    if differing:
        complain("`kidsq check --mend` makes the estimates anew from the log; nothing else is lost or changed by it")
    faults += differing
    if faults:
        return 1
    print(f"{live.place(path.parent)}: all well.")
    return 0


TOLD_OF_A_KIND: Final = 20
_OF_ONE_ROW: Final = re.compile(r"[0-9a-f]{8,}|\d+")


def tell_faults(faults: Sequence[str], *, every: bool) -> None:
    """Name faults; of those that differ by their ids and numbers alone the first few, and how many there are."""
    kinds: dict[str, list[str]] = {}
    for fault in faults:
        kinds.setdefault(_OF_ONE_ROW.sub("…", fault), []).append(fault)
    for kind, those in kinds.items():
        for fault in those if every else those[:TOLD_OF_A_KIND]:
            complain(fault)
        if len(those) > TOLD_OF_A_KIND and not every:
            complain(f"... and {len(those) - TOLD_OF_A_KIND} more like this ({kind}); `kidsq check --all` names them")
