"""How much help: what a fact's own answers add to it or take away."""

from dataclasses import replace

import pytest

from kidsq.learning.attempt import Attempt
from kidsq.learning.belief import HintStep
from kidsq.learning.hints import steps_after

RIGHT = Attempt(
    attempt_id="a",
    app_version="0",
    game_id="g",
    ply=1,
    at="2026-11-20T08:00:00.000Z",
    task="help_bot",
    skill="add:2+3",
    operands="[2,3]",
    n_options=5,
    guess_p=0.2,
    correct=1,
)
MISS = replace(RIGHT, correct=0)
HELPED = replace(RIGHT, hint_shown=3)
PLAY = replace(RIGHT, correct=None)


@pytest.mark.parametrize(
    ("rows", "step", "misses"),
    [
        ([], 0, 0),
        ([RIGHT], -1, 0),
        ([RIGHT] * 5, -2, 0),
        ([MISS], 0, 1),
        ([MISS, MISS], 1, 0),
        ([replace(MISS, hint_shown=5), replace(MISS, try_no=2)], 1, 0),
        ([MISS] * 20, 2, 0),
        ([MISS, RIGHT, MISS], -1, 1),
        ([MISS, HELPED, MISS], 1, 0),
        ([HELPED, replace(RIGHT, try_no=2), PLAY], 0, 0),
        ([replace(RIGHT, n_options=1, guess_p=1.0)], 0, 0),
        ([replace(RIGHT, task="check_bot", n_options=2, guess_p=0.75)], 0, 0),
        ([replace(RIGHT, task="check_bot", n_options=2, guess_p=0.25)], -1, 0),
    ],
)
def test_two_misses_bring_a_level_and_a_success_without_help_takes_one(rows, step, misses):
    assert steps_after(rows).get("add:2+3", HintStep()) == HintStep(step, misses)


def test_steps_go_on_from_those_before_and_leave_other_facts_alone():
    before = {"add:2+3": HintStep(1, 1), "add:4+4": HintStep(2)}
    assert steps_after([MISS], before) == {"add:2+3": HintStep(2), "add:4+4": HintStep(2)}
    assert before["add:2+3"] == HintStep(1, 1)
