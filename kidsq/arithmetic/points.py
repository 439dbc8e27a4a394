"""The points of a court: what they are with those that come, and how many are still to come."""

from __future__ import annotations

from typing import Final

from kidsq.arithmetic.counted import counted_kind
from kidsq.arithmetic.kind import between
from kidsq.arithmetic.slips import (
    ECHO,
    OF_DIFFERENCES,
    ONE_OFF,
    TRANSPOSED,
    Numbers,
    Rule,
    fives_off,
    partial_sums,
    taken_away,
)

SLIPS_OF_TOTALS: Final[tuple[Rule, ...]] = (
    ONE_OFF,
    ("wrong_operation", lambda numbers, _truth: {taken_away(numbers)}),  # nobody multiplies points
    ("dropped_addend", partial_sums),
    ECHO,
    ("decade", fives_off),
    TRANSPOSED,
)


def _fives_off_of_points(numbers: Numbers, truth: int) -> set[int]:
    """Points go by fives; whoever counts figures by ones is never a five off."""
    return set() if any(number % 5 for number in numbers) else fives_off(numbers, truth)


SLIPS_OF_GOALS: Final[tuple[Rule, ...]] = (*OF_DIFFERENCES[:-1], ("decade", _fives_off_of_points), TRANSPOSED)

TOTAL: Final = counted_kind(
    "total",
    "{}+{}",
    sum,
    SLIPS_OF_TOTALS,
    "points",
    lambda n: n[1],
    first=-0.6,
    a_step=0.2,
    points=0.4,
    operation="adding",
)
TO_GOAL: Final = counted_kind(
    "to_goal",
    "{}/{}",
    between,
    SLIPS_OF_GOALS,
    "points",
    lambda n: n[1] - n[0],
    first=-0.6,
    a_step=0.2,
    points=0.9,
    operation="missing",
)
