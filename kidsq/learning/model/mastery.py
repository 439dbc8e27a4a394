"""What a child knows: a chance per fact, with an interval, a number of answers and a word for it.

One ability and a deviation per family (grids) give each fact a prior; each fact's answers are a chain of two states
(two_state_model.py); the child's pace, the devices' offsets (response_times.py) and the manner of answering are
weighed along. Everything is summed exactly over the grids, so the same attempts always give the same figures.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import exp, log, sqrt
from operator import attrgetter
from typing import Final

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.evidence import Evidence
from kidsq.learning.model import constants as model
from kidsq.learning.model.answers import Answers
from kidsq.learning.model.belief import Belief, Manner, Tally
from kidsq.learning.model.claims import Claims, is_claim
from kidsq.learning.model.response_times import net_seconds, produced
from kidsq.learning.model.two_state_model import SECONDS_A_DAY, drift
from kidsq.learning.states import Label, State, Word, state_of


@dataclass(frozen=True, slots=True)
class Estimate:
    """How likely it is that the child knows this today; low..high holds 80%. manner: the child's."""

    skill: str
    p: float
    low: float
    high: float
    label: Word
    tally: Tally
    manner: Manner = "tries"

    @property
    def n(self) -> int:
        return self.tally.n

    @property
    def state(self) -> State:
        """What grown-ups are told of it."""
        return state_of(self.label, self.n, self.tally.right, timed=self.tally.seconds is not None)

    @property
    def needed(self) -> int:
        """How many more right answers would make it sure at the earliest, where it is too early to say."""
        return max(1, model.SURE_RIGHT - self.tally.right)


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
    return Reckoning(evidence).beliefs(facts)


class Reckoning:
    """What one child's answers say, kept up answer by answer: beliefs() takes no longer after a hundred thousand."""

    def __init__(self, evidence: Iterable[Evidence] = ()) -> None:
        """evidence: any order."""
        rows = sorted(evidence, key=attrgetter("at"))
        alone = [row for row in rows if row.alone]
        self._claims = Claims(alone)
        self._of_claims = self._claims.manner
        self._counts: dict[str, _Count] = {}
        for row in alone:
            self._counts.setdefault(row.skill, _Count()).add(row)
        self._met = {row.skill for row in rows}
        self._answers = Answers(_latest_of_each(alone))
        self._last = rows[-1].at if rows else None

    @classmethod
    def resumed(
        cls, tallies: Mapping[str, Tally], claims: Iterable[tuple[Evidence, int]], latest: Iterable[Evidence]
    ) -> Reckoning:
        """The same as of all answers of a child, most of which are not read.

        tallies: of all, also of skills that were met without one that carries weight. claims: those that carry weight,
        one for all that are alike, and how many they are. latest: the latest answer, and of each skill the latest that
        carry weight (still_telling()), in any order.
        """
        found = cls(latest)
        found._claims = Claims()
        for claim, many in claims:
            found._claims.judged(claim, many)
        found._of_claims = found._claims.manner
        found._counts = {skill: _Count(tally) for skill, tally in tallies.items() if tally.n}
        found._met.update(tallies)
        return found

    def lacks(self, skill: str) -> bool:
        """True where add() of a right answer to this skill needs recall() before."""
        return skill in self._counts and self._counts[skill].is_bare

    def recall(self, skill: str, right: Iterable[Evidence]) -> None:
        """Count what only a tally was given of. right: the right answers to this skill that carry weight."""
        self._counts[skill].recall(right)

    def add(self, row: Evidence) -> None:
        """One answer more. Raises ValueError for one that is older than another."""
        if self._last is not None and row.at < self._last:
            raise ValueError(f"an answer of {row.at} comes after one of {self._last}")
        self._last = row.at
        self._met.add(row.skill)
        if not row.alone:
            return
        if is_claim(row):
            self._claims.judged(row)
            self._of_claims = self._claims.manner
        self._counts.setdefault(row.skill, _Count()).add(row)
        self._answers.add(row)

    def beliefs(self, facts: Sequence[str] = FACTS) -> dict[str, Belief]:
        """As beliefs() of all answers so far."""
        skills = [*facts, *sorted(self._met.difference(facts))]
        families, priors = self._answers.told()
        chances, guesses = families.weigh(skills, priors)
        guesses = guesses and sum(count.tally.n for count in self._counts.values()) >= model.GUESSING_SEEN
        manner: Manner = "guesses" if guesses else self._of_claims
        tallies = {skill: count.tally for skill, count in self._counts.items()}
        return {skill: Belief(skill, *chances[skill], tallies.get(skill, NONE), manner) for skill in skills}


def still_telling(tally: Tally) -> int:
    """How many of the latest answers to a skill still say something."""
    return min(tally.n, model.KEPT_PER_FACT)


def _latest_of_each(rows: Sequence[Evidence]) -> list[Evidence]:
    """Of each skill as many as still say something; rows: oldest first."""
    held: Counter[str] = Counter()
    found = []
    for row in reversed(rows):
        if held[row.skill] < model.KEPT_PER_FACT:
            held[row.skill] += 1
            found.append(row)
    return found[::-1]


# -- what is said about a fact ----------------------------------------------------------------------------------------

NONE: Final = Tally()


class _Count:
    """Counts one skill's answers without help, as they come. tally: all of them so far."""

    __slots__ = ("_days", "_seconds", "is_bare", "tally")

    def __init__(self, tally: Tally = NONE) -> None:
        """tally: of those before; as long as it is_bare, no right one can be counted."""
        self._days: set[int] = set()
        self._seconds: list[float] = []  # ascending
        self.tally = tally
        self.is_bare = tally.right > 0

    def recall(self, right: Iterable[Evidence]) -> None:
        """right: the right ones before."""
        rows = list(right)
        self._days = {row.day for row in rows}
        self._seconds = sorted(net_seconds(row) for row in rows if produced(row))
        self.is_bare = False

    def add(self, row: Evidence) -> None:
        if row.right:
            self._days.add(row.day)
            if produced(row):
                insort(self._seconds, net_seconds(row))
        counted = (len(self._days), _middle(self._seconds)) if row.right else (self.tally.days, self.tally.seconds)
        self.tally = Tally(self.tally.n + 1, self.tally.right + row.right, *counted, last=row.at)


def _middle(ascending: Sequence[float]) -> float | None:
    """The median; None of nothing."""
    if not ascending:
        return None
    half = len(ascending) // 2
    return ascending[half] if len(ascending) % 2 else (ascending[half - 1] + ascending[half]) / 2


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
