"""Skills that are no sums of cards: the code of each, what is right, and the slip in an answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final, Literal

from kidsq.arithmetic import skill_of, slips
from kidsq.arithmetic.slips import Rule, Slip

Kind = Literal["add", "total", "to_goal", "missing", "times", "sub", "diff", "count_set"]
"""What stands before the colon of a code."""


@dataclass(frozen=True, slots=True)
class _Rule:
    """numbers: how many operands there are. code: what stands behind the colon. truth: what is right. slips: by which
    those in an answer are named."""

    numbers: int
    code: Callable[[Sequence[int]], str]
    truth: Callable[[Sequence[int]], int]
    slips: Sequence[Rule]


def _between(operands: Sequence[int]) -> int:
    known, whole = operands
    return whole - known


def _taken(operands: Sequence[int]) -> int:
    whole, part = operands
    return whole - part


_RULES: Final[Mapping[str, _Rule]] = {
    "add": _Rule(0, lambda n: skill_of(n).partition(":")[2], sum, slips.OF_SUMS),
    "total": _Rule(2, lambda n: f"{n[0]}+{n[1]}", sum, slips.OF_TOTALS),
    "to_goal": _Rule(2, lambda n: f"{n[0]}/{n[1]}", _between, slips.OF_GOALS),
    "missing": _Rule(2, lambda n: f"{n[0]}+?={n[1]}", _between, slips.OF_DIFFERENCES),
    "times": _Rule(2, lambda n: f"{n[0]}x{n[1]}", prod, slips.OF_PRODUCTS),
    "sub": _Rule(2, lambda n: f"{n[0]}-{n[1]}", _taken, slips.OF_DIFFERENCES),
    "diff": _Rule(2, lambda n: f"{n[0]}-{n[1]}", _taken, slips.OF_DIFFERENCES),
    "count_set": _Rule(1, lambda n: str(n[0]), lambda n: n[0], slips.OF_COUNTS),
}


def skill_code(kind: str, operands: Sequence[int]) -> str:
    """`times:5x3`, `sub:18-4`, `diff:9-6`, `count_set:4` and the like. Raises ValueError for other numbers."""
    rule = _rule(kind, operands)
    if rule.truth(operands) < 0 or min(operands) < 0:
        raise ValueError("nobody is asked for less than nothing")
    return f"{kind}:{rule.code(operands)}"


def is_of(skill: str, operands: Sequence[int]) -> bool:
    """True if this is the code of a skill with these numbers."""
    try:
        return skill == skill_code(skill.partition(":")[0], operands)
    except ValueError:
        return False


def right_answer(skill: str, operands: Sequence[int]) -> int:
    """What is right for a skill with these numbers."""
    return _rule(skill.partition(":")[0], operands).truth(operands)


def slip(skill: str, operands: Sequence[int], answer: int) -> Slip | None:
    """The kind of slip in an answer to a skill; None when it is right. The first kind that fits counts."""
    rule = _rule(skill.partition(":")[0], operands)
    return slips.named(rule.slips, operands, rule.truth(operands), answer)


def numbers_of(skill: str) -> tuple[int, ...]:
    """The numbers in the code of a skill, in its order: 5 and 3 of `times:5x3`; none where it has none."""
    parts = skill.partition(":")[2].translate(_SIGNS).split()
    return tuple(map(int, parts)) if all(map(_NUMBER.fullmatch, parts)) else ()


_NUMBER: Final = re.compile(r"\d{1,6}", re.ASCII)
_SIGNS: Final = str.maketrans(dict.fromkeys("+-x/=?", " "))


def _rule(kind: str, operands: Sequence[int]) -> _Rule:
    rule = _RULES.get(kind)
    if rule is None or not operands or rule.numbers not in (0, len(operands)):
        raise ValueError(f"{kind} has other numbers")
    return rule
