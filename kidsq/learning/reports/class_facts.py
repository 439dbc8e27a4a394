"""The sums up to ten in a class: of each, who likely knows it, who does not yet, and of whom it cannot be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kidsq.learning.facts import FACTS
from kidsq.learning.model.mastery import Estimate, Word

KNOWS: Final[frozenset[Word]] = frozenset(("fast and sure", "nearly"))
NOT_YET: Final[frozenset[Word]] = frozenset(("working it out", "rusty"))


@dataclass(frozen=True, slots=True)
class ClassFact:
    """One sum in a class. knows: learners who likely know it; not_yet: who likely do not; untold: all others, whose
    answers are too few or look like guesses."""

    skill: str
    knows: tuple[str, ...]
    not_yet: tuple[str, ...]
    untold: tuple[str, ...]

    @property
    def children(self) -> int:
        return len(self.knows) + len(self.not_yet) + len(self.untold)


def class_facts(learners: Sequence[str], known: Mapping[str, Mapping[str, Estimate]]) -> dict[str, ClassFact]:
    """Every sum, in the order of FACTS. known: of each learner, in the words that its answers carry."""
    return {
        fact: ClassFact(
            fact,
            *(
                tuple(learner for learner in learners if _place(known.get(learner, {}).get(fact)) == place)
                for place in range(3)
            ),
        )
        for fact in FACTS
    }


def _place(one: Estimate | None) -> int:
    if one is None:
        return 2
    return 0 if one.label in KNOWS else 1 if one.label in NOT_YET else 2


def lacking_first(facts: Mapping[str, ClassFact]) -> tuple[ClassFact, ...]:
    """The sums that most children do not know yet come first, then those that fewest likely know."""
    return tuple(sorted(facts.values(), key=lambda one: (-len(one.not_yet), len(one.knows), -FACTS.index(one.skill))))
