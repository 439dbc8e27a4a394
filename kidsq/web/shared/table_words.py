"""Words of every table: the friends, a sum, how an edition is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq.web.games.contract import pages_of
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l


def edition_name(code: str) -> str:
    """How an edition is called; one that this kidsq does not know, as in a record that cannot be read, is a game."""
    pages = pages_of(code)
    return pages.edition(code).name if pages else _("a game")


_BOTS: Final = {
    "dotti": _l("Dotti"),
    "bruno": _l("Bruno"),
    "hugo": _l("Hugo"),
    "pippa": _l("Pippa"),
    "fenna": _l("Fenna"),
    "tilo": _l("Tilo"),
}


def bot_name(bot: str) -> str:
    return _(_BOTS[bot])


_BOT_LINES: Final = {
    "dotti": _l("Dotti the duckling. It is all new to her."),
    "bruno": _l("Bruno the bear. Sleepy and kind."),
    "hugo": _l("Hugo the hedgehog. Shy and careful."),
    "pippa": _l("Pippa the rabbit. Quick and cheerful."),
    "fenna": _l("Fenna the fox. She remembers a lot."),
    "tilo": _l("Tilo the tortoise. He thinks ahead."),
}


def bot_line(bot: str) -> str:
    return _(_BOT_LINES[bot])


def sum_text(numbers: Sequence[int], layout: str = "a+b=c") -> str:
    """ "2 + 3 = 5" or "5 = 2 + 3"; the total comes last in `numbers`."""
    left, total = " + ".join(map(str, numbers[:-1])), str(numbers[-1])
    return f"{total} = {left}" if layout == "c=a+b" else f"{left} = {total}"


def both(numbers: Sequence[int]) -> str:
    """ "2 and 3"; of more, "2 and 3 and 4"."""
    return _(" and ").join(map(str, numbers))
