"""Who comes to live in a child's garden, each on its own bit of ground."""

from math import cos, pi, sin

from kidsq.wardrobe.shapes import (
    GOLD,
    GOLD_DARK,
    INK,
    WHITE,
    at,
    circle,
    dots,
    ellipse,
    line,
    number,
    path,
    rect,
    soft,
    symbol,
)

BOX = "0 0 120 110"
GRASS, GRASS_LIGHT = "#2f7d55", "#4fae74"
ROSY = "#ff9fb0"


def _ground() -> str:
    tufts = "M22 98q-2-9-6-12M24 98q1-8 5-12M94 99q-1-8-5-11M97 99q2-8 6-12"
    return ellipse(60, 100, 50, 9, GRASS) + ellipse(60, 98.4, 44, 6.4, GRASS_LIGHT) + line(tufts, "#7fd6a6", 2.6)


def _eyes(x: float, y: float, apart: float, r: float = 3) -> str:
    eyes = circle(x - apart, y, r, INK) + circle(x + apart, y, r, INK)
    return eyes + dots([(x - apart - r * 0.35, y - r * 0.4), (x + apart - r * 0.35, y - r * 0.4)], r * 0.34, WHITE)


def _hedgehog() -> str:
    tips = []
    for step in range(25):
        turn = pi * (1.04 - step / 24 * 1.12)
        reach = (44, 44) if step % 2 else (35.6, 36)
        tips.append(f"{number(64 + reach[0] * cos(turn))} {number(88 - reach[1] * 1.06 * sin(turn))}")
    spines = soft("M" + "L".join(tips) + "L98 96H30Z", "#7c5636", 3)
    light = line(
        "M50 62l-4-8M64 57v-9M78 61l4-8M44 76l-8-4M58 72l-3-8M72 71l2-9M86 75l7-6M66 84l-1-8M80 86l4-7", "#c9a075", 2.6
    )
    face = path("M44 96C24 98 8 94 9 88C13 86 20 78 28 72C38 66 50 74 52 84Q52 95 44 96Z", "#f3d9b6")
    ear = circle(42, 72, 6, "#d9b084") + circle(42, 72.6, 3.2, ROSY)
    feet = ellipse(44, 98, 7, 4, "#c9a075") + ellipse(80, 98, 7, 4, "#c9a075")
    nose = circle(10, 88, 4.4, INK) + circle(8.8, 86.6, 1.2, WHITE)
    smile = line("M16 92q5 3.4 10 .6", INK, 1.8)
    apple = at(72, 50, circle(0, 0, 9, "#e5453f"), circle(-3, -3, 2.6, "#ff9d92"), line("M0-8q1-5 5-6", "#5c3f25", 2.2), ellipse(7, -11, 4.4, 2.2, "#5fbf5a"))  # fmt: skip
    return _ground() + feet + spines + light + apple + face + ear + nose + smile + circle(28, 82, 3.4, INK) + circle(27, 80.8, 1.2, WHITE) + circle(34, 90, 3.6, ROSY, ".7")  # fmt: skip


def _bird() -> str:
    post = (
        rect(72, 66, 9, 32, "#7b5836", 2) + path("M48 34L76 14L104 34Z", "#c2473f") + rect(54, 33, 44, 36, "#d9a566", 4)
    )
    boards = line("M54 45H98M54 57H98", "#b98548", 1.8) + line("M50 33L76 15L102 33", "#e0695f", 3)
    hole = circle(76, 48, 9.6, "#5c3f25") + circle(76, 48.8, 8, "#3a2716") + line("M76 62v7", "#7b5836", 3.4)
    tail = path("M20 82L2 92L8 78Z", "#2f6fb0")
    body = path("M14 76C14 58 28 46 42 50C52 53 56 62 54 72C52 88 40 96 28 94C18 92 14 86 14 76Z", "#58a9e0")
    breast = path("M52 64C54 84 42 94 32 92C34 78 40 66 52 64Z", "#ffb46a")
    wing = path("M16 72C22 66 34 68 38 78C32 88 20 88 14 82Z", "#3f86c0") + line("M20 80q6 3 12-1", "#8cc8f2", 2)
    beak = path("M55 60L66 63L55 67Z", GOLD_DARK)
    legs = line("M30 93v6M38 92v7", "#a8742a", 2.6)
    return _ground() + post + boards + hole + tail + legs + body + breast + wing + beak + circle(46, 60, 3.4, INK) + circle(45, 58.8, 1.2, WHITE) + circle(47, 68, 3, ROSY, ".8")  # fmt: skip


