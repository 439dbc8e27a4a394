"""What "=" means: both sides are worth the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from kidsq.arithmetic.kind import MOST_STEPS, Equation, Kind, Laying, Numbers, OpenSides, Sides
from kidsq.arithmetic.slips import ONE_OFF, TRANSPOSED, Rule
from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.sums.facts import addends_of, counted_on, difficulty_of_sum

UP_TO: Final = 10
_TWO_SIDED: Final = 1.0  # harder than its left side alone: an "=" that asks for more than "what comes out"; ours

# Operands: what stands before "=", then what stands behind it already, as negative numbers; the rest is claimed.


def _parts(operands: Sequence[int]) -> Sides:
    return tuple(one for one in operands if one > 0), tuple(-one for one in operands if one < 0)


def _in_order(left: Numbers, right: Numbers) -> Sides:
    """The longer side first, of two as long the one with the larger numbers; each ascending."""
    sides = tuple(sorted(left)), tuple(sorted(right))
    return sides if (len(sides[0]), sides[0]) >= (len(sides[1]), sides[1]) else sides[::-1]


def _code(operands: Sequence[int]) -> str:
    left, right = _parts(operands)
    return "=".join("+".join(map(str, side)) for side in _in_order(left, (*right, sum(operands))))


def _operands(code: str) -> Numbers:
    """What stands last is asked for."""
    sides = [addends_of(f"add:{side}") for side in code.split("=")]
    worth = {sum(side) for side in sides if side}
    return (*sides[0], *(-one for one in sides[1][:-1])) if len(sides) == 2 and all(sides) and len(worth) == 1 else ()


def _slips_of_everything(operands: Sequence[int], _truth: int) -> set[int]:
    """As if "=" asked what comes out: what is there already is not counted, or all is added up."""
    left, right = _parts(operands)
    return {sum(left), sum(left) + sum(right)} if right else set()


def _ways(cards: Numbers) -> Iterator[Sides]:
    """Every way to lay these cards on two sides that are worth the same."""
    places, half = range(len(cards)), sum(cards) / 2
    for size in range(1, len(cards) // 2 + 1):
        for chosen in combinations(places, size):
            right = tuple([cards[place] for place in chosen])
            if sum(right) == half:
                yield tuple([cards[place] for place in places if place not in chosen]), right


@lru_cache(maxsize=4096)  # more than the cards of any five: as quick as sums once moves are made of them
def _of(cards: Numbers) -> Sequence[Equation]:
    """No number stands on both sides: that would say no more than the rest does."""
    if sum(cards) % 2:
        return ()
    equal = (_in_order(left, right) for left, right in _ways(cards) if not set(left) & set(right))
    return tuple([_equation(*sides) for sides in dict.fromkeys(equal)])


def _equation(left: Numbers, right: Numbers) -> Equation:
    """With a number alone on one side it is a sum."""
    if len(left) == 1:
        left, right = right, left
    if len(right) == 1:
        return Equation(SUMS, left, right[0])
    return Equation(BALANCE, (*left, *(-one for one in right[:-1])), right[-1])


def _said(left: Numbers, right: Numbers) -> Equation | None:
    """Nothing where it holds and a number stands on both sides."""
    if not left or not right or len(left) + len(right) == 2:
        return None
    said = _equation(left, right)
    return None if said.holds and set(left) & set(right) else said


def _sides(said: Equation) -> Sides:
    left, right = _parts(said.operands)
    return _in_order(left, (*right, said.claimed))


def _asked(operands: Numbers, answer: int | None) -> OpenSides:
    left, right = _parts(operands)
    return left, (*right, answer)


def _strategy(operands: Numbers) -> str:
    """A number that is one more or less than one on the other side makes it easy."""
    left, right = _parts(operands)
    return "one_apart" if any(abs(one - other) == 1 for one in left for other in right) else "whole"


_SLIPS: Final[tuple[Rule, ...]] = (("wrong_operation", _slips_of_everything), ONE_OFF, TRANSPOSED)


def _steps(operands: Numbers) -> int:
    """The one side is counted up, then on from what lies on the other."""
    return max(1, min(MOST_STEPS, counted_on(_parts(operands)[0]) + sum(operands)))


BALANCE: Final = Kind(
    id="balance",
    numbers=0,
    code=_code,
    operands=_operands,
    truth=sum,
    slips=_SLIPS,
    group=lambda _operands: "balance",
    difficulty=lambda operands: difficulty_of_sum(_parts(operands)[0]) + _TWO_SIDED,
    steps=_steps,
    field="balance",
    operation="balance",
    strategy=_strategy,
    laying=Laying(
        discard="balance", smallest=3, of=_of, said=_said, sides=_sides, asked=_asked, several=True, drawn="scales"
    ),
    facts=tuple(
        (first, second, -third)
        for first in range(1, UP_TO)
        for second in range(first, UP_TO)
        for third in range(1, UP_TO)
        if first + second <= UP_TO and third < first + second and third not in (first, second)
    ),
    lures=lambda operands: (sum(_parts(operands)[0]), *_parts(operands)[1]),
    behind=True,
    common_core=("1.OA.7", "1.OA.8"),
    on_paper="sides",
    row=lambda operands: sum(_parts(operands)[0]),
)
