"""Simulated children who learn sums, lose some or stay: a small sample of them, at real games."""

from random import Random

import pytest

from kidsq.arithmetic.sums.facts import FACTS
from research.changing import BY, life

pytestmark = pytest.mark.thorough


def test_a_child_who_stays_is_not_said_to_change_and_who_learns_rises_above_who_loses():
    lives = {course: life(course, 9, Random(f"test {course} 1")) for course in BY}
    told = {course: one.told() for course, one in lives.items()}
    assert told["same"].verdict in ("alike", "cannot tell")
    assert told["more"].by - told["fewer"].by > 1
    for course, one in lives.items():
        of_sums = [answer for answer in one.answers if answer.skill in FACTS]
        assert told[course].before + told[course].since == len(of_sums) > 60
