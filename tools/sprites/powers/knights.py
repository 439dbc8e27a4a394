"""The four knights: one helm, one suit of steel, and in it another person with a plume and a shield of her own or his own."""

from dataclasses import dataclass

from kidsq.wardrobe.emblems import HEART_PATH
from kidsq.wardrobe.heads import Features, face, wearing
from kidsq.wardrobe.shapes import GOLD, WHITE, at, circle, cloud, dots, lighter, line, path, soft, star
from tools.sprites.backdrops import power_ground

STEEL, STEEL_DARK, STEEL_LIGHT = "#bcc7e2", "#8f9cc0", "#e3e9f6"
FEATHER = "M46 24C40 6 58-2 72 8C84 12 88 26 82 36C76 26 66 24 52 28Z"
CREST = "M38 25C36 8 42 0 50 0S64 8 62 25Q50 19 38 25Z"
TWO = "M49 26C48 8 34-6 16 4C20 10 18 12 14 15C20 18 20 20 17 24C26 26 34 21 43 28ZM51 26C52 8 66-6 84 4C80 10 82 12 86 15C80 18 80 20 83 24C74 26 66 21 57 28Z"
LEAF = "M0 11C-9 7-11-3 0-12C11-3 9 7 0 11Z"


@dataclass(frozen=True, slots=True)
class Knight:
    """One knight's face, the hair that shows under the helm, the plume and the shield."""

    look: Features
    fringe: str
    plume: str
    colour: str
    vein: str
    shield: str
    sign: str
    beard: str = ""


def _person(skin: str, hair: str, colour: str, eyes: str, mouth: str, **more: object) -> Features:
    return Features(skin, hair, colour, eyes, mouth, **more)  # type: ignore[arg-type]


LOCKS = "M27 60Q32 44 50 44T73 60Q67 51 62 56Q57 49 51 55Q45 49 40 56Q34 51 27 60Z"
PARTED = "M26 62Q28 43 50 43T74 62Q69 52 50 46Q31 52 26 62Z"
SWEPT = "M27 61Q31 43 50 43T73 62Q69 54 62 49Q48 57 33 54Q29 56 27 61Z"
MOUSTACHE = "M0 9.6C-4 6.4-11 8-13.4 11.4Q-17 12-19 7.6Q-21 15-13 16Q-5 16 0 12.4Q5 16 13 16Q21 15 19 7.6Q17 12 13.4 11.4C11 8 4 6.4 0 9.6Z"

KNIGHTS = (
    Knight(_person("honey", "cropped", "#8a4a26", "#3a5a8a", "grin", freckles=True, lashes=False), LOCKS, FEATHER, "#e8344e", "M56 20Q68 14 78 26", "#e8344e", path(HEART_PATH, WHITE)),
    Knight(_person("deep", "braids", "#2a1c18", "#4a2c1a", "wide", accent=GOLD, chin="heart", nose="broad"), PARTED, CREST, "#ffb01f", "M45 18V8M50 16V5M55 18V8", "#6a3fb0", soft(star(0, 0, 9, 4.4), "#ffdf7e", 3)),
    Knight(_person("porcelain", "bald", "#a39db3", "#5a7aa0", "none", old=True, lashes=False, nose="button", gaze="small", chin="plump"), "", TWO, "#4dbd64", "M46 24Q40 10 26 7M54 24Q60 10 74 7", "#2f8a52", path(LEAF, "#e4f7d2") + line("M0 9V-6M0 2L4-2M0 5L-4 1", "#2f8a52", 1.4), at(0, -1, path(MOUSTACHE, "#a39db3"), line("M-4 17.6q4 2.4 8 0", "#b8415c", 1.9), scale=1.12)),
    Knight(_person("olive", "bob", "#2b2233", "#3a2416", "side", glasses="#e8344e", chin="long", nose="long", gaze="almond"), SWEPT, cloud(50, 12, 15, 11, 9, 10), "#ff8fc0", "M42 12q8-7 16 0", "#2f6fd0", path("M2-10A10.4 10.4 0 1 0 9 5.6A8.4 8.4 0 0 1 2-10Z", "#fff3c4")),
)  # fmt: skip


def drawing(knight: Knight) -> str:
    """Draw one knight's card."""
    look = knight.look
    plume = path(knight.plume, knight.colour) + line(knight.vein, lighter(knight.colour, 0.5), 2.4)
    back = path("M50 22C26 22 18 42 18 62C18 84 26 92 34 96H66C74 92 82 84 82 62C82 42 74 22 50 22Z", STEEL_DARK)
    helm = path("M50 20C25 20 17 40 17 56L24 60C28 46 38 43 50 43S72 46 76 60L83 56C83 40 75 20 50 20Z", STEEL)
    visor = path("M19 50C24 36 36 33 50 33S76 36 81 50L79 55C73 44 62 41 50 41S27 44 21 55Z", STEEL_LIGHT)
    cheeks = path(
        "M17 58C16 78 24 94 36 98L34 88C28 82 25 70 24 58ZM83 58C84 78 76 94 64 98L66 88C72 82 75 70 76 58Z", STEEL
    )
    body = path("M12 140C10 116 22 102 38 98Q50 106 62 98C78 102 90 116 88 140Z", "#aab6d6")
    body += line("M38 98Q50 108 62 98", WHITE, 3)
    pads = circle(20, 116, 14, STEEL) + circle(80, 116, 14, STEEL) + dots([(14, 112), (86, 112)], 2, STEEL_DARK)
    shield = path("M28 104H72V120Q72 136 50 146Q28 136 28 120Z", GOLD)
    shield += path("M32 108H68V120Q68 133 50 141.4Q32 133 32 120Z", knight.shield)
    nails = dots([(26, 36), (74, 36), (50, 27)], 1.7, STEEL_DARK)
    fringe = path(knight.fringe, look.colour) if knight.fringe else ""
    return (
        power_ground("#62aaf0", "#9dcdfb")
        + (plume if knight.plume != CREST else "")
        + back
        + at(50, 68, face(look), knight.beard, wearing(look), scale=1.1)
        + fringe
        + (plume if knight.plume == CREST else "")
        + helm
        + visor
        + cheeks
        + nails
        + body
        + pads
        + _braids(look)
        + shield
        + at(50, 121, knight.sign)
    )


def _braids(look: Features) -> str:
    """Braids hang out over the steel."""
    if look.hair != "braids":
        return ""
    out = ""
    for side in (-1, 1):
        for i in range(4):
            out += circle(50 + side * (27 + i * 1.4), 94 + i * 8, 6.4 - i * 0.4, look.colour if i % 2 else "#46312a")
        out += circle(50 + side * 32, 125, 3.6, look.accent)
    return out
