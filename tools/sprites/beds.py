"""The beds, the signs carved in them, crowns to fill and the logo."""

from kidsq.wardrobe.crowns import POINTS
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
    line,
    path,
    rect,
    soft,
    star,
    symbol,
    tag,
)
from tools.sprites.queens import unknown_sleeper

WOOD, WOOD_LIGHT, WOOD_DARK = "#8f5f37", "#b07c49", "#6b4526"


def _posts() -> str:
    """Headboard and footboard, each a post with a knob: tall where the pillow lies, low at the feet."""
    head = rect(3, 9, 13, 75, WOOD_LIGHT, 5) + rect(3, 9, 5, 75, "#c28d58", 2.5) + circle(9.5, 8, 7.4, WOOD_LIGHT)
    foot = rect(104, 37, 13, 47, WOOD_LIGHT, 5) + circle(110.5, 36, 7.4, WOOD_LIGHT)
    gleams = circle(7.4, 6, 2.2, "#dcae7c") + circle(108.4, 34, 2.2, "#dcae7c")
    return head + foot + gleams


def _mattress() -> str:
    return rect(13, 44, 94, 18, "#fff3dc", 7) + rect(13, 54, 94, 6, "#e6d7bb", 3)


def _board() -> str:
    """The side of the bed, with room for its sign."""
    return rect(12, 58, 96, 20, WOOD, 5) + line("M16 60.4H104", WOOD_LIGHT, 2.4) + line("M16 76.6H104", WOOD_DARK, 2)


def _pillow() -> str:
    outline = "M15 20Q14 11 24 12Q34 9 46 12Q55 12 54 22Q57 35 54 47Q54 54 44 53Q33 56 22 53Q14 54 15 45Q12 33 15 20Z"
    shade = (
        "M15 45Q14 54 22 53Q33 56 44 53Q54 54 54 47Q55.6 40 55.4 34Q53 48 42 49Q30 51 20 48Q15 46 14 37Q13.8 40 15 45Z"
    )
    return path(outline, WHITE) + path(shade, "#dcdcf2")


BLANKET = "M48 59Q44 44 50 33Q58 20 78 21Q100 22 106 37V59Q101.2 63 96.3 59Q91.5 63 86.6 59Q81.8 63 77 59Q72.1 63 67.3 59Q62.4 63 57.6 59Q52.8 63 48 59Z"
FOLD = "M48 59Q44 44 50 33Q55 25 64 22.4Q55 40 59.6 58Q57.6 62 53 61.4Q50 61 48 59Z"


def _blanket() -> str:
    """What breathes: a blanket turned back at its upper end, round over who sleeps there."""
    light = path("M64 22.4Q71 20.6 78 21Q100 22 106 37V41Q98 27 78 26Q69 25.6 62 29Q62.6 25 64 22.4Z", "#8f83dd")
    woven = at(84, 47, path(POINTS, "#9b91e4"), scale=0.62)
    stitches = dots([(66, 36), (66, 52), (100, 38), (101, 52)], 1.4, "#a79bea")
    return (
        path(BLANKET, "#7d70d0")
        + light
        + woven
        + stitches
        + path(FOLD, "#cfc6f8")
        + line("M57.6 30Q53 44 56.4 57", "#a99df0", 1.6)
    )


def _bed() -> str:
    return _posts() + _mattress() + _pillow() + _board() + _blanket()


def _bed_asleep() -> str:
    """Somebody in it, of whom nothing is seen: face and hair are the same in each."""
    return _posts() + _mattress() + _pillow() + at(9, 9, unknown_sleeper(), scale=46 / 64) + _board() + _blanket()


def _bed_empty() -> str:
    dent = ellipse(34, 33, 10, 11, "#e3e3f3")
    thrown = "M84 59Q78 47 86 38Q94 31 106 38V59Q101 63 95.6 59Q90 63 84 59Z"
    turned = "M84 59Q78 47 86 38Q89 35.4 93 34.6Q87 46 92 60.6Q88 62 84 59Z"
    return _posts() + _mattress() + _pillow() + dent + _board() + path(thrown, "#7d70d0") + path(turned, "#cfc6f8")


