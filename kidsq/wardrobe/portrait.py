"""The portrait of a royal: layers of drawings, put together and coloured as its recipe says.

The drawings are the pictures that a child taps in the wardrobe, the emblems, and royal.svg with what nobody chooses.
Where a picture shows more than what is worn, `<g data-layer="part">` is what is worn, and `data-layer="behind"` what of
it lies behind the head. All show one royal, and the colours of this royal are those that give way to the chosen ones.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from kidsq.paths import static_folder
from kidsq.wardrobe.recipe import COLOURS, EARNED, EYES, GOWNS, SKINS, Royal

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
        name = f"art/emblem-{choice}"
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
