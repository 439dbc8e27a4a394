"""What a child knows: a chance per fact, with an interval, a number of answers and a word for it.

One ability and a deviation per family (grids) give each fact a prior; each fact's answers are a chain of two states
(trace.py); the child's pace, the devices' offsets (pace.py) and the manner of answering are weighed along. Everything
is summed exactly over the grids, so the same attempts always give the same figures.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from math import exp, log, sqrt
from operator import attrgetter
from statistics import median
from typing import Final, Literal

from kidsq.learning import constants as model
from kidsq.learning.belief import Belief, Manner, Tally
from kidsq.learning.evidence import Evidence
from kidsq.learning.facts import FACTS, difficulty_of, group_of
from kidsq.learning.pace import Clock, Times, net_seconds, produced, read_times
from kidsq.learning.trace import MANNERS, SECONDS_A_DAY, Step, Trace, always_yes, drift, steps_of, trace

Label = Literal["not seen", "working it out", "nearly", "fast and sure", "rusty"]


@dataclass(frozen=True, slots=True)
class Estimate:
    """How likely it is that the child knows this today; low..high holds 80%. manner: the child's."""

    skill: str
    p: float
    low: float
    high: float
    label: Label
    tally: Tally
    manner: Manner = "tries"

    @property
    def n(self) -> int:
        return self.tally.n


@dataclass(frozen=True, slots=True)
class _World:
    """One way the child could be: a pace and a manner, with every answered skill's trace under them."""

    log_weight: float
    guesses: bool
    traces: Mapping[str, Trace]


def mastery(evidence: Iterable[Evidence], now: datetime, facts: Sequence[str] = FACTS) -> dict[str, Estimate]:
    """Estimate what one child knows today: `facts`, seen or not, then every other skill that was met, sorted.

    evidence: of one child, any order; what lies after `now` is not looked at.
    """
    found = beliefs((row for row in evidence if row.at <= now), facts)
    return {skill: estimate(belief, now) for skill, belief in found.items()}


def beliefs(evidence: Iterable[Evidence], facts: Sequence[str] = FACTS) -> dict[str, Belief]:
    """What one child's answers say, as of the latest on each skill: first `facts`, seen or not, then what else was met.

    evidence: of one child, any order.
    """
    met = sorted(evidence, key=attrgetter("at"))
    alone = [row for row in met if row.alone]
    skills = [*facts, *sorted({row.skill for row in met} - set(facts))]
    chances, guesses = _weigh(_worlds(_latest(alone)), skills)
    says_yes = always_yes(alone) >= model.SAYS_YES
    manner: Manner = "guesses" if guesses else "says yes" if says_yes else "tries"
    tallies = _tallies(alone)
    return {skill: Belief(skill, *chances[skill], tallies.get(skill, NONE), manner) for skill in skills}


def _latest(rows: Sequence[Evidence]) -> list[Evidence]:
    """The latest answers on each fact, oldest first; earlier ones have faded, and so the work stays bounded."""
    left: dict[str, int] = defaultdict(lambda: model.KEPT_PER_FACT)
    found = []
    for row in reversed(rows):
        if left[row.skill]:
            left[row.skill] -= 1
            found.append(row)
    return found[::-1]


def _worlds(rows: Sequence[Evidence]) -> list[_World]:
    """Every way the child could be that is worth the work."""
    clock = read_times(rows)
    steps = _steps(rows, clock)
    worlds = [
        _World(
            log(manner.share) + prior,
            manner.guesses,
            {skill: trace(of_skill, pace, manner) for skill, of_skill in steps.items()},
        )
        for pace, prior in enumerate(clock.priors)
        for manner in MANNERS
    ]
    quick = [world.log_weight + sum(map(_at_middling, world.traces.values())) for world in worlds]
    least = max(quick) + 2 * log(model.NEGLIGIBLE)
    return [world for world, weight in zip(worlds, quick, strict=True) if weight >= least]


