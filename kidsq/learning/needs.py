"""Who needs help with what: the families of sums that a child's estimates show to be weak."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kidsq.learning.facts import FACTS, addends_of
from kidsq.learning.mastery import Estimate
from kidsq.learning.progress import FAMILIES, Family

WEAK: Final = 0.5
ENOUGH: Final = 3
MEMBERS: Final[Mapping[Family, tuple[str, ...]]] = {
    family: members
    for family, fits in FAMILIES.items()
    if (members := tuple(filter(lambda f: fits(addends_of(f)), FACTS)))
}
"""The sums up to ten of each family that has any."""


@dataclass(frozen=True, slots=True)
class Need:
    """A weak family. known: the share of its sums that is likely known. n: answers without help."""

    family: Family
    known: float
    n: int


def needs(estimates: Mapping[str, Estimate]) -> tuple[Need, ...]:
    """The families with enough answers of which less than half is likely known, the weakest first."""
    found = []
    for family, members in MEMBERS.items():
        known = sum(estimates[fact].p for fact in members) / len(members)
        n = sum(estimates[fact].n for fact in members)
        if n >= ENOUGH and known < WEAK:
            found.append(Need(family, known, n))
    return tuple(sorted(found, key=lambda need: need.known))
