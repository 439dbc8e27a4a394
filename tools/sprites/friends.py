"""The six friends who play along, and the owl who helps; each in several moods."""

from kidsq.wardrobe.shapes import (
    GOLD,
    GOLD_DARK,
    INK,
    WHITE,
    circle,
    dots,
    ellipse,
    group,
    line,
    path,
    ring,
    soft,
    star,
    symbol,
)

MOODS = ("calm", "happy", "sorry", "thinking", "surprised", "sleepy")
OWL_MOODS = ("calm", "happy", "thinking", "sleepy", "surprised")


def _eyes(mood: str, y: float, apart: float, size: float = 1) -> str:
    left, right = 48 - apart, 48 + apart
    if mood == "happy":
        w = 5 * size
        return line("".join(f"M{x - w} {y + 1.5}q{w}-{w * 1.3:g} {2 * w} 0" for x in (left, right)), INK, 3)
    if mood == "sleepy":
        w = 5.4 * size
        return line("".join(f"M{x - w} {y}q{w:g} {w:g} {2 * w:g} 0" for x in (left, right)), INK, 2.8)
    if mood == "surprised":
        wide = circle(left, y - 1, 7.6 * size, WHITE) + circle(right, y - 1, 7.6 * size, WHITE)
        wide += circle(left, y - 1, 4.4 * size, INK) + circle(right, y - 1, 4.4 * size, INK)
        wide += dots([(left - 1.6, y - 3), (right - 1.6, y - 3)], 1.6 * size, WHITE)
        return wide + line(f"M{left - 6} {y - 12}q5-4 10-.6M{right + 6} {y - 12}q-5-4-10-.6", INK, 2.4)
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
    if mood == "surprised":
        return ellipse(48, y + 5, 4.6, 5.6, "#8a2438") + ellipse(48, y + 8, 2.8, 1.6, "#ff8f9e")
    if mood == "sleepy":
        return ellipse(48, y + 3.4, 3, 2.4, "#8a2438")
    return line(f"M48 {y - 2}v2.4q-3.6 5-8 1.4M48 {y + 0.4}q3.6 5 8 1.4", INK, 2.6)


def _thought(mood: str) -> str:
    if mood == "thinking":
        return dots([(79, 37)], 2.2, WHITE) + dots([(84, 31)], 3, WHITE)
    if mood == "sleepy":
        return line("M67 13h9l-9 10h9M79 26h6l-6 7h6", WHITE, 5) + line(
            "M67 13h9l-9 10h9M79 26h6l-6 7h6", "#6a45b0", 2.6
        )
    return ""


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
        + _thought(mood)
    )


def _rabbit(mood: str) -> str:
    fur, pink, shade = "#fdf6f3", "#ffb3c4", "#e6d8dc"
    ear = "M41 38C24 24 23 0 33 2C44 5 47 22 46 36Z"
    inner = "M39.5 32C30 24 29 8 34 9C40 13 43 22 43 31Z"
    if mood == "sorry":
        ear = "M36 34C24 24 9 28 7 44C5 58 7 72 14 74C21 74 23 60 24 50Z"
        inner = "M28 36C20 32 13 36 12 47C11 56 12 66 14.6 67C18 66 19 54 21 47Z"
    half = path(ear, fur) + path(inner, pink)
    ears = half + group("translate(96 0) scale(-1 1)", half)
    skull = path("M48 28C68 28 80 42 81 60C81 78 66 88 48 88S15 78 15 60C16 42 28 28 48 28Z", fur)
    chin = path("M48 88C30 88 15 78 15 60Q21 80 48 82T81 60C81 78 66 88 48 88Z", shade)
    tuft = path("M42 30Q43 22 47 24Q48 18 51 24Q55 22 54 30Z", fur)
    nose = path("M43.5 63.6Q48 61.6 52.5 63.6Q52 68.4 48 69Q44 68.4 43.5 63.6Z", "#f0607f")
    teeth = path("M45 72.6h6v5.4q-3 1.8-6 0z", WHITE) + line("M48 73v5.4", shade, 1) if mood == "calm" else ""
    whiskers = line("M22 70l-9 1M23 74l-8 4M74 70l9 1M73 74l8 4", "#c9b6bd", 1.4)
    cheeks = dots([(27, 67), (69, 67)], 5, "#ff8fa8", ".6")
    ground = circle(48, 48, 48, "#bfe0b4")
    face = _eyes(mood, 54, 14, 1.08) + cheeks + whiskers + teeth + nose + _mouth(mood, 70.5)
    return ground + ears + tuft + skull + chin + face + _thought(mood)


