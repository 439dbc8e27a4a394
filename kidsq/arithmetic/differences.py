"""What is left, and how many more there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kidsq.arithmetic.counted import counted_kind, numbers_in
from kidsq.arithmetic.kind import MINUS, Equation, Laying, Numbers, OpenSides
from kidsq.arithmetic.slips import OF_DIFFERENCES

UP_TO: Final = 20
TEN: Final = 10


def _left(operands: Sequence[int]) -> int:
    whole, *taken = operands
    return whole - sum(taken)


def _less(numbers: Numbers) -> int:
    """Back by what is taken away, or up from there to the whole, whichever is nearer."""
    return min(sum(numbers[1:]), _left(numbers))


def _up_to(numbers: Numbers) -> int:
    """Within ten, or within twenty."""
    whole, *taken = numbers
    return 0 if len(taken) > 1 or whole > UP_TO else TEN if whole <= TEN else UP_TO


def _operands(code: str) -> Numbers:
    found = numbers_in(code)
    return found if len(found) > 1 else ()


def _weighed(operands: Numbers, answer: int | None) -> OpenSides:
    whole, *taken = operands
    return (*taken, answer), (whole,)


def _of(cards: Numbers) -> Sequence[Equation]:
    *parts, whole = cards
    return (Equation(SUB, (whole, *parts[:-1]), parts[-1]),) if sum(parts) == whole else ()


def _said(left: Numbers, right: Numbers) -> Equation | None:
    return Equation(SUB, left, right[0]) if len(left) > 1 and len(right) == 1 else None


def _strategy(numbers: Numbers) -> str:
    whole, *taken = numbers
    part, left = sum(taken), _left(numbers)
    if min(part, left) <= 2:
        return "back" if part <= left else "up"
    if part == left:
        return "half"
    return "through_ten" if left < 10 < whole else "parts"


DIFF: Final = replace(
    counted_kind(
        "diff",
        "{}-{}",
        _left,
        OF_DIFFERENCES,
        "comparing",
        _less,
        first=0.2,
        a_step=0.3,
        field=True,
        operation="taking_away",
    ),
    sign=MINUS,
)
SUB: Final = replace(
    counted_kind(
        "sub",
        "{}-{}",
        _left,
        OF_DIFFERENCES,
        "taking_away",
        _less,
        first=0.0,
        a_step=0.3,
        field=True,
        operation="taking_away",
    ),
    # Several can be taken away, one after the other.
    numbers=0,
    code=lambda numbers: "-".join(map(str, numbers)),
    operands=_operands,
    sign=MINUS,
    weighed=_weighed,
    laying=Laying(discard="sum", smallest=3, of=_of, said=_said, sides=lambda said: (said.operands, (said.claimed,))),
    facts=tuple((whole, part) for whole in range(2, UP_TO + 1) for part in range(1, whole)),
    lures=lambda numbers: (numbers[1], sum(numbers)),
    row=_up_to,
    on_paper="taken",
    strategy=_strategy,
)
OF_SUMS: Final = replace(SUB, facts=tuple((whole, part) for whole, part in SUB.facts if whole <= TEN))
"""What is left of sums to ten."""
