"""A royal that a child has dressed: a recipe of chosen parts, written as one word, and its portrait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from kidsq.art.crowns import CROWNS
from kidsq.art.emblems import EMBLEMS
from kidsq.art.faces import CHILDREN
from kidsq.art.kings import beard
from kidsq.art.people import Look, face, head, neck
from kidsq.art.shapes import (
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

COLOURS: Final = {
    "black": "#2b2233",
    "brown": "#5a3423",
    "chestnut": "#9a5530",
    "red": "#d0502a",
    "blond": "#eebf5a",
    "silver": "#dcdae4",
    "pink": "#f07fae",
    "blue": "#3f7fe0",
}
EYES: Final = {"brown": "#4a2c1a", "amber": "#9a6a1e", "green": "#3f8a5a", "blue": "#3f7fc0", "grey": "#6a7488"}
GOWNS: Final = {
    "rose": "#f27fb2",
    "red": "#d8324c",
    "orange": "#f08a24",
    "gold": "#f0b51e",
    "green": "#3f9e56",
    "teal": "#18a0aa",
    "blue": "#3f7fe0",
    "violet": "#8a5be0",
}
PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "kind": ("princess", "prince", "queen", "king", "knight"),
    "skin": ("porcelain", "peach", "honey", "olive", "brown", "deep"),
    "hair": (
        "long", "sleek", "bob", "cropped", "spikes", "curls", "afro", "puffs", "braids",
        "locs", "ponytail", "buns", "pigtails", "pixie", "scarf", "wrap", "bald", "side_braid",
    ),
    "colour": tuple(COLOURS),
    "eyes": tuple(EYES),
    "mouth": ("smile", "grin", "laugh", "side", "gap"),
    "crown": ("points", "tiara", "arches", "stars", "flowers", "leaves", "shell", "candles", "helm", "none"),
    "gown": tuple(GOWNS),
    "emblem": tuple(EMBLEMS),
}  # fmt: skip
"""What there is to choose, one of each; the first ones are what a new royal begins with."""
EXTRAS: Final = ("glasses", "aid", "freckles", "moustache", "beard", "wheels")
"""What may be added, any number of them."""
LONGEST: Final = 160

_BETWEEN: Final = "-"
_PAIRS: Final[Mapping[str, tuple[str, str, str]]] = {
    "points": ("#ff7aa2", "#58d6a9", "#6fb4ff"),
    "leaves": ("#46a84e", "#e8344e", "#2fb574"),
    "shell": ("#ff9a7a", WHITE, WHITE),
}
_JEWELS: Final = ("#ff7aa2", "#3f86e0", "#ffb347")
_VIEW: Final = "-4 10 108 108"


@dataclass(frozen=True, slots=True)
class Royal:
    """One of each of PARTS, and some of EXTRAS in their order."""

    kind: str
    skin: str
    hair: str
    colour: str
    eyes: str
    mouth: str
    crown: str
    gown: str
    emblem: str
    extras: tuple[str, ...] = ()

    @property
    def recipe(self) -> str:
        """The royal as one word, such as `knight-deep-afro-black-brown-grin-points-blue-moon-glasses`."""
        return _BETWEEN.join((*(getattr(self, part) for part in PARTS), *self.extras))


def chosen(parts: Mapping[str, str], extras: Sequence[str] = ()) -> Royal | None:
    """The royal of these choices; a part that is missing is the first there is. None where one does not exist."""
    found = {part: parts.get(part) or choices[0] for part, choices in PARTS.items()}
    if any(found[part] not in choices for part, choices in PARTS.items()) or set(extras) - set(EXTRAS):
        return None
    return Royal(**found, extras=tuple(extra for extra in EXTRAS if extra in extras))


def read(recipe: str) -> Royal | None:
    """The royal of a recipe; None unless it is written just as `recipe` writes it."""
    if len(recipe) > LONGEST:
        return None
    words = recipe.split(_BETWEEN)
    known = dict(zip(PARTS, words, strict=False))
    royal = chosen(known, words[len(PARTS) :]) if len(known) == len(PARTS) else None
    return royal if royal is not None and royal.recipe == recipe else None


def bareheaded(drawing: str) -> bool:
    """Whether whoever is drawn there, such as `face-3` or `royal-…`, has room for a crown."""
    kind, _, rest = drawing.partition("-")
    if kind == "face":
        return CHILDREN[int(rest) - 1].crown is None
    royal = read(rest) if kind == "royal" else None
    return royal is None or royal.crown == "none"


_NEAR: Final = {"wavy": "long", "bun": "buns", "tongue": "laugh", "wide": "laugh"}
"""Hair and mouths of the faces that the wardrobe does not have, and what comes near."""


_CLOTHS: Final = {name: colour for name, colour in COLOURS.items() if name not in ("black", "brown")}
"""A scarf in a colour of hair looks like hair."""


def like(number: int) -> Royal:
    """The royal as which the child of this face begins: as near to it as the wardrobe has."""
    child = CHILDREN[number - 1]
    look = child.look
    kind = "princess" if look.lashes else "prince"
    parts = {
        "kind": kind,
        "skin": look.skin,
        "hair": _NEAR.get(look.hair, look.hair),
        "colour": _nearest(look.colour, _CLOTHS if look.hair in ("scarf", "wrap") else COLOURS),
        "eyes": _nearest(look.eyes, EYES),
        "mouth": _NEAR.get(look.mouth, look.mouth),
        "crown": child.crown or _crown_of(kind),
        "gown": _nearest(child.shirt, GOWNS),
        "emblem": PARTS["emblem"][number % len(PARTS["emblem"])],
    }
    worn = {"glasses": look.glasses, "aid": look.hearing_aid, "freckles": look.freckles}
    royal = chosen(parts, [extra for extra, has in worn.items() if has])
    assert royal is not None
    return royal


def _nearest(colour: str, known: Mapping[str, str]) -> str:
    def apart(name: str) -> int:
        return sum((one - other) ** 2 for one, other in zip(_rgb(colour), _rgb(known[name]), strict=True))

    return min(known, key=apart)


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


def with_helmet(royal: Royal, before: Royal) -> Royal:
    """Whoever becomes a knight wears the helmet of the picture, and takes it off again with the armour.

    A crown that was chosen in the same breath stays.
    """
    if royal.crown != before.crown or royal.kind == before.kind:
        return royal
    if royal.kind == "knight" or (before.kind == "knight" and royal.crown == "helm"):
        return replace(royal, crown=_crown_of(royal.kind))
    return royal


def _crown_of(kind: str) -> str:
    """What the picture of this kind wears."""
    return {"knight": "helm", "princess": "tiara"}.get(kind, "points")


@lru_cache(maxsize=512)
def picture(royal: Royal) -> str:
    """The portrait as a file of its own: shown by itself, or by its id `royal` as the drawings of a sprite are."""
    drawn = symbol("royal", _VIEW, portrait(royal))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 108">{drawn}<use href="#royal"/></svg>'


def portrait(royal: Royal) -> str:
    """Draw head and shoulders for a round picture."""
    look = _look(royal)
    behind, before = head(look, length="shoulder")
    gown = GOWNS[royal.gown]
    seated = "wheels" in royal.extras
    return "".join(
        (
            rect(-4, 10, 108, 110, lighter(gown, 0.62)),
            circle(50, 64, 46, lighter(gown, 0.8)),
            _chair() if seated else "",
            _behind(royal.kind),
            _head_at(behind),
            _head_at(neck(look)),
            _robe(royal.kind, gown),
            _head_at(before, _hairs(royal, look), _crown(royal)),
            _wheels() if seated else "",
            _brooch(royal.emblem),
        )
    )


def _look(royal: Royal) -> Look:
    return Look(
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


def _head_at(*layers: str) -> str:
    return at(50, 64, *layers, scale=1.08)


def _hairs(royal: Royal, look: Look) -> str:
    if "beard" in royal.extras:
        return beard("short", look)
    return beard("moustache", look) if "moustache" in royal.extras else ""


def _crown(royal: Royal) -> str:
    if royal.crown == "none":
        return ""
    if royal.crown == "helm":
        return _helm()
    up = -30 if royal.hair == "wrap" else -23
    return at(0, up, CROWNS[royal.crown](_PAIRS.get(royal.crown, _JEWELS)), scale=0.92)


def _helm() -> str:
    steel = path("M-27 12C-31-22-18-33 0-33S31-22 27 12L20 4Q21-11 0-11T-20 4Z", "#bcc7e2")
    plume = path("M0-31C-2-46 14-46 18-36C24-30 22-22 16-18C14-26 8-28 0-31Z", "#e8344e")
    return plume + steel + line("M0-32V-12M-24-6Q-18-13 0-13T24-6", "#8f9cc0", 2.6)


def _behind(kind: str) -> str:
    """What stands up behind the head: a queen's fan of lace."""
    if kind != "queen":
        return ""
    fan = path("M22 112C2 92 6 66 22 62L30 90L50 100L70 90L78 62C94 66 98 92 78 112Z", CREAM)
    return fan + line("M22 62C6 66 2 92 22 112M78 62C94 66 98 92 78 112", GOLD, 2.4)


