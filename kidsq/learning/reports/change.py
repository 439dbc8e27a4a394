"""How many of the sums up to ten a child knew then and knows now, and whether that is more or fewer.

Each answer weighs what it weighs in hindsight: by all that the child's answers tell of its pace and manner. What was
believed at the time would not do, as a pace that is only found out looks like sums learned or lost; nor would one pace
for all days, as a child who is tired, or slower at everything of late, has lost no sum by that. With these weights
every sum is a chain of two states, gone through forwards and backwards, so that later answers tell of earlier days too.
Compared are the sums that were answered both before and since: what was merely unseen then does not look learned now.
How often sums change is not assumed but weighed along, from hardly ever to five of them in three weeks, either way
alike.

What that leaves likely before any answer is divided out of the difference in the end: its interval holds what the
answers say, and is not drawn towards no change where they are few.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import pairwise
from math import exp, log, sqrt
from typing import Final, Literal

from kidsq.arithmetic.skills import counting_steps
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.evidence import Evidence
from kidsq.learning.model import constants as model
from kidsq.learning.model.day_pace import at_its_usual_pace
from kidsq.learning.model.posterior import in_hindsight
from kidsq.learning.reports.levels import Level, level, moments_between, since_the_one_before

WEEKS: Final = 3
"""Then is so many weeks ago, where nothing else is asked for."""
ENOUGH: Final = 8
"""Answers to sums that carry weight, before then and since, below which nothing is compared."""
ENOUGH_FOR_ONE: Final = 100
"""So many before then and since, most children who learned or lost three sums are found (docs/learning)."""
REACH: Final = timedelta(weeks=6)
"""Answers that far before then still tell of it."""
CHANGES: Final = (0.3, 2.0, 5.0)
"""Sums learned, and sums lost, in three weeks: each is as likely as the others before anything is seen."""
CERTAIN: Final = 0.95
"""The chance of a fall from which a family is told of one."""
ALIKE: Final = 2
"""No difference beyond this many is likely: about the same."""
AS_RIGHT: Final = 0.05
"""A share of right answers that is lower by less is as high."""
INTERVAL: Final = 0.8
FARTHEST: Final = 8
"""A larger difference is not looked for: hardly any answers would speak for it rather than for the next smaller one."""
MOST_WEIGHT: Final = 3.0
MISS: Final = 1.5
"""What an answer, and what a miss, says at most for or against a sum, in logs: two slips, or two looks out of the
window, after each other are no rarity among some 200 answers."""
ONE_STEP: Final = 0.3
"""So much of their weight keep answers to plus one: counting one on takes hardly longer than knowing, and where a
child's pace is taken for a little too slow or too fast all of them err together."""
FEWEST: Final = 3.0
DAYS: Final = WEEKS * 7
DAY: Final = timedelta(days=1)

