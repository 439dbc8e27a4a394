"""Moments as they are kept: UTC, ISO 8601, with milliseconds and Z."""

from __future__ import annotations

from datetime import UTC, datetime


def text(at: datetime) -> str:
    """A moment as text; texts sort as their moments do."""
    return at.astimezone(UTC).isoformat(timespec="milliseconds")[:23] + "Z"


def moment(kept: str) -> datetime:
    """A kept text as a moment."""
    return datetime.fromisoformat(kept)
