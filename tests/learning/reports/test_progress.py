"""What a child's figures say, and what they must not say."""

from datetime import timedelta, timezone

import pytest
from answers import pointed, row, said

from kidsq.learning.reports.progress import Cell, Progress, count, kind_of, kinds_of, progress, slips_by_skill, slips_of
from kidsq.learning.reports.slips import usual


def cell(found: Progress, first: int, second: int) -> Cell:
    shown = found.triangle[first - 1][second - 1]
    assert shown is not None
    return shown


def test_triangle_holds_the_25_sums_of_two_numbers_up_to_ten():
    cells = [cell.addends for row in progress([]).triangle for cell in row if cell]
    assert cells == [(a, b) for a in range(1, 6) for b in range(a, 10) if a + b <= 10]
    assert len(cells) == 25


def test_no_answers_say_nothing():
    found = progress([])
    assert found.summary.answers == found.summary.days == 0
    assert all(not cell.count.answers for row in found.triangle for cell in row if cell)
    assert not found.slips
    assert not found.longer
    assert not found.others


@pytest.mark.parametrize(
    "columns",
    [{"hint_shown": 1}, {"hint_shown": 4}, {"try_no": 2}, {"n_options": 1}],
    ids=["a word of help", "the addends glowed", "a second try", "no other card could be the total"],
)
def test_answer_that_says_nothing_is_not_counted(columns):
    found = cell(progress([said("2+3=5", **columns)] * 5), 2, 3).count
    assert (found.answers, found.alone, found.right, found.seconds) == (5, 0, 0, None)
    assert found.right_in_all == 5


def test_sum_is_the_same_in_every_order_and_layout():
    found = progress([said("2+3=5"), said("3+2=5"), said("5=3+2")])
    assert cell(found, 2, 3).count.right == 3


def test_three_numbers_are_listed_apart():
    found = progress([said("1+2+3=6"), said("1+1+2+3=7")])
    assert [cell.addends for cell in found.longer] == [(1, 1, 2, 3), (1, 2, 3)]
    assert all(not cell.count.answers for row in found.triangle for cell in row if cell)


def test_time_is_the_median_of_right_answers_whose_time_is_known():
    rows = [said("2+3=5", rt_total_ms=ms) for ms in (2_000, 4_000, 9_000)]
    rows += [
        said("2+3=5", rt_total_ms=60_000, rt_valid=0),
        said("2+3=5", rt_total_ms=None),
        said("2+3=5", rt_total_ms=60_000, hidden_ms=50_000),
        said("2+3=5", rt_total_ms=60_000, hint_shown=4),
        said("2+3=6", rt_total_ms=60_000),
    ]
    found = count(rows)
    assert (found.seconds, found.timed) == (4.0, 3)


def test_answers_with_help_are_counted():
    assert count([said("2+3=5", hint_shown=4), said("2+3=5"), said("2+3=5"), said("2+3=6")]).helped == 1
    assert count([]).helped == 0


def test_days_begin_where_the_grown_up_is():
    late = said("2+3=5", at="2026-11-20T23:30:00.000Z")
    early = said("2+3=5", at="2026-11-21T05:00:00.000Z")
    assert progress([late, early], zone=timezone(timedelta(hours=1))).summary.days == 1
    assert progress([late, early], zone=timezone(timedelta(0))).summary.days == 2


def test_remembering_queens_is_play_and_no_arithmetic():
    kings = [
        row(task="recall_queen", skill="recall", truth="[3,5]", response=bed, correct=None) for bed in ("3", "3", "8")
    ]
    found = progress(kings)
    assert (found.recall.choices, found.recall.remembered) == (3, 2)
    assert found.summary.answers == 0
    assert all(shown.task != "recall_queen" for shown in found.tasks)


def test_same_slips_are_one_line_with_the_newest_as_example():
    newest = said("3+2=6", at="2026-11-22T10:00:00.000Z")
    found = slips_of([said("2+3=6"), said("1+1=3"), newest, said("2+3=5")])
    assert [(slip.kind, slip.times) for slip in found] == [("one_more", 2), ("one_more", 1)]
    assert found[0].last is newest


