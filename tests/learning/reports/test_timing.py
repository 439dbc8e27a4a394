"""Times on the same facts, then and now, and by the smaller addend; the figures are worked out by hand."""

from datetime import UTC, date, timedelta

import pytest
from answers import said

from kidsq.learning.reports.help_used import given, help_figures
from kidsq.learning.reports.timing import Spread, answers_of, slope_of, spread, then_now


def told(text, day=1, seconds=2.0, **columns):
    """A bot was told this on a day of November; seconds are net of a second of tapping."""
    usual = {
        "task": "help_bot",
        "n_options": 5,
        "device": "d1",
        "motor_ms": 1_000,
        "rt_total_ms": round(seconds * 1000) + 1000,
    }
    return said(text, at=f"2026-11-{day:02}T10:00:00.000Z", **{**usual, **columns})


def compare(*attempts):
    return then_now(answers_of(attempts).rows, zone=UTC)


THREE = ("1+2=3", "3+4=7", "4+5=9")


def days(seconds_by_day, sums=THREE, times=2):
    return [told(text, day, seconds) for day, seconds in seconds_by_day.items() for text in sums for _ in range(times)]


def test_spread_of_four_times():
    assert spread([1.0, 2.0, 3.0, 4.0]) == Spread(4, 2.5, 1.75, 3.25)
    assert spread([7.0]) == Spread(1, 7.0, 7.0, 7.0)


def test_same_sums_faster_and_as_right():
    found = compare(*days({1: 4.0, 8: 2.0}))
    assert found.change == "faster"
    assert (found.before.spread.median, found.after.spread.median) == (4.0, 2.0)
    assert (found.before.right, found.before.answers, found.after.right) == (6, 6, 6)
    assert [fact.skill for fact in found.facts] == ["add:1+2", "add:3+4", "add:4+5"]
    assert [(week.monday, week.spread.median) for week in found.weeks] == [
        (date(2026, 10, 26), 4.0),
        (date(2026, 11, 2), 2.0),
    ]


def test_faster_but_less_often_right_is_said():
    slips = [told("1+2=4", 8), told("3+4=8", 8)]
    found = compare(*days({1: 4.0, 8: 2.0}), *slips)
    assert found.change == "faster_less_right"
    assert (found.after.right, found.after.answers) == (6, 8)


@pytest.mark.parametrize(
    ("before", "later", "change"),
    [
        (4.0, 4.0, "same"),
        (4.0, 3.5, "same"),
        (4.0, 4.5, "same"),
        (4.0, 3.3, "faster"),
        (4.0, 4.7, "slower"),
        (0.6, 0.7, "same"),
        (1.0, 0.8, "same"),
        (1.0, 1.4, "slower"),
    ],
)
def test_change_is_called_only_when_it_is_large_and_to_be_felt(before, later, change):
    assert compare(*days({1: before, 8: later})).change == change


TEN = tuple(f"{first}+{second}={first + second}" for first in (1, 2) for second in (3, 4, 5, 6, 7))


def apart(before, later):
    """Each sum with times of its own."""
    rows = [told(text, 1, seconds) for text, seconds in zip(TEN, before, strict=True) for _ in range(2)]
    return compare(*rows, *(told(text, 8, seconds) for text, seconds in zip(TEN, later, strict=True) for _ in range(2)))


def test_about_the_same_is_told_sum_by_sum_and_not_by_the_sum_in_the_middle():
    found = apart(
        [1.0, 1.2, 1.4, 1.6, 3.0, 3.2, 4.8, 5.0, 5.4, 5.8], [1.0, 1.3, 1.4, 1.7, 4.0, 4.4, 4.7, 4.9, 5.2, 5.6]
    )
    assert (found.before.spread.median, found.after.spread.median) == (3.1, 4.2)
    assert (found.change, found.slower, found.faster, found.exceptions) == ("same", 4, 4, ())


def test_times_that_jump_are_not_called_the_same():
    found = apart(
        [1.0, 6.0, 1.0, 6.0, 1.0, 6.0, 3.0, 3.0, 3.0, 3.0], [4.0, 2.0, 4.0, 2.0, 4.0, 2.0, 3.0, 3.0, 3.0, 3.0]
    )
    assert found.change == "unclear"


def test_a_sum_that_goes_another_way_than_the_rest_stands_out():
    found = apart([2.0] * 10, [2.0] * 9 + [5.0])
    assert found.change == "same"
    assert [fact.skill for fact in found.exceptions] == ["add:2+7"]
    found = apart([4.0] * 10, [2.0] * 9 + [9.0])
    assert (found.change, [fact.skill for fact in found.exceptions]) == ("faster", ["add:2+7"])


