"""Equations as they stand on the table: as signs in a row, and as text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from kidsq.arithmetic.kind import Equation, Kind, Laying
from kidsq.arithmetic.skills import kind_of
from kidsq.arithmetic.sums import SUMS
from kidsq.learning.attempt import TAKEN_AWAY, Attempt

Signs = tuple[int | str | None, ...]
"""Numbers, "+" and "=" in their order; None: the gap where the answer belongs."""
TOTAL_FIRST = "c=a+b"


def of_equation(said: Equation, layout: str = "a+b=c") -> Signs:
    """What has been laid, its addends ascending."""
    if layout == TAKEN_AWAY and said.kind.inverse is not None:
        said = replace(said, operands=tuple(sorted(said.operands))).inverse
        return asked(said.kind, said.operands, said.claimed)
    if said.laying.named:
        return _named(said.laying, said.sides[0], said.claimed)
    return _signs(*said.sides, turned=said.kind.turns and layout == TOTAL_FIRST)


def asked(kind: Kind, operands: Sequence[int], answer: int | None, layout: str = "a+b=c") -> Signs:
    """A question, or what somebody claims, with its operands in their order."""
    if kind.laying is not None and kind.laying.named:
        return _named(kind.laying, operands, answer)
    return _signs(*kind.asked(tuple(operands), answer), turned=kind.turns and layout == TOTAL_FIRST, sign=kind.sign)


def opened(said: Equation, layout: str = "a+b=c") -> Signs:
    """What has been laid, or could be, without the card that goes with the others."""
    if layout == TAKEN_AWAY and said.kind.inverse is not None:
        _total, *rest = of_equation(said, layout)
        return (None, *rest)
    if said.laying.named:
        return _named(said.laying, (*said.sides[0][:-1], None), said.claimed)
    left, right = map(list[int | None], said.sides)
    side = right if said.last_card in right else left
    side[side.index(said.last_card)] = None
    return _signs(left, right, turned=said.kind.turns and layout == TOTAL_FIRST)


def of_attempt(row: Attempt) -> Signs:
    """What a child said, as it is in the log."""
    kind = kind_of(row.skill or "") or SUMS
    return asked(kind, json.loads(row.operands), json.loads(row.response), row.layout or "a+b=c")


def of_sides(
    left: Sequence[int | None], right: Sequence[int | None], *, turned: bool = False, sign: str = "+"
) -> Signs:
    return _signs(left, right, turned=turned, sign=sign)


def text(signs: Signs) -> str:
    return " ".join("?" if one is None else str(one) for one in signs).replace(" , ", ", ")


def _named(laying: Laying, cards: Sequence[int | None], name: int | None) -> Signs:
    """Cards, and what is said of them."""
    between = laying.join.strip()
    return (*_side(cards, between), f"{laying.sign}{'?' if name is None else name}")


def _signs(left: Sequence[int | None], right: Sequence[int | None], *, turned: bool, sign: str = "+") -> Signs:
    first, second = (right, left) if turned else (left, right)
    return (*_side(first, sign), "=", *_side(second, sign))


def _side(numbers: Sequence[int | None], sign: str = "+") -> Signs:
    return tuple([one for number in numbers for one in (sign, number)][1:])