SIGNS = {
    "boat": "M2.5 14.5h19c-.6 4-3 6.5-6 6.5h-7c-3 0-5.4-2.5-6-6.5zM11 2v11H4.5zM13 4.5c3.5 1.5 5.5 5 6 8.5h-6z",
    "tree": "M12 1.5l5.5 6.5h-2.5l4 5h-3l4.5 5.5h-7V22.5h-3V18.5h-7L8 13H5l4-5H6.5z",
    "fish": "M2 6.5l4.5 3C8.5 7 11 6 13.5 6c4 0 7 2.5 8.5 6-1.5 3.5-4.5 6-8.5 6-2.5 0-5-1-7-3.5l-4.5 3L3.5 12zM17 9.2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
    "star": "",
    "sun": "",
    "house": "M12 2L1.5 11.5H4.5V21H10v-6h4v6h5.5v-9.5h3L18.5 8V3.5h-3v1.7z",
    "umbrella": "M12 1.5c-6 0-10.5 5-10.5 10.5 1.5-1.5 3-1.5 4.5-.2 1.5-1.3 3.2-1.3 4.7 0v7.2c0 1.2-2 1.2-2 0H6.2c0 4.2 7.2 4.2 7.2 0v-7.2c1.5-1.3 3.1-1.3 4.6 0 1.5-1.3 3-1.3 4.5.2C22.5 6.5 18 1.5 12 1.5z",
    "moon": "M14 1.8A10.4 10.4 0 1 0 21.8 15.5 8.6 8.6 0 0 1 14 1.8z",
    "leaf": "M21.5 2.5C8 2 2.5 8 4 16.5L1.8 20.8l2.2 1.2L6 18.5C15.5 20.5 22 14 21.5 2.5zM7 14.5c2.5-4 6-6.5 10-7.8C13 9.5 9.8 12 7.6 15z",
    "teapot": "M10.5 3h3v1.8c3 .4 4.7 2 5.1 4.2L22.5 7v3c-2 .4-3 1.6-3.3 3.5-.5 3.5-3 6-7.2 6s-6.5-2.3-7-5.5c-2.3 0-4-1.3-4-3.7C1 8 2.8 7 5.4 8.5c.8-2.1 2.5-3.4 5.1-3.7zM5 10.2c-1.5-.6-2.2-.4-2.2.4 0 .9.8 1.5 2.1 1.5zM7 20.5h10V22H7z",
    "heart": "M12 21.5C-2.5 12 1.5 3 7 3c2.5 0 4.3 1.5 5 3.5C12.7 4.5 14.5 3 17 3c5.5 0 9.5 9-5 18.5z",
    "crown": "M3.5 18L1.5 6.5 7 10.5 12 3l5 7.5 5.5-4L20.5 18zM3.7 19.5h16.6V22H3.7z",
    "key": "M7.5 6.5a5.5 5.5 0 1 0 5.2 7.3H16v3h3v-3h3.5v-3.6h-9.8A5.5 5.5 0 0 0 7.5 6.5zM7.5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
    "bell": "M12 1.5a2 2 0 0 1 2 2.2c3.5 1 5 3.8 5 7.8 0 3 1 4.5 2.5 6H2.5C4 16 5 14.5 5 11.5c0-4 1.5-6.8 5-7.8A2 2 0 0 1 12 1.5zM9.2 19h5.6a2.8 2.8 0 0 1-5.6 0z",
    "apple": "M12 7.5C8 5 3 7 3 13c0 4.5 3 9 6.2 9 1.2 0 1.8-.6 2.8-.6s1.6.6 2.8.6C18 22 21 17.5 21 13c0-6-5-8-9-5.5zM11.5 6.5C11.5 3.5 13.5 1.5 17 1.5c.2 3-2 5-5.5 5z",
    "snail": "",
}


def snail() -> str:
    """The snail, also the sign of a slow game."""
    body = "M1.5 21C1.5 18 3.5 17.5 5 17.5h11c2 0 2.5-1.5 2.5-3.5V10.5a2.5 2.5 0 0 1 5 0c0 6-2 10.5-7.5 10.5z"
    coil = "M10.3 15.4a1.5 1.5 0 1 1 1.5-2.4 4 4 0 1 1-6.5 2A6 6 0 0 1 16 10.6"
    feelers = line("M19.8 9L18.5 5.5M22 9l.5-3.8", "currentColor", 1.5)
    return path(body, "currentColor") + feelers + line(coil, "currentColor", 2.2)


def _sign(name: str, outline: str) -> str:
    if name == "star":
        outline = star(12, 12.6, 11, 5)
    if name == "sun":
        rays = "M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1"
        return circle(12, 12, 5.6, "currentColor") + line(rays, "currentColor", 2.4)
    if name == "snail":
        return snail()
    return tag("path", fill="currentColor", fill_rule="evenodd", d=outline)


