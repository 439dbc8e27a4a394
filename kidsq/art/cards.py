"""The cards that are not people of the court: knight, dragon, potion, wand, jester, and the back of all."""

from kidsq.art.crowns import points
from kidsq.art.people import Look, face
from kidsq.art.shapes import (
    GOLD,
    GOLD_DARK,
    INK,
    WHITE,
    at,
    circle,
    dots,
    ellipse,
    line,
    path,
    rect,
    ring,
    soft,
    star,
    symbol,
    tag,
)


def _ground(tint: str, halo: str) -> str:
    return rect(0, 0, 100, 140, tint) + circle(50, 68, 43, halo)


def _knight() -> str:
    look = Look("honey", "cropped", "#8a4a26", "#3a5a8a", "grin", freckles=True, lashes=False)
    plume = path("M46 24C40 6 58-2 72 8C84 12 88 26 82 36C76 26 66 24 52 28Z", "#e8344e") + line(
        "M56 20Q68 14 78 26", "#ff8f9e", 2.4
    )
    back = path("M50 22C26 22 18 42 18 62C18 84 26 92 34 96H66C74 92 82 84 82 62C82 42 74 22 50 22Z", "#8f9cc0")
    helm = path("M50 20C25 20 17 40 17 56L24 60C28 46 38 43 50 43S72 46 76 60L83 56C83 40 75 20 50 20Z", "#bcc7e2")
    visor = path("M19 50C24 36 36 33 50 33S76 36 81 50L79 55C73 44 62 41 50 41S27 44 21 55Z", "#e3e9f6")
    cheeks = path(
        "M17 58C16 78 24 94 36 98L34 88C28 82 25 70 24 58ZM83 58C84 78 76 94 64 98L66 88C72 82 75 70 76 58Z", "#bcc7e2"
    )
    body = path("M12 140C10 116 22 102 38 98Q50 106 62 98C78 102 90 116 88 140Z", "#aab6d6") + line(
        "M38 98Q50 108 62 98", WHITE, 3
    )
    pads = circle(20, 116, 14, "#bcc7e2") + circle(80, 116, 14, "#bcc7e2") + dots([(14, 112), (86, 112)], 2, "#8f9cc0")
    shield = path("M28 104H72V120Q72 136 50 146Q28 136 28 120Z", GOLD) + path(
        "M32 108H68V120Q68 133 50 141.4Q32 133 32 120Z", "#e8344e"
    )
    cross = at(50, 121, path("M0 10C-13 1-10-9-5-9Q-1.4-9 0-5.6Q1.4-9 5-9C10-9 13 1 0 10Z", WHITE))
    fringe = path("M27 60Q32 44 50 44T73 60Q67 51 62 56Q57 49 51 55Q45 49 40 56Q34 51 27 60Z", look.colour)
    nails = dots([(26, 36), (74, 36), (50, 27)], 1.7, "#8f9cc0")
    return (
        _ground("#62aaf0", "#9dcdfb")
        + plume
        + back
        + at(50, 68, face(look), scale=1.1)
        + fringe
        + helm
        + visor
        + cheeks
        + nails
        + body
        + pads
        + shield
        + cross
    )


