"""The sums children learn, how hard each is before anything is known of a child, and which families share."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final, Literal

from kidsq.arithmetic import skill_of

Group = Literal[
    "plus_1", "plus_2", "doubles", "near_doubles", "five_and", "partners_of_ten", "other", "longer", "missing", "points"
]

UP_TO: Final = 10
_ADDEND: Final = re.compile(r"\d{1,6}", re.ASCII)
_KINDS: Final[dict[str, tuple[Group, float]]] = {"missing": ("missing", 0.6), "total": ("points", 0.4)}
_TO_GOAL: Final[tuple[Group, float]] = ("points", 0.9)


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


@cache
def group_of(skill: str) -> Group | None:
    """The family whose other sums tell something about this one; each has one. None: no arithmetic of sums."""
    addends = addends_of(skill)
    if not addends:
        kind = skill.partition(":")[0]
        return _KINDS[kind][0] if kind in _KINDS else _TO_GOAL[0] if kind == "to_goal" else None
    if len(addends) > 2:
        return "longer"
    smaller, larger = sorted(addends)
    if smaller in (1, 2) and smaller != larger:
        return "plus_1" if smaller == 1 else "plus_2"
    if larger - smaller < 2:
        return "doubles" if smaller == larger else "near_doubles"
    if 5 in addends:
        return "five_and"
    return "partners_of_ten" if smaller + larger == 10 else "other"


@cache
def difficulty_of(skill: str) -> float:
    """The ability, in log-odds, at which half of the children know this.

    Sums grow harder with the smaller addend and a little with the distance; doubles, fives and tens are easier than
    their size (the order that textbooks and studies of problem size agree on; the numbers are ours).
    """
    addends = addends_of(skill)
    if not addends:
        kind = skill.partition(":")[0]
        return _KINDS.get(kind, _TO_GOAL)[1]
    if len(addends) > 2:
        return 0.4 + 0.12 * (sum(addends) - 6)
    smaller, larger = sorted(addends)
    easier = 0.8 * (smaller == larger) + 0.2 * (5 in addends) + 0.2 * (smaller + larger == 10)
    return -1.7 + 0.7 * (smaller - 1) + 0.12 * (larger - smaller) - easier


@cache
def counting_steps(skill: str) -> int:
    """How many steps a child counts on who does not know the sum: all but the largest addend."""
    addends = addends_of(skill)
    return sum(addends) - max(addends) if addends else 3
