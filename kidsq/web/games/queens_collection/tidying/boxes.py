"""The eight boxes with who stands on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from kidsq.games.queens_collection import TidyingView
from kidsq.games.queens_collection.cards import ALL_COLOURS, COLOURS
from kidsq.games.queens_collection.dealing import place
from kidsq.play.games.queens_collection.figures import full_boxes
from kidsq.web.games.queens_collection import words
from kidsq.web.games.queens_collection.pieces import Box, Figure
from kidsq.web.http.language import gettext as _

DRAWN_PLACES: Final = 6
"""In two rows; a seventh and eighth colour stand behind them."""
_DRAWN: Final[tuple[Literal["chest", "house"], ...]] = ("chest", "house")


def ring(language: str, view: TidyingView) -> tuple[Box, ...]:
    """All boxes, the first straight above the Queen, then clockwise; by turns a chest and a house."""
    full = full_boxes(view)
    return tuple(
        box_like(language, colour, at, view.on_box(colour), colour in full) for at, colour in enumerate(view.ring)
    )


def goal(view: TidyingView) -> int:
    """So many meeples come home in all, the thirds of the beginners' side aside."""
    return sum(min(_of_colour(view, colour), view.fields) for colour in ALL_COLOURS)


def at_home(view: TidyingView) -> int:
    return sum(view.standing[place(colour, colour)] for colour in ALL_COLOURS)


def _of_colour(view: TidyingView, colour: int) -> int:
    return sum(view.standing[place(colour, 0) : place(colour + 1, 0)])


def places_of(standing: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """The places of each colour beside each other. Without room for all one of each colour comes first."""
    found, free = dict[int, tuple[int, ...]](), max(0, DRAWN_PLACES - len(set(standing)))
    begin = 0
    for one in sorted(set(standing)):
        number = standing.count(one)
        if len(standing) > DRAWN_PLACES:
            free, number = free - min(free, number - 1), 1 + min(free, number - 1)
        found[one] = tuple(range(begin, begin + number))
        begin += number
    return found


@lru_cache(maxsize=4_096)
def box_like(language: str, colour: int, at: int, standing: tuple[int, ...], tidy: bool) -> Box:
    """The one object of all boxes that look like this. language: of this request."""
    figures = tuple(figure_like(language, one, colour, places) for one, places in places_of(standing).items())
    return Box(
        code=COLOURS[colour],
        at=at,
        kind=_DRAWN[at % len(_DRAWN)],
        name=words.box_name(colour),
        label=words.box_label(colour, standing),
        figures=figures,
        number=len(standing),
        tidy=tidy,
    )


@lru_cache(maxsize=4_096)
def figure_like(_language: str, colour: int, box: int, places: tuple[int, ...]) -> Figure:
    """The one object of all meeples that look like this. _language: of this request."""
    name = words.card_name(colour)
    return Figure(
        code=COLOURS[colour],
        value=f"{COLOURS[colour]}@{COLOURS[box]}",
        name=name,
        label=_("%(one)s in the %(box)s", one=name, box=words.box_name(box)),
        places=places,
        home=colour == box,
    )
