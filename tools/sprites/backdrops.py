"""What is behind each queen: a large shape of her own, so that she is known across the room and without colours.

Behind a card of power is a plain one.
"""

from collections.abc import Callable
from math import cos, pi, sin

from kidsq.wardrobe.emblems import HEART_PATH
from kidsq.wardrobe.shapes import (
    WHITE,
    at,
    circle,
    cloud,
    darker,
    dots,
    ellipse,
    lighter,
    line,
    path,
    rect,
    ring,
    soft,
    star,
)


def _heart(light: str, dark: str) -> str:
    return at(50, 70, path(HEART_PATH, light), scale=4.5)


def _cat(light: str, dark: str) -> str:
    return soft(
        "M50 30Q70 24 82 34L97 12Q104 60 96 84Q84 112 50 112T4 84Q-4 60 3 12L18 34Q30 24 50 30Z", light, 4
    ) + line("M2 76l18 5M0 90h19M98 76l-18 5M100 90H81", dark, 2.6)


def _dog(light: str, dark: str) -> str:
    paws = ((16, 28), (86, 22), (7, 94), (94, 90))
    pads = dots([(x - 9 + 9 * i, y - 11 - (i == 1) * 4) for x, y in paws for i in range(3)], 4.2, light)
    return pads + "".join(ellipse(x, y, 10.4, 8.2, light) for x, y in paws)


def _pancake(light: str, dark: str) -> str:
    return "".join(
        rect(-6, y, 112, 21, light if i % 2 else dark, 10.5) for i, y in enumerate(range(10, 110, 24))
    ) + path("M-6 0H106V12Q96 24 92 12T82 18T74 10Q66 26 58 12T44 12T30 18T20 12Q14 30 8 14T-6 12Z", "#8b4f24")


def _ladybug(light: str, dark: str) -> str:
    leaf = path("M50-14C104 20 112 80 92 124H8C-12 80-4 20 50-14Z", light)
    return leaf + line("M50-8V40M50 20L80 40M50 20L20 40M50 50L98 78M50 50L2 78M96 110L70 96M4 110L30 96", dark, 2.4)


def _moon(light: str, dark: str) -> str:
    crescent = path("M76 8A54 54 0 1 0 100 96A46 46 0 0 1 76 8Z", light)
    return crescent + path(
        "".join(star(x, y, r, r * 0.36, 4) for x, y, r in ((90, 52, 7), (92, 24, 4), (12, 10, 5))), WHITE
    )


def _peacock(light: str, dark: str) -> str:
    out = ""
    for turn in range(-100, 101, 25):
        out += at(
            50,
            80,
            ellipse(0, -54, 11.4, 22, light),
            ellipse(0, -62, 7, 8.6, dark),
            circle(0, -61, 3.6, "#ffd54a"),
            turn=turn,
        )
    return out


def _sunflower(light: str, dark: str) -> str:
    return (
        soft(star(50, 66, 57, 43, 16), light, 6)
        + circle(50, 66, 42, "#8a5a2b")
        + dots([(50 + 36 * cos(a), 66 + 36 * sin(a)) for a in (pi * i / 8 for i in range(16))], 1.8, "#d39a4a")
    )


def _cake(light: str, dark: str) -> str:
    icing = "M0 0H100V34Q94 48 87 34Q81 22 74 36Q68 52 61 34L39 34Q32 52 26 36Q19 22 13 34Q6 48 0 34Z"
    sprinkles = line("M8 14l5 3M24 8l-3 5M78 10l4 4M93 20l-5 2M8 72l5-3M92 66l-5-3M12 96l4 4M90 92l-4 4", dark, 3)
    return path(icing, light) + sprinkles


def _rainbow(light: str, dark: str) -> str:
    bows = ((62, "#ff9aa0"), (54, "#ffc48a"), (46, "#fff0a0"), (38, "#b4ecb0"))
    return "".join(circle(50, 78, r, colour) for r, colour in bows) + path(
        cloud(4, 108, 22, 13, 7) + cloud(96, 108, 22, 13, 7), WHITE
    )


