"""Posterior over pace, response manner and ability, on a grid; and over the families of sums.

Summed exactly over the grids. What many ways share is reckoned once: a family whose answers tell the same under several
paces has one view for all of them, and a family without answers depends on the ability alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from math import exp, log
from operator import mul
from typing import Final

from kidsq.learning.evidence import Evidence
from kidsq.learning.facts import difficulty_of, group_of
from kidsq.learning.model import constants as model
from kidsq.learning.model.answers import Answers, GridCell
from kidsq.learning.model.two_state_model import Likelihood, Manner, timed_chances

LEAST_FIT: Final = 1e-280
_ABILITIES: Final = tuple(
    model.ABILITY_STEP * (point - model.ABILITY_POINTS // 2) for point in range(model.ABILITY_POINTS)
)
_ABILITY_LOGS: Final = tuple(
    0.5 * ((ability - model.ABILITY_MEAN) / model.ABILITY_SPREAD) ** 2 for ability in _ABILITIES
)
_NODES: Final = len(model.FAMILY_GRID)
_NODE_SHARES: Final = tuple(share for _, share in model.FAMILY_GRID)
_NEARLY_ALL: Final = 0.97
_NOWHERE: Final = [0.0] * model.ABILITY_POINTS


def weigh(answers: Answers, skills: Sequence[str]) -> tuple[dict[str, tuple[float, float]], bool]:
    """The chance of each skill and its variance over the grid, and if the child likely guesses.

    answers: of one child. skills: theirs among them.
    """
    _, families, guessing = _weighed(answers, skills)
    return {skill: chance for family in families for skill, chance in family.chances()}, guessing > 0.5


def known_by_manner(answers: Answers, skill: str) -> list[tuple[Manner, float, float]]:
    """How likely each manner of answering is, and that with the child knowing a skill after its last answer."""
    cells, families, _ = _weighed(answers, sorted({skill, *answers.skills}))
    family = next(one for one in families if skill in one.skills)
    shares: dict[Manner, tuple[float, float]] = {}
    for cell, view in zip(cells, family.of_cell, strict=True):
        if cell.weights:
            weight, known = shares.get(cell.manner, (0.0, 0.0))
            weight += sum(cell.weights)
            known += sum(map(mul, cell.weights, view.said.chances(skill)))
            shares[cell.manner] = weight, known
    total = sum(weight for weight, _ in shares.values())
    return [(manner, weight / total, known / total) for manner, (weight, known) in shares.items()]


def in_hindsight(rows: Sequence[Evidence]) -> list[tuple[Evidence, float]]:
    """Each answer with how many times likelier it is of a child who knows its skill than of one who does not.

    rows: of one child, oldest first, all of which carry weight. What all of them tell of its pace and its manner goes
    into each, whenever it was given.
    """
    if not rows:
        return []
    answers = Answers(rows, most=len(rows))
    histories = answers.histories
    cells, _, _ = _weighed(answers, sorted(histories))
    likely = _likeliest([(sum(cell.weights), cell) for cell in cells if cell.weights])
    found = []
    for step in [step for history in histories.values() for step in history.steps]:
        pairs = [(share, timed_chances(step, cell.manner, cell.pace)) for share, cell in likely]
        unknown, known = (sum(share * both[side] for share, both in pairs) for side in (0, 1))
        found.append((step.row, known / unknown))
    return found


def _likeliest(cells: list[tuple[float, GridCell]]) -> list[tuple[float, GridCell]]:
    """Those that together weigh nearly everything: the others would cost most of the time and change nothing."""
    found, weight = [], 0.0
    for share, cell in sorted(cells, key=lambda one: one[0], reverse=True):
        found.append((share, cell))
        weight += share
        if weight >= _NEARLY_ALL:
            break
    return found


def _weighed(answers: Answers, skills: Sequence[str]) -> tuple[list[GridCell], list[_Family], float]:
    """The grid, the families and the share of the cells that guess."""
    cells = answers.cells()
    families = [_Family(members, cells) for members in _families(skills)]
    return cells, families, _spread_weights(cells, families)


# -- the weights -----------------------------------------------------------------------------------------------------


def _spread_weights(cells: Sequence[GridCell], families: Sequence[_Family]) -> float:
    """Give each family's views the weights of the cells that see it so; returns the share of cells that guess."""
    seen = [family for family in families if family.seen]
    logs = [
        [one - ability for one, ability in zip(column, _ABILITY_LOGS, strict=True)]
        for place, cell in enumerate(cells)
        for column in [_column(cell, [family.of_cell[place].said.logs for family in seen])]
    ]
    most = max(map(max, logs))
    least = most - model.LEAST_LIKELY
    total = 0.0
    for cell, points in zip(cells, logs, strict=True):
        if max(points) > least:
            cell.weights = [exp(point - most) if point > least else 0.0 for point in points]
            total += sum(cell.weights)
    everywhere, guessing = _NOWHERE, 0.0
    for place, cell in enumerate(cells):
        if not cell.weights:
            continue
        weights = [weight / total for weight in cell.weights]
        everywhere = [before + weight for before, weight in zip(everywhere, weights, strict=True)]
        guessing += sum(weights) if cell.manner.guesses else 0.0
        for family in seen:
            view = family.of_cell[place]
            view.weights = [before + weight for before, weight in zip(view.weights, weights, strict=True)]
    for family in families:
        if not family.seen:
            family.views[0].weights = everywhere
    return guessing


