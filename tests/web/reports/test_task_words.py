"""Every code of a task, a family and a slip has its words, and what an answer shows is told in them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import get_args

import pytest
from answers import row
from flask import Flask

from kidsq.arithmetic import skills
from kidsq.arithmetic.skills import FIELDS
from kidsq.arithmetic.slips import SLIPS
from kidsq.arithmetic.sums.families import FAMILIES
from kidsq.learning.attempt import Attempt
from kidsq.learning.tasks import PLAY, TASKS, SlipField, Task
from kidsq.web.reports.figure_words import NEXT
from kidsq.web.shared import code_words, knowledge_words, progress_words
from tests.web.class_in_lesson import School

NOUNS = {"Rechnungen mit 20", "Wegnehmen bis 20", "Zahlen einer Reihe"}
"""They have a capital everywhere."""


@pytest.fixture
def spoken(school: School) -> Iterator[Flask]:
    with school.app.test_request_context():
        yield school.app


def answered(task: Task, skill: str, operands: list[int], response: int) -> Attempt:
    right = skills.right_answer(skill, operands)
    return row(
        task=task,
        skill=skill,
        operands=json.dumps(operands),
        truth=json.dumps(right),
        response=json.dumps(response),
        correct=int(response == right),
        error=skills.slip(skill, operands, response),
    )


def test_every_task_is_named_and_says_what_it_asks(spoken: Flask) -> None:
    names = [progress_words.task(task) for task in TASKS]
    assert len({*filter(None, names)}) == len(TASKS)
    assert all(progress_words.task_question(task) for task in TASKS)


def test_every_family_and_what_is_beside_them_has_all_its_words() -> None:
    assert set(code_words.FAMILIES) == {*FAMILIES, *FIELDS}
    for code, words in code_words.FAMILIES.items():
        of_sums = {"within", "trick", "at_home", "cards"} if code in FAMILIES else set()
        usual = set(words._fields) - {"within", "trick", "at_home", "cards", "together"}
        assert [field for field in sorted(usual | of_sums) if not getattr(words, field)] == [], code


@pytest.mark.parametrize("tongue", ["en", "de", "fr", "it"])
def test_a_row_has_a_name_of_its_own_that_fits_into_a_sentence(school: School, tongue: str) -> None:
    told = []
    with school.app.test_request_context(headers={"Accept-Language": tongue}):
        for field, kinds in skills.OF_FIELD.items():
            numbers = [(kind, n) for kind in kinds for n in (0, 20) if n == 0 or code_words.ROWS[kind.id].name]
            rows = [knowledge_words.row_title(kind, n) for kind, n in numbers]
            assert len({progress_words.family(field).lower(), *(row.lower() for row in rows)}) == 1 + len(rows), field
            told += rows
    assert {row for row in told if row[0].isupper()} == (NOUNS if tongue == "de" else set())


def test_every_slip_has_a_name_and_every_field_of_slips_says_what_comes_next() -> None:
    assert set(code_words.SLIPS) == set(SLIPS)
    assert all(words.name for words in code_words.SLIPS.values())
    assert {*NEXT, "sums"} == {*get_args(SlipField)}


def test_a_task_calls_its_slips_by_its_skill_or_the_field_of_its_slips() -> None:
    known = {task.skill for task in TASKS.values()} | {task.slips for task in TASKS.values()} | {"several tasks"}
    assert set(code_words.SLIPS_OF) <= known
    assert all(set(words) <= set(SLIPS) for words in code_words.SLIPS_OF.values())


@pytest.mark.parametrize(
    ("task", "skill", "operands", "response", "told", "kind"),
    [
        ("home_total", "total:12+2", [12, 2], 13, "12 + 2 = 13", "one too few"),
        ("home_total", "total:12+2", [12, 2], 10, "12 + 2 = 10", "went back instead of on"),
        ("home_to_goal", "to_goal:18/24", [18, 24], 7, "from 18 to 24: 7 more", "one too many"),
        ("box_missing", "missing:2+?=3", [2, 3], 3, "2 + ? = 3: 3", "one of the numbers repeated"),
        ("count_set", "count_set:4", [4], 5, "4 counted: 5", "one too many"),
        ("boxes_times", "times:5x3", [5, 3], 12, "5 × 3 = 12", "one group too many or too few"),
        ("boxes_times", "times:5x3", [5, 3], 8, "5 × 3 = 8", "added instead"),
        ("final_score", "sub:18-4", [18, 4], 22, "18 − 4 = 22", "worked out in another way"),
        ("round_score", "add:6+12", [12, 6], 6, "12 + 6 = 6", "worked out in another way"),
        ("compare", "diff:9-6", [9, 6], 15, "9 − 6 = 15", "added instead"),
        ("bust_count", "count_set:3", [3], 1, "3 counted: 1", "another number"),
    ],
)
def test_a_slip_is_told_as_the_table_showed_it(
    spoken: Flask, task: Task, skill: str, operands: list[int], response: int, told: str, kind: str
) -> None:
    attempt = answered(task, skill, operands, response)
    assert progress_words.answer(attempt).replace("\N{NO-BREAK SPACE}", " ") == told
    assert progress_words.verdict(attempt) == f"not yet: {kind}"
    assert progress_words.are_points(attempt)
    assert TASKS[task].slips


@pytest.mark.parametrize(
    ("skill", "operands", "claimed", "told"),
    [
        ("add:8+6", [8, 6], 14, "“8 + 6 = 14” – yes"),
        ("times:8x6", [8, 6], 48, "“8 × 6 = 48” – yes"),
        ("diff:9-6", [9, 6], 3, "“9 − 6 = 3” – yes"),
        ("sub:9-4", [9, 4], 5, "“9 − 4 = 5” – yes"),
        ("make:30+70=100", [30, 100], 70, "“30 + 70 = 100” – yes"),
    ],
)
def test_what_a_friend_claimed_is_told_with_the_sign_of_its_kind(
    spoken: Flask, skill: str, operands: list[int], claimed: int, told: str
) -> None:
    presented = json.dumps({"claimed": claimed})
    attempt = row(
        task="check_bot", skill=skill, operands=json.dumps(operands), presented=presented, response="true", truth="true"
    )
    assert progress_words.answer(attempt) == told


@pytest.mark.parametrize(
    ("skill", "told"),
    [
        ("times:5x3", "5 × 3"),
        ("sub:18-4", "18 − 4"),
        ("diff:9-6", "9 − 6"),
        ("count_set:4", "counting 4"),
        ("total:12+2", "12 + 2"),
        ("total:15+10", "15 + 10 points"),
        ("to_goal:18/24", "from 18 to 24"),
        ("to_goal:35/50", "from 35 to 50 points"),
    ],
)
def test_a_skill_is_written_as_an_adult_would(spoken: Flask, skill: str, told: str) -> None:
    assert knowledge_words.skill_name(skill) == told


def test_what_was_chosen_in_play_is_neither_right_nor_wrong(spoken: Flask) -> None:
    swap = row(task="swap_gain", skill="swap", truth="2", response="1", correct=None)
    stop = row(task="stop_or_reveal", skill="stop", truth="null", response='"stop"', correct=None)
    assert progress_words.answer(swap) == "1 brought home, 2 would have been possible"
    assert progress_words.answer(stop) == "stopped"
    assert {swap.task, stop.task} < {*PLAY}
    assert progress_words.verdict(swap) == "play"
