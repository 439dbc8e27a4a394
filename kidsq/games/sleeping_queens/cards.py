"""The cards and queens as small ints with names; names stand in records, ints inside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

LARGEST_NUMBER: Final = 100
"""The code of a number card is its number; all above is a power card."""

KING: Final = 101
KNIGHT: Final = 102
POTION: Final = 103
JESTER: Final = 104
DRAGON: Final = 105
WAND: Final = 106

CARD_CODES: Final[Mapping[str, int]] = {
    **{str(number): number for number in range(1, LARGEST_NUMBER + 1)},
    "king": KING,
    "knight": KNIGHT,
    "potion": POTION,
    "jester": JESTER,
    "dragon": DRAGON,
    "wand": WAND,
}
CARD_NAMES: Final[Mapping[int, str]] = {code: name for name, code in CARD_CODES.items()}

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
