"""What the sums of each day say: how likely the answers are at each pace, if a sum is known and if it is not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import exp, log, pi, sqrt
from operator import mul
from statistics import median
from typing import Final

from kidsq.arithmetic.kind import MOST_STEPS
from kidsq.arithmetic.skills import counting_steps
from kidsq.learning.evidence import Evidence
from kidsq.learning.model import constants as model
from kidsq.learning.model.claims import Luck, luck
from kidsq.learning.model.response_times import Times, produced
from kidsq.learning.model.two_state_model import MANNERS, Manner, Step, chances_by_pace, step_of, timed_chances

PACES: Final = tuple(0.14 * place for place in range(-4, 8))
"""Logs of how slow a hand is; the usual is 0. Nearer to each other than the model has them: one is held to another."""
_OUTLIER: Final = model.OUTLIERS * model.OUTLIER_DENSITY
_BODY: Final = 1 / sqrt(2 * pi)

Both = tuple[list[float], list[float]]
"""The chance of a day's answers to one sum, by pace: if it is not known, and if it is."""
Day = Mapping[str, Both]
"""By sum."""


@dataclass(frozen=True, slots=True)
class Way:
    """How whoever answers does: its manner, how its times are spread, and how fast it counts beside its other pace."""

    manner: Manner = MANNERS[0]
    spread: float = model.SPREADS[0][0]
    step_pace: float = model.STEP_PACES[0][0]

    @property
    def share(self) -> float:
        """Of children."""
        return self.manner.share * dict(model.SPREADS)[self.spread] * dict(model.STEP_PACES)[self.step_pace]


def other_manners(way: Way) -> list[Way]:
    """The same with each manner."""
    return [replace(way, manner=manner) for manner in MANNERS]


def other_times(way: Way) -> list[Way]:
    """The same with each spread of times and each pace of counting."""
    both = product(model.SPREADS, model.STEP_PACES)
    return [replace(way, spread=spread, step_pace=step) for (spread, _), (step, _) in both]


def said(days: Sequence[Sequence[Evidence]], way: Way) -> list[Day]:
    """What each day says of each of its sums, if its answers come in this way. days: in order, as their answers."""
    rows = [row for day in days for row in day]
    steps = iter(_steps(rows, luck(rows), way))
    found: list[Day] = []
    for day in days:
        of_day: dict[str, Both] = {}
        for row in day:
            of_day[row.skill] = _joined(of_day.get(row.skill), _chances(next(steps), way.manner))
        found.append(of_day)
    return found


def _steps(rows: Sequence[Evidence], lucky: Sequence[Luck], way: Way) -> list[Step]:
    taps = _taps(rows)
    return [step_of(row, _times_of(row, taps, way), one, (0.0, 0.0)) for row, one in zip(rows, lucky, strict=True)]


def _chances(step: Step, manner: Manner) -> Both:
    """The chance of one answer, by pace."""
    if step.times is not None:
        return chances_by_pace(step, manner)
    unknown, known = timed_chances(step, manner, 0)
    return [unknown] * len(PACES), [known] * len(PACES)


def _joined(before: Both | None, more: Both) -> Both:
    if before is None:
        return more
    return list(map(mul, before[0], more[0])), list(map(mul, before[1], more[1]))


def _taps(rows: Sequence[Evidence]) -> Mapping[str, float]:
    """By device the seconds of a tap, where it was ever measured."""
    measured: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        if row.motor is not None:
            measured[row.device].append(row.motor)
    return {device: median(taps) for device, taps in measured.items()}


def _times_of(row: Evidence, taps: Mapping[str, float], way: Way) -> Times | None:
    if row.rt is None or not produced(row):
        return None
    tap = row.motor if row.motor is not None else taps.get(row.device, model.MOTOR)
    net = round(max(model.LEAST, row.rt - tap), 3)
    return _times(net, min(MOST_STEPS, counting_steps(row.skill)), way.spread, way.step_pace)


@lru_cache(maxsize=4096)
def _times(net: float, steps: int, spread: float, step_pace: float) -> Times:
    """What a time says under each of PACES."""
    at = log(net)
    body = (1 - model.OUTLIERS) * _BODY / spread / net
    known, counted = log(model.KNOWING), log(model.COUNTING + model.COUNTING_STEP * step_pace * steps)
    return Times(
        tuple([_OUTLIER + body * _bell((at - known - pace) / spread) for pace in PACES]),
        tuple([_OUTLIER + body * _bell((at - counted - pace) / spread) for pace in PACES]),
        _OUTLIER / 10 + _BODY / model.GUESSING_SPREAD / net * _bell((at - log(model.GUESSING)) / model.GUESSING_SPREAD),
        _OUTLIER + _BODY / model.WRONG_SPREAD / net * _bell((at - log(model.WRONG)) / model.WRONG_SPREAD),
    )


def _bell(away: float) -> float:
    return exp(-0.5 * away * away)
