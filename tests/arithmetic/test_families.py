"""Which sums belong together, and what is no sum."""

import pytest

from kidsq.arithmetic.sums.facts import addends_of
from kidsq.arithmetic.sums.families import FAMILIES


@pytest.mark.parametrize(
    ("addends", "families"),
    [
        ((1, 6), ("plus_1_2",)),
        ((1, 2), ("plus_1_2", "near_doubles")),
        ((5, 5), ("doubles", "five_and", "partners_of_ten")),
        ((4, 5), ("near_doubles", "five_and")),
        ((3, 7), ("partners_of_ten",)),
        ((3, 6), ()),
        ((2, 3, 5), ("longer",)),
    ],
)
def test_families(addends, families):
    assert tuple(code for code, family in FAMILIES.items() if family.holds(addends)) == families


@pytest.mark.parametrize(
    "skill",
    ["pair", "count:7/3", "total:15+10", "missing:2+?=9", "add:", "add:2+x", "add:²+1", "add:5", "add:1234567+1"],
)
def test_other_skills_are_no_sums(skill):
    assert addends_of(skill) == ()


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_is_told_of_by_one_of_its_sums(family):
    assert FAMILIES[family].holds(addends_of(FAMILIES[family].example))
