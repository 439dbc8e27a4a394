"""So many groups of so many."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from itertools import product
from math import prod
from typing import Final

from kidsq.arithmetic.counted import counted_kind
from kidsq.arithmetic.kind import MULTIPLIED, Kind, Numbers
from kidsq.arithmetic.slips import ECHO, ONE_OFF, TRANSPOSED, Rule

SLIPS: Final[tuple[Rule, ...]] = (
    ONE_OFF,
    ("wrong_operation", lambda numbers, _truth: {sum(numbers), abs(numbers[0] - numbers[1])}),
    ("dropped_addend", lambda numbers, truth: {truth - numbers[1], truth + numbers[1]}),
    ECHO,
    TRANSPOSED,
)
"""A group left out, or one too many, is an addend that was dropped."""

_LEARNED: Final = (10, 5, 2, 9, 4, 3, 8, 6, 7)
"""Tables in the order in which one helps more than another."""


def _strategy(factors: Numbers) -> str:
    if factors[0] == factors[1]:
        return "square"
    return str(next((one for one in _LEARNED if one in factors), max(factors)))


TIMES: Final = replace(
    counted_kind(
        "times",
        "{}x{}",
        prod,
        SLIPS,
        "times",
        lambda n: n[0],
        first=0.3,
        a_step=0.25,
        field=True,
        operation="times",
    ),
    facts=tuple(product(range(2, 11), repeat=2)),
    lures=lambda n: (n[0] * (n[1] - 1), n[0] * (n[1] + 1), sum(n)),
    sign=MULTIPLIED,
    on_paper="array",
    row=lambda n: n[1],
    strategy=_strategy,
)


def of_products(numbers: Collection[int]) -> Kind:
    """The same, with those facts alone of which the product is one of these numbers."""
    return replace(TIMES, facts=tuple(fact for fact in TIMES.facts if prod(fact) in numbers))
