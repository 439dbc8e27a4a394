"""The ten kings: the queens' recipe with a beard, a cape and the thing each of them loves."""

from dataclasses import dataclass

from kidsq.art.crowns import CROWNS
from kidsq.art.people import SKINS, Look, head, neck
from kidsq.art.shapes import (
    GOLD,
    GOLD_DARK,
    INK,
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
    ring,
    soft,
    star,
    symbol,
)


@dataclass(frozen=True, slots=True)
class King:
    """One king's look, beard, robe and crown."""

    look: Look
    beard: str
    robe: str
    crown: str
    jewels: tuple[str, str, str]


def _look(skin: str, hair: str, colour: str, mouth: str = "smile", **more: object) -> Look:
    return Look(skin, hair, colour, mouth=mouth, lashes=False, **more)  # type: ignore[arg-type]


RED, BLUE, GREEN, PINK = "#e8344e", "#3f7fe0", "#2fb574", "#ff7fb0"

KINGS = {
    "bubble_gum": King(_look("porcelain", "curls", "#d9662c"), "stubble", "#e0559a", "points", (PINK, RED, PINK)),
    "chess": King(_look("brown", "cropped", "#2b2233", "side"), "goatee", "#3a3550", "points", (WHITE, INK, WHITE)),
    "cookie": King(_look("peach", "cropped", "#8a5a2b", "grin"), "full", "#b8702c", "arches", ("#b0355a", RED, BLUE)),
    "fire": King(_look("olive", "spikes", "#d8401f", "side"), "forked", "#c92f24", "points", ("#ff9d2e", RED, "#ff9d2e")),
    "hat": King(_look("honey", "cropped", "#221c2e"), "moustache", "#2f6fb8", "none", (RED, GREEN, BLUE)),
    "puzzle": King(_look("deep", "cropped", "#2a1c18", "grin"), "short", "#2f9e6a", "points", (BLUE, "#ffd93b", RED)),
    "tie_dye": King(_look("peach", "long", "#c9a05a", "grin", glasses="#e0559a"), "long", "#8a5be0", "flowers", ("#4dbd64", "#ff7fb0", "#3f86e0")),
    "turtle": King(_look("porcelain", "tufts", "#e8e6ee", old=True), "long", "#3b8f5b", "arches", ("#1f8a4c", "#ffd93b", "#58d6a9")),
    "pasta": King(_look("olive", "set", "#3a241c"), "curl", "#d8483a", "points", (GREEN, WHITE, RED)),
    "tool": King(_look("deep", "bald", "#4a4250", "smile", old=True), "grey", "#4a6a9e", "points", ("#ff9d2e", BLUE, "#ff9d2e")),
}  # fmt: skip

_CHIN = "M-22.4-2C-22 6-20 8-16 9C-11 5-6 6.6 0 9C6 6.6 11 5 16 9C20 8 22 6 22.4-2"
_FULL = _CHIN + "C26 14 16 30 0 32S-26 14-22.4-2Z"
_LONG = _CHIN + "C27 14 22 26 12 36Q10 44 0 52Q-10 44-12 36C-22 26-27 14-22.4-2Z"
_SHORT = _CHIN + "C24 12 13 25 0 25S-24 12-22.4-2Z"
_LIP = "M0 10C-3 7-9 7-12 12Q-5 14.6 0 12.4Q5 14.6 12 12C9 7 3 7 0 10Z"
_CURL = "M0 9.6C-4 6.4-11 8-13.4 11.4Q-17 12-19 7.6Q-21 15-13 16Q-5 16 0 12.4Q5 16 13 16Q21 15 19 7.6Q17 12 13.4 11.4C11 8 4 6.4 0 9.6Z"


