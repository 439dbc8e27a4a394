"""What children practise: how hard each skill is before anything is known of a child, and which families share."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Final, Literal

from kidsq.arithmetic import skill_of
from kidsq.learning.skills import numbers_of

Group = Literal[
    "plus_1",
    "plus_2",
    "doubles",
    "near_doubles",
    "five_and",
    "partners_of_ten",
    "other",
    "longer",
    "missing",
    "points",
    "times",
    "taking_away",
    "comparing",
    "counting",
]

UP_TO: Final = 10
_ADDEND: Final = re.compile(r"\d{1,6}", re.ASCII)
FIVE: Final = 5
_KINDS: Final[Mapping[str, tuple[Group, float]]] = {
    "missing": ("missing", 0.0),
    "total": ("points", 0.4),
    "to_goal": ("points", 0.9),
    "times": ("times", 0.3),
    "sub": ("taking_away", 0.0),
    "diff": ("comparing", 0.2),
    "count_set": ("counting", -1.9),
}
"""Kind of a skill that is no sum -> its family, and how hard it is with one step (of points: by fives)."""
_POINTS_BY_ONES: Final = -0.6
_A_STEP: Final[Mapping[Group, float]] = {
    "missing": 0.3,
    "points": 0.2,
    "times": 0.25,
    "taking_away": 0.3,
    "comparing": 0.3,
    "counting": 0.2,
}
USUAL_STEPS: Final = 3
"""Of a skill whose numbers do not tell."""
MOST_STEPS: Final = 9
"""More than that nobody counts without losing the place, however much there is."""


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
        kind = _KINDS.get(skill.partition(":")[0])
        return kind[0] if kind else None
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
        return _difficulty_of_other(skill)
    if len(addends) > 2:
        return 0.4 + 0.12 * (sum(addends) - 6)
    smaller, larger = sorted(addends)
    easier = 0.8 * (smaller == larger) + 0.2 * (5 in addends) + 0.2 * (smaller + larger == 10)
    return -1.7 + 0.7 * (smaller - 1) + 0.12 * (larger - smaller) - easier


def _difficulty_of_other(skill: str) -> float:
    """Points by fives are as hard as they are; what goes by ones grows with what has to be counted."""
    kind = _KINDS.get(skill.partition(":")[0], _KINDS["to_goal"])
    steps = _steps_of_other(skill)
    return (
        kind[1]
        if steps is None
        else (_POINTS_BY_ONES if kind[0] == "points" else kind[1]) + _A_STEP[kind[0]] * (steps - 1)
    )


@cache
def counting_steps(skill: str) -> int:
    """How many steps a child counts who does not know it: on from the largest addend, group by group, one by one."""
    addends = addends_of(skill)
    if addends:
        return sum(addends) - max(addends)
    return _steps_of_other(skill) or USUAL_STEPS


def _steps_of_other(skill: str) -> int | None:
    """None where the numbers do not tell, as those of points by fives."""
    kind, numbers = skill.partition(":")[0], numbers_of(skill)
    steps = _STEPS.get((kind, len(numbers)))
    if steps is None or (kind in ("total", "to_goal") and not any(number % FIVE for number in numbers)):
        return None
    return min(MOST_STEPS, max(1, steps(numbers)))


def _less(numbers: tuple[int, ...]) -> int:
    """Of taking away: back by the smaller number, or up to the larger one, whichever is nearer."""
    return min(numbers[1], numbers[0] - numbers[1])


_STEPS: Final[Mapping[tuple[str, int], Callable[[tuple[int, ...]], int]]] = {
    ("total", 2): lambda numbers: numbers[1],
    ("to_goal", 2): lambda numbers: numbers[1] - numbers[0],
    ("times", 2): lambda numbers: numbers[0],
    ("missing", 2): lambda numbers: min(numbers[0], numbers[1] - numbers[0]),
    ("sub", 2): _less,
    ("diff", 2): _less,
    ("count_set", 1): lambda numbers: numbers[0],
}
"""Kind and how many numbers it has -> how many steps."""