def _robe(kind: str, gown: str) -> str:
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


# -- the wardrobe: a picture of every choice that is more than a colour -----------------------------------------------

_DUMMY: Final = Royal("prince", "honey", "cropped", "brown", "brown", "smile", "none", "blue", "heart")


def symbols() -> list[str]:
    """One picture for every kind, hair, crown, mouth and extra, as `wardrobe-hair-bob`."""
    return [
        *(symbol(f"wardrobe-kind-{kind}", _VIEW, _kind(kind)) for kind in PARTS["kind"]),
        *(symbol(f"wardrobe-hair-{hair}", "-44 -44 88 88", _hair(hair)) for hair in PARTS["hair"]),
        *(symbol(f"wardrobe-mouth-{mouth}", "-18 -6 36 36", _mouth(mouth)) for mouth in PARTS["mouth"]),
        *(symbol(f"wardrobe-crown-{crown}", "-24 -32 48 48", _crown_alone(crown)) for crown in PARTS["crown"]),
        *(symbol(f"wardrobe-extras-{extra}", "-34 -32 68 68", _extra(extra)) for extra in EXTRAS),
    ]


def _kind(kind: str) -> str:
    gown = GOWNS["blue"]
    look = Look("honey", "cropped", COLOURS["brown"])
    crown = _crown_of(kind)
    worn = _helm() if crown == "helm" else at(0, -23, CROWNS[crown](_JEWELS), scale=0.92)
    behind, before = head(look, length="shoulder")
    body = _head_at(behind) + _head_at(neck(look)) + _robe(kind, gown) + _head_at(before, worn)
    return _behind(kind) + body


