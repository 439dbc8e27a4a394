"""What is practised on paper: the sums known least, after some that are known."""

from __future__ import annotations

from datetime import timedelta

from learning.pupils import START, answer

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
    assert set(WEAK) <= set(found.facts[:3])
    assert len(found.facts) == CARDS == len(set(found.facts))
    easy = {tuple(addends_of(fact)) for fact in FACTS if fact not in found.facts}
    assert {(task.first, task.second) for task in found.tasks[:WARM_UP]} <= easy
    assert not found.unsure


def test_every_task_is_right_and_every_card_is_practised_and_turned_round():
    found = practice([child()])
    assert all(task.first + task.second == task.total <= 10 for task in found.tasks)
    assert len(found.tasks) == 24
    for fact in found.facts:
        first, second = addends_of(fact)
        assert Task("total", first, second) in found.tasks
        assert Task("turned", second, first) in found.tasks
    assert Task("missing", 4, 5).answer == 5
    assert Task("turned", 5, 4).answer == 9


def test_a_groups_family_comes_first():
    found = practice([child(), child(())], "doubles")
    assert set(MEMBERS["doubles"]) <= set(found.facts)


def test_a_group_practises_what_its_children_lack_on_average():
    found = practice([child(("add:2+6",)), child(("add:2+6", "add:4+4")), child(("add:2+6",))])
    assert found.facts[0] == "add:2+6"


def test_without_any_answers_it_is_a_mix_and_says_so():
    found = practice([{}, {}])
    assert (found.unsure, len(found.facts), len(found.tasks)) == (True, CARDS, 24)