def _dragon() -> str:
    green, light, dark = "#4fbf5f", "#c9ef9a", "#2f8f4a"
    wings = path("M30 90C10 70 4 76 0 62C-2 88 4 110 24 116ZM70 90C90 70 96 76 100 62C102 88 96 110 76 116Z", "#ec7a3c")
    body = path("M22 140C20 112 34 96 50 96S80 112 78 140Z", green) + path(
        "M34 140C34 118 40 108 50 108S66 118 66 140Z", light
    )
    belly = line("M38 120q12 4 24 0M36 131q14 4 28 0", "#93cf6a", 2.4)
    spikes = soft("M44 24L50 10L56 24ZM28 32L28 18L40 26ZM72 32L72 18L60 26Z", "#f5a83a", 3)
    ears = path("M20 54C4 44 4 60 8 66Q16 70 22 66ZM80 54C96 44 96 60 92 66Q84 70 78 66Z", dark)
    skull = path("M50 22C28 22 18 38 18 58C18 84 30 98 50 98S82 84 82 58C82 38 72 22 50 22Z", green)
    snout = ellipse(50, 80, 24, 17, light) + dots([(42, 73), (58, 73)], 2.4, dark)
    eyes = "".join(
        ellipse(x, 53, 9, 10.4, WHITE)
        + ellipse(x, 54, 6.4, 8, INK)
        + circle(x - 2.4, 50, 2.6, WHITE)
        + circle(x + 2.2, 58, 1.3, WHITE)
        for x in (36, 64)
    )
    smile = (
        path("M36 82Q50 88 64 82Q62 94 50 94T36 82Z", "#8a2438")
        + soft("M42 84.6l2 3.6l2.4-3ZM54 85l2.4 3l2-3.6Z", WHITE, 0.8)
        + ellipse(50, 92, 6, 2.4, "#ff8f9e")
    )
    paws = ellipse(32, 126, 8, 6.4, dark) + ellipse(68, 126, 8, 6.4, dark)
    return (
        _ground("#ffb27d", "#ffd0a8")
        + wings
        + body
        + belly
        + spikes
        + ears
        + skull
        + snout
        + eyes
        + smile
        + dots([(26, 70), (74, 70)], 5, "#ff8fa0", ".75")
        + paws
    )


def _potion() -> str:
    glow = dots([(16, 30), (84, 24), (88, 100), (12, 96), (24, 122), (78, 124)], 2, "#f0dcff")
    cork = rect(40, 26, 20, 16, "#c98a4f", 4) + rect(40, 36, 20, 6, "#a0662f")
    bottle = path("M40 42H60V60C78 66 88 82 88 98C88 120 72 132 50 132S12 120 12 98C12 82 22 66 40 60Z", "#e6f3ff")
    brew = path("M17 92Q34 84 50 92T83 92C86 116 70 127 50 127S14 116 17 92Z", "#2fb3b6") + path(
        "M17 92Q34 84 50 92T83 92L83 97Q66 104 50 97T17 97Z", "#7fe0da"
    )
    bubbles = dots([(28, 108), (72, 114), (64, 82), (38, 78)], 3, "#c9f6f2")
    moon = path("M54 92A16 16 0 1 0 68 112A13 13 0 0 1 54 92Z", "#ffdf7e") + line(
        "M47 104q2.6 2.4 5.2 0", "#a0762a", 1.6
    )
    zs = line("M68 34h9l-9 10h9M82 12h11l-11 12.6h11M62 56h6l-6 6.6h6", WHITE, 3.2)
    return (
        _ground("#7b5cc9", "#9a7fe0")
        + glow
        + cork
        + rect(36, 40, 28, 7, "#cfe2f7", 3.5)
        + bottle
        + brew
        + bubbles
        + moon
        + line("M22 84Q26 74 36 69", WHITE, 4)
        + zs
    )


def _wand() -> str:
    stick = at(
        50,
        70,
        rect(-5, 0, 10, 78, "#6a3fa8", 5),
        rect(-5, 0, 4, 78, "#8a5bd0", 2),
        rect(-6, 60, 12, 5, GOLD, 2),
        rect(-6, 12, 12, 5, GOLD, 2),
        turn=24,
    )
    top = at(56, 52, soft(star(0, 0, 32, 15.6), GOLD_DARK, 8), soft(star(0, -1.4, 30, 14.6), GOLD, 6), turn=10)
    smile = (
        ellipse(48, 50, 3, 4.2, INK)
        + ellipse(64, 52, 3, 4.2, INK)
        + dots([(47, 48.4), (63, 50.4)], 1.2, WHITE)
        + line("M50 59q4.6 5 10 1.4", INK, 2.4)
        + dots([(42, 58), (68, 61)], 3, "#ff8f6a", ".6")
    )
    shine = path(
        star(16, 40, 10, 2.6, 4)
        + star(86, 96, 11, 2.8, 4)
        + star(80, 14, 7, 2, 4)
        + star(20, 100, 8, 2.2, 4)
        + star(18, 12, 5, 1.6, 4),
        WHITE,
    )
    return _ground("#ff8fb5", "#ffb6cf") + stick + top + smile + shine


