"""Sums as children write them."""

from __future__ import annotations

import re

from kidsq.arithmetic.kind import UnreadableEquation

_SIDES = re.compile(r"\s*(\d{1,3}(?:\s*\+\s*\d{1,3})*)\s*=\s*(\d{1,3}(?:\s*\+\s*\d{1,3})*)\s*", re.ASCII)


def read_sum(text: str) -> tuple[tuple[int, ...], int]:
    """The addends and the total in `2+3=5` or `5 = 2 + 3`, true or not.

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
    return tuple(left), right[0]