def _fox(mood: str) -> str:
    fur, dark, cream = "#f2853a", "#d2681f", "#fff1df"
    ear = soft("M17 44L17 12L43 31Z", fur, 6) + soft("M22 36L22 20L36 30Z", "#5a3326", 3)
    ears = ear + group("translate(96 0) scale(-1 1)", ear)
    skull = soft(
        "M48 27C64 27 75 34 80 46Q85 57 91 63Q77 66 68 78Q58 90 48 90T28 78Q19 66 5 63Q11 57 16 46C21 34 32 27 48 27Z",
        fur,
        2,
    )
    cheek = path("M4.4 63Q26 56 40 64Q45 68 48 72V91Q38 91 28 78.4Q19 66 4.4 63Z", cream)
    cheeks = cheek + group("translate(96 0) scale(-1 1)", cheek)
    blaze = path("M48 31Q52 42 51 50Q48 53 45 50Q44 42 48 31Z", dark, ".55")
    nose = path("M42 66.6Q48 63.4 54 66.6Q53.6 72.6 48 73.4Q42.4 72.6 42 66.6Z", INK)
    glow = dots([(22, 66), (74, 66)], 4.4, "#ff8f6a", ".5")
    if mood == "happy":
        mouth = path("M40.5 76Q48 78.6 55.5 76Q54 85.6 48 85.6T40.5 76Z", "#8a2438") + ellipse(
            48, 82.8, 3.6, 1.9, "#ff8f9e"
        )
    elif mood == "surprised":
        mouth = ellipse(48, 80.4, 3.6, 4.4, "#8a2438")
    else:
        mouth = _mouth(mood, 76)
    ground = circle(48, 48, 48, "#bfe9dc")
    return ground + ears + skull + cheeks + blaze + nose + _eyes(mood, 54, 16.5) + glow + mouth + _thought(mood)


def _turtle(mood: str) -> str:
    skin, dark, light, shell, plate = "#8ccf63", "#62a846", "#bfe89a", "#8a5a36", "#b98250"
    # The shell ends on the rim of the round ground, so that nothing sticks out of the picture.
    back = path("M3.6 66A48 48 0 0 0 92.4 66C91 42 74 29 48 29S5 42 3.6 66Z", shell)
    side = path("M9 60C10 48 16 40 24 36L27 52L20 66ZM7 68L18 71L24 86Q11 80 7 68Z", plate)
    plates = side + group("translate(96 0) scale(-1 1)", side)
    chest = path("M30 84C32 76 64 76 66 84L63 93.6A48 48 0 0 1 33 93.6Z", light) + line(
        "M33 87q15 5 30 0", dark, 1.8, ".6"
    )
    skull = path("M48 13C67 13 77 28 77 46C77 66 65 79 48 79S19 66 19 46C19 28 29 13 48 13Z", skin)
    jaw = path("M48 79C31 79 19 66 19 46Q25 69 48 72T77 46C77 66 65 79 48 79Z", dark, ".55")
    spots = ellipse(37, 23, 4.6, 3.2, light) + ellipse(49, 19.6, 3.6, 2.4, light) + ellipse(60, 25, 4, 2.8, light)
    nose = dots([(45.4, 55), (50.6, 55)], 1.3, "#3f7a30")
    cheeks = dots([(27, 58), (69, 58)], 4.8, "#ff8fa0", ".6")
    ground = circle(48, 48, 48, "#d6cffc")
    face = nose + _eyes(mood, 44, 14.5, 1.12) + cheeks + _mouth(mood, 61.5)
    return ground + back + plates + chest + skull + jaw + spots + face + _thought(mood)


