"""Kinds of slip by their codes, and for each kind of arithmetic what whoever slips so would answer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import combinations
from math import prod
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


def _taken_away(numbers: Numbers) -> int:
    """What is left of the first."""
    return 2 * numbers[0] - sum(numbers)


def _other_operations(addends: Numbers, _truth: int) -> set[int]:
    return {_taken_away(sorted(addends, reverse=True)), prod(addends)}


def _partial_sums(addends: Numbers, _truth: int) -> set[int]:
    return {sum(part) for size in range(2, len(addends)) for part in combinations(addends, size)}


def _digits_swapped(_numbers: Numbers, truth: int) -> set[int]:
    if truth < 10:
        return set()
    swapped = int(str(truth)[::-1])
    return {swapped} if f"{swapped:02}" == str(truth)[::-1] else set()


def _fives_off(_numbers: Numbers, truth: int) -> set[int]:
    return {truth + off for off in (-10, -5, 5, 10)}


def _fives_off_of_points(numbers: Numbers, truth: int) -> set[int]:
    """Points go by fives; whoever counts figures by ones is never a five off."""
    return set() if any(number % 5 for number in numbers) else _fives_off(numbers, truth)


_ONE_OFF: Final[Rule] = (OFF_BY_ONE, lambda _numbers, truth: {truth - 1, truth + 1})
_ECHO: Final[Rule] = ("echo", lambda numbers, _truth: numbers)
_TRANSPOSED: Final[Rule] = ("transposed", _digits_swapped)

OF_SUMS: Final[tuple[Rule, ...]] = (
    _ONE_OFF,
    ("wrong_operation", _other_operations),
    ("dropped_addend", _partial_sums),
    _ECHO,
    _TRANSPOSED,
)
OF_TOTALS: Final[tuple[Rule, ...]] = (
    _ONE_OFF,
    ("wrong_operation", lambda numbers, _truth: {_taken_away(numbers)}),  # nobody multiplies points
    ("dropped_addend", _partial_sums),
    _ECHO,
    ("decade", _fives_off),
    _TRANSPOSED,
)
OF_PRODUCTS: Final[tuple[Rule, ...]] = (
    _ONE_OFF,
    ("wrong_operation", lambda numbers, _truth: {sum(numbers), abs(numbers[0] - numbers[1])}),
    ("dropped_addend", lambda numbers, truth: {truth - numbers[1], truth + numbers[1]}),
    _ECHO,
    _TRANSPOSED,
)
"""So many groups of so many; a group left out, or one too many, is an addend that was dropped."""
OF_DIFFERENCES: Final[tuple[Rule, ...]] = (
    _ONE_OFF,
    ("wrong_operation", lambda numbers, _truth: {sum(numbers)}),
    _ECHO,
    _TRANSPOSED,
)
"""What lies between two amounts."""
OF_GOALS: Final[tuple[Rule, ...]] = (*OF_DIFFERENCES[:-1], ("decade", _fives_off_of_points), _TRANSPOSED)
"""The same up to a goal."""
OF_COUNTS: Final[tuple[Rule, ...]] = (_ONE_OFF,)
OF_CLAIMS: Final[tuple[Rule, ...]] = (
    ("missed", lambda _numbers, _truth: {1}),
    ("false_alarm", lambda _numbers, _truth: {0}),
)
"""1 says that it holds, 0 that it does not."""
