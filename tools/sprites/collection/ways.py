"""A picture for each way to tidy up, as books and tiles show it: all that matters lies in the middle oval."""

from kidsq.wardrobe.shapes import GOLD, at, circle, ellipse, line, path, rect, star, symbol
from tools.sprites.collection.boxes import back, front, shut
from tools.sprites.collection.meeples import meeple

CARD = "0 0 100 140"
SKY = path(star(18, 22, 4, 1.4, 4) + star(82, 30, 5, 1.7, 4) + star(68, 12, 3, 1, 4) + star(34, 10, 3, 1, 4), "#fff3c9")


def _ground(tint: str, halo: str, rug: str) -> str:
    return rect(0, 0, 100, 140, tint) + circle(50, 62, 44, halo) + ellipse(50, 118, 50, 16, rug)


def _box(kind: str, name: str, x: float, y: float, size: float) -> str:
    """A shut box whose feet stand at x, y."""
    return at(x, y, at(-60, -119, shut(name, kind)), scale=size)


def _stands(name: str, x: float, y: float, size: float) -> str:
    return at(x, y - 34 * size, meeple(name, "home"), scale=size)


def together() -> str:
    """Three friends, arm in arm, before three boxes that are full."""
    boxes = (
        _box("house", "blue", 77, 74, 0.36) + _box("house", "red", 23, 74, 0.36) + _box("house", "yellow", 50, 70, 0.42)
    )
    friends = _stands("red", 27, 118, 0.78) + _stands("blue", 73, 118, 0.78) + _stands("yellow", 50, 123, 0.86)
    return _ground("#4a3b82", "#6a57ae", "#8a5bc4") + boxes + friends


def alone() -> str:
    """One figure in its house, the moon above."""
    moon = path("M50 6A12 12 0 1 0 60 21A9.6 9.6 0 0 1 50 6Z", "#ffdf7e")
    house = at(
        50,
        120,
        at(
            -60,
            -119,
            back("purple", "house"),
            at(60, 56, meeple("purple", "home"), scale=1.05),
            front("purple", "house"),
        ),
        scale=0.72,
    )
    return _ground("#2f3f86", "#4a5cae", "#3b55b0") + SKY + moon + house


def against() -> str:
    """Two towers of boxes that were won, and whoever won them on top."""
    towers = (
        _box("chest", "orange", 30, 126, 0.38)
        + _box("chest", "red", 30, 92, 0.38)
        + _box("chest", "green", 70, 126, 0.38)
    )
    return (
        _ground("#7a3f6b", "#a05a8c", "#c76aa0")
        + SKY
        + towers
        + _stands("red", 30, 60, 0.64)
        + _stands("green", 70, 94, 0.64)
    )


def teams() -> str:
    """Two and two, each pair under its flag."""

    def flag(x: float, colour: str, deep: str) -> str:
        cloth = f"M{x} 22Q{x + 13} 15 {x + 24} 23Q{x + 17} 30 {x + 24} 38Q{x + 13} 31 {x} 39Z"
        return (
            line(f"M{x} 96V22", "#c99c6a", 3)
            + path(cloth, colour)
            + line(f"M{x + 3} 30q8-4 13-1", deep, 2)
            + circle(x, 20, 2.8, GOLD)
        )

    flags = flag(25, "#c79bff", "#8a5be0") + flag(66, "#ffc93c", "#e79a12")
    pairs = (
        _stands("purple", 22, 106, 0.66)
        + _stands("orange", 79, 106, 0.66)
        + _stands("black", 35, 122, 0.72)
        + _stands("green", 66, 122, 0.72)
    )
    return _ground("#2a6a6b", "#3f8f8a", "#58b8a9") + SKY + flags + pairs


def symbols() -> list[str]:
    """One an edition."""
    return [
        symbol(f"tidy-{name}", CARD, draw())
        for name, draw in (("coop", together), ("solo", alone), ("rivals", against), ("teams", teams))
    ]