def _steps(rows: Sequence[Evidence], clock: Clock) -> dict[str, list[Step]]:
    yes = always_yes(rows)
    by_skill: dict[str, list[tuple[Evidence, Times | None]]] = defaultdict(list)
    for place, row in enumerate(rows):
        by_skill[row.skill].append((row, clock.times.get(place)))
    return {skill: steps_of(pairs, yes) for skill, pairs in by_skill.items()}


def _at_middling(one: Trace) -> float:
    """How well a trace fits a child of whom nothing is known."""
    return one.log_scale + log(0.5 * sum(one.before_unknown) + 0.5 * sum(one.before_known))


# -- the sum over everything that is not known about the child --------------------------------------------------------


LEAST_FIT: Final = 1e-280


@cache
def _priors(skill: str) -> tuple[tuple[float, ...], ...]:
    """The chance of knowing a skill before its own answers: a row per ability, a place per deviation of its family."""
    if group_of(skill) is None:
        return ((model.OTHER_PRIOR,) * len(model.FAMILY_GRID),) * model.ABILITY_POINTS
    difficulty = difficulty_of(skill)
    return tuple(
        tuple(1 / (1 + exp(difficulty - ability - model.FAMILY_SPREAD * node)) for node, _ in model.FAMILY_GRID)
        for ability in _ABILITIES
    )


