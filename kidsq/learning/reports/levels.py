"""How many sums are known at some moments: of a child, and of a class on average."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from math import sqrt

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.model import constants as model


@dataclass(frozen=True, slots=True)
class Level:
    """How many sums are known at a moment: the mean, between which numbers (80%), and the variance.

    answers: how many the stretch since the moment before holds; without any the level is only carried over.
    """

    at: datetime
    mean: float
    low: float
    high: float
    variance: float
    answers: int = 0


def moments_between(then: datetime, now: datetime) -> tuple[datetime, ...]:
    """Then, each week after it, and now."""
    weeks = max(1, round((now - then) / timedelta(weeks=1)))
    return (*(then + timedelta(weeks=week) for week in range(weeks)), now)


def since_the_one_before(given: Iterable[datetime], moments: Sequence[datetime]) -> tuple[int, ...]:
    """For each moment, how many answers came since the moment before; for the first, all before it."""
    at = sorted(given)
    upto = [sum(one < moment for one in at) for moment in moments[:-1]] + [len(at)]
    return (upto[0], *(late - early for early, late in pairwise(upto)))


def level(at: datetime, mean: float, variance: float, answers: int = 0, of: int = len(FACTS)) -> Level:
    """A number of sums with its band. of: so many there are."""
    inside = min(max(mean, 0.0), float(of))
    band = model.INTERVAL * sqrt(variance)
    return Level(at, inside, max(0.0, inside - band), min(float(of), inside + band), variance, answers)


def together(children: Iterable[Sequence[Level]]) -> tuple[Level, ...]:
    """The mean of some children's levels, moment by moment; nothing of nobody. children: over the same moments."""
    compared = [one for one in children if one]
    return tuple(
        level(
            of_moment[0].at,
            sum(one.mean for one in of_moment) / len(of_moment),
            sum(one.variance for one in of_moment) / len(of_moment) ** 2,
            sum(one.answers for one in of_moment),
        )
        for of_moment in zip(*compared, strict=True)
    )
