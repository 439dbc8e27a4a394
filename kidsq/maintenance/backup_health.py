"""The health of the daily backup: since when it fails, why, and if the newest copy is fresh enough."""

from __future__ import annotations

import errno
import json
import os
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, Literal

from kidsq.maintenance import copies
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text

OLD: Final = timedelta(hours=26)
"""A backup is made once a day, by a look once an hour: one that is older than this has been missed."""
FILE_NAME: Final = "backup-failed.json"
"""In the data folder while the daily backup fails, for every process that serves it, and after a restart."""

Why = Literal["full", "closed", "damaged", "other"]
_WHY: Final[tuple[Why, ...]] = ("full", "closed", "damaged", "other")
SHARED: Final = "backup_at"
"""Under this name the servers of one database share it."""
_FULL: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))  # Windows knows no quotas
_unwritten: dict[Path, Failure] = {}
"""What could not be written down, as on a full disk: this process knows it all the same."""


class NoRoom(Exception):
    """Mixed into what says that a copy would leave too little room."""


@dataclass(frozen=True, slots=True)
class Failure:
    """The daily backup does not work. since: of the first time in a row; why: full, closed (not to be written in),
    damaged, other."""

    since: datetime
    why: Why


def why(fault: BaseException) -> Why:
    """What kind of fault keeps a backup from being made."""
    number, said = getattr(fault, "errno", None), str(fault)
    if isinstance(fault, NoRoom) or number in _FULL or "disk is full" in said:
        return "full"
    if number in (errno.EROFS, errno.EACCES, errno.EPERM) or "readonly" in said or "unable to open" in said:
        return "closed"
    return "damaged" if "not sound" in said or "damaged" in said or "malformed" in said else "other"


def note(data_folder: Path, now: datetime, fault: BaseException) -> None:
    """Remember that a daily backup has just failed."""
    before = known(data_folder)
    failure = Failure(before.since if before else now, why(fault))
    part = data_folder / f"{FILE_NAME}.part"
    try:
        part.write_text(json.dumps({"since": text(failure.since), "why": failure.why}), "ascii")
        os.replace(part, data_folder / FILE_NAME)
        _unwritten.pop(data_folder, None)
    except OSError:
        _unwritten[data_folder] = failure
        with suppress(OSError):
            part.unlink(missing_ok=True)


def over(data_folder: Path) -> None:
    """A daily backup has been made, or none is due: what failed before is past."""
    _unwritten.pop(data_folder, None)
    with suppress(OSError):
        (data_folder / FILE_NAME).unlink(missing_ok=True)


def known(data_folder: Path) -> Failure | None:
    """The failure that goes on; None while all is well."""
    try:
        said = json.loads((data_folder / FILE_NAME).read_text("ascii"))
        return Failure(moment(said["since"]), said["why"] if said["why"] in _WHY else "other")
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return _unwritten.get(data_folder)


def newest(data_folder: Path, db: Session) -> datetime | None:
    """What the clock said when the newest backup was made: that in the data folder, or of servers of one database
    that of the one which makes them. Writes nothing."""
    here, said = newest_here(data_folder), db.servers.heard(SHARED) if db.servers is not None else ""
    return max((one for one in (here, moment(said) if said else None) if one is not None), default=None)


def newest_here(data_folder: Path) -> datetime | None:
    """What the clock said when the newest backup in the data folder was made."""
    kept = copies.numbered(data_folder)
    return copies.made_at(kept[-1]) if kept else None


def is_fresh(data_folder: Path, db: Session, began: datetime, now: datetime) -> bool:
    """True if the newest backup is young enough; for a new installation also while there was no time for one.

    began: since when there has been this database. One of tomorrow, by a clock that was set back, is none of today.
    """
    made = newest(data_folder, db)
    return abs(now - made) <= OLD if made else now - began <= OLD
