"""Moments as they are kept: UTC, ISO 8601, with milliseconds and Z."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Final

EVER: Final = "9999-12-31T23:59:59.999Z"
"""Later than all rows."""


def text(at: datetime) -> str:
    """A moment as text; texts sort as their moments do."""
    return at.astimezone(UTC).isoformat(timespec="milliseconds")[:23] + "Z"


def moment(kept: str) -> datetime:
    """A kept text as a moment."""
    return datetime.fromisoformat(kept)


def within(kept: str, now: datetime, span: timedelta) -> bool:
    """True if a stored time is no further away than this, before or after now: a clock may have been set back."""
    return abs(now - moment(kept)) <= span


def midnight(day: date) -> str:
    """When a day begins on this machine's clock, as text; also on the days on which clocks change."""
    return text(datetime.combine(day, time.min).astimezone(UTC))
