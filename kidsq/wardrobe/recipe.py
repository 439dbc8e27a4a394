"""A royal that a child has dressed: a recipe of chosen parts, written as one word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from kidsq.wardrobe.children import CHILDREN
from kidsq.wardrobe.earned import EARNED
from kidsq.wardrobe.emblems import EMBLEMS

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
_ALL_EXTRAS: Final = (*EXTRAS, *EARNED["extras"])
LONGEST: Final = 160

_BETWEEN: Final = "-"


@dataclass(frozen=True, slots=True)
class Royal:
    """One of each of PARTS and some of EXTRAS in their order, or of EARNED."""

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
    def earned(self) -> frozenset[tuple[str, str]]:
        """What it wears that not everybody has: parts and choices."""
        worn = {(part, getattr(self, part)) for part in PARTS} | {("extras", extra) for extra in self.extras}
        return frozenset((part, choice) for part, choice in worn if choice in EARNED.get(part, ()))

    @property
    def recipe(self) -> str:
        """The royal as one word, such as `knight-deep-afro-black-brown-grin-points-blue-moon-glasses`."""
        return _BETWEEN.join((*(getattr(self, part) for part in PARTS), *self.extras))


def chosen(parts: Mapping[str, str], extras: Sequence[str] = ()) -> Royal | None:
    """The royal of these choices; a part that is missing is the first there is. None where one does not exist."""
    found = {part: parts.get(part) or choices[0] for part, choices in PARTS.items()}
    known = {part: (*choices, *EARNED.get(part, ())) for part, choices in PARTS.items()}
    if any(found[part] not in choices for part, choices in known.items()) or set(extras) - set(_ALL_EXTRAS):
        return None
    return Royal(**found, extras=tuple(extra for extra in _ALL_EXTRAS if extra in extras))


def read(recipe: str) -> Royal | None:
    """The royal of a recipe; None unless it is written just as `recipe` writes it."""
    if len(recipe) > LONGEST:
        return None
    words = recipe.split(_BETWEEN)
    known = dict(zip(PARTS, words, strict=False))
    royal = chosen(known, words[len(PARTS) :]) if len(known) == len(PARTS) else None
    return royal if royal is not None and royal.recipe == recipe else None


def bareheaded(drawing: str) -> bool:
    """True if this picture, such as `face-3` or `royal-…`, has room for a crown."""
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
        "crown": child.crown or crown_of(kind),
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
    """A royal that becomes a knight wears the helmet of the picture, and takes it off again with the armour.

    A crown that was chosen in the same breath stays.
    """
    if royal.crown != before.crown or royal.kind == before.kind:
        return royal
    if royal.kind == "knight" or (before.kind == "knight" and royal.crown == "helm"):
        return replace(royal, crown=crown_of(royal.kind))
    return royal


def crown_of(kind: str) -> str:
    """What the picture of this kind wears."""
    return {"knight": "helm", "princess": "tiara"}.get(kind, "points")
