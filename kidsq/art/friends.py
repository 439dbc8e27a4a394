"""The four friends who play along, and the owl who helps; each in several moods."""

from kidsq.art.shapes import GOLD, GOLD_DARK, INK, WHITE, circle, dots, ellipse, line, path, ring, soft, symbol

MOODS = ("calm", "happy", "sorry", "thinking")


def _eyes(mood: str, y: float, apart: float, size: float = 1) -> str:
    left, right = 48 - apart, 48 + apart
    if mood == "happy":
        w = 5 * size
        return line("".join(f"M{x - w} {y + 1.5}q{w}-{w * 1.3:g} {2 * w} 0" for x in (left, right)), INK, 3)
    look = {"thinking": (1.6, -2.2), "sorry": (0, 1.4)}.get(mood, (0, 0))
    rx, ry = 4.6 * size, 5.6 * size
    eyes = ellipse(left, y, rx, ry, INK) + ellipse(right, y, rx, ry, INK)
    eyes += dots([(left - 1.4 + look[0], y - 2 + look[1]), (right - 1.4 + look[0], y - 2 + look[1])], 1.8 * size, WHITE)
    eyes += dots([(left + 1.6, y + 2.6), (right + 1.6, y + 2.6)], 0.8 * size, WHITE)
    if mood == "sorry":
        eyes += line(f"M{left - 5} {y - 8}l8-3.6M{right + 5} {y - 8}l-8-3.6", INK, 2.4)
    if mood == "thinking":
        eyes += line(f"M{left - 5} {y - 8.5}q4-2 8 0M{right - 4} {y - 11}q5-3.4 9 .4", INK, 2.4)
    return eyes


def _mouth(mood: str, y: float) -> str:
    if mood == "happy":
        return path(f"M38 {y}Q48 {y + 3} 58 {y}Q57 {y + 11} 48 {y + 11}T38 {y}Z", "#8a2438") + ellipse(
            48, y + 8.4, 4.6, 2.3, "#ff8f9e"
        )
    if mood == "sorry":
        return line(f"M42 {y + 6}q6-5 12 0", INK, 2.8)
    if mood == "thinking":
        return line(f"M42 {y + 4}q5 1.6 10-2", INK, 2.8)
    return line(f"M48 {y - 2}v2.4q-3.6 5-8 1.4M48 {y + 0.4}q3.6 5 8 1.4", INK, 2.6)


def _thought(mood: str, colour: str) -> str:
    if mood != "thinking":
        return ""
    return dots([(74, 24)], 2.6, colour) + dots([(80, 17)], 3.8, colour)


def _bear(mood: str) -> str:
    fur, dark, cream = "#b17845", "#8a5a30", "#f3d6ae"
    ears = circle(23, 26, 12, fur) + circle(73, 26, 12, fur) + circle(23, 26, 6.4, cream) + circle(73, 26, 6.4, cream)
    skull = ellipse(48, 52, 35, 33, fur) + path(
        "M48 85C29 85 14 71 13 54Q20 76 48 79T83 54C82 71 67 85 48 85Z", dark, ".35"
    )
    snout = ellipse(48, 65, 18, 14.5, cream) + path("M41.5 56Q48 53 54.5 56Q54 61.5 48 62Q42 61.5 41.5 56Z", INK)
    return (
        circle(48, 48, 48, "#ffe0a8")
        + ears
        + skull
        + snout
        + _eyes(mood, 46, 15)
        + dots([(24, 60), (72, 60)], 5, "#ff7f6a", ".5")
        + _mouth(mood, 66)
        + _thought(mood, WHITE)
    )


