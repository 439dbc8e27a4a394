"""Four ways in which a simulated child forgets one fact. A day is 1.0; no planner of days assumes any of them."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from random import Random
from typing import Final


class Memory:
    """One fact of one child, since the day it was met."""

    start = 1.0

    def __init__(self, ease: float, day: float, rng: Random) -> None:
        self.ease, self.last, self.strength = ease, day, self.start * exp(ease)
        self.speed, self.gain = rng.uniform(0.6, 1.4), rng.uniform(0.6, 1.4)
        self.traces = [(day, 0.3)]

    def recall(self, day: float) -> float:
        """The chance that it is known by heart."""
        raise NotImplementedError

    def practise(self, day: float, knew: bool) -> None:
        """It was asked, and its answer shown."""
        raise NotImplementedError


class Power(Memory):
    """As a power of the days gone by; strength grows with the days that were bridged."""

    start = 3.0

    def recall(self, day: float) -> float:
        return exp(-0.65 * self.speed * log(1 + (day - self.last) / self.strength))

    def practise(self, day: float, knew: bool) -> None:
        bridged = min(day - self.last, 3 * self.strength)
        self.strength = 1.15 * self.strength + 0.85 * self.gain * bridged if knew else 0.8 * self.strength + 0.3
        self.last = day


class Exponential(Memory):
    """A like share each day; strength grows with the times it was known, whenever that was."""

    start = 8.0

    def recall(self, day: float) -> float:
        return exp(-self.speed * (day - self.last) / self.strength)

    def practise(self, day: float, knew: bool) -> None:
        self.strength *= 1 + self.gain * (0.5 if knew else 0.15)
        self.last = day


class TwoParts(Memory):
    """A part goes within days; the lasting one grows the more, the less was there."""

    start = 0.4

    def recall(self, day: float) -> float:
        gone, lasting = self.speed * (day - self.last), self.strength / (1 + self.strength)
        return (1 - lasting) * exp(-gone / 1.5) + lasting * exp(-gone / 90)

    def practise(self, day: float, knew: bool) -> None:
        self.strength += self.gain * (1.2 - self.recall(day)) * (0.9 if knew else 0.45)
        self.last = day


class Traces(Memory):
    """Each time leaves a trace, which fades the faster, the better the fact was known (Pavlik and Anderson 2005)."""

    def _activation(self, day: float) -> float:
        return log(sum(exp(-fades * self.speed * log(day - at + 0.02)) for at, fades in self.traces))

    def recall(self, day: float) -> float:
        return 1 / (1 + exp((-0.1 - self._activation(day) - 0.5 * self.ease) / 0.4))

    def practise(self, day: float, knew: bool) -> None:
        self.traces.append((day, min(0.9, (0.3 if knew else 0.4) + 0.15 * exp(self._activation(day)))))


LAWS: Final[Mapping[str, type[Memory]]] = {
    "power": Power,
    "exponential": Exponential,
    "two parts": TwoParts,
    "traces": Traces,
}
