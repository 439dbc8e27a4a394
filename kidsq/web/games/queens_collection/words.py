"""What Tidy up for the Queen calls its things: colours, meeples, boxes, cards, editions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l

_COLOURS: Final = {
    "red": _l("Red"),
    "orange": _l("Orange"),
    "yellow": _l("Yellow"),
    "green": _l("Green"),
    "blue": _l("Blue"),
    "purple": _l("Purple"),
    "white": _l("White"),
    "black": _l("Black"),
    "joker": _l("Joker"),
}
"""A card, and a meeple, as if it were its name: so no language has to bend it."""
_BOXES: Final = {
    "red": _l("red box"),
    "orange": _l("orange box"),
    "yellow": _l("yellow box"),
    "green": _l("green box"),
    "blue": _l("blue box"),
    "purple": _l("purple box"),
    "white": _l("white box"),
    "black": _l("black box"),
}
_EDITIONS: Final = {
    "coop": _l("Tidy up together"),
    "solo": _l("Tidy up alone"),
    "rivals": _l("Collect, each alone"),
    "teams": _l("Collect in two teams"),
}
_EDITION_LINES: Final = {
    "coop": _l("All help. Bring everybody home!"),
    "solo": _l("Just you and the Queen. A riddle for one."),
    "rivals": _l("Turn up cards, stop in time, collect."),
    "teams": _l("Two and two. You see your partner's cards."),
}

_PRACTISES: Final = {
    "coop": _l("Counting"),
    "solo": _l("Counting"),
    "rivals": _l("Threes, fives"),
    "teams": _l("Threes, fives"),
}
AGES: Final = {"coop": 6, "solo": 6, "rivals": 7, "teams": 7}
"""From which on."""


def title() -> str:
    """How the game is called on the screen."""
    return _("Tidy up for the Queen")


def edition_name(code: str) -> str:
    return _(_EDITIONS[code])


def edition_line(code: str) -> str:
    return _(_EDITION_LINES[code])


def edition_practises(code: str) -> str:
    return _(_PRACTISES[code])


def card_name(card: int) -> str:
    """Of a card, and of a meeple."""
    return _(_COLOURS[CARD_NAMES[card]])


def named(code: str) -> str:
    """A card by the name it has in records."""
    return _(_COLOURS[code])


def box_name(colour: int) -> str:
    return _(_BOXES[COLOURS[colour]])


def listed(cards: Sequence[int]) -> str:
    """Several cards, or meeples, one after the other."""
    return ", ".join(map(card_name, cards))


def both(cards: Sequence[int]) -> str:
    """ "Red and Blue"."""
    return _(" and ").join(map(card_name, cards))


def box_label(colour: int, standing: Sequence[int]) -> str:
    """A box with who stands on it, as a screen reader says it."""
    if not standing:
        return _("%(box)s: nobody", box=box_name(colour))
    return _("%(box)s: %(meeples)s", box=box_name(colour), meeples=listed(standing))