def _rose(light: str, dark: str) -> str:
    blooms = ""
    for x, y, r in ((12, 20, 9), (88, 14, 8), (92, 52, 7), (7, 62, 7), (10, 98, 6), (91, 92, 7)):
        blooms += path(cloud(x, y, r, r, 6, 20), "#ff8fa8") + ring(x, y, r * 0.5, "#d8375a", 2)
    return path(cloud(50, 64, 36, 46, 9), light) + blooms


def _starfish(light: str, dark: str) -> str:
    waves = "".join(
        path(f"M-4 {y}q13-11 27 0t27 0t27 0t27 0V144H-4Z", colour) for y, colour in ((58, light), (84, dark))
    )
    return waves + "".join(
        ring(x, y, r, WHITE, 1.8) for x, y, r in ((12, 38, 4), (88, 28, 5), (20, 18, 2.6), (92, 46, 2.6))
    )


def _book(light: str, dark: str) -> str:
    out = rect(0, 58, 100, 5, dark) + rect(0, 2, 100, 5, dark)
    books = (
        (2, 9, 44, "#a3324f"),
        (12, 7, 36, "#3f6a9a"),
        (20, 8, 48, light),
        (72, 8, 46, "#3f8a5a"),
        (81, 7, 38, light),
        (89, 9, 44, "#c98a2f"),
    )
    out += "".join(rect(x, 58 - tall, wide, tall, colour, 1.4) for x, wide, tall, colour in books)
    return out + "".join(
        rect(x, 118 - tall, wide, tall, colour, 1.4)
        for x, wide, tall, colour in (
            (2, 8, 44, "#3f8a5a"),
            (11, 8, 50, light),
            (81, 8, 48, "#3f6a9a"),
            (90, 9, 40, "#a3324f"),
        )
    )


def _butterfly(light: str, dark: str) -> str:
    wing = "M50 70C38 8-6-8-4 22C-6 62 20 78 50 74M50 74C8 70-4 108 14 122C32 132 48 104 50 78"
    spots = dots([(10, 24), (90, 24)], 6, WHITE) + dots([(16, 108), (84, 108), (6, 44), (94, 44)], 3.6, WHITE)
    return path(wing, light) + at(100, 0, f'<path fill="{light}" transform="scale(-1 1)" d="{wing}"/>') + spots


def _strawberry(light: str, dark: str) -> str:
    seeds = [(x, y) for j, y in enumerate(range(10, 140, 17)) for x in range(-1 if j % 2 else 9, 108, 20)]
    return "".join(ellipse(x, y, 2.4, 3.8, light) for x, y in seeds if abs(x - 50) > 26 or y < 30)


def _ice_cream(light: str, dark: str) -> str:
    lines = "".join(f"M{x} -4L{x + 104} 144M{x + 104} -4L{x} 144" for x in range(-90, 100, 30))
    return line(lines, light, 3) + circle(50, 64, 40, light)


SHAPES: dict[str, Callable[[str, str], str]] = {
    "heart": _heart,
    "cat": _cat,
    "dog": _dog,
    "pancake": _pancake,
    "ladybug": _ladybug,
    "moon": _moon,
    "peacock": _peacock,
    "sunflower": _sunflower,
    "cake": _cake,
    "rainbow": _rainbow,
    "rose": _rose,
    "starfish": _starfish,
    "book": _book,
    "butterfly": _butterfly,
    "strawberry": _strawberry,
    "ice_cream": _ice_cream,
}


def backdrop(name: str, tint: str, light: str | None = None) -> str:
    """The ground of a queen's card with her shape on it."""
    return rect(0, 0, 100, 140, tint) + SHAPES[name](light or lighter(tint, 0.5), darker(tint, 0.14))


def power_ground(tint: str, halo: str) -> str:
    """The ground of a card of power: one colour for each kind."""
    return rect(0, 0, 100, 140, tint) + circle(50, 68, 43, halo)