def _rabbit(mood: str) -> str:
    fur, pink, shade = "#fbf4f2", "#ffb3c4", "#e3d6dc"
    if mood == "sorry":
        ears = path("M34 34C14 18 2 30 6 56C12 62 18 56 20 50ZM62 34C82 18 94 30 90 56C84 62 78 56 76 50Z", fur) + path(
            "M28 36C16 28 9 36 11 51Q16 50 18 46ZM68 36C80 28 87 36 85 51Q80 50 78 46Z", pink
        )
    else:
        ears = path("M40 36C22 22 24-2 33 1C44 5 47 20 46 34ZM56 36C74 22 72-2 63 1C52 5 49 20 50 34Z", fur) + path(
            "M39 30C30 22 30 7 34 8C40 12 43 20 43 30ZM57 30C66 22 66 7 62 8C56 12 53 20 53 30Z", pink
        )
    skull = path("M48 28C68 28 80 42 80 60C80 78 66 88 48 88S16 78 16 60C16 42 28 28 48 28Z", fur) + path(
        "M48 88C30 88 16 78 16 60Q22 80 48 82T80 60C80 78 66 88 48 88Z", shade
    )
    nose = path("M43.5 64H52.5Q52 69 48 69.4Q44 69 43.5 64Z", "#f0607f")
    teeth = path("M45 72h6v5.4q-3 1.6-6 0z", WHITE) if mood == "calm" else ""
    return (
        circle(48, 48, 48, "#cfe6c4")
        + ears
        + skull
        + teeth
        + nose
        + _eyes(mood, 54, 14, 1.05)
        + dots([(26, 67), (70, 67)], 5, "#ff8fa8", ".6")
        + _mouth(mood, 70.5)
        + _thought(mood, "#fffdf5")
    )


def _fox(mood: str) -> str:
    fur, dark, cream = "#f2853a", "#c95f1c", "#fff1df"
    ears = soft("M15 46L15 12L42 30ZM81 46L81 12L54 30Z", fur, 5) + soft(
        "M20 36L20 21L32 30ZM76 36L76 21L64 30Z", "#5a3326", 3
    )
    skull = path("M48 26C66 26 84 38 86 60Q70 66 62 80Q54 90 48 90T34 80Q26 66 10 60C12 38 30 26 48 26Z", fur)
    cheeks = path("M10 60Q28 54 42 62Q48 68 54 62Q68 54 86 60Q72 66 62 80Q54 90 48 90T34 80Q24 66 10 60Z", cream)
    nose = path("M42.5 67Q48 64 53.5 67Q53 73 48 73.6Q43 73 42.5 67Z", INK)
    mouth = (
        _mouth(mood, 76)
        if mood != "happy"
        else path("M41 76Q48 78.5 55 76Q54 85 48 85T41 76Z", "#8a2438") + ellipse(48, 82.5, 3.2, 1.7, "#ff8f9e")
    )
    return (
        circle(48, 48, 48, "#c9ecdf")
        + ears
        + skull
        + cheeks
        + line("M42 33q6-2.4 12 0", dark, 2.4, ".6")
        + nose
        + _eyes(mood, 54, 16)
        + dots([(22, 66), (74, 66)], 4.4, "#ff8f6a", ".5")
        + mouth
        + _thought(mood, WHITE)
    )


def _turtle(mood: str) -> str:
    skin, dark, light = "#86c95f", "#5fa544", "#b4e08a"
    shell = (
        ellipse(48, 66, 43, 30, "#7a5233")
        + path("M8 62Q14 40 34 36L28 52ZM88 62Q82 40 62 36L68 52ZM34 36Q48 32 62 36L56 46H40Z", "#a3744a")
        + line("M7 76Q12 88 30 94M89 76Q84 88 66 94", "#d9b07c", 3.4)
    )
    neck = path("M32 96Q32 76 48 76T64 96Z", dark)
    skull = path("M48 16C68 16 79 31 79 49C79 68 66 80 48 80S17 68 17 49C17 31 28 16 48 16Z", skin) + path(
        "M48 80C30 80 17 68 17 49Q22 72 48 74T79 49C79 68 66 80 48 80Z", dark, ".5"
    )
    spots = ellipse(38, 25, 4.4, 3, light) + ellipse(50, 22, 3.4, 2.4, light) + ellipse(60, 27, 4, 2.8, light)
    nose = dots([(45, 57), (51, 57)], 1.3, "#3f7a30")
    return (
        circle(48, 48, 48, "#d9d3fb")
        + path("M5 68A48 48 0 0 0 91 68Q70 50 48 50T5 68Z", "#7a5233")
        + shell
        + neck
        + skull
        + spots
        + nose
        + _eyes(mood, 46, 15.5, 1.1)
        + dots([(25, 60), (71, 60)], 5, "#ff8f6a", ".5")
        + _mouth(mood, 63.5)
        + _thought(mood, WHITE)
    )


