"""The families of sums that people who teach think in, and which of them a child is weak in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.learning.facts import FACTS, addends_of
from kidsq.learning.model.mastery import Estimate

Family = Literal["plus_1_2", "doubles", "near_doubles", "five_and", "partners_of_ten", "longer"]
Field = Literal["times", "taking_away", "comparing", "counting"]
FAMILIES: dict[Family, Callable[[tuple[int, ...]], bool]] = {
    "plus_1_2": lambda addends: len(addends) == 2 and min(addends) <= 2,
    "doubles": lambda addends: len(addends) == 2 and addends[0] == addends[1],
    "near_doubles": lambda addends: len(addends) == 2 and abs(addends[0] - addends[1]) == 1,
    "five_and": lambda addends: len(addends) == 2 and 5 in addends,
    "partners_of_ten": lambda addends: len(addends) == 2 and sum(addends) == 10,
    "longer": lambda addends: len(addends) > 2,
}
"""The families teachers think in; a sum can belong to several, 3 + 6 to none."""
MEMBERS: Final[Mapping[Family, tuple[str, ...]]] = {
    family: members
    for family, fits in FAMILIES.items()
    if (members := tuple(filter(lambda f: fits(addends_of(f)), FACTS)))
}
"""The sums up to ten of each family that has any."""
FIELDS: Final[Mapping[Field, str]] = {
    "counting": "count_set",
    "comparing": "diff",
    "taking_away": "sub",
    "times": "times",
}
"""What is practised beside sums, by the kind of its skills; in the order in which children meet it at school."""
WEAK: Final = 0.49
ENOUGH: Final = 3


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


def weak_sums(estimates: Mapping[str, Estimate], asked: AbstractSet[str] = frozenset()) -> dict[str, int]:
    """Sums of weak families, each with the number of those of which nothing was answered on the latest day.

    Such a family may have been learned since: that shows as soon as somebody asks for it (reports/needs.py). asked:
    sums asked for in this game; whatever came of it, their families wait no more in it.
    """
    last = {skill: one.tally.last.toordinal() for skill, one in estimates.items() if one.tally.last is not None}
    latest = max(last.values(), default=0)
    found: dict[str, int] = defaultdict(int)
    for need in weak(estimates):
        members = MEMBERS[need.family]
        waits = asked.isdisjoint(members) and max([last.get(fact, 0) for fact in members]) < latest
        for fact in members:
            found[fact] += waits
    return found
