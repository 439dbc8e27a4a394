"""Skills that are no sums: their codes, what is right, slips, and how hard they are held to be."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kidsq.arithmetic import skills
from kidsq.arithmetic.skills import counting_steps, difficulty_of, group_of


@pytest.mark.parametrize(
    ("kind", "operands", "code", "right"),
    [
        ("times", (5, 3), "times:5x3", 15),
        ("sub", (18, 4), "sub:18-4", 14),
        ("diff", (9, 6), "diff:9-6", 3),
        ("count_set", (4,), "count_set:4", 4),
        ("total", (12, 2), "total:12+2", 14),
        ("to_goal", (18, 24), "to_goal:18/24", 6),
        ("missing", (2, 3), "missing:2+?=3", 1),
        ("add", (12, 6), "add:6+12", 18),
    ],
)
def test_a_skill_has_one_code_and_one_right_answer(kind: str, operands: tuple[int, ...], code: str, right: int) -> None:
    assert skills.skill_code(kind, operands) == code
    assert skills.right_answer(code, operands) == right
    assert skills.is_of(code, operands)
    assert not skills.is_of(code, (*operands[:-1], operands[-1] + 1))


@pytest.mark.parametrize(("kind", "operands"), [("sub", (3, 5)), ("times", (3,)), ("diff", (1, 2)), ("waltz", (1,))])
def test_nobody_is_asked_for_less_than_nothing_nor_for_what_makes_no_sense(
    kind: str, operands: tuple[int, ...]
) -> None:
    with pytest.raises(ValueError, match=r"nothing|numbers"):
        skills.skill_code(kind, operands)


@pytest.mark.parametrize(
    ("skill", "operands", "answer", "slip"),
    [
        ("times:5x3", (5, 3), 15, None),
        ("times:5x3", (5, 3), 14, "off_by_one"),
        ("times:5x3", (5, 3), 8, "wrong_operation"),
        ("times:5x3", (5, 3), 12, "dropped_addend"),
        ("times:5x3", (5, 3), 18, "dropped_addend"),
        ("times:5x3", (5, 3), 5, "echo"),
        ("times:7x3", (7, 3), 12, "transposed"),
        ("times:5x3", (5, 3), 11, "other"),
        ("sub:18-4", (18, 4), 14, None),
        ("sub:18-4", (18, 4), 15, "off_by_one"),
        ("sub:18-4", (18, 4), 22, "wrong_operation"),
        ("sub:18-4", (18, 4), 4, "echo"),
        ("diff:9-6", (9, 6), 15, "wrong_operation"),
        ("diff:9-6", (9, 6), 9, "echo"),
        ("count_set:4", (4,), 5, "off_by_one"),
        ("count_set:4", (4,), 2, "other"),
        ("to_goal:18/24", (18, 24), 7, "off_by_one"),
        ("to_goal:18/24", (18, 24), 24, "echo"),
        ("total:12+2", (12, 2), 10, "wrong_operation"),
        ("total:12+2", (12, 2), 13, "off_by_one"),
        ("missing:2+?=3", (2, 3), 3, "echo"),
        ("missing:2+?=9", (2, 9), 7, None),
        ("missing:2+?=9", (2, 9), 6, "off_by_one"),
        ("missing:2+?=9", (2, 9), 11, "wrong_operation"),
        ("to_goal:35/50", (35, 50), 20, "decade"),
        ("to_goal:35/50", (35, 50), 30, "other"),
        ("to_goal:15/24", (15, 24), 4, "other"),  # figures go by ones, and nobody is a five off
    ],
)
def test_an_answer_carries_its_slip(skill: str, operands: tuple[int, ...], answer: int, slip: str | None) -> None:
    assert skills.slip(skill, operands, answer) == slip


@pytest.mark.parametrize(
    "rising",
    [
        ("times:2x3", "times:5x3", "times:8x3"),
        ("sub:18-1", "sub:18-3", "sub:18-7"),
        ("diff:9-8", "diff:9-6"),
        ("count_set:2", "count_set:5"),
        ("total:12+1", "total:12+2"),
        ("to_goal:23/24", "to_goal:18/24", "to_goal:16/24"),
    ],
    ids=lambda rising: rising[0],
)
def test_more_to_count_is_held_to_be_harder(rising: tuple[str, ...]) -> None:
    assert all(difficulty_of(one) < difficulty_of(other) for one, other in pairwise(rising))


def test_each_has_a_family_of_its_own_whose_answers_tell_of_each_other() -> None:
    assert [group_of(skill) for skill in ("times:5x3", "sub:18-4", "diff:9-6", "count_set:4", "total:12+2")] == [
        "times",
        "taking_away",
        "comparing",
        "counting",
        "points",
    ]


@pytest.mark.parametrize(("skill", "difficulty"), [("total:15+10", 0.4), ("to_goal:35/50", 0.9), ("total:0+5", 0.4)])
def test_points_by_fives_are_as_hard_as_they_were(skill: str, difficulty: float) -> None:
    assert (difficulty_of(skill), counting_steps(skill)) == (difficulty, 3)


def test_a_missing_number_grows_harder_with_the_way_to_it_from_either_end() -> None:
    near, far = "missing:8+?=9", "missing:4+?=9"
    assert difficulty_of(near) == difficulty_of("missing:1+?=9") < difficulty_of(far) == difficulty_of("missing:5+?=9")
    assert (counting_steps(near), counting_steps(far)) == (1, 4)


@pytest.mark.parametrize("skill", ["times:5", "times:axb", "sub:", "diff:9999999-1", "count_set:1x2", "to_goal:1/2/3"])
def test_a_code_that_makes_no_sense_is_held_to_be_usual(skill: str) -> None:
    assert counting_steps(skill) == 3
    assert -3 < difficulty_of(skill) < 3
