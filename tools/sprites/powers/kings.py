"""The ten kings: the queens' recipe with a beard, a cape and the thing each of them loves."""

from dataclasses import dataclass

from kidsq.wardrobe.beards import beard
from kidsq.wardrobe.crowns import CROWNS
from kidsq.wardrobe.heads import Features, head, neck
from kidsq.wardrobe.shapes import (
    CREAM,
    GOLD,
    INK,
    WHITE,
    at,
    circle,
    cloud,
    darker,
    dots,
    ellipse,
    line,
    path,
    rect,
    ring,
    soft,
    symbol,
)


@dataclass(frozen=True, slots=True)
class King:
    """One king's look, beard, robe and crown."""

    look: Features
    beard: str
    robe: str
    crown: str
    jewels: tuple[str, str, str]


def _look(skin: str, hair: str, colour: str, mouth: str = "smile", **more: object) -> Features:
    return Features(skin, hair, colour, mouth=mouth, lashes=False, accent=GOLD, **more)  # type: ignore[arg-type]


RED, BLUE, GREEN, PINK = "#e8344e", "#3f7fe0", "#2fb574", "#ff7fb0"

KINGS = {
    "bubble_gum": King(_look("porcelain", "curls", "#d9662c", freckles=True, nose="button", gaze="wide"), "stubble", "#e0559a", "points", (PINK, RED, PINK)),
    "chess": King(_look("brown", "cropped", "#2b2233", "side", nose="long", gaze="almond"), "goatee", "#3a3550", "points", (WHITE, INK, WHITE)),
    "cookie": King(_look("peach", "cropped", "#8a5a2b", "grin", nose="button", gaze="merry"), "full", "#b8702c", "arches", ("#b0355a", RED, BLUE)),
    "fire": King(_look("olive", "spikes", "#d8401f", "side", nose="long", gaze="small"), "forked", "#c92f24", "points", ("#ff9d2e", RED, "#ff9d2e")),
    "hat": King(_look("honey", "cropped", "#221c2e", gaze="almond", chin="long"), "moustache", "#2f6fb8", "none", (RED, GREEN, BLUE)),
    "puzzle": King(_look("deep", "cropped", "#2a1c18", "grin", nose="broad"), "short", "#2f9e6a", "points", (BLUE, "#ffd93b", RED)),
    "tie_dye": King(_look("peach", "long", "#b5813f", "grin", glasses="#e0559a"), "long", "#8a5be0", "flowers", ("#4dbd64", "#ff7fb0", "#3f86e0")),
    "turtle": King(_look("porcelain", "tufts", "#e8e6ee", old=True, nose="button", gaze="small"), "long", "#3b8f5b", "arches", ("#1f8a4c", "#ffd93b", "#58d6a9")),
    "pasta": King(_look("olive", "set", "#3a241c", nose="long", gaze="wink"), "curl", "#d8483a", "points", (GREEN, WHITE, RED)),
    "tool": King(_look("deep", "bald", "#4a4250", "smile", old=True, nose="broad", gaze="small"), "grey", "#4a6a9e", "points", ("#ff9d2e", BLUE, "#ff9d2e")),
}  # fmt: skip


