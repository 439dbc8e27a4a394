"""The cards that are not people of the court, several pictures of each kind, and the back of all."""

from collections.abc import Sequence

from kidsq.wardrobe.crowns import points
from kidsq.wardrobe.shapes import GOLD, at, circle, dots, path, rect, ring, star, symbol, tag
from tools.sprites.powers import dragons, jesters, knights, magic


def _back() -> str:
    plum, dark, light = "#6a3fb0", "#57319a", "#8a5fd0"
    rows = [(x, y) for j, y in enumerate(range(10, 140, 12)) for x in range(8 if j % 2 else 2, 104, 12)]
    rim = tag(
        "rect",
        x=7,
        y=7,
        width=86,
        height=126,
        rx=7,
        fill="none",
        stroke=GOLD,
        stroke_width=1.6,
        stroke_dasharray=".1 4.4",
        stroke_linecap="round",
    )
    corners = (
        "".join(star(x, y, 6, 2.2, 4) for x in (20, 80) for y in (22, 118))
        + star(50, 26, 4, 1.5, 4)
        + star(50, 114, 4, 1.5, 4)
    )
    moon = path(corners, GOLD) + circle(50, 70, 29, dark) + ring(50, 70, 29, light, 1.6)
    return (
        rect(0, 0, 100, 140, plum)
        + dots(rows, 1.3, light, ".55")
        + rim
        + moon
        + at(50, 81, points(("#ff7fb0", "#58d6a9", "#6fb4ff")), scale=1.22)
    )


def _kind(name: str, drawings: Sequence[str]) -> list[str]:
    """The first picture bears the name of its kind, the others a number too."""
    return [symbol(name + (f"-{n}" if n > 1 else ""), "0 0 100 140", drawn) for n, drawn in enumerate(drawings, 1)]


def shared() -> list[str]:
    """What home shows, too: the first knight, and the card back."""
    return [*_kind("knight", [knights.drawing(one) for one in knights.KNIGHTS])[:1], *_kind("card-back", [_back()])]


def symbols() -> list[str]:
    """The cards of power, but for the first knight."""
    return [
        *_kind("knight", [knights.drawing(one) for one in knights.KNIGHTS])[1:],
        *_kind("dragon", [dragons.drawing(one) for one in dragons.DRAGONS]),
        *_kind("potion", [magic.flask(one) for one in magic.FLASKS]),
        *_kind("wand", [magic.wand(one) for one in magic.WANDS]),
        *_kind("jester", [jesters.drawing(one) for one in jesters.JESTERS]),
    ]
