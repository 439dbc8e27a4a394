"""What an answer says by pace is what the model says of it at that pace, read for all of them at once."""

from __future__ import annotations

import pytest
from learning.pupils import answer

from kidsq.learning.hands.said import PACES, Way, said
from kidsq.learning.model.claims import Luck
from kidsq.learning.model.response_times import Times
from kidsq.learning.model.two_state_model import MANNERS, chances_by_pace, step_of, timed_chances

TIMES = Times((0.5, 0.2), (0.1, 0.4), 0.03, 0.2)


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("luck", [Luck(0.2), Luck(0.5, 0.3, 0.9)])
def test_all_paces_at_once_are_each_of_them(manner, right, luck):
    step = step_of(answer(right=right), TIMES, luck, (0.0, 0.0))
    one_by_one = zip(*(timed_chances(step, manner, at) for at in (0, 1)), strict=True)
    for found, wanted in zip(chances_by_pace(step, manner), one_by_one, strict=True):
        assert found == pytest.approx(list(wanted))


def test_an_answer_without_a_time_tells_of_no_pace():
    with pytest.raises(ValueError, match="no pace"):
        chances_by_pace(step_of(answer(), None, Luck(0.2), (0.0, 0.0)), MANNERS[0])


def test_a_slow_answer_is_one_that_is_known_by_a_slow_hand_or_counted_by_a_fast_one():
    [day] = said([[answer("add:3+4", seconds=3.4)]], Way())
    unknown, known = day["add:3+4"]
    assert known.index(max(known)) > unknown.index(max(unknown))
    assert PACES[known.index(max(known))] == pytest.approx(0.69, abs=0.1)


def test_answers_without_times_are_as_likely_at_any_pace():
    [day] = said([[answer("add:3+4", seconds=None), answer("add:3+4", 0.01, False, None)]], Way())
    for chances in day["add:3+4"]:
        assert len(set(chances)) == 1
