"""What others would make of the same log: percent correct, 2 of the last 3 quick ones, knowledge tracing, Elo.

The last two are tuned on children of their own, by the very figure they are then judged by.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import product
from math import exp, log
from typing import Final

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.evidence import Evidence
from research.measures import area, mean

Scores = dict[str, float]
Rows = Sequence[Evidence]
Rival = Callable[[Rows], Scores]
Child = tuple[Rows, Mapping[str, bool]]

QUICK_SECONDS: Final = 3.0


def _by_fact(rows: Rows) -> dict[str, list[Evidence]]:
    found: dict[str, list[Evidence]] = defaultdict(list)
    for row in rows:
        if row.alone and row.skill in FACTS:
            found[row.skill].append(row)
    return found


def percent_correct(rows: Rows) -> Scores:
    """The share of right answers on a fact; a fact not seen gets the child's own share."""
    by_fact = _by_fact(rows)
    answers = [row for of_fact in by_fact.values() for row in of_fact]
    overall = sum(row.right for row in answers) / len(answers) if answers else 0.5
    return {
        fact: (sum(row.right for row in by_fact[fact]) + overall) / (len(by_fact[fact]) + 1)
        if fact in by_fact
        else overall
        for fact in FACTS
    }


def two_of_three(rows: Rows) -> Scores:
    """How many of the last three answers were right within three seconds, tapping taken off where it is known."""
    by_fact = _by_fact(rows)
    return {fact: sum(map(_quick, by_fact.get(fact, [])[-3:])) / 3 for fact in FACTS}


def _quick(row: Evidence) -> bool:
    return row.right and row.rt is not None and row.rt - (row.motor or 0.0) <= QUICK_SECONDS


def tracing(start: Mapping[str, float], learns: float, guesses: float, slips: float, rows: Rows) -> Scores:
    """Bayesian knowledge tracing (Corbett & Anderson 1995), one set of numbers, with each fact's own start."""
    chances = dict(start)
    for fact, of_fact in _by_fact(rows).items():
        p = chances[fact]
        for row in of_fact:
            known = p * ((1 - slips) if row.right else slips)
            unknown = (1 - p) * (guesses if row.right else 1 - guesses)
            p = known / (known + unknown)
            p += (1 - p) * learns
        chances[fact] = p
    return chances


def elo(difficulty: Mapping[str, float], step: float, own_step: float, rows: Rows) -> Scores:
    """Elo with a deviation per child and fact (Pelánek 2016): ability and deviations move by the surprise."""
    ability, own = 0.0, dict.fromkeys(FACTS, 0.0)
    for row in rows:
        if row.alone and row.skill in own:
            expected = _logistic(ability + own[row.skill] - difficulty[row.skill])
            surprise = row.right - row.guess_p - (1 - row.guess_p) * expected
            ability += step * surprise
            own[row.skill] += own_step * surprise
    return {fact: _logistic(ability + own[fact] - difficulty[fact]) for fact in FACTS}


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


def tuned(children: Sequence[Child]) -> dict[str, Rival]:
    """The rivals, at their best on these children (who are then not judged)."""
    starts = {fact: min(0.98, max(0.02, sum(truth[fact] for _, truth in children) / len(children))) for fact in FACTS}
    numbers = product((0.0, 0.02, 0.08), (0.4, 0.6, 0.75, 0.85, 0.92), (0.03, 0.08, 0.15))
    tracings = (partial(tracing, starts, *of) for of in numbers)
    # An Elo's difficulties are learned from many children; here they may even know the truth.
    hardness = {fact: -log(start / (1 - start)) for fact, start in starts.items()}
    steps = product((0.02, 0.1, 0.3, 0.6, 1.0), (0.0, 0.1, 0.3, 1.0, 2.0))
    elos = (partial(elo, hardness, *of) for of in steps)
    return {
        "percent correct": percent_correct,
        "2 of last 3 within 3 s": two_of_three,
        "knowledge tracing, tuned": max(tracings, key=lambda rival: area_within(rival, children) or 0.0),
        "Elo, tuned": max(elos, key=lambda rival: area_within(rival, children) or 0.0),
    }


def area_within(rival: Rival, children: Sequence[Child]) -> float | None:
    """The mean area under the curve within a child."""
    return mean([area_of(rival(rows), truth) for rows, truth in children])


def area_of(scores: Mapping[str, float], truth: Mapping[str, bool]) -> float | None:
    facts = [fact for fact in truth if fact in scores]
    return area([scores[fact] for fact in facts], [truth[fact] for fact in facts])
