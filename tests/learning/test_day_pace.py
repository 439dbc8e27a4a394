"""A day on which all sums are slow alike is told from a sum that is slow alone."""

from __future__ import annotations

from collections.abc import Callable
from math import log

import pytest
from learning.pupils import answer

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.evidence import Evidence
from kidsq.learning.model.day_pace import at_its_usual_pace, by_day

SUMS = FACTS[:10]
DAYS = range(28)


def rows(seconds: Callable[[str, int], float], **changed: object) -> list[Evidence]:
    return [answer(skill, day, seconds=seconds(skill, day), **changed) for day in DAYS for skill in SUMS]


def seconds_of(row: Evidence) -> float:
    assert row.rt is not None
    assert row.motor is not None
    return row.rt - row.motor


def test_a_slow_day_is_found_and_taken_out():
    tired = {3, 17}
    found = by_day(rows(lambda _, day: 2.6 if day in tired else 2.0))
    days = sorted(found)
    assert {place for place, day in enumerate(days) if found[day] > 0.1} == tired
    taken_out = at_its_usual_pace(rows(lambda _, day: 2.6 if day in tired else 2.0))
    assert max(map(seconds_of, taken_out)) < 2.3


def test_a_child_that_is_slower_at_everything_of_late_is_at_its_usual_pace_all_along():
    given = rows(lambda _, day: 2.0 if day < 14 else 2.6)
    before, after = (
        [log(seconds_of(row)) for row in at_its_usual_pace(given) if (row.day - given[0].day >= 14) == late]
        for late in (False, True)
    )
    assert sum(after) / len(after) - sum(before) / len(before) < 0.3 * log(2.6 / 2.0)


def test_a_sum_that_is_slow_alone_stays_so():
    lost = SUMS[4]
    given = rows(lambda skill, day: 5.0 if skill == lost and day >= 14 else 2.0)
    found = at_its_usual_pace(given)
    assert all(abs(one) < 0.06 for one in by_day(given).values())
    assert min(seconds_of(row) for row in found if row.skill == lost and row.day - given[0].day >= 14) > 4.5


@pytest.mark.parametrize(
    "changed",
    [{"task": "own_sum"}, {"right": False}],
    ids=["no time to read", "not right"],
)
def test_times_that_do_not_tell_of_a_sum_say_nothing_of_a_day(changed):
    given = rows(lambda _, day: 2.6 if day == 3 else 2.0, **changed)
    assert not by_day(given)
    assert [(row.right, row.skill) for row in at_its_usual_pace(given)] == [(row.right, row.skill) for row in given]


def test_sums_seen_once_or_twice_tell_of_no_day():
    given = [answer(skill, day, seconds=2.0 + day) for skill, day in zip(SUMS, DAYS, strict=False)]
    assert not by_day(given)
    assert [seconds_of(row) for row in at_its_usual_pace(given)] == pytest.approx(list(map(seconds_of, given)))


def test_tapping_is_taken_from_the_device_where_an_answer_has_none_and_else_left_open():
    measured, bare = answer(SUMS[0], seconds=2.0), answer(SUMS[1], 1, motor=None, rt=3.1)
    assert [row.motor for row in at_its_usual_pace([bare])] == [None]
    assert [row.rt for row in at_its_usual_pace([bare])] == pytest.approx([3.1])
    assert [seconds_of(row) for row in at_its_usual_pace([measured, bare])] == pytest.approx([2.0, 2.2])
