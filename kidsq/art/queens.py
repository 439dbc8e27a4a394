"""The sixteen queens, awake on their cards and asleep on a pillow: data for one recipe."""

from dataclasses import dataclass

from kidsq.art.crowns import CROWNS
from kidsq.art.emblems import EMBLEMS
from kidsq.art.people import Look, head, neck
from kidsq.art.shapes import (
    CREAM,
    GOLD,
    GOLD_DARK,
    WHITE,
    at,
    circle,
    darker,
    dots,
    lighter,
    line,
    path,
    rect,
    ring,
    symbol,
)


@dataclass(frozen=True, slots=True)
class Queen:
    """One queen's look, gown, crown and card."""

    look: Look
    gown: str
    trim: str
    tint: str
    crown: str
    jewels: tuple[str, str, str]
    collar: str = "scoop"
    wheels: bool = False


RUBY, SAPPHIRE, EMERALD, PINK, AQUA, VIOLET = "#e8344e", "#3f7fe0", "#2fb574", "#ff7fb0", "#35c3d6", "#9a5be0"

QUEENS = {
    "heart": Queen(Look("peach", "wavy", "#a8432a", "#3f7a4a", "lips"), "#e0406a", "#ffd0dc", "#ffc4d2", "points", (PINK, RUBY, PINK)),
    "cat": Queen(Look("brown", "bob", "#2b2233", "#6a8f2a", "side"), "#f08a24", "#ffe0b0", "#cfeee6", "tiara", (EMERALD, EMERALD, EMERALD), "v"),
    "dog": Queen(Look("porcelain", "pigtails", "#b86f35", "#3f6fb0", "grin", freckles=True, accent="#3f7fe0"), "#4a86d8", "#dbe9ff", "#cfe2ff", "points", (SAPPHIRE, AQUA, SAPPHIRE), "round"),
    "pancake": Queen(Look("deep", "afro", "#3a241c", "#4a2c1a", "grin", "#d45a5a"), "#c9762a", "#ffe7b0", "#ffcaa8", "points", (RUBY, EMERALD, RUBY)),
    "ladybug": Queen(Look("honey", "buns", "#221c2e", "#3a2416", "smile"), "#e0353d", "#2a2140", "#d9efbd", "tiara", (RUBY, RUBY, RUBY), "dots"),
    "moon": Queen(Look("deep", "locs", "#232043", "#3b2a63", "lips", "#c9507e", accent="#ffdf7e"), "#3d3a9e", "#c9c6ff", "#bcc2f5", "stars", ("#ffffff", AQUA, "#ffffff"), "v"),
    "peacock": Queen(Look("olive", "side_braid", "#1e1a2b", "#2a6a5a", "lips", accent=GOLD), "#0f9aa0", "#f3c23b", "#a3e0dd", "arches", ("#1f6fc4", AQUA, EMERALD), "v"),
    "sunflower": Queen(Look("peach", "bun", "#d5d3dc", "#4a6a8a", "smile", old=True, glasses="#8a5a2b"), "#eda61a", "#fff3c4", "#fbf3a0", "flowers", ("#ffb21f", "#ff9d2e", "#ffd54a"), "round"),
    "cake": Queen(Look("porcelain", "curls", "#f0c75e", "#4a86c8", "grin"), "#f27fb2", "#fff0f6", "#fbd9f0", "arches", (PINK, RUBY, WHITE), "round"),
    "rainbow": Queen(Look("honey", "scarf", "#7a5be0", "#4a2c1a", "smile"), "#5a9de8", "#ffffff", "#d2f0ff", "points", (RUBY, "#ffd93b", EMERALD), "rainbow"),
    "rose": Queen(Look("porcelain", "sleek", "#c4452b", "#3f8a5a", "smile", freckles=True), "#2f8f5b", "#ffc4d2", "#cfe8cf", "flowers", ("#ee4a68", "#d32a4c", "#ff8fa8"), "scoop"),
    "starfish": Queen(Look("olive", "wavy", "#4a2c22", "#2a7a8a", "grin"), "#18aab8", "#d5fbff", "#bfe8f7", "tiara", ("#ff8a4c", "#ff8a4c", "#ff8a4c"), "round", wheels=True),
    "book": Queen(Look("brown", "set", "#8f8a99", "#3a2416", "smile", glasses="#5b2436", old=True), "#8a2f4a", "#f2e2c4", "#eddcbc", "arches", ("#a3324f", GOLD, SAPPHIRE), "v"),
    "butterfly": Queen(Look("peach", "pixie", "#5a3a2a", "#6a4fb0", "grin", hearing_aid="#19b3a6"), "#9a6be0", "#f2e6ff", "#e2d5ff", "flowers", ("#c07bf0", "#8e5be0", "#ff9dbd"), "scoop"),
    "strawberry": Queen(Look("porcelain", "braids", "#e58b4e", "#4a8a4a", "smile", freckles=True, accent="#46a84e"), "#ea3348", "#46a84e", "#ffd9cf", "tiara", (EMERALD, RUBY, EMERALD), "leaf"),
    "ice_cream": Queen(Look("deep", "curls", "#f1eef5", "#4a2c1a", "smile", "#d45a78", old=True), "#6fcfb0", "#ffe9f2", "#ffe2ec", "stars", (PINK, "#58d6a9", PINK), "round"),
}  # fmt: skip