Verdict = Literal["more", "fewer", "alike", "cannot tell", "too few", "guesses"]


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer to a sum. weight: how many times likelier it is of a child who knows the sum. before: the chance that
    it was known, as believed before the answer."""

    at: datetime
    skill: str
    weight: float
    before: float
    right: bool


def weighed(answers: Sequence[tuple[Evidence, float]]) -> list[Weighed]:
    """Some answers of one child. answers: all that carry weight, oldest first, each with the chance that
    its skill was known, as believed before it."""
    before = {(row.at, row.skill): chance for row, chance in answers}
    told = in_hindsight(at_its_usual_pace([row for row, _ in answers]))
    return [Weighed(row.at, row.skill, weight, before[row.at, row.skill], row.right) for row, weight in told]


@dataclass(frozen=True, slots=True)
class Change:
    """What has become of the sums. levels: then, each week after it, and now. by: the difference; low..high holds 80%.

    sums: compared, as they were answered both before then and since; of the others nothing is said to have changed.
    before, since: answers. fall: the chance of fewer. came, went: sums that were likely learned or
    lost. as_right: the answers since are right as often as those before, or oftener.
    """

    verdict: Verdict
    before: int
    since: int
    levels: tuple[Level, ...] = ()
    by: float = 0.0
    low: int = 0
    high: int = 0
    fall: float = 0.0
    came: tuple[str, ...] = ()
    went: tuple[str, ...] = ()
    sums: int = 0
    as_right: bool = False

    @property
    def surely_fell(self) -> bool:
        """True if a family may be told that there are fewer."""
        return self.verdict == "fewer" and self.fall >= CERTAIN

    @property
    def then(self) -> Level:
        return self.levels[0]

    @property
    def now(self) -> Level:
        return self.levels[-1]


def change(
    answers: Iterable[Weighed],
    then: datetime,
    now: datetime,
    chances: Mapping[str, float],
    *,
    guesses: bool = False,
    facts: Sequence[str] = FACTS,
) -> Change:
    """What has become of a child's sums between two moments, week by week.

    answers: of one child, any order. chances: of each sum, today; it stands for those that are not compared. guesses:
    True if nothing may be concluded from them. facts: that are compared, where these are no sums up to
    ten; what is held likely of these before any answer is scaled by how many they are.
    """
    wanted = frozenset(facts)
    given = [one for one in answers if one.skill in wanted]
    size = len(facts) / len(FACTS)
    chains = _chains(given, then, now)
    before = sum(day < 0 for one in chains.values() for day, _ in one.steps)
    since = sum(len(one.steps) for one in chains.values()) - before
    if guesses:
        return Change("guesses", before, since)
    both = {skill: one for skill, one in chains.items() if one.steps[0][0] < 0 <= one.steps[-1][0]}
    if min(before, since) < ENOUGH or not both:
        return Change("too few", before, since)
    others = [chances.get(fact, 0.5) for fact in facts if fact not in both]
    fewest = FEWEST * size
    expected = min(len(facts) - fewest, max(fewest, sum(chances.get(fact, 0.5) for fact in facts)))
    moments = moments_between(then, now)
    days = [(moment - then) / DAY for moment in moments]
    known, unknown = expected, len(facts) - expected
    ways = [
        _way(both, days, learned * size / unknown / DAYS, lost * size / known / DAYS)
        for learned in CHANGES
        for lost in CHANGES
    ]
    found = _told(ways, list(both), moments, others, (before, since), facts)
    between = since_the_one_before([then + day * DAY for one in chains.values() for day, _ in one.steps], moments)
    levels = tuple(replace(one, answers=n) for one, n in zip(found.levels, between, strict=True))
    right = _as_right([one for one in given if one.skill in both], then, now)
    return replace(found, levels=levels, as_right=right)


def _as_right(answers: Sequence[Weighed], then: datetime, now: datetime) -> bool:
    early = [one.right for one in answers if then - REACH <= one.at < then]
    late = [one.right for one in answers if then <= one.at <= now]
    return sum(late) / len(late) >= sum(early) / len(early) - AS_RIGHT


@dataclass(frozen=True, slots=True)
class _Chain:
    """One sum. first: the chance before its first answer. steps: of each answer the day, then being 0, and
    its weight."""

    first: float
    steps: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class _Walked:
    """One sum under one pace of change. known: by moment. fit: the chance of its answers. came, went: the chances of a
    change, may_come and may_go: before any answer."""

    known: tuple[float, ...]
    fit: float
    came: float
    went: float
    may_come: float
    may_go: float


@dataclass(frozen=True, slots=True)
class _Way:
    """All sums under one pace of change."""

    sums: tuple[_Walked, ...]

    @property
    def fit(self) -> float:
        return sum(log(one.fit) for one in self.sums)


def _chains(answers: Iterable[Weighed], then: datetime, now: datetime) -> dict[str, _Chain]:
    by_skill: dict[str, list[Weighed]] = defaultdict(list)
    for one in sorted(answers, key=lambda answer: (answer.at, answer.skill)):
        if then - REACH <= one.at <= now:
            by_skill[one.skill].append(one)
    return {
        skill: _Chain(found[0].before, tuple(((one.at - then) / DAY, _weight(one)) for one in found))
        for skill, found in by_skill.items()
    }


def _weight(one: Weighed) -> float:
    share = ONE_STEP if counting_steps(one.skill) == 1 else 1.0
    least = -MOST_WEIGHT if one.right else -MISS
    return exp(share * max(least, min(MOST_WEIGHT, log(one.weight))))


def _way(chains: Mapping[str, _Chain], days: Sequence[float], up: float, down: float) -> _Way:
    """up, down: learned and lost in a day."""
    return _Way(tuple(_walk(chain, days, up, down) for chain in chains.values()))


_Map = tuple[float, float, float, float]
"""From not known to not known and to known, from known to not known and to known."""


def _walk(chain: _Chain, days: Sequence[float], up: float, down: float) -> _Walked:
    """One sum, forwards to each moment and backwards from the last. up, down: learned and lost in a day."""
    edges = [min(chain.steps[0][0], days[0]), *days]
    maps = [_between(chain.steps, early, late, up, down) for early, late in pairwise(edges)]
    last = _between(chain.steps, edges[-1], None, up, down)
    unknown, known = 1 - chain.first, chain.first
    forward = []
    for one in maps:
        unknown, known = unknown * one[0] + known * one[2], unknown * one[1] + known * one[3]
        forward.append((unknown, known))
    whole: _Map = (last[0] + last[1], 0.0, 0.0, last[2] + last[3])  # from then to now: answers at the last moment count
    backward = [(whole[0], whole[3])]
    for one in reversed(maps[1:]):
        whole = _joined(one, whole)
        backward.append((whole[0] + whole[1], whole[2] + whole[3]))
    levels = tuple(
        known * of_known / (unknown * of_unknown + known * of_known)
        for (unknown, known), (of_unknown, of_known) in zip(forward, reversed(backward), strict=True)
    )
    unknown, known = forward[0]
    fit = unknown * backward[-1][0] + known * backward[-1][1]
    may = _passed((1.0, 0.0, 0.0, 1.0), days[-1] - days[0], up, down)
    return _Walked(
        levels, fit, unknown * whole[1] / fit, known * whole[2] / fit, (1 - chain.first) * may[1], chain.first * may[2]
    )


def _between(steps: Sequence[tuple[float, float]], early: float, late: float | None, up: float, down: float) -> _Map:
    """What the answers with early <= at < late, and the time between them, make of either state."""
    found: _Map = (1.0, 0.0, 0.0, 1.0)
    at = early
    for moment, weight in steps:
        if moment >= early and (late is None or moment < late):
            found = _passed(found, moment - at, up, down)
            found = (found[0], found[1] * weight, found[2], found[3] * weight)
            at = moment
    return _passed(found, late - at, up, down) if late is not None else found


def _passed(so_far: _Map, days: float, up: float, down: float) -> _Map:
    if not days:
        return so_far
    moved = (1 - exp(-(up + down) * days)) / (up + down)
    learned, lost = up * moved, down * moved
    return _joined(so_far, (1 - learned, learned, lost, 1 - lost))


def _joined(one: _Map, other: _Map) -> _Map:
    return (
        one[0] * other[0] + one[1] * other[2],
        one[0] * other[1] + one[1] * other[3],
        one[2] * other[0] + one[3] * other[2],
        one[2] * other[1] + one[3] * other[3],
    )


# -- what is told of it -----------------------------------------------------------------------------------------------


def _told(
    ways: Sequence[_Way],
    skills: Sequence[str],
    moments: Sequence[datetime],
    others: Sequence[float],
    answers: tuple[int, int],
    facts: Sequence[str],
) -> Change:
    """others: the chances of the sums that are not compared. answers: before then, and since. facts: as change()."""
    best = max(way.fit for way in ways)
    weights = [exp(way.fit - best) for way in ways]
    shares = [weight / sum(weights) for weight in weights]
    chances = _differences(ways, shares)
    none = len(skills)
    fall = sum(chances[:none])
    low, high = _middle(chances)
    by = sum(chance * (place - none) for place, chance in enumerate(chances))
    likely = (set(_likely(ways, shares, skills, side)) for side in ("came", "went"))
    came, went = (tuple(fact for fact in facts if fact in found) for found in likely)
    levels = _levels(ways, shares, moments, others, by)
    alike = min(ALIKE, ALIKE * len(facts) / len(FACTS))
    return Change(_verdict(low, high, alike), *answers, levels, by, low, high, fall, came, went, len(skills))


def _verdict(low: float, high: float, alike: float) -> Verdict:
    """More or fewer where the interval excludes none: one rule for play, checks and classes."""
    if low > 0:
        return "more"
    if high < 0:
        return "fewer"
    return "alike" if max(-low, high) <= alike else "cannot tell"


def _differences(ways: Sequence[_Way], shares: Sequence[float]) -> list[float]:
    """The chance of each difference, from all that are compared lost to all of them learned, by the answers alone."""
    none = len(ways[0].sums)
    found = [0.0] * (2 * none + 1)
    before = [0.0] * (2 * none + 1)
    nearest = range(max(0, none - FARTHEST), none + min(none, FARTHEST) + 1)
    for way, share in zip(ways, shares, strict=True):
        of_answers = _difference([(one.came, one.went) for one in way.sums])
        of_nothing = _difference([(one.may_come, one.may_go) for one in way.sums])
        for place in nearest:
            found[place] += share * of_answers[place]
            before[place] += of_nothing[place] / len(ways)
    alone = [one / of if of else 0.0 for one, of in zip(found, before, strict=True)]
    return [one / sum(alone) for one in alone]


def _difference(sums: Sequence[tuple[float, float]]) -> list[float]:
    """The chance of each difference. sums: of each its chances of having come and of having gone."""
    none = len(sums)
    found = [0.0] * (2 * none + 3)  # one more at each end, so that every place has neighbours
    found[none + 1] = 1.0
    for number, (came, went) in enumerate(sums, start=1):
        stays = 1 - came - went
        first, last = none + 1 - number, none + 1 + number
        found[first : last + 1] = [
            found[place - 1] * came + found[place] * stays + found[place + 1] * went for place in range(first, last + 1)
        ]
    return found[1:-1]


def _middle(chances: Sequence[float]) -> tuple[int, int]:
    """The differences between which the middle INTERVAL lies."""
    edge, below, none = (1 - INTERVAL) / 2, 0.0, len(chances) // 2
    low = high = None
    for place, chance in enumerate(chances):
        below += chance
        low = place - none if low is None and below > edge else low
        high = place - none if high is None and below >= 1 - edge else high
    return low or 0, high or 0


def _likely(
    ways: Sequence[_Way], shares: Sequence[float], skills: Sequence[str], side: Literal["came", "went"]
) -> tuple[str, ...]:
    """The sums that are likelier to have come (or gone) than not."""
    chances = [
        sum(share * getattr(way.sums[place], side) for way, share in zip(ways, shares, strict=True))
        for place in range(len(skills))
    ]
    return tuple(skill for skill, chance in zip(skills, chances, strict=True) if chance > 0.5)


def _levels(
    ways: Sequence[_Way], shares: Sequence[float], moments: Sequence[datetime], others: Sequence[float], by: float
) -> tuple[Level, ...]:
    """Each moment's number of sums, compared or not. by: the difference by the answers alone, to which both ends are
    led evenly."""
    found = []
    for place, at in enumerate(moments):
        of_ways = [[*(one.known[place] for one in way.sums), *others] for way in ways]
        means = [sum(chances) for chances in of_ways]
        mean = sum(share * one for share, one in zip(shares, means, strict=True))
        variance = sum(
            share * (sum(p * (1 - p) for p in chances) + (one - mean) ** 2)
            for share, chances, one in zip(shares, of_ways, means, strict=True)
        )
        found.append((at, mean, variance))
    of = len(ways[0].sums) + len(others)
    (_, first, _), (_, last, _) = found[0], found[-1]
    missing, end = by - (last - first), len(found) - 1
    return tuple(
        level(at, mean + missing * (place / end - 0.5), variance, of=of)
        for place, (at, mean, variance) in enumerate(found)
    )


def verdict_together(children: Iterable[Change]) -> Verdict:
    """Of those who can be compared, one at least: whether they know more on average; by the rule for one child."""
    _mean, low, high = mean_difference(children)
    return _verdict(low, high, ALIKE)


def mean_difference(children: Iterable[Change]) -> tuple[float, float, float]:
    """Of those who can be compared, one at least: the mean of their differences, and between what it lies (80%)."""
    compared = [one for one in children if one.levels]
    spreads = [(one.high - one.low) / (2 * model.INTERVAL) for one in compared]
    mean = sum(one.by for one in compared) / len(compared)
    band = model.INTERVAL * sqrt(sum(spread**2 for spread in spreads)) / len(compared)
    return mean, mean - band, mean + band
