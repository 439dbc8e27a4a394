"""What every process that serves does beside it: look at the database first, and keep the house while it runs."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from kidsq.store import tidying
from kidsq.store.database import FILE_NAME, NotOurDatabase
from kidsq.store.migrations import opened
from kidsq.upkeep import backup, erase, estimates
from kidsq.upkeep.check import Replay

LOOK_S: Final = 3_600.0


def keep_house(data_folder: Path, replay: Replay, told: Callable[[str], object]) -> None:
    """Make estimates that are missing; then look after the data in a thread of its own, which ends with the process.

    Several processes may do so in one folder: one works, the others find it done. told: takes sentences about faults.
    """
    with opened(data_folder / FILE_NAME) as db:
        estimates.make_missing(db)
    threading.Thread(target=_keep, args=(data_folder, replay, told), daemon=True).start()


def _keep(data_folder: Path, replay: Replay, told: Callable[[str], object]) -> None:
    """Finish interrupted erasures, and look once an hour whether the newest backup is a day old; then tidy, too.

    A fault is told and the game goes on.
    """
    while True:
        try:
            erase.take_up(data_folder, datetime.now(UTC))
            if backup.daily(data_folder, datetime.now(UTC), replay):
                with opened(data_folder / FILE_NAME) as db:
                    tidying.tidy(db, datetime.now(UTC))
        except (backup.BackupFailed, NotOurDatabase, OSError, sqlite3.Error) as error:
            told(f"the daily upkeep did not work: {error}")
        threading.Event().wait(LOOK_S)
