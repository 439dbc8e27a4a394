"""The children to choose a face from, each in a round picture."""

from math import cos, pi, sin

from kidsq.wardrobe.children import BLUSH, CHILDREN, LILAC, MEADOW, SAND, SKY, SUN, Child
from kidsq.wardrobe.crowns import CROWNS
from kidsq.wardrobe.heads import head, neck
from kidsq.wardrobe.shapes import at, circle, dots, lighter, line, path, star, symbol

DEEPER = {SUN: "#ffc64d", SKY: "#8fcaf8", MEADOW: "#a6d98c", LILAC: "#bfa8f6", BLUSH: "#ffa8b8", SAND: "#e0bf8c"}
JEWELS = {"points": ("#ff7aa2", "#58d6a9", "#6fb4ff"), "tiara": ("#ff7aa2", "#3f86e0", "#ff7aa2"), "flowers": ("#ff8fb0", "#8a63d2", "#58b8e0"), "stars": ("#3f86e0", "#ff7aa2", "#3f86e0")}  # fmt: skip


def _ground(colour: str, pattern: int) -> str:
    """The round ground; its pattern tells children apart where colours do not. Nothing of it leaves the circle."""
    disc, dark = circle(48, 48, 48, colour), DEEPER[colour]
    if pattern == 0:
        return disc
    if pattern == 1:
        return disc + path(star(48, 48, 47, 33, 14), dark)
    if pattern == 2:
        return disc + path("M48 0A48 48 0 0 1 48 96Z", dark)
    if pattern == 3:
        places = [(48 + 39 * cos(turn), 48 + 39 * sin(turn)) for turn in (pi * i / 7 for i in range(14))]
        return disc + dots(places, 4.4, dark)
    bars = ((12, 16.7), (26, 5.3), (40, 0.7), (56, 0.7), (70, 5.3), (84, 16.7))
    return disc + line("".join(f"M{x} {y + 4:g}V{92 - y:g}" for x, y in bars), dark, 6)


def portrait(number: int, child: Child) -> str:
    """Draw one child's round portrait."""
    behind, before = head(child.look, length="shoulder")
    y = 50 if child.crown or child.look.hair == "wrap" else 47
    shirt = path("M10 77.5C16 74 27 72 35 71Q48 84 61 71C69 72 80 74 86 77.5A48 48 0 0 1 10 77.5Z", child.shirt)
    crown = at(0, -24, CROWNS[child.crown](JEWELS[child.crown]), scale=0.85) if child.crown else ""
    return symbol(
        f"face-{number}",
        "0 0 96 96",
        _ground(child.ground, number % 5),
        at(48, y, behind, scale=1.06),
        at(48, y + 3, neck(child.look), scale=0.84),
        shirt,
        line("M35 71Q48 84 61 71", lighter(child.shirt, 0.4), 2.8),
        at(48, y, before, crown, scale=1.06),
    )


def symbols() -> list[str]:
    """All the children."""
    return [portrait(i, child) for i, child in enumerate(CHILDREN, 1)]
