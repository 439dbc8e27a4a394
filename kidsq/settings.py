"""The settings that the environment makes, beside the options of the commands.

Each is read where it is used, so that a test or `kidsq serve --database` may set it.
"""

from __future__ import annotations

import os
from typing import Final

DATA: Final = "KIDSQ_DATA"
"""The data folder; without it the user's own."""
DATABASE: Final = "KIDSQ_DATABASE"
"""The address of a PostgreSQL database, postgresql://user@host/name; without it the database is a file."""
JOURNAL: Final = "KIDSQ_JOURNAL"
"""wal or truncate, where the version of SQLite shall not decide."""
HOSTS: Final = "KIDSQ_HOSTS"
"""Names, separated by commas, by which this kidsq is reached beside addresses, localhost and *.local."""
HTTPS: Final = "KIDSQ_HTTPS"
"""On where a proxy in front speaks https, so that cookies are made for https."""
LOG: Final = "KIDSQ_LOG"
"""On: standard error tells every request and every sign-in, not refusals alone."""
WATCH: Final = "KIDSQ_WATCH"
"""On while developing: changed templates and styles show at once."""

_ON: Final = ("1", "true", "yes", "on")
_OFF: Final = ("", "0", "false", "no", "off")


class BadSetting(ValueError):
    """A setting that cannot be meant; the text names it, its value and what it can be."""


def text(name: str) -> str:
    """The value of a setting without spaces around it, empty where it is not set."""
    return os.environ.get(name, "").strip()


def is_on(name: str) -> bool:
    """True for 1, true, yes, on; False for 0, false, no, off and where it is not set. Raises BadSetting."""
    said = text(name).lower()
    if said not in (*_ON, *_OFF):
        raise BadSetting(f"{name} is {os.environ[name]!r}; it can be 1 (true, yes, on) or 0 (false, no, off)")
    return said in _ON


def check() -> None:
    """Raises BadSetting for the first switch that cannot be meant, before anything is done with it."""
    for name in (HTTPS, LOG, WATCH):
        is_on(name)
