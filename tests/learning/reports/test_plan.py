"""One plan for the week: each child once, in three to five groups, whatever the children need."""

from __future__ import annotations

from random import Random

import pytest

from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.learning.reports.need_groups import LARGEST, SMALLEST, ChildNeed
from kidsq.learning.reports.plan import MOST, plan

SLIPS = ("off_by_one", "echo", "dropped_addend")


def need(learner: str, code: str = "near_doubles", kind: str = "family", right: int = 3, n: int = 9) -> ChildNeed:
    return ChildNeed(learner, kind, code, right, n, known=right / n)


def a_class(rng: Random) -> list[ChildNeed]:
    """The needs of a class as they could come: none, one or some for each child, weak or pressing."""
    found = []
    for child in range(rng.randrange(3, 34)):
        name = f"child {child:02}"
        found += [need(name, code, right=rng.randrange(9)) for code in MEMBERS if rng.random() < rng.choice((0.1, 0.6))]
        found += [need(name, code, "slip", rng.randrange(3, 20), 40) for code in SLIPS if rng.random() < 0.1]
    return found


@pytest.mark.parametrize("seed", range(60))
def test_each_child_is_planned_once_and_in_a_group_that_is_neither_small_nor_large(seed):
    found = a_class(Random(f"plan {seed}"))
    made = plan(found)
    planned = [one.learner for group in (*made.groups, *made.alone) for one in group.needs]
    assert sorted(planned) == sorted({one.learner for one in found})
    assert len(made.groups) <= MOST
    assert all(SMALLEST <= len(group.needs) <= LARGEST for group in made.groups)
    everything = {(one.learner, one.key) for one in found}
    in_plan = {(one.learner, one.key) for group in (*made.groups, *made.alone) for one in group.needs}
    later = {(learner, one.key) for learner, needs in made.also.items() for one in needs}
    assert (in_plan | later, in_plan & later) == (everything, set())


@pytest.mark.parametrize("seed", range(20))
def test_a_class_of_many_needs_has_three_to_five_groups(seed):
    rng = Random(f"many {seed}")
    found = [need(f"child {child:02}", rng.choice(tuple(MEMBERS))) for child in range(24)]
    assert 3 <= len(plan(found).groups) <= 5


def test_what_presses_comes_before_what_can_wait():
    found = [
        *(one for name in "abc" for one in (need(name, "doubles", right=8), need(name, "near_doubles", right=2))),
        need("d", "doubles", right=8),
        need("e", "doubles", right=8),
    ]
    made = plan(found)
    assert [(group.code, [one.learner for one in group.needs]) for group in made.groups] == [
        ("near_doubles", ["a", "b", "c"])
    ]
    assert [one.learner for group in made.alone for one in group.needs] == ["d", "e"]
    assert [one.code for one in made.also["a"]] == ["doubles"]


def test_seven_with_one_need_are_two_groups_not_five_and_two():
    made = plan([need(name) for name in "abcdefg"])
    assert [(len(group.needs), group.part, group.parts) for group in made.groups] == [(4, 1, 2), (3, 2, 2)]


def test_who_would_be_left_alone_joins_a_group_that_has_room():
    found = [need(name) for name in "abcd"]
    found += [one for name in "efg" for one in (need(name, "doubles"), need(name))]
    found += [one for name in "hi" for one in (need(name, "doubles"),)]
    made = plan(found)
    assert sorted((group.code, len(group.needs)) for group in made.groups) == [("doubles", 5), ("near_doubles", 4)]
    assert made.alone == ()


def test_of_a_child_without_a_need_nothing_is_planned():
    made = plan([need(name) for name in "abc"])
    assert made.of("a") == (need("a"), made.groups[0], 0)
    assert made.of("z") == (None, None, 0)
