"""So many groups of so many."""

from __future__ import annotations

from math import prod
from typing import Final

from kidsq.arithmetic.counted import counted_kind
from kidsq.arithmetic.slips import ECHO, ONE_OFF, TRANSPOSED, Rule

SLIPS: Final[tuple[Rule, ...]] = (
    ONE_OFF,
    ("wrong_operation", lambda numbers, _truth: {sum(numbers), abs(numbers[0] - numbers[1])}),
    ("dropped_addend", lambda numbers, truth: {truth - numbers[1], truth + numbers[1]}),
    ECHO,
    TRANSPOSED,
)
"""A group left out, or one too many, is an addend that was dropped."""

TIMES: Final = counted_kind("times", "{}x{}", prod, SLIPS, "times", lambda n: n[0], first=0.3, a_step=0.25, field=True)
