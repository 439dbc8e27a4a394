"""What every process that serves does beside it: check the database first, then back up and tidy while it runs."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from kidsq.maintenance import backup, backup_health, clock_health, copies, erase, estimates, find_copies
from kidsq.maintenance.check import Replay
from kidsq.store.db import inspection, live
from kidsq.store.db.times import moment, text
from kidsq.store.play import tidying

LOOK_S: Final = 3_600.0
BELIEVED: Final = timedelta(days=60)
"""A clock that is further from the newest backup, on a device from what was played last, than this clears nothing
away before the next one."""


def start_upkeep(data_folder: Path, replay: Replay, told: Callable[[str], object]) -> None:
    """Make estimates that are missing; then look after the data in a thread of its own, which ends with the process.

    Several processes may do so in one folder: one works, the others find it done. told: takes sentences about faults.
    """
    with live.opened(data_folder) as db:
        estimates.make_missing(db)
    threading.Thread(target=_keep, args=(data_folder, replay, told), daemon=True).start()


def _keep(data_folder: Path, replay: Replay, told: Callable[[str], object]) -> None:
    """Look after the data once an hour, for as long as the process runs."""
    while True:
        look_after(data_folder, replay, told)
        threading.Event().wait(LOOK_S)


def look_after(data_folder: Path, replay: Replay, told: Callable[[str], object]) -> None:
    """Finish interrupted erasures, back up when the newest backup is a day old, and tidy as often as that.

    Each of them whatever becomes of the others: a fault is told, and the game goes on. One of the backup is kept, too,
    for the owners' pages.
    """
    with _going_on("what was to be erased is not all erased", told):
        erase.take_up(data_folder, clock())
    with _going_on("the upkeep of the database could not be taken", told) as trouble:
        if not live.looks_after(data_folder):
            return
    if trouble.error is not None:
        return
    due, believed = False, _is_believed(data_folder, clock())
    with _going_on("the clock could not be held against the database", told):
        latest = clock_health.look(data_folder, clock())
        if latest is not None:
            believed = False
            told(
                f"the clock of this machine says {clock():%Y-%m-%d %H:%M} UTC, and something was stored on"
                f" {latest:%Y-%m-%d %H:%M}: please set it; until then nothing is erased because of its age"
            )
    with _going_on("the daily backup did not work", told) as trouble:
        due = backup.daily(data_folder, clock(), replay, told) is not None
    if trouble.error is None:
        with _going_on("the other servers do not hear of the newest backup", told):
            _share_backup(data_folder)
    if trouble.error is not None:
        backup_health.note(data_folder, clock(), trouble.error)
    else:
        backup_health.over(data_folder)
    if believed and (due or trouble.error is not None):
        with _going_on("the daily tidying did not work", told), live.opened(data_folder) as db:
            tidying.tidy(db, clock())


def look_after_device(data_folder: Path, told: Callable[[str], object]) -> None:
    """What a device does at each start, as it runs for no whole day: let go of what was brought and not taken, finish
    interrupted erasures, make estimates that are missing, tidy. What backs it up are files that somebody saves."""
    with _going_on("what was to be erased is not all erased", told):
        find_copies.sweep(data_folder)
        erase.take_up(data_folder, clock())
    with _going_on("the tidying did not work", told), live.opened(data_folder) as db:
        estimates.make_missing(db)
        latest = inspection.latest_moment(db)
        if latest and abs(clock() - moment(latest)) <= BELIEVED:
            tidying.tidy(db, clock())


def _share_backup(data_folder: Path) -> None:
    """Tell the other servers of a PostgreSQL when its newest backup was made."""
    made = backup_health.newest_here(data_folder)
    if made is not None and live.address(data_folder) is not None:
        with live.opened(data_folder) as db:
            if db.servers is not None:
                db.servers.share(backup_health.SHARED, text(made))


def _is_believed(data_folder: Path, now: datetime) -> bool:
    """True if the clock is near the time of the newest backup; one that has jumped may come back within the day.

    Longer than the summer holidays: then tidying begins a day later, and that is all.
    """
    kept = copies.numbered(data_folder)
    made_at = copies.made_at(kept[-1]) if kept else None
    return made_at is None or abs(now - made_at) <= BELIEVED


class _Trouble:
    """What has gone wrong, if anything has."""

    error: Exception | None = None


@contextmanager
def _going_on(what: str, told: Callable[[str], object]) -> Iterator[_Trouble]:
    """Tell a fault and go on; a bug of ours, too, must not end the backups of this server."""
    trouble = _Trouble()
    try:
        yield trouble
    except Exception as error:
        trouble.error = error
        told(f"{what}: {error}")


def clock() -> datetime:
    """The time, which tests set."""
    return datetime.now(UTC)