def portrait(name: str, king: King) -> str:
    """Draw a king's card: rays of gold behind him, so that every king is known for a king."""
    crown = "" if king.crown == "none" else at(0, -23, CROWNS[king.crown](king.jewels), scale=1.1)
    look = king.look
    behind, before = head(look)
    return symbol(
        f"king-{name}",
        "0 0 100 140",
        _rays(),
        at(50, 65, behind, neck(look), scale=1.12),
        _robe(name, king),
        at(50, 65, before, beard(king.beard, look), crown, scale=1.12),
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
    hem = line("M50 128V142", GOLD, 4)
    fur = path("M35 98Q50 113 65 98L82 105Q84 112 80 116Q66 130 50 130T20 116Q16 112 18 105Z", "#fffdf7")
    edge = line("M35 98Q50 113 65 98", "#e4ddd0", 1.6)
    spots = path(
        "M26 108l1.6 5l1.6-5zM37 111l1.6 5l1.6-5zM32 119l1.6 5l1.6-5zM60 111l1.6 5l1.6-5zM71 108l1.6 5l1.6-5zM66 119l1.6 5l1.6-5z",
        INK,
    )
    clasp = circle(50, 124, 5.6, GOLD) + circle(50, 124, 3, king.jewels[1] if king.jewels[1] != INK else king.jewels[0])
    return cape + shade + hem + fur + edge + spots + clasp


def _sticker(d: str) -> str:
    return soft(d, CREAM, 6)


def _bubble_gum() -> str:
    return circle(50, 86, 14.5, "#ff86b6") + line("M41 80Q43 75.6 48 74.4", WHITE, 2.8) + circle(41, 86, 1.4, WHITE)


def _chess() -> str:
    knight = "M64 137H96V131H92C93 118 95 108 84 100L83 95L78 99C70 102 64 110 63 116Q64 121 69 120L77 116Q77 122 71 127L68 131H64Z"
    return (
        _sticker(knight)
        + soft(knight, "#3a3550", 1.6)
        + circle(76, 108, 1.7, WHITE)
        + line("M84.5 104Q90 112 88 124M66 134H94", "#8f8ab0", 1.8)
    )


def _cookie() -> str:
    bite = "M80 98A20 20 0 1 0 98 124A8 8 0 0 1 90 116A8 8 0 0 1 82 107A8 8 0 0 1 80 98Z"
    return (
        _sticker(bite)
        + path(bite, "#dba255")
        + line("M64 128Q70 136 80 136", "#b97c33", 2.4)
        + dots([(70, 110), (77, 121), (66, 122), (86, 129), (75, 132), (77, 103)], 2.7, "#5b3218")
    )


def _fire() -> str:
    flame = "M80 139C62 139 58 121 69 110Q71 116 75 117C72 105 78 96 86 91C85 102 98 107 98 123C98 134 91 139 80 139Z"
    heart = "M80 139C71 139 68 130 74 122Q76 126 79 125Q79 118 85 113Q84 121 89 126C92 134 88 139 80 139Z"
    return _sticker(flame) + path(flame, "#ff7a2a") + path(heart, "#ffd54a")


def _hat() -> str:
    brim = ellipse(50, 43, 41, 8.6, "#235a9e")
    top = path("M26 43C24 24 28 10 36 7Q50 2 64 7C72 10 76 24 74 43Q50 49 26 43Z", "#2f77c9")
    plume = path("M68 36C92 30 96 8 84 2C74 6 68 20 68 36Z", "#ee4a68") + line("M71 34Q76 18 84 7", "#ffb3c6", 1.6)
    crown = at(50, 42, _small_crown(), scale=1.18)
    return brim + top + plume + crown


def _small_crown() -> str:
    return CROWNS["points"]((RED, GREEN, RED))


def _puzzle() -> str:
    piece = "M64 104H73A5.8 5.8 0 1 1 84 104H95V115A5.8 5.8 0 1 0 95 126V137H84A5.8 5.8 0 1 0 73 137H64V126A5.8 5.8 0 1 1 64 115Z"
    return _sticker(piece) + soft(piece, "#3f86e0", 1.6) + line("M67.5 108H73", "#a9cbff", 2.6)


def _tie_dye() -> str:
    return at(
        81,
        121,
        circle(0, 0, 15, CREAM),
        ring(0, 0, 10.6, "#8a5be0", 3.4),
        line("M0-10V10M0 0L-7 7M0 0L7 7", "#8a5be0", 3.4),
    )


def _turtle() -> str:
    back = "M52 131C52 103 88 103 88 131Z"
    whole = back + "M82 118a8.5 8.5 0 1 1 6 14z"
    legs = ellipse(60, 133, 5.6, 4.6, "#7fd06a") + ellipse(80, 133, 5.6, 4.6, "#7fd06a") + circle(91, 121, 8, "#8fd87a")
    shell = path(back, "#2f8a52") + path(
        "M70 111l6.5 5.5l-2.5 9h-8l-2.5-9zM54.5 126l6-6l3 8zM85.5 126l-6-6l-3 8z", "#62c07f"
    )
    face = circle(92.6, 119, 1.9, INK) + circle(92, 118.4, 0.7, WHITE) + line("M90.5 125q2.4 1.6 5-.8", INK, 1.3)
    return _sticker(whole) + legs + shell + rect(50.5, 128, 39, 5, "#a9e58f", 2.5) + face


def _pasta() -> str:
    bowl = path("M57 121H99Q98 141 78 141T57 121Z", WHITE) + line("M59 126H97", "#e05a4a", 2.4)
    heap = cloud(78, 117, 17, 8, 9, 10)
    noodles = path(heap, "#ffd98a") + line("M63 118q5-7 11 0t10 0t9-1M68 113q5-6 10 0t9-1", "#e8a83a", 1.8)
    sauce = path(cloud(78, 110, 8.4, 4, 6), "#d8392c") + path("M76 106Q79 99 85 102Q82 108 76 106Z", "#3fa653")
    return _sticker(heap + "M57 121H99Q98 141 78 141T57 121Z") + noodles + bowl + sauce


def _tool() -> str:
    wrench = "M70 139L82 116A11 11 0 0 1 84 97L83 107L90 111L97.5 104A11 11 0 0 1 90 120L78 143Z"
    return at(-6, 0, _sticker(wrench), soft(wrench, "#9fa9c9", 2), line("M76.5 136L86 118", "#dfe4f4", 2.4))


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
