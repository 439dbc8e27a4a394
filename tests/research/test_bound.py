"""The most that can be found of sums learned or lost grows with the answers, and is less of those lost."""

import pytest

from research.bound import claimed_from, found

pytestmark = pytest.mark.thorough
CHILDREN = 60


def test_more_answers_find_more_and_few_find_few():
    of = {
        (course, answers): found(course, answers, CHILDREN, claimed_from(answers, CHILDREN))
        for course in ("more", "fewer")
        for answers in (25, 200)
    }
    for course in ("more", "fewer"):
        assert of[course, 25] < 0.6 < 0.8 < of[course, 200]
