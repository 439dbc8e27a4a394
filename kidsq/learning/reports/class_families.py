"""The families of sums in some children together: how many stand where with each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from kidsq.arithmetic.sums.families import MEMBERS, Family
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports.standing import standings
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
