"""The figures as they stand about: at home and happy, astray and looking about, chosen and jumping; and an empty place."""

from kidsq.wardrobe.shapes import (
    GOLD,
    INK,
    WHITE,
    at,
    circle,
    dots,
    ellipse,
    line,
    path,
    ring,
    soft,
    star,
    symbol,
    tag,
)
from tools.sprites.collection.figures import FIGURES, Figure, sign

BOX = "-33 -43 66 82"
BODY = "M-9 10C-13 17-14.6 24-14 30Q-13.6 33.6-10 33.6H-3.6Q-1.4 33.6-1 31Q0 28.6 1 31Q1.4 33.6 3.6 33.6H10Q13.6 33.6 14 30C14.6 24 13 17 9 10Z"
ARMS = {
    "astray": "M-11 17Q-17 23-24 17M11 17Q17 23 24 17",
    "chosen": "M-10 17Q-22 10-25-4M10 17Q22 10 25-4",
}
DARK_MOUTH, TONGUE = "#8a2438", "#ff8f9e"
HEAD_AT = -13


def _open_eyes(figure: Figure, look: tuple[float, float], size: float = 1) -> str:
    x = figure.apart
    rx, ry = {"wide": (4.7, 5.8), "near": (3.5, 4.4), "dreamy": (4, 4.4), "cat": (4.4, 5.2)}.get(figure.eyes, (4, 5))
    rx, ry = rx * size, ry * size
    if figure.eyes == "cat":
        eyes = ellipse(-x, 0, rx + 0.8, ry, "#ffdf6b") + ellipse(x, 0, rx + 0.8, ry, "#ffdf6b")
        return eyes + "".join(
            ellipse(side + look[0], look[1], 2.2 * size, ry - 1, INK)
            + circle(side + look[0] - 1, look[1] - 2, 1.2, WHITE)
            for side in (-x, x)
        )
    if look != (0, 0):
        whites = "".join(
            tag("ellipse", cx=side, cy=0.0, rx=rx + 1.4, ry=ry + 1, fill=WHITE, stroke=figure.deep, stroke_width=1)
            for side in (-x, x)
        )
        pupils = "".join(ellipse(side + look[0], look[1], rx - 0.7, ry - 0.9, INK) for side in (-x, x))
        return whites + pupils + dots([(side + look[0] - 1.1, look[1] - 1.8) for side in (-x, x)], 1.4, WHITE)
    eyes = ellipse(-x, 0, rx, ry, INK) + ellipse(x, 0, rx, ry, INK)
    return eyes + dots([(-x - 1.2, -1.8), (x - 1.2, -1.8)], 1.5, WHITE)


def _happy_eyes(figure: Figure) -> str:
    x, w = figure.apart, 4.4
    return line("".join(f"M{side - w:g} 1.6q{w:g}-6.4 {2 * w:g} 0" for side in (-x, x)), figure.pen, 2.8)


def _own(figure: Figure, state: str) -> str:
    """What this face alone has: lashes, glasses, whiskers, heavy lids ..."""
    x, pen = figure.apart, figure.pen
    if figure.eyes == "lashes":
        return line(f"M{-x - 4.4:g}-3l-3-2M{x + 4.4:g}-3l3-2M{-x - 2:g}-5l-1.4-3M{x + 2:g}-5l1.4-3", pen, 1.5)
    if figure.eyes == "glasses":
        rims = ring(-x, 0, 6.8, "#fff3c4", 1.9) + ring(x, 0, 6.8, "#fff3c4", 1.9)
        return rims + line("M-1-1q1-1 2 0", "#fff3c4", 1.9)
    if figure.eyes == "dreamy" and state == "astray":
        lids = f"M{-x - 5.6:g}-.4A5.6 5.6 0 0 1 {-x + 5:g}-2.6ZM{x - 5:g}-2.6A5.6 5.6 0 0 1 {x + 5.6:g}-.4Z"
        return path(lids, figure.light) + line(
            f"M{-x - 5.4:g}-.4L{-x + 4.8:g}-2.6M{x - 4.8:g}-2.6L{x + 5.4:g}-.4", pen, 1.6
        )
    if figure.eyes == "cat":
        return line("M-14 5l-9-1.4M-14 8l-8 2M14 5l9-1.4M14 8l8 2", figure.deep, 1.3)
    if figure.mouth == "gap":
        return dots([(-13, 3.6), (-10.6, 5.6), (13, 3.6), (10.6, 5.6)], 0.9, figure.deep)
    return ""


