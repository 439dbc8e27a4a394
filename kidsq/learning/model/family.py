"""What a child's answers say, family by family: worked out once, however many follow on sums of other families.

Posterior over pace, response manner and ability, on a grid, and over the families of sums: summed exactly. What many
ways share is reckoned once: a family whose answers tell the same under several paces is looked at once for all of them,
and one without answers depends on the ability alone.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cache, cached_property, lru_cache
from math import dist, exp, inf, log
from operator import add, mul, truediv
from typing import Final

from kidsq.arithmetic.skills import difficulty_of, group_of
from kidsq.learning.model import constants as model
from kidsq.learning.model.two_state_model import MANNERS, History, Likelihood, Manner

LEAST_FIT: Final = 1e-280
_WORTH_IT: Final = 2 * log(model.NEGLIGIBLE)
_ABILITIES: Final = tuple(
    model.ABILITY_STEP * (point - model.ABILITY_POINTS // 2) for point in range(model.ABILITY_POINTS)
)
_ABILITY_LOGS: Final = tuple(
    -0.5 * ((ability - model.ABILITY_MEAN) / model.ABILITY_SPREAD) ** 2 for ability in _ABILITIES
)
_NODES: Final = len(model.FAMILY_GRID)
_UNSEEN: Final = tuple(share for _, share in model.FAMILY_GRID for _ in _ABILITIES)


@cache
def _priors(skill: str) -> tuple[float, ...]:
    """The chance of knowing a skill before its own answers: for each deviation of its family, each ability."""
    if group_of(skill) is None:
        return (model.OTHER_PRIOR,) * (_NODES * len(_ABILITIES))
    difficulty = difficulty_of(skill)
    return tuple(
        1 / (1 + exp(difficulty - ability - model.FAMILY_SPREAD * node))
        for node, _ in model.FAMILY_GRID
        for ability in _ABILITIES
    )


@cache
def _priors_by_deviation(skill: str) -> list[Sequence[float]]:
    return _by_deviation(_priors(skill))


def _by_deviation(flat: Sequence[float]) -> list[Sequence[float]]:
    many = len(_ABILITIES)
    return [flat[many * node : many * (node + 1)] for node in range(_NODES)]


@dataclass(slots=True)
class GridCell:
    """A pace (its place among those kept) and a manner. weights: by ability, once they are known."""

    log_weight: float
    manner: Manner
    pace: int
    weights: list[float] = field(default_factory=list)


Which = tuple[Manner, int] | None
"""A manner and a pace, as far as a family's answers tell them apart."""


class Told(Enum):
    """What a family's answers tell apart: with times paces and manners, without them manners, without answers none."""

    PACES = auto()
    MANNERS = auto()
    NONE = auto()

    def which(self, cell: GridCell) -> Which:
        if self is Told.NONE:
            return None
        return cell.manner, cell.pace if self is Told.PACES else 0


class Spans:
    """The abilities that are looked at, for each manner and pace. Families can have the same ones."""

    __slots__ = ("by_which",)

    def __init__(self, by_which: Mapping[Which, slice]) -> None:
        self.by_which = by_which


class Weights:
    """How likely each manner and pace is that some answers tell apart, by ability."""

    def __init__(self, cells: Iterable[GridCell], told: Told) -> None:
        """cells: with their weights."""
        self._by_which: dict[Which, list[float]] = {}
        for cell in cells:
            which = told.which(cell)
            before = self._by_which.get(which)
            self._by_which[which] = cell.weights if before is None else list(map(add, before, cell.weights))
        self._spans = {which: _between(by_ability) for which, by_ability in self._by_which.items()}
        self._at: dict[Spans, _Flat | None] = {}

    @cached_property
    def widened(self) -> tuple[Spans, _Flat]:
        """The abilities that weigh anything and one more at each end, and the weights there."""
        spans = Spans({which: _widened(span) for which, span in self._spans.items()})
        flat = self._at[spans] = self._flat(spans.by_which)
        return spans, flat

    def at(self, spans: Spans) -> _Flat | None:
        """All of them at these abilities, one after the other; None if others weigh, too."""
        if spans not in self._at:
            self._at[spans] = self._flat(spans.by_which) if self._are_within(spans.by_which) else None
        return self._at[spans]

    def _are_within(self, kept: Mapping[Which, slice]) -> bool:
        return all(which in kept and _within(span, kept[which]) for which, span in self._spans.items())

    def _flat(self, spans: Mapping[Which, slice]) -> _Flat:
        flat = list[float]()
        for which, span in spans.items():
            by_ability = self._by_which.get(which)
            flat += [0.0] * (span.stop - span.start) if by_ability is None else by_ability[span]
        return _Flat(flat)


