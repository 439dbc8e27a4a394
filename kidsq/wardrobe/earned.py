"""What a royal can wear only when it has come to its child with a game: drawn like the rest of the wardrobe."""

from collections.abc import Mapping
from typing import Final

from kidsq.wardrobe.shapes import (
    GOLD,
    GOLD_DARK,
    INK,
    WHITE,
    at,
    circle,
    dots,
    ellipse,
    group,
    lighter,
    line,
    path,
    soft,
    star,
)

EARNED: Final[Mapping[str, tuple[str, ...]]] = {
    "crown": ("feelers", "fan", "ears", "horn"),
    "gown": ("starry", "rainbow"),
    "extras": ("wings", "scarf", "bird", "fireflies"),
}
"""Part of the wardrobe -> choices beside those that everybody has."""
GOWNS: Final = {"starry": "#3a3f9e", "rainbow": "#f27fb2"}
"""The colour below the pattern."""
RAINBOW: Final = ("#e8433f", "#ff9d2e", "#ffd93b", "#4dbd64", "#3f86e0")


def ears() -> str:
    """A band with the ears of a cat, as crowns are drawn."""
    ear = at(-13, -6, soft("M-7 4L-6-14Q-6-16-4-15L9-1Z", "#8376ab", 3), path("M-4 1L-3.6-10L4-1Z", "#ff9fb0"))
    return ear + group("scale(-1 1)", ear) + line("M-19-1Q0 5 19-1", "#ff7aa2", 4.6) + circle(0, 0.6, 3.4, GOLD)


def horn() -> str:
    """A unicorn's horn among flowers, as crowns are drawn."""
    spiral = path("M-6-2L1-30L7-2Z", "#fff3c9") + line("M-4.6-8L5.6-5M-3-14L4.4-11M-1.4-20L3.2-17", GOLD_DARK, 2)
    band = line("M-19-1Q0 6 19-1", "#8fe0a8", 4)
    flowers = "".join(
        at(x, y, *(at(0, 0, ellipse(0, -3.4, 2.6, 3.6, colour), turn=72 * n) for n in range(5)), circle(0, 0, 2, GOLD))
        for x, y, colour in ((-14, -3, "#ff9dbd"), (14, -3, "#9fd0ff"), (-6, 0, "#c9a6ff"), (7, 0, "#ff9dbd"))
    )
    return spiral + band + flowers


def pattern(gown: str) -> str:
    """What is on the cloth, over robe and armour alike; nothing on plain colours."""
    if gown == "starry":
        places = (
            (26, 113, 4.4),
            (37, 106, 3),
            (64, 107, 3.4),
            (75, 114, 4.4),
            (33, 117, 2.4),
            (67, 116, 2.4),
            (20, 106, 2.6),
            (81, 106, 2.6),
        )
        return path("".join(star(x, y, r, r * 0.44) for x, y, r in places), "#ffe27a")
    if gown == "rainbow":
        lines = "".join(
            line(f"M{17 + n * 5.2:.1f} 126Q{15 + n * 5.6:.1f} 112 {25 + n * 5:.1f} {102 + n * 1.6:.1f}", colour, 4.4)
            for n, colour in enumerate(RAINBOW)
        )
        return lines + at(100, 0, group("scale(-1 1)", lines))
    return ""


def wings() -> str:
    """A butterfly's wings behind the shoulders."""
    wing = path("M44 100C30 66 2 44-4 60C-10 78 14 92 40 102Z", "#b48cff") + path(
        "M42 102C22 96-2 100 2 114C6 124 30 116 42 108Z", "#ff9dd0"
    )
    marks = (
        circle(8, 66, 6.4, "#ffd95e")
        + circle(8, 66, 3, WHITE)
        + dots([(22, 76), (28, 86)], 2.6, WHITE)
        + circle(14, 108, 3.6, WHITE)
        + line("M-2 58Q14 64 38 96", lighter("#b48cff", 0.5), 1.8)
    )
    return wing + marks + at(100, 0, group("scale(-1 1)", wing + marks))


def scarf() -> str:
    """A long knitted scarf with stripes."""
    around = soft("M31 94Q50 108 69 94L71 99Q50 115 29 99Z", "#e8504f", 4)
    end = soft("M62 102L72 100L79 124H68Z", "#d8403f", 4) + line("M66.6 113L77 111", WHITE, 3.4)
    return end + around + line("M38 99l-2 7M46 102.6l-.6 7.4M56 102.4l1 7.4M64 98.6l2.4 7", WHITE, 3.2)


def bird() -> str:
    """A small bird that sits on the shoulder."""
    body = path("M-9 3C-10-6-2-12 5-10C11-8 12 2 8 7C3 12-8 11-9 3Z", "#58a9e0") + path(
        "M7-2C9 6 4 10-1 10C-1 4 3-2 7-2Z", "#ffcf8a"
    )
    wing = path("M-8 2Q-2-3 2 3Q-3 9-9 6Z", "#3f86c0") + path("M-8 5L-17 9L-14 2Z", "#3f86c0")
    return at(87, 92, body, wing, path("M9-5L15-3L9-1Z", GOLD_DARK), circle(5, -5, 1.8, INK), circle(4.4, -5.6, 0.6, WHITE), line("M0 10v4M4 10v4", GOLD_DARK, 1.8))  # fmt: skip


def fireflies() -> str:
    """Small lights that dance around the head."""
    places = ((13, 50), (22, 32), (79, 32), (88, 51), (10, 74), (90, 76))
    return "".join(circle(x, y, 6.4, GOLD, ".4") + circle(x, y, 3.4, "#fff6c4") + circle(x, y, 1.7, GOLD_DARK) for x, y in places)  # fmt: skip


def thing(part: str, choice: str) -> str:
    """One of these by itself, around the middle of the royal's picture."""
    if part == "gown":
        robe = path("M15 126C13 112 20 104 36 98Q50 114 64 98C80 104 87 112 85 126Z", GOWNS[choice])
        return at(-50, -100, robe, pattern(choice))
    return at(-50, -70, {"wings": wings, "scarf": scarf, "bird": bird, "fireflies": fireflies}[choice]())
