"""The simulated child of the demo, the study and the tests. What it knows is decided here, by other rules than those
the model reckons with; all its chance comes from the sources that it is given."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import exp
from random import Random
from typing import Any, Final

from kidsq.arithmetic import kind as arithmetic
from kidsq.arithmetic import skills
from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.slips import Slip
from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.arithmetic.sums.families import MEMBERS, Family

OVERLOOKS: Final = (0.5, 0.15)
"""How often a sum of its hand is overlooked: if the child knows none that it could say, and if it does."""
FARTHER: Final = 0.55
"""The share of what lies beyond ten that a child knows when it meets it."""
SITS: Final = 0.3
"""How often the sibling plays."""
SLOWER: Final = 1.2
"""So much slower is a sibling, and a child on a tired day."""
TIRED: Final = 0.25
"""Of the days of a child with moods."""
MOOD: Final = 0.1
"""The deviation of the log of its pace from day to day."""
ABILITY_SPREAD: Final = 1.3
PACE_SPREAD: Final = 0.22


@dataclass(slots=True)
class Pupil:
    """A child with a head of its own.

    of: the kind of arithmetic whose facts it meets. known: fact -> whether it comes by itself. pace: of everything;
    a_step: seconds per unit counted. slips: of what is known. miscounts: per unit.
    slip: what a sum that fails comes out as, where that can be said.
    guesses, hints: the chance to answer blindly, to ask the owl first.
    learns: the chance that an attempt makes a fact known. forgets: per day and fact.
    changes: the day on which a fact is known from then on, or no more. moods: it is not the same every day.
    beyond: what it practises beyond the sums up to ten; farther: the same as `known`, of what it has met there.
    """

    rng: Random
    known: dict[str, bool]
    pace: float = 1.0
    of: str = SUMS.id
    a_step: float = 0.9
    slips: float = 0.03
    miscounts: float = 0.05
    slip: Slip | None = None
    guesses: float = 0.04
    hints: float = 0.05
    learns: float = 0.02
    forgets: float = 0.002
    says_yes: bool = False
    moods: bool = False
    sibling: Pupil | None = None
    changes: list[tuple[float, str]] = field(default_factory=list)
    beyond: tuple[Field, ...] = ()
    farther: dict[str, bool] = field(default_factory=dict)

    @property
    def kind(self) -> arithmetic.Kind:
        return skills.KINDS[self.of]

    @property
    def share(self) -> float:
        """Of all facts, how many it knows."""
        return sum(self.known.values()) / len(self.known)

    # -- at the table -------------------------------------------------------------------------------------------------

    def at_the_table(self) -> Pupil:
        """Who sits there today: mostly the child, sometimes its sibling, each in today's mood. Knowledge is shared."""
        there = self.sibling if self.sibling and self.rng.random() < SITS else self
        return there._in_a_mood() if there.moods else there

    def _in_a_mood(self) -> Pupil:
        tired = self.rng.random() < TIRED
        return replace(
            self,
            pace=self.pace * exp(self.rng.gauss(0.0, MOOD)) * (SLOWER if tired else 1.0),
            slips=self.slips * (3 if tired else 1),
            miscounts=self.miscounts * (2 if tired else 1),
            guesses=self.guesses * (2 if tired else 1),
        )

    def blind(self) -> bool:
        return self.rng.random() < self.guesses

    def sees(self, sums: Sequence[Sequence[int]], chance: Random, *, guided: bool = False) -> int | None:
        """Which equation of its hand it says, rather one that it knows; None if it sees none. sums: their operands.

        guided: help shows which cards make one.
        """
        sure = [place for place, operands in enumerate(sums) if self.known.get(self.kind.skill(operands))]
        if not guided and chance.random() < OVERLOOKS[bool(sure)]:
            return None
        return chance.choice(sure or range(len(sums)))

    def says(self, operands: Sequence[int], options: Sequence[int]) -> tuple[int, float]:
        """The number it answers, blindly or in its own way, and the seconds it took without tapping."""
        answer, seconds = self.find_answer(operands, options, self.blind())
        truth = self.kind.truth(operands)
        if answer != truth:
            usual = {"echo": operands, "off_by_one": (truth + 1,)}.get(self.slip or "", ())
            answer = next((number for number in usual if number in options), answer)
        return answer, seconds

    def find_answer(self, operands: Sequence[int], options: Sequence[int], blind: bool) -> tuple[int, float]:
        """The same without a way of its own to slip."""
        rng = self.rng
        if blind:
            return rng.choice(options), 0.15 + rng.expovariate(1 / 0.3)
        truth, kind = self.kind.truth(operands), self.kind
        if self.known.get(kind.skill(operands)):
            wrong = rng.random() < self.slips
            seconds = self.takes(1.7)
        else:
            steps = kind.steps(tuple(operands))
            wrong = rng.random() < 1 - (1 - self.miscounts) ** (steps + 1)
            seconds = self.takes(1.2 + self.a_step * steps)
        if not wrong:
            return truth, seconds
        near = [option for option in options if abs(option - truth) == kind.unit]
        return rng.choice(near or [option for option in options if option != truth] or options), seconds

    def finds(self, of: arithmetic.Kind, operands: Sequence[int], options: Sequence[int]) -> tuple[int, float]:
        """Its answer to what lies beyond ten, some of which it knows when it meets it, and the same seconds."""
        skill = of.skill(operands)
        self.farther.setdefault(skill, self.rng.random() < FARTHER)
        there = replace(self, of=of.id, known=self.farther)
        found = there.find_answer(operands, options, self.blind())
        there.practised(skill)
        return found

    def believes(self, operands: Sequence[int], claimed: int, blind: bool) -> bool:
        """The answer to a bot that claims something: yes or not so."""
        if self.says_yes or blind:
            return self.says_yes or self.rng.random() < 0.5
        unit = self.kind.unit
        found, _ = self.find_answer(operands, range(2 * unit, 12 * unit, unit), blind=False)
        return found == claimed

    def takes(self, seconds: float) -> float:
        """How long it takes what usually takes so long: with a long tail, and now and then a look out of the window."""
        rng = self.rng
        time = self.pace * max(0.3, rng.gauss(0.84, 0.15) + rng.expovariate(1 / 0.16)) * seconds
        return time * rng.uniform(2, 5) if rng.random() < 0.03 else time

    # -- what becomes of what it knows --------------------------------------------------------------------------------

    def practised(self, fact: str) -> None:
        if fact in self.known and self.rng.random() < self.learns:
            self.known[fact] = True

    def lived(self, days: float) -> None:
        """Time passes."""
        keeps = (1 - self.forgets) ** days
        for fact, known in self.known.items():
            if known and self.rng.random() > keeps:
                self.known[fact] = False

    def lacks(self, families: Iterable[Family]) -> None:
        """It knows no sum of these."""
        for family in families:
            self.known.update(dict.fromkeys(MEMBERS[family], False))

    def will_change(self, number: int, day: Callable[[], float], *, loses: bool) -> None:
        """So many sums are learned or lost, each on a day of its own, and nothing else is."""
        self.learns = self.forgets = 0.0
        able = [fact for fact in FACTS if self.known[fact] == loses]
        self.changes = sorted((day(), fact) for fact in self.rng.sample(able, min(number, len(able))))

    def comes_to(self, day: float) -> None:
        """What has changed by this day."""
        while self.changes and self.changes[0][0] <= day:
            fact = self.changes.pop(0)[1]
            self.known[fact] = not self.known[fact]


