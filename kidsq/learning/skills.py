"""What is practised, by kinds of skill: the code of each, what is right, slips, and how hard it is held to be."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Final

from kidsq.arithmetic import skill_of, slips
from kidsq.arithmetic.slips import Rule, Slip
from kidsq.learning.facts import addends_of, counted_on, difficulty_of_sum
from kidsq.learning.families import group_of_sum

Numbers = tuple[int, ...]
Field = str
"""A key of FIELDS."""
FIVE: Final = 5
USUAL_HARD: Final = 0.9
USUAL_STEPS: Final = 3
"""Of a skill whose numbers do not tell."""
MOST_STEPS: Final = 9
"""More than that nobody counts without losing the place, however much there is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillKind:
    """One kind of skill: what stands before the colon of a code.

    numbers: how many it has; 0: two and more. code: what stands behind the colon. truth: what is right. slips: by which
    those in an answer are named. group: the skills whose answers tell something about each other.
    difficulty: the ability, in log-odds, at which half of the children know it; hard: of one whose numbers do not tell.
    steps: so many a child counts who does not know it. by_fives: of points, which go by fives, the numbers do not tell.
    field: as what it is practised beside sums.
    """

    numbers: int
    code: Callable[[Sequence[int]], str]
    truth: Callable[[Sequence[int]], int]
    slips: Sequence[Rule]
    group: Callable[[Numbers], str | None]
    difficulty: Callable[[Numbers], float]
    steps: Callable[[Numbers], int]
    hard: float = USUAL_HARD
    by_fives: bool = False
    field: Field | None = None


def _counted(
    code: str,
    truth: Callable[[Sequence[int]], int],
    slips: Sequence[Rule],
    group: str,
    steps: Callable[[Numbers], int],
    *,
    first: float,
    a_step: float,
    points: float | None = None,
    field: bool = False,
) -> SkillKind:
    """A kind that grows harder with each step that has to be counted.

    first: how hard it is with one; points: how hard points by fives are, whatever their numbers.
    """

    def counted(numbers: Numbers) -> int:
        return min(MOST_STEPS, max(1, steps(numbers)))

    return SkillKind(
        numbers=code.count("{}"),
        code=lambda numbers: code.format(*numbers),
        truth=truth,
        slips=slips,
        group=lambda _numbers: group,
        difficulty=lambda numbers: first + a_step * (counted(numbers) - 1),
        steps=counted,
        hard=first if points is None else points,
        by_fives=points is not None,
        field=group if field else None,
    )


def _between(operands: Sequence[int]) -> int:
    known, whole = operands
    return whole - known


def _taken(operands: Sequence[int]) -> int:
    whole, part = operands
    return whole - part


def _less(numbers: Numbers) -> int:
    """Of taking away: back by the smaller number, or up to the larger one, whichever is nearer."""
    return min(numbers[1], numbers[0] - numbers[1])


KINDS: Final[Mapping[str, SkillKind]] = {
    "add": SkillKind(
        numbers=0,
        code=lambda numbers: skill_of(numbers).partition(":")[2],
        truth=sum,
        slips=slips.OF_SUMS,
        group=lambda addends: group_of_sum(addends) if addends else None,
        difficulty=difficulty_of_sum,
        steps=counted_on,
    ),
    "total": _counted("{}+{}", sum, slips.OF_TOTALS, "points", lambda n: n[1], first=-0.6, a_step=0.2, points=0.4),
    "to_goal": _counted(
        "{}/{}", _between, slips.OF_GOALS, "points", lambda n: n[1] - n[0], first=-0.6, a_step=0.2, points=0.9
    ),
    "missing": _counted(
        "{}+?={}",
        _between,
        slips.OF_DIFFERENCES,
        "missing",
        lambda n: min(n[0], n[1] - n[0]),
        first=0.0,
        a_step=0.3,
    ),
    "count_set": _counted(
        "{}", lambda n: n[0], slips.OF_COUNTS, "counting", lambda n: n[0], first=-1.9, a_step=0.2, field=True
    ),
    "diff": _counted("{}-{}", _taken, slips.OF_DIFFERENCES, "comparing", _less, first=0.2, a_step=0.3, field=True),
    "sub": _counted("{}-{}", _taken, slips.OF_DIFFERENCES, "taking_away", _less, first=0.0, a_step=0.3, field=True),
    "times": _counted("{}x{}", prod, slips.OF_PRODUCTS, "times", lambda n: n[0], first=0.3, a_step=0.25, field=True),
}
"""Those practised beside sums in the order in which children meet them at school."""
FIELDS: Final[Mapping[Field, str]] = {kind.field: code for code, kind in KINDS.items() if kind.field}
"""What is practised beside sums, by the kind of its skills."""


