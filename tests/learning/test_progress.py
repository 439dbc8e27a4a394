"""What a child's figures say, and what they must not say."""

from datetime import timedelta, timezone

import pytest
from answers import pointed, row, said

from kidsq.learning.progress import (
    Cell,
    Progress,
    addends_of,
    count,
    families_of,
    kind_of,
    progress,
    slips_of,
)


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
    assert all(cell.count.state == "unseen" for row in found.triangle for cell in row if cell)
    assert not found.slips
    assert not found.longer
    assert not found.advice.speaks


@pytest.mark.parametrize(
    "columns",
    [{"hint_shown": 1}, {"hint_shown": 4}, {"try_no": 2}, {"n_options": 1}],
    ids=["a word of help", "the addends glowed", "a second try", "no other card could be the total"],
)
def test_answer_that_says_nothing_is_not_counted(columns):
    found = cell(progress([said("2+3=5", **columns)] * 5), 2, 3).count
    assert (found.answers, found.alone, found.right, found.seconds) == (5, 0, 0, None)
    assert found.state == "helped"
    assert found.right_in_all == 5


@pytest.mark.parametrize(
    ("right", "not_yet", "state"),
    [
        (1, 0, "few"),
        (2, 0, "few"),
        (0, 2, "few"),
        (3, 0, "right"),
        (9, 1, "right"),
        (8, 1, "mostly"),
        (3, 1, "mostly"),
        (2, 1, "not_yet"),
        (0, 3, "not_yet"),
    ],
)
def test_state_rests_on_enough_answers(right, not_yet, state):
    assert count([said("2+3=5")] * right + [said("2+3=6")] * not_yet).state == state


def test_sum_is_the_same_in_every_order_and_layout():
    found = progress([said("2+3=5"), said("3+2=5"), said("5=3+2")])
    assert cell(found, 2, 3).count.right == 3


def test_three_numbers_are_listed_apart():
    found = progress([said("1+2+3=6"), said("1+1+2+3=7")])
    assert [cell.addends for cell in found.longer] == [(1, 1, 2, 3), (1, 2, 3)]
    assert all(not cell.count.answers for row in found.triangle for cell in row if cell)


@pytest.mark.parametrize(
    ("addends", "families"),
    [
        ((1, 6), ("plus_1_2",)),
        ((1, 2), ("plus_1_2", "near_doubles")),
        ((5, 5), ("doubles", "five_and", "partners_of_ten")),
        ((4, 5), ("near_doubles", "five_and")),
        ((3, 7), ("partners_of_ten",)),
        ((3, 6), ()),
        ((2, 3, 5), ("longer",)),
    ],
)
def test_families(addends, families):
    assert families_of(addends) == families


@pytest.mark.parametrize("skill", ["pair", "count:7/3", "total:15+10", "missing:2+?=9", "add:", "add:2+x", "add:²+1"])
def test_other_skills_are_no_sums(skill):
    assert addends_of(skill) == ()


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


def test_share_with_help():
    assert count([said("2+3=5", hint_shown=4), said("2+3=5"), said("2+3=5"), said("2+3=6")]).helped_share == 0.25
    assert count([]).helped_share is None


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
    assert (found.recall.kings, found.recall.remembered) == (3, 2)
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


def test_advice_waits_for_ten_sums_without_help():
    assert not progress([said("2+3=5")] * 9).advice.speaks
    assert progress([said("2+3=5")] * 10).advice.speaks


def test_advice_names_what_is_known_and_what_comes_next():
    rows = [said("1+4=5")] * 6 + [said("3+4=8")] * 4 + [said("3+4=7")] + [said("3+3=6")] * 2
    found = progress(rows).advice
    assert found.known == ("plus_1_2",)
    assert (found.practise, found.example) == ("near_doubles", (3, 4))
    assert (found.slip, found.slip_times, found.slips) == ("one_more", 4, 4)
    assert "partners_of_ten" in found.unseen


def test_advice_names_no_slip_that_is_not_usual():
    rows = [said("1+4=5")] * 10 + [said("3+4=8"), said("3+4=6"), said("3+4=3")]
    assert progress(rows).advice.slip is None


def test_one_child_with_all_its_help_is_not_called_anything():
    found = progress([said("3+3=6", hint_shown=5)] * 30)
    assert found.summary.without_help == 0
    assert not found.advice.speaks
    assert {row.count.state for row in found.families} == {"helped", "unseen"}
