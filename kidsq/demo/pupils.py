"""Simulated children. What they know is decided here, by other rules than those the model reckons with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from kidsq.arithmetic import skill_of
from kidsq.learning.facts import FACTS, addends_of

USUAL: Final = "usual"
KINDS: Final = (
    "fast guesser",
    "always yes",
    "careful and slow",
    "hint tapper",
    "two siblings",
    "forgetter",
    "quick counter",
)
"""Families that the model was not made for."""


@dataclass(slots=True)
class Pupil:
    """A child with a head of its own.

    known: fact -> whether the sum comes by itself. pace: of everything; a_step: seconds per unit counted.
    slips: of what is known. miscounts: per unit. guesses, hints: the chance to answer blindly, to ask the owl first.
    learns: the chance that an attempt makes a fact known. forgets: per day and fact.
    """

    kind: str
    rng: Random
    known: dict[str, bool]
    pace: float
    a_step: float = 0.9
    slips: float = 0.03
    miscounts: float = 0.05
    guesses: float = 0.04
    hints: float = 0.05
    learns: float = 0.02
    forgets: float = 0.002
    says_yes: bool = False
    sibling: Pupil | None = None

    def at_the_table(self) -> Pupil:
        """Who sits there today: mostly the child, sometimes its sibling."""
        return self.sibling if self.sibling and self.rng.random() < 0.3 else self

    def blind(self) -> bool:
        return self.rng.random() < self.guesses

    def find_total(self, addends: Sequence[int], options: Sequence[int], blind: bool) -> tuple[int, float]:
        """The number said to a sum, and the seconds it took without tapping."""
        rng = self.rng
        if blind:
            return rng.choice(options), 0.15 + rng.expovariate(1 / 0.3)
        truth = sum(addends)
        if len(addends) == 2 and self.known[skill_of(addends)]:
            wrong = rng.random() < self.slips
            seconds = self._about(1.7)
        else:
            steps = truth - max(addends)
            wrong = rng.random() < 1 - (1 - self.miscounts) ** (steps + 1)
            seconds = self._about(1.2 + self.a_step * steps)
        if not wrong:
            return truth, seconds
        near = [option for option in options if abs(option - truth) == 1]
        return rng.choice(near or [option for option in options if option != truth] or options), seconds

    def believes(self, addends: Sequence[int], claimed: int, blind: bool) -> bool:
        """The answer to a bot that says what a sum makes: yes or not so."""
        if self.says_yes or blind:
            return self.says_yes or self.rng.random() < 0.5
        found, _ = self.find_total(addends, range(2, 12), blind=False)
        return found == claimed

    def _about(self, seconds: float) -> float:
        """A time with a long tail, and now and then a look out of the window."""
        rng = self.rng
        time = self.pace * max(0.3, rng.gauss(0.84, 0.15) + rng.expovariate(1 / 0.16)) * seconds
        return time * rng.uniform(2, 5) if rng.random() < 0.03 else time

    def practised(self, fact: str) -> None:
        if fact in self.known and self.rng.random() < self.learns:
            self.known[fact] = True

    def lived(self, days: float) -> None:
        """Time passes."""
        keeps = (1 - self.forgets) ** days
        for fact, known in self.known.items():
            if known and self.rng.random() > keeps:
                self.known[fact] = False


def pupil(kind: str, rng: Random) -> Pupil:
    """A child of this kind."""
    ability = rng.gauss(0.0, 1.3)
    usual = Pupil(kind, rng, knowledge(rng, ability), pace=exp(rng.gauss(0.0, 0.22)))
    if kind == "fast guesser":
        usual.guesses, usual.learns = 0.95, 0.0
    elif kind == "always yes":
        usual.says_yes = True
        usual.known, usual.learns, usual.miscounts = knowledge(rng, -3.0), 0.0, 0.25
    elif kind == "careful and slow":
        usual.pace, usual.slips, usual.miscounts = 2.1, 0.01, 0.02
    elif kind == "hint tapper":
        usual.hints = 0.92
    elif kind == "two siblings":
        usual.known = knowledge(rng, 0.8)
        usual.sibling = Pupil(kind, rng, knowledge(rng, -0.8), pace=usual.pace * 1.2)
    elif kind == "forgetter":
        usual.forgets, usual.learns = 0.02, 0.04
    elif kind == "quick counter":
        usual.a_step = 0.35
    return usual


def knowledge(rng: Random, ability: float) -> dict[str, bool]:
    """Which facts a child of this ability knows: by size and ties, and much by chance."""
    return {fact: rng.random() < 1 / (1 + exp(_hardness(fact) + rng.gauss(0, 0.8) - ability)) for fact in FACTS}


def _hardness(fact: str) -> float:
    smaller, larger = addends_of(fact)
    size: float = (smaller * larger) ** 0.75
    return 0.33 * size - 1.5 - (0.7 if smaller == larger else 0.0)