def _jester() -> str:
    look = Look("peach", "bald", "#8a4a26", "#2f7a5a", "grin", freckles=True, lashes=False)
    horns = path("M50 46C50 14 26 4 10 18C2 26 2 38 6 44C14 30 26 34 24 56Z", "#8a4fd0") + path(
        "M50 46C50 14 74 4 90 18C98 26 98 38 94 44C86 30 74 34 76 56Z", "#f08a24"
    )
    middle = path("M34 46C34 26 42 8 50 4C58 8 66 26 66 46Z", "#e8344e")
    bells = "".join(
        circle(x, y, 6, GOLD) + line(f"M{x - 3.4} {y + 1}h6.8", GOLD_DARK, 1.6) for x, y in ((7, 48), (93, 48), (50, 7))
    )
    hood = path("M20 68C18 46 32 38 50 38S82 46 80 68C82 86 74 96 66 98L34 98C26 96 18 86 20 68Z", "#8a4fd0") + path(
        "M50 38C68 38 82 46 80 68C82 86 74 96 66 98H50Z", "#f08a24"
    )
    fringe = path("M28 58C30 46 40 42 50 42S70 46 72 58L66 53L61 58L55 52L50 57L45 52L39 58L34 53Z", "#7a3f1c")
    collar = soft(
        "M14 108L26 98L38 104L50 98L62 104L74 98L86 108L80 124L68 116L58 128L50 118L42 128L32 116L20 124Z", "#ffd93b", 3
    )
    body = path("M12 140C12 118 26 106 50 106V140Z", "#e8344e") + path("M88 140C88 118 74 106 50 106V140Z", "#2f9e6a")
    drops = "".join(circle(x, y, 3.8, GOLD) for x, y in ((20, 126), (42, 131), (58, 131), (80, 126)))
    return (
        _ground("#5ccfc4", "#93e2da")
        + body
        + horns
        + middle
        + hood
        + at(50, 70, face(look), scale=1.04)
        + fringe
        + collar
        + drops
        + bells
    )


def _back() -> str:
    plum, dark, light = "#6a3fb0", "#57319a", "#8a5fd0"
    rows = [(x, y) for j, y in enumerate(range(10, 140, 12)) for x in range(8 if j % 2 else 2, 104, 12)]
    rim = tag(
        "rect",
        x=7,
        y=7,
        width=86,
        height=126,
        rx=7,
        fill="none",
        stroke=GOLD,
        stroke_width=1.6,
        stroke_dasharray=".1 4.4",
        stroke_linecap="round",
    )
    corners = (
        "".join(star(x, y, 6, 2.2, 4) for x in (20, 80) for y in (22, 118))
        + star(50, 26, 4, 1.5, 4)
        + star(50, 114, 4, 1.5, 4)
    )
    moon = path(corners, GOLD) + circle(50, 70, 29, dark) + ring(50, 70, 29, light, 1.6)
    return (
        rect(0, 0, 100, 140, plum)
        + dots(rows, 1.3, light, ".55")
        + rim
        + moon
        + at(50, 81, points(("#ff7fb0", "#58d6a9", "#6fb4ff")), scale=1.22)
    )


def symbols() -> list[str]:
    """The cards of power and the card back."""
    drawn = {
        "knight": _knight(),
        "dragon": _dragon(),
        "potion": _potion(),
        "wand": _wand(),
        "jester": _jester(),
        "card-back": _back(),
    }
    return [symbol(name, "0 0 100 140", drawing) for name, drawing in drawn.items()]