class Family:
    """The answers on the skills of one family, of one child."""

    __slots__ = ("_at_middling", "_at_most", "_chances", "_fits", "_ratios", "_shares", "_spans", "_timed", "histories")

    def __init__(self) -> None:
        self.histories: dict[str, History] = {}
        self._timed = False
        self._spans = Spans({})
        self._ratios: dict[str, tuple[array[float], ...]] = {}
        self._forget()

    def put(self, skill: str, history: History) -> None:
        """The history of one of its skills is now this one."""
        before = self.histories.get(skill)
        if before is not None and before.paces != history.paces:
            self._spans, self._ratios = Spans({}), {}
        self.histories[skill] = history
        self._timed = any(one.timed for one in self.histories.values())
        self._ratios.pop(skill, None)
        self._forget()

    def _forget(self) -> None:
        self._fits: dict[Which, Fits] = {}
        self._shares: tuple[list[float], ...] | None = None
        self._chances: dict[str, _Chances] = {}
        self._at_middling: dict[Manner, list[float]] = {}
        self._at_most: dict[Manner, float] = {}

    def at_middling(self, manner: Manner) -> list[float]:
        """The log of the chance of its answers for a prior of a half, under one manner and each of the paces."""
        if manner not in self._at_middling:
            of_skills = [
                [one.at_middling for one in history.likelihoods(manner)] for history in self.histories.values()
            ]
            self._at_middling[manner] = [sum(at_pace) for at_pace in zip(*of_skills, strict=True)]
        return self._at_middling[manner]

    def at_most(self, manner: Manner) -> float:
        """The log of a chance that they cannot exceed under one manner, whatever pace and state."""
        if manner not in self._at_most:
            self._at_most[manner] = sum([history.most_likely(manner) for history in self.histories.values()])
        return self._at_most[manner]

    @property
    def told(self) -> Told:
        return Told.PACES if self._timed else Told.MANNERS if self.histories else Told.NONE

    def logs(self, ways: Iterable[Which]) -> list[list[float]]:
        """The log of the chance of its answers for each manner and pace, by ability. ways: as far as it tells them."""
        return [self._fits_of(which).logs for which in ways]

    def _fits_of(self, which: Which) -> Fits:
        if which not in self._fits:
            self._fits[which] = Fits(self._likelihoods(which))
        return self._fits[which]

    def _likelihoods(self, which: Which) -> dict[str, Likelihood]:
        if which is None:
            return {}
        manner, pace = which
        return {skill: one.likelihoods(manner)[pace] for skill, one in self.histories.items()}

    def chances(self, skills: Iterable[str], weights: Weights) -> list[tuple[str, tuple[float, float]]]:
        """Skills of it, each with its chance and the variance of that. weights: of what its answers tell apart."""
        weighed = weights.at(self._spans)
        if weighed is None:  # else what was worked out holds
            self._spans, weighed = weights.widened
            self._ratios, self._shares, self._chances = {}, None, {}
        return [(skill, self._chances_of(skill).moments(weighed)) for skill in skills]

    def _chances_of(self, skill: str) -> _Chances:
        if skill not in self._chances:
            if self._shares is None:
                self._shares = self._spread()
            parts = [map(mul, *both) for both in zip(self._shares, self._ratios_of(skill), strict=True)]
            self._chances[skill] = _Chances([low + middle + high for low, middle, high in zip(*parts, strict=True)])
        return self._chances[skill]

    def _spread(self) -> tuple[list[float], ...]:
        """The share of each deviation of the family, at all the abilities that are looked at."""
        found = tuple([list[float]() for _ in range(_NODES)])
        for which, span in self._spans.by_which.items():
            for shares, some in zip(found, self._fits_of(which).shares(span), strict=True):
                shares += some
        return found

    def _ratios_of(self, skill: str) -> tuple[array[float], ...]:
        """The chance that a skill is known after its last answer: for each deviation of the family, all abilities."""
        if skill not in self._ratios:
            history = self.histories.get(skill)
            found = tuple([array("d") for _ in range(_NODES)])
            for which, span in self._spans.by_which.items():
                one = None if history is None or which is None else history.likelihoods(which[0])[which[1]]
                for ratios, priors in zip(found, _priors_by_deviation(skill), strict=True):
                    ratios.extend(priors[span] if one is None else one.known_after(priors[span]))
            self._ratios[skill] = found
        return self._ratios[skill]


