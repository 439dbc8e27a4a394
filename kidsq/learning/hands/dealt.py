"""The ways to deal days to two hands, and how likely they are together, beside one hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import comb, exp, inf, log
from typing import Final

from kidsq.learning.evidence import Evidence
from kidsq.learning.hands.one_hand import Days, OneHand
from kidsq.learning.hands.said import Way, other_manners, other_times, said

FEWEST: Final = 2
"""Days of either hand."""
STARTS: Final = 3
MOODS: Final = ((0.0, 0.8), (0.14, 0.2))
"""How uneven a hand's pace is from day to day, and the share of children."""
CHANGED_ONCE: Final = 0.1
"""The share of children who have come to be another all at once, as after a holiday."""


_Given = Sequence[Sequence[Evidence]]


@dataclass(frozen=True, slots=True)
class Weighed:
    """How much likelier (log) two hands are than one. other: the days of the hand that came less often; none where
    answers are guesses."""

    weight: float
    other: tuple[int, ...]


def weighed(days: _Given) -> Weighed:
    """Two hands beside one. days: each with its answers to sums, both in order."""
    way = max(other_times(max(other_manners(Way()), key=_of_one(days))), key=_of_one(days))
    if way.manner.guesses:  # then answers do not tell who gave them
        return Weighed(0.0, ())
    dealt = _in(way, days)
    best = _best(dealt)
    apart = max(other_times(way), key=_of_two(days, best))
    if apart != way:  # one hand has to be as uneven as two are far apart
        dealt += _in(apart, days)
        best = _best(dealt)
    two = _together(share + fit for share, one in dealt for fit in one.ways().values())
    single = _together(share + one.single() for share, one in dealt)
    other = min(best, dealt[0][1].hand.whole ^ best, key=int.bit_count)
    return Weighed(two - single, tuple(day for day in range(len(days)) if other >> day & 1))


def _of_one(days: _Given) -> Callable[[Way], float]:
    """How likely all answers are of one hand, by the way it answers."""
    return lambda way: log(way.share) + OneHand(said(days, way)).whole_fit()


def _of_two(days: _Given, other: Days) -> Callable[[Way], float]:
    """The same with these days another hand's."""
    return lambda way: log(way.share) + _Dealt(OneHand(said(days, way))).apart(other)


def _in(way: Way, days: _Given) -> list[tuple[float, _Dealt]]:
    """The ways to deal the days if both hands answer in this way, by mood, each with the log of its share."""
    told = said(days, way)
    found = [(log(way.share * share), _Dealt(OneHand(told, mood))) for mood, share in MOODS]
    for _, one in found:
        one.search()
    return found


def _best(dealt: Sequence[tuple[float, _Dealt]]) -> Days:
    return max((share + fit, days) for share, one in dealt for days, fit in one.ways().items())[1]


@dataclass(slots=True)
class _Dealt:
    """The ways to deal days that a search has met, each by the days of one of the hands."""

    hand: OneHand
    _met: dict[Days, float] = field(default_factory=dict)

    def search(self) -> None:
        """From the days that stand out, one day at a time to the better. What lies beside the best is met on the way,
        and of the others hardly any weighs as much."""
        for start in sorted((1 << day for day in range(self.hand.days)), key=self.apart, reverse=True)[:STARTS]:
            self._climbed(start)

    def _climbed(self, other: Days) -> Days:
        step = max((other ^ 1 << day for day in range(self.hand.days)), key=self.apart)
        return self._climbed(step) if self.apart(step) > self.apart(other) else other

    def apart(self, other: Days) -> float:
        """The log of the chance of all answers with these days another hand's."""
        rest = self.hand.whole ^ other
        if not other or not rest:
            return -inf
        key = min(other, rest)
        if key not in self._met:
            self._met[key] = self.hand.fit(other) + self.hand.fit(rest)
        return self._met[key]

    def ways(self) -> dict[Days, float]:
        """Each way that was met, with the log of its chance and of its answers': each number of days of the other hand
        is as likely as any."""
        days = self.hand.days
        numbers = days + 1 - 2 * FEWEST
        return {
            one: fit + log(2 / numbers / comb(days, one.bit_count()))
            for one, fit in self._met.items()
            if FEWEST <= one.bit_count() <= days - FEWEST
        }

    def single(self) -> float:
        """Of one hand, which may have changed once."""
        cuts = [(1 << day) - 1 for day in range(1, self.hand.days)]
        changed = _together(self.hand.fit(cut) + self.hand.fit(self.hand.whole ^ cut) for cut in cuts)
        return _together((self.hand.whole_fit(), changed + log(CHANGED_ONCE / len(cuts))))


def _together(logs: Iterable[float]) -> float:
    """The log of a sum. logs: of what is summed."""
    found = list(logs)
    most = max(found, default=-inf)
    return most + log(sum([exp(one - most) for one in found])) if most > -inf else -inf
