"""Which tablets have lately opened the page that tries whether they reach this computer."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text
from kidsq.store.people import settings

KEY: Final = "reached"
MOST: Final = 12
_AGAIN_AFTER: Final = timedelta(seconds=5)  # a page reloaded in a hurry writes once
RECENT: Final = timedelta(minutes=15)


@dataclass(frozen=True, slots=True)
class Reached:
    """A browser that got through. at: when, UTC."""

    device: str
    at: str


def note(db: Session, device: str, now: datetime) -> None:
    """Remember that this browser got through; only the latest twelve are kept. Within writing()."""
    known = _kept(db)
    if any(one.device == device and now - moment(one.at) < _AGAIN_AFTER for one in known):
        return
    rest = [[one.device, one.at] for one in known if one.device != device]
    settings.write(db, settings.INSTALLATION, KEY, json.dumps([[device, text(now)], *rest][:MOST]))


def lately(db: Session, now: datetime, but: str) -> list[Reached]:
    """The browsers that got through in the last quarter of an hour, the newest first. but: the one that asks."""
    return [one for one in _kept(db) if one.device != but and now - moment(one.at) < RECENT]


def _kept(db: Session) -> list[Reached]:
    kept = settings.read(db, settings.INSTALLATION).get(KEY)
    return [Reached(device, at) for device, at in json.loads(kept)] if kept else []
