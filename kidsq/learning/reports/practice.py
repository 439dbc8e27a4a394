"""What a child, a group or a class could practise on paper: the sums that are known least, and some to begin with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.arithmetic.sums.families import MEMBERS, Family
from kidsq.learning.model.guessing import suppress_conclusions
from kidsq.learning.model.mastery import Estimate

CARDS: Final = 8
"""Sums to practise: as many as flashcards on a sheet of paper."""
WARM_UP: Final = 4
"""Sums to begin with, likely known."""
LIKELY: Final = 0.6
PRIOR: Final = 0.5

Form = Literal["total", "turned", "missing"]


@dataclass(frozen=True, slots=True)
class Task:
    """A sum on a worksheet. total: 4 + 5 = _; turned: _ = 5 + 4; missing: 4 + _ = 9."""

    form: Form
    first: int
    second: int

    @property
    def total(self) -> int:
        return self.first + self.second

    @property
    def answer(self) -> int:
        return self.second if self.form == "missing" else self.total


@dataclass(frozen=True, slots=True)
class Practice:
    """facts: the sums to practise, those known least first; tasks: of the worksheet. unsure: True if the answers do not
    tell which are weak, so that these are only a mix."""

    facts: tuple[str, ...]
    tasks: tuple[Task, ...]
    unsure: bool = False


def practice(known: Sequence[Mapping[str, Estimate]], family: Family | None = None) -> Practice:
    """What these children practise. known: of each, by skill; family: whose sums come first."""
    telling = [one for one in known if one and not suppress_conclusions(one)]
    chances = {fact: _mean([one[fact].p for one in telling if fact in one]) for fact in FACTS}
    first = MEMBERS[family] if family else ()
    weakest = sorted(FACTS, key=lambda fact: (fact not in first, chances[fact], FACTS.index(fact)))
    wanted = [fact for fact in weakest if chances[fact] < LIKELY or fact in first]
    facts = tuple((wanted + [fact for fact in weakest if fact not in wanted])[:CARDS])
    surest = sorted((fact for fact in FACTS if fact not in facts), key=lambda fact: (-chances[fact], FACTS.index(fact)))
    return Practice(facts, _tasks(surest[:WARM_UP], facts), unsure=not telling)


def _mean(chances: Sequence[float]) -> float:
    return sum(chances) / len(chances) if chances else PRIOR


def _tasks(easy: Sequence[str], facts: Sequence[str]) -> tuple[Task, ...]:
    """First what is known, then each sum, each turned round, and half of them with a number missing."""
    begun = [Task("total", *_pair(fact)) for fact in easy]
    once = [Task("total", *_pair(fact)) for fact in facts]
    turned = [Task("turned", *_pair(fact)[::-1]) for fact in reversed(facts)]
    missing = [Task("missing", *_pair(fact)) for fact in facts[: len(facts) // 2]]
    return (*begun, *once, *turned, *missing)


def _pair(fact: str) -> tuple[int, int]:
    first, second = addends_of(fact)
    return first, second
