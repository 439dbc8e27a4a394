"""What checks before and after tell: how many sums were right, whether they became more, and what play had said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import sqrt
from statistics import mean, stdev
from typing import Final, Literal

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.learning.model import constants as model
from kidsq.learning.model.guessing import Chance, at_chance
from kidsq.learning.probe import ANSWERS, COMPLETE, Ending, ProbeSum
from kidsq.learning.reports.levels import Level, level

NINETEEN_IN_TWENTY: Final = 1.96
"""The range of one child's difference: with 25 sums a narrower one would call every tenth child different by luck."""
FEWEST: Final = 3
"""Children, below which a class's mean has no range."""

Verdict = Literal["more", "fewer", "cannot tell", "guesses"]


@dataclass(frozen=True, slots=True)
class Check:
    """One check. right: of all sums; low..high holds its true number in 8 of 10 cases. play: what play alone held then.

    reached: answered or left out. seconds: of a whole check; None with times turned off. guessed: right no more often
    than by luck.
    """

    at: datetime
    ending: Ending
    right: int
    low: float
    high: float
    reached: int
    left_out: int
    play: Level
    seconds: float | None
    guessed: bool
    sums: tuple[ProbeSum, ...]

    @property
    def complete(self) -> bool:
        """True if it can be compared with another one."""
        return self.ending in COMPLETE

    @property
    def agreed(self) -> tuple[int, int, int, int]:
        """Of the sums that were reached: those play held for likely known, and how many of these were right; the
        others, and how many of them."""
        met = [one for one in self.sums if one.at is not None]
        known = [one for one in met if one.p_play >= 0.5]
        others = [one for one in met if one.p_play < 0.5]
        return (
            len(known),
            sum(bool(one.correct) for one in known),
            len(others),
            sum(bool(one.correct) for one in others),
        )


@dataclass(frozen=True, slots=True)
class BeforeAfter:
    """A child's first and latest check that can be compared. by: more (or fewer) right; low..high in 8 of 10 cases.

    came, went: sums right in one of the two only. play_by: the same of what play alone held, with its range.
    """

    first: Check
    last: Check
    by: int
    low: float
    high: float
    verdict: Verdict
    came: tuple[str, ...]
    went: tuple[str, ...]
    play_by: float
    play_low: float
    play_high: float


def check(at: datetime, ending: Ending, sums: Sequence[ProbeSum]) -> Check:
    """What one check tells. sums: all of it, in any order."""
    right = sum(bool(one.correct) for one in sums)
    low, high = _share(right, len(sums))
    chances = [one.p_play for one in sums]
    took = [one.ms for one in sums if one.ms is not None]
    answers = [
        Chance(one.skill, bool(one.correct), 1 / len(ANSWERS), abs(sum(addends_of(one.skill)) - one.response) == 1)
        for one in sorted(sums, key=lambda one: one.at or "")
        if one.at and one.response is not None
    ]
    return Check(
        at=at,
        ending=ending,
        right=right,
        low=low * len(sums),
        high=high * len(sums),
        reached=sum(one.at is not None for one in sums),
        left_out=sum(one.at is not None and one.response is None for one in sums),
        play=level(at, sum(chances), sum(p * (1 - p) for p in chances)),
        seconds=sum(took) / 1000 if took else None,
        guessed=at_chance(answers),
        sums=tuple(sums),
    )


def before_after(checks: Iterable[Check]) -> BeforeAfter | None:
    """The first and the latest of these that are complete; None for fewer than two."""
    found = sorted((one for one in checks if one.complete), key=lambda one: one.at)
    if len(found) < 2:
        return None
    first, last = found[0], found[-1]
    then, now = ({one.skill for one in each.sums if one.correct} for each in (first, last))
    came, went = (tuple(fact for fact in FACTS if fact in side) for side in (now - then, then - now))
    low, high = _paired(len(came), len(went))
    play_by = last.play.mean - first.play.mean
    band = model.INTERVAL * sqrt(first.play.variance + last.play.variance)
    verdict = _verdict(low, high, guessed=first.guessed or last.guessed)
    return BeforeAfter(
        first, last, len(came) - len(went), low, high, verdict, came, went, play_by, play_by - band, play_by + band
    )


def _verdict(low: float, high: float, *, guessed: bool) -> Verdict:
    """More or fewer where the range excludes none."""
    if guessed:
        return "guesses"
    return "more" if low > 0 else "fewer" if high < 0 else "cannot tell"


def _share(right: int, of: int) -> tuple[float, float]:
    """Between what the true share lies (80%): Wilson's interval."""
    z2, share = model.INTERVAL**2, right / of
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = model.INTERVAL * sqrt(share * (1 - share) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def _paired(came: int, went: int) -> tuple[float, float]:
    """Between what the true difference of the same sums asked twice lies (95%): the interval of Agresti and Min."""
    of = len(FACTS) + 2
    up, down = came + 0.5, went + 0.5
    by = (up - down) / of
    half = NINETEEN_IN_TWENTY * sqrt(up + down - (up - down) ** 2 / of) / of
    return (by - half) * len(FACTS), (by + half) * len(FACTS)


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean difference of some children, and between what it lies (80%); no range for a few."""

    of: int
    by: float
    low: float | None = None
    high: float | None = None


def mean_of(differences: Sequence[float]) -> Mean | None:
    """The mean of the children's differences; None of nobody."""
    if not differences:
        return None
    by = mean(differences)
    if len(differences) < FEWEST:
        return Mean(len(differences), by)
    band = model.INTERVAL * stdev(differences) / sqrt(len(differences))
    return Mean(len(differences), by, by - band, by + band)
