"""The cards: one of each colour, the chameleon who can be any of them, their back; the signs alone for small places."""

from math import cos, pi, sin

from kidsq.wardrobe.crowns import POINTS
from kidsq.wardrobe.shapes import (
    CREAM,
    GOLD,
    GOLD_DARK,
    INK,
    WHITE,
    at,
    circle,
    dots,
    ellipse,
    lighter,
    line,
    mix,
    path,
    rect,
    ring,
    soft,
    symbol,
    tag,
)
from tools.sprites.collection.figures import FIGURES, painted, sign
from tools.sprites.collection.meeples import meeple

CARD = "0 0 100 140"
SWIRL = "M1 1.6A3.4 3.4 0 0 1-4.6-2.4A7.4 7.4 0 0 1 9-1.4A11.6 11.6 0 0 1-9.6 8.4A16.4 16.4 0 0 1-6-15.4A17 17 0 0 1 14.6-12.6"


def _disc() -> str:
    return circle(0, 0.8, 16, INK, ".16") + circle(0, 0, 15.4, CREAM)


def _badge(name: str) -> str:
    """The sign of a colour on a cream disc, around 0,0 and 32 wide."""
    return _disc() + painted(name, 0.48)


def _around(radius: float) -> list[tuple[str, float, float]]:
    """The eight colours in a ring, the first at the top."""
    turns = [(name, pi * i / 4 - pi / 2) for i, name in enumerate(FIGURES)]
    return [(name, radius * cos(turn), radius * sin(turn)) for name, turn in turns]


def _many() -> str:
    """The badge of the chameleon: all colours around a swirl."""
    pearls = "".join(
        circle(x, y, 3.1, FIGURES[name].deep) + circle(x, y, 2.5, FIGURES[name].fill) for name, x, y in _around(12.4)
    )
    return _disc() + at(0, 0, line(SWIRL, "#1f8a64", 5.6), scale=0.46) + pearls


def card(name: str) -> str:
    """The card of one colour."""
    figure = FIGURES[name]
    ground = {"white": "#aea5d8", "black": "#7a7399"}.get(name, mix(figure.fill, figure.light, 0.62))
    halo = lighter(ground, 0.45)
    pattern = [(x, y) for j, y in enumerate(range(6, 140, 22)) for x in range(17 if j % 2 else 0, 105, 34)]
    signs = "".join(
        at(x, y, sign(name, mix(ground, figure.fill, 0.26 if name != "white" else 0.5)), scale=0.3) for x, y in pattern
    )
    return (
        rect(0, 0, 100, 140, ground)
        + signs
        + circle(50, 76, 42, halo)
        + ellipse(50, 118, 24, 4.6, figure.deep, ".35")
        + at(50, 82, meeple(name, "home"), scale=1.06)
        + at(18, 19, _badge(name), scale=0.94)
        + at(82, 121, _badge(name), scale=0.94)
    )


def chameleon() -> str:
    """Whoever can be any colour: along the back all eight of them, and a tail that curls."""
    skin, deep, light = "#6fd8b2", "#237a5c", "#c4f3df"
    spine = [(26, 84), (29.6, 75), (35.6, 67.4), (43, 61.4), (51, 56), (58.4, 50), (65.4, 43.6), (73, 38.4)]
    crest = "".join(
        circle(x, y, 7, one.deep) + circle(x, y, 6, one.fill)
        for (x, y), one in zip(spine, FIGURES.values(), strict=True)
    )
    tail = "M34 92C24 104 14 106 12 96C11 86 24 84 25 93Q25 98 20 97"
    curl = line(tail, deep, 10) + line(tail, skin, 7.4)
    outline = "M28 92C28 70 44 62 56 57C62 50 70 40 82 40C93 40 97 50 96 58C95 68 86 73 77 73C76 88 64 104 44 104C34 104 28 100 28 92Z"
    body = tag("path", fill=skin, stroke=deep, stroke_width=2.2, stroke_linejoin="round", d=outline)
    belly = path("M44 101C62 100 70 88 71.6 73Q66 70 61 66C60 82 50 92 36 94Q37 100 44 101Z", light)
    freckles = dots([(42, 78), (50, 72), (40, 88), (52, 84)], 2.4, deep, ".3")
    legs = line("M42 102V112M40 112h9M66 92V110M62 111h10", deep, 8) + line(
        "M42 102V112M40 112h9M66 92V110M62 111h10", mix(skin, deep, 0.25), 5.4
    )
    twig = line("M-6 118Q40 110 106 117", "#6b4526", 9) + line("M-6 116.6Q40 108.6 106 115.6", "#a87b4d", 5)
    leaf = path("M84 114Q88 102 99 104Q98 114 84 114Z", "#4fb35a") + path(
        "M14 119Q10 130 1 128Q2 119 14 119Z", "#4fb35a"
    )
    eye = (
        circle(77, 54, 11, deep)
        + circle(77, 54, 9.6, light)
        + circle(77, 54, 6.8, WHITE)
        + circle(78.6, 53.4, 4.6, INK)
        + circle(77, 51.6, 1.7, WHITE)
    )
    smile = (
        line("M95 61.4Q88 68 78.6 67.6", deep, 2.4)
        + ellipse(71, 66.4, 3.8, 2.6, "#ff8fa8", ".8")
        + dots([(93.4, 53.6)], 1.2, deep)
    )
    return twig + leaf + curl + crest + legs + body + belly + freckles + eye + smile


