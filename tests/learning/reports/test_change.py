"""Then and now: what is told of sums that came, went or stayed, by answers whose truth is known."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random

import pytest
from learning.pupils import answer as pupil_answer
from learning.pupils import answers_of, who_knows

from kidsq.arithmetic.skills import BEYOND_TEN, counting_steps, field_facts
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.reports.change import (
    Change,
    Weighed,
    change,
    mean_difference,
    weighed,
)
from kidsq.learning.reports.levels import moments_between, together

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
THEN = NOW - timedelta(weeks=3)
HALF = dict.fromkeys(FACTS, 0.5)
SUMS = tuple(fact for fact in FACTS if counting_steps(fact) > 1)
"""Of plus one answers weigh less."""


def answer(skill: str, days_ago: float, right: bool, sure: float = 6.0) -> Weighed:
    """An answer that is so many times likelier of a child who knows the sum; where it is not right, who does not."""
    return Weighed(NOW - timedelta(days=days_ago), skill, sure if right else 1 / sure, 0.5, right)


def told(*answers: Weighed, **more: bool) -> Change:
    return change(answers, THEN, NOW, HALF, **more)


def stretch(skills: tuple[str, ...], days_ago: tuple[int, ...], right: bool) -> list[Weighed]:
    return [answer(skill, ago, right) for skill in skills for ago in days_ago]


EARLY, LATE = (35, 28, 24), (12, 6, 2)


def test_sums_that_come_are_named_and_the_number_rises():
    found = told(*stretch(SUMS[:4], EARLY, False), *stretch(SUMS[:4], LATE, True))
    assert (found.verdict, found.came, found.went) == ("more", SUMS[:4], ())
    assert found.now.mean - found.then.mean == pytest.approx(found.by)
    assert 2 <= found.low <= round(found.by) <= found.high <= 6


def test_sums_that_go_are_told_the_same_way():
    found = told(*stretch(SUMS[:4], EARLY, True), *stretch(SUMS[:4], LATE, False))
    assert (found.verdict, found.came, found.went) == ("fewer", (), SUMS[:4])
    assert -6 <= found.low <= round(found.by) <= found.high <= -2


@pytest.mark.parametrize("right", [True, False])
def test_who_answers_as_before_knows_about_as_many(right):
    found = told(*stretch(SUMS[:12], EARLY, right), *stretch(SUMS[:12], LATE, right))
    assert found.verdict == "alike"
    assert found.low <= 0 <= found.high


@pytest.mark.parametrize("field", BEYOND_TEN)
def test_facts_beyond_ten_are_told_by_the_same_rule_and_apart(field):
    facts = field_facts(field)
    some = tuple(fact for fact in facts if counting_steps(fact) > 1)[:4]
    sums = [*stretch(SUMS[:8], EARLY, True), *stretch(SUMS[:8], LATE, True)]
    came = [*stretch(some, EARLY, False), *stretch(some, LATE, True), *sums]
    found = change(came, THEN, NOW, {}, facts=facts)
    assert (found.verdict, found.came, found.sums) == ("more", some, 4)
    assert found.low > 0
    assert found.now.high <= len(facts)
    went = [*stretch(some, EARLY, True), *stretch(some, LATE, False), *sums]
    assert change(went, THEN, NOW, {}, facts=facts).verdict == "fewer"
    stayed = [*stretch(some, EARLY, True), *stretch(some, LATE, True)]
    assert change(stayed, THEN, NOW, {}, facts=facts).verdict in ("alike", "cannot tell")
    assert change(sums, THEN, NOW, {}, facts=facts).verdict == "too few"


def test_what_was_merely_not_asked_before_does_not_look_new():
    found = told(*stretch(SUMS[:10], EARLY, True), *stretch(SUMS[10:16], LATE, True), *stretch(SUMS[:10], LATE, True))
    assert (found.verdict, found.came, found.sums) == ("alike", (), 10)


def test_few_answers_leave_a_wide_interval():
    few = told(*stretch(SUMS[:12], (25,), False), *stretch(SUMS[:4], (3,), True), *stretch(SUMS[4:12], (3,), False))
    many = told(*stretch(SUMS[:12], EARLY, False), *stretch(SUMS[:4], LATE, True), *stretch(SUMS[4:12], LATE, False))
    assert few.high - few.low > many.high - many.low


@pytest.mark.parametrize(("early", "late"), [(7, 20), (20, 7), (0, 0)])
def test_seven_answers_on_one_side_are_too_few(early, late):
    skills = (SUMS * 2)[:20]
    found = told(
        *(answer(skill, 25, True) for skill in skills[:early]), *(answer(skill, 5, True) for skill in skills[:late])
    )
    assert (found.verdict, found.before, found.since, found.levels) == ("too few", early, late, ())


def test_of_guesses_nothing_is_told():
    found = told(*stretch(SUMS[:4], EARLY, False), *stretch(SUMS[:4], LATE, True), guesses=True)
    assert (found.verdict, found.levels) == ("guesses", ())


def test_answers_of_other_skills_and_other_times_do_not_count():
    own = [*stretch(SUMS[:4], EARLY, False), *stretch(SUMS[:4], LATE, True)]
    others = [answer("missing:2+?=9", 5, False), answer(SUMS[0], 70, True), answer(SUMS[1], -1, False)]
    assert told(*own, *others) == told(*own)


def test_the_order_in_which_answers_are_given_does_not_matter():
    own = [*stretch(SUMS[:6], EARLY, False), *stretch(SUMS[:6], LATE, True)]
    mixed = Random(3).sample(own, len(own))
    assert told(*mixed).by == pytest.approx(told(*own).by)


def test_plus_one_weighs_less_because_counting_one_on_looks_like_knowing():
    one = tuple(fact for fact in FACTS if counting_steps(fact) == 1)[:4]
    slight = told(*stretch(one, EARLY, False), *stretch(one, LATE, True))
    clear = told(*stretch(SUMS[:4], EARLY, False), *stretch(SUMS[:4], LATE, True))
    assert 0 < slight.by < clear.by


def test_each_week_has_its_number_between_its_bounds():
    found = told(*stretch(SUMS[:5], EARLY, False), *stretch(SUMS[:5], LATE, True))
    assert tuple(one.at for one in found.levels) == moments_between(THEN, NOW)
    assert len(found.levels) == 4
    assert all(0 <= one.low <= one.mean <= one.high <= len(FACTS) for one in found.levels)
    assert [one.mean for one in found.levels] == sorted(one.mean for one in found.levels)


def test_a_class_is_the_mean_of_those_who_are_compared_and_surer_than_one_child():
    one = told(*stretch(SUMS[:5], EARLY, False), *stretch(SUMS[:5], LATE, True))
    other = told(*stretch(SUMS[:5], EARLY, True), *stretch(SUMS[:5], LATE, True))
    line = together(each.levels for each in (one, told(), other))
    assert [level.mean for level in line] == pytest.approx(
        [(a.mean + b.mean) / 2 for a, b in zip(one.levels, other.levels, strict=True)]
    )
    assert line[0].high - line[0].low < min(one.then.high - one.then.low, other.then.high - other.then.low)
    assert together([told().levels]) == ()


def test_a_slow_child_whose_pace_is_found_out_late_has_not_learned():
    """Weighed as they were at the time, the first right answers would look counted and the later ones known."""
    rows = [
        (pupil_answer(skill, day=float(day), seconds=3.6 + 0.1 * (number % 3)), 0.5)
        for number, (day, skill) in enumerate((day, skill) for day in range(0, 42, 6) for skill in SUMS[:10])
    ]
    end = rows[-1][0].at + timedelta(hours=1)
    found = change(weighed(rows), end - timedelta(weeks=3), end, HALF)
    assert found.verdict in ("alike", "cannot tell")
    assert abs(found.by) < 1


@pytest.mark.parametrize("of_late", [1.5, 0.65])
def test_a_child_who_is_slower_or_faster_at_everything_of_late_has_lost_and_learned_nothing(of_late):
    child, rows = who_knows(SUMS[::2], Random(5)), []
    for day in range(0, 42, 2):
        child.pace = of_late if day >= 21 else 1.0
        rows += [(row, 0.5) for row in answers_of(child, child.rng.sample(SUMS, 10), day)]
    end = rows[-1][0].at + timedelta(hours=1)
    found = change(weighed(rows), end - timedelta(weeks=3), end, HALF)
    assert found.verdict in ("alike", "cannot tell")
    assert (found.came, found.went) == ((), ())


def test_two_slips_in_a_row_are_no_loss():
    kept = [*stretch(SUMS[:8], EARLY, True), *stretch(SUMS[:8], (18, 14, 12), True)]
    found = told(*kept, answer(SUMS[0], 3, False, sure=50.0), answer(SUMS[0], 2, False, sure=50.0))
    assert found.went == ()


def test_weights_are_those_of_all_answers_whatever_their_order_of_skills():
    rows = [(pupil_answer(skill, day=float(day)), 0.5) for day in range(4) for skill in ("add:3+4", "missing:2+?=9")]
    found = weighed(rows)
    assert {one.skill for one in found} == {"add:3+4", "missing:2+?=9"}
    assert all(one.weight > 1 for one in found)


# -- how often it is right: children whose answers are as likely as the model takes them to be ----------------------


def child(rng: Random, by: int) -> tuple[list[Weighed], int]:
    """Six weeks of 40 answers each to sums beyond plus one; `by` of these come or go in the fourth and fifth week."""
    known = {fact: rng.random() < 0.6 for fact in SUMS}
    able = [fact for fact in SUMS if known[fact] == (by < 0)]
    changing = rng.sample(able, min(abs(by), len(able)))
    at = dict(zip(changing, sorted(rng.uniform(7, 21) for _ in changing), strict=True))
    found = []
    for _ in range(240):
        ago, fact = rng.uniform(0, 42), rng.choice(SUMS)
        knows = known[fact] != (fact in at and ago < at[fact])
        right = rng.random() < (0.9 if knows else 0.25)
        found.append(Weighed(NOW - timedelta(days=ago), fact, 0.9 / 0.25 if right else 0.1 / 0.75, 0.5, right))
    return found, by if len(changing) == abs(by) else 0


@pytest.mark.slow
def test_three_sums_are_found_in_three_of_five_children_and_claimed_in_one_of_twenty():
    children = 40
    seeds = count()
    claims = {
        by: [told(*child(Random(f"then and now {next(seeds)}"), by)[0]).verdict for _ in range(children)]
        for by in (0, 3, -3)
    }
    assert sum(one in ("more", "fewer") for one in claims[0]) <= children / 20
    assert claims[3].count("more") >= 0.6 * children
    assert claims[-3].count("fewer") >= 0.6 * children


def test_a_change_is_told_exactly_where_its_range_leaves_out_none():
    told_of = [told(*child(Random(f"range {number}"), by)[0]) for number in range(6) for by in (0, 2, 4, -2, -4)]
    assert {one.verdict for one in told_of} >= {"more", "fewer"}
    for one in told_of:
        assert (one.verdict == "more", one.verdict == "fewer") == (one.low > 0, one.high < 0)
        assert one.surely_fell <= (one.verdict == "fewer" and one.fall >= 0.95)


@pytest.mark.parametrize(("late", "as_right"), [(True, True), (False, False)])
def test_who_is_right_as_often_but_slower_is_told_apart_from_who_misses(late, as_right):
    early = [answer(fact, day, True) for fact in SUMS[:6] for day in (25, 30, 35)]
    slow = [answer(fact, day, late, sure=1 / 6 if late else 6.0) for fact in SUMS[:6] for day in (2, 8, 14)]
    found = told(*early, *slow)
    assert (found.verdict, found.as_right) == ("fewer", as_right)


def test_a_week_without_answers_is_told_from_one_with_some():
    found = told(*stretch(SUMS[:6], EARLY, True), *stretch(SUMS[:6], (6, 2), True))
    assert [one.answers for one in found.levels] == [18, 0, 0, 12]


def test_the_classs_difference_is_surer_than_a_childs():
    one = told(*stretch(SUMS[:4], EARLY, False), *stretch(SUMS[:4], LATE, True))
    mean, low, high = mean_difference([one] * 9)
    assert mean == pytest.approx(one.by)
    assert high - low == pytest.approx((one.high - one.low) / 3)