def skill_code(kind: str, operands: Sequence[int]) -> str:
    """`times:5x3`, `sub:18-4`, `diff:9-6`, `count_set:4` and the like. Raises ValueError for other numbers."""
    known = _kind(kind, operands)
    if known.truth(operands) < 0 or min(operands) < 0:
        raise ValueError("nobody is asked for less than nothing")
    return f"{kind}:{known.code(operands)}"


def is_of(skill: str, operands: Sequence[int]) -> bool:
    """True if this is the code of a skill with these numbers."""
    try:
        return skill == skill_code(skill.partition(":")[0], operands)
    except ValueError:
        return False


def right_answer(skill: str, operands: Sequence[int]) -> int:
    """What is right for a skill with these numbers."""
    return _kind(skill.partition(":")[0], operands).truth(operands)


def slip(skill: str, operands: Sequence[int], answer: int) -> Slip | None:
    """The kind of slip in an answer to a skill; None when it is right. The first kind that fits counts."""
    kind = _kind(skill.partition(":")[0], operands)
    return slips.named(kind.slips, operands, kind.truth(operands), answer)


def numbers_of(skill: str) -> tuple[int, ...]:
    """The numbers in the code of a skill, in its order: 5 and 3 of `times:5x3`; none where it has none."""
    parts = skill.partition(":")[2].translate(_SIGNS).split()
    return tuple(map(int, parts)) if all(map(_NUMBER.fullmatch, parts)) else ()


_NUMBER: Final = re.compile(r"\d{1,6}", re.ASCII)
_SIGNS: Final = str.maketrans(dict.fromkeys("+-x/=?", " "))


def _kind(code: str, operands: Sequence[int]) -> SkillKind:
    kind = KINDS.get(code)
    if kind is None or not operands or kind.numbers not in (0, len(operands)):
        raise ValueError(f"{code} has other numbers")
    return kind


# -- before anything is known of a child -------------------------------------------------------------------------------


@cache
def group_of(skill: str) -> str | None:
    """The group of skills whose answers tell something about this one, of a sum its family. None: it has none."""
    kind = KINDS.get(skill.partition(":")[0])
    return None if kind is None else kind.group(addends_of(skill))


@cache
def difficulty_of(skill: str) -> float:
    """The ability, in log-odds, at which half of the children know this."""
    kind, numbers = _telling(skill)
    return kind.difficulty(numbers) if numbers else kind.hard


@cache
def counting_steps(skill: str) -> int:
    """How many steps a child counts who does not know it: on from the largest addend, group by group, one by one."""
    kind, numbers = _telling(skill)
    return kind.steps(numbers) if numbers else USUAL_STEPS


def _telling(skill: str) -> tuple[SkillKind, Numbers]:
    """The kind of a skill, and its numbers; none where these do not tell. What nobody knows is as hard as a goal."""
    kind = KINDS.get(skill.partition(":")[0])
    if kind is None:
        return KINDS["to_goal"], ()
    if not kind.numbers:
        return kind, addends_of(skill)
    numbers = numbers_of(skill)
    tell = len(numbers) == kind.numbers and not (kind.by_fives and not any(number % FIVE for number in numbers))
    return kind, numbers if tell else ()
