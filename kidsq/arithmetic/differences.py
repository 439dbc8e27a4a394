"""What is left, and how many more there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq.arithmetic.counted import counted_kind
from kidsq.arithmetic.kind import Numbers
from kidsq.arithmetic.slips import OF_DIFFERENCES


def _taken(operands: Sequence[int]) -> int:
    whole, part = operands
    return whole - part


def _less(numbers: Numbers) -> int:
    """Back by the smaller number, or up to the larger one, whichever is nearer."""
    return min(numbers[1], numbers[0] - numbers[1])


DIFF: Final = counted_kind(
    "diff", "{}-{}", _taken, OF_DIFFERENCES, "comparing", _less, first=0.2, a_step=0.3, field=True
)
SUB: Final = counted_kind(
    "sub", "{}-{}", _taken, OF_DIFFERENCES, "taking_away", _less, first=0.0, a_step=0.3, field=True
)