@pytest.mark.parametrize(
    ("missed", "fell"),
    [((0, 0), False), ((0, 1), False), ((0, 3), True), ((3, 3), False), ((3, 0), False)],
)
def test_accuracy_has_fallen_by_more_than_one_slip(missed, fell):
    slips = [told("1+2=4", day) for day, times in zip((1, 8), missed, strict=True) for _ in range(times)]
    rows = days({1: 2.0, 8: 2.0}) + slips
    found = compare(*sorted(rows, key=lambda row: row.at))
    assert (found.change, found.fell) == ("same", fell)


def test_of_many_answers_a_smaller_fall_counts():
    slips = [told("1+2=4", 8) for _ in range(4)]
    found = compare(*days({1: 2.0, 8: 2.0}, times=20), *slips)
    assert (found.before.right, found.before.answers, found.after.right, found.after.answers) == (60, 60, 60, 64)
    assert found.fell


def test_week_is_of_the_same_kind_as_the_stretch_it_is():
    """A sum that came up often weighs no more than the others, in either."""
    often = [told("1+2=3", 1, 9.0) for _ in range(9)]
    found = compare(*days({1: 4.0, 8: 2.0}), *often)
    assert [week.spread for week in found.weeks] == [found.before.spread, found.after.spread]
    assert [week.timed for week in found.weeks] == [15, 6]


def test_harder_sums_later_are_not_slower_sums():
    """The mix of sums changes; the same ones do not."""
    hard = [told(text, 8, 9.0) for text in ("4+6=10", "2+7=9", "3+5=8") for _ in range(3)]
    found = compare(*days({1: 4.0, 8: 4.0}), *hard)
    assert found.change == "same"
    assert len(found.facts) == 3


@pytest.mark.parametrize(
    "rows",
    [
        [],
        days({1: 4.0}),
        days({1: 4.0, 8: 2.0}, sums=THREE[:2]),
        days({1: 4.0, 8: 2.0}, times=1),
        [*days({1: 4.0}), *days({8: 2.0}, sums=("1+1=2", "2+2=4", "3+3=6"))],
    ],
    ids=["nothing", "one day", "two sums", "one answer each", "other sums later"],
)
def test_too_little_on_the_same_sums_is_not_compared(rows):
    found = compare(*rows)
    assert (found.change, found.facts, found.before) == ("too_few", (), None)


@pytest.mark.parametrize(
    "columns",
    [
        {"hint_shown": 3},
        {"try_no": 2},
        {"rt_valid": 0},
        {"rt_total_ms": 90_000},
        {"task": "own_sum"},
        {"n_options": 1},
        {"motor_ms": None},
    ],
    ids=["helped", "second try", "no clock", "idle", "found in the hand", "no choice", "tapping not measured"],
)
def test_time_that_is_not_of_the_sum_is_left_out(columns):
    assert not answers_of([told("2+3=5", **columns)]).timed


def test_device_measured_later_lends_its_tapping():
    (first, second) = answers_of([told("2+3=5", seconds=2.0, motor_ms=None), told("2+3=5", seconds=2.0)]).rows
    assert first.seconds == second.seconds == 2.0


def test_device_never_measured_is_counted_as_left_out():
    found = answers_of([told("2+3=5", motor_ms=None), told("2+3=6", motor_ms=None), told("2+3=5", device="d2")])
    assert (found.left_out, len(found.timed), len(found.rows)) == (1, 1, 3)


def by_addend(**seconds):
    """Four answers for each smaller addend."""
    sums = {1: "1+5=6", 2: "2+5=7", 3: "3+5=8", 4: "4+6=10"}
    return answers_of([told(sums[int(key[1])], seconds=time) for key, time in seconds.items() for _ in range(4)]).rows


@pytest.mark.parametrize(
    ("times", "slope", "manner"),
    [
        ({"a1": 2.0, "a2": 3.0, "a3": 4.0}, 1.0, "steep"),
        ({"a1": 1.7, "a2": 1.7, "a3": 1.7, "a4": 1.7}, 0.0, "flat"),
        ({"a1": 1.5, "a2": 2.0, "a3": 2.5}, 0.5, "between"),
        ({"a1": 1.9, "a2": 2.5, "a3": 1.7, "a4": 5.5}, 1.0, "uneven"),
        ({"a1": 1.0, "a2": 3.0, "a3": 3.1}, 1.05, "uneven"),
    ],
)
def test_slope_tells_counting_from_recalling(times, slope, manner):
    found = slope_of(by_addend(**times))
    assert found.manner == manner
    assert found.slope == pytest.approx(slope)


