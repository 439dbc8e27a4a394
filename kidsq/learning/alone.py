"""What can be asked alone for a while, and which skills are of it: one family of sums, or one operation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kidsq.arithmetic.skills import KINDS, kind_of, numbers_of
from kidsq.arithmetic.sums.facts import addends_of
from kidsq.arithmetic.sums.families import FAMILIES, MEMBERS

Only = str
"""A key of MEMBERS or of OPERATIONS."""
OPERATIONS: Final[Mapping[Only, tuple[str, ...]]] = {
    operation: tuple(kind.id for kind in KINDS.values() if kind.operation == operation)
    for operation in dict.fromkeys(kind.operation for kind in KINDS.values())
    if operation
}
"""The kinds of skill of each."""
ALONE: Final = (*MEMBERS, *OPERATIONS)


def is_of(only: Only, skill: str) -> bool:
    """True if this skill is practised where one family, or one operation, is asked alone.

    Of a family it is the sum, whole or with a number missing. What is of no kind of arithmetic, as whom a count
    around the table reaches, is of neither.
    """
    kind = kind_of(skill)
    if kind is None:
        return False
    if only in OPERATIONS:
        return kind.id in OPERATIONS[only]
    if not kind.completes:
        return FAMILIES[only].holds(addends_of(skill))
    known, whole = numbers_of(skill)
    return FAMILIES[only].holds((known, whole - known))
