"""Potions and wands. In each flask something else sleeps; each wand has a star of its own."""

from dataclasses import dataclass

from kidsq.wardrobe.shapes import (
    GOLD,
    GOLD_DARK,
    INK,
    WHITE,
    at,
    cloud,
    dots,
    ellipse,
    line,
    path,
    rect,
    soft,
    star,
)
from tools.sprites.backdrops import power_ground


@dataclass(frozen=True, slots=True)
class Flask:
    """One flask: its glass, the brew in it and who sleeps there."""

    glass: str
    brew: str
    colour: str
    light: str
    sleeper: str


def _doze(x: float, y: float, pen: str) -> str:
    return line(f"M{x - 8} {y}q2.6 2.6 5.2 0M{x + 3} {y}q2.6 2.6 5.2 0M{x - 1.6} {y + 5.6}q1.6 1.4 3.2 0", pen, 1.8)


ROUND = "M40 42H60V60C78 66 88 82 88 98C88 120 72 132 50 132S12 120 12 98C12 82 22 66 40 60Z"
ROUND_BREW = "M17 92Q34 84 50 92T83 92C86 116 70 127 50 127S14 116 17 92Z"
TENT = "M40 42H60V62L88 116Q92 132 76 132H24Q8 132 12 116L40 62Z"
TENT_BREW = "M27 94Q38 87 50 94T73 94L83.4 115Q88 127 75 127H25Q12 127 16.6 115Z"
HEART = "M40 42H60V56C76 52 90 62 90 80C90 104 66 118 50 134C34 118 10 104 10 80C10 62 24 52 40 56Z"
HEART_BREW = "M15 82Q32 75 50 82T85 82C84 101 64 114 50 127.4C36 114 16 101 15 82Z"
TALL = "M40 42H60V54Q79 57 79 74V118Q79 132 65 132H35Q21 132 21 118V74Q21 57 40 54Z"
TALL_BREW = "M26 86Q38 79 50 86T74 86V117Q74 127 64 127H36Q26 127 26 117Z"

MOON = path("M54 92A16 16 0 1 0 68 112A13 13 0 0 1 54 92Z", "#ffdf7e") + line("M47 104q2.6 2.4 5.2 0", "#a0762a", 1.6)
STAR = soft(star(50, 110, 13, 6.6), "#ffdf7e", 5) + _doze(50, 109, "#a0762a")
SHEEP = path(cloud(50, 106, 14, 10.4, 9), WHITE) + ellipse(50, 108, 8.6, 7.6, "#5c4a6a") + _doze(50, 107, "#ffe6f2")
FISH = path("M30 106Q40 95 53 98Q61 100 66 106L75 98Q73 106 75 114L66 107Q58 115 48 114Q36 114 30 106Z", "#ff9d4a")
FISH += line("M37 105q2.6 2.4 5.2 0M54 101q4 5 0 10", "#8a3f12", 1.8)

FLASKS = (
    Flask(ROUND, ROUND_BREW, "#2fb3b6", "#c9f6f2", MOON),
    Flask(TENT, TENT_BREW, "#e0568f", "#ffd3e6", STAR),
    Flask(HEART, HEART_BREW, "#56a83c", "#dcf7b8", at(0, -8, SHEEP)),
    Flask(TALL, TALL_BREW, "#2f6fd8", "#cfe4ff", FISH),
)


def flask(one: Flask) -> str:
    """Draw a potion's card."""
    glow = dots([(16, 30), (84, 24), (90, 70), (8, 60), (10, 100), (92, 128)], 2, "#f0dcff")
    cork = rect(40, 26, 20, 16, "#c98a4f", 4) + rect(40, 36, 20, 6, "#a0662f")
    bubbles = dots([(32, 120), (70, 118), (60, 80), (41, 74)], 2.8, one.light)
    zs = line("M68 34h9l-9 10h9M82 12h11l-11 12.6h11M66 54h5l-5 5.6h5", WHITE, 3.2)
    return (
        power_ground("#7b5cc9", "#9a7fe0")
        + glow
        + cork
        + path(one.glass, "#e6f3ff")
        + rect(36, 40, 28, 7, "#cfe2f7", 3.5)
        + path(one.brew, one.colour)
        + bubbles
        + one.sleeper
        + zs
    )


@dataclass(frozen=True, slots=True)
class Wand:
    """One wand: the star with its face, the stick and what flies around it."""

    star: str
    edge: str
    stick: str
    light: str
    points: int
    face: str
    around: str


def _eyes(*places: tuple[float, float]) -> str:
    return "".join(ellipse(x, y, 3, 4.2, INK) for x, y in places) + dots(
        [(x - 1, y - 1.6) for x, y in places], 1.2, WHITE
    )


RIBBONS = line("M46 78Q28 76 26 88T12 96M46 82Q40 92 46 100T42 116", "#58d6a9", 4) + line(
    "M58 82Q76 84 76 94T90 104", "#ffd93b", 4
)
HEARTS = "".join(
    at(x, y, path("M0 10C-13 1-10-9-5-9Q-1.4-9 0-5.6Q1.4-9 5-9C10-9 13 1 0 10Z", colour), scale=0.66)
    for x, y, colour in ((16, 100, WHITE), (86, 98, "#e8344e"), (18, 18, "#e8344e"))
)

WANDS = (
    Wand(GOLD, GOLD_DARK, "#6a3fa8", "#8a5bd0", 5, _eyes((48, 50), (64, 52)) + line("M50 59q4.6 5 10 1.4", INK, 2.4), ""),
    Wand("#8fe3f2", "#35b0c8", "#e8752c", "#ffa35c", 6, _eyes((49, 51)) + line("M60 52q4-4 8 0", INK, 2.4) + path("M49 58Q56 61 63 59Q62 67 56 67T49 58Z", "#8a2438"), RIBBONS),
    Wand("#ffffff", "#b69af0", "#2f8f5b", "#5cc084", 8, line("M43 53q4-5 8.4 0M60 53q4-5 8.4 0", INK, 2.4) + line("M52 59q4 3.4 8 0", INK, 2.4), HEARTS),
)  # fmt: skip


def wand(one: Wand) -> str:
    """Draw a wand's card."""
    stick = at(
        50,
        70,
        rect(-5, 0, 10, 78, one.stick, 5),
        rect(-5, 0, 4, 78, one.light, 2),
        rect(-6, 60, 12, 5, GOLD, 2),
        rect(-6, 12, 12, 5, GOLD, 2),
        turn=24,
    )
    inner = {5: 0.49, 6: 0.6, 8: 0.68}[one.points]
    top = at(
        56,
        52,
        soft(star(0, 0, 32, 32 * inner, one.points), one.edge, 8),
        soft(star(0, -1.4, 30, 30 * inner, one.points), one.star, 6),
        turn=10,
    )
    shine = star(16, 40, 10, 2.6, 4) + star(86, 18, 7, 2, 4) + star(90, 122, 8, 2.2, 4)
    if not one.around:
        shine += star(86, 96, 11, 2.8, 4) + star(20, 100, 8, 2.2, 4) + star(18, 12, 5, 1.6, 4)
    cheeks = dots([(42, 59), (69, 61)], 3, "#ff6f8a", ".55")
    return power_ground("#ff8fb5", "#ffb6cf") + one.around + stick + top + one.face + cheeks + path(shine, WHITE)
