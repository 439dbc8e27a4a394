"""The rooms of a child's castle, one for each family of sums and each field beside them, and the door before it."""

from kidsq.wardrobe.emblems import EMBLEMS
from kidsq.wardrobe.shapes import (
    CREAM,
    GOLD,
    GOLD_DARK,
    INK,
    ROSE,
    WHITE,
    at,
    circle,
    cloud,
    darker,
    dots,
    ellipse,
    lighter,
    line,
    path,
    rect,
    soft,
    star,
    symbol,
)

BOX = "0 0 160 120"
WOOD, WOOD_DARK, WOOD_LIGHT = "#a8743f", "#7b5230", "#c9955a"
STONE, STONE_DARK = "#9a92c4", "#7d74ab"
NIGHT = "#2b2f75"


def _room(wall: str, floor: str, *inside: str) -> str:
    """Wall, floor and what stands there; the corners are rounded by the page."""
    skirting = rect(0, 86, 160, 4, darker(wall, 0.22))
    return rect(0, 0, 160, 120, wall) + rect(0, 88, 160, 32, floor) + skirting + "".join(inside)


def _window(x: float, y: float, width: float = 30, height: float = 36) -> str:
    glass = path(
        f"M{x} {y + height}V{y + width / 2}A{width / 2} {width / 2} 0 0 1 {x + width} {y + width / 2}V{y + height}Z",
        NIGHT,
    )
    moon = circle(x + width * 0.66, y + height * 0.36, 4.4, "#fff3c9") + dots(
        [(x + 8, y + 14), (x + 12, y + 26)], 1.2, WHITE
    )
    frame = line(
        f"M{x} {y + height}V{y + width / 2}A{width / 2} {width / 2} 0 0 1 {x + width} {y + width / 2}V{y + height}ZM{x + width / 2} {y}V{y + height}",
        WOOD_LIGHT,
        3,
    )
    return glass + moon + frame


def _kitchen() -> str:
    tiles = "".join(line(f"M0 {y}H160", "#f3c79a", 1.4) for y in (22, 44, 66)) + "".join(
        line(f"M{x} 0V86", "#f3c79a", 1.4) for x in (26, 52, 78, 104, 130)
    )
    rail = line("M14 14H92", WOOD_DARK, 3) + "".join(
        line(f"M{x} 14v6", WOOD_DARK, 2) + circle(x, 27, r, colour) + circle(x, 27, r - 3, lighter(colour, 0.25))
        for x, r, colour in ((24, 8, "#8a94b8"), (46, 9, "#d98a4a"), (70, 7, "#8a94b8"))
    )  # fmt: skip
    oven = (
        rect(10, 50, 56, 52, "#4b4f7a", 5)
        + rect(6, 46, 64, 8, "#6a70a0", 3)
        + rect(18, 64, 40, 28, "#2f3360", 5)
        + rect(22, 68, 32, 20, "#ffb347", 4)
        + rect(22, 78, 32, 10, "#ff8a3d", 4)
        + dots([(20, 58.6), (30, 58.6), (48, 58.6)], 2.2, GOLD)
    )
    pot = (
        path("M24 32H54L51 46H27Z", "#e0565a")
        + line("M20 34h4M54 34h4", "#b83a44", 4)
        + ellipse(39, 32, 15, 3.4, "#f4e3c2")
        + line("M32 26q-4-4 0-8M40 24q-4-4 0-8M47 26q-4-4 0-8", WHITE, 2.4, ".7")
    )
    table = rect(82, 74, 74, 7, WOOD_LIGHT, 3) + rect(88, 80, 6, 26, WOOD) + rect(144, 80, 6, 26, WOOD)
    stack = at(108, 59, EMBLEMS["pancake"], scale=1.25)
    jug = (
        path("M134 74V60Q134 54 139 54H146Q151 54 151 60V74Z", "#6fb4ff")
        + line("M151 60q6 1 5 6q0 5-5 5", "#4b8df0", 2.6)
        + ellipse(142.6, 55, 7, 2.6, WHITE)
    )
    return _room("#ffe1bd", "#d9834f", tiles, rail, _window(112, 10), oven, pot, table, stack, jug)


