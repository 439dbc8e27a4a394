"""Which of the kings' portraits is shown. Kings have faces and no identity: a face follows from what everybody saw.

A seat's kings leave its hand in the order of their faces, so a king lies on the pile with the face it had in the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq.turns import EDITIONS, KING_NAMES, LaidKing

APART: Final = 3
"""Between the first faces of two seats."""


def king_in_hand(edition: str, kings: Sequence[LaidKing], seat: int, nth: int = 0) -> str:
    """The drawing of a seat's king that is its nth. kings: those laid so far, oldest first."""
    laid = sum(king.seat == seat for king in kings)
    return f"king-{KING_NAMES[(seat * APART + laid + nth) % EDITIONS[edition].kings]}"


def king_laid(edition: str, kings: Sequence[LaidKing], ply: int | None = None) -> str:
    """The drawing of the king that was laid at this ply; by default of the last one."""
    last = kings[-1].ply if ply is None else ply
    here = next(index for index, king in enumerate(kings) if king.ply == last)
    return king_in_hand(edition, kings[:here], kings[here].seat)