@pytest.mark.parametrize(
    ("attempt", "kind"),
    [
        (said("2+3=6"), "one_more"),
        (said("2+3=4"), "one_less"),
        (said("2+3=3"), "echo"),
        (said("2+3=1"), "wrong_operation"),
        (said("1+2+4=3"), "dropped_addend"),
        (pointed(1), "one_more"),
        (pointed(-1), "one_less"),
    ],
)
def test_kind_of_slip(attempt, kind):
    assert kind_of(attempt) == kind


def points(before, gained, answer, error):
    """Where a child hopped to after a queen woke."""
    return row(
        task="queen_total",
        skill=f"total:{before}+{gained}",
        operands=f"[{before},{gained}]",
        truth=str(before + gained),
        response=str(answer),
        correct=int(answer == before + gained),
        error=error,
    )


def test_points_that_an_earlier_log_calls_multiplied_are_the_same_ones_again():
    assert kind_of(points(0, 10, 0, "wrong_operation")) == "echo"
    assert kind_of(points(15, 10, 5, "wrong_operation")) == "wrong_operation"


def of_task(task, times, **columns):
    return [row(task=task, skill=f"{task}-{n}", correct=0, response="1", truth="9", **columns) for n in range(times)]


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ([said("3+4=8")] * 2, None),
        ([said("3+4=8")] * 3, ("sums", "one_more", 3, 3)),
        ([said("3+4=8")] * 3 + [said("2+3=5")] * 58, None),
        ([said("3+4=8")] * 3 + [said("2+6=6")] * 4, ("sums", "echo", 4, 7)),
        ([said("3+4=8")] * 2 + [said("3+4=6")] * 2 + [said("2+6=6")], ("sums", "off_by_one", 4, 5)),
        ([said("3+4=1"), said("3+4=8"), said("2+6=6")] * 2, None),
        ([pointed(1)] * 6 + [said("3+4=8")] * 2 + [said("2+3=5")] * 90, ("seats", "one_more", 6, 6)),
        ([*of_task("points_to_goal", 4, error="decade"), said("3+4=8")], ("points", "decade", 4, 4)),
        (of_task("queen_total", 9, error="other"), None),
    ],
)
def test_a_kind_stands_out_by_its_share_among_tasks_of_its_sort(rows, found):
    one = usual(slips_of(rows), rows)
    assert (one and (one.field, one.kind, one.times, one.slips)) == found


def test_sums_beyond_the_triangle_are_listed_not_lost():
    found = progress([said("7+8=15"), said("2+3=5")])
    assert [cell.addends for cell in found.larger] == [(7, 8)]
    assert cell(found, 2, 3).count.right == 1


def test_skills_that_are_no_sums_are_listed_by_their_task():
    points = row(task="points_to_goal", skill="to_goal:35/50", operands="[35,50]", correct=1)
    found = progress([pointed(0), pointed(1), points, row(task="recall_queen", skill="recall")])
    listed = [(other.task, other.skill, other.count.answers) for other in found.others]
    assert listed == [("jester_count", "count:7/3", 2), ("points_to_goal", "to_goal:35/50", 1)]


def test_kinds_of_slips_are_counted_over_all_sums():
    slips = slips_of([said("2+3=6"), said("2+3=6"), said("1+1=3"), said("4+5=4")])
    assert [(kind.kind, kind.times, kind.example.skill) for kind in kinds_of(slips)] == [
        ("one_more", 3, "add:2+3"),
        ("echo", 1, "add:4+5"),
    ]


def test_slips_of_one_skill_stand_together_beside_all_its_answers():
    rows = [said("2+3=6"), said("3+2=4"), said("2+3=5"), said("1+1=3")]
    (first, second) = slips_by_skill(slips_of(rows), rows)
    assert (first.skill, first.times, first.answers, len(first.slips)) == ("add:2+3", 2, 3, 2)
    assert (second.skill, second.times, second.answers) == ("add:1+1", 1, 1)