def _mouth(figure: Figure, state: str) -> str:
    pen = figure.pen
    if state == "astray":
        if figure.mouth == "side":  # a yawn
            return ellipse(0, 10, 3.4, 3.8, DARK_MOUTH) + ellipse(0, 12, 2.2, 1.4, TONGUE)
        if figure.mouth in ("laugh", "small", "gap", "tongue") or figure.eyes == "lashes":
            return ellipse(0, 9.4, 2.6, 3, DARK_MOUTH)
        return line("M-4 9.6q2-2.4 4 0t4 0", pen, 2)
    deep = 15 if state == "chosen" else 13.6
    wide = {"small": 4.4, "laugh": 7.4, "side": 5}.get(figure.mouth, 6)
    mouth = path(f"M{-wide} 6.6Q0 8.8 {wide} 6.6Q{wide} {deep} 0 {deep}T{-wide} 6.6Z", DARK_MOUTH)
    if figure.mouth == "gap":
        return mouth + path("M-4.4 7.4Q-2 8 -.6 8v2.6h-3.2zM4.4 7.4Q2 8 .6 8v2.6h3.2z", WHITE)
    if figure.mouth == "cat":
        nose = path("M-2.6 4h5.2L0 6.6Z", "#ff9fb8")
        return (
            line("M0 6q-3.4 4.4-7 .6M0 6q3.4 4.4 7 .6", pen, 1.8)
            + path(f"M-3.6 9.2Q0 10 3.6 9.2Q3 {deep} 0 {deep}T-3.6 9.2Z", "#ff8f9e")
            + nose
        )
    if figure.mouth == "tongue":
        return mouth + path(f"M-2.8 {deep - 3.6}h5.6v3.4a2.8 2.8 0 0 1-5.6 0z", TONGUE)
    return mouth + ellipse(0, deep - 1.6, wide * 0.5, 1.7, TONGUE)


def face(figure: Figure, state: str) -> str:
    """The face around the middle of its eyes."""
    if state == "home":
        eyes = _happy_eyes(figure)
    elif state == "astray":
        eyes = _open_eyes(figure, (2.1, -0.4), 1.06)
        if figure.eyes not in ("dreamy", "lashes"):
            eyes += line(
                f"M{-figure.apart - 4:g}-8.4q4-2.4 7.4-.4M{figure.apart - 3.4:g}-9.4q4-2 7.6.8", figure.pen, 1.7
            )
    else:
        eyes = _open_eyes(figure, (0, 0), 1.12)
    x = figure.apart + 5
    blush = ellipse(-x, 6.6, 3.4, 2.4, figure.cheek, ".75") + ellipse(x, 6.6, 3.4, 2.4, figure.cheek, ".75")
    return blush + eyes + _own(figure, state) + _mouth(figure, state)


def head(name: str, state: str, rim: float = 0.9) -> str:
    """The head around 0,0: its sign with its face on it, a shade below."""
    figure = FIGURES[name]
    lit = at(0, -1.2, sign(name, figure.fill), scale=0.94)
    return (
        sign(name, figure.deep, rim)
        + sign(name, figure.shade)
        + lit
        + _shine(name)
        + at(*figure.face, face(figure, state))
    )


SHINES = {
    "red": "M-18-8Q-18-14-12.4-15.4",
    "orange": "M-13-7Q-10.6-12-5.6-13.4",
    "yellow": "M-3.6-12.6L-1.4-18",
    "green": "M-5-15L-2-20",
    "blue": "M-13.6-1Q-11-7-6-10.6",
    "purple": "M-17-7Q-14-13-8.6-16",
    "white": "M9-13Q12.6-12.6 13-8.6",
    "black": "M-17.6-15.6L-14-13.4",
}


def _limb(d: str, figure: Figure) -> str:
    return line(d, figure.deep, 8.4) + line(d, figure.fill, 6.4)


def _shine(name: str) -> str:
    colour = "#d9d3ee" if name == "white" else FIGURES[name].light
    return line(SHINES[name], colour, 2.6)


def meeple(name: str, state: str) -> str:
    """One figure, standing at 0,34."""
    figure = FIGURES[name]
    body = tag("path", fill=figure.shade, stroke=figure.deep, stroke_width=1.8, stroke_linejoin="round", d=BODY)
    body += ellipse(0, 22.4, 6.6, 6.8, figure.light, ".75")
    crown = at(0, HEAD_AT, head(name, state), turn=7 if state == "astray" else 0)
    tail = _limb("M-9 31Q-22 33-23 23T-26 15", figure) if name == "black" else ""
    one = tail + _limb(ARMS.get(state, figure.arms), figure) + body + crown
    return _halo(name) + one if state == "chosen" else one


def _halo(name: str) -> str:
    return (
        line(ARMS["chosen"], GOLD, 14)
        + soft(BODY, GOLD, 8)
        + at(0, HEAD_AT, sign(name, GOLD, 4.5))
        + path(star(-27, -26, 5, 1.8, 4) + star(28, -22, 4, 1.4, 4), "#fff3c9")
    )


def place(name: str) -> str:
    """Where a figure of this colour is still missing: a hollow of its shape, in the light of the lining."""
    light = FIGURES[name].light
    hollow = tag("g", soft(BODY, light, 1.8), at(0, HEAD_AT, sign(name, light, 0.9)), opacity=".36")
    return hollow + tag("g", at(0, HEAD_AT, sign(name, "#1c1838"), scale=0.92), opacity=".3")


def symbols() -> list[str]:
    """All figures in all states."""
    states = (("", "home"), ("-astray", "astray"), ("-chosen", "chosen"))
    figures = [symbol(f"meeple-{name}{end}", BOX, meeple(name, state)) for name in FIGURES for end, state in states]
    return figures + [symbol(f"place-{name}", BOX, place(name)) for name in FIGURES]
