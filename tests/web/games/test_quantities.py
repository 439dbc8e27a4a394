"""What pictures of quantity show: how frames of ten fill up, and to which side scales tip."""

from __future__ import annotations

from collections import Counter

import pytest

from kidsq.games.sleeping_queens.moves import read_move
from kidsq.web.games.sleeping_queens.pieces import SidesPicture, TriedSum
from kidsq.web.games.sleeping_queens.quantities import FrameRow, drawn_in
from kidsq.web.shared import equations


def filled(row: FrameRow) -> list[Counter[int]]:
    """For each frame: number -> how many of its cells are of that number."""
    assert len({one.cell for one in row.counters}) == len(row.counters), "no cell holds two"
    found = [Counter() for _ in range(row.frames)]
    for one in row.counters:
        found[one.cell // 10][one.number] += 1
    return found


@pytest.mark.parametrize(
    ("numbers", "frames"),
    [
        ((5, 8), [{8: 8, 5: 2}, {5: 3}]),
        ((9, 9), [{9: 10}, {9: 8}]),
        ((2, 6, 9), [{2: 2, 6: 6, 9: 2}, {9: 7}]),
        ((9, 9, 9), [{9: 10}, {9: 10}, {9: 7}]),
        ((3, 4), [{4: 4, 3: 3}, {}]),
    ],
)
def test_the_larger_one_comes_first_and_the_other_fills_up_the_ten(numbers, frames):
    assert filled(FrameRow.of(numbers)) == frames


def test_first_each_number_lies_in_a_frame_of_its_own_and_only_then_moves():
    asked = SidesPicture(full=(5, 8), known=(), left=(5, 8), right=(13,), drawn="frames")
    apart, moved, told = (asked.frames(level) for level in (3, 4, 5))
    assert filled(apart[0]) == [{8: 8}, {5: 5}]
    assert filled(moved[0]) == filled(told[0]) == [{8: 8, 5: 2}, {5: 3}]
    assert len(apart) == len(moved) == len(told) == 1, "the answer does not lie there"


def test_an_answer_in_vain_lies_below_until_it_is_told():
    asked = SidesPicture(full=(5, 8), known=(), left=(5, 8), right=(13,), drawn="frames")
    assert [row.numbers for row in asked.frames(4, missed=12)] == [(5, 8), (12,)]
    assert [row.numbers for row in asked.frames(5, missed=12)] == [(5, 8)]


@pytest.mark.parametrize(("stage", "first"), [("rods", {7: 7}), ("dots", {7: 7, 6: 3}), ("said", {7: 7, 6: 3})])
def test_a_claim_that_does_not_hold_lies_below_the_addends_as_a_ten_and_some_more(stage, first):
    said = TriedSum((), (6, 7), (10, 5), 1, stage, "", "frames")
    above, below = said.frames
    assert filled(above)[0] == first
    assert filled(below) == [{10: 10}, {5: 5}]


@pytest.mark.parametrize(
    ("left", "right", "tip"),
    [((2, 4), (1, 5), 0), ((2, 4), (5,), -1), ((2,), (1, 3), 2), ((9, 9), (1,), -3), ((1,), (9,), 3), ((), (), 0)],
)
def test_scales_tip_to_the_heavier_side_and_not_beyond_three_steps(left, right, tip):
    assert TriedSum((), left, right, 1, "rods", "", "scales").scales.tip == tip


@pytest.mark.parametrize(
    ("picture", "open_side"),
    [
        (SidesPicture((4, 6), (7,), (4, 6), (7, 3), drawn="scales"), "right"),
        (SidesPicture((4, 6), (7,), (7, 3), (4, 6), drawn="scales"), "left"),
    ],
)
def test_scales_of_a_question_are_level_only_once_it_is_answered(picture, open_side):
    heavier = -1 if open_side == "right" else 1
    assert picture.scales(3).opened == open_side
    assert picture.scales(4).tip == 3 * heavier
    assert (picture.scales(3, missed=4).tip, picture.scales(3, missed=2).tip) == (-heavier, heavier)
    assert (picture.scales(5).tip, picture.scales(5).opened) == (0, "")


def test_only_editions_that_need_them_have_frames_or_scales():
    drawn = {edition: drawn_in(edition) for edition in ("first_night", "classic", "little", "hundred")}
    assert set(drawn.values()) == {"rods"}
    assert (drawn_in("crossing"), drawn_in("balance")) == ("frames", "scales")


@pytest.mark.parametrize(("layout", "open_sum"), [("a+b=c", "6 + 8 = 10 + ?"), ("c=a+b", "10 + ? = 6 + 8")])
def test_a_sum_without_its_last_card_stands_as_in_the_tray(layout, open_sum):
    said = read_move("discard 6+8=10+4").equation
    assert said is not None
    assert equations.text(equations.opened(said, layout)) == open_sum
