"""The sixteen queens, awake on their cards and asleep on a pillow: data for one recipe."""

from dataclasses import dataclass

from kidsq.wardrobe.crowns import CROWNS
from kidsq.wardrobe.emblems import EMBLEMS
from kidsq.wardrobe.heads import Features, head, neck
from kidsq.wardrobe.shapes import (
    CREAM,
    GOLD,
    GOLD_DARK,
    WHITE,
    at,
    circle,
    darker,
    dots,
    line,
    path,
    rect,
    ring,
    symbol,
)
from tools.sprites.backdrops import backdrop


@dataclass(frozen=True, slots=True)
class Queen:
    """One queen's look, gown, crown and card."""

    look: Features
    gown: str
    trim: str
    tint: str
    crown: str
    jewels: tuple[str, str, str]
    collar: str = "scoop"
    sleeves: str = "soft"
    wheels: bool = False


RUBY, SAPPHIRE, EMERALD, PINK, AQUA, VIOLET = "#e8344e", "#3f7fe0", "#2fb574", "#ff7fb0", "#35c3d6", "#9a5be0"

QUEENS = {
    "heart": Queen(Features("peach", "heart", "#a8432a", "#3f7a4a", "lips", chin="plump"), "#d8274f", "#ffd0dc", "#f7869c", "points", (PINK, RUBY, PINK), "scoop", "puffs"),
    "cat": Queen(Features("brown", "ears", "#2b2233", "#7fa52a", "side", accent="#e58a9a", chin="heart", nose="button", gaze="almond"), "#f08a24", "#ffe0b0", "#8fd3c6", "tiara", (EMERALD, EMERALD, EMERALD), "v"),
    "dog": Queen(Features("porcelain", "pigtails", "#b86f35", "#3f6fb0", "gap", freckles=True, accent="#3f7fe0", nose="button", gaze="wide"), "#4a86d8", "#dbe9ff", "#a9c9fb", "points", (SAPPHIRE, AQUA, SAPPHIRE), "round"),
    "pancake": Queen(Features("deep", "afro", "#3a241c", "#4a2c1a", "laugh", "#d45a5a", chin="plump", nose="broad", gaze="merry"), "#c9762a", "#ffe7b0", "#ffd9a0", "points", (RUBY, EMERALD, RUBY), "scoop", "puffs"),
    "ladybug": Queen(Features("honey", "buns", "#221c2e", "#3a2416", "smile", gaze="almond"), "#e0353d", "#2a2140", "#a9d67c", "feelers", (RUBY, RUBY, "#2a2140"), "dots"),
    "moon": Queen(Features("deep", "locs", "#232043", "#3b2a63", "lips", "#c9507e", accent="#ffdf7e", chin="long", nose="broad", gaze="almond"), "#6a63d6", "#e4e2ff", "#4643a8", "stars", ("#ffffff", AQUA, "#ffffff"), "v"),
    "peacock": Queen(Features("olive", "side_braid", "#1e1a2b", "#2a6a5a", "side", accent=GOLD, chin="long", nose="long", gaze="almond"), "#1d5fa8", "#f3c23b", "#bfe8e2", "fan", ("#2fae9e", "#ffd54a", "#1f4fa4"), "v"),
    "sunflower": Queen(Features("peach", "bun", "#e4e2ea", "#4a6a8a", "wide", old=True, nose="button", gaze="merry", chin="plump"), "#3f9e56", "#fff3c4", "#7cc4f2", "flowers", ("#ff9d2e", "#ee4a68", "#ff9d2e"), "round"),
    "cake": Queen(Features("porcelain", "ringlets", "#f0c75e", "#4a86c8", "grin", chin="heart", gaze="wide"), "#f27fb2", "#fff0f6", "#f7b4de", "candles", ("#ff9dbd", RUBY, "#3f7fe0"), "round", "puffs"),
    "rainbow": Queen(Features("honey", "scarf", "#7a5be0", "#4a2c1a", "wide", chin="round"), "#5a9de8", "#ffffff", "#9fd6fb", "points", (RUBY, "#ffd93b", EMERALD), "rainbow"),
    "rose": Queen(Features("porcelain", "sleek", "#d0502a", "#3f8a5a", "smile", freckles=True, chin="heart", gaze="almond"), "#b3264a", "#ffc4d2", "#2f7a4c", "flowers", ("#ee4a68", "#d32a4c", "#ff8fa8"), "scoop"),
    "starfish": Queen(Features("olive", "ponytail", "#4a2c22", "#2a7a8a", "grin", accent="#ff8a4c", chin="square", nose="long"), "#ff8a4c", "#fff1df", "#d5f3fb", "shell", ("#ff9a7a", WHITE, WHITE), "round", wheels=True),
    "book": Queen(Features("brown", "set", "#7f7a8c", "#3a2416", "smile", glasses="#3a2033", old=True, chin="square", nose="long", gaze="small"), "#8a2f4a", "#f2e2c4", "#b98a5a", "arches", ("#a3324f", GOLD, SAPPHIRE), "v"),
    "butterfly": Queen(Features("peach", "pixie", "#5a3a2a", "#6a4fb0", "grin", hearing_aid="#19b3a6", gaze="wide", nose="button"), "#6a3fc0", "#f2e6ff", "#efe4ff", "flowers", ("#c07bf0", "#8e5be0", "#ff9dbd"), "scoop"),
    "strawberry": Queen(Features("brown", "braids", "#3f2418", "#4a2c1a", "laugh", freckles=True, accent="#46a84e", chin="heart", nose="broad"), "#fff0e2", "#46a84e", "#ef5a66", "leaves", ("#46a84e", RUBY, EMERALD), "leaf"),
    "ice_cream": Queen(Features("deep", "scoops", "#fffaf0", "#4a2c1a", "laugh", "#d45a78", old=True, accent="#ff9dbd", nose="broad", gaze="round"), "#58b896", "#ffe9f2", "#f0a86a", "tiara", (PINK, RUBY, PINK), "round"),
}  # fmt: skip

