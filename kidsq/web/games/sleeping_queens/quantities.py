"""How much it is, as pictures show it: frames of ten that fill up, and scales that tip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from kidsq.arithmetic.kind import Drawn
from kidsq.games.sleeping_queens import EDITIONS

FRAME: Final = 10
MOST_TIPPED: Final = 3
"""Scales tip no further, however much more lies on one side."""
WHOLE_HELP: Final = 5
"""From this help on a picture is answered; from MOVED on frames fill up."""
MOVED: Final = 4


class Counter(NamedTuple):
    """One of the nth number, 0-based, and in which cell it lies; cells count through all frames."""

    number: int
    nth: int
    cell: int


class FrameRow(NamedTuple):
    """Numbers in frames of ten. together: one frame after the other fills up; otherwise each number begins a new one.

    is_claimed: somebody has said so, or it is all that is known.
    """

    numbers: tuple[int, ...]
    counters: tuple[Counter, ...]
    together: bool
    is_claimed: bool

    @classmethod
    def of(cls, numbers: tuple[int, ...], *, together: bool = True, is_claimed: bool = False) -> FrameRow:
        """Of two numbers the larger one fills its frame first."""
        ordered = sorted(numbers, reverse=True) if len(numbers) == 2 else numbers
        return cls(numbers, tuple(_laid(ordered, together=together)), together, is_claimed)

    @property
    def text(self) -> str:
        return "+".join(map(str, self.numbers))

    @property
    def frames(self) -> int:
        """So many frames, two at least, so that it can be seen where more would go."""
        return max(2, 1 + max((one.cell // FRAME for one in self.counters), default=0))


class Scales(NamedTuple):
    """What lies on both sides, and on which something is still missing."""

    left: tuple[int, ...]
    right: tuple[int, ...]
    opened: Literal["", "left", "right"] = ""

    @property
    def tip(self) -> int:
        """How far they tip to the right; negative: to the left."""
        return max(-MOST_TIPPED, min(MOST_TIPPED, sum(self.right) - sum(self.left)))


def drawn_in(edition: str) -> Drawn:
    """As what equations of this edition are drawn."""
    laying = EDITIONS[edition].laying
    return laying.drawn if laying else "rods"


def _laid(numbers: Sequence[int], *, together: bool) -> Iterator[Counter]:
    cell = 0
    for nth, number in enumerate(numbers):
        if not together:
            cell = -(-cell // FRAME) * FRAME
        for _one in range(number):
            yield Counter(number, nth, cell)
            cell += 1