def _owl(mood: str) -> str:
    body, dark, light, belly = "#8a63d2", "#6a45b0", "#a988e6", "#d9c9f7"
    feet = line("M47 108l-6 5M47 108v6.5M47 108l6 5M73 108l-6 5M73 108v6.5M73 108l6 5", GOLD_DARK, 4)
    if mood == "happy":
        wings = path("M26 66C8 60 0 42 4 30C16 34 28 44 32 58ZM94 66C112 60 120 42 116 30C104 34 92 44 88 58Z", dark)
    elif mood == "thinking":
        wings = path("M26 62C14 70 12 88 20 100C30 96 34 84 34 72Z", dark)
    else:
        wings = path(
            "M26 62C14 70 12 88 20 100C30 96 34 84 34 72ZM94 62C106 70 108 88 100 100C90 96 86 84 86 72Z", dark
        )
    shape = path(
        "M22 12C30 16 38 21 44 22Q60 19 76 22C82 21 90 16 98 12C98 22 97 30 95 36C98 46 99 56 98 66C97 92 82 110 60 110S23 92 22 66C21 56 22 46 25 36C23 30 22 22 22 12Z",
        body,
    )
    tufts = path("M22 12C30 16 38 21 44 22Q34 26 28 34ZM98 12C90 16 82 21 76 22Q86 26 92 34Z", dark)
    front = path("M60 66C76 66 84 76 82 88C80 100 72 106 60 106S40 100 38 88C36 76 44 66 60 66Z", belly) + line(
        "M46 82q4.5 5 9 0q4.5 5 9 0q4.5 5 9 0M50 92q5 5 10 0q5 5 10 0", light, 2.6
    )
    brow = path("M44 22Q60 19 76 22Q66 32 60 42Q54 32 44 22Z", light)
    eyes = circle(42, 46, 15, WHITE) + circle(78, 46, 15, WHITE)
    if mood == "happy":
        eyes += line("M33 48q9-11 18 0M69 48q9-11 18 0", INK, 3.6)
    else:
        dx, dy = (4, -5) if mood == "thinking" else (1, 1)
        for x in (42, 78):
            inward = (1.5 if x == 42 else -1.5) + (dx if mood == "thinking" else 0)
            eyes += (
                circle(x + inward, 46 + dy, 9, "#5a3a1a")
                + circle(x + inward, 46 + dy, 6.5, INK)
                + circle(x + inward - 2.6, 43 + dy, 3, WHITE)
                + circle(x + inward + 3, 49 + dy, 1.4, WHITE)
            )
    glasses = (
        ring(42, 46, 17, GOLD, 4.4)
        + ring(78, 46, 17, GOLD, 4.4)
        + line("M58 42q2-2 4 0", GOLD, 4.4)
        + line("M30.5 37Q34 32 39 31M66.5 37Q70 32 75 31", "#fff1b8", 2)
    )
    beak = soft("M54.5 55H65.5L60 66Z", "#f59f2a", 3) + line("M55 56.5H65", "#ffc46b", 1.6)
    tip = path("M94 62C104 70 104 84 94 88C84 90 74 82 68 74Q80 70 94 62Z", dark) if mood == "thinking" else ""
    smile = path("M54 65Q60 68 66 65Q65 74 60 74T54 65Z", "#8a2438") if mood == "happy" else ""
    return (
        feet
        + wings
        + shape
        + tufts
        + front
        + brow
        + eyes
        + smile
        + glasses
        + beak
        + tip
        + dots([(28, 64), (92, 64)], 4.6, "#ff8fb5", ".5")
    )


FRIENDS = {"bruno": _bear, "pippa": _rabbit, "fenna": _fox, "tilo": _turtle}


def symbols() -> list[str]:
    """Every friend in every mood, then the owl."""
    friends = [
        symbol(f"friend-{name}" + ("" if mood == "calm" else f"-{mood}"), "0 0 96 96", draw(mood))
        for name, draw in FRIENDS.items()
        for mood in MOODS
    ]
    owls = [
        symbol("owl" + ("" if mood == "calm" else f"-{mood}"), "0 0 120 120", _owl(mood))
        for mood in ("calm", "happy", "thinking")
    ]
    return friends + owls
