"""The ways to deal days to two hands, and how likely they are together, beside one hand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb, exp, inf, log, prod
from typing import Final

from kidsq.arithmetic.skills import difficulty_of
from kidsq.learning.evidence import Evidence
from kidsq.learning.hands.said import PACES, Day, Way, other_manners, other_times, said
from kidsq.learning.model import constants as model

# -- how likely the answers of some days are, if all of them are one hand's --------------------------------------------

KEPT: Final = 0.98
LEARNED: Final = 0.5
"""From one day of playing to the next so much of what is known stays as it is; of the rest so much has come."""
MOST: Final = 5.0
"""A sum on one day says no more than this, in logs, for its being known or not."""
LIKELY: Final = 7.0
"""Paces that are less likely than another by more, in logs, are left out."""
_ABILITIES: Final = (-3.0, -1.5, 0.0, 1.5, 3.0)
_PACE_SPREAD: Final = 0.32
_ANY_PACE: Final = 0.03
_LEAST: Final = exp(-MOST)
_TINY: Final = 1e-290


def _shares(weights: Sequence[float]) -> tuple[float, ...]:
    return tuple(weight / sum(weights) for weight in weights)


_OF_ABILITIES: Final = _shares([exp(-0.5 * (one / model.ABILITY_SPREAD) ** 2) for one in _ABILITIES])
_OF_PACES: Final = tuple(map(log, _shares([exp(-0.5 * (one / _PACE_SPREAD) ** 2) + _ANY_PACE for one in PACES])))

Days = int
"""Some of the days: bit by bit, the first the lowest."""


class OneHand:
    """What days say together. mood: how far a hand's pace lies from its usual one on a day, in logs (one deviation)."""

    def __init__(self, days: Sequence[Day], mood: float = 0.0) -> None:
        self.days = len(days)
        self.whole: Days = (1 << self.days) - 1
        self._fits: dict[Days, float] = {}
        self._bases: list[tuple[float, ...]] = []
        sums: dict[str, list[_OnDay]] = defaultdict(list)
        for number, day in enumerate(days):
            base, beside = _beside_the_mean(day, mood)
            self._bases.append(base)
            for skill, pairs in beside.items():
                sums[skill].append((number, pairs))
        self._sums = [
            _Sum(sum(1 << number for number, _ in of_days), of_days, _chances(skill)) for skill, of_days in sums.items()
        ]

    def fit(self, days: Days) -> float:
        """The log of the chance of all answers of these days."""
        if days not in self._fits:
            self._fits[days] = self._fit(days)
        return self._fits[days]

    def whole_fit(self) -> float:
        """The same of all days."""
        return self.fit(self.whole)

    def _fit(self, days: Days) -> float:
        bases = [base for number, base in enumerate(self._bases) if days >> number & 1]
        at: list[float] = [
            share + sum(of_pace) for share, of_pace in zip(_OF_PACES, zip(*bases, strict=True), strict=True)
        ]
        likely = max(at) - LIKELY
        logs = [one + self._at(pace, days) for pace, one in enumerate(at) if one > likely]
        most = max(logs)
        return most + log(sum([exp(one - most) for one in logs]))

    def _at(self, pace: int, days: Days) -> float:
        """The same beside the base, at one pace."""
        factors = [one.by_ability(days & one.days, pace) for one in self._sums if days & one.days]
        by_ability: Iterable[tuple[float, ...]] = zip(*factors, strict=True)
        fits = [share * prod(of_ability) for share, of_ability in zip(_OF_ABILITIES, by_ability, strict=True)]
        return log(_TINY + sum(fits))


_OnDay = tuple[int, Sequence[tuple[float, float]]]
"""A day's number, and what its answers to one sum say, by pace: if it is not known, and if it is."""


