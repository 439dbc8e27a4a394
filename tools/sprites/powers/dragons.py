"""The three dragons: one body, three tempers."""

from dataclasses import dataclass

from kidsq.wardrobe.shapes import INK, WHITE, circle, dots, ellipse, group, line, path, soft
from tools.sprites.backdrops import power_ground

FLAPS = "M20 54C4 44 4 60 8 66Q16 70 22 66Z"
FANS = "M21 50L3 38L8 50L1 56L8 62L4 72L22 68Z"
HORNS = "M27 36C14 32 10 18 17 8C19 20 28 22 36 27Z"
SPIKES = "M44 24L50 10L56 24ZM28 32L28 18L40 26ZM72 32L72 18L60 26Z"
FRILL = "M36 26Q34 12 43 16Q45 5 50 11Q55 5 57 16Q66 12 64 26Q50 19 36 26Z"
CURL = "M44 25C40 12 50 4 57 9C52 10 52 14 56 16C60 20 58 24 56 26Z"


@dataclass(frozen=True, slots=True)
class Dragon:
    """One dragon's scales, wings, ears and what it thinks of knights."""

    skin: str
    belly: str
    dark: str
    wings: str
    crest: str
    crest_shape: str
    ear: str
    mood: str


DRAGONS = (
    Dragon("#4fbf5f", "#c9ef9a", "#2f8f4a", "#ec7a3c", "#f5a83a", SPIKES, FLAPS, "grin"),
    Dragon("#7a6be0", "#d8ccff", "#4d3fb0", "#35b6c8", "#ff8fc0", FRILL, FANS, "shy"),
    Dragon("#d8483f", "#ffd59a", "#9c2b34", "#8a4fc0", "#5a2a4a", CURL, HORNS, "old"),
)


def drawing(dragon: Dragon) -> str:
    """Draw one dragon's card."""
    wing = path("M30 90C10 70 4 76 0 62C-2 88 4 110 24 116Z", dragon.wings)
    body = path("M22 140C20 112 34 96 50 96S80 112 78 140Z", dragon.skin)
    body += path("M34 140C34 118 40 108 50 108S66 118 66 140Z", dragon.belly)
    belly = line("M38 120q12 4 24 0M36 131q14 4 28 0", dragon.dark, 2.4, ".35")
    ear = path(dragon.ear, "#ffe9c4" if dragon.ear == HORNS else dragon.dark)
    skull = path("M50 22C28 22 18 38 18 58C18 84 30 98 50 98S82 84 82 58C82 38 72 22 50 22Z", dragon.skin)
    snout = ellipse(50, 80, 24, 17, dragon.belly) + dots([(42, 73), (58, 73)], 2.4, dragon.dark)
    paws = ellipse(32, 126, 8, 6.4, dragon.dark) + ellipse(68, 126, 8, 6.4, dragon.dark)
    return (
        power_ground("#ffb27d", "#ffd0a8")
        + _pair(wing)
        + body
        + belly
        + soft(dragon.crest_shape, dragon.crest, 3)
        + _pair(ear)
        + skull
        + snout
        + _face(dragon)
        + dots([(26, 70), (74, 70)], 5, "#ff8fa0", ".75")
        + paws
    )


def _pair(half: str) -> str:
    return half + group("translate(100 0) scale(-1 1)", half)


def _face(dragon: Dragon) -> str:
    eyes = "".join(
        ellipse(x, 53, 9, 10.4, WHITE)
        + ellipse(x, 54, 6.4, 8, INK)
        + circle(x - 2.4, 50, 2.6, WHITE)
        + circle(x + 2.2, 58, 1.3, WHITE)
        for x in (36, 64)
    )
    if dragon.mood == "grin":
        return (
            eyes
            + path("M36 82Q50 88 64 82Q62 94 50 94T36 82Z", "#8a2438")
            + soft("M42 84.6l2 3.6l2.4-3ZM54 85l2.4 3l2-3.6Z", WHITE, 0.8)
            + ellipse(50, 92, 6, 2.4, "#ff8f9e")
        )
    if dragon.mood == "shy":
        lashes = line("M27 47l-4.6-3M30 43.4l-3-4.4M73 47l4.6-3M70 43.4l3-4.4", INK, 2.4)
        spots = dots([(32, 32), (42, 28), (60, 29), (69, 34)], 2.6, dragon.belly, ".7")
        return (
            eyes
            + lashes
            + spots
            + line("M41 83q9 7 18 0", "#8a2438", 2.8)
            + soft("M56 85.4l1.6 3l1.8-3.6Z", WHITE, 0.8)
        )
    glasses = circle(36, 55, 10, "#fff3dc") + circle(64, 55, 10, "#fff3dc")
    shut = line("M29.6 56q6.4-7.4 12.8 0M57.6 56q6.4-7.4 12.8 0", INK, 3)
    brows = soft("M25 42Q34 35 44 42Q35 41 26 45ZM75 42Q66 35 56 42Q65 41 74 45Z", "#ffe9c4", 3)
    beard = path("M38 92Q50 97 62 92Q61 108 50 114Q39 108 38 92Z", "#ffe9c4")
    puff = path(
        "M62 72C66 66 70 66 72 62C78 60 80 52 86 54C92 50 98 58 93 62C92 68 84 67 80 68C76 72 68 70 62 72Z", "#fff8ea"
    )
    return glasses + shut + brows + beard + line("M40 84q10 6 20 0", "#8a2438", 2.8) + puff