def beard(kind: str, look: Look) -> str:
    """Draw the beard over the lower face, with a mouth that can be seen."""
    colour = look.colour if kind != "grey" else "#b9b6c4"
    if look.hair in ("spikes",):
        colour = darker(look.colour, 0.1)
    dark = darker(colour, 0.22)
    smile = path("M-5 14Q0 15.4 5 14Q4 19 0 19T-5 14Z", "#7d2138")
    if kind == "stubble":
        return dots([(-12, 14), (-8, 17.4), (-3, 19.2), (3, 19.2), (8, 17.4), (12, 14), (-15, 9), (15, 9)], 0.9, colour)
    if kind == "moustache":
        return path(_CURL, colour)
    if kind == "curl":
        return path("M-6 19Q0 16 6 19Q4 29 0 31Q-4 29-6 19Z", colour) + path(_CURL, colour)
    if kind == "goatee":
        return path("M-8 15Q0 20 8 15C9 24 4 30 0 32C-4 30-9 24-8 15Z", colour) + path(_LIP, colour)
    outline = {"long": _LONG, "short": _SHORT, "grey": _FULL, "full": _FULL, "forked": _FULL}[kind]
    if kind == "forked":
        outline = _CHIN + "C26 14 20 28 12 40Q6 36 0 28Q-6 36-12 40C-20 28-26 14-22.4-2Z"
    return path(outline, colour) + smile + path(_LIP, dark)


def portrait(name: str, king: King) -> str:
    """Draw a king's card: rays of gold behind him, so that every king is known for a king."""
    crown = "" if king.crown == "none" else at(0, -23, CROWNS[king.crown](king.jewels), scale=1.1)
    look = king.look
    return symbol(
        f"king-{name}",
        "0 0 100 140",
        _rays(),
        at(50, 64, neck(look), scale=1.12),
        _robe(name, king),
        at(50, 64, head(look), beard(king.beard, look), crown, scale=1.12),
        THINGS[name],
    )


def _rays() -> str:
    beams = "M50 66L-12 2V30ZM50 66L20-20H0ZM50 66L80-20H100ZM50 66L112 2V30ZM50 66L-20 60V92ZM50 66L120 60V92ZM50 66L-20 120V150ZM50 66L120 120V150ZM50 66L40-20H60Z"
    return rect(0, 0, 100, 140, "#ffdf8f") + path(beams, "#ffebb8") + circle(50, 66, 36, "#fff3d3")


def _robe(name: str, king: King) -> str:
    cape = path("M6 140C4 112 18 102 34 98Q50 112 66 98C82 102 96 112 94 140Z", king.robe)
    shade = path(
        "M6 140C4 122 10 112 18 106Q18 126 26 140ZM94 140C96 122 90 112 82 106Q82 126 74 140Z", darker(king.robe, 0.22)
    )
    if name == "tie_dye":
        return (
            cape
            + "".join(
                ring(50, 140, r, c, 5)
                for r, c in ((38, "#3f86e0"), (32, "#4dbd64"), (26, "#ffd93b"), (20, "#ff9d2e"), (14, "#e8433f"))
            )
            + shade
        )
    fur = path("M30 100Q50 116 70 100L74 106Q62 116 58 122L58 142H42L42 122Q38 116 26 106Z", WHITE)
    spots = path("M38 112l1.4 4l1.4-4zM58 113l1.4 4l1.4-4zM46 124l1.4 4l1.4-4zM52 133l1.4 4l1.4-4z", INK)
    return cape + shade + fur + spots


def _bubble_gum() -> str:
    bubble = (
        circle(50, 85, 14.5, "#ff86b6", ".93") + line("M41 80Q43 75.6 48 74.4", WHITE, 2.8) + circle(41, 86, 1.4, WHITE)
    )
    return bubble


def _chess() -> str:
    piece = soft(
        "M70 136H94L90 128H74ZM76 128Q79 116 78 112H86Q85 116 88 128ZM74 112H90L92 100L86.4 104L82 98L77.6 104L72 100Z",
        "#fffaf0",
        2.4,
    )
    return piece + line("M75 112.6H89M74 129H90M71 136H93", "#3a3550", 1.8)


def _cookie() -> str:
    bite = path("M80 100A18 18 0 1 0 96 124A7 7 0 0 1 89 116A7 7 0 0 1 82 108A7 7 0 0 1 80 100Z", "#d99a4e")
    return bite + dots([(70, 112), (76, 122), (66, 124), (84, 128), (74, 132), (77, 106)], 2.5, "#5b3218")


