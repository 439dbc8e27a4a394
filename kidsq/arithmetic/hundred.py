"""Tens that make a hundred together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq.arithmetic.counted import numbers_in
from kidsq.arithmetic.kind import Equation, Kind, Laying, Numbers, OpenSides, Sides
from kidsq.arithmetic.slips import ECHO, Rule
from kidsq.arithmetic.sums.facts import difficulty_of_sum

WHOLE: Final = 100
TEN: Final = 10
_HARDER: Final = 0.6  # than the same with ones, in log-odds: ours, as children meet it a year later
_LONGER: Final = 0.9  # each further card

SLIPS: Final[tuple[Rule, ...]] = (
    ("decade", lambda _numbers, truth: {truth - TEN, truth + TEN}),
    ECHO,
)


def _known(operands: Sequence[int]) -> Numbers:
    return tuple(operands[:-1])


def _truth(operands: Sequence[int]) -> int:
    *known, whole = operands
    return whole - sum(known)


def _code(operands: Sequence[int]) -> str:
    """Of cards that are too much already, what goes with the first."""
    operands = operands if _truth(operands) > 0 else (operands[0], operands[-1])
    parts = sorted((*_known(operands), _truth(operands)))
    return "+".join(map(str, parts)) + f"={operands[-1]}"


def _operands(code: str) -> Numbers:
    """The largest is asked for."""
    *parts, whole = numbers_in(code) or (0,)
    return (*parts[:-1], whole) if len(parts) > 1 and sum(parts) == whole else ()


def _difficulty(operands: Numbers) -> float:
    known = _known(operands)
    tens = (sum(known) // TEN, _truth(operands) // TEN)
    return difficulty_of_sum(tens) + _HARDER + _LONGER * (len(known) - 1)


def _of(cards: Numbers) -> Sequence[Equation]:
    return (Equation(HUNDRED, (*cards[:-1], WHOLE), cards[-1]),) if sum(cards) == WHOLE else ()


def _said(left: Numbers, right: Numbers) -> Equation | None:
    """The last card is what goes with those before it."""
    return Equation(HUNDRED, (*left[:-1], WHOLE), left[-1]) if len(left) > 1 and not right else None


def _sides(said: Equation) -> Sides:
    return tuple(sorted((*_known(said.operands), said.claimed))), (WHOLE,)


def _asked(operands: Numbers, answer: int | None) -> OpenSides:
    return (*_known(operands), answer), operands[-1:]


def _strategy(operands: Numbers) -> str:
    parts = (*_known(operands), _truth(operands))
    return "half" if WHOLE // 2 in parts else "on" if min(parts) <= 2 * TEN else "ten_tens"


HUNDRED: Final = Kind(
    id="make",
    numbers=0,
    code=_code,
    operands=_operands,
    truth=_truth,
    slips=SLIPS,
    group=lambda _operands: "hundred",
    difficulty=_difficulty,
    steps=lambda operands: min(sum(_known(operands)), _truth(operands)) // TEN,
    field="hundred",
    operation="hundred",
    strategy=_strategy,
    laying=Laying(
        discard="make", smallest=2, of=_of, said=_said, sides=_sides, asked=_asked, given=(WHOLE,), takes_all=True
    ),
    facts=tuple((tens, WHOLE) for tens in range(TEN, WHOLE, TEN)),
    unit=TEN,
    common_core=("1.NBT.4", "2.NBT.5"),
    most=WHOLE - TEN,
    lures=_known,
    on_paper="tens",
    row=len,
)
