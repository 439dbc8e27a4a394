"""Whom to sit with: the first reason that fits, and nobody called by a score."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from kidsq.learning.reports.hands import ASKED_FROM, AfterOwl, Hands, TwoHands
from kidsq.learning.reports.need_groups import ChildNeed
from kidsq.learning.reports.visits import Counts, Pupil, visit

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
LONG_AGO = NOW - timedelta(days=40)
FAMILY = ChildNeed("a", "family", "near_doubles", 4, 11, 0.3)
COUNTED = ChildNeed("a", "family", "doubles", 11, 11, 0.3, "slow")
DAYS = tuple(date(2026, 10, day) for day in range(1, 11))
UNEVEN = Hands(two=TwoHands(DAYS, DAYS[::3], ASKED_FROM))
AFTER_OWL = Hands(owl=AfterOwl(16, 20))
SLIP = ChildNeed("a", "slip", "echo", 5, 20)
ONE_OFF = ChildNeed("a", "slip", "off_by_one", 9, 20, explains=True)
BESIDE = ChildNeed("a", "field", "times", 2, 9)


def pupil(counts=None, **more) -> Pupil:
    return Pupil(**{"counts": counts or Counts(9, 1, 8, 8), "first": LONG_AGO, "last": NOW, **more})


@pytest.mark.parametrize(
    ("found", "code"),
    [
        (pupil(), "none"),
        (pupil(Counts(9, 1, 8, 4, 8, 4)), "stuck"),
        (pupil(Counts(9, 6, 3, 0)), "none"),
        (pupil(Counts(9, 1, 8, 1), manner="guesses"), "guesses"),
        (pupil(manner="says yes"), "says_yes"),
        (pupil(manner="says yes", needs=[FAMILY]), "says_yes"),
        (pupil(needs=[SLIP, FAMILY]), "need"),
        (pupil(needs=[SLIP]), "slip"),
        (pupil(needs=[ONE_OFF, FAMILY]), "slip"),
        (pupil(Counts(9, 1, 8, 0, 8, 0), needs=[ONE_OFF, FAMILY]), "slip"),
        (pupil(Counts(9, 0, 6, 3)), "none"),
        (pupil(Counts(9, 0, 7, 3, 7, 3)), "stuck"),
        (pupil(Counts(9, 0, 8, 2, 3, 2)), "none"),
        (pupil(needs=[BESIDE]), "beside"),
        (pupil(needs=[BESIDE, SLIP]), "slip"),
        (pupil(needs=[BESIDE, FAMILY]), "need"),
        (pupil(needs=[FAMILY], hands=UNEVEN), "two_hands"),
        (pupil(hands=AFTER_OWL), "owl"),
        (pupil(needs=[FAMILY], hands=AFTER_OWL), "need"),
        (pupil(needs=[COUNTED]), "on_the_way"),
        (pupil(needs=[COUNTED, FAMILY]), "need"),
        (pupil(Counts(10, 10, 0, 0)), "helped"),
        (pupil(first=NOW - timedelta(hours=1)), "brand_new"),
        (Pupil(), "never"),
        (pupil(Counts(), last=NOW - timedelta(days=14)), "away"),
        (pupil(Counts(), last=NOW - timedelta(days=3)), "none"),
    ],
)
def test_the_first_reason_that_fits(found, code):
    assert visit(found, NOW).code == code


def test_who_is_here_comes_before_who_is_not():
    here, elsewhere = visit(pupil(needs=[FAMILY]), NOW), visit(pupil(Counts(), needs=[FAMILY]), NOW)
    assert here.urgency < elsewhere.urgency
    assert here.asks_for_a_visit
    assert not elsewhere.asks_for_a_visit


def test_a_child_that_is_right_by_counting_is_not_interrupted():
    assert not visit(pupil(needs=[COUNTED]), NOW).asks_for_a_visit


def test_in_a_period_of_the_past_nobody_is_away():
    assert visit(pupil(Counts(), last=NOW - timedelta(days=14)), NOW, today=False).code == "not_then"


def test_what_is_practised_beside_sums_never_comes_before_a_sum():
    beside = visit(pupil(needs=[BESIDE]), NOW)
    for other in (pupil(needs=[FAMILY]), pupil(needs=[SLIP]), pupil(hands=AFTER_OWL), pupil(Counts(9, 0, 8, 4, 8, 4))):
        assert visit(other, NOW).rank < beside.rank
    assert beside.asks_for_a_visit


def test_among_equal_reasons_no_child_is_more_urgent_by_its_figures():
    assert visit(pupil(Counts(9, 0, 8, 4, 8, 4)), NOW).urgency == visit(pupil(Counts(9, 0, 8, 0, 8, 0)), NOW).urgency