def _fire() -> str:
    flame = path(
        "M82 138C66 138 62 122 72 112Q74 118 77 118C75 108 80 100 86 96C85 106 97 110 97 124C97 134 90 138 82 138Z",
        "#ff7a2a",
    )
    return flame + path(
        "M82 138C74 138 71 130 76 123Q78 127 80 126Q80 119 85 115Q84 122 89 126C92 134 88 138 82 138Z", "#ffd54a"
    )


def _hat() -> str:
    brim = ellipse(50, 43, 41, 8.6, "#235a9e")
    top = path("M26 43C24 24 28 8 36 6Q50 0 64 6C72 8 76 24 74 43Q50 49 26 43Z", "#2f77c9")
    band = path("M25.4 34Q50 41 74.6 34L74.4 43Q50 49.4 25.6 43Z", GOLD)
    plume = path("M70 38C92 30 96 8 84 2C74 6 68 22 70 38Z", "#ee4a68") + line("M71 36Q76 18 84 7", "#ffb3c6", 1.6)
    jewel = at(50, 40, circle(0, 0, 4.2, "#e8344e"), circle(-1.2, -1.2, 1.2, WHITE))
    return brim + top + band + plume + jewel


def _puzzle() -> str:
    piece = "M66 106H74A5.4 5.4 0 1 1 84 106H94V116A5.4 5.4 0 1 0 94 126V136H84A5.4 5.4 0 1 0 74 136H66V126A5.4 5.4 0 1 1 66 116Z"
    return soft(piece, "#ffcf3a", 2) + line("M69 110H74", WHITE, 2.4)


def _tie_dye() -> str:
    return at(
        81,
        121,
        circle(0, 0, 13, WHITE),
        ring(0, 0, 10.4, "#8a5be0", 3),
        line("M0-10V10M0 0L-7 7M0 0L7 7", "#8a5be0", 3),
    )


def _turtle() -> str:
    legs = ellipse(66, 133, 5, 4, "#6fbf5b") + ellipse(84, 134, 5, 4, "#6fbf5b") + circle(94, 122, 7, "#7fd06a")
    shell = path("M58 132C58 108 90 108 90 132Z", "#2f8a52") + path(
        "M74 115l6 5l-2 8h-8l-2-8zM60 128l5-6l3 8M88 128l-5-6l-3 8", "#58b873"
    )
    return (
        legs
        + shell
        + rect(57, 129, 34, 5, "#8fd87a", 2.5)
        + circle(95.6, 120.6, 1.5, INK)
        + line("M94 125q2 1 3.6-.4", INK, 1)
    )


def _pasta() -> str:
    bowl = path("M60 122H98Q97 140 79 140T60 122Z", WHITE) + line("M61 126H97", "#e05a4a", 2)
    noodles = path(cloud(79, 118, 15, 7, 9, 10), "#ffd98a") + line(
        "M66 119q5-6 10 0t10 0t8-1M70 114q5-5 9 0t8-1", "#e8a83a", 1.7
    )
    sauce = path(cloud(79, 112, 7.4, 3.6, 6), "#d8392c") + path("M76 108Q79 102 84 104Q82 109 76 108Z", "#3fa653")
    return noodles + bowl + sauce


def _tool() -> str:
    wrench = "M72 138L84 116A10 10 0 0 1 86 99L84.6 108L90.6 111.6L97 105A10 10 0 0 1 90.6 120L79 142Z"
    return soft(wrench, "#c5cbe0", 3) + line("M77 137L86 120", WHITE, 2)


THINGS = {
    "bubble_gum": _bubble_gum(),
    "chess": _chess(),
    "cookie": _cookie(),
    "fire": _fire(),
    "hat": _hat(),
    "puzzle": _puzzle(),
    "tie_dye": _tie_dye(),
    "turtle": _turtle(),
    "pasta": _pasta(),
    "tool": _tool(),
}


def symbols() -> list[str]:
    """All kings."""
    return [portrait(name, king) for name, king in KINGS.items()]


__all__ = ["GOLD_DARK", "KINGS", "SKINS", "lighter", "star", "symbols"]
