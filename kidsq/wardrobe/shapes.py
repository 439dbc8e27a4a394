"""Pencil and paper: the few shapes every picture is drawn with, as SVG text.

Only presentation attributes (the pages allow no inline style), only flat fills (gradients, clips and masks
do not survive an external <use> in every browser).
"""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin

INK = "#2a2140"
CREAM = "#fff8ea"
WHITE = "#fff"
GOLD = "#ffc93c"
GOLD_DARK = "#e79a12"
ROSE = "#ff7aa2"


def number(value: float) -> str:
    """Write a coordinate as short as it can be said: 0.50 is .5, 3.0 is 3."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def tag(name: str, *inside: str, **attributes: str | float | None) -> str:
    """Print one element; an underscore in an attribute's name is a hyphen, None leaves it out."""
    said = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    body = "".join(inside)
    return f"<{name}{said}>{body}</{name}>" if body else f"<{name}{said}/>"


def path(d: str, fill: str, opacity: str | None = None) -> str:
    """Fill the outline d."""
    return tag("path", fill=fill, d=d, opacity=opacity)


def line(d: str, stroke: str, width: float, opacity: str | None = None) -> str:
    """Draw along d with a round pen."""
    return tag(
        "path",
        fill="none",
        stroke=stroke,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        d=d,
        opacity=opacity,
    )


def soft(d: str, fill: str, width: float = 2) -> str:
    """Fill the outline d with its corners rounded by a pen of the same colour."""
    return tag("path", fill=fill, stroke=fill, stroke_width=width, stroke_linejoin="round", d=d)


def circle(x: float, y: float, r: float, fill: str, opacity: str | None = None) -> str:
    """Fill a disc."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, opacity=opacity)


def ring(x: float, y: float, r: float, stroke: str, width: float, fill: str = "none") -> str:
    """Draw a circle with a pen."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, stroke=stroke, stroke_width=width)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, opacity: str | None = None) -> str:
    """Fill an ellipse."""
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, opacity=opacity)


def rect(x: float, y: float, width: float, height: float, fill: str, r: float = 0, opacity: str | None = None) -> str:
    """Fill a rectangle with corners of radius r."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=r or None, fill=fill, opacity=opacity)


def dots(places: Sequence[tuple[float, float]], r: float, fill: str, opacity: str | None = None) -> str:
    """Fill many discs of one size with a single path."""
    each = "".join(
        f"M{number(x - r)} {number(y)}a{number(r)} {number(r)} 0 1 0 {number(2 * r)} 0"
        f"a{number(r)} {number(r)} 0 1 0 {number(-2 * r)} 0"
        for x, y in places
    )
    return path(each, fill, opacity)


def group(transform: str, *inside: str) -> str:
    """Move, turn or scale shapes together."""
    return tag("g", *inside, transform=transform)


def at(x: float, y: float, *inside: str, scale: float = 1, turn: float = 0) -> str:
    """Put shapes drawn around 0,0 at a place of the page."""
    turned = f"rotate({number(turn)})" if turn else ""
    scaled = f"scale({scale:g})" if scale != 1 else ""
    return group(f"translate({number(x)} {number(y)}){turned}{scaled}", *inside)


def symbol(name: str, view_box: str, *inside: str) -> str:
    """Print one picture of a sprite."""
    return f'<symbol id="{name}" viewBox="{view_box}">{"".join(inside)}</symbol>'


def star(x: float, y: float, outer: float, inner: float, points: int = 5, turn: float = 0) -> str:
    """Trace a star with its first point up; turn is in degrees."""
    corners = []
    for i in range(2 * points):
        r = inner if i % 2 else outer
        a = pi * i / points - pi / 2 + turn * pi / 180
        corners.append(f"{number(x + r * cos(a))} {number(y + r * sin(a))}")
    return "M" + "L".join(corners) + "Z"


def cloud(x: float, y: float, rx: float, ry: float, bumps: int, turn: float = 0) -> str:
    """Trace an ellipse whose edge is made of round bumps: curls, wool, petals, clouds."""
    angles = [2 * pi * i / bumps + turn * pi / 180 for i in range(bumps + 1)]
    places = [(x + rx * cos(a), y + ry * sin(a)) for a in angles]
    d = f"M{number(places[0][0])} {number(places[0][1])}"
    for before, after in pairwise(places):
        reach = ((after[0] - before[0]) ** 2 + (after[1] - before[1]) ** 2) ** 0.5 * 0.56
        d += f"A{number(reach)} {number(reach)} 0 0 1 {number(after[0])} {number(after[1])}"
    return d + "Z"


def mix(colour: str, other: str, share: float) -> str:
    """Blend two #rrggbb colours; share 0 is the first, 1 the second."""
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def lighter(colour: str, share: float = 0.25) -> str:
    """The colour in the light."""
    return mix(colour, "#ffffff", share)


def darker(colour: str, share: float = 0.18) -> str:
    """The colour in the shade."""
    return mix(colour, "#1c1038", share)
