"""When a known fact should come back: planners of days held against chance, and against each other.

Simulated children meet facts and forget them in four ways (forgetting.py). Each planner chooses as many questions on
the same days for the same children; then nobody plays for a month, and what is still known is counted.

    python -m research.returning --learners 400 --seed 20271
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import product
from math import log
from random import Random
from statistics import fmean
from typing import Final

from fsrs import Card, Rating, Scheduler
from fsrs.scheduler import DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS

from kidsq.arithmetic.sums.facts import addends_of, difficulty_of_sum, facts_up_to
from kidsq.learning.evidence import Evidence
from kidsq.learning.model.constants import DEFAULT_GUESS
from kidsq.learning.model.mastery import Reckoning, estimate
from kidsq.learning.model.two_state_model import drift
from kidsq.learning.tasks import SAY
from research.forgetting import LAWS, Memory
from research.measures import bootstrap, mean

FACTS: Final = facts_up_to(12)
DAYS: Final = 40
AWAY: Final = 30
A_WEEK: Final = (4, 5)
NEW_A_DAY: Final = 3
DOSES: Final = (6, 12)
"""Questions about facts known already, on a day of play."""
SLIP: Final = 0.03
HARDER: Final = 0.25
"""By so much (log of strength) a sum is forgotten more easily that the model holds for harder by 1."""
BEGINNING: Final = datetime(2026, 9, 7, 15, tzinfo=UTC)
FITTED_ON: Final = 80
"""Other children, whose answers FSRS is fitted to."""


# -- who chooses, by right and not right alone ------------------------------------------------------------------------


class Chance:
    """Any fact. A planner is told of each answer, the first of which is when the fact was met, and right."""

    def __init__(self) -> None:
        self.last: dict[str, datetime] = {}
        self.right, self.running = Counter[str](), Counter[str]()

    def answered(self, fact: str, at: datetime, right: bool) -> None:
        self.last[fact] = at
        self.right[fact] += right
        self.running[fact] = right * (self.running[fact] + 1)

    def days(self, fact: str, now: datetime) -> float:
        return (now - self.last[fact]) / timedelta(days=1)

    def need(self, fact: str, now: datetime) -> float:
        """The higher, the sooner it is asked; equal ones as chance has it."""
        return 0.0

    def needs(self, facts: Sequence[str], now: datetime) -> Mapping[str, float]:
        return {fact: self.need(fact, now) for fact in facts}


class LongestAgo(Chance):
    def need(self, fact: str, now: datetime) -> float:
        return self.days(fact, now)


class Boxes(Chance):
    """The longest overdue after 1, 3, 7, 14 and 30 days, one box further for each right answer running."""

    def need(self, fact: str, now: datetime) -> float:
        return self.days(fact, now) / (1, 1, 3, 7, 14, 30)[min(5, self.running[fact])]


class OwnForgetting(Chance):
    """The one most likely forgotten since it was asked, as kidsq's model has it."""

    def need(self, fact: str, now: datetime) -> float:
        return drift(self.days(fact, now), self.right[fact])[0]


class OwnModel(Chance):
    """The one least likely known now, as kidsq's model has it: by all answers, and by how hard it is."""

    def __init__(self) -> None:
        self.reckoning = Reckoning()

    def answered(self, fact: str, at: datetime, right: bool) -> None:
        self.reckoning.add(Evidence(at, "tablet", SAY, fact, right, True, DEFAULT_GUESS, None, None))

    def needs(self, facts: Sequence[str], now: datetime) -> Mapping[str, float]:
        return {fact: -estimate(belief, now).p for fact, belief in self.reckoning.beliefs(facts).items()}


class Fsrs(Chance):
    """The one least likely recalled now, as FSRS has it; right is «good», all else «again»."""

    def __init__(self, parameters: Sequence[float] = DEFAULT_PARAMETERS) -> None:
        self.scheduler = Scheduler(parameters, learning_steps=(), relearning_steps=(), enable_fuzzing=False)
        self.cards: dict[str, Card] = {}

    def answered(self, fact: str, at: datetime, right: bool) -> None:
        card = self.cards.get(fact) or Card(card_id=len(self.cards) + 1)
        self.cards[fact] = self.scheduler.review_card(card, Rating.Good if right else Rating.Again, at)[0]

    def recalled(self, fact: str, now: datetime) -> float:
        return float(self.scheduler.get_card_retrievability(self.cards[fact], now))

    def need(self, fact: str, now: datetime) -> float:
        return -self.recalled(fact, now)


# -- children, and FSRS fitted to some ---------------------------------------------------------------------------------

Answer = tuple[str, datetime, bool]


def days_of_play(rng: Random) -> Iterator[int]:
    for week in range(0, DAYS, 7):
        yield from sorted(day for day in rng.sample(range(week, week + 7), rng.choice(A_WEEK)) if day < DAYS)