def _frog() -> str:
    pond = (
        ellipse(60, 96, 54, 13, "#3f8fc8")
        + ellipse(60, 94.6, 48, 10, "#6fb9ea")
        + line("M20 94q8 4 16 0M86 99q7 3 14 0", "#bfe1fb", 2.4)
    )
    lily = path("M18 88Q60 74 102 88Q92 100 60 100Q28 100 18 88Z", "#2f9e6a") + path(
        "M60 90L88 82Q98 84 102 88Z", "#6fb9ea"
    )
    legs = path("M26 88C14 84 18 66 34 66L44 88ZM94 88C106 84 102 66 86 66L76 88Z", "#4aa04f")
    body = ellipse(60, 72, 30, 21, "#67c05a") + ellipse(60, 79, 20, 12.6, "#d8f2b0")
    arms = line("M42 76Q38 86 36 90M78 76Q82 86 84 90", "#4aa04f", 7) + dots(
        [(32, 91), (37, 93), (83, 93), (88, 91)], 3, "#4aa04f"
    )
    head = ellipse(60, 52, 29, 20, "#78ce68")
    bulges = (
        circle(42, 35, 12, "#78ce68")
        + circle(78, 35, 12, "#78ce68")
        + circle(42, 34, 8.6, WHITE)
        + circle(78, 34, 8.6, WHITE)
    )
    smile = line("M40 54Q60 69 80 54", "#2f6a35", 3)
    flower = at(
        100, 82, *(at(0, 0, ellipse(0, -5, 3.4, 6, "#ffb3d1"), turn=72 * n) for n in range(5)), circle(0, 0, 3.4, GOLD)
    )
    return pond + lily + legs + body + arms + head + bulges + _eyes(60, 35, 18, 5) + smile + circle(36, 54, 4.4, ROSY, ".8") + circle(84, 54, 4.4, ROSY, ".8") + flower  # fmt: skip


def _snail() -> str:
    foot = path(
        "M10 94C12 84 22 84 30 86L84 84C88 70 86 62 92 56C100 50 110 58 106 68C102 78 100 92 90 96H18Q10 97 10 94Z",
        "#f0c27b",
    )
    under = path("M14 95H92Q90 98 84 98H20Q15 98 14 95Z", "#d39a4e")
    shell = circle(50, 62, 30, "#d8667f") + circle(50, 62, 30, "#f08aa0", ".5")
    spiral = line("M78 66C76 44 52 34 36 46C24 56 30 78 48 78C62 78 66 62 56 56C48 52 42 60 47 65", "#a83f60", 5)
    shine = line("M30 50Q36 38 48 36", "#ffd0da", 4)
    horns = (
        line("M94 58Q92 44 86 38M102 58Q104 44 110 40", "#f0c27b", 4.4)
        + circle(86, 36, 5, WHITE)
        + circle(110, 38, 5, WHITE)
        + circle(86.8, 36, 2.8, INK)
        + circle(110, 38, 2.8, INK)
    )
    face = line("M96 74q5 3 8-2", INK, 2) + circle(93, 70, 3.4, ROSY, ".9")
    flag = line("M50 33V12", "#7b5836", 2.4) + path("M50 12L68 17L50 23Z", GOLD)
    return _ground() + foot + under + flag + shell + spiral + shine + horns + face


def _bee(x: float, y: float, scale: float, turn: float) -> str:
    wings = ellipse(-3, -9, 5, 8, "#e6f3ff", ".9") + ellipse(6, -9, 4.4, 7, "#e6f3ff", ".9")
    body = ellipse(0, 0, 12, 8.4, GOLD) + line("M-3-7.4V7.4M4-7V7", INK, 3.4)
    face = circle(-8, -1.6, 1.8, INK) + line("M-9 2.4q2 1.6 3.6.2", INK, 1.2) + line("M-10-6q-2-5-6-5", INK, 1.4)
    return at(x, y, wings, body, face, scale=scale, turn=turn)


def _bees() -> str:
    rings = "".join(
        rect(60 - wide, 84 - step * 13, 2 * wide, 15, colour, 7.4)
        for step, (wide, colour) in enumerate(((34, "#e0a13a"), (36, "#f0b850"), (32, "#e0a13a"), (24, "#f0b850"), (14, "#e0a13a")))
    )  # fmt: skip
    door = path("M50 98V88Q50 78 60 78T70 88V98Z", "#6b4326")
    shine = line("M38 62Q40 46 52 38", "#ffe2a0", 4, ".8")
    return _ground() + rings + door + shine + _bee(20, 42, 0.9, -8) + _bee(102, 26, 0.8, 12) + _bee(100, 70, 0.7, -4)