LIGHT = {
    "moon": "#ffe39a",
    "sunflower": "#ffc21f",
    "peacock": "#2fae9e",
    "butterfly": "#c8a5f5",
    "rose": "#7fc48f",
    "book": "#ead2a4",
    "cake": "#9fe3d2",
    "strawberry": "#ffc9b0",
    "pancake": "#fff0cc",
    "starfish": "#7fd3ea",
    "ice_cream": "#ffdfc0",
}
"""Where the shape behind her has a colour of its own."""

UNKNOWN = Features("dim", "long", "#4b3c8c")


def portrait(name: str, queen: Queen) -> str:
    """Draw the card of an awake queen."""
    behind, before = head(queen.look)
    return symbol(
        f"queen-{name}",
        "0 0 100 140",
        backdrop(name, queen.tint, LIGHT.get(name)),
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


def sleeper(name: str, look: Features) -> str:
    """Draw a sleeping head as it lies on the pillow."""
    return symbol(f"sleeper-{name}" if name else "sleeper", "0 0 64 64", _asleep(look))


def unknown_sleeper() -> str:
    """The drawing of whoever sleeps unseen, 64 by 64."""
    return _asleep(UNKNOWN)


def _asleep(look: Features) -> str:
    return at(32, 35, *head(look, True, "pillow"), scale=0.9, turn=-7)


def brooch(x: float, y: float, name: str) -> str:
    """Draw the round brooch that shows who she is."""
    return (
        circle(x, y + 1.2, 16, "#2a2140", ".18")
        + ring(x, y, 15, GOLD, 2.6, CREAM)
        + at(x, y, EMBLEMS[name], scale=0.86)
    )


def _bust(queen: Queen) -> str:
    dark = darker(queen.gown, 0.2)
    sleeves = path(
        "M22 140C3 140 1 112 20 104C32 104 34 128 30 140ZM78 140C97 140 99 112 80 104C68 104 66 128 70 140Z", dark
    )
    if queen.sleeves == "puffs":
        sleeves += circle(17, 117, 15.4, queen.gown) + circle(83, 117, 15.4, queen.gown)
        sleeves += line("M9 109Q13 118 11 127M91 109Q87 118 89 127", dark, 2)
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
