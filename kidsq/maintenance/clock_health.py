"""Whether this machine's clock can be right: it is behind, where the database knows of later moments."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from kidsq.store.db import inspection, live
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment

SLACK: Final = timedelta(days=60)
"""A clock that is less behind may have been right when it was ahead."""
_behind: dict[Path, datetime] = {}


def look(data_folder: Path, now: datetime) -> datetime | None:
    """The latest moment in the database, where the clock is behind it; else None. known() remembers it."""
    with live.opened(data_folder) as db:
        latest = latest_known(db)
    if latest is not None and is_behind(latest, now):
        _behind[data_folder] = latest
    else:
        _behind.pop(data_folder, None)
    return known(data_folder)


def latest_known(db: Session) -> datetime | None:
    """The latest moment in the database; None where nothing has happened yet."""
    latest = inspection.latest_moment(db)
    return moment(latest) if latest else None


def is_behind(latest: datetime, now: datetime) -> bool:
    """True if a clock cannot be right that says now, where something was stored at that moment."""
    return now < latest - SLACK


def known(data_folder: Path) -> datetime | None:
    """What the last look() of this process has found."""
    return _behind.get(data_folder)
