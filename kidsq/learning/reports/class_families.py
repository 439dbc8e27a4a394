"""The families of sums, and what is beyond ten, in some children together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.skills import BEYOND_TEN
from kidsq.arithmetic.sums.families import MEMBERS, Family
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports.standing import beyond_ten, standings
from kidsq.learning.states import State


def class_families(
    learners: Iterable[str], known: Mapping[str, Mapping[str, Estimate]]
) -> Counter[tuple[Family, State]]:
    """How many children are in each state of each family, as the class sheet has it. known: as class_facts()."""
    found: Counter[tuple[Family, State]] = Counter()
    for learner in learners:
        states = {one.family: one.state for one in standings(known.get(learner, {}))}
        found.update((family, states.get(family, "not asked")) for family in MEMBERS)
    return found


def met_beyond_ten(known: Mapping[str, Mapping[str, Estimate]]) -> tuple[Field, ...]:
    """What any of these children has met beyond ten, in the order in which children meet it at school."""
    met = {one.field for of_child in known.values() for one in beyond_ten(of_child)}
    return tuple(field for field in BEYOND_TEN if field in met)
