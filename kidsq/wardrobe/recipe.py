"""A royal that a child has dressed: a recipe of chosen parts, written as one word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from kidsq.wardrobe.faces import CROWNED, ROYALS

SKINS: Final = {
    "porcelain": ("#fde3d3", "#f3c7b1"),
    "peach": ("#fbd3b0", "#eeb48c"),
    "honey": ("#eebc8a", "#dc9f68"),
    "olive": ("#d09a69", "#ba8051"),
    "brown": ("#a56d47", "#8c5735"),
    "deep": ("#764a33", "#603924"),
}
"""The skin, and in the shade."""
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
    "skin": tuple(SKINS),
    "hair": (
        "long", "sleek", "bob", "cropped", "spikes", "curls", "afro", "puffs", "braids",
        "locs", "ponytail", "buns", "pigtails", "pixie", "scarf", "wrap", "bald", "side_braid",
    ),
    "colour": tuple(COLOURS),
    "eyes": tuple(EYES),
    "mouth": ("smile", "grin", "laugh", "side", "gap"),
    "crown": ("points", "tiara", "arches", "stars", "flowers", "leaves", "shell", "candles", "helm", "none"),
    "gown": tuple(GOWNS),
    "emblem": (
        "heart", "cat", "dog", "pancake", "ladybug", "moon", "peacock", "sunflower",
        "cake", "rainbow", "rose", "starfish", "book", "butterfly", "strawberry", "ice_cream",
    ),
}  # fmt: skip
"""What there is to choose, one of each; the first ones are what a new royal begins with."""
EXTRAS: Final = ("glasses", "aid", "freckles", "moustache", "beard", "wheels")
"""What may be added, any number of them."""
EARNED: Final[Mapping[str, tuple[str, ...]]] = {
    "crown": ("feelers", "fan", "ears", "horn"),
    "gown": ("starry", "rainbow"),
    "extras": ("wings", "scarf", "bird", "fireflies"),
}
"""Part -> choices beside those that everybody has; a royal can wear them once they have come to its child."""
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
        return int(rest) not in CROWNED
    royal = read(rest) if kind == "royal" else None
    return royal is None or royal.crown == "none"


def like(number: int) -> Royal:
    """The royal as which the child of this face begins: as near to it as the wardrobe has."""
    royal = read(ROYALS[number - 1])
    assert royal is not None
    return royal


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
