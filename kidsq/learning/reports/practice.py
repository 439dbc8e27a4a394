"""What a child, a group or a class could practise on paper: the facts that are known least, and some to begin with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.arithmetic.kind import MINUS, Field, Kind, Numbers, OpenSides
from kidsq.arithmetic.skills import BEYOND_TEN, OF_FIELD, difficulty_of
from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.sums.families import MEMBERS, Family
from kidsq.learning.model.guessing import suppress_conclusions
from kidsq.learning.model.mastery import Estimate

CARDS: Final = 8
"""Facts to practise: as many as flashcards on a sheet of paper."""
WARM_UP: Final = 4
"""Facts to begin with, likely known."""
LIKELY: Final = 0.6

Form = Literal["total", "turned", "missing"]


@dataclass(frozen=True, slots=True)
class Task:
    """A fact on a worksheet. total: 4 + 5 = _; turned: _ = 5 + 4; missing: 4 + _ = 9."""

    form: Form
    kind: Kind
    operands: Numbers

    @property
    def answer(self) -> int:
        truth = self.kind.truth(self.operands)
        if self.form != "missing":
            return truth
        found = self.kind.asked(self.operands, truth)[0][self._other]
        assert found is not None
        return found

    @property
    def sides(self) -> OpenSides:
        """What stands before "=" and behind it, with a gap for the answer."""
        left, right = self.kind.asked(self.operands, None)
        if self.form == "total":
            return left, right
        if self.form == "turned":
            return right, left if self.kind.sign == MINUS else left[::-1]
        left, right = self.kind.asked(self.operands, self.kind.truth(self.operands))
        return (*left[: self._other], None, *left[self._other + 1 :]), right

    @property
    def _other(self) -> int:
        """The place before "=" that is not asked for as usual, the second where that is one."""
        left, _right = self.kind.asked(self.operands, None)
        return 0 if left[1] is None else 1


@dataclass(frozen=True, slots=True)
class Practice:
    """facts: of which the cards are, those known least first; tasks: of the worksheet. unsure: True if the answers do
    not tell which are weak, so that these are only a mix."""

    facts: tuple[Task, ...]
    tasks: tuple[Task, ...]
    unsure: bool = False


def kind_to_practise(of: Family | Field | None) -> Kind:
    """Of what kind the sheets are for a family or a field beyond ten."""
    if of not in BEYOND_TEN:
        return SUMS
    return next(kind for kind in OF_FIELD[of] if kind.facts)


def practice(known: Sequence[Mapping[str, Estimate]], of: Family | Field | None = None) -> Practice:
    """What these children practise. known: of each, by skill; of: what comes first, or what alone it is about."""
    kind = kind_to_practise(of)
    telling = [one for one in known if one and not suppress_conclusions(one)]
    met = {fact: [one[skill].p for one in telling if skill in one] for fact, skill in _skills_of(kind).items()}
    chances = {fact: sum(found) / len(found) for fact, found in met.items() if found}
    first = MEMBERS.get(of, ()) if of else ()

    def weakest(fact: Numbers) -> tuple[bool, int, float]:
        """What was met and is not known yet, what was not met, the easiest first, and what is known."""
        chance = chances.get(fact)
        after = kind.skill(fact) not in first
        if chance is None:
            return after, 1, difficulty_of(kind.skill(fact))
        return after, 0 if chance < LIKELY else 2, chance

    facts = sorted(kind.facts, key=weakest)[:CARDS]
    surest = sorted(
        kind.facts, key=lambda fact: (fact in facts, -chances.get(fact, 0.0), difficulty_of(kind.skill(fact)))
    )
    return Practice(
        tuple(Task("total", kind, fact) for fact in facts),
        _tasks(kind, surest[:WARM_UP], facts),
        unsure=not chances,
    )


def _skills_of(kind: Kind) -> dict[Numbers, str]:
    return {fact: kind.skill(fact) for fact in kind.facts}


def _tasks(kind: Kind, easy: Sequence[Numbers], facts: Sequence[Numbers]) -> tuple[Task, ...]:
    """First what is known, then each fact, each turned round, and half of them with a number missing."""
    begun = [Task("total", kind, fact) for fact in easy]
    once = [Task("total", kind, fact) for fact in facts]
    turned = [Task("turned", kind, fact) for fact in reversed(facts)]
    missing = [Task("missing", kind, fact) for fact in facts[: len(facts) // 2]]
    return (*begun, *once, *turned, *missing)