def _couple(x: float, dress: str, coat: str, hair: tuple[str, str], skin: tuple[str, str]) -> str:
    """Two who dance together."""
    lady = (
        path("M-4 4C-6 18-20 28-20 42H6C6 28 2 18 2 4Z", dress)
        + line("M-18 40q4-3 8 0t8 0t7 0", lighter(dress, 0.5), 2.4)
        + circle(-3, -4, 7.4, skin[0])
        + path("M-11-4C-11-14 5-14 5-5Q0-9-4-8T-11-4Z", hair[0])
        + circle(-10, -9, 3.6, hair[0])
    )
    man = (
        path("M8 4H20L22 42H16L14 24L11 42H5Z", coat)
        + circle(14, -5, 7.4, skin[1])
        + path("M6-5C6-15 22-15 22-5Q16-10 6-5Z", hair[1])
    )
    arms = line("M2 10Q8 16 14 10", skin[0], 3.4) + line("M-3 10Q-14 4-18-6M18 10Q24 4 26-4", skin[1], 3.4)
    faces = dots([(-5, -3.4), (-0.6, -3.4), (12, -4.4), (16.4, -4.4)], 1.1, INK) + line(
        "M-4.6-.4q1.8 1.4 3.4 0M12.6-1.4q1.8 1.4 3.4 0", INK, 1.1
    )
    return at(x, 62, man, lady, arms, faces)


def _ballroom() -> str:
    drapes = (
        path("M0 0H34Q30 30 8 46Q0 50 0 50ZM160 0H126Q130 30 152 46Q160 50 160 50Z", "#c93a5e")
        + line("M8 46Q30 30 34 0M152 46Q130 30 126 0", GOLD, 2.6)
        + path("M0 50Q8 60 6 86H0ZM160 50Q152 60 154 86H160Z", "#a92c50")
    )
    lamp = (
        line("M80 0V14", GOLD_DARK, 3)
        + line("M54 26Q80 44 106 26M66 22Q80 34 94 22M80 14V38", GOLD, 3)
        + "".join(
            rect(x - 2, y - 10, 4, 9, CREAM) + path(f"M{x} {y - 10}q3.6-4 0-8q-3.6 4 0 8z", "#ff9d2e")
            for x, y in ((54, 26), (67, 21), (93, 21), (106, 26))
        )
    )
    tiles = "".join(
        path(f"M{x} {y}l14 6l-14 6l-14-6z", "#e8d8ff", ".7")
        for y in (90, 102, 114)
        for x in range(0 if y != 102 else 14, 175, 28)
    )
    two = _couple(48, "#ff9dbd", "#3f7fe0", ("#5a3423", "#241c2c"), ("#ffd9b8", "#8a5530")) + _couple(
        112, "#ffd34d", "#7a4fd0", ("#241c2c", "#c9562b"), ("#a86a3e", "#ffdcc0")
    )
    notes = "".join(
        at(x, y, ellipse(0, 0, 3.4, 2.6, CREAM), line("M3 0V-11q4 1 5 5", CREAM, 2))
        for x, y in ((80, 62), (22, 68), (140, 60))
    )
    return _room("#5a3f95", "#b99bea", drapes, lamp, tiles, notes, two)


def _horse(x: float, y: float, scale: float, coat: str, mane: str) -> str:
    neck = path("M-14 40C-16 18-12 2-2-6L12 2C20 14 20 28 20 40Z", darker(coat, 0.08))
    ears = soft("M-6-16L-8-28L1-19ZM6-17L10-27L13-15Z", coat, 2) + path("M-5-17L-6.4-24L-1-19Z", ROSE)
    head = path("M-10-14Q0-24 12-16Q16-6 10 6L6 18Q0 26-7 20Q-12 14-11 4Q-14-6-10-14Z", coat)
    muzzle = (
        ellipse(0, 16, 9.4, 8, lighter(coat, 0.45))
        + dots([(-4, 14), (4, 14)], 1.5, darker(coat, 0.5))
        + line("M-4 19.6q4 3 8 0", darker(coat, 0.5), 1.5)
    )
    hair = path("M2-24C12-26 20-14 22 2C24 16 24 26 22 36C16 30 14 18 14 6C12-6 8-14 0-16Z", mane) + path(
        "M0-22Q8-18 3-6Q-3-12-3-20Z", mane
    )
    eyes = circle(-6, -2, 2.8, INK) + circle(7, -2, 2.8, INK) + dots([(-7, -3), (6, -3)], 1, WHITE)
    return at(x, y, neck, hair, ears, head, path("M0-22Q8-18 3-6Q-3-12-3-20Z", mane), eyes, muzzle, scale=scale)


