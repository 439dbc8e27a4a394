"""The toy boxes, a chest and a dolls' house of each colour: what stands behind the figures, what before them, and shut for joy.

A page lays three pictures on each other: the box, then figures and empty places, then its front. The opening is 108 wide
and reaches from 14 down to 90; the front covers their feet.
"""

from kidsq.wardrobe.shapes import at, circle, dots, ellipse, line, mix, path, rect, soft, star, symbol
from tools.sprites.beds import WOOD, WOOD_DARK, WOOD_LIGHT
from tools.sprites.collection.figures import FIGURES, sign

BOX = "0 0 120 120"
KINDS = ("chest", "house")
ARCH = "M5 92V40Q5 5 60 5T115 40V92Z"
ARCH_IN = "M12 92V42Q12 12 60 12T108 42V92Z"
GABLE = "M7 92V36L52 5Q60 1 68 5L113 36V92Z"
GABLE_IN = "M14 92V40L56 11.4Q60 9 64 11.4L106 40V92Z"


def _paint(name: str) -> tuple[str, str, str]:
    """The colour of its boards: in the light, as it is, in the shade."""
    if name == "black":  # a board of the figure's own black would be lost in the night
        return "#857ea6", "#544d72", "#3f3959"
    figure = FIGURES[name]
    return mix(figure.fill, figure.light, 0.5), figure.fill, figure.shade


def back(name: str, kind: str) -> str:
    """The open box behind its figures: the lid upright, its lining, the sign on it."""
    figure = FIGURES[name]
    lining = "#565078" if name == "black" else mix(figure.deep, "#361a3f", 0.42)
    outer, inner = (ARCH, ARCH_IN) if kind == "chest" else (GABLE, GABLE_IN)
    frame = path(outer, WOOD_LIGHT) + path(inner, WOOD_DARK)
    cloth = at(60, 92, at(-60, -89, path(inner, lining)), scale=0.965)
    faint = at(60, 46, sign(name, mix(lining, figure.fill, 0.4)), scale=1.24)
    quilt = dots([(26, 44), (94, 44), (22, 68), (98, 68), (60, 84)], 1.5, mix(lining, figure.light, 0.4))
    extra = _hinges() if kind == "chest" else _roof(name)
    return frame + cloth + faint + quilt + extra


def _hinges() -> str:
    return rect(23, 8, 6, 10, "#e0a92e", 2) + rect(91, 8, 6, 10, "#e0a92e", 2)


def _roof(name: str) -> str:
    light, plain, shade = _paint(name)
    eaves = line("M6 40L54 7.6Q60 4 66 7.6L114 40", shade, 9) + line(
        "M6 38.6L54 6.4Q60 2.6 66 6.4L114 38.6", plain, 6.4
    )
    return eaves + dots([(20, 29.4), (38, 17.2), (82, 17.2), (100, 29.4)], 1.7, light)


def front(name: str, kind: str) -> str:
    """The board before the figures' feet, with the carved sign."""
    light, plain, shade = _paint(name)
    top = 88
    feet = rect(12, 112, 14, 7, WOOD_DARK, 3) + rect(94, 112, 14, 7, WOOD_DARK, 3)
    board = rect(2, top, 116, 28, WOOD, 7) + rect(2, top, 116, 24, WOOD_LIGHT, 7)
    panel = rect(8, top + 4, 104, 18, shade, 4) + rect(8, top + 4, 104, 15.4, plain, 4)
    if kind == "chest":
        panel += rect(14, top - 1, 7, 30, "#e0a92e", 2) + rect(99, top - 1, 7, 30, "#e0a92e", 2)
        panel += dots([(17.5, top + 4), (102.5, top + 4), (17.5, top + 23), (102.5, top + 23)], 1.5, "#8a5a12")
    else:
        panel += line("".join(f"M{x} {top + 6}v12" for x in (18, 28, 38, 82, 92, 102)), light, 2.2)
    return feet + board + panel + _carved(name, 60, top + 12.4, 0.68)


def _carved(name: str, x: float, y: float, size: float) -> str:
    """A medallion of wood with the sign cut into it and painted."""
    figure = FIGURES[name]
    return (
        circle(x, y, 27 * size, WOOD_DARK)
        + circle(x, y - 0.8, 25.4 * size, "#f6e3bd")
        + at(x, y - 0.4, sign(name, figure.deep, 1.4), at(0, 0.8, sign(name, figure.fill)), scale=size * 0.72)
    )


def shut(name: str, kind: str) -> str:
    """The box when all its figures are at home: shut, glad, alight."""
    light, plain, shade = _paint(name)
    pen = FIGURES[name].pen
    if kind == "chest":
        lid = path("M4 66V52Q4 20 60 20T116 52V66Z", WOOD_LIGHT) + path("M11 62V53Q11 27 60 27T109 53V62Z", plain)
        lid += line("M20 47Q30 35 48 33", light, 4) + rect(2, 61, 116, 9, WOOD, 4.5)
        bands = rect(14, 36, 7, 80, "#e0a92e", 2) + rect(99, 36, 7, 80, "#e0a92e", 2)
    else:
        lid = soft("M8 64L56 22Q60 19 64 22L112 64Z", shade, 8) + soft("M10 60L56 21Q60 18 64 21L110 60Z", plain, 7)
        lid += line("M30 48L52 29", light, 4) + rect(4, 62, 112, 8, WOOD, 4)
        bands = ""
    feet = rect(12, 111, 14, 8, WOOD_DARK, 3) + rect(94, 111, 14, 8, WOOD_DARK, 3)
    board = rect(4, 66, 112, 50, WOOD_LIGHT, 8) + rect(10, 71, 100, 40, shade, 5) + rect(10, 71, 100, 36, plain, 5)
    glad = line("M35 90q6-8 12 0M73 90q6-8 12 0", pen, 3.6)
    glad += path("M50 91Q60 95 70 91Q69.4 103 60 103T50 91Z", "#8a2438") + ellipse(60, 100, 5.4, 2.6, "#ff8f9e")
    glad += ellipse(31, 97, 5, 3.4, FIGURES[name].cheek, ".8") + ellipse(89, 97, 5, 3.4, FIGURES[name].cheek, ".8")
    rays = line(
        "M60 2V9M83 6L81 12M37 6L39 12" if kind == "chest" else "M60 2V8M84 12L79.6 17M36 12L40.4 17", "#ffdf7e", 3.4
    )
    glitter = path(
        star(10, 24, 8, 2.6, 4) + star(110, 18, 6, 2, 4) + star(100, 8, 4, 1.4, 4) + star(20, 10, 4, 1.4, 4), "#fff3c9"
    )
    return feet + lid + board + bands + glad + _carved(name, 60, 50, 0.8) + rays + glitter


def symbols() -> list[str]:
    """Like next to like, so that gzip finds them: each kind of box in all colours."""
    parts = (("", back), ("-front", front), ("-full", shut))
    return [
        symbol(f"{kind}-{name}{end}", BOX, draw(name, kind))
        for kind in KINDS
        for end, draw in parts
        for name in FIGURES
    ]
