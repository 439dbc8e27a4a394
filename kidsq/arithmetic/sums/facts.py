"""Sums: those up to ten, and how hard each is before anything is known of a child."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

UP_TO: Final = 10
_ADDEND: Final = re.compile(r"\d{1,6}", re.ASCII)


def skill_of(addends: Sequence[int]) -> str:
    """`add:2+3`: the addends ascending, three and more too."""
    return "add:" + "+".join(map(str, sorted(addends)))


def facts_up_to(up_to: int = UP_TO) -> tuple[str, ...]:
    """Every sum of two numbers with a total up to `up_to`: 25 of them up to ten."""
    return tuple(
        skill_of((first, second)) for first in range(1, up_to // 2 + 1) for second in range(first, up_to - first + 1)
    )


FACTS: Final = facts_up_to()


@lru_cache(maxsize=4096)  # a skill can come from an address, so there is no end of them
def addends_of(skill: str) -> tuple[int, ...]:
    """The addends of `add:2+3`; none for another skill."""
    kind, _, numbers = skill.partition(":")
    parts = numbers.split("+")
    if kind != "add" or len(parts) < 2 or not all(map(_ADDEND.fullmatch, parts)):
        return ()
    return tuple(map(int, parts))


def difficulty_of_sum(addends: tuple[int, ...]) -> float:
    """The ability, in log-odds, at which half of the children know a sum.

    It grows with the smaller addend and a little with the distance; doubles, fives and tens are easier than
    their size (the order that textbooks and studies of problem size agree on; the numbers are ours).
    """
    if len(addends) > 2:
        return 0.4 + 0.12 * (sum(addends) - 6)
    smaller, larger = sorted(addends)
    easier = 0.8 * (smaller == larger) + 0.2 * (5 in addends) + 0.2 * (smaller + larger == 10)
    return -1.7 + 0.7 * (smaller - 1) + 0.12 * (larger - smaller) - easier


def counted_on(addends: tuple[int, ...]) -> int:
    """How many steps it takes to count on from the largest addend."""
    return sum(addends) - max(addends)
