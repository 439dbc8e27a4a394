"""Whether this machine's clock can be right: it is behind, where the database knows of later moments."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from kidsq.store.db import inspection, live
from kidsq.store.db.times import moment

SLACK: Final = timedelta(days=60)
"""A clock that is less behind may have been right when it was ahead."""
_behind: dict[Path, datetime] = {}


def look(data_folder: Path, now: datetime) -> datetime | None:
    """The latest moment in the database, where the clock is behind it; else None. known() remembers it."""
    with live.opened(data_folder) as db:
        latest = inspection.latest_moment(db)
    if latest and now < moment(latest) - SLACK:
        _behind[data_folder] = moment(latest)
    else:
        _behind.pop(data_folder, None)
    return known(data_folder)


def known(data_folder: Path) -> datetime | None:
    """What the last look() of this process has found."""
    return _behind.get(data_folder)
