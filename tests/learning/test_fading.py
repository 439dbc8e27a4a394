"""How help with own sums fades: one level at most from sum to sum of a family, and back as fast as it is missed."""

from itertools import pairwise
from random import Random

import pytest

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.fading import Said, fading_after, family_of

FIRST = Said("add:1+1", True, 0.5)
SURE, LIKELY, HALF, UNKNOWN = 0.99, 0.75, 0.5, 0.1


def levels(rights: str, p: float) -> str:
    """The level of 3 + 4 before each of these sums of its family (+ right, - not), and after them; FIRST is said."""
    rows = [FIRST]
    found = [fading_after(rows).level("add:3+4")]
    for right in rights:
        rows.append(Said("add:4+5", right == "+", p))
        found.append(fading_after(rows).level("add:3+4"))
    return "".join(map(str, found))


@pytest.mark.parametrize(
    ("rights", "p", "shown"),
    [
        ("++++++", SURE, "4321100"),  # who knows it by all that is seen loses a level with each sum
        ("++++++", LIKELY, "4332211"),
        ("++++++++", HALF, "443322110"),
        ("++++++++", UNKNOWN, "443322110"),  # in the end what it says itself counts, not what is believed
        ("-", HALF, "45"),
        ("--+", HALF, "4554"),
        ("++++-", SURE, "432112"),
        ("+++++-", SURE, "4321102"),  # a miss brings help that is seen at once
        ("+++++--", SURE, "43211023"),
    ],
)
def test_levels_go_one_by_one_and_the_model_says_how_fast(rights, p, shown):
    assert levels(rights, p) == shown


def test_before_its_first_true_sum_a_child_sees_all_whatever_it_tries():
    assert fading_after([]).level("add:3+4") == 5
    assert fading_after([Said("add:3+4", False, SURE)] * 3).level("add:1+1") == 5


def test_families_fade_apart_and_each_begins_with_the_cards_to_be_added():
    after = fading_after([FIRST, *[Said("add:4+5", True, SURE)] * 6])
    assert (after.level("add:3+4"), after.level("add:5+5"), after.level("add:1+2+3")) == (0, 4, 4)


def test_what_a_sum_itself_has_missed_is_added_and_never_taken_away():
    after = fading_after([FIRST, *[Said("add:4+5", True, SURE)] * 2])
    assert [after.level("add:3+4", step) for step in (-2, 0, 1, 2)] == [2, 2, 3, 4]


@pytest.mark.parametrize("seed", range(20))
def test_no_sum_takes_more_than_one_level_of_its_family(seed):
    rng = Random(seed)
    rows, seen = [], {}
    for _ in range(60):
        skill = rng.choice(FACTS)
        after = fading_after(rows)
        for fact in FACTS:
            assert after.level(fact) >= seen.get(fact, 0) - 1
        seen = {fact: after.level(fact) for fact in FACTS}
        rows.append(Said(skill, rng.random() < 0.8, rng.random()))
    assert any(before != later for before, later in pairwise(seen.values()))


def test_every_sum_fades_with_one_family():
    assert {family_of(fact) for fact in FACTS} == {
        "plus_1",
        "plus_2",
        "doubles",
        "near_doubles",
        "five_and",
        "partners_of_ten",
        "others",
    }
    assert family_of("add:1+2+3") == "longer"