def _moth() -> str:
    glow = (
        circle(60, 46, 44, "#fff3c0", ".14") + circle(60, 46, 32, "#fff3c0", ".2") + circle(60, 46, 20, "#fff3c0", ".3")
    )
    stem = line("M60 98Q56 84 60 70", "#2f9e6a", 4) + path("M60 88C70 78 82 80 86 86C78 94 68 94 60 88Z", "#3fb57c")
    wing = path("M0 2C-10-22-34-26-36-10C-38 4-18 10 0 6Z", "#ffe9b0") + path(
        "M0 4C-16 4-28 14-22 23C-16 30-4 20 0 8Z", "#f7c8e0"
    )
    marks = circle(-24, -9, 5, "#ffb46a") + circle(-24, -9, 2.4, "#fff8ea") + circle(-14, 16, 3, WHITE)
    both = at(60, 48, wing, marks) + f'<g transform="translate(60 48) scale(-1 1)">{wing}{marks}</g>'
    body = ellipse(60, 54, 5.4, 17, "#a87b4d") + line("M56 50h8M55.6 57h8.8M56.6 64h6.8", "#7b5836", 2)
    head = (
        circle(60, 37, 8, "#c69a6a")
        + line("M56 31Q52 22 45 21M64 31Q68 22 75 21", "#a87b4d", 2.2)
        + dots([(45, 20), (75, 20)], 2.6, GOLD)
    )
    return (
        _ground() + stem + glow + both + body + head + _eyes(60, 36, 3.2, 1.8) + line("M57.6 40q2.4 2 4.8 0", INK, 1.4)
    )


def _mole() -> str:
    hill = path("M8 98Q20 66 60 64Q100 66 112 98Q60 106 8 98Z", "#6b4a33") + dots(
        [(24, 92), (38, 96), (84, 95), (98, 92), (52, 98), (70, 99)], 3.4, "#8a6648"
    )
    body = path("M36 84C34 46 46 32 60 32S86 46 84 84Q60 94 36 84Z", "#6a6394") + path(
        "M46 84Q46 62 60 60T74 84Q60 90 46 84Z", "#7d76a8"
    )
    snout = ellipse(60, 58, 12, 8.4, "#8a83b4") + ellipse(60, 53, 5.4, 4.2, "#ff9fb0") + circle(58.4, 51.8, 1.3, WHITE)
    paws = "".join(
        at(x, 80, ellipse(0, 0, 10, 7, "#ffc2b8"), line("M-5-5v-4M0-6v-4.6M5-5v-4", "#ffe0d8", 2.6)) for x in (34, 86)
    )
    glasses = "".join(circle(x, 46, 8.4, "#fff", ".28") for x in (50, 70)) + line(
        "M41.6 46a8.4 8.4 0 1 0 16.8 0a8.4 8.4 0 1 0-16.8 0M61.6 46a8.4 8.4 0 1 0 16.8 0a8.4 8.4 0 1 0-16.8 0M58.4 45h3.2",
        GOLD,
        2.2,
    )
    hat = path("M38 36Q60 14 82 36Q60 30 38 36Z", "#e8663a") + ellipse(60, 35, 25, 4.6, "#ffb347")
    return _ground() + body + snout + glasses + _eyes(60, 46, 10, 2.6) + line("M54 63q6 4 12 0", INK, 1.8) + hat + hill + paws  # fmt: skip


def _cat() -> str:
    cushion = ellipse(60, 92, 50, 12, "#8a5be0") + ellipse(60, 88, 46, 9.6, "#a97bf0")
    body = path("M18 82C16 58 40 46 64 48C90 50 106 66 102 82C98 94 24 94 18 82Z", "#8f9bb8")
    stripes = line("M64 49q-2 8 2 14M78 52q-3 7 0 13M90 59q-4 6-1 11", "#6d7896", 4)
    tail = line("M96 84Q70 94 46 86", "#8f9bb8", 12) + line("M54 89Q48 88 44 85", "#dfe5f2", 12)
    head = at(36, 66, soft("M-18-8L-19-25L-5-16ZM18-8L19-25L5-16Z", "#8f9bb8"), path("M-15-11L-16-20L-8-15ZM15-11L16-20L8-15Z", ROSY), ellipse(0, 0, 21, 17, "#9da9c6"), ellipse(0, 7, 11, 7.6, "#e9edf7"), line("M-13-1q4 4.6 8 0M5-1q4 4.6 8 0", INK, 2.2), path("M-2.6 3.6h5.2L0 6.4z", ROSY), line("M0 6.4q-2 3.4-5 2M0 6.4q2 3.4 5 2", INK, 1.5), line("M-12 7l-12-2M-12 10l-11 3M12 7l12-2M12 10l11 3", "#dfe5f2", 1.4), line("M-3-16v6M0-17v8M3-16v6", "#6d7896", 2.2))  # fmt: skip
    zed = line("M76 34h9l-9 11h9M92 18h7l-7 8h7", "#e6dffa", 2.6)
    return _ground() + cushion + body + stripes + tail + head + zed


MEADOW = {
    "hedgehog": _hedgehog,
    "bird": _bird,
    "frog": _frog,
    "snail": _snail,
    "bees": _bees,
    "moth": _moth,
    "mole": _mole,
    "cat": _cat,
}


def symbols() -> list[str]:
    """Everybody, as `meadow-frog`."""
    return [symbol(f"meadow-{name}", BOX, draw()) for name, draw in MEADOW.items()]
