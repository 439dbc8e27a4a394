"""What every view needs from outside: the store, the clock and chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path

from flask import current_app, g

from kidsq.store.db import times
from kidsq.store.db.session import Session, Store


@dataclass(frozen=True, slots=True)
class Installation:
    """One running installation. clock: the time in UTC; randomness: SystemRandom at real tables.

    device: by which name the browser is known that is its one device, where that is noted.
    """

    data_folder: Path
    store: Store
    clock: Callable[[], datetime]
    randomness: random.Random
    device: str = ""


def utc_now() -> datetime:
    """The real clock."""
    return datetime.now(UTC)


def installation() -> Installation:
    """The installation that serves this request."""
    found: Installation = current_app.extensions["kidsq"]
    return found


def db() -> Session:
    """This thread's connection to the database; that its file still lies there is looked at once for a request."""
    found: Session | None = g.get("db")
    if found is None:
        found = g.db = installation().store.connection()
    return found


def now() -> datetime:
    """The time of the installation's clock."""
    return installation().clock()


def today() -> date:
    """The day, on this machine's clock."""
    return now().astimezone().date()


def now_text() -> str:
    """The time as the store keeps it."""
    return times.text(installation().clock())


def new_id() -> str:
    """128 random bits, for a game, a form's key or a browser."""
    return f"{installation().randomness.getrandbits(128):032x}"
