"""Who lives in a garden: how they are called, and what is heard when one is tapped."""

from __future__ import annotations

from typing import Final

from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l

_MEADOW: Final = {
    "hedgehog": (_l("the hedgehog"), _l("Sniff, sniff. The apple is for you. Careful, it is stuck.")),
    "bird": (_l("the bird"), _l("Tweet! I made that one up just now.")),
    "frog": (_l("the frog"), _l("Ribbit! Did you see? That was nearly the moon.")),
    "snail": (_l("the snail"), _l("Phew! A whole leaf further than yesterday.")),
    "bees": (_l("the bees"), _l("Bzzz! Your flowers taste best.")),
    "moth": (_l("the moth"), _l("I keep a light on, so that the seeds are not afraid.")),
    "mole": (_l("the mole"), _l("Good evening! Is it up here where you live?")),
    "cat": (_l("the cat"), _l("Prrr. I am very busy, as you see.")),
}
_WATERED: Final = (
    _l("Glug, glug. Thank you!"),
    _l("Hee hee, that tickles!"),
    _l("More, more … Stop! I can swim now."),
    _l("Rain out of a can. What a day!"),
    _l("Ahh! Now I will grow."),
)


def dweller(name: str) -> tuple[str, str] | None:
    """Who lives in the garden: its name, and what it says; None: it is nobody to be seen, as the watering can."""
    return _both(_MEADOW[name]) if name in _MEADOW else None


def watered(place: int, *, thirsty: bool) -> str:
    """What a plant says to a child who waters it. place: of the plant."""
    return _("Ahh, that is good! And soon a game?") if thirsty else _(_WATERED[place % len(_WATERED)])


def _both(said: tuple[str, str]) -> tuple[str, str]:
    return _(said[0]), _(said[1])
