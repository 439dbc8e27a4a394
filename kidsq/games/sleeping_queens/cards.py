"""The cards and queens as small ints with names; names stand in records, ints inside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

KING: Final = 11
KNIGHT: Final = 12
POTION: Final = 13
JESTER: Final = 14
DRAGON: Final = 15
WAND: Final = 16

LARGEST_NUMBER: Final = 10
"""Cards 1 to 10 are the numbers; everything above is a power card."""

CARD_NAMES: Final = ("", *map(str, range(1, 11)), "king", "knight", "potion", "jester", "dragon", "wand")
CARD_CODES: Final = {name: code for code, name in enumerate(CARD_NAMES) if name}

QUEEN_NAMES: Final = (
    "",  # 0 is an empty bed
    "heart",
    "cat",
    "dog",
    "pancake",
    "ladybug",
    "moon",
    "peacock",
    "sunflower",
    "cake",
    "rainbow",
    "rose",
    "starfish",
    "book",
    "butterfly",
    "strawberry",
    "ice_cream",
)
QUEEN_CODES: Final = {name: code for code, name in enumerate(QUEEN_NAMES) if name}

CAT: Final = QUEEN_CODES["cat"]
DOG: Final = QUEEN_CODES["dog"]
ROSE: Final = QUEEN_CODES["rose"]
STRAWBERRY: Final = QUEEN_CODES["strawberry"]

QUARREL: Final = {CAT: DOG, DOG: CAT}
"""These two never share a court."""

KING_NAMES: Final = (
    "bubble_gum",
    "chess",
    "cookie",
    "fire",
    "hat",
    "puzzle",
    "tie_dye",
    "turtle",
    "pasta",
    "tool",
)
"""Kings have names and no powers; the last two belong to `deluxe`."""


def is_number(card: int) -> bool:
    return card <= LARGEST_NUMBER


def card_names(cards: Sequence[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def card_codes(names: Sequence[str]) -> list[int]:
    """Names to ints. Raises KeyError with the first name that is no card."""
    return [CARD_CODES[name] for name in names]
