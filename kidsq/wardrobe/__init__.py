"""What a royal can wear, its recipe as one word, and its portrait. Knows no rule of any game."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from kidsq.paths import static_folder

__all__ = [
    "COLOURS",
    "EARNED",
    "EXTRAS",
    "EYES",
    "GOWNS",
    "PARTS",
    "SKINS",
    "Royal",
    "bareheaded",
    "chosen",
    "like",
    "picture",
    "read",
    "with_helmet",
]

# -- as which royals the children of the faces begin, and whose head is bare -------------------------------------------

ROYALS: Final = (
    "princess-brown-braids-black-brown-smile-tiara-gold-cat",
    "prince-peach-spikes-blond-blue-gap-points-blue-dog",
    "princess-deep-puffs-black-brown-smile-tiara-red-pancake",
    "princess-honey-scarf-blue-brown-smile-tiara-teal-ladybug",
    "prince-porcelain-cropped-red-green-grin-points-green-moon-freckles",
    "princess-olive-sleek-black-brown-smile-tiara-violet-peacock-glasses",
    "prince-deep-cropped-black-brown-grin-points-orange-sunflower",
    "princess-peach-ponytail-chestnut-green-smile-tiara-red-cake-aid",
    "prince-brown-curls-black-brown-laugh-points-teal-rainbow",
    "princess-honey-bob-black-brown-smile-tiara-rose-rose",
    "princess-porcelain-pigtails-blond-blue-gap-tiara-blue-starfish",
    "prince-olive-pixie-brown-brown-smile-points-green-book-glasses",
    "princess-deep-locs-black-brown-grin-tiara-violet-butterfly",
    "princess-peach-long-red-green-smile-tiara-teal-strawberry-freckles",
    "prince-honey-cropped-black-brown-laugh-points-gold-ice_cream-aid",
    "princess-brown-scarf-pink-brown-smile-tiara-violet-heart",
    "princess-deep-afro-black-brown-laugh-tiara-red-cat-glasses",
    "princess-porcelain-bob-silver-blue-smile-flowers-violet-dog",
    "prince-olive-curls-chestnut-brown-smile-points-blue-pancake",
    "princess-brown-wrap-red-brown-grin-tiara-green-ladybug",
    "princess-peach-buns-pink-grey-smile-tiara-teal-moon",
    "prince-honey-spikes-brown-brown-side-points-red-peacock",
    "prince-brown-cropped-black-brown-grin-points-gold-sunflower-glasses",
    "prince-peach-bald-chestnut-blue-grin-stars-orange-cake",
    "princess-porcelain-afro-red-green-grin-tiara-blue-rainbow-freckles",
    "princess-deep-side_braid-black-brown-smile-tiara-gold-rose-glasses",
    "prince-olive-spikes-blue-grey-laugh-points-green-starfish",
    "princess-honey-pigtails-black-brown-grin-tiara-red-book-aid",
    "princess-brown-scarf-blue-brown-smile-tiara-red-butterfly-glasses",
    "princess-peach-braids-red-blue-grin-flowers-violet-strawberry-freckles",
    "princess-deep-wrap-blue-brown-laugh-tiara-orange-ice_cream",
    "princess-honey-buns-black-brown-side-tiara-teal-heart",
    "princess-porcelain-pixie-black-green-grin-tiara-red-cat-aid",
    "princess-brown-puffs-brown-brown-grin-tiara-blue-dog-glasses",
    "princess-olive-buns-chestnut-green-smile-points-rose-pancake-freckles",
    "prince-peach-curls-blond-blue-grin-points-violet-ladybug-glasses",
)
"""The recipe nearest to each face, from face-1 on."""
CROWNED: Final = frozenset((3, 5, 9, 14, 16, 18, 24, 30, 35))
"""The numbers of the faces that wear a crown already."""


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


# -- the portrait of a royal: layers of drawings, put together and coloured as its recipe says -------------------------

_LAYER: Final = re.compile(r'^( *)<g data-layer="(\w+)"[^>]*>\n(.*?)^\1</g>', re.M | re.S)
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
_LIGHT: Final = "#ffffff"
_SHADOW: Final = "#1c1038"

# The royal of the drawings, and what follows from its colours.
_SKIN, _SKIN_SHADE = SKINS["honey"]
_HAIR: Final = COLOURS["brown"]
_CLOTH: Final = "#9a6fd8"
_EYES: Final = EYES["brown"]
_GOWN: Final = GOWNS["blue"]
_CHEEKS: Final = "#ff6f86"
_DARKER: Final = (0, 0.1, 0.12, 0.18, 0.2, 0.22)
_LIGHTER: Final = (0.04, 0.14, 0.16, 0.2, 0.25, 0.3, 0.32, 0.5, 0.62, 0.8)
"""The shades in which hair, cloths and gowns are drawn: how far they are from the colour itself."""
_BROWS: Final = 0.3
_FRECKLES: Final = 0.25

_CHEEKS_OF_DARK_SKIN: Final = "#c9504a"
_BROWS_BELOW_A_CLOTH: Final = "#4a3328"
_BELOW_A_PATTERN: Final = {"starry": "#3a3f9e", "rainbow": "#f27fb2"}


@lru_cache(maxsize=512)
def picture(royal: Royal) -> str:
    """The portrait as a file of its own: shown by itself, or by its id `royal` as the drawings of a sprite are."""
    drawn = f'<symbol id="royal" viewBox="-4 10 108 108">{_portrait(royal)}</symbol>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 108">{drawn}<use href="#royal"/></svg>'


def _portrait(royal: Royal) -> str:
    """Head and shoulders for a round picture, from what lies behind to what lies before."""

    def extra(name: str, drawn: str | None = None) -> str:
        return (drawn or _part("extras", name)) if name in royal.extras else ""

    colours = _colours(royal)
    face = [
        _own("face"),
        _own("lashes" if royal.kind in ("princess", "queen") else "lids"),
        _own("brows"),
        _part("mouth", royal.mouth),
        extra("freckles"),
        _part("hair", royal.hair),
        extra("glasses"),
        extra("aid"),
    ]
    layers = [
        _dyed(colours, _own("ground")),
        extra("wheels", _own("chair")),
        extra("wings"),
        _part("kind", royal.kind, "behind"),
        _head(_dyed(colours, _part("hair", royal.hair, "behind"), _own("neck"))),
        _dyed(colours, _part("kind", royal.kind)),
        _part("gown", royal.gown) if royal.gown in EARNED["gown"] else "",
        _head(_dyed(colours, *face), _beard(royal, colours), _crown(royal)),
        extra("wheels", _own("wheels")),
        extra("scarf"),
        _own("brooch"),
        _at(50, 108, 0.48, _part("emblem", royal.emblem)),
        extra("bird"),
        extra("fireflies"),
    ]
    return "".join(layers)


def _beard(royal: Royal, colours: Mapping[str, str]) -> str:
    kind = next((one for one in ("beard", "moustache") if one in royal.extras), None)
    if kind is None:
        return ""
    if royal.hair == "spikes":
        colours = _shades(_HAIR, _mixed(COLOURS[royal.colour], _SHADOW, 0.1))
    return _dyed(colours, _part("extras", kind))


def _crown(royal: Royal) -> str:
    if royal.crown == "none":
        return ""
    drawn = _part("crown", royal.crown)
    return drawn if royal.crown == "helm" else _at(0, -30 if royal.hair == "wrap" else -23, 0.92, drawn)


def _head(*layers: str) -> str:
    return _at(50, 64, 1.08, *layers)


def _at(x: float, y: float, scale: float, *layers: str) -> str:
    """Layers that are drawn around 0,0, at a place of the portrait."""
    return f'<g transform="translate({x} {y})scale({scale})">{"".join(layers)}</g>'


# -- the drawings -----------------------------------------------------------------------------------------------------


@cache
def _part(part: str, choice: str, layer: str = "part") -> str:
    """A layer of the picture of a choice."""
    if part == "emblem":
        name = f"night/emblem-{choice}"
    else:
        name = (
            f"meadow/earned-{part}-{choice}" if choice in EARNED.get(part, ()) else f"wardrobe/wardrobe-{part}-{choice}"
        )
    return _layers(static_folder() / f"{name}.svg").get(layer, "")


def _own(layer: str) -> str:
    """A layer of what nobody chooses."""
    return _layers(Path(__file__).with_name("royal.svg"))[layer]


@cache
def _layers(file: Path) -> Mapping[str, str]:
    """What is in a drawing, by layer; all of it is its part where it has no layers."""
    text = file.read_text(encoding="utf-8")
    found = {layer: inside for _indent, layer, inside in _LAYER.findall(text)}
    found.setdefault("part", text[text.index(">") + 1 : text.rindex("<")])
    return {layer: re.sub(r">\s+<", "><", inside.strip()) for layer, inside in found.items()}


# -- their colours ----------------------------------------------------------------------------------------------------


def _dyed(colours: Mapping[str, str], *layers: str) -> str:
    return _COLOUR.sub(lambda match: colours.get(match[0], match[0]), "".join(layers))


def _colours(royal: Royal) -> Mapping[str, str]:
    """The colours of the drawings -> those of this royal."""
    (skin, shade), hair = SKINS[royal.skin], COLOURS[royal.colour]
    brows = _BROWS_BELOW_A_CLOTH if royal.hair in ("scarf", "wrap") else hair
    return {
        **_shades(_HAIR, hair),
        **_shades(_CLOTH, hair),
        **_shades(_GOWN, GOWNS.get(royal.gown) or _BELOW_A_PATTERN[royal.gown]),
        _EYES: EYES[royal.eyes],
        _SKIN: skin,
        _SKIN_SHADE: shade,
        _mixed(_SKIN_SHADE, _SHADOW, _FRECKLES): _mixed(shade, _SHADOW, _FRECKLES),
        _mixed(_HAIR, _SHADOW, _BROWS): _mixed(brows, _SHADOW, _BROWS),
        _CHEEKS: _CHEEKS_OF_DARK_SKIN if royal.skin in ("brown", "deep") else _CHEEKS,
    }


@cache
def _shades(drawn: str, wanted: str) -> Mapping[str, str]:
    """The shades of a colour of the drawings -> those of the wanted one."""
    shades = [(_SHADOW, share) for share in _DARKER] + [(_LIGHT, share) for share in _LIGHTER]
    return {_mixed(drawn, *shade): _mixed(wanted, *shade) for shade in shades}


def _mixed(colour: str, other: str, share: float) -> str:
    """Two #rrggbb colours blended; share 0 is the first, 1 the second."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


# -- from a face or a word ---------------------------------------------------------------------------------------------
