"""The portrait of a royal, drawn from its recipe."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from kidsq.wardrobe import earned
from kidsq.wardrobe.beards import beard
from kidsq.wardrobe.crowns import CROWNS
from kidsq.wardrobe.emblems import EMBLEMS
from kidsq.wardrobe.heads import Features, head, neck
from kidsq.wardrobe.recipe import COLOURS, EYES, GOWNS, Royal
from kidsq.wardrobe.shapes import (
    CREAM,
    GOLD,
    GOLD_DARK,
    INK,
    WHITE,
    at,
    circle,
    darker,
    dots,
    ellipse,
    lighter,
    line,
    path,
    rect,
    ring,
    symbol,
)

PAIRS: Final[Mapping[str, tuple[str, str, str]]] = {
    "points": ("#ff7aa2", "#58d6a9", "#6fb4ff"),
    "leaves": ("#46a84e", "#e8344e", "#2fb574"),
    "shell": ("#ff9a7a", WHITE, WHITE),
}
JEWELS: Final = ("#ff7aa2", "#3f86e0", "#ffb347")
VIEW: Final = "-4 10 108 108"


@lru_cache(maxsize=512)
def picture(royal: Royal) -> str:
    """The portrait as a file of its own: shown by itself, or by its id `royal` as the drawings of a sprite are."""
    drawn = symbol("royal", VIEW, portrait(royal))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 108">{drawn}<use href="#royal"/></svg>'


def portrait(royal: Royal) -> str:
    """Draw head and shoulders for a round picture."""
    look = _look(royal)
    behind, before = head(look, length="shoulder")
    gown = GOWNS.get(royal.gown) or earned.GOWNS[royal.gown]
    seated = "wheels" in royal.extras
    return "".join(
        (
            rect(-4, 10, 108, 110, lighter(gown, 0.62)),
            circle(50, 64, 46, lighter(gown, 0.8)),
            _chair() if seated else "",
            earned.wings() if "wings" in royal.extras else "",
            lace(royal.kind),
            head_at(behind),
            head_at(neck(look)),
            robe(royal.kind, gown),
            earned.pattern(royal.gown),
            head_at(before, _hairs(royal, look), _crown(royal)),
            _wheels() if seated else "",
            earned.scarf() if "scarf" in royal.extras else "",
            _brooch(royal.emblem),
            earned.bird() if "bird" in royal.extras else "",
            earned.fireflies() if "fireflies" in royal.extras else "",
        )
    )


def _look(royal: Royal) -> Features:
    return Features(
        royal.skin,
        royal.hair,
        COLOURS[royal.colour],
        EYES[royal.eyes],
        royal.mouth,
        freckles="freckles" in royal.extras,
        glasses="#3a2a5c" if "glasses" in royal.extras else None,
        hearing_aid="#19b3a6" if "aid" in royal.extras else None,
        lashes=royal.kind in ("princess", "queen"),
        accent=GOLD,
    )


def head_at(*layers: str) -> str:
    return at(50, 64, *layers, scale=1.08)


def _hairs(royal: Royal, look: Features) -> str:
    if "beard" in royal.extras:
        return beard("short", look)
    return beard("moustache", look) if "moustache" in royal.extras else ""


def _crown(royal: Royal) -> str:
    if royal.crown == "none":
        return ""
    if royal.crown == "helm":
        return helm()
    return at(0, -30 if royal.hair == "wrap" else -23, crown_alone(royal.crown), scale=0.92)


def crown_alone(crown: str) -> str:
    """A crown around the middle of its band."""
    if crown in ("ears", "horn"):
        return earned.ears() if crown == "ears" else earned.horn()
    return CROWNS[crown](PAIRS.get(crown, JEWELS))


def helm() -> str:
    steel = path("M-27 12C-31-22-18-33 0-33S31-22 27 12L20 4Q21-11 0-11T-20 4Z", "#bcc7e2")
    plume = path("M0-31C-2-46 14-46 18-36C24-30 22-22 16-18C14-26 8-28 0-31Z", "#e8344e")
    return plume + steel + line("M0-32V-12M-24-6Q-18-13 0-13T24-6", "#8f9cc0", 2.6)


def lace(kind: str) -> str:
    """What stands up behind the head: a queen's fan of lace."""
    if kind != "queen":
        return ""
    fan = path("M22 112C2 92 6 66 22 62L30 90L50 100L70 90L78 62C94 66 98 92 78 112Z", CREAM)
    return fan + line("M22 62C6 66 2 92 22 112M78 62C94 66 98 92 78 112", GOLD, 2.4)