def joker() -> str:
    """The card that is any colour."""
    shades = [mix(one.fill, "#fff8ea", 0.5) if name != "black" else "#a49dbd" for name, one in FIGURES.items()]
    wedges = ""
    for i, shade in enumerate(shades):
        a, b = pi * i / 4 - pi / 8, pi * (i + 1) / 4 - pi / 8
        wedges += path(
            f"M50 72L{50 + 130 * cos(a):.0f} {72 + 130 * sin(a):.0f}L{50 + 130 * cos(b):.0f} {72 + 130 * sin(b):.0f}Z",
            shade,
        )
    return (
        rect(0, 0, 100, 140, "#e9fbf3")
        + wedges
        + circle(50, 74, 44, "#f4fff9")
        + at(50, 76, at(-50, -76, chameleon()), scale=0.92)
        + at(18, 19, _many(), scale=0.94)
        + at(82, 121, _many(), scale=0.94)
    )


def back(corner: float = 0) -> str:
    """The back of all cards: the eight signs around a crown. corner: its radius, where no page cuts it round."""
    night, dark, light = "#2f5fb0", "#264d96", "#7fb0f0"
    rows = [(x, y) for j, y in enumerate(range(10, 140, 12)) for x in range(8 if j % 2 else 2, 104, 12)]
    rim = tag(
        "rect",
        x=7.0,
        y=7.0,
        width=86.0,
        height=126.0,
        rx=7.0,
        fill="none",
        stroke=GOLD,
        stroke_width=1.6,
        stroke_dasharray=".1 4.4",
        stroke_linecap="round",
    )
    crown = (
        soft(POINTS, GOLD, 2.4)
        + line("M-14.6-2.6Q0 1.4 14.6-2.6", GOLD_DARK, 3.2)
        + dots([(-18, -16), (18, -16), (0, -21)], 2.8, "#fff1b8")
    )
    return (
        rect(0, 0, 100, 140, night, corner)
        + dots(rows, 1.3, light, ".4")
        + rim
        + circle(50, 70, 40, dark)
        + ring(50, 70, 40, light, 1.4)
        + at(50, 70, *(at(x, y, sign(name, light), scale=0.3) for name, x, y in _around(29.6)))
        + at(50, 77, crown, scale=0.86)
    )


def symbols() -> list[str]:
    """Cards, badges and bare signs."""
    names = list(FIGURES)
    marks = [symbol(f"mark-{name}", "-26 -27 52 52", sign(name, "currentColor")) for name in names]
    marks.append(symbol("mark-joker", "-26 -27 52 52", at(0, 0, line(SWIRL, "currentColor", 5.4), scale=1.16)))
    badges = [symbol(f"badge-{name}", "-16 -16 32 33", _badge(name)) for name in names] + [
        symbol("badge-joker", "-16 -16 32 33", _many())
    ]
    cards = [symbol(f"colour-{name}", CARD, card(name)) for name in names]
    return [*cards, symbol("colour-joker", CARD, joker()), symbol("colour-back", CARD, back()), *badges, *marks]