def _stable() -> str:
    boards = "".join(line(f"M{x} 0V86", "#9c6a3c", 1.6) for x in (20, 40, 60, 80, 100, 120, 140))
    beam = rect(0, 4, 160, 9, WOOD_DARK) + path("M36 13L48 30M124 13L112 30", "none") + line("M78 13V86", WOOD_DARK, 7)
    lamp = line("M78 14v10", INK, 2) + rect(72, 24, 12, 15, "#ffdf7e", 4) + line("M72 24h12M72 39h12", INK, 2.4)
    doors = (
        rect(4, 70, 70, 38, WOOD_LIGHT, 3)
        + rect(84, 70, 72, 38, WOOD_LIGHT, 3)
        + line("M8 74L70 104M70 74L8 104M88 74L152 104M152 74L88 104", WOOD, 4)
        + line("M4 71H74M84 71H156", WOOD_DARK, 4)
    )
    hay = (
        path(cloud(28, 112, 26, 8, 9), GOLD)
        + path(cloud(126, 113, 28, 8, 9), "#f0b51e")
        + line("M14 108l6-8M34 106l8-8M112 108l6-8M138 106l8-8", "#ffe27a", 2.4)
    )
    horseshoe = line("M148 40q7-12-1-18q-9-5-12 5q-1 8 3 13", "#b8bfd6", 3.6)
    return _room(
        "#b98049",
        "#caa35c",
        boards,
        beam,
        lamp,
        horseshoe,
        _horse(38, 44, 1.05, "#a9683c", "#5a3423"),
        _horse(118, 50, 0.86, "#f0e4d4", "#e8b65a"),
        doors,
        hay,
    )


def _music() -> str:
    panel = "".join(line(f"M10 {14 + 7 * n}Q60 {6 + 7 * n} 110 {16 + 7 * n}", "#8fc7c0", 1.8) for n in range(5))
    notes = "".join(
        at(x, y, ellipse(0, 0, 4.4, 3.4, colour), line("M4 0V-15q5 2 6 7", colour, 2.4))
        for x, y, colour in ((26, 36, "#e0567f"), (48, 28, "#3f7fe0"), (70, 34, "#f08a24"), (94, 24, "#7a4fd0"))
    )
    piano = (
        path("M12 62H88Q94 62 94 68V82H12Z", "#4a2f6b")
        + rect(12, 80, 82, 7, WHITE)
        + "".join(rect(18 + 10 * n, 80, 4.4, 4.6, INK) for n in range(8))
        + line("M13.6 87H93", "#cfc7e6", 1.6)
        + rect(14, 88, 78, 8, "#3a2456", 3)
        + line("M20 96V110M86 96V110", "#3a2456", 6)
        + rect(38, 52, 28, 13, CREAM, 1.5)
        + line("M42 56h20M42 60h16", "#b9a98c", 1.2)
        + line("M20 66H84", "#6d4a96", 2.4)
    )
    stool = ellipse(53, 104, 14, 4.6, "#d8435f") + line("M46 107l-4 9M60 107l4 9", WOOD_DARK, 3.4)
    harp = (
        line("M120 108C108 90 112 60 118 40Q124 28 134 34Q142 40 152 32V104Q152 110 146 110H124", GOLD_DARK, 6)
        + line("M120 108C108 90 112 60 118 40Q124 28 134 34Q142 40 152 32", GOLD, 2.6)
        + "".join(
            line(f"M{x} {top}V{bottom}", CREAM, 1.4)
            for x, top, bottom in ((122, 38, 104), (128, 36, 104), (134, 38, 104), (140, 39, 104), (146, 38, 104))
        )
    )
    return _room("#d4f0ea", "#b5784a", panel, notes, piano, stool, harp)


