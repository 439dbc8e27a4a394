"""Equations as children write them: read, check, name the skill and the slip. Knows no game and no language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import prod
from typing import Literal

Slip = Literal["off_by_one", "wrong_operation", "dropped_addend", "echo", "decade", "transposed", "other"]

_SIDES = re.compile(r"\s*(\d{1,3}(?:\s*\+\s*\d{1,3})*)\s*=\s*(\d{1,3}(?:\s*\+\s*\d{1,3})*)\s*", re.ASCII)


class UnreadableEquation(ValueError):
    """The text is no equation with a sum on one side and one number on the other."""


@dataclass(frozen=True, slots=True)
class Equation:
    """A sum and the total the child claims for it, true or not."""

    addends: tuple[int, ...]
    claimed: int

    @property
    def truth(self) -> int:
        return sum(self.addends)

    @property
    def holds(self) -> bool:
        return self.truth == self.claimed

    @property
    def skill(self) -> str:
        return skill_of(self.addends)

    @property
    def text(self) -> str:
        """Canonical: addends ascending, no spaces, total on the right."""
        return "+".join(map(str, sorted(self.addends))) + f"={self.claimed}"


def read_equation(text: str) -> Equation:
    """Read `2+3=5` or `5 = 2 + 3`, true or not.

    Raises UnreadableEquation when both sides are sums (2+4=1+5 is not a sum of this game) or neither is.
    """
    match = _SIDES.fullmatch(text)
    if match is None:
        raise UnreadableEquation(f"{text!r} is not a sum like 2+3=5")
    left, right = ([int(part) for part in side.split("+")] for side in match.groups())
    if len(left) == 1:
        left, right = right, left
    if len(left) < 2 or len(right) != 1:
        raise UnreadableEquation(f"{text!r} needs two or more addends on one side and the total alone on the other")
    return Equation(tuple(left), right[0])


def skill_of(addends: Sequence[int]) -> str:
    """`add:2+3`: the addends ascending, three and more too."""
    return "add:" + "+".join(map(str, sorted(addends)))


def sums_within(numbers: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Every choice of three or more of these numbers in which all but the largest add up to it.

    Returns the addends ascending, the total last; each sum once, sorted.
    """
    ordered = sorted(numbers)
    found = {
        chosen
        for size in range(3, len(ordered) + 1)
        for chosen in combinations(ordered, size)
        if sum(chosen[:-1]) == chosen[-1]
    }
    return tuple(sorted(found))


def slip_of(addends: Sequence[int], answer: int, *, totals: bool = False) -> Slip | None:
    """Name the kind of slip in `answer` to a sum; None when it is right. The first kind that fits counts.

    totals: the numbers are points that go by fives: being off by 5 or 10 has a name of its own, and nobody multiplies.
    """
    truth = sum(addends)
    if answer == truth:
        return None
    if abs(answer - truth) == 1:
        return "off_by_one"
    if answer == _taken_away(addends) if totals else answer in _other_operations(addends):
        return "wrong_operation"
    if len(addends) > 2 and answer in _partial_sums(addends):
        return "dropped_addend"
    if answer in addends:
        return "echo"
    if totals and abs(answer - truth) in (5, 10):
        return "decade"
    return _transposed(truth, answer)


def slip_of_product(factors: Sequence[int], answer: int) -> Slip | None:
    """The same for so many groups of so many: a group left out, or one too many, is an addend that was dropped."""
    groups, size = factors
    truth = groups * size
    if answer == truth:
        return None
    if abs(answer - truth) == 1:
        return "off_by_one"
    if answer in (groups + size, abs(groups - size)):
        return "wrong_operation"
    if answer in (truth - size, truth + size):
        return "dropped_addend"
    return "echo" if answer in factors else _transposed(truth, answer)


def slip_of_difference(amounts: Sequence[int], answer: int) -> Slip | None:
    """The same for what lies between two amounts, the larger one first."""
    larger, smaller = amounts
    truth = larger - smaller
    if answer == truth:
        return None
    if abs(answer - truth) == 1:
        return "off_by_one"
    if answer == larger + smaller:
        return "wrong_operation"
    return "echo" if answer in amounts else _transposed(truth, answer)


def _transposed(truth: int, answer: int) -> Slip:
    return "transposed" if truth >= 10 and str(answer).zfill(2) == str(truth)[::-1] else "other"


def _other_operations(addends: Sequence[int]) -> set[int]:
    return {_taken_away(sorted(addends, reverse=True)), prod(addends)}


def _taken_away(numbers: Sequence[int]) -> int:
    """What is left of the first."""
    return 2 * numbers[0] - sum(numbers)


def _partial_sums(addends: Sequence[int]) -> set[int]:
    return {sum(part) for size in range(2, len(addends)) for part in combinations(addends, size)}
