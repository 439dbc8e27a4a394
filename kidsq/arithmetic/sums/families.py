"""The families of sums that people who teach think in: what each of them is, in the order of all pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from kidsq.arithmetic.sums.facts import FACTS, addends_of

Addends = tuple[int, ...]
Family = str
"""A key of FAMILIES."""


@dataclass(frozen=True, slots=True)
class FamilySpec:
    """One family.

    holds: whether a sum is of it; one can be of several. example: the sum by which it is told of. part: of a family in
    which some sums say nothing of the others, the code of the part in which a sum is. last: practised when no other is
    left.
    """

    holds: Callable[[Addends], bool]
    example: str
    part: Callable[[Addends], str] | None = None
    last: bool = False


FAMILIES: Final[Mapping[Family, FamilySpec]] = {
    "plus_1_2": FamilySpec(
        lambda addends: len(addends) == 2 and min(addends) <= 2,
        example="add:1+6",
        part=lambda addends: f"plus_{min(addends)}",
    ),
    "doubles": FamilySpec(lambda addends: len(addends) == 2 and addends[0] == addends[1], example="add:3+3"),
    "near_doubles": FamilySpec(
        lambda addends: len(addends) == 2 and abs(addends[0] - addends[1]) == 1, example="add:4+5"
    ),
    "five_and": FamilySpec(lambda addends: len(addends) == 2 and 5 in addends, example="add:3+5"),
    "partners_of_ten": FamilySpec(lambda addends: len(addends) == 2 and sum(addends) == 10, example="add:3+7"),
    "longer": FamilySpec(lambda addends: len(addends) > 2, example="add:2+3+4", last=True),
}
"""A sum can belong to several, 3 + 6 to none."""
MEMBERS: Final[Mapping[Family, tuple[str, ...]]] = {
    code: members
    for code, family in FAMILIES.items()
    if (members := tuple(fact for fact in FACTS if family.holds(addends_of(fact))))
}
"""The sums up to ten of each family that has any."""
_TELLING: Final = ("doubles", *FAMILIES)
"""Of a double the doubles tell, whatever else it is."""


def first_of(addends: Addends) -> str | None:
    """The first family that holds a sum, or the part of it, so that each sum is of one only."""
    return next((_part(code, addends) for code, family in FAMILIES.items() if family.holds(addends)), None)


def group_of_sum(addends: Addends) -> str:
    """The family, or its part, whose other sums tell something about this one; each sum has one."""
    held = (code for code in _TELLING if FAMILIES[code].holds(addends))
    return next((_part(code, addends) for code in held if min(addends) or not FAMILIES[code].part), "other")


def _part(code: Family, addends: Addends) -> str:
    part = FAMILIES[code].part
    return part(addends) if part else code
