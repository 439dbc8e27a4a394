"""Two ways of helping compared: a coin that is fair and balanced, and what counts, once, with what came of it."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from typing import Any

import pytest

from kidsq.arithmetic.skills import difficulty_of
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.trial import Asking, Kind, arm_of, due_again, units_of, waits_for_outcome

DAY = date(2026, 11, 2)
ROOM = "2b"


def asked(days: int = 0, skill: str = "add:2+3", **columns: Any) -> Asking:
    """A child said a total rightly and without help, so many days on."""
    day = DAY + timedelta(days=days)
    usual: dict[str, Any] = {
        "day": day, "at": f"{day}T09:00:00.000Z", "task": "help_bot", "skill": skill,
        "correct": 1, "hint_shown": 0, "arm": "fingers:b", "class_id": ROOM,
    }  # fmt: skip
    return Asking(**{**usual, **columns})


def units(kind: Kind, *rows: Asking, since: str = "", until: str = "3") -> list[tuple[Asking, Asking | None]]:
    return list(units_of(kind, rows, ROOM, since, until))


# -- the coin ---------------------------------------------------------------------------------------------------------


def test_a_comparison_under_way_keeps_its_coins_through_every_version() -> None:
    assert "".join(str(arm_of("seed", "mira", fact)) for fact in FACTS) == "aababbbaabbbaabbaabababba"


def test_within_each_child_the_arms_are_as_many_and_as_hard() -> None:
    apart = []
    for child in range(200):
        arms = {fact: arm_of("seed", f"child {child}", fact) for fact in FACTS}
        many = Counter(arms.values())
        assert sorted(many.values()) == [12, 13]
        hard = [sum(difficulty_of(fact) for fact in FACTS if arms[fact] == arm) / many[arm] for arm in ("a", "b")]
        apart.append(abs(hard[0] - hard[1]))
    assert max(apart) < 0.5, "no child has its hard sums in one arm"


def test_over_many_children_each_sum_has_each_arm_as_often() -> None:
    for fact in FACTS:
        times = sum(arm_of("seed", f"child {child}", fact) == "b" for child in range(2_000))
        assert 900 < times < 1_100


def test_another_seed_is_another_coin() -> None:
    children = [f"child {child}" for child in range(400)]
    alike = sum(arm_of("one", child, "add:2+3") == arm_of("two", child, "add:2+3") for child in children)
    assert 150 < alike < 250


@pytest.mark.parametrize("skill", ["add:2+3+4", "add:6+6", "missing:2+?=9", "pair", ""])
def test_what_is_no_sum_up_to_ten_is_not_compared(skill: str) -> None:
    assert arm_of("seed", "mira", skill) is None


# -- what counts, and what came of it ---------------------------------------------------------------------------------


def test_help_counts_from_the_first_time_that_it_is_about_to_be_seen() -> None:
    missed, later = asked(1, correct=0), asked(2)
    assert units("fingers", asked(0), missed, later) == [(missed, later)]
    helped = asked(0, hint_shown=4)
    assert units("fingers", helped) == [(helped, None)]
    assert units("fingers", asked(0), asked(1)) == []


def test_the_same_day_tells_nothing_and_a_claim_neither() -> None:
    first = asked(0, correct=0)
    rows = (first, asked(0, at=f"{DAY}T10:00:00.000Z"), asked(1, task="check_bot"))
    assert units("fingers", *rows) == [(first, None)]


def test_each_sum_counts_once() -> None:
    found = units("reversed", *(asked(day, arm="reversed:a") for day in range(5)))
    assert [(first.day, outcome.day) for first, outcome in found if outcome] == [(DAY, DAY + timedelta(days=1))]


def test_the_other_comparison_and_the_other_class_are_left_alone() -> None:
    assert units("fingers", asked(0, correct=0, arm="reversed:b")) == []
    assert units("fingers", asked(0, correct=0, class_id="2c")) == []
    assert units("fingers", asked(0, correct=0, arm=None)) == []


def test_what_came_before_the_beginning_or_after_the_end_does_not_count() -> None:
    first, later = asked(0, correct=0), asked(3)
    assert units("fingers", first, later, since=f"{DAY}T09:00:00.001Z") == []
    assert units("fingers", first, later, until=later.at) == [(first, None)]


def test_the_day_after_counts_a_miss_or_what_is_said_for_the_first_time_and_is_judged_a_week_later() -> None:
    rows = [asked(day, arm="day_after:b") for day in (0, 1, 8)]
    assert units("day_after", *rows) == [(rows[0], rows[2])]
    before = asked(-30, arm=None)
    assert units("day_after", before, *rows) == [], "it was known before"
    missed = asked(2, arm="day_after:b", correct=0)
    assert units("day_after", before, missed) == [(missed, None)]


def test_a_sum_waits_for_its_outcome_from_a_later_day_on() -> None:
    rows = [asked(0, arm="reversed:b")]
    assert waits_for_outcome("reversed", rows, ROOM, "", DAY) == frozenset()
    assert waits_for_outcome("reversed", rows, ROOM, "", DAY + timedelta(days=1)) == {"add:2+3"}
    assert waits_for_outcome("reversed", [*rows, asked(1)], ROOM, "", DAY + timedelta(days=2)) == frozenset()


# -- the day after ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "days_on", "due"),
    [
        ([asked(0)], 1, True),
        ([asked(0)], 0, False),
        ([asked(0)], 6, True),
        ([asked(0)], 7, False),
        ([asked(0, correct=0)], 1, True),
        ([asked(0), asked(1)], 2, False),
        ([asked(0), asked(1, correct=0)], 2, True),
        ([asked(0, hint_shown=3)], 1, False),
        ([asked(0, task="check_bot")], 1, False),
    ],
)
def test_a_sum_is_due_the_day_after_it_was_missed_or_first_known(rows: list[Asking], days_on: int, due: bool) -> None:
    assert (due_again(rows, DAY + timedelta(days=days_on)) == {"add:2+3"}) is due


def test_what_was_asked_before_is_left_alone() -> None:
    assert due_again([asked(0)], DAY + timedelta(days=1), since=f"{DAY}T09:00:00.001Z") == frozenset()
