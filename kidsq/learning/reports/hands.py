"""Whether the answers of a log are one child's own: two hands on different days, or the owl before nearly all of them.

Neither is an accusation: siblings share a nickname, and a child may want company. Both are asked, never stated.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, tzinfo
from functools import cache, lru_cache
from math import exp, inf, log, sqrt
from statistics import fmean
from typing import Final

from kidsq.learning.evidence import Evidence
from kidsq.learning.facts import counting_steps, difficulty_of, group_of
from kidsq.learning.model import constants as model
from kidsq.learning.model.posterior import in_hindsight
from kidsq.learning.tasks import HELPED

# -- nearly always after the owl --------------------------------------------------------------------------------------

OWL_LATEST: Final = 40
OWL_ENOUGH: Final = 12
"""First tries before anything is said of them."""
OWL_SHARE: Final = 0.75
"""So large a share of the latest came after the child had asked the owl."""


@dataclass(frozen=True, slots=True)
class AfterOwl:
    """Of the latest `of` first tries `asked` came after the child had asked the owl."""

    asked: int
    of: int

    @property
    def nearly_always(self) -> bool:
        return self.of >= OWL_ENOUGH and self.asked >= OWL_SHARE * self.of


def after_owl(asked: Sequence[bool]) -> AfterOwl:
    """How many of the latest first tries came after the owl. asked: of each, the newest last."""
    latest = asked[-OWL_LATEST:]
    return AfterOwl(sum(latest), len(latest))


HELPED_WITH: Final = ("own_sum", *HELPED)
"""Only with these is there an owl to ask."""


# -- two hands --------------------------------------------------------------------------------------------------------

DAYS: Final = 10
"""With answers that count, each of A_DAY at least; with fewer days nothing is asked."""
A_DAY: Final = 3
LATEST_DAYS: Final = 15
FEWEST: Final = 3
"""Days of either hand."""
MOST: Final = 5.0
"""A single answer says no more than this, in logs."""
ONE_STEP: Final = 1.0
"""As in change.py: answers to plus one all err together where a child's pace is taken for a little too slow or fast."""
KEPT: Final = 0.92
LEARNED: Final = 0.5
"""From one day of playing to the next so much of what is known stays as it is; of the rest so much has come."""
STARTS: Final = 3
SPREAD: Final = 1.6
ASKED_FROM: Final = 3.0
"""How much likelier (log) two hands on alternate days are than one child who may have changed on some day. Set so that
of simulated children of every kind at most one in twenty is asked about (docs/learning.md)."""
_GRID: Final = tuple(0.75 * place for place in range(-5, 6))
_SHARES: Final = tuple(exp(-0.5 * (point / SPREAD) ** 2) for point in _GRID)
_LOG_SHARES: Final = tuple(log(share / sum(_SHARES)) for share in _SHARES)

_Day = Mapping[str, float]
"""What the answers of a day say: skill -> how many times likelier they are if it is known."""


@dataclass(frozen=True, slots=True)
class TwoHands:
    """days: with enough answers. other: those that look like another hand's. weight: how much likelier (log)."""

    days: tuple[date, ...]
    other: tuple[date, ...] = ()
    weight: float = 0.0

    @property
    def uneven(self) -> bool:
        return bool(self.other) and self.weight >= ASKED_FROM


