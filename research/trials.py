"""Simulated classes that compare two ways of helping: how often a planted difference is found, and one that is none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from math import exp
from random import Random
from typing import Final

from kidsq.learning.facts import FACTS, addends_of
from kidsq.learning.model.belief import Tally
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.questions import Chooser, Occasion, Past
from kidsq.learning.reports.trials import Compared, compare
from kidsq.learning.skills import difficulty_of
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


@dataclass(slots=True)
class _Child:
    """chances: to be right by itself. told: of each sum how often it was asked, and right. better: who had the help."""

    name: str
    rng: Random
    chances: dict[str, float]
    rows: list[Asking] = field(default_factory=list)
    told: dict[str, tuple[int, int]] = field(default_factory=dict)
    estimates: dict[str, Estimate] = field(default_factory=lambda: {fact: _estimate(fact, 0, 0) for fact in FACTS})
    better: set[str] = field(default_factory=set)

    def played_last(self, day: date) -> date | None:
        """The day of play before this one."""
        return next((row.day for row in reversed(self.rows) if row.day < day), None)

    def right(self, fact: str, planted: float) -> bool:
        return self.rng.random() < min(0.97, self.chances[fact] + (planted if fact in self.better else 0.0))


def _estimate(fact: str, n: int, right: int) -> Estimate:
    """What the choice of questions goes by: how often a sum was right, drawn towards three in five."""
    p = (right + 1.2) / (n + 2)
    return Estimate(fact, p, p, p, "working it out", Tally(n, right))


def _child(name: str, rng: Random) -> _Child:
    ability = rng.gauss(0.3, 0.9)
    chances = {fact: 1 / (1 + exp(0.6 * difficulty_of(fact) + rng.gauss(0, 0.6) - ability)) for fact in FACTS}
    return _Child(name, rng, chances)


def weeks_of(kind: Kind, child: _Child, weeks: int, planted: float, seed: str) -> list[Asking]:
    """What a child is asked and answers in so many weeks of a comparison."""
    for week in range(weeks):
        for weekday in sorted(child.rng.sample(range(5), DAYS_A_WEEK)):
            day = BEGINNING + timedelta(weeks=week, days=weekday)
            for game in range(GAMES_A_DAY):
                _play(kind, child, day, game, planted, seed)
    return child.rows


def _play(kind: Kind, child: _Child, day: date, game: int, planted: float, seed: str) -> None:
    easy = game == 0
    shown: set[tuple[str, str]] = set()
    due = planned(kind, seed, child.name, child.rows, CLASS, "", day)
    for number in range(ASKED_A_GAME):
        chooser = Chooser("normal", None, child.estimates, child.rng, planned=due)
        said = addends_of(child.rng.choice(FACTS))
        past = Past(easy=easy, shown=frozenset(shown), tasks=("missing_number",))  # so that none comes instead
        offer = chooser.offer(Occasion(said=(*said, sum(said))), past)
        if offer.skill not in child.chances:
            continue
        shown.add((offer.task, offer.skill))
        due -= {offer.skill} if offer.task in SAID else frozenset()
        at = f"{day}T{8 + game:02}:{number:02}:00.000Z"
        easy = not _answer(kind, child, offer.task, offer.skill, day, at, planted, seed)


def _answer(kind: Kind, child: _Child, task: str, fact: str, day: date, at: str, planted: float, seed: str) -> bool:
    """One answer, and what it brings; True if it was right."""
    drawn, before = arm_in(kind, seed, child.name, fact), [row for row in child.rows if row.skill == fact]
    claimed = task == "check_bot"
    helped = child.rng.random() < OWL
    right = helped or child.right(fact, planted) or (claimed and child.rng.random() < 0.5)
    row = Asking(day, at, task, fact, int(right), HELP_BEGINS if helped else 0, drawn, CLASS)
    known = any(one.alone for one in before)
    if kind == "day_after":
        if before and child.played_last(day) == before[-1].day:
            child.better.add(fact)  # asked on the next day of play, by plan or by chance
    elif drawn.endswith("b") and begins(kind, row, known=known):
        child.better.add(fact)
    child.rows.append(row)
    n, was = child.told.get(fact, (0, 0))
    child.told[fact] = n + 1, was + (right and not helped)
    child.estimates[fact] = _estimate(fact, *child.told[fact])
    return right


def a_class(kind: Kind, children: int, weeks: int, planted: float, seed: str) -> Compared:
    """What a class finds."""
    units = []
    for number in range(children):
        child = _child(f"child {number}", Random(f"{seed} {number}"))
        rows = weeks_of(kind, child, weeks, planted, seed)
        for first, outcome in units_of(kind, rows, CLASS, "", "~"):
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
    many = len(with_it)
    sums = sum(one.a.again + one.b.again for one in with_it) / many
    told = [one.by for one in with_it if one.by is not None]
    by = f"{sum(told) / len(told):+.3f}" if told else "-"
    found = sum(one.verdict == "b" for one in with_it) / many
    other = sum(one.verdict == "a" for one in with_it) / many
    claimed = sum(one.verdict in ("a", "b") for one in none) / len(none)
    few = sum(one.verdict == "not enough" for one in with_it) / many
    return (
        f"{kind:<10} {children:>8} {weeks:>5} {sums:>11.0f} {by:>11} {found:>6.0%} {other:>10.0%} {claimed:>14.1%}"
        f" {few:>11.0%}"
    )


def show(learners: int, games: int, seed: int) -> None:
    """Print the table; learners: classes of each kind. games: not looked at."""
    for one in lines(learners, seed):
        print(one, flush=True)
