"""The royal that somebody without a name has dressed in this browser."""

from __future__ import annotations

from flask import has_request_context, session

from kidsq import wardrobe


def of_guest() -> str | None:
    """The drawing of the royal that somebody without a name has dressed in this browser."""
    kept = recipe_of_guest()
    return f"royal-{kept}" if kept else None


def recipe_of_guest() -> str | None:
    """As of_guest(), by its recipe."""
    kept = session.get("royal") if has_request_context() else None
    return kept if kept and wardrobe.read(kept) else None
