"""Sums: of two numbers up to ten, the first that children practise, and longer ones."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from kidsq.arithmetic.differences import OF_SUMS
from kidsq.arithmetic.kind import Equation, Kind, Laying, Numbers
from kidsq.arithmetic.slips import ECHO, ONE_OFF, TRANSPOSED, Rule, partial_sums, taken_away
from kidsq.arithmetic.sums.facts import FACTS, addends_of, counted_on, difficulty_of_sum
from kidsq.arithmetic.sums.families import group_of_sum


def _other_operations(addends: Sequence[int], _truth: int) -> set[int]:
    return {taken_away(sorted(addends, reverse=True)), prod(addends)}


SLIPS: Final[tuple[Rule, ...]] = (
    ONE_OFF,
    ("wrong_operation", _other_operations),
    ("dropped_addend", partial_sums),
    ECHO,
    TRANSPOSED,
)


def lures(addends: Numbers) -> tuple[int, int]:
    """The larger one again, or what is left of it."""
    return max(addends), 2 * max(addends) - sum(addends)


def _of(cards: Numbers) -> Sequence[Equation]:
    """All but the largest add up to it."""
    *addends, total = cards
    return (Equation(SUMS, tuple(addends), total),) if sum(addends) == total else ()


def _said(left: Numbers, right: Numbers) -> Equation | None:
    return Equation(SUMS, left, right[0]) if len(left) > 1 and len(right) == 1 else None


SUMS: Final = Kind(
    id="add",
    numbers=0,
    code=lambda numbers: "+".join(map(str, sorted(numbers))),
    operands=lambda code: addends_of(f"add:{code}"),
    truth=sum,
    slips=SLIPS,
    group=lambda addends: group_of_sum(addends) if addends else None,
    difficulty=difficulty_of_sum,
    steps=counted_on,
    operation="adding",
    laying=Laying(
        discard="sum",
        smallest=3,
        of=_of,
        said=_said,
        sides=lambda said: (tuple(sorted(said.operands)), (said.claimed,)),
    ),
    facts=tuple(map(addends_of, FACTS)),
    lures=lures,
    turns=True,
    inverse=OF_SUMS,
    mixed=False,
    on_paper="row",
)
