"""How slow a child is on each day beside its usual self, by the same sums on other days.

A tired day, a new chair or a cold make all sums slow alike; a sum that is lost is slow alone. Here the former is found
and taken out of the times, so that what is left tells of the sums.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import exp, log
from statistics import fmean, median
from typing import Final, NamedTuple, TypeVar

from kidsq.learning.evidence import Evidence
from kidsq.learning.model import constants as model
from kidsq.learning.model.response_times import produced

FEWEST: Final = 3
"""Times of a sum, without which it tells of no day."""
FARTHEST: Final = 0.25
"""A time that lies farther from the sum's others, in logs, counts as one that lies so far: the child looked out of the
window, or the sum has come or gone. With 0.5 a child that learned eight sums seemed to have a faster fortnight."""
AS_MANY: Final = 6.0
"""So many times are as telling as what was to be expected: that a week, or a day, is like the others."""
ROUNDS: Final = 4
LEAST: Final = 0.3
STEP: Final = 0.05
"""Finer differences tell nothing of a sum, and with so few different times most need not be weighed again."""

Key = TypeVar("Key")


class _Timed(NamedTuple):
    """One time. at: its log, without the tapping."""

    skill: str
    day: int
    at: float


def at_its_usual_pace(rows: Sequence[Evidence]) -> list[Evidence]:
    """The same answers with their times as they were on a day of the child's usual pace, without the tapping where that
    was measured, to STEP seconds. rows: of one child."""
    taps, slower = _taps(rows), by_day(rows)
    return [_as_usual(row, taps.get(row.device), slower.get(row.day, 0.0)) if produced(row) else row for row in rows]


def _as_usual(row: Evidence, measured: float | None, slower: float) -> Evidence:
    tap = row.motor if row.motor is not None else measured
    net = (row.rt or 0.0) - (model.MOTOR if tap is None else tap)
    net = round(net * exp(-slower) / STEP) * STEP if net > 0 else net
    return replace(row, rt=net + model.MOTOR, motor=None) if tap is None else replace(row, rt=net, motor=0.0)


def _taps(rows: Iterable[Evidence]) -> Mapping[str, float]:
    """By device the seconds of a tap, where it was ever measured."""
    measured = _grouped((row.device, row.motor) for row in rows if row.motor is not None)
    return {device: median(taps) for device, taps in measured.items()}


def by_day(rows: Sequence[Evidence]) -> Mapping[int, float]:
    """How much slower (log) than usual a child was on each day with times that tell of it."""
    taps = _taps(rows)
    all_timed = []
    for row in rows:
        if row.right and produced(row):
            tap = row.motor if row.motor is not None else taps.get(row.device, model.MOTOR)
            all_timed.append(_Timed(row.skill, row.day, log(max(LEAST, (row.rt or 0.0) - tap))))
    often = Counter(one.skill for one in all_timed)
    timed = [one for one in all_timed if often[one.skill] >= FEWEST]
    usual = {skill: median(times) for skill, times in _grouped((one.skill, one.at) for one in timed).items()}
    slower = _slower(timed, usual)
    for _ in range(ROUNDS - 1):
        off = _grouped((one.skill, _near(one.at - slower[one.day] - usual[one.skill])) for one in timed)
        usual = {skill: usual[skill] + fmean(found) for skill, found in off.items()}
        slower = _slower(timed, usual)
    return slower


def _slower(timed: Sequence[_Timed], usual: Mapping[str, float]) -> dict[int, float]:
    """By day: what its week is off, and what it is off beside that."""
    off = _grouped((one.day, _near(one.at - usual[one.skill])) for one in timed)
    weeks = _grouped((day // 7, one) for day, found in off.items() for one in found)
    of_week = {week: _expected(found) for week, found in weeks.items()}
    return {
        day: of_week[day // 7] + _expected([one - of_week[day // 7] for one in found]) for day, found in off.items()
    }


def _grouped(pairs: Iterable[tuple[Key, float]]) -> dict[Key, list[float]]:
    found: dict[Key, list[float]] = defaultdict(list)
    for key, one in pairs:
        found[key].append(one)
    return found


def _near(off: float) -> float:
    return max(-FARTHEST, min(FARTHEST, off))


def _expected(off: Sequence[float]) -> float:
    return sum(off) / (len(off) + AS_MANY)