UNKNOWN = Look("dim", "long", "#4b3c8c")


def portrait(name: str, queen: Queen) -> str:
    """Draw the card of an awake queen."""
    behind, before = head(queen.look)
    return symbol(
        f"queen-{name}",
        "0 0 100 140",
        _backdrop(queen.tint),
        _chair() if queen.wheels else "",
        _head_at(behind),
        _bust(queen),
        _gown_front(queen),
        _head_at(before, at(0, -23, CROWNS[queen.crown](queen.jewels))),
        _wheels() if queen.wheels else "",
        brooch(50, 121, name),
    )


def _head_at(*layers: str) -> str:
    return at(50, 65, *layers, scale=1.12)


def sleeper(name: str, look: Look) -> str:
    """Draw a sleeping head as it lies on the pillow."""
    return symbol(
        f"sleeper-{name}" if name else "sleeper",
        "0 0 64 64",
        at(32, 35, *head(look, True, "pillow"), scale=0.9, turn=-7),
    )


def brooch(x: float, y: float, name: str) -> str:
    """Draw the round brooch that shows who she is."""
    return (
        circle(x, y + 1.2, 16, "#2a2140", ".18")
        + ring(x, y, 15, GOLD, 2.6, CREAM)
        + at(x, y, EMBLEMS[name], scale=0.86)
    )


def _backdrop(tint: str) -> str:
    sparks = dots([(12, 44), (88, 36), (92, 72), (8, 82), (84, 14), (20, 14)], 1.6, WHITE, ".75")
    return rect(0, 0, 100, 140, tint) + circle(50, 66, 45, lighter(tint, 0.5)) + sparks


def _bust(queen: Queen) -> str:
    dark = darker(queen.gown, 0.2)
    sleeves = path(
        "M22 140C3 140 1 112 20 104C32 104 34 128 30 140ZM78 140C97 140 99 112 80 104C68 104 66 128 70 140Z", dark
    )
    body = path("M17 140C15 116 22 105 37 99Q50 118 63 99C78 105 85 116 83 140Z", queen.gown)
    return _head_at(neck(queen.look)) + sleeves + body


def _gown_front(queen: Queen) -> str:
    trim = queen.trim
    if queen.collar == "v":
        return line("M34 101Q40 108 50 117Q60 108 66 101", trim, 3)
    if queen.collar == "round":
        return dots([(35, 103), (39.5, 107.4), (45, 109.6), (55, 109.6), (60.5, 107.4), (65, 103)], 3.6, trim)
    if queen.collar == "dots":
        return dots([(26, 118), (74, 118), (24, 132), (76, 132), (33, 110), (67, 110)], 3.2, trim) + line(
            "M36 101Q50 118 64 101", trim, 3
        )
    if queen.collar == "leaf":
        return path("M34 100L30 112L40 108L43 118L50 112L57 118L60 108L70 112L66 100Q50 116 34 100Z", trim)
    if queen.collar == "rainbow":
        bands = (("#e8433f", 20), ("#ffd93b", 25), ("#4dbd64", 30))
        return "".join(
            line(f"M{x} 140Q{x} 126 {x + 6} 116M{100 - x} 140Q{100 - x} 126 {94 - x} 116", c, 4) for c, x in bands
        )
    return line("M36 100Q50 119 64 100", trim, 3.4)


def _chair() -> str:
    return rect(16, 92, 68, 60, "#4b4f7a", 10) + line("M18 98H8M82 98H92", "#2f3360", 5)


def _wheels() -> str:
    out = ""
    for x in (8, 92):
        out += ring(x, 128, 19, "#2f3360", 4.6) + ring(x, 128, 14.4, "#aeb4d8", 1.8)
        out += line(
            f"M{x} 114V142M{x - 14} 128H{x + 14}M{x - 10} 118L{x + 10} 138M{x + 10} 118L{x - 10} 138", "#aeb4d8", 1.4
        )
        out += circle(x, 128, 3.4, GOLD_DARK)
    return out


def symbols() -> list[str]:
    """All queens, each awake and then asleep, for gzip finds the same hair again; then the emblems by themselves."""
    people = [drawn for name, queen in QUEENS.items() for drawn in (portrait(name, queen), sleeper(name, queen.look))]
    signs = [symbol(f"emblem-{name}", "-16 -16 32 32", drawing) for name, drawing in EMBLEMS.items()]
    return [*people, sleeper("", UNKNOWN), *signs]
