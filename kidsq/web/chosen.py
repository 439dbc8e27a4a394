"""What whoever is in front of this browser has chosen, for the pages besides the table."""

from __future__ import annotations

from dataclasses import dataclass

from flask import session

from kidsq.store import settings
from kidsq.turns import GUEST, preferences
from kidsq.web import house
from kidsq.web.security import device
from kidsq.web.tablets import tablet


@dataclass(frozen=True, slots=True)
class Looks:
    """How a page is drawn for somebody's eyes: a theme, larger letters, and whether nothing moves."""

    theme: str
    text: str
    still: bool


def looks() -> Looks:
    """As the one child who sits here has them, at home the chosen one; otherwise as this browser's guests do."""
    chosen = _in_force()
    return Looks(chosen["theme"], chosen["text"], chosen["still"] == "1")


def volume() -> str:
    """How loud pages are read aloud here."""
    return _in_force()["volume"]


def _in_force() -> dict[str, str]:
    in_class = tablet()
    sitting = in_class.learners if in_class else (session.get("player", GUEST),)
    alone = len(sitting) == 1 and sitting[0] != GUEST
    scope = settings.of_learner(sitting[0]) if alone else settings.of_device(device())
    return preferences.in_force(house.db(), scope)
