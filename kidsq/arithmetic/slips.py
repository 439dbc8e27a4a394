"""Kinds of slip by their codes, and the rules by which several kinds of arithmetic name them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import combinations
from typing import Final

Slip = str
"""One of SLIPS."""
OFF_BY_ONE: Final = "off_by_one"
OTHER: Final = "other"
"""Not right, and nothing is known of how it came about."""
DIRECTIONS: Final = ("one_more", "one_less")
"""OFF_BY_ONE in the log, which reports tell apart."""
LOGGED: Final[tuple[Slip, ...]] = (
    OFF_BY_ONE,
    "wrong_operation",
    "dropped_addend",
    "echo",
    "decade",
    "transposed",
    "missed",
    "false_alarm",
    OTHER,
)
SLIPS: Final[tuple[Slip, ...]] = (*DIRECTIONS, *LOGGED)
"""Every kind, in the order of reports."""

Numbers = Sequence[int]
Rule = tuple[Slip, Callable[[Numbers, int], Collection[int]]]
"""A kind of slip, and the answers in which it shows, to these numbers where this is right."""


def named(rules: Sequence[Rule], numbers: Numbers, truth: int, answer: int) -> Slip | None:
    """The kind of slip in an answer; None when it is right. The first kind that fits counts."""
    if answer == truth:
        return None
    return next((slip for slip, answers in rules if answer in answers(numbers, truth)), OTHER)


def taken_away(numbers: Numbers) -> int:
    """What is left of the first."""
    return 2 * numbers[0] - sum(numbers)


def partial_sums(addends: Numbers, _truth: int) -> set[int]:
    return {sum(part) for size in range(2, len(addends)) for part in combinations(addends, size)}


def _digits_swapped(_numbers: Numbers, truth: int) -> set[int]:
    if truth < 10:
        return set()
    swapped = int(str(truth)[::-1])
    return {swapped} if f"{swapped:02}" == str(truth)[::-1] else set()


def fives_off(_numbers: Numbers, truth: int) -> set[int]:
    return {truth + off for off in (-10, -5, 5, 10)}


ONE_OFF: Final[Rule] = (OFF_BY_ONE, lambda _numbers, truth: {truth - 1, truth + 1})
ECHO: Final[Rule] = ("echo", lambda numbers, _truth: numbers)
TRANSPOSED: Final[Rule] = ("transposed", _digits_swapped)

OF_DIFFERENCES: Final[tuple[Rule, ...]] = (
    ONE_OFF,
    ("wrong_operation", lambda numbers, _truth: {sum(numbers)}),
    ECHO,
    TRANSPOSED,
)
"""What lies between two amounts."""
OF_COUNTS: Final[tuple[Rule, ...]] = (ONE_OFF,)
OF_CLAIMS: Final[tuple[Rule, ...]] = (
    ("missed", lambda _numbers, _truth: {1}),
    ("false_alarm", lambda _numbers, _truth: {0}),
)
"""1 says that it holds, 0 that it does not."""
