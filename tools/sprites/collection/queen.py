"""The Queen in the middle of the table, who waits until all is tidy: three moods, and her room grows lighter with them."""

from dataclasses import replace

from kidsq.wardrobe.crowns import arches
from kidsq.wardrobe.heads import SKINS, Features, head, neck
from kidsq.wardrobe.shapes import (
    GOLD,
    GOLD_DARK,
    WHITE,
    at,
    circle,
    darker,
    dots,
    ellipse,
    line,
    path,
    rect,
    soft,
    star,
    symbol,
)

BOX = "0 0 120 120"
HER = Features("honey", "wavy", "#6b2f3a", "#4a2c1a", "smile", chin="plump", accent=GOLD)
MOODS = {
    "waits": HER,
    "hopes": replace(HER, mouth="grin", gaze="wide"),
    "smiles": replace(HER, mouth="laugh", gaze="merry"),
}
LIGHT = {
    "waits": ("#3a327a", "#2f3f96", "#5b4aa8"),
    "hopes": ("#5a4398", "#3f56b4", "#7d62c0"),
    "smiles": ("#8f55b8", "#ffd76a", "#ffe9a6"),
}
GOWN, TRIM = "#2f9c8c", "#fff3dc"


def _room(mood: str) -> str:
    wall, sky, frame = LIGHT[mood]
    room = rect(0, 0, 120, 120, wall, 14)
    pane = path("M18 120V58A42 42 0 0 1 102 58V120Z", frame) + path("M23 120V58A37 37 0 0 1 97 58V120Z", sky)
    if mood == "smiles":
        beams = "".join(at(60, 62, path("M-5-36L0-66L5-36Z", "#ffd76a"), turn=turn) for turn in range(-100, 101, 25))
        return room + beams + pane
    moon = path("M36 31A9 9 0 1 0 44 43A7.2 7.2 0 0 1 36 31Z", "#ffdf7e") if mood == "waits" else ""
    stars = path(
        star(86, 46, 4, 1.3, 4) + star(30, 62, 2.6, 1, 4) + star(91, 66, 2.6, 1, 4) + star(79, 33, 2.6, 1, 4), WHITE
    )
    return room + pane + moon + stars


def _lamps(mood: str) -> str:
    """A lamp on each side: out, then one, then both are lit."""
    lit = {"waits": 0, "hopes": 1, "smiles": 2}[mood]
    out = ""
    for i, x in enumerate((12, 108)):
        if i < lit:
            out += circle(x, 62, 11, "#ffdf7e", ".45")
        out += line(f"M{x} 76V68", GOLD_DARK, 3) + soft(
            f"M{x - 4} 66H{x + 4}L{x + 2.6} 56H{x - 2.6}Z", "#ffe27a" if i < lit else "#6f64a8", 3
        )
        out += line(f"M{x - 5} 76H{x + 5}", GOLD_DARK, 3)
    return out


def _dress(mood: str) -> str:
    skin, shade = SKINS[HER.skin]
    dark = darker(GOWN, 0.22)
    body = path("M22 120C20 104 30 94 46 90Q60 104 74 90C90 94 100 104 98 120Z", GOWN)
    collar = dots([(42, 93), (47, 97.6), (53, 100.4), (60, 101.4), (67, 100.4), (73, 97.6), (78, 93)], 4.4, TRIM)
    if mood == "waits":
        sleeves = path(
            "M22 120C18 106 26 98 34 98Q42 108 52 116L50 120ZM98 120C102 106 94 98 86 98Q78 108 68 116L70 120Z", dark
        )
        hands = (
            ellipse(55, 115, 6.4, 4.6, skin) + ellipse(65, 115.6, 6.4, 4.6, shade) + ellipse(64, 114, 5.6, 3.8, skin)
        )
        return body + collar + sleeves + hands
    if mood == "hopes":
        sleeves = path("M22 120C18 104 28 96 36 99L54 108L50 120ZM98 120C102 104 92 96 84 99L66 108L70 120Z", dark)
        hands = (
            ellipse(56, 107, 6.4, 6, skin) + ellipse(64.4, 107.6, 6.4, 6, shade) + ellipse(63.4, 106, 6.2, 5.6, skin)
        )
        hands += line("M60 103.4l4.6 1M59.6 106.4l5 .8M60 109.4l4.4.2", shade, 1.2)
        return body + collar + sleeves + hands
    sleeves = line("M30 106Q14 104 11 88M90 106Q106 104 109 88", dark, 12) + line(
        "M29 106Q14 104 11 88M91 106Q106 104 109 88", GOWN, 8.4
    )
    hands = circle(11, 83, 6, skin) + circle(109, 83, 6, skin)
    return sleeves + hands + body + collar


def _cheer() -> str:
    bits = [
        (16, 18, "#ff7aa2"),
        (100, 16, "#58d6a9"),
        (30, 8, "#4b8df0"),
        (88, 6, "#e9483f"),
        (8, 44, "#a067e0"),
        (112, 42, "#4fb35a"),
    ]
    return "".join(
        at(x, y, rect(-2.4, -1.6, 4.8, 3.2, colour, 1), turn=20 * i - 50) for i, (x, y, colour) in enumerate(bits)
    )


def portrait(mood: str) -> str:
    """Her picture in one mood."""
    behind, before = head(MOODS[mood])
    crown = at(0, -23, arches(("#c22f5a", "#58d6a9", "#6fb4ff")))
    tilt = {"waits": -4, "hopes": 4, "smiles": 0}[mood]
    her = at(60, 62, behind, turn=tilt) + at(60, 62, neck(HER)) + _dress(mood) + at(60, 61, before, crown, turn=tilt)
    around = _cheer() if mood == "smiles" else _lamps(mood)
    return _room(mood) + around + at(60, 120, at(-60, -120, her), scale=0.9)


def symbols() -> list[str]:
    """Her three moods."""
    return [symbol(f"hostess-{mood}", BOX, portrait(mood)) for mood in MOODS]