def life(law: str, child: str, dose: int, planner: Chance) -> tuple[float, list[Answer]]:
    """What share of its facts a child knows a month after the last day, and all it has answered.

    For each planner it has the same days of play and meets the same facts, as easy for it, in the same order.
    """
    rng, luck = Random(f"{child} {law}"), Random(f"luck {child} {law}")
    ability, counts_rightly = rng.gauss(0, 0.5), rng.uniform(0.3, 0.9)
    ease = {fact: ability - HARDER * difficulty_of_sum(addends_of(fact)) + rng.gauss(0, 0.5) for fact in FACTS}
    unmet = [(fact, Random(rng.random())) for fact in rng.sample(FACTS, len(FACTS))]
    memories: dict[str, Memory] = {}
    answers: list[Answer] = []
    for day in days_of_play(rng):
        # Later by the clock each day, as FSRS counts whole days.
        now = BEGINNING + timedelta(days=day, minutes=10 * day)
        needs = planner.needs(list(memories), now)
        for fact in sorted(memories, key=lambda fact: (-needs[fact], luck.random()))[:dose]:
            knew = luck.random() < memories[fact].recall(day)
            memories[fact].practise(day, knew)
            answers.append((fact, now, luck.random() < (1 - SLIP if knew else counts_rightly)))
            planner.answered(*answers[-1])
            now += timedelta(seconds=20)
        for fact, own in unmet[:NEW_A_DAY]:
            memories[fact] = LAWS[law](ease[fact], day, own)
            answers.append((fact, now, True))
            planner.answered(*answers[-1])
        del unmet[:NEW_A_DAY]
    return fmean(memory.recall(DAYS + AWAY) for memory in memories.values()), answers


def surprise(parameters: Sequence[float], lives: Sequence[Sequence[Answer]]) -> float:
    """The log loss of what FSRS foretells."""
    losses = []
    for answers in lives:
        planner = Fsrs(parameters)
        for fact, at, right in answers:
            if fact in planner.cards:
                p = min(max(planner.recalled(fact, at), 0.001), 0.999)
                losses.append(-log(p if right else 1 - p))
            planner.answered(fact, at, right)
    return fmean(losses)


def fitted(seed: str, children: int = FITTED_ON) -> list[float]:
    """Parameters for children of all laws whom chance has asked: one after the other up or down, by ever less."""
    kinds = list(product(LAWS, DOSES))
    lives = [life(law, f"fit {seed} {n}", dose, Chance())[1] for n in range(children // 8) for law, dose in kinds]
    best = list(DEFAULT_PARAMETERS)
    least = surprise(best, lives)
    bounds = list(zip(LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS, strict=True))
    for factor, (place, (low, high)) in product((2.0, 0.5, 1.4, 0.7, 1.15, 0.87), enumerate(bounds)):
        tried = [*best[:place], min(high, max(low, best[place] * factor)), *best[place + 1 :]]
        if (loss := surprise(tried, lives)) < least:
            best, least = tried, loss
    return best


# -- the table --------------------------------------------------------------------------------------------------------

BESIDE: Final = ("chance", "own forgetting")


def report(learners: int, seed: str) -> Iterator[str]:
    """What is kept with each planner, and how far that is ahead of two of them with the same children."""
    planners: dict[str, Callable[[], Chance]] = {
        "chance": Chance,
        "longest ago": LongestAgo,
        "1-3-7-14-30": Boxes,
        "own forgetting": OwnForgetting,
        "own model": OwnModel,
        "FSRS": Fsrs,
        "FSRS fitted": partial(Fsrs, fitted(seed)),
    }
    yield "a day  law          planner          kept  ahead of chance, 95%  and of own forgetting"
    for dose in DOSES:
        everybody: dict[str, list[float]] = {name: [] for name in planners}
        for law in LAWS:
            children = [f"{seed} {n}" for n in range(learners // len(LAWS))]
            kept = {name: [life(law, child, dose, made())[0] for child in children] for name, made in planners.items()}
            for name in planners:
                everybody[name] += kept[name]
            yield from lines(dose, law, kept)
        yield from lines(dose, "all", everybody)


def lines(dose: int, law: str, kept: Mapping[str, Sequence[float]]) -> Iterator[str]:
    for name, shares in kept.items():
        yield f"{dose:5}  {law:12} {name:14}  {fmean(shares):.3f}" + "".join(ahead(shares, kept[of]) for of in BESIDE)


def ahead(shares: Sequence[float], others: Sequence[float]) -> str:
    """By how much, of the same children."""
    by = bootstrap([one - other for one, other in zip(shares, others, strict=True)], mean)
    return f"  {by.value:+.3f} {by.low:+.3f}..{by.high:+.3f}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--learners", type=int, default=400)
    parser.add_argument("--seed", default="20271")
    given = parser.parse_args()
    for line in report(given.learners, given.seed):
        print(line, flush=True)
