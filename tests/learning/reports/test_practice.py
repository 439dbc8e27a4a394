"""What is practised on paper: the sums known least, after some that are known."""

from __future__ import annotations

from datetime import timedelta
from math import prod

import pytest
from learning.pupils import START, answer

from kidsq.arithmetic.kind import MINUS
from kidsq.arithmetic.skills import BEYOND_TEN
from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.learning.model.mastery import mastery
from kidsq.learning.reports.practice import CARDS, WARM_UP, Task, practice

WEAK = ("add:3+6", "add:4+5", "add:3+7")


def child(weak: tuple[str, ...] = WEAK):
    """Who knows all sums but these, and has said each three times."""
    rows = [
        answer(fact, day + number / 100, right=fact not in weak, seconds=7.0 if fact in weak else 1.6)
        for day in range(3)
        for number, fact in enumerate(FACTS)
    ]
    return mastery(rows, START + timedelta(days=4))


def test_what_is_known_least_is_on_the_cards_and_what_is_known_comes_first():
    found = practice([child()])
    facts = [task.kind.skill(task.operands) for task in found.facts]
    assert set(WEAK) <= set(facts[:3])
    assert len(facts) == CARDS == len(set(facts))
    easy = {addends_of(fact) for fact in FACTS if fact not in facts}
    assert {task.operands for task in found.tasks[:WARM_UP]} <= easy
    assert not found.unsure


def filled(task: Task) -> tuple[list[int], list[int]]:
    """Both sides of a task with its answer in the gap."""
    left, right = ([task.answer if one is None else one for one in side] for side in task.sides)
    return left, right


def test_every_task_is_right_and_every_card_is_practised_and_turned_round():
    found = practice([child()])
    assert len(found.tasks) == 24
    for task in found.tasks:
        left, right = filled(task)
        assert sum(left) == sum(right) <= 10
    for card in found.facts:
        assert card in found.tasks
        assert Task("turned", SUMS, card.operands) in found.tasks
    assert Task("missing", SUMS, (4, 5)).sides == ((4, None), (9,))
    assert Task("turned", SUMS, (4, 5)).sides == ((None,), (5, 4))
    assert (Task("missing", SUMS, (4, 5)).answer, Task("turned", SUMS, (4, 5)).answer) == (5, 9)


@pytest.mark.parametrize("field", BEYOND_TEN)
def test_every_task_beyond_ten_is_right_too(field):
    found = practice([{}], field)
    assert (found.unsure, len(found.facts), len(found.tasks)) == (True, CARDS, 24)
    for task in found.tasks:
        assert [one for side in task.sides for one in side].count(None) == 1
        left, right = filled(task)
        worth = {"×": prod, MINUS: lambda side: side[0] - sum(side[1:])}.get(task.kind.sign, sum)
        assert worth(left) == worth(right), task


def test_beyond_ten_what_was_met_and_is_not_known_comes_before_what_was_not_met():
    rows = [
        answer(skill, day + number / 100, right=skill != "times:6x7", seconds=1.6)
        for day in range(4)
        for number, skill in enumerate(("times:2x5", "times:6x7", "times:3x5", *FACTS))
    ]
    found = practice([mastery(rows, START + timedelta(days=5))], "times")
    assert (found.facts[0].operands, found.unsure) == ((6, 7), False)
    assert {task.operands for task in found.tasks[:2]} == {(2, 5), (3, 5)}


def test_a_groups_family_comes_first():
    found = practice([child(), child(())], "doubles")
    assert set(MEMBERS["doubles"]) <= {task.kind.skill(task.operands) for task in found.facts}


def test_a_group_practises_what_its_children_lack_on_average():
    found = practice([child(("add:2+6",)), child(("add:2+6", "add:4+4")), child(("add:2+6",))])
    assert found.facts[0].operands == (2, 6)


def test_without_any_answers_it_is_a_mix_and_says_so():
    found = practice([{}, {}])
    assert (found.unsure, len(found.facts), len(found.tasks)) == (True, CARDS, 24)
