"""What is practised, by kinds of arithmetic: the code of each skill, what is right, slips, and how hard it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from kidsq.arithmetic import slips
from kidsq.arithmetic.balance import BALANCE
from kidsq.arithmetic.counted import numbers_in
from kidsq.arithmetic.counting import COUNT_SET
from kidsq.arithmetic.crossing import CROSSING
from kidsq.arithmetic.differences import DIFF, SUB
from kidsq.arithmetic.hundred import HUNDRED
from kidsq.arithmetic.kind import Field, Kind, Numbers
from kidsq.arithmetic.missing import MISSING
from kidsq.arithmetic.points import TO_GOAL, TOTAL
from kidsq.arithmetic.products import TIMES
from kidsq.arithmetic.slips import Slip
from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.tables import TABLE

FIVE: Final = 5
USUAL_STEPS: Final = 3
"""Of a skill whose numbers do not tell."""

KINDS: Final[Mapping[str, Kind]] = {
    kind.id: kind
    for kind in (SUMS, TOTAL, TO_GOAL, MISSING, COUNT_SET, DIFF, SUB, CROSSING, BALANCE, HUNDRED, TIMES, TABLE)
}
"""Those practised beside sums in the order in which children meet them at school."""
FIELDS: Final[Mapping[Field, str]] = {kind.field: code for code, kind in KINDS.items() if kind.field}
"""What is practised beside sums, by the kind of its skills."""

OF_FIELD: Final[Mapping[Field, tuple[Kind, ...]]] = {
    field: tuple(kind for kind in KINDS.values() if kind.group(()) == field) for field in FIELDS
}
"""Those whose answers tell of a field."""
BEYOND_TEN: Final[tuple[Field, ...]] = tuple(
    field for field, kinds in OF_FIELD.items() if any(kind.facts for kind in kinds)
)
"""The fields with facts to know, as the sums up to ten are."""


@cache
def facts_of(kind: Kind) -> tuple[str, ...]:
    """The skills that are its facts, each once: 30 + 70 and 70 + 30 are one."""
    return tuple(dict.fromkeys(map(kind.skill, kind.facts)))


@cache
def row_of(skill: str) -> int:
    """The number by which it stands together with others of its kind, see Kind.row."""
    kind = kind_of(skill)
    operands = kind.operands(skill.partition(":")[2]) if kind else ()
    return kind.row(operands) if kind and operands else 0


def field_facts(field: Field) -> tuple[str, ...]:
    """The facts of a field, of all its kinds."""
    return tuple(fact for kind in OF_FIELD[field] for fact in facts_of(kind))


FACTS_ASKED: Final = frozenset(kind.skill(fact) for kind in KINDS.values() for fact in kind.facts)
"""What friends ask for by itself, without a picture to count."""


def kind_of(skill: str) -> Kind | None:
    """None for what is of no kind of arithmetic, as a row or twins."""
    return KINDS.get(skill.partition(":")[0])


def skill_code(kind: str, operands: Sequence[int]) -> str:
    """`times:5x3`, `sub:18-4`, `diff:9-6`, `count_set:4` and the like. Raises ValueError for other numbers."""
    known = _kind(kind, operands)
    if known.truth(operands) < 0 or (min(operands) < 0 and not known.behind):
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
    if kind.holds is not None and kind.holds(tuple(operands), answer):
        return None
    return slips.named(kind.slips, operands, kind.truth(operands), answer)


def numbers_of(skill: str) -> Numbers:
    """The numbers in the code of a skill, in its order: 5 and 3 of `times:5x3`; none where it has none."""
    return numbers_in(skill.partition(":")[2])


def _kind(code: str, operands: Sequence[int]) -> Kind:
    kind = KINDS.get(code)
    if kind is None or not operands or kind.numbers not in (0, len(operands)):
        raise ValueError(f"{code} has other numbers")
    return kind


# -- before anything is known of a child -------------------------------------------------------------------------------


@cache
def group_of(skill: str) -> str | None:
    """The group of skills whose answers tell something about this one, of a sum its family. None: it has none."""
    kind = kind_of(skill)
    return None if kind is None else kind.group(kind.operands(skill.partition(":")[2]))


@cache
def strategy_of(skill: str) -> str:
    """How this is worked out: two skills with the same one are practised alike."""
    kind = kind_of(skill)
    if kind is None:
        return skill.partition(":")[0]
    numbers = kind.operands(skill.partition(":")[2])
    return f"{kind.id}:{kind.strategy(numbers) if kind.strategy and numbers else kind.group(numbers)}"


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


def _telling(skill: str) -> tuple[Kind, Numbers]:
    """The kind of a skill, and its numbers; none where these do not tell. What nobody knows is as hard as a goal."""
    kind = kind_of(skill)
    if kind is None:
        return TO_GOAL, ()
    numbers = kind.operands(skill.partition(":")[2])
    tell = not (kind.by_fives and not any(number % FIVE for number in numbers))
    return kind, numbers if tell else ()
