"""Whether children play often enough for practice to tell: short sittings on several days of a week."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Final

DAYS: Final = 3
MINUTES: Final = 10
OF_DAYS: Final = 7
"""The week that is looked at: so many days, the day of the page the last."""


def reached(played: Iterable[Mapping[date, float]]) -> int:
    """How many children have their dose. played: of each child the seconds of play by day, of a week's days alone."""
    return sum(sum(seconds >= 60 * MINUTES for seconds in days.values()) >= DAYS for days in played)