def _hair(hair: str) -> str:
    colour = "#9a6fd8" if hair in ("scarf", "wrap") else COLOURS["brown"]
    return "".join(head(Look("honey", hair, colour, accent=GOLD), length="shoulder"))


def _mouth(mouth: str) -> str:
    return face(Look("honey", "bald", COLOURS["brown"], mouth=mouth, lashes=False))


def _crown_alone(crown: str) -> str:
    if crown == "none":
        return line("M-13 4L13-20", "#8f86a8", 3.4) + ring(0, -8, 17, "#8f86a8", 3.4)
    if crown == "helm":
        return at(0, 0, _helm(), scale=0.62)
    return CROWNS[crown](_PAIRS.get(crown, _JEWELS))


def _extra(extra: str) -> str:
    if extra == "wheels":
        return at(0, 2, ring(0, 2, 24, "#2f3360", 6), ring(0, 2, 17, "#8f97c4", 2.4), line("M0-15V19M-17 2H17M-12-10L12 14M12-10L-12 14", "#8f97c4", 2), circle(0, 2, 5, GOLD_DARK))  # fmt: skip
    look = Look("honey", "cropped", COLOURS["brown"], lashes=False, freckles=extra == "freckles",
                glasses="#3a2a5c" if extra == "glasses" else None, hearing_aid="#19b3a6" if extra == "aid" else None)  # fmt: skip
    hairs = beard("short" if extra == "beard" else extra, look) if extra in ("beard", "moustache") else ""
    return "".join(head(look, length="shoulder")) + hairs
