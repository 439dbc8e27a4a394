"""The study of two hands and of the owl: its children are what it says of them, and it counts whom it asks about."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from kidsq.demo.pupil import SIBLINGS, pupil
from research.hands import TAPPER, Weeks, line, weeks


def test_a_sibling_plays_whole_days_and_a_tapper_is_found():
    siblings, tapper = weeks(SIBLINGS, 3, Random(2)), weeks(TAPPER, 3, Random(1))
    assert siblings.days == len({row.day for row in siblings.rows}) == 3
    assert 0 < siblings.swapped < 3
    assert tapper.owl().nearly_always
    assert not siblings.owl().nearly_always


def test_no_friend_asks_for_the_same_sum_all_game_long():
    found = weeks("usual", 4, Random(3))
    asked = [row.skill for row in found.rows if row.task == "help_bot"]
    again = sum(one == other for one, other in pairwise(asked))
    assert len(asked) > 15
    assert again < 0.2 * len(asked)


def test_a_mood_changes_the_pace_of_a_day_and_not_what_a_child_knows():
    head = pupil("moods", Random(6))
    today = head.at_the_table()
    assert today.known is head.known
    assert today.pace != head.pace
    assert weeks("moods", 2, Random(6)).swapped == 0


def test_like_siblings_know_different_sums_at_nearly_the_same_pace():
    both = pupil("like siblings", Random(7))
    assert both.sibling is not None
    assert both.sibling.known != both.known
    assert abs(both.sibling.pace / both.pace - 1) < 0.21


def test_a_line_counts_the_children_of_a_kind():
    assert line([Weeks(TAPPER, days=4), Weeks(TAPPER, days=2, swapped=1)]).split() == [
        *("2", "hint", "tapper", "3", "0.5", "0", "0"),
    ]