def _tower() -> str:
    bricks = "".join(
        line(f"M{x} {y}h12", STONE_DARK, 2.4)
        for x, y in ((8, 20), (6, 60), (16, 76), (136, 16), (144, 46), (138, 74), (10, 40))
    )
    glass = (
        path("M30 82V44A50 40 0 0 1 130 44V82Z", "#1d2166")
        + circle(106, 36, 11, "#fff3c9")
        + circle(110.6, 33, 9, "#1d2166")
    )
    stars = path(
        "".join(
            star(x, y, r, r * 0.42)
            for x, y, r in (
                (50, 34, 5),
                (72, 20, 4),
                (86, 50, 3.4),
                (118, 62, 3.4),
                (44, 60, 3),
                (70, 40, 2.6),
                (94, 66, 2.4),
            )
        ),
        "#ffe9a0",
    )
    figure = line("M50 34L72 20L86 50L118 62", "#8ea6ff", 1.2, ".8")
    frame = line("M30 82V44A50 40 0 0 1 130 44V82ZM80 4V82", STONE, 5)
    scope = at(
        66,
        74,
        rect(-8, -7, 38, 14, "#d9a03a", 4),
        rect(26, -9.4, 22, 19, GOLD, 4),
        rect(-22, -4.6, 16, 9, "#a8742a", 3),
        line("M-4-7v14M24-7v14", "#a8742a", 2.4),
        turn=-34,
    )
    legs = line("M70 78L54 114M70 78L72 116M70 78L90 114", WOOD_DARK, 4.4)
    owl = at(
        132,
        72,
        ellipse(0, 0, 9, 11, "#8a63d2"),
        ellipse(0, 4, 6, 6, "#c9b0f0"),
        circle(-3.6, -4, 3.8, WHITE),
        circle(3.6, -4, 3.8, WHITE),
        circle(-3.2, -4, 1.8, INK),
        circle(3.2, -4, 1.8, INK),
        path("M-1.6-1.6h3.2L0 1.4z", GOLD_DARK),
        path("M-8-9L-8-14L-3-10ZM8-9L8-14L3-10Z", "#8a63d2"),
    )
    map_ = rect(16, 96, 34, 14, CREAM, 2) + line("M20 101h10M20 105h16M36 100l8 6", "#c9a06a", 1.6)
    return _room("#b3abdb", "#6f66a3", bricks, glass, stars, figure, frame, legs, scope, owl, map_)


def _library() -> str:
    colours = ("#d8435f", "#3f7fe0", GOLD, "#2f9e6a", "#8a5be0", "#f08a24", "#18a0aa")
    shelves = rect(4, 4, 96, 84, WOOD_DARK, 3)
    for row in range(3):
        floor = 28 + 28 * row
        shelves += rect(9, floor - 21, 86, 22, "#4d3018")
        x, place = 11.0, row * 3
        while x < 88:
            wide, high = 5 + (place * 7) % 4, 14 + (place * 5) % 6
            shelves += rect(x, floor - high, wide, high, colours[place % 7], 1) + line(
                f"M{x + 1.4} {floor - high + 4}h{wide - 2.8}", CREAM, 1.2
            )
            x += wide + 1.2
            place += 1
        shelves += rect(6, floor, 92, 4, WOOD)
    ladder = line("M74 10L62 108M90 10L82 108", WOOD_LIGHT, 4) + "".join(
        line(f"M{73 - n * 2.9:.1f} {20 + n * 20}H{89 - n * 1.6:.1f}", WOOD_LIGHT, 3.4) for n in range(5)
    )
    chair = (
        path("M106 112V74Q106 54 128 54T150 74V112Z", "#c2476a")
        + path("M112 96V76Q112 62 128 62T144 76V96Z", "#de6a8a")
        + rect(102, 84, 12, 28, "#a93658", 6)
        + rect(142, 84, 12, 28, "#a93658", 6)
        + rect(110, 92, 36, 14, "#e88aa4", 6)
    )
    book = at(128, 88, EMBLEMS["book"], scale=0.95)
    lamp = (
        line("M116 52V22", GOLD_DARK, 2.6)
        + path("M104 24L110 8H122L128 24Z", "#ffdf7e")
        + circle(116, 30, 16, "#ffdf7e", ".2")
    )
    return _room("#8a5f9e", "#c98a5a", shelves, ladder, lamp, chair, book)


