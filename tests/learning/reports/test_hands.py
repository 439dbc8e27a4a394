"""Two hands under one name, and the owl before nearly every answer: asked about where they are, and not where they are
not."""

from __future__ import annotations

from random import Random

import pytest
from learning.pupils import answers_of, who_knows

from kidsq.arithmetic.skills import counting_steps
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.reports.hands import OWL_ENOUGH, after_owl, two_hands

SUMS = tuple(fact for fact in FACTS if counting_steps(fact) > 1)
DAYS = range(12)


def days(knows_on, rng=None):
    """Twelve days with the same sums asked. knows_on: day -> the sums that whoever plays knows."""
    rng = rng or Random(4)
    return [row for day in DAYS for row in answers_of(who_knows(knows_on(day), rng), rng.sample(SUMS, 10), day)]


def test_two_children_under_one_name_are_asked_about_and_their_days_told():
    found = two_hands(days(lambda day: SUMS[::2] if day % 3 else SUMS[1::2]))
    assert found.uneven
    assert [day.toordinal() - found.days[0].toordinal() for day in found.other] == [0, 3, 6, 9]


@pytest.mark.parametrize(
    "knows_on",
    [
        lambda day: SUMS[::2],  # the same all the time
        lambda day: SUMS[: day + 2],  # learns
        lambda day: SUMS[: 14 - day],  # forgets
        lambda day: SUMS[::2] if day < 6 else SUMS[1::2],  # changed once
        lambda day: (),
        lambda day: SUMS,
    ],
)
def test_one_child_is_not_whatever_becomes_of_it(knows_on):
    assert sum(two_hands(days(knows_on, Random(seed))).uneven for seed in range(4)) <= 1  # one in twenty is allowed


def test_few_days_say_nothing():
    rows = days(lambda day: SUMS[::2] if day % 3 else SUMS[1::2])
    assert not two_hands(rows[:70]).uneven  # of seven days


@pytest.mark.parametrize(
    ("asked", "nearly_always"),
    [
        ([True] * OWL_ENOUGH, True),
        ([True] * (OWL_ENOUGH - 1), False),
        ([True] * 15 + [False] * 5, True),
        ([True] * 14 + [False] * 6, False),
        ([True] * 60 + [False] * 40, False),  # it has stopped
    ],
)
def test_the_owl_is_told_of_when_it_comes_before_three_in_four_of_the_latest(asked, nearly_always):
    assert after_owl(asked).nearly_always == nearly_always
