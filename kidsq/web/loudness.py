"""How loud it is for whoever is in front of this browser, for the pages that are read aloud."""

from __future__ import annotations

from flask import session

from kidsq.store import settings
from kidsq.turns import GUEST, preferences
from kidsq.web import house
from kidsq.web.security import device
from kidsq.web.tablets import tablet


def volume() -> str:
    """As the one child who sits here has it, at home the chosen one; otherwise as this browser's guests do."""
    in_class = tablet()
    sitting = in_class.learners if in_class else (session.get("player", GUEST),)
    alone = len(sitting) == 1 and sitting[0] != GUEST
    scope = settings.of_learner(sitting[0]) if alone else settings.of_device(device())
    return preferences.in_force(house.db(), scope)["volume"]