_ABILITIES: Final = tuple(
    model.ABILITY_STEP * (point - model.ABILITY_POINTS // 2) for point in range(model.ABILITY_POINTS)
)


@dataclass(frozen=True, slots=True)
class _Fact:
    """One skill under one world: its chance of these answers is all + more * prior, that of them and knowing after
    them is known + more_known * prior."""

    skill: str
    priors: tuple[tuple[float, ...], ...]
    all: float
    more: float
    known: float
    more_known: float


def _fact(skill: str, one: Trace | None) -> _Fact:
    if one is None:
        return _Fact(skill, _priors(skill), 1.0, 0.0, 0.0, 1.0)
    unknown, known = one.before_unknown, one.before_known
    return _Fact(skill, _priors(skill), sum(unknown), sum(known) - sum(unknown), unknown[1], known[1] - unknown[1])


@dataclass(frozen=True, slots=True)
class _Point:
    """One world at one ability (its place on the grid)."""

    log_weight: float
    place: int
    guesses: bool
    families: Sequence[Sequence[_Fact]]


def _points(world: _World, skills: Sequence[str]) -> Iterator[_Point]:
    families = [[_fact(skill, world.traces.get(skill)) for skill in family] for family in _families(skills)]
    seen = [[fact for fact in family if fact.skill in world.traces] for family in families]
    scale = world.log_weight + sum(one.log_scale for one in world.traces.values())
    for place, ability in enumerate(_ABILITIES):
        fit = sum(log(sum(_fits(family, place))) for family in seen if family)
        yield _Point(
            scale + fit - 0.5 * ((ability - model.ABILITY_MEAN) / model.ABILITY_SPREAD) ** 2,
            place,
            world.guesses,
            families,
        )


def _weigh(worlds: Sequence[_World], skills: Sequence[str]) -> tuple[dict[str, tuple[float, float]], bool]:
    """Every skill's chance and its variance, over all worlds, abilities and families; whether the child guesses."""
    points = [point for world in worlds for point in _points(world, skills)]
    most = max(point.log_weight for point in points)
    likely = [(exp(point.log_weight - most), point) for point in points if point.log_weight > most - model.LEAST_LIKELY]
    total = sum(weight for weight, _ in likely)
    known = [(weight / total, _chances(point.families, point.place)) for weight, point in likely]
    means = {skill: _mean([(weight, chances[skill]) for weight, chances in known]) for skill in skills}
    return means, sum(weight for weight, point in likely if point.guesses) > 0.5 * total


def _families(skills: Sequence[str]) -> list[list[str]]:
    by_group: dict[str, list[str]] = defaultdict(list)
    for skill in skills:
        by_group[group_of(skill) or skill].append(skill)
    return list(by_group.values())


def _fits(family: Sequence[_Fact], place: int) -> tuple[float, float, float]:
    """How likely a family's answers are at one ability, for each of the family's three deviations."""
    (_, low), (_, middle), (_, high) = model.FAMILY_GRID
    for fact in family:
        below, usual, above = fact.priors[place]
        low *= fact.all + fact.more * below
        middle *= fact.all + fact.more * usual
        high *= fact.all + fact.more * above
    # A family of hundreds of sums can be too much for a float.
    return max(low, LEAST_FIT), max(middle, LEAST_FIT), max(high, LEAST_FIT)


def _chances(families: Sequence[Sequence[_Fact]], place: int) -> dict[str, float]:
    """Each skill's chance of being known after its last answer, at one ability."""
    chances: dict[str, float] = {}
    for family in families:
        weights = _fits(family, place)
        total = sum(weights)
        for fact in family:
            chances[fact.skill] = (
                sum(
                    weight * (fact.known + fact.more_known * prior) / (fact.all + fact.more * prior)
                    for weight, prior in zip(weights, fact.priors[place], strict=True)
                )
                / total
            )
    return chances


def _mean(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    p = sum(weight * chance for weight, chance in points)
    return p, max(0.0, sum(weight * chance * chance for weight, chance in points) - p * p)


# -- what is said about a fact ----------------------------------------------------------------------------------------

NONE: Final = Tally()


def _tallies(rows: Sequence[Evidence]) -> dict[str, Tally]:
    by_skill: dict[str, list[Evidence]] = defaultdict(list)
    for row in rows:
        by_skill[row.skill].append(row)
    return {skill: tally(of_skill) for skill, of_skill in by_skill.items()}


def tally(rows: Sequence[Evidence]) -> Tally:
    """Count one skill's answers without help, oldest first."""
    right = [row for row in rows if row.right]
    times = [net_seconds(row) for row in right if produced(row)]
    return Tally(
        n=len(rows),
        right=len(right),
        days=len({row.day for row in right}),
        seconds=median(times) if times else None,
        last=rows[-1].at if rows else None,
    )


def estimate(belief: Belief, now: datetime) -> Estimate:
    """What a belief is worth today: old evidence fades, and the interval and the word with it."""
    counted = belief.tally
    if counted.last is None:
        forgotten = learned = 0.0
    else:
        forgotten, learned = drift((now - counted.last).total_seconds() / SECONDS_A_DAY, counted.days)
    kept = 1 - forgotten - learned
    then, p = round(belief.p, 4), round(belief.p * kept + learned, 4)
    low, high = _interval(p, belief.variance * kept * kept, counted.n)
    return Estimate(belief.skill, p, low, high, label_of(p, then, counted, belief.manner), counted, belief.manner)


def _interval(p: float, variance: float, n: int) -> tuple[float, float]:
    """80%, in log-odds: what is not known about the child, and a share of the fact's own that n shrinks."""
    inside = min(max(p, 1e-4), 1 - 1e-4)
    slope = inside * (1 - inside)
    spread = model.INTERVAL * sqrt(variance / (slope * slope) + model.OWN_SHARE / (n + 1))
    middle = log(inside / (1 - inside))
    low, high = (1 / (1 + exp(-max(-30.0, min(30.0, middle + side * spread)))) for side in (-1, 1))
    return min(p, round(low, 4)), max(p, round(high, 4))


def label_of(p: float, then: float, counted: Tally, manner: Manner) -> Label:
    """The word for a fact. then: the chance right after its last answer."""
    if counted.n < model.SEEN:
        return "not seen"
    proven = counted.right >= model.SURE_RIGHT and counted.days >= model.SURE_DAYS and manner == "tries"
    if proven and p >= model.SURE:
        return "fast and sure"
    if proven and then >= model.SURE:
        return "rusty"
    return "nearly" if p >= model.NEARLY else "working it out"
