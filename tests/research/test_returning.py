"""Simulated children forget, and practice helps; what planners of days are held against each other with."""

from random import Random

import pytest

from research.forgetting import LAWS


@pytest.mark.parametrize("law", LAWS)
def test_a_fact_fades_and_practice_makes_it_last(law):
    left, practised = (LAWS[law](0.0, 0, Random("a child")) for _ in range(2))
    assert 1 >= left.recall(1) > left.recall(5) > left.recall(40) > 0
    for day in (2, 5, 12):
        practised.practise(day, knew=True)
    assert practised.recall(40) > left.recall(28)


def test_each_planner_asks_the_same_child_as_often_and_alike_each_time():
    returning = pytest.importorskip("research.returning", exc_type=ImportError)  # it needs fsrs
    lives = {planner: returning.life("power", "one", 6, planner()) for planner in (returning.Chance, returning.Fsrs)}
    asked = {planner: [fact for fact, _, _ in answers] for planner, (_, answers) in lives.items()}
    assert len(asked[returning.Chance]) == len(asked[returning.Fsrs])
    assert asked[returning.Chance] != asked[returning.Fsrs]
    assert returning.life("power", "one", 6, returning.Fsrs()) == lives[returning.Fsrs]