def robe(kind: str, gown: str) -> str:
    dark, light = darker(gown, 0.2), lighter(gown, 0.62)
    body = path("M15 126C13 112 20 104 36 98Q50 114 64 98C80 104 87 112 85 126Z", gown)
    arms = path(
        "M22 126C6 126 4 110 20 103C32 103 34 118 30 126ZM78 126C94 126 96 110 80 103C68 103 66 118 70 126Z", dark
    )
    neckline = "M35 99Q50 116 65 99"
    if kind == "princess":
        puffs = circle(18, 112, 14, lighter(gown, 0.16)) + circle(82, 112, 14, lighter(gown, 0.16))
        return puffs + body + dots([(36, 101), (40, 105), (45, 107.6), (55, 107.6), (60, 105), (64, 101)], 2.8, WHITE)
    if kind == "prince":
        braid = line("M36 99L50 112L64 99", GOLD, 3)
        fringe = line("M16 110v6M20 111v6M24 111v6M76 111v6M80 111v6M84 110v6", GOLD_DARK, 2)
        return arms + body + braid + fringe + ellipse(20, 108, 9, 4, GOLD) + ellipse(80, 108, 9, 4, GOLD)
    if kind == "queen":
        return arms + body + line(neckline, light, 6) + line(neckline, GOLD, 2)
    if kind == "king":
        fur = path("M34 97Q50 113 66 97L84 104Q86 112 80 116Q64 127 50 127T20 116Q14 112 16 104Z", "#fffdf7")
        spots = path("M24 107l1.6 5l1.6-5zM34 110l1.6 5l1.6-5zM64 110l1.6 5l1.6-5zM73 107l1.6 5l1.6-5z", INK)
        return path("M6 128C4 108 18 101 34 97Q50 112 66 97C82 101 96 108 94 128Z", gown) + fur + spots
    steel = path("M15 126C13 112 20 104 34 97Q50 108 66 97C80 104 87 112 85 126Z", "#bcc7e2")
    plates = ellipse(19, 110, 13, 10, "#d5ddf0") + ellipse(81, 110, 13, 10, "#d5ddf0")
    collar = path("M32 95Q50 108 68 95L69 103Q50 117 31 103Z", "#8f9cc0")
    return steel + path("M38 107Q50 114 62 107L65 126H35Z", gown) + plates + collar + line("M9 112Q19 104 29 112M71 112Q81 104 91 112", "#8f9cc0", 1.8)  # fmt: skip


def _chair() -> str:
    return rect(12, 84, 76, 50, "#4b4f7a", 10) + line("M14 88H5M86 88H95", "#2f3360", 5)


def _wheels() -> str:
    rims = "".join(ring(x, 126, 18, "#2f3360", 4.4) + ring(x, 126, 13.6, "#aeb4d8", 1.8) for x in (14, 86))
    return rims + line("M14 113V126M86 113V126M5 117L14 126M23 117L14 126M95 117L86 126M77 117L86 126", "#aeb4d8", 1.4)


def _brooch(emblem: str) -> str:
    return circle(50, 108.8, 9.4, INK, ".2") + ring(50, 108, 8.6, GOLD, 1.8, CREAM) + at(50, 108, EMBLEMS[emblem], scale=0.48)  # fmt: skip
