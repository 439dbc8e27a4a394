"""Which families of sums a child is weak in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from kidsq.arithmetic.sums.families import MEMBERS, Family
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.tasks import SAID

WEAK: Final = 0.49
ENOUGH: Final = 3
TIMES_ASKED: Final = 2


@dataclass(frozen=True, slots=True)
class Need:
    """A weak family. known: the share of its sums that is likely known. n: answers without help."""

    family: Family
    known: float
    n: int


def weak(estimates: Mapping[str, Estimate]) -> tuple[Need, ...]:
    """The families with enough answers of which less than half is likely known, the weakest first."""
    found = []
    for family, members in MEMBERS.items():
        found_of = [estimates[fact] for fact in members if fact in estimates]
        n = sum([one.tally.n for one in found_of])
        if n < ENOUGH:
            continue
        known = sum([one.p for one in found_of]) / len(found_of)
        if known < WEAK:
            found.append(Need(family, known, n))
    return tuple(sorted(found, key=lambda need: need.known))


def weak_sums(estimates: Mapping[str, Estimate], asked: AbstractSet[tuple[str, str]] = frozenset()) -> dict[str, int]:
    """Sums of weak families, each with the number of those that wait to be seen again.

    Such a family may have been learned since its latest day: that shows as soon as a friend asks for it
    (reports/needs.py). asked: tasks of this game, with their sums. A claim tells too little to end the waiting, help
    tells nothing; but after two questions for it a family waits no more in this game, whatever came of them.
    """
    last = {skill: one.tally.last.toordinal() for skill, one in estimates.items() if one.tally.last is not None}
    latest = max(last.values(), default=0)
    asked_for = {skill for task, skill in asked if task in SAID}
    claimed = {skill for task, skill in asked if task not in SAID}
    found: dict[str, int] = defaultdict(int)
    for need in weak(estimates):
        members = MEMBERS[need.family]
        times = len(asked_for.intersection(members))
        unseen = max([last.get(fact, 0) for fact in members]) < latest
        waits = times < TIMES_ASKED and (unseen or (times == 0 and not claimed.isdisjoint(members)))
        for fact in members:
            found[fact] += waits
    return found