def two_hands(rows: Sequence[Evidence], zone: tzinfo | None = None) -> TwoHands:
    """Whether some days' answers know other sums than those of the days between. rows: of one child, oldest first."""
    by_day: dict[date, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for row, weight in in_hindsight([row for row in rows if row.alone]):
        if group_of(row.skill):
            share = ONE_STEP if counting_steps(row.skill) == 1 else 1.0
            by_day[row.at.astimezone(zone).date()][row.skill] += share * max(-MOST, min(MOST, log(weight)))
    days = sorted(day for day, told in by_day.items() if len(told) >= A_DAY)[-LATEST_DAYS:]
    if len(days) < DAYS:
        return TwoHands(tuple(days))
    told = [{skill: exp(weight) for skill, weight in by_day[day].items()} for day in days]
    other, weight = _best(told)
    return TwoHands(tuple(days), tuple(days[place] for place in sorted(other)), weight)


def _best(told: Sequence[_Day]) -> tuple[frozenset[int], float]:
    """The days of the other hand that fit best, and how much better than one child who learns and forgets, or has come
    to be another all at once."""
    whole = frozenset(range(len(told)))

    @cache
    def fit(days: frozenset[int]) -> float:
        return _fit([(day, told[day]) for day in sorted(days)])

    def apart(days: frozenset[int]) -> float:
        return fit(days) + fit(whole - days) if days and days != whole else -inf

    def climbed(days: frozenset[int]) -> frozenset[int]:
        step = max((days ^ {day} for day in whole), key=apart)
        return climbed(step) if apart(step) > apart(days) else days

    starts = sorted((frozenset((day,)) for day in whole), key=apart, reverse=True)[:STARTS]
    found = [days for days in map(climbed, starts) if FEWEST <= len(days) <= len(whole) - FEWEST]
    if not found:
        return frozenset(), 0.0
    best = max(found, key=apart)
    by_level = max(apart(days) for days in _by_level(told))
    changed_once = max(apart(frozenset(range(day))) for day in whole if day)
    weight = (apart(best) + by_level) / 2 - max(fit(whole), changed_once)
    return min(best, whole - best, key=len), weight


def _by_level(told: Sequence[_Day]) -> list[frozenset[int]]:
    """The days below each level of what was known of the same sums: fewer ways to be taken in by chance."""
    of_skill: dict[str, list[float]] = defaultdict(list)
    for day in told:
        for skill, weight in day.items():
            of_skill[skill].append(log(weight))
    usual = {skill: fmean(logs) for skill, logs in of_skill.items()}
    levels = [sum(log(weight) - usual[skill] for skill, weight in day.items()) / sqrt(len(day)) for day in told]
    ordered = sorted(range(len(told)), key=levels.__getitem__)
    return [frozenset(ordered[:many]) for many in range(FEWEST, len(told) - FEWEST + 1)]


def _fit(days: Sequence[tuple[int, _Day]]) -> float:
    """The log of the chance of some days' answers, all of one child who may learn and forget, beside that of not
    knowing anything."""
    by_skill: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for day, told in days:
        for skill, weight in told.items():
            by_skill[skill].append((day, weight))
    logs = list(_LOG_SHARES)
    for skill, steps in by_skill.items():
        unknown, known = _by_first_state(steps)
        for place, chance in enumerate(_chances(skill)):
            logs[place] += log(unknown + chance * (known - unknown))
    most = max(logs)
    return most + log(sum(exp(one - most) for one in logs))


def _by_first_state(steps: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """The chance of one sum's answers if it was not known at first, and if it was. steps: day and weight."""
    unknown = known = 1.0
    for (day, weight), later in zip(reversed(steps), (None, *reversed(steps)), strict=False):
        if later is not None:
            kept = KEPT ** (later[0] - day)
            learned, lost = LEARNED * (1 - kept), (1 - LEARNED) * (1 - kept)
            unknown, known = unknown * (1 - learned) + known * learned, unknown * lost + known * (1 - lost)
        known *= weight
    return unknown, known


@lru_cache(maxsize=4096)
def _chances(skill: str) -> tuple[float, ...]:
    hard = difficulty_of(skill) - model.ABILITY_MEAN
    return tuple(1 / (1 + exp(hard - ability)) for ability in _GRID)


@dataclass(frozen=True, slots=True)
class Hands:
    """Both of one child."""

    owl: AfterOwl = field(default_factory=lambda: AfterOwl(0, 0))
    two: TwoHands = field(default_factory=lambda: TwoHands(()))
