"""Which of its pictures a power card shows. They have faces and no identity: a face follows from what everybody saw.

A seat's cards of one kind leave its hand in the order of their faces, so a card lies on the pile with the face it had
in the hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from kidsq.games.sleeping_queens import EDITIONS
from kidsq.games.sleeping_queens.cards import CARD_CODES, KING_NAMES
from kidsq.play.games.sleeping_queens.powers import LaidPower


def _pictures(kind: str, many: int) -> tuple[str, ...]:
    return (kind, *(f"{kind}-{n}" for n in range(2, many + 1)))


PICTURES: Final[Mapping[str, tuple[str, ...]]] = {
    "king": tuple(f"king-{name}" for name in KING_NAMES),
    "knight": _pictures("knight", 4),
    "dragon": _pictures("dragon", 3),
    "potion": _pictures("potion", 4),
    "wand": _pictures("wand", 3),
    "jester": _pictures("jester", 5),
}
"""The drawings of each kind."""


def pictures_of(edition: str, card: str) -> tuple[str, ...]:
    """The pictures of a power card, as many as the deck holds of it."""
    return PICTURES[card][: EDITIONS[edition].deck[CARD_CODES[card]]]


@lru_cache(maxsize=4_096)
def picture_in_hand(edition: str, laid: tuple[LaidPower, ...], card: str, seat: int, nth: int = 0) -> str:
    """The drawing of a seat's card that is its nth of this kind. laid: the power cards laid so far, oldest first."""
    pictures = pictures_of(edition, card)
    # Apart, so that the first faces of two seats differ.
    apart = 3 if len(pictures) % 3 else 2
    gone = [(one.seat, one.card) for one in laid].count((seat, card))
    return pictures[(seat * apart + gone + nth) % len(pictures)]


def picture_laid(edition: str, laid: tuple[LaidPower, ...], ply: int | None = None) -> str:
    """The drawing of the power card that was laid at this ply; by default of the last one."""
    here = len(laid) - 1 if ply is None else [one.ply for one in laid].index(ply)
    return picture_in_hand(edition, laid[:here], laid[here].card, laid[here].seat)
