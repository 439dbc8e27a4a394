"""The sums up to ten in a class: of each, which children stand where with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.states import STATES, State


@dataclass(frozen=True, slots=True)
class ClassFact:
    """One sum in a class. of: the learners in each state."""

    skill: str
    of: Mapping[State, tuple[str, ...]]

    @property
    def children(self) -> int:
        return sum(map(len, self.of.values()))

    @property
    def open(self) -> int:
        """How many do not have it by heart: not yet, or slow."""
        return len(self.of["not yet"]) + len(self.of["slow"])


def class_facts(learners: Sequence[str], known: Mapping[str, Mapping[str, Estimate]]) -> dict[str, ClassFact]:
    """Every sum, in the order of FACTS. known: of each learner, in the words that its answers carry."""
    return {fact: ClassFact(fact, _by_state(fact, learners, known)) for fact in FACTS}


def _by_state(
    fact: str, learners: Sequence[str], known: Mapping[str, Mapping[str, Estimate]]
) -> dict[State, tuple[str, ...]]:
    found: dict[State, list[str]] = {state: [] for state in STATES}
    for learner in learners:
        one = known.get(learner, {}).get(fact)
        found[one.state if one else "not asked"].append(learner)
    return {state: tuple(of) for state, of in found.items()}


def lacking_first(facts: Mapping[str, ClassFact]) -> tuple[ClassFact, ...]:
    """The sums that most children do not know yet come first, then those that most work out slowly."""
    return tuple(sorted(facts.values(), key=lambda one: (-len(one.of["not yet"]), -one.open, -FACTS.index(one.skill))))
