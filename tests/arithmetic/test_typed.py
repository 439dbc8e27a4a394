"""Facts that a grown-up types for a list."""

from __future__ import annotations

import pytest

from kidsq.arithmetic.skills import KINDS, is_of
from kidsq.arithmetic.typed import typed_facts


@pytest.mark.parametrize(
    ("typed", "skill"),
    [
        ("6x7", "times:6x7"),
        ("7 × 6", "times:7x6"),
        ("6*7=42", "times:6x7"),
        ("8+5", "cross:5+8"),
        ("13 = 5 + 8", "cross:5+8"),
        ("3+4", "add:3+4"),
        ("30+70", "make:30+70=100"),
        ("70 + 30 = 100", "make:30+70=100"),
        ("9-4", "sub:9-4"),
        ("14 − 6 = 8", "sub:14-6"),
        ("2+4=1+5", "balance:2+4=1+5"),
        ("5+1 = 4+2", "balance:2+4=1+5"),
        ("6x7=43", None),
        ("4-9", None),
        ("seven", None),
        ("1000+1", None),
        ("=", None),
        ("٣+٤", None),
    ],
)
def test_a_fact_is_read_by_the_kind_that_has_it(typed: str, skill: str | None) -> None:
    assert list(typed_facts(typed).values()) == [skill]


def test_a_list_is_read_part_by_part_and_names_each_as_it_was_typed() -> None:
    assert typed_facts("6x7, 8 +  5;;\n9-4,\n oh ") == {
        "6x7": "times:6x7",
        "8 + 5": "cross:5+8",
        "9-4": "sub:9-4",
        "oh": None,
    }
    assert typed_facts(" ,\n") == {}


def test_every_fact_that_friends_wonder_about_can_be_typed() -> None:
    for kind in KINDS.values():
        for operands in kind.facts:
            left, right = kind.asked(operands, kind.truth(operands))
            (skill,) = typed_facts("=".join(kind.sign.join(map(str, side)) for side in (left, right))).values()
            assert skill == kind.skill(operands)
            assert is_of(skill, operands)
