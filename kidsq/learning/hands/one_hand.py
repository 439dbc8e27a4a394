"""How likely the answers of some days are, if all of them are one hand's: summed over its paces, over how much it knows
and over which sums these are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp, log, prod
from typing import Final

from kidsq.learning.facts import difficulty_of
from kidsq.learning.hands.said import PACES, Day
from kidsq.learning.model import constants as model

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
