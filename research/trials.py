"""Simulated classes that compare two ways of helping: how often a planted difference is found, and one that is none.

A child here is no more than the chance of a right answer to each sum; what the way of helping adds to it is planted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from math import exp
from random import Random
from typing import Final

from kidsq.arithmetic.skills import difficulty_of
from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.learning.model.belief import Tally
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.questions import Chooser, Occasion, Past
from kidsq.learning.reports.trials import Compared, compare
from kidsq.learning.tasks import SAID
from kidsq.learning.trial import (
    HELP_BEGINS,
    KINDS,
    Asking,
    Kind,
    arm_in,
    begins,
    planned,
    unit_row,
    units_of,
)

BEGINNING: Final = date(2026, 9, 7)
CLASS: Final = "class"
DAYS_A_WEEK: Final = 3
GAMES_A_DAY: Final = 2
ASKED_A_GAME: Final = 3
"""As in the simulated class, where friends ask for 6.4 totals on a day with two games."""
PLANTED: Final = 0.2
"""So much more often a sum is right once the better way has helped."""
OWL: Final = 0.03
"""How often a child asks the owl before it answers."""
WAYS: Final[tuple[tuple[int, int], ...]] = ((12, 8), (24, 6), (24, 8), (48, 8))
"""Children and weeks that are looked at."""


def _estimate(fact: str, n: int = 0, right: int = 0) -> Estimate:
    """What the choice of questions goes by: how often a sum was right, drawn towards three in five."""
    p = (right + 1.2) / (n + 2)
    return Estimate(fact, p, p, p, "working it out", Tally(n, right))


@dataclass(slots=True)
class _Child:
    """One child of a class that compares. better: the sums that have had the better way's help."""

    name: str
    kind: Kind
    seed: str
    planted: float
    rng: Random
    chances: dict[str, float] = field(init=False)
    rows: list[Asking] = field(default_factory=list)
    estimates: dict[str, Estimate] = field(default_factory=lambda: {fact: _estimate(fact) for fact in FACTS})
    better: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        rng, ability = self.rng, self.rng.gauss(0.3, 0.9)
        self.chances = {fact: 1 / (1 + exp(0.6 * difficulty_of(fact) + rng.gauss(0, 0.6) - ability)) for fact in FACTS}

    def plays(self, day: date, game: int) -> None:
        """One game, in which friends ask."""
        easy, shown = game == 0, set[tuple[str, str]]()
        due = planned(self.kind, self.seed, self.name, self.rows, CLASS, "", day)
        for number in range(ASKED_A_GAME):
            chooser = Chooser("normal", None, self.estimates, self.rng, planned=due)
            said = addends_of(self.rng.choice(FACTS))
            past = Past(easy=easy, shown=frozenset(shown), tasks=("missing_number",))  # so that none comes instead
            offer = chooser.offer(Occasion(said=(*said, sum(said))), past)
            if offer.skill in self.chances:
                shown.add((offer.task, offer.skill))
                due -= {offer.skill} if offer.task in SAID else frozenset()
                easy = not self._answers(offer.task, offer.skill, day, f"{day}T{8 + game:02}:{number:02}:00.000Z")

    def _answers(self, task: str, fact: str, day: date, at: str) -> bool:
        """One answer, and what it brings; True if it was right."""
        drawn, before = arm_in(self.kind, self.seed, self.name, fact), [row for row in self.rows if row.skill == fact]
        helped = self.rng.random() < OWL
        likely = min(0.97, self.chances[fact] + (self.planted if fact in self.better else 0.0))
        right = helped or self.rng.random() < likely or (task == "check_bot" and self.rng.random() < 0.5)
        row = Asking(day, at, task, fact, int(right), HELP_BEGINS if helped else 0, drawn, CLASS)
        if self.kind == "day_after":
            gets_it = before and self._played_before(day) == before[-1].day  # by plan or by chance
        else:
            gets_it = drawn.endswith("b") and begins(self.kind, row, known=any(one.alone for one in before))
        if gets_it:
            self.better.add(fact)
        self.rows.append(row)
        was = self.estimates[fact].tally
        self.estimates[fact] = _estimate(fact, was.n + 1, was.right + (right and not helped))
        return right

    def _played_before(self, day: date) -> date | None:
        """The day of play before this one."""
        return next((row.day for row in reversed(self.rows) if row.day < day), None)


def a_class(kind: Kind, children: int, weeks: int, planted: float, seed: str) -> Compared:
    """What a class finds in so many weeks of a comparison."""
    units = []
    for number in range(children):
        child = _Child(f"child {number}", kind, seed, planted, Random(f"{seed} {number}"))
        for week in range(weeks):
            for weekday in sorted(child.rng.sample(range(5), DAYS_A_WEEK)):
                for game in range(GAMES_A_DAY):
                    child.plays(BEGINNING + timedelta(weeks=week, days=weekday), game)
        for first, outcome in units_of(kind, child.rows, CLASS, "", "~"):
            units.append(unit_row(seed, kind, child.name, first, outcome))
    return compare(units)


def lines(classes: int, seed: int) -> Iterator[str]:
    """Of so many classes of each kind and size, how many find what was planted, and how many claim what is not."""
    yield f"{classes} classes a line, seed {seed}: planted +{PLANTED:.0%} right, and nothing"
    yield "kind       children weeks  sums again  difference  found  other way  none: claimed  not enough"
    for kind in KINDS:
        for children, weeks in WAYS:
            names = [f"trials {seed} {kind} {children} {weeks} {number}" for number in range(classes)]
            with_it = [a_class(kind, children, weeks, PLANTED, f"{name} planted") for name in names]
            none = [a_class(kind, children, weeks, 0.0, name) for name in names]
            yield line(kind, children, weeks, with_it, none)


def line(kind: str, children: int, weeks: int, with_it: list[Compared], none: list[Compared]) -> str:
    """One line of the table."""
    sums = sum(one.a.again + one.b.again for one in with_it) / len(with_it)
    told = [one.by for one in with_it if one.by is not None]
    by = f"{sum(told) / len(told):+.3f}" if told else "-"
    found, other, few = (sum(one.verdict == of for one in with_it) / len(with_it) for of in ("b", "a", "not enough"))
    claimed = sum(one.verdict in ("a", "b") for one in none) / len(none)
    return (
        f"{kind:<10} {children:>8} {weeks:>5} {sums:>11.0f} {by:>11} {found:>6.0%} {other:>10.0%} {claimed:>14.1%}"
        f" {few:>11.0%}"
    )


def show(learners: int, games: int, seed: int) -> None:
    """Print the table; learners: classes of each kind. games: not looked at."""
    for one in lines(learners, seed):
        print(one, flush=True)
