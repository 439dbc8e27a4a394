"""Kinds that grow harder with each step that has to be counted."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from kidsq.arithmetic.kind import MOST_STEPS, Kind, Laying, Numbers
from kidsq.arithmetic.slips import Rule

_NUMBER: Final = re.compile(r"\d{1,6}", re.ASCII)
_SIGNS: Final = str.maketrans(dict.fromkeys("+-x/=?", " "))


def numbers_in(code: str) -> Numbers:
    """The numbers in what stands behind the colon of a skill, in its order; none where it has none."""
    parts = code.translate(_SIGNS).split()
    return tuple(map(int, parts)) if all(map(_NUMBER.fullmatch, parts)) else ()


def counted_kind(
    name: str,
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
    operation: str | None = None,
    laying: Laying | None = None,
) -> Kind:
    """code: a pattern of its numbers. first: how hard it is with one step; points: how hard points by fives are."""

    def counted(numbers: Numbers) -> int:
        return min(MOST_STEPS, max(1, steps(numbers)))

    def operands(text: str) -> Numbers:
        found = numbers_in(text)
        return found if len(found) == many else ()

    many = code.count("{}")
    return Kind(
        id=name,
        numbers=many,
        code=lambda numbers: code.format(*numbers),
        operands=operands,
        truth=truth,
        slips=slips,
        group=lambda _numbers: group,
        difficulty=lambda numbers: first + a_step * (counted(numbers) - 1),
        steps=counted,
        hard=first if points is None else points,
        by_fives=points is not None,
        field=group if field else None,
        operation=operation,
        laying=laying,
    )
