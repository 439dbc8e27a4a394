"""What a child can dress its royal with, in words."""

from __future__ import annotations

from typing import Final

from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l

_PARTS: Final = {
    "kind": _l("I am a …"),
    "skin": _l("Skin"),
    "hair": _l("Hair"),
    "colour": _l("Colour of hair or scarf"),
    "eyes": _l("Eyes"),
    "mouth": _l("Mouth"),
    "crown": _l("On my head"),
    "gown": _l("Clothes"),
    "emblem": _l("Brooch"),
    "extras": _l("And also"),
}

_CHOICES: Final = {
    "kind": {
        "princess": _l("princess"),
        "prince": _l("prince"),
        "queen": _l("queen"),
        "king": _l("king"),
        "knight": _l("knight"),
    },
    "skin": {
        "porcelain": _l("very light skin"),
        "peach": _l("light skin"),
        "honey": _l("golden skin"),
        "olive": _l("light brown skin"),
        "brown": _l("brown skin"),
        "deep": _l("dark brown skin"),
    },
    "hair": {
        "long": _l("long hair"),
        "sleek": _l("long hair with a fringe"),
        "bob": _l("hair to the chin"),
        "cropped": _l("short hair"),
        "spikes": _l("spiky hair"),
        "curls": _l("curls"),
        "afro": _l("afro"),
        "puffs": _l("two puffs"),
        "braids": _l("two braids"),
        "locs": _l("locs"),
        "ponytail": _l("ponytail"),
        "buns": _l("two buns"),
        "pigtails": _l("pigtails"),
        "pixie": _l("hair brushed aside"),
        "scarf": _l("headscarf"),
        "wrap": _l("turban"),
        "bald": _l("no hair"),
        "side_braid": _l("braid at the side"),
    },
    "colour": {
        "black": _l("black"),
        "brown": _l("dark brown"),
        "chestnut": _l("chestnut brown"),
        "red": _l("red hair"),
        "blond": _l("blond"),
        "silver": _l("silver"),
        "pink": _l("pink"),
        "blue": _l("blue"),
    },
    "eyes": {
        "brown": _l("brown eyes"),
        "amber": _l("amber eyes"),
        "green": _l("green eyes"),
        "blue": _l("blue eyes"),
        "grey": _l("grey eyes"),
    },
    "mouth": {
        "smile": _l("a smile"),
        "grin": _l("a grin"),
        "laugh": _l("a laugh"),
        "side": _l("a small smile"),
        "gap": _l("a gap between the teeth"),
    },
    "crown": {
        "points": _l("crown with points"),
        "tiara": _l("tiara"),
        "arches": _l("round crown"),
        "stars": _l("crown of stars"),
        "flowers": _l("flowers"),
        "leaves": _l("crown of leaves"),
        "shell": _l("shell"),
        "candles": _l("cake with candles"),
        "helm": _l("helmet"),
        "feelers": _l("a butterfly's feelers"),
        "fan": _l("crown of feathers"),
        "ears": _l("a cat's ears"),
        "horn": _l("a unicorn's horn"),
        "none": _l("nothing"),
    },
    "gown": {
        "rose": _l("pink clothes"),
        "red": _l("red clothes"),
        "orange": _l("orange clothes"),
        "gold": _l("golden clothes"),
        "green": _l("green clothes"),
        "teal": _l("sea-green clothes"),
        "blue": _l("blue clothes"),
        "violet": _l("purple clothes"),
        "starry": _l("clothes with stars"),
        "rainbow": _l("rainbow clothes"),
    },
    "emblem": {
        "heart": _l("heart"),
        "cat": _l("cat"),
        "dog": _l("dog"),
        "pancake": _l("pancake"),
        "ladybug": _l("ladybug"),
        "moon": _l("moon"),
        "peacock": _l("peacock"),
        "sunflower": _l("sunflower"),
        "cake": _l("cake"),
        "rainbow": _l("rainbow"),
        "rose": _l("rose"),
        "starfish": _l("starfish"),
        "book": _l("book"),
        "butterfly": _l("butterfly"),
        "strawberry": _l("strawberry"),
        "ice_cream": _l("ice cream"),
    },
    "extras": {
        "glasses": _l("glasses"),
        "aid": _l("hearing aid"),
        "freckles": _l("freckles"),
        "moustache": _l("moustache"),
        "beard": _l("beard"),
        "wheels": _l("wheelchair"),
        "wings": _l("wings"),
        "scarf": _l("a woolly scarf"),
        "bird": _l("a bird on the shoulder"),
        "fireflies": _l("fireflies"),
    },
}


def part(name: str) -> str:
    """What is chosen here, as a heading."""
    return _(_PARTS[name])


def choice(part_name: str, name: str) -> str:
    """One choice, for those who hear it."""
    return _(_CHOICES[part_name][name])