@dataclass(slots=True)
class Families:
    """All that a child's answers say, family by family."""

    _by_name: dict[str, Family] = field(default_factory=lambda: defaultdict(Family))  # some without answers

    def put(self, skill: str, history: History) -> None:
        """The history of this skill is now this one."""
        self._by_name[_name_of(skill)].put(skill, history)

    @property
    def histories(self) -> dict[str, History]:
        """By skill."""
        return {skill: one for family in self._by_name.values() for skill, one in family.histories.items()}

    def weigh(self, skills: Iterable[str], priors: Sequence[float]) -> tuple[dict[str, tuple[float, float]], bool]:
        """The chance of each skill and its variance over the grid, and if the child likely guesses.

        priors: as cells() takes them.
        """
        cells = self.cells(priors)
        return self.chances(skills, cells), sum([sum(cell.weights) for cell in cells if cell.manner.guesses]) > 0.5

    def cells(self, priors: Sequence[float]) -> list[GridCell]:
        """The ways the child could be that weigh anything, each with its weights: all of them together weigh one.

        priors: the log share of children with each pace.
        """
        seen = [family for family in self._by_name.values() if family.histories]
        cells = _worth_it(seen, priors)
        logs = list(_columns(cells, seen))
        peaks = list(map(max, logs))
        most = max(peaks)
        least = most - model.LEAST_LIKELY
        total, found = 0.0, []
        for cell, points, peak in zip(cells, logs, peaks, strict=True):
            if peak > least:
                cell.weights = [exp(point - most) if point > least else 0.0 for point in points]
                total += sum(cell.weights)
                found.append(cell)
        for cell in found:
            cell.weights = [weight / total for weight in cell.weights]
        return found

    def chances(self, skills: Iterable[str], cells: Sequence[GridCell]) -> dict[str, tuple[float, float]]:
        """The chance of each skill and the variance of that. cells: with their weights."""
        found: dict[str, tuple[float, float]] = {}
        weights: dict[Told, Weights] = {}
        for name, members in _by_family(tuple(skills)):
            family = self._by_name[name]
            if family.told not in weights:
                weights[family.told] = Weights(cells, family.told)
            found.update(family.chances(members, weights[family.told]))
        return found


def _worth_it(seen: Sequence[Family], priors: Sequence[float]) -> list[GridCell]:
    """Every way the child could be that is worth the work. seen: the families with answers."""
    found: list[tuple[float, GridCell]] = []
    likeliest = -inf
    for manner in MANNERS:
        share = log(manner.share)
        # Nobody guesses all the time without its showing: most children's answers need not be gone through as if.
        if manner.guesses:
            at_most = sum([family.at_most(manner) for family in seen])
            if share + max(priors) + at_most < likeliest + _WORTH_IT:
                continue
        of_seen = [family.at_middling(manner) for family in seen]
        fits = [sum(at_pace) for at_pace in zip(*of_seen, strict=True)] or [0.0] * len(priors)
        for pace, (prior, fit) in enumerate(zip(priors, fits, strict=True)):
            found.append((share + prior + fit, GridCell(share + prior, manner, pace)))
        likeliest = max(fit for fit, _ in found)
    return [cell for fit, cell in found if fit >= likeliest + _WORTH_IT]


