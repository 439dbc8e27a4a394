"""The queens in a child's gallery: those it has ever woken with their stories; the others sleep on, unseen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.web.games.books import Keepsake, Story, Wall
from kidsq.web.games.sleeping_queens import words
from kidsq.web.games.sleeping_queens.book import queen_words, visit_words
from kidsq.web.http.language import gettext as _

QUEENS: Final = tuple(name for name in QUEEN_NAMES if name)
_SIGNS: Final = (
    "boat", "tree", "fish", "star", "sun", "house", "umbrella", "moon",
    "leaf", "teapot", "heart", "crown", "key", "bell", "apple", "snail",
)  # fmt: skip
"""The signs of the beds, from the last: a queen asleep has no sign of her own, or it would tell who she is."""


def wall(names: Iterable[str]) -> Wall:
    """All sixteen: portraits, then beds."""
    awake = tuple(of_names(names))
    return Wall(
        "sleeping_queens",
        awake,
        _SIGNS[len(awake) :],
        _line(len(awake)),
        "games/sleeping_queens/book/_gallery.html",
        "games/sleeping_queens/pages/gallery.css",
    )


def story(queen: str) -> Story | None:
    """What this queen says and what is told of her; None: there is no such queen."""
    if queen not in QUEENS:
        return None
    return Story(queen_words.waking_line(queen), queen_words.story(queen), visit_words.visit(queen))


def of_names(names: Iterable[str]) -> list[Keepsake]:
    """Those of these that are queens, as portraits."""
    return [
        Keepsake(name, words.queen_name(QUEENS.index(name) + 1), f"queen-{name}") for name in names if name in QUEENS
    ]


def _line(awake: int) -> str:
    """What the owl says."""
    if not awake:
        return _("Here they all sleep. Play, and wake one!")
    if awake == len(QUEENS):
        return _("Everybody is awake! Tap a queen for her story.")
    return _("Tap a queen. She has a story for you.")