def _column(cell: GridCell, logs: Sequence[Sequence[float]]) -> list[float]:
    """The log weight of a cell at each ability, but for the ability's own."""
    scale = cell.log_weight + sum([one.log_scale for one in cell.likelihoods.values()])
    return [scale + sum(at_ability) for at_ability in zip(*logs, strict=True)] if logs else [scale] * len(_ABILITIES)


# -- families of skills -----------------------------------------------------------------------------------------------


def _families(skills: Sequence[str]) -> list[list[str]]:
    by_group: dict[str, list[str]] = defaultdict(list)
    for skill in skills:
        by_group[group_of(skill) or skill].append(skill)
    return list(by_group.values())


@cache
def _priors(skill: str) -> tuple[float, ...]:
    """The chance of knowing a skill before its own answers: for each ability, each deviation of its family."""
    if group_of(skill) is None:
        return (model.OTHER_PRIOR,) * (_NODES * len(_ABILITIES))
    difficulty = difficulty_of(skill)
    return tuple(
        1 / (1 + exp(difficulty - ability - model.FAMILY_SPREAD * node))
        for ability in _ABILITIES
        for node, _ in model.FAMILY_GRID
    )


class _Family:
    """The skills that share a deviation. seen: those with answers. views: the different likelihoods of their
    answers; of_cell: the view of each cell of the grid.
    """

    def __init__(self, skills: Sequence[str], cells: Sequence[GridCell]) -> None:
        self.skills = skills
        self.seen = tuple(skill for skill in skills if skill in cells[0].likelihoods)
        found: dict[tuple[Likelihood, ...], _View] = {}
        self.of_cell = []
        for cell in cells:
            of_seen = tuple([cell.likelihoods[skill] for skill in self.seen])
            if of_seen not in found:
                found[of_seen] = _View(_said(self.seen, of_seen))
            self.of_cell.append(found[of_seen])
        self.views = list(found.values())

    def chances(self) -> list[tuple[str, tuple[float, float]]]:
        """Each skill with its chance and the variance of that."""
        likely = [(view, _between(view.weights)) for view in self.views if any(view.weights)]
        weighed = [(view.said, view.weights[abilities], abilities) for view, abilities in likely]
        found = []
        for skill in self.skills:
            p = square = 0.0
            for said, weights, abilities in weighed:
                chances = said.chances(skill)[abilities]
                shares = list(map(mul, weights, chances))
                p += sum(shares)
                square += sum(map(mul, shares, chances))
            found.append((skill, (p, max(0.0, square - p * p))))
        return found


def _between(weights: Sequence[float]) -> slice:
    """From the first to the last ability that weighs anything."""
    likely = [place for place, weight in enumerate(weights) if weight]
    return slice(likely[0], likely[-1] + 1)


class _Said:
    """What a family's answers say. logs: the log of their chance, by ability."""

    __slots__ = ("_chances", "_fits", "_likelihoods", "_totals", "logs")

    def __init__(self, skills: tuple[str, ...], likelihoods: tuple[Likelihood, ...]) -> None:
        self._likelihoods = dict(zip(skills, likelihoods, strict=True))
        fits = list(_NODE_SHARES) * len(_ABILITIES)  # for each ability, each of the family's deviations
        for skill, one in self._likelihoods.items():
            base, more = one.all, one.more
            fits = [fit * (base + more * prior) for fit, prior in zip(fits, _priors(skill), strict=True)]
        # A family of hundreds of sums can be too much for a float.
        self._fits = fits if min(fits) > LEAST_FIT else [max(fit, LEAST_FIT) for fit in fits]
        self._totals = [low + middle + high for low, middle, high in _by_ability(self._fits)]
        self.logs = list(map(log, self._totals))
        self._chances: dict[str, list[float]] = {}

    def chances(self, skill: str) -> list[float]:
        """The chance that a skill of the family is known after its last answer, at each ability."""
        if skill not in self._chances:
            self._chances[skill] = self._known(skill)
        return self._chances[skill]

    def _known(self, skill: str) -> list[float]:
        one = self._likelihoods.get(skill)
        if one is None:
            each = [fit * prior for fit, prior in zip(self._fits, _priors(skill), strict=True)]
        else:
            base, more, known, known_more = one.all, one.more, one.known, one.known_more
            each = [
                fit * (known + known_more * prior) / (base + more * prior)
                for fit, prior in zip(self._fits, _priors(skill), strict=True)
            ]
        triples = zip(_by_ability(each), self._totals, strict=True)
        return [(low + middle + high) / total for (low, middle, high), total in triples]


_said = lru_cache(maxsize=2_000)(_Said)
"""Kept, because an attempt adds to one family, and leaves those of the others as they were (two_state_model.py)."""


@dataclass(slots=True)
class _View:
    """A family's answers as some of the cells see them. weights: of these cells, at each ability."""

    said: _Said
    weights: list[float] = field(default_factory=lambda: _NOWHERE)


def _by_ability(flat: Sequence[float]) -> zip[tuple[float, float, float]]:
    places = iter(flat)
    return zip(places, places, places, strict=True)
