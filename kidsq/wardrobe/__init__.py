"""What a royal can wear, its recipe as one word, and its portrait. Knows no rule of any game."""

from kidsq.wardrobe.portrait import picture
from kidsq.wardrobe.recipe import (
    COLOURS,
    EARNED,
    EXTRAS,
    EYES,
    GOWNS,
    PARTS,
    SKINS,
    Royal,
    bareheaded,
    chosen,
    like,
    read,
    with_helmet,
)

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
