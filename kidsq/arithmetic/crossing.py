"""Sums across ten: make ten, and some more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq.arithmetic.kind import MOST_STEPS, Equation, Kind, Laying, Numbers, Sides
from kidsq.arithmetic.sums import SLIPS, lures
from kidsq.arithmetic.sums.facts import addends_of, counted_on, difficulty_of_sum

TEN: Final = 10
_BRIDGED: Final = -0.9  # ten is a step on the way: easier than sums of this size are by their numbers alone; ours


def _code(addends: Sequence[int]) -> str:
    return "+".join(map(str, sorted(addends)))


def _of(cards: Numbers) -> Sequence[Equation]:
    """All but one make ten and that one, which goes with a ten that lies there for everybody."""
    rest, odd = divmod(sum(cards) - TEN, 2)
    if odd or rest not in cards:
        return ()
    addends = list(cards)
    addends.remove(rest)
    return (Equation(CROSSING, tuple(addends), TEN + rest),)


def _said(left: Numbers, right: Numbers) -> Equation | None:
    return Equation(CROSSING, left, TEN + right[0]) if len(left) > 1 and len(right) == 1 else None


def _sides(said: Equation) -> Sides:
    return tuple(sorted(said.operands)), (TEN, said.claimed - TEN)


def _strategy(addends: Numbers) -> str:
    smallest, largest = min(addends), max(addends)
    if largest - smallest <= 1:
        return "double" if smallest == largest else "near_double"
    return {9: "nine", 8: "eight"}.get(largest, "ten")


CROSSING: Final = Kind(
    id="cross",
    numbers=0,
    code=_code,
    operands=lambda code: addends_of(f"add:{code}"),
    truth=sum,
    slips=SLIPS,
    group=lambda _addends: "crossing",
    difficulty=lambda addends: difficulty_of_sum(addends) + _BRIDGED,
    steps=lambda addends: min(MOST_STEPS, counted_on(addends)),
    field="crossing",
    operation="crossing",
    strategy=_strategy,
    laying=Laying(discard="cross", smallest=3, of=_of, said=_said, sides=_sides, given=(TEN,), drawn="frames"),
    facts=tuple((first, second) for first in range(2, TEN) for second in range(first, TEN) if first + second > TEN),
    lures=lures,
    common_core=("1.OA.6", "2.OA.2"),
    turns=True,
    on_paper="frames",
    row=lambda addends: max(addends) if len(addends) == 2 else 0,
)