# -- kinds of children -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kind:
    """own: what is not as with usual children. able: how able, where that is not left to chance.

    sibling: how able the other one is who plays under the same name, a fifth slower; either: or faster.
    """

    own: Mapping[str, Any] = field(default_factory=dict)
    able: float | None = None
    sibling: float | None = None
    either: bool = False


USUAL: Final = "usual"
STRUGGLER: Final = "struggler"
SIBLINGS: Final = "two siblings"
STRANGE: Final[Mapping[str, Kind]] = {
    "fast guesser": Kind({"guesses": 0.95, "learns": 0.0}),
    "always yes": Kind({"says_yes": True, "learns": 0.0, "miscounts": 0.25}, able=-3.0),
    "careful and slow": Kind({"pace": 2.1, "slips": 0.01, "miscounts": 0.02}),
    "hint tapper": Kind({"hints": 0.92}),
    SIBLINGS: Kind(able=0.8, sibling=-0.8),
    "forgetter": Kind({"forgets": 0.02, "learns": 0.04}),
    "quick counter": Kind({"a_step": 0.35}),
}
"""Those that the model was not made for."""
KINDS: Final[Mapping[str, Kind]] = {
    USUAL: Kind(),
    **STRANGE,
    "moods": Kind({"moods": True}),
    "improves": Kind({"learns": 0.08}),
    "like siblings": Kind(able=0.0, sibling=0.0, either=True),  # as many sums, but not the same
}


def pupil(name: str, rng: Random, of: arithmetic.Kind = SUMS) -> Pupil:
    """A child of this kind. of: what it meets."""
    if name == STRUGGLER:
        return _struggler(rng)
    kind, ability = KINDS[name], rng.gauss(0.0, ABILITY_SPREAD)
    child = replace(Pupil(rng, knowledge(rng, ability, of), _a_pace(rng), of.id), **kind.own)
    if kind.able is not None:
        child.known = knowledge(rng, kind.able, of)
    if kind.sibling is not None:
        slower = SLOWER ** rng.choice((-1, 1)) if kind.either else SLOWER
        child.sibling = Pupil(rng, knowledge(rng, kind.sibling, of), child.pace * slower, of.id)
    return child


def _struggler(rng: Random) -> Pupil:
    """A child that does well but for a family of sums or two."""
    child = Pupil(rng, knowledge(rng, 1.3), _a_pace(rng), learns=0.0)
    child.lacks(rng.sample(sorted(MEMBERS), 1 + (rng.random() < 0.3)))
    return child


def _a_pace(rng: Random) -> float:
    return exp(rng.gauss(0.0, PACE_SPREAD))


def knowledge(rng: Random, ability: float, of: arithmetic.Kind = SUMS) -> dict[str, bool]:
    """Which facts a child of this ability knows: of sums by size and ties, of others about half; much by chance."""
    hard = {of.skill(operands): of.difficulty(operands) for operands in of.facts}
    middle = sum(hard.values()) / len(hard)
    if of is SUMS:
        hard, middle = {fact: _hardness(fact) for fact in FACTS}, 0.0
    return {
        fact: rng.random() < 1 / (1 + exp(one - middle + rng.gauss(0, 0.8) - ability)) for fact, one in hard.items()
    }


def _hardness(fact: str) -> float:
    smaller, larger = addends_of(fact)
    size: float = (smaller * larger) ** 0.75
    return 0.33 * size - 1.5 - (0.7 if smaller == larger else 0.0)
