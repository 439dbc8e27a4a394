"""Equations as children write them: read, check, name the skill. Knows no game and no language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

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
