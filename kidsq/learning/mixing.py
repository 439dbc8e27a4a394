"""How the facts that friends ask for are mixed: what comes back, how much of it is new, how much is likely to be right.

Rohrer 2014 and Nemeth 2019 for changing the strategy from one question to the next; Burns 2016 for how many new facts
are kept of a day, and 2019 for what lies between them; Jansen 2013 for how much should be right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import exp, log
from typing import Final

from kidsq.arithmetic.skills import group_of, kind_of, strategy_of
from kidsq.learning.model.constants import SLIP
from kidsq.learning.model.mastery import Estimate, beliefs

NEW_A_DAY: Final[Mapping[str, int]] = {"younger": 2, "older": 4}
"""So many facts a day at most that a child is not likely to know when it meets them, and does not, by its look."""
KNOWN_BETWEEN: Final = 7
"""So many others lie between two of these."""
AGAIN_AFTER: Final = 4
"""So many others come before the same fact does again."""
WITHIN: Final = 10
"""Among so many questions there is one at least of what was learned earlier."""
RIGHT: Final = (0.85, 0.9)
"""Between these shares of the answers are planned to be right."""
LEARNED: Final = 0.7  # the mean chance from which on a group of facts is one that was learned earlier
UNKNOWN: Final = 0.5 - 1e-9
"""Below it a fact is rather not known than known. The half that any child has of a difference is 0.5 on one Python, and
0.49999999999999956 where sum() makes up for what rounding loses."""
INTRODUCED: Final = 6  # answers, after which a strategy is not new any more
COUNTS_RIGHT: Final = (0.74, 6.0)  # of what is not known, and so many answers of the child weigh as much as that
LOOKED_AT: Final = 40  # of the latest questions
_SHRUNK: Final = 2.0  # answers to others of a group, which weigh as much as knowing nothing of the child


@dataclass(frozen=True, slots=True)
class Recent:
    """A fact that a child was asked for. right: None, not answered. p: the chance then that it was known.

    today: on this day.
    """

    skill: str
    right: bool | None = None
    p: float = 1.0
    today: bool = True


@dataclass(frozen=True)
class Mix:
    """What may come next. recent: what friends have asked for, the latest last. n: answers to a skill so far."""

    estimates: Mapping[str, Estimate]
    recent: Sequence[Recent]
    new_a_day: int
    n: Callable[[str], int]

    def passes(self, skill: str) -> bool:
        """True if this may come next: by another strategy than the latest, and not too soon after what was new."""
        return self.changes(skill) and self.is_not_too_new(skill)

    def likely_enough(self, skills: Iterable[str]) -> set[str]:
        """Those with which enough of the latest answers is planned to be right; none does: the likeliest."""
        latest = [self.right(one.skill) for one in self.recent[-WITHIN + 1 :]]
        least = RIGHT[0] * WITHIN - sum(latest) - RIGHT[1] * (WITHIN - 1 - len(latest))
        planned = {skill: self.right(skill) for skill in skills}
        least = min(least, max(planned.values(), default=0.0))
        return {skill for skill, right in planned.items() if right >= least}

    @property
    def earlier_is_due(self) -> bool:
        """True if nothing of what was learned earlier came for long."""
        latest = self.recent[-WITHIN + 1 :]
        enough = bool(self._learned) and len(latest) == WITHIN - 1
        return enough and not any(group_of(one.skill) in self._learned for one in latest)

    def is_earlier(self, skill: str) -> bool:
        """True for a fact that was met, of a group that is known."""
        return self.n(skill) > 0 and group_of(skill) in self._learned

    def is_known(self, skill: str) -> bool:
        return self.p(skill) >= LEARNED

    # -- what is known ------------------------------------------------------------------------------------------------

    def p(self, skill: str) -> float:
        """The chance that it is known; of what was not met, by what is known of others of its group."""
        known = self.estimates.get(skill)
        if known is not None:
            return known.p
        shift, n = self._shifts.get(group_of(skill), (0.0, 0))
        return 1 / (1 + exp(-_log_odds(_prior(skill)) - shift / (n + _SHRUNK)))

    def right(self, skill: str) -> float:
        """The chance of a right answer: known and said, or worked out."""
        p = self.p(skill)
        return p * (1 - SLIP) + (1 - p) * self._counts_right

    @cached_property
    def _counts_right(self) -> float:
        usual, weight = COUNTS_RIGHT
        answered = [(one.right, self.p(one.skill)) for one in self.recent if one.right is not None]
        gained = sum(right - (1 - SLIP) * p for right, p in answered)
        unknown = sum(1 - p for _right, p in answered)
        return min(0.95, max(0.2, (usual * weight + gained) / (weight + unknown)))

    @cached_property
    def _shifts(self) -> Mapping[str | None, tuple[float, int]]:
        """By how much more what was met of a group is known than it is of any child, in log-odds, and of how many."""
        found: dict[str | None, tuple[float, int]] = {}
        for skill, one in self.estimates.items():
            if one.tally.n:
                shift, n = found.get(group_of(skill), (0.0, 0))
                found[group_of(skill)] = shift + _log_odds(one.p) - _log_odds(_prior(skill)), n + 1
        return found

    @cached_property
    def _learned(self) -> frozenset[str | None]:
        """The groups of which so much is known that they are what was learned earlier."""
        chances: dict[str | None, list[float]] = {}
        for skill, one in self.estimates.items():
            if one.tally.n:
                chances.setdefault(group_of(skill), []).append(one.p)
        return frozenset(group for group, some in chances.items() if sum(some) >= LEARNED * len(some))

    # -- what may come next -------------------------------------------------------------------------------------------

    def changes(self, skill: str) -> bool:
        """True if it did not come just before, and is worked out otherwise than the latest, or for the first time."""
        latest = [one.skill for one in self.recent[-AGAIN_AFTER:] if one.today]
        if skill in latest:
            return False
        strategy = strategy_of(skill)
        return not latest or strategy_of(latest[-1]) != strategy or self._answered[strategy] < INTRODUCED

    @cached_property
    def _answered(self) -> Counter[str]:
        """Answers by strategy."""
        found: Counter[str] = Counter()
        for skill in {*self.estimates, *(one.skill for one in self.recent)}:
            found[strategy_of(skill)] += self.n(skill)
        return found

    def is_not_too_new(self, skill: str) -> bool:
        """True for what was met or is rather known, and for all else while there is room for something new."""
        return self._has_room or self.n(skill) > 0 or self.p(skill) >= UNKNOWN

    @cached_property
    def _has_room(self) -> bool:
        today = {one.skill for one in self.recent if one.today} & self._new
        return len(today) < self.new_a_day and not any(one.skill in self._new for one in self.recent[-KNOWN_BETWEEN:])

    @cached_property
    def _new(self) -> frozenset[str]:
        """What was asked lately, never before, when it was not likely known, and is not known yet."""
        times = Counter(one.skill for one in self.recent if (kind := kind_of(one.skill)) is not None and kind.facts)
        unlikely = {one.skill for one in self.recent if one.p < UNKNOWN}
        return frozenset(
            skill for skill in unlikely & times.keys() if self.n(skill) <= times[skill] and self.p(skill) < UNKNOWN
        )


@lru_cache(maxsize=4_096)
def _prior(skill: str) -> float:
    """The chance that any child knows this."""
    return beliefs((), (skill,))[skill].p


def _log_odds(p: float) -> float:
    inside = min(max(p, 1e-4), 1 - 1e-4)
    return log(inside / (1 - inside))
