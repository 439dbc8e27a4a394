"""The colours and cards as small ints with names; names stand in records, ints inside. Every list is in this order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "white", "black")
"""Of the meeples, of their boxes (a box is called by its colour) and of the cards; 0 to 7."""
JOKER: Final = 8
CARD_NAMES: Final = (*COLOURS, "joker")
CARD_CODES: Final = {name: code for code, name in enumerate(CARD_NAMES)}
NO_CARD: Final = -1
ALL_COLOURS: Final = range(len(COLOURS))

Cards = tuple[int, ...]
"""Some cards, ascending: so colours come in their order and jokers last."""


def card_names(cards: Sequence[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def card_codes(names: Sequence[str]) -> list[int]:
    """Names to ints. Raises KeyError with the first name that is no card."""
    return [CARD_CODES[name] for name in names]


def deck(copies: int, jokers: int) -> Cards:
    """All cards that are played with. copies: of each colour."""
    return (*(colour for colour in ALL_COLOURS for _ in range(copies)), *(JOKER,) * jokers)


def without(cards: Cards, some: Sequence[int]) -> Cards:
    """The cards that are left, in their order, without these. Raises ValueError if one is not among them."""
    left = list(cards)
    for card in some:
        left.remove(card)
    return tuple(left)


def together(cards: Cards, more: Sequence[int]) -> Cards:
    return tuple(sorted((*cards, *more)))


@lru_cache(maxsize=10_000)
def choices(cards: Cards, number: int) -> tuple[Cards, ...]:
    """Every choice of so many of these cards, each once."""
    return tuple(sorted(set(combinations(cards, number))))


BOXES: Final = len(COLOURS)


def place(colour: int, box: int) -> int:
    """The number of a place, for lists of 64: a meeple of this colour on the box of that one."""
    return colour * BOXES + box