@dataclass(slots=True)
class _Sum:
    """One sum. days: on which it was answered. chances: of knowing it, by ability."""

    days: Days
    on_days: Sequence[_OnDay]
    chances: Sequence[float]
    _found: dict[tuple[Days, int], tuple[float, ...]] = field(default_factory=dict)

    def by_ability(self, days: Days, pace: int) -> tuple[float, ...]:
        """The chance of its answers on some of its days."""
        found = self._found.get((days, pace))
        if found is None:
            unknown, known = self._by_first_state(days, pace)
            found = self._found[days, pace] = tuple([unknown + one * (known - unknown) for one in self.chances])
        return found

    def _by_first_state(self, days: Days, pace: int) -> tuple[float, float]:
        """The same if it was not known at first, and if it was: it may come and go from day to day."""
        unknown = known = 1.0
        later: int | None = None
        for number, pairs in reversed(self.on_days):
            if days >> number & 1:
                if later is not None:
                    kept = KEPT ** (later - number)
                    learned, lost = LEARNED * (1 - kept), (1 - LEARNED) * (1 - kept)
                    unknown, known = unknown * (1 - learned) + known * learned, unknown * lost + known * (1 - lost)
                of_unknown, of_known = pairs[pace]
                unknown, known, later = unknown * of_unknown, known * of_known, number
        return unknown, known


def _beside_the_mean(day: Day, mood: float) -> tuple[tuple[float, ...], dict[str, list[tuple[float, float]]]]:
    """A day's answers, by pace: the log of their chance if a coin said of each sum whether it is known; and of each sum
    what it says beside that if it is not known, and if it is."""
    means = {skill: [0.5 * (u + k) + _TINY for u, k in zip(*both, strict=True)] for skill, both in day.items()}
    whole = [sum(map(log, of_pace)) for of_pace in zip(*means.values(), strict=True)]
    beside = {
        skill: [(u / mean, k / mean) for u, k, mean in zip(*both, means[skill], strict=True)]
        for skill, both in day.items()
    }
    if mood:
        return _in_moods(whole, beside, mood)
    return tuple(whole), {skill: [_bounded(*pair) for pair in pairs] for skill, pairs in beside.items()}


def _in_moods(
    whole: Sequence[float], beside: dict[str, list[tuple[float, float]]], mood: float
) -> tuple[tuple[float, ...], dict[str, list[tuple[float, float]]]]:
    """The same over all paces that a hand of some pace may have on that day."""
    most = max(whole)
    fits = [exp(one - most) for one in whole]
    bases, found = [], {skill: list[tuple[float, float]]() for skill in beside}
    for near in _moods(mood):
        weights = [(place, share * fits[place]) for place, share in near]
        total = sum([weight for _, weight in weights])
        bases.append(most + log(total + _TINY))
        shares = [(place, weight / (total + _TINY)) for place, weight in weights]
        for skill, pairs in beside.items():
            unknown = sum([share * pairs[place][0] for place, share in shares])
            known = sum([share * pairs[place][1] for place, share in shares])
            found[skill].append(_bounded(unknown, known))
    return tuple(bases), found


@lru_cache(maxsize=8)
def _moods(mood: float) -> tuple[tuple[tuple[int, float], ...], ...]:
    """For each usual pace the paces of a day with their shares."""
    found = []
    for usual in PACES:
        weights = [exp(-0.5 * ((one - usual) / mood) ** 2) for one in PACES]
        total = sum(weights)
        found.append(tuple((place, one / total) for place, one in enumerate(weights) if one > 0.01 * total))
    return tuple(found)


def _bounded(unknown: float, known: float) -> tuple[float, float]:
    least = max(unknown, known) * _LEAST
    return max(unknown, least), max(known, least)


@lru_cache(maxsize=4096)
def _chances(skill: str) -> tuple[float, ...]:
    hard = difficulty_of(skill) - model.ABILITY_MEAN
    return tuple(1 / (1 + exp(hard - ability)) for ability in _ABILITIES)


# -- the ways to deal days to two hands --------------------------------------------------------------------------------


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
