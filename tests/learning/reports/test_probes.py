"""Two checks of a child: what came and went, with its range, and when it is more than chance."""

from __future__ import annotations

from collections.abc import Set
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.learning.probe import ProbeSum, drawn, next_place
from kidsq.learning.reports.probes import BeforeAfter, Check, before_after, check, mean_of

AT = datetime(2026, 11, 2, 9, tzinfo=UTC)
AT_TEXT = "2026-11-02T09:00:00.000Z"


def one_sum(skill: str, right: bool | None, p_play: float = 0.5) -> ProbeSum:
    """right: None, the sum was left out."""
    first, second = addends_of(skill)
    said = None if right is None else first + second if right else 2 if skill != "add:1+1" else 3
    return ProbeSum(skill, first, second, p_play, AT_TEXT, said, right is True, 3000)


def made(right: Set[str], days: int = 0, ending: str = "all", p_play: float = 0.5) -> Check:
    return check(AT + timedelta(days=days), ending, [one_sum(fact, fact in right, p_play) for fact in FACTS])


def two(first: int, last: int) -> BeforeAfter:
    """The latest check holds the sums of the first, or the other way round."""
    found = before_after([made(set(FACTS[:first])), made(set(FACTS[:last]), 21)])
    assert found
    return found


def test_each_sum_is_drawn_once_and_either_number_can_be_first() -> None:
    sums = drawn(Random(1))
    assert sorted(skill for skill, _, _ in sums) == sorted(FACTS)
    assert sum(first > second for _, first, second in sums) > 3
    assert [skill for skill, _, _ in sums] != [skill for skill, _, _ in drawn(Random(2))]


def test_the_next_sum_is_the_first_without_an_answer() -> None:
    sums = [one_sum(fact, True) for fact in FACTS[:2]] + [ProbeSum("add:1+3", 1, 3, 0.5)]
    assert next_place(sums) == 2
    assert next_place(sums[:2]) is None


@pytest.mark.parametrize(
    ("first", "last", "verdict"),
    [(10, 15, "more"), (10, 14, "cannot tell"), (16, 10, "fewer"), (20, 20, "cannot tell"), (25, 25, "cannot tell")],
)
def test_only_more_than_chance_is_called_a_change(first: int, last: int, verdict: str) -> None:
    """Five of five sums one way leave no change out of the range, four of four do not."""
    found = two(first, last)
    assert (found.by, found.verdict) == (last - first, verdict)
    assert found.low < found.by < found.high or found.by == 0


def test_what_came_and_what_went_are_named_apart() -> None:
    found = before_after([made(set(FACTS[:5])), made(set(FACTS[3:9]), 9)])
    assert found
    assert (found.came, found.went, found.by) == (FACTS[5:9], FACTS[:3], 1)


def test_among_those_who_stay_one_in_twenty_at_most_is_called_different() -> None:
    """Each sum right with its own chance, the same in both checks."""
    rng, called, children = Random(3), 0, 600
    for _ in range(children):
        chances = {fact: rng.random() for fact in FACTS}
        then, now = ({fact for fact in FACTS if rng.random() < chances[fact]} for _ in range(2))
        found = before_after([made(then), made(now, 21)])
        called += found is not None and found.verdict in ("more", "fewer")
    assert called / children <= 0.05


def test_the_range_holds_the_true_difference_in_nineteen_of_twenty_cases() -> None:
    rng, held, children = Random(4), 0, 600
    for _ in range(children):
        first, last = ({fact: rng.random() for fact in FACTS} for _ in range(2))
        then = {fact for fact in FACTS if rng.random() < first[fact]}
        now = {fact for fact in FACTS if rng.random() < last[fact]}
        found = before_after([made(then), made(now, 21)])
        assert found
        held += found.low <= sum(last.values()) - sum(first.values()) <= found.high
    assert held / children >= 0.93


def test_a_check_that_was_stopped_or_left_is_not_compared() -> None:
    for ending in ("stopped", "left"):
        assert before_after([made(set(FACTS[:5])), made(set(FACTS), 3, ending)]) is None


def test_of_three_the_first_and_the_latest_are_compared() -> None:
    found = before_after([made(set(), 9), made(set(FACTS[:9]), 0), made(set(FACTS), 4)])
    assert found
    assert (found.first.right, found.last.right) == (9, 0)


def test_who_guesses_is_called_nothing() -> None:
    rng = Random(5)
    guessed = made({fact for fact in FACTS if rng.random() < 1 / 9}, 21)
    found = before_after([made(set(FACTS)), guessed])
    assert guessed.guessed
    assert found
    assert found.verdict == "guesses"


def test_who_leaves_sums_out_does_not_guess() -> None:
    left = check(AT, "all", [one_sum(fact, True if place < 6 else None) for place, fact in enumerate(FACTS)])
    assert (left.right, left.left_out, left.guessed) == (6, 19, False)


def test_what_play_said_stands_beside_it() -> None:
    found = before_after([made(set(FACTS[:5]), 0, p_play=0.2), made(set(FACTS[:9]), 21, p_play=0.6)])
    assert found
    assert (found.first.play.mean, found.last.play.mean) == pytest.approx((5, 15))
    assert found.play_by == pytest.approx(10)
    assert found.play_low < 10 < found.play_high
    assert found.last.agreed == (25, 9, 0, 0)


def test_a_mean_of_few_children_has_no_range() -> None:
    assert mean_of([]) is None
    few, more = mean_of([1.0, 3.0]), mean_of([1.0, 3.0, 2.0])
    assert few
    assert few.low is None
    assert few.by == 2
    assert more
    assert more.low
    assert more.high
    assert more.low < 2 < more.high