def _columns(cells: Sequence[GridCell], seen: Sequence[Family]) -> Iterator[list[float]]:
    """For each cell the log of its weight at each ability."""
    ways = {told: [told.which(cell) for cell in cells] for told in {family.told for family in seen}}
    of_families = [family.logs(ways[family.told]) for family in seen]
    for cell, *logs in zip(cells, *of_families, strict=True):
        log_weight = cell.log_weight
        yield [log_weight + at_ability for at_ability in map(sum, zip(_ABILITY_LOGS, *logs, strict=True))]


def _name_of(skill: str) -> str:
    """The family by whose answers a skill is known a little, too; that of no other is one of its own."""
    return group_of(skill) or skill


@lru_cache(maxsize=100)
def _by_family(skills: tuple[str, ...]) -> list[tuple[str, list[str]]]:
    found: dict[str, list[str]] = defaultdict(list)
    for skill in skills:
        found[_name_of(skill)].append(skill)
    return list(found.items())


class Fits:
    """How well a family's answers fit one manner and pace. logs: the log of their chance, by ability."""

    __slots__ = ("_by_deviation", "_totals", "logs")

    def __init__(self, likelihoods: Mapping[str, Likelihood]) -> None:
        """likelihoods: of the skills with answers."""
        fits: Sequence[float] = _UNSEEN  # for each of the family's deviations, each ability
        for skill, one in likelihoods.items():
            base, more = one.all, one.more
            fits = [fit * (base + more * prior) for fit, prior in zip(fits, _priors(skill), strict=True)]
        # A family of hundreds of sums can be too much for a float.
        fits = fits if min(fits) > LEAST_FIT else [max(fit, LEAST_FIT) for fit in fits]
        self._by_deviation = _by_deviation(fits)
        self._totals = [low + middle + high for low, middle, high in zip(*self._by_deviation, strict=True)]
        scale = sum([one.log_scale for one in likelihoods.values()])
        self.logs = [scale + log(total) for total in self._totals]

    def shares(self, span: slice) -> list[list[float]]:
        """The share of each of the family's deviations at these abilities."""
        totals = self._totals[span]
        return [list(map(truediv, fits[span], totals)) for fits in self._by_deviation]


def _between(weights: Sequence[float]) -> slice:
    """From the first to the last ability that weighs anything."""
    start, stop = 0, len(weights)
    while not weights[start]:
        start += 1
    while not weights[stop - 1]:
        stop -= 1
    return slice(start, stop)


def _widened(span: slice) -> slice:
    return slice(max(0, span.start - 1), min(len(_ABILITIES), span.stop + 1))


def _within(span: slice, other: slice) -> bool:
    return bool(other.start <= span.start and span.stop <= other.stop)


class _Flat:
    """Numbers, with the square of their length."""

    __slots__ = ("numbers", "square")

    def __init__(self, numbers: Iterable[float]) -> None:
        self.numbers = tuple(numbers)
        self.square: float = sum(map(mul, self.numbers, self.numbers))

    def times(self, other: _Flat) -> float:
        """The sum of the products: by their distance, which takes a third of the time of multiplying one by one."""
        return (self.square + other.square - dist(self.numbers, other.numbers) ** 2) / 2


class _Chances:
    """A skill's chances of being known, by all that weighs."""

    __slots__ = ("_chances", "_squares")

    def __init__(self, chances: Sequence[float]) -> None:
        self._chances, self._squares = _Flat(chances), _Flat(map(mul, chances, chances))

    def moments(self, weights: _Flat) -> tuple[float, float]:
        """Their mean and their variance."""
        p = min(1.0, max(0.0, self._chances.times(weights)))
        return p, max(0.0, self._squares.times(weights) - p * p)