def _crowns() -> list[str]:
    full = (
        soft(POINTS, GOLD, 3)
        + line("M-14.6-2.6Q0 1.4 14.6-2.6", GOLD_DARK, 3.4)
        + dots([(-18, -16), (18, -16), (0, -21)], 2.8, "#fff1b8")
    )
    hollow = line(POINTS, "#a79bd6", 2.6)
    return [symbol("crown", "-22 -26 44 32", full), symbol("crown-empty", "-22 -26 44 32", hollow)]


def _logo() -> str:
    outline = "M61 17A46 46 0 1 0 106 76A36 36 0 0 1 61 17Z"
    shade = "M61 17A46 46 0 1 0 106 76Q96 98 68 100Q32 98 31 62Q33 32 61 17Z"
    moon = path(outline, "#ffdf7e") + path(shade, GOLD, ".8")
    sleeping = at(
        39,
        78,
        line("M-14-3q5 4.6 10 0M4-3q5 4.6 10 0", INK, 3.2),
        line("M-4 6q4 3.6 8 0", "#b8415c", 3),
        dots([(-14, 6), (14, 6)], 4.4, "#ff8f6a", ".55"),
        turn=40,
    )
    crown = at(
        38,
        34,
        soft(POINTS, "#9a6be8", 4),
        line("M-14.6-2.6Q0 1.4 14.6-2.6", "#7443c4", 4),
        dots([(-18, -16), (0, -21), (18, -16)], 3.6, "#ff8fb5"),
        turn=-36,
        scale=1.15,
    )
    return moon + sleeping + crown + line("M84 40h9l-9 10h9M98 20h12l-12 13h12", "#fff8ea", 4)


def _window() -> str:
    night, hill, far = "#2f3f96", "#26246a", "#3b55b0"
    pane = path("M20 112V52A40 40 0 0 1 100 52V112Z", night) + path("M20 112V84Q40 70 62 84T100 78V112Z", far)
    castle = path("M58 112V84H54V78H58V74H62V78H66V66H62L70 52L78 66H74V78H78V74H82V78H86V84H82V112Z", hill)
    lights = path("M67 84h6v8h-6zM68.4 70h3.2v5h-3.2z", GOLD)
    moon = path("M44 28A15 15 0 1 0 57 47A12 12 0 0 1 44 28Z", "#ffdf7e")
    sky = path(
        star(72, 34, 4, 1.3, 4) + star(30, 62, 3, 1, 4) + star(88, 52, 3, 1, 4) + star(60, 22, 2.6, 0.9, 4), WHITE
    )
    bars = line("M60 14V112M22 74H98", WOOD, 3.4)
    case = line("M20 112V52A40 40 0 0 1 100 52V112", WOOD_LIGHT, 6) + rect(10, 108, 100, 9, WOOD, 4)
    drape = path("M6 10H34Q31 60 15 87Q22 98 20 110H4Z", "#8a5be0") + path("M6 10H18Q19 56 9 84L4 110V40Z", "#7443c4")
    tie = line("M7 86Q12 91 18 86", GOLD, 3.6)
    side = drape + tie
    rail = line("M4 9H116", WOOD_DARK, 5) + circle(4, 9, 4, GOLD) + circle(116, 9, 4, GOLD)
    return pane + sky + moon + castle + lights + bars + case + side + group("translate(120 0) scale(-1 1)", side) + rail


def _zzz() -> str:
    return line("M3 14.5h7l-7 7.5h7M13.5 3h8l-8 8.5h8", "currentColor", 2.6)


def symbols() -> list[str]:
    """Beds, signs, crowns, the window, the z of sleep and the logo."""
    signs = [symbol(f"sign-{name}", "0 0 24 24", _sign(name, outline)) for name, outline in SIGNS.items()]
    beds = [
        symbol("bed", "0 0 120 84", _bed()),
        # In one, for up to sixteen of them lie on a table.
        symbol("bed-asleep", "0 0 120 84", _bed_asleep()),
        symbol("quilt", "0 0 120 84", _blanket()),
        symbol("bed-empty", "0 0 120 84", _bed_empty()),
    ]
    return [
        *beds,
        *signs,
        *_crowns(),
        symbol("logo", "0 0 120 120", _logo()),
        symbol("window", "0 0 120 120", _window()),
        symbol("zzz", "0 0 24 24", _zzz()),
    ]