def test_slope_weighs_medians_by_their_answers():
    """Medians 2, 3, 3 with 8, 4, 4 answers: middle 1.75, height 2.5; rise 4.0 + 0.5 + 2.5 over 4.5 + 0.25 + 6.25."""
    rows = (*by_addend(a1=2.0), *by_addend(a1=2.0, a2=3.0, a3=3.0))
    found = slope_of(rows)
    assert [one.n for _, one in found.by_addend] == [8, 4, 4]
    assert found.slope == pytest.approx((8 * 0.75 * 0.5 + 4 * 0.25 * 0.5 + 4 * 1.25 * 0.5) / (4.5 + 0.25 + 6.25))


def test_doubles_stand_apart():
    doubles = answers_of([told("4+4=8", seconds=1.0) for _ in range(9)]).rows
    found = slope_of((*by_addend(a1=2.0, a2=3.0, a3=4.0), *doubles))
    assert found.slope == pytest.approx(1.0)
    assert found.doubles == Spread(9, 1.0, 1.0, 1.0)


@pytest.mark.parametrize("times", [{}, {"a1": 2.0}, {"a1": 2.0, "a2": 3.0}])
def test_too_few_addends_give_no_slope(times):
    found = slope_of(by_addend(**times))
    assert (found.manner, found.slope) == ("too_few", None)


# -- help -------------------------------------------------------------------------------------------------------------


def test_help_is_counted_by_week_and_by_family():
    rows = [
        told("3+3=6", 2),
        told("3+3=6", 3, hint_shown=2),
        told("3+3=6", 3, hint_shown=4, hint_asked=1),
        told("3+3=6", 9, hint_shown=5),
        told("3+3=7", 9, try_no=2, hint_shown=3),
        said("1+1=2", task="recall_queen", skill="recall", correct=None, at="2026-11-09T10:00:00.000Z"),
    ]
    found = help_figures(rows, zone=UTC)
    one = found.in_all
    assert (one.answers, one.alone, one.word, one.addends, one.whole, one.later, one.asked) == (5, 1, 1, 1, 1, 1, 1)
    assert [(monday, week.answers) for monday, week in found.weeks] == [(date(2026, 11, 2), 3), (date(2026, 11, 9), 2)]
    assert [(family, counted.alone) for family, counted in found.families] == [("doubles", 1)]


def test_weeks_are_compared_only_with_enough_answers():
    few, enough = [told("3+3=6", 2)] * 4, [told("3+3=6", day) for day in (9, 16) for _ in range(5)]
    assert help_figures([*few, *enough[:5]], zone=UTC).compared is None
    (first, _), (latest, _) = help_figures([*few, *enough], zone=UTC).compared
    assert latest - first == timedelta(days=7)


def test_family_with_most_help_is_named_only_where_help_was():
    alone = [told("3+3=6")] * 5
    assert help_figures(alone).most_helped is None
    helped = [told("4+5=9", hint_shown=4)] * 5
    assert help_figures([*alone, *helped]).most_helped[0] == "near_doubles"


def test_help_that_is_over_names_no_family():
    over = [told("3+3=6", 2, hint_shown=5)] * 8
    assert help_figures(over).most_helped[0] == "doubles"
    assert help_figures([*over, *[told("3+3=6", 9)] * 8]).most_helped is None
    other = [told("4+6=10", day) for day in (9, 16) for _ in range(5)]
    assert help_figures([*over, *other]).most_helped is None


def test_later_tries_are_no_help():
    rows = [row for _ in range(6) for row in (told("3+3=7", 9), told("3+3=6", 9, try_no=2))]
    found = help_figures(rows)
    assert found.most_helped is None
    assert (found.in_all.share, found.in_all.tries, found.in_all.later) == (1.0, 6, 6)


def test_first_sums_that_glow_for_everybody_are_not_held_against_a_family():
    texts = ("3+3=6", "3+3=7", "3+3=6", "3+3=6", "3+3=6")
    glowing = [said(text, attempt_id=f"own-{n}", hint_shown=5) for n, text in enumerate(texts)]
    asked = [told("3+3=6", attempt_id=f"asked-{n}", hint_shown=5) for n in range(4)]
    assert given(glowing) == {"own-0"}
    found = help_figures([*glowing, *asked], given=given(glowing))
    assert found.most_helped[1].tries == 8
    assert (found.in_all.answers, found.given) == (8, 1)
    for counted in (found.weeks, found.families):
        assert sum(one.answers for _, one in counted) == 8
    assert help_figures(glowing, given=given(glowing)).most_helped is None