def _treasury() -> str:
    bricks = "".join(
        line(f"M{x} {y}h16", "#4b5591", 2.4)
        for x, y in ((8, 18), (40, 32), (92, 16), (126, 34), (12, 52), (132, 62), (70, 8))
    )
    shine = circle(80, 64, 56, "#ffdf7e", ".12") + circle(80, 68, 40, "#ffdf7e", ".18")
    lid = (
        path("M38 60Q38 30 80 30T122 60Z", WOOD)
        + line("M38 60Q38 30 80 30T122 60", GOLD, 4)
        + line("M62 34V60M98 34V60", GOLD, 4)
    )
    heap = path(cloud(80, 64, 38, 13, 11), GOLD) + "".join(
        circle(x, y, 6, "#ffd95e") + circle(x, y, 3.6, GOLD_DARK)
        for x, y in ((54, 62), (68, 55), (84, 60), (98, 54), (108, 63), (76, 66))
    )
    gems = (
        path("M62 50l6-6h8l6 6l-10 11z", "#58d6a9")
        + path("M62 50h20l-10 11z", "#2fae82")
        + path("M96 46l5-5h7l5 5l-8.5 9z", "#ff7aa2")
        + path("M96 46h17l-8.5 9z", "#e0457f")
        + circle(52, 54, 5, "#7cc4ff")
        + circle(50.6, 52.4, 1.6, WHITE)
    )
    chest = (
        rect(34, 66, 92, 40, WOOD, 6)
        + rect(34, 66, 92, 10, WOOD_LIGHT, 4)
        + line("M62 68V106M98 68V106", GOLD, 5)
        + rect(72, 70, 16, 17, GOLD, 3)
        + circle(80, 77, 3, INK)
        + line("M80 78v5", INK, 2.4)
    )
    coins = "".join(
        ellipse(x, y, 8, 3.4, GOLD_DARK) + ellipse(x, y - 2, 8, 3.4, "#ffd95e")
        for x, y in ((16, 112), (16, 107), (16, 102), (142, 113), (142, 108), (128, 114))
    )
    sparkles = path("".join(star(x, y, 6, 1.8, 4) for x, y in ((30, 34), (130, 46), (112, 22))), WHITE)
    return _room("#5f6ab0", "#414b86", bricks, shine, lid, heap, gems, chest, coins, sparkles)


def _playroom() -> str:
    stripes = "".join(rect(x, 0, 14, 86, "#ffeec2") for x in range(0, 160, 28))
    rug = ellipse(80, 108, 70, 11, "#7cc4ff") + ellipse(80, 107, 56, 8, "#a9dcff")
    stand = path("M70 108L80 80L90 108Z", "#d8435f")
    plank = at(80, 80, rect(-66, -4, 132, 8, "#3f9e56", 4), circle(0, 0, 6, GOLD), turn=10)
    bear = at(
        128,
        72,
        circle(-10, -25, 6, "#a9683c"),
        circle(10, -25, 6, "#a9683c"),
        ellipse(0, 4, 15, 15, "#a9683c"),
        ellipse(0, 6, 9, 9, "#d9a873"),
        circle(0, -15, 13, "#b9774a"),
        ellipse(0, -11, 6, 5, "#ecd0aa"),
        dots([(-5, -17), (5, -17)], 1.9, INK),
        ellipse(0, -13, 2.2, 1.6, INK),
        line("M-3-8.6q3 2.4 6 0", INK, 1.4),
        ellipse(-14, 4, 5, 8, "#b9774a"),
        ellipse(14, 4, 5, 8, "#b9774a"),
    )
    mouse = at(
        28,
        56,
        circle(-7, -11, 5.6, "#b8bfd6"),
        circle(7, -11, 5.6, "#b8bfd6"),
        circle(-7, -11, 3, ROSE),
        circle(7, -11, 3, ROSE),
        ellipse(0, 2, 9, 10, "#b8bfd6"),
        circle(0, -6, 8, "#c9cfe2"),
        dots([(-3, -7), (3, -7)], 1.4, INK),
        circle(0, -3.4, 1.6, ROSE),
        line("M8 8q10 2 10-6", "#b8bfd6", 2),
    )
    blocks = (
        rect(6, 92, 18, 18, "#f08a24", 2)
        + rect(16, 76, 16, 16, "#8a5be0", 2)
        + path(star(15, 101, 6, 2.6), CREAM)
        + circle(24, 84, 4.4, CREAM)
    )
    kite = (
        path("M58 12L74 26L58 48L42 26Z", "#58b8e0")
        + path("M58 12L74 26L58 48Z", "#3f86e0")
        + line("M58 48q-6 8 2 14t-2 12", "#c2476a", 2)
    )
    return _room("#fff7dd", "#e8b877", stripes, kite, _window(100, 8, 34, 38), rug, stand, plank, bear, mouse, blocks)


