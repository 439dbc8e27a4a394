"""When this installation went back to a backup: what was played between that backup and the way back is not in it.

Copies of that time are older by the clock and yet hold what nothing else does.
"""

from __future__ import annotations

from typing import Final

from kidsq.store.db import inspection
from kidsq.store.db.session import Session
from kidsq.store.people import settings

_KEY: Final = "restored:"


def note(db: Session, at: str) -> None:
    """Write that a backup takes the database's place, and how far it goes; within writing()."""
    settings.write(db, settings.INSTALLATION, f"{_KEY}{at}", inspection.newest_moment(db))


def left_behind(db: Session, earlier: Session, newest: str) -> str | None:
    """When this database went back behind what an earlier copy holds; None if all of it is here.

    newest: inspection.newest_moment() of the copy.
    """
    known = settings.read(earlier, settings.INSTALLATION)
    marks = settings.read(db, settings.INSTALLATION).items()
    return next(
        (key.removeprefix(_KEY) for key, last in marks if key.startswith(_KEY) and key not in known and last < newest),
        None,
    )