def _duck(mood: str) -> str:
    down, light, shade, bill = "#ffd84d", "#fff0a8", "#f0b01f", "#f5862a"
    tuft = line("M48 24Q46 10 36 9M49 24Q52 12 60 9M48.6 24V8", shade, 4.4)
    skull = path("M48 20C68 20 81 34 81 54C81 76 66 89 48 89S15 76 15 54C15 34 28 20 48 20Z", down)
    chin = path("M48 89C30 89 15 76 15 54Q22 80 48 82T81 54C81 76 66 89 48 89Z", shade, ".6")
    wings = path("M15 58C6 62 4 74 13 81Q23 80 22 70ZM81 58C90 62 92 74 83 81Q73 80 74 70Z", shade)
    if mood in ("happy", "surprised"):
        wings = path("M16 66C6 62 0 50 2 38Q16 42 21 56ZM80 66C90 62 96 50 94 38Q80 42 75 56Z", shade)
    upper = path("M31 64Q30 58 39 58Q48 52 57 58Q66 58 65 64Q58 70 48 70T31 64Z", bill)
    nostrils = dots([(45, 61), (51, 61)], 1, "#b8521a")
    lower = ""
    if mood in ("happy", "surprised"):
        deep = 82 if mood == "happy" else 84
        lower = path(f"M36 66Q48 70 60 66Q58 {deep} 48 {deep}T36 66Z", "#8a2438")
        lower += ellipse(48, deep - 3.4, 5, 2.6, "#ff8f9e")
    elif mood == "sorry":
        lower = line("M40 77q8-6 16 0", "#b8521a", 2.8)
    else:
        lower = path("M38 67Q48 71 58 67Q57 75 48 75T38 67Z", "#d96a1a")
    cheeks = dots([(25, 63), (71, 63)], 5, "#ff8f5a", ".6")
    patch = ellipse(48, 36, 14, 8, light, ".7")
    ground = circle(48, 48, 48, "#86c3f0")
    return (
        ground
        + tuft
        + wings
        + skull
        + chin
        + patch
        + cheeks
        + lower
        + upper
        + nostrils
        + _eyes(mood, 47, 15.5, 1.06)
        + _thought(mood)
    )


def _hedgehog(mood: str) -> str:
    quill, tip, fur, shade = "#6d4a3a", "#a87a5c", "#f6dcb8", "#e3bd8e"
    spread = 47 if mood == "surprised" else 44
    ring_of = soft(star(48, 49, spread, 33, 17), quill, 3) + soft(star(48, 51, 37, 26, 15, 9), tip, 2)
    ears = (
        circle(22, 38, 8, quill)
        + circle(74, 38, 8, quill)
        + circle(22, 39, 4.4, "#e59a8a")
        + circle(74, 39, 4.4, "#e59a8a")
    )
    skull = path("M48 36C54 26 70 30 75 44C82 62 68 86 48 86S14 62 21 44C26 30 42 26 48 36Z", fur)
    jaw = path("M48 86C30 86 17 70 19 54Q26 76 48 79T77 54C79 70 66 86 48 86Z", shade, ".7")
    nose = ellipse(48, 63, 6, 4.8, INK) + circle(46, 61.4, 1.5, WHITE)
    cheeks = dots([(27, 65), (69, 65)], 5, "#ff8f7a", ".55")
    mouth = _mouth(mood, 70)
    ground = circle(48, 48, 48, "#ffd3c4")
    return ground + ring_of + ears + skull + jaw + cheeks + nose + _eyes(mood, 51, 14) + mouth + _thought(mood)


def _owl(mood: str) -> str:
    body, dark, light, belly = "#8a63d2", "#6a45b0", "#a988e6", "#d9c9f7"
    feet = line("M47 108l-6 5M47 108v6.5M47 108l6 5M73 108l-6 5M73 108v6.5M73 108l6 5", GOLD_DARK, 4)
    if mood in ("happy", "surprised"):
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
    elif mood == "sleepy":
        lids = path("M27 46a15 15 0 0 1 30 0zM63 46a15 15 0 0 1 30 0z", light)
        eyes += lids + line("M31 48q11 8 22 0M67 48q11 8 22 0", INK, 3.4)
    else:
        dy = {"thinking": -5, "surprised": 0}.get(mood, 1)
        small = 0.72 if mood == "surprised" else 1
        for x in (42, 78):
            inward = (1.5 if x == 42 else -1.5) + (4 if mood == "thinking" else 0)
            eyes += (
                circle(x + inward, 46 + dy, 9 * small, "#5a3a1a")
                + circle(x + inward, 46 + dy, 6.5 * small, INK)
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
    if mood == "surprised":
        smile = ellipse(60, 70, 4.4, 5, "#8a2438")
    zs = line("M98 20h9l-9 10h9M108 2h9l-9 10h9", "#fff8ea", 4) if mood == "sleepy" else ""
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
        + zs
    )


FRIENDS = {"dotti": _duck, "bruno": _bear, "hugo": _hedgehog, "pippa": _rabbit, "fenna": _fox, "tilo": _turtle}


def symbols() -> list[str]:
    """Every friend in every mood, then the owl."""
    friends = [
        symbol(f"friend-{name}" + ("" if mood == "calm" else f"-{mood}"), "0 0 96 96", draw(mood))
        for name, draw in FRIENDS.items()
        for mood in MOODS
    ]
    owls = [symbol("owl" + ("" if mood == "calm" else f"-{mood}"), "0 0 120 120", _owl(mood)) for mood in OWL_MOODS]
    return friends + owls