def _bath() -> str:
    tiles = "".join(line(f"M0 {y}H160", "#b5dcec", 1.4) for y in (20, 42, 64)) + "".join(
        line(f"M{x} 0V86", "#b5dcec", 1.4) for x in range(20, 160, 22)
    )
    mat = ellipse(80, 113, 64, 7, "#ff9dbd")
    tub = (
        path("M22 62H138Q140 104 112 106H48Q20 104 22 62Z", WHITE)
        + path("M22 62H138Q138 70 137 76H23Q22 70 22 62Z", "#e6eef8")
        + rect(14, 56, 132, 9, "#f6faff", 4.5)
        + line("M44 106l-5 9M116 106l5 9", GOLD_DARK, 5)
    )
    foam = (
        path(cloud(80, 54, 52, 9, 12), "#f3f9ff")
        + path(cloud(58, 47, 17, 10, 8), WHITE)
        + path(cloud(104, 49, 20, 8, 8), WHITE)
    )
    duck = at(
        84,
        42,
        path("M-16 4C-16 16 14 18 18 4C20-2 14-4 10 0C4-2-2-2-6 0Q-14-4-16 4Z", GOLD),
        circle(-7, -7, 9.4, GOLD),
        path("M-16-7L-24-4L-15-2Z", "#f08a24"),
        circle(-9, -9, 1.9, INK),
        path("M0 4q8 8 14-2q-8-2-14 2z", GOLD_DARK),
        path("M-14-15l-2-8l6 4l3-6l3 6l6-4l-2 8z", "#ff7aa2"),
    )
    tap = line("M132 58V40Q132 30 122 30H118V36", GOLD_DARK, 5) + circle(132, 38, 4, GOLD)
    bubbles = "".join(
        circle(x, y, r, "#dff1ff", ".75") + circle(x - r * 0.35, y - r * 0.35, r * 0.26, WHITE)
        for x, y, r in ((34, 34, 8), (52, 20, 5.4), (106, 20, 7), (22, 18, 4.4), (146, 22, 5), (74, 12, 3.6))
    )
    towel = line("M4 40H28", WOOD, 3) + rect(6, 40, 17, 34, "#8a5be0", 2) + line("M7 64h15M7 69h15", "#c9a6ff", 2.4)
    return _room("#d6f0fa", "#8fc1d8", tiles, towel, tap, mat, duck, tub, foam, at(0, -4, duck), bubbles)


def _hall() -> str:
    banners = "".join(
        path(f"M{x} 0H{x + 22}V34L{x + 11} 44L{x} 34Z", colour) + path(star(x + 11, 20, 7, 3), GOLD)
        for x, colour in ((10, "#c93a5e"), (128, "#c93a5e"), (69, "#3f7fe0"))
    )
    candles = "".join(
        rect(x - 2, 46, 4, 12, CREAM)
        + path(f"M{x} 46q4-4.4 0-9q-4 4.6 0 9z", "#ff9d2e")
        + circle(x, 42, 9, "#ffdf7e", ".28")
        for x in (46, 80, 114)
    )
    table = (
        path("M12 58H148L158 96H2Z", CREAM)
        + path(
            "M2 96H158V106Q150 112 142 106T126 106T110 106T94 106T78 106T62 106T46 106T30 106T14 106T2 106Z", "#efe2c6"
        )
        + rect(10, 104, 8, 14, WOOD_DARK)
        + rect(142, 104, 8, 14, WOOD_DARK)
    )
    plates = ""
    for row, (y, apart, r) in enumerate(((68, 26, 7.4), (85, 29, 8.8))):
        for n in range(5):
            x = 80 + (n - 2) * apart
            plates += ellipse(x, y, r * 1.25, r * 0.62, "#8ec5ea") + ellipse(x, y - 0.8, r, r * 0.46, WHITE)
            plates += circle(x, y - 2, r * 0.34, "#e5453f" if row else "#7cc25a") + line(
                f"M{x} {y - 4}q1-2 3-2.4", "#3c8a4c", 1.1
            )
    return _room("#a96fb5", "#6b4a86", banners, candles, table, plates)


