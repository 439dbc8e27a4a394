"""What else lies on the table: the lanterns of the home track, piles, and the signs of what a card does."""

from kidsq.wardrobe.shapes import (
    GOLD,
    GOLD_DARK,
    INK,
    WHITE,
    at,
    dots,
    ellipse,
    line,
    path,
    rect,
    soft,
    star,
    symbol,
    tag,
)
from tools.sprites.beds import WOOD, WOOD_DARK, WOOD_LIGHT
from tools.sprites.collection.cards import back

TILE = "0 0 32 36"


def _lantern(glass: str, metal: str, flame: str) -> str:
    hook = line("M12 5Q16-1 20 5", metal, 2.4)
    cap = soft("M9.4 8.4L12 5H20L22.6 8.4Z", metal, 2.4)
    base = rect(8, 29, 16, 4, metal, 2)
    return hook + rect(9, 9, 14, 21, glass, 5) + flame + cap + base + line("M9 10V28M23 10V28", metal, 1.8)


def lit() -> str:
    """A lantern of the home track that is lit: one figure more at home."""
    flame = path("M16 12Q22 19 20 23.6A4.4 4.4 0 0 1 12 23.6Q11 20 14 17.6Q15.6 15.6 16 12Z", "#f08a24") + path(
        "M16.2 18Q19 22 17.8 24.4A2.4 2.4 0 0 1 14 24.2Q14 21 16.2 18Z", "#fff6cf"
    )
    return _lantern("#ffe27a", GOLD_DARK, flame)


def unlit() -> str:
    """A lantern that waits."""
    wick = line("M16 25V21.6", "#8f86c4", 2)
    return _lantern("#3b3472", "#8479bd", wick)


def _goal(glass: str, sparkle: str, metal: str) -> str:
    """The last lantern, the twenty-fourth: a star in it and a crown on it."""
    crown = soft("M8.6 10.6L7 3.4L11.8 6.4L16 1.6L20.2 6.4L25 3.4L23.4 10.6Z", GOLD, 1.6)
    posts = line("M9 10V28M23 10V28", metal, 1.8) + rect(8, 29, 16, 4, metal, 2)
    return rect(9, 9, 14, 21, glass, 5) + path(star(16, 21, 6.8, 3), sparkle) + posts + crown


def firefly() -> str:
    """Who hops along the track and lights the lanterns."""
    glow = line("M16 34.4v.1M7 31.4l-1.4 1.8M25 31.4l1.4 1.8M4.6 25.4l-2 .6M27.4 25.4l2 .6", "#ffe14a", 2)
    wings = at(10, 15, ellipse(0, -6, 4.6, 8, "#dcecff", ".95"), turn=-58) + at(
        22, 15, ellipse(0, -6, 4.6, 8, "#dcecff", ".95"), turn=58
    )
    lamp = (
        tag("ellipse", cx=16.0, cy=24.0, rx=7.4, ry=8.4, fill="#ffe14a", stroke="#a87500", stroke_width=1.2)
        + line("M10 25q6 3 12 0", "#f0a81c", 2)
        + line("M11.8 29q4.2 2 8.4 0", "#f0a81c", 2)
    )
    skull = tag("circle", cx=16.0, cy=15.0, r=7.4, fill="#7a4f8f", stroke="#4a2a5e", stroke_width=1.2)
    face = dots([(13.2, 14.6), (18.8, 14.6)], 1.9, WHITE) + dots([(13.5, 14.9), (19.1, 14.9)], 1.2, INK)
    smile = line("M14 18.4q2 1.7 4 0", WHITE, 1.3)
    feelers = line("M13.4 8.4Q12 4.6 9.4 4.4M18.6 8.4Q20 4.6 22.6 4.4", "#4a2a5e", 1.5) + dots(
        [(9, 4.4), (23, 4.4)], 1.5, GOLD
    )
    return glow + wings + lamp + feelers + skull + face + smile


def draw_pile() -> str:
    """Cards to draw: three backs on each other."""
    out = ""
    for x, y, edge in ((10, 10, "#1b3a72"), (5, 5, "#21468a")):
        out += rect(x, y, 100, 140, edge, 12) + tag(
            "rect",
            x=x + 1.0,
            y=y + 1.0,
            width=98.0,
            height=138.0,
            rx=11.0,
            fill="none",
            stroke="#7fb0f0",
            stroke_width=1.4,
            opacity=".6",
        )
    return out + back(12)


def no_cards() -> str:
    """Where the pile lay."""
    rim = tag(
        "rect",
        x=8.0,
        y=8.0,
        width=94.0,
        height=134.0,
        rx=12.0,
        fill="#1c1838",
        fill_opacity=".35",
        stroke="#8f86c4",
        stroke_width=3.0,
        stroke_dasharray="1 9",
        stroke_linecap="round",
    )
    moon = path("M50 52A24 24 0 1 0 78 86A19 19 0 0 1 50 52Z", "#8f86c4", ".7")
    return rim + moon + line("M70 50h9l-9 10h9M84 36h7l-7 8h7", "#8f86c4", 3.4)


def discard() -> str:
    """The tray in which laid cards lie; the page puts the last one on it."""
    lining = [(x, y) for j, y in enumerate(range(24, 140, 16)) for x in range(28 if j % 2 else 20, 104, 16)]
    return (
        rect(1, 6, 118, 150, WOOD_DARK, 17)
        + rect(1, 1, 118, 150, WOOD_LIGHT, 17)
        + rect(8, 8, 104, 136, WOOD, 12)
        + rect(10, 11, 100, 133, "#3a2f6e", 11)
        + dots(lining, 1.4, "#5a4d98")
    )


def symbols() -> list[str]:
    """All of it."""
    return [
        symbol("track-lit", TILE, lit()),
        symbol("track-unlit", TILE, unlit()),
        symbol("track-goal", TILE, _goal("#3b3472", "#8f86c4", "#c99a2e")),
        symbol("track-goal-lit", TILE, _goal("#fff0b0", "#f08a24", GOLD_DARK)),
        symbol("track-firefly", TILE, firefly()),
        symbol("pile-draw", "0 0 110 150", draw_pile()),
        symbol("pile-none", "0 0 110 150", no_cards()),
        symbol("pile-discard", "0 0 120 156", discard()),
    ]
