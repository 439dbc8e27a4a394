"""The copy that is kept in the data folder before a database is brought to the newest step."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from kidsq.store.db.database import make_folder, sync_folder

_PREFIX: Final = "before-migration-"


def keep_copy(data_folder: Path, write: Callable[[Path], object]) -> None:
    """Have a copy written; it gets its name last, so that a kill leaves no half one."""
    folder = data_folder / "backups"
    make_folder(folder)
    target = folder / f"{_PREFIX}{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}.db"
    part = target.with_name(target.name + ".part")
    try:
        write(part)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(folder)


def way_back(data_folder: Path) -> str:
    """What to do instead of updating kidsq, where a copy of before the newest steps is here; or empty."""
    copies = sorted((data_folder / "backups").glob(f"{_PREFIX}*.db"))
    if not copies:
        return ""
    return f". Or go back to what was here before the update:  kidsq restore {copies[-1]}   (it lacks what came since)"
