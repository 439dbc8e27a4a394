"""The study of two hands and of the owl: its children are what it says of them, and it counts whom it asks about."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from kidsq.demo.pupil import SIBLINGS
from research.hands import TAPPER, Weeks, line, weeks


def test_a_sibling_plays_whole_days_and_a_tapper_is_found():
    siblings, tapper = weeks(SIBLINGS, 3, Random(3)), weeks(TAPPER, 3, Random(1))
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


def test_a_line_counts_the_children_of_a_kind():
    assert line([Weeks(TAPPER, days=4), Weeks(TAPPER, days=2, swapped=1)]).split() == [
        *("2", "hint", "tapper", "3", "0.5", "0", "0"),
    ]