def _door() -> str:
    """Closed, not locked up: there is light behind it."""
    bricks = "".join(
        line(f"M{x} {y}h14", "#564b8c", 2.6)
        for x, y in ((6, 20), (16, 44), (4, 70), (136, 18), (128, 44), (140, 70), (20, 8), (124, 8))
    )
    arch = path("M34 112V58Q34 12 80 12T126 58V112Z", STONE_DARK) + path(
        "M42 112V59Q42 20 80 20T118 59V112Z", "#ffdf7e"
    )
    leaf = (
        path("M44 112V60Q44 22 80 22T116 60V112Z", WOOD)
        + line("M56 34V112M68 24V112M92 24V112M104 34V112", WOOD_DARK, 2)
        + line("M80 22V112", WOOD_DARK, 3)
    )
    irons = line("M46 52H66M46 96H66M114 52H94M114 96H94", "#4b4f7a", 4.4) + dots(
        [(48, 52), (48, 96), (112, 52), (112, 96)], 1.6, "#8f97c4"
    )
    rings = "".join(circle(x, 76, 2.6, GOLD) + line(f"M{x - 4.6} 80a5 5 0 1 0 9.2 0", GOLD, 2.4) for x in (73, 87))
    light = line("M46 112H114", "#fff3c9", 3)
    lamps = "".join(
        circle(x, 46, 12, "#ffdf7e", ".25")
        + rect(x - 4, 40, 8, 11, "#ffdf7e", 3)
        + line(f"M{x - 5} 40h10M{x} 36v4", INK, 2)
        for x in (20, 140)
    )
    heart = path("M80 46C70 38 72 31 76 31Q79 31 80 34Q81 31 84 31C88 31 90 38 80 46Z", "#ffdf7e")
    return (
        rect(0, 0, 160, 120, "#453a78")
        + rect(0, 108, 160, 12, "#352c62")
        + bricks
        + arch
        + leaf
        + irons
        + rings
        + heart
        + light
        + lamps
    )


def _castle() -> str:
    """The whole castle on its hill, as it is offered."""
    hill = path("M0 104Q40 84 80 86T160 104V120H0Z", "#2d684a") + path("M0 112Q60 94 160 112V120H0Z", "#1d4a38")
    walls = rect(40, 58, 80, 40, "#cfc6f0") + "".join(rect(x, 52, 9, 8, "#cfc6f0") for x in (40, 54, 68, 84, 98, 111))
    towers = "".join(
        rect(x, top, 22, 100 - top, "#ded7f7", 2)
        + path(f"M{x - 4} {top}L{x + 11} {top - 26}L{x + 26} {top}Z", roof)
        + line(f"M{x + 11} {top - 26}v-9", WOOD, 2)
        + path(f"M{x + 11} {top - 36}l11 4l-11 4z", flag)
        + rect(x + 7, top + 10, 8, 12, "#ffdf7e", 4)
        for x, top, roof, flag in (
            (26, 48, "#e0567f", GOLD),
            (112, 48, "#3f86e0", GOLD),
            (69, 40, "#8a5be0", "#ff7aa2"),
        )
    )
    gate = (
        path("M68 100V82Q68 70 80 70T92 82V100Z", WOOD_DARK)
        + path("M71 100V83Q71 73 80 73V100Z", WOOD)
        + rect(48, 72, 8, 11, "#ffdf7e", 4)
        + rect(104, 72, 8, 11, "#ffdf7e", 4)
    )
    way = path("M70 100H90L104 120H56Z", "#d9b98a")
    sky = circle(138, 18, 10, "#fff3c9") + path(
        "".join(star(x, y, 3, 1.2) for x, y in ((14, 20), (40, 10), (104, 12), (150, 44), (10, 60))), "#ffe9a0"
    )
    return rect(0, 0, 160, 120, "#343a86") + sky + hill + way + walls + towers + gate


ROOMS = {
    "plus_1_2": _kitchen,
    "doubles": _ballroom,
    "near_doubles": _stable,
    "five_and": _music,
    "partners_of_ten": _tower,
    "longer": _library,
    "counting": _treasury,
    "comparing": _playroom,
    "taking_away": _bath,
    "times": _hall,
}


def symbols() -> list[str]:
    """Each room by its family, as `room-plus-1-2`, the door and the castle."""
    rooms = [symbol(f"room-{family.replace('_', '-')}", BOX, draw()) for family, draw in ROOMS.items()]
    return [*rooms, symbol("room-door", BOX, _door()), symbol("room-castle", BOX, _castle())]
