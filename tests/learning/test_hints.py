"""How much help: what a fact's own answers add to it or take away."""

import json
from dataclasses import replace

import pytest

from kidsq.learning import hints
from kidsq.learning.attempt import Attempt
from kidsq.learning.hints import steps_after
from kidsq.learning.model.belief import HintStep

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


@pytest.mark.parametrize(
    ("p", "step", "level"),
    [
        (0.19, 0, 5),
        (0.2, 0, 4),
        (0.39, 0, 4),
        (0.4, 0, 3),
        (0.7, 0, 2),
        (0.85, 0, 1),
        (0.95, 0, 0),
        (0.99, 2, 2),
        (0.1, 2, 5),
        (0.99, -2, 0),
        (0.5, -1, 2),
    ],
)
def test_a_fact_s_level_is_by_its_chance_and_its_own_step(p, step, level):
    assert hints.level_of(p, step) == level


@pytest.mark.parametrize(
    ("base", "seen", "asked", "level", "later", "after"),
    [
        (5, 0, False, 5, False, 5),
        (4, 0, False, 4, False, 5),
        (3, 0, False, 3, True, 4),
        (3, 4, False, 4, False, 5),
        (3, 4, True, 4, False, 5),
        (2, 0, False, 2, False, 3),
        (1, 0, False, 0, False, 1),
        (1, 1, True, 1, False, 2),
        (0, 0, False, 0, False, 1),
        (0, 4, True, 4, False, 5),
    ],
)
def test_one_sum_and_one_more_level_a_tap(base, seen, asked, level, later, after):
    bases = {"add:2+3": base}
    now = hints.help_now(bases, 0, seen, asked=asked)
    assert (now.level, now.later, now.more) == (level, later, level < 5)
    assert hints.one_more(bases, 0, seen, asked=asked) == after


@pytest.mark.parametrize(
    ("bare", "seen", "level", "after"),
    [(5, 0, 5, 5), (4, 0, 4, 5), (3, 0, 0, 3), (2, 0, 2, 3), (1, 0, 0, 1), (0, 0, 0, 1), (0, 4, 4, 5)],
)
def test_a_hand_without_a_sum_shows_nothing_of_one(bare, seen, level, after):
    now = hints.help_now({}, bare, seen, asked=True)
    assert (now.level, now.later) == (level, False)
    assert hints.one_more({}, bare, seen, asked=True) == after


def test_of_what_is_looked_for_level_three_shows_nothing_before_its_time():
    bases = {"swap_gain": 3}
    early = hints.help_now(bases, 0, 0, asked=False, third=hints.SEARCHES)
    assert (early.level, early.later) == (0, True)
    assert hints.one_more(bases, 0, 0, asked=False, third=hints.SEARCHES) == 3
    assert hints.help_now(bases, 0, 3, asked=False, third=hints.SEARCHES).level == 3


TWO = ("add:2+3", "add:1+4")


@pytest.mark.parametrize(
    ("bases", "seen", "asked", "shown", "others", "after"),
    [
        ((5, 0), 0, False, (5, 0), 0, 3),  # words would say less than what is seen: the next tap makes it glow too
        ((5, 0), 3, True, (5, 3), 3, 4),
        ((4, 2), 0, False, (4, 2), 0, 3),
        ((2, 0), 0, False, (2, 2), 2, 3),  # "There is a sum in your hand" is said of both
        ((1, 0), 0, False, (0, 0), 0, 1),
        ((3, 0), 4, False, (4, 0), 0, 3),  # the time came for the first one only
        ((3, 0), 0, False, (3, 0), 0, 3),
        ((3, 0), 3, True, (3, 3), 3, 4),
        ((5, 5), 0, False, (5, 5), 0, 5),
    ],
)
def test_each_sum_of_a_hand_has_a_help_of_its_own(bases, seen, asked, shown, others, after):
    of_both = dict(zip(TWO, bases, strict=True))
    now = hints.help_now(of_both, 0, seen, asked=asked)
    assert tuple(now.of(fact) for fact in TWO) == shown
    assert now.of("add:6+6") == others
    assert now.level == max(shown)
    assert hints.one_more(of_both, 0, seen, asked=asked) == after


def recalls(*kings: tuple[int, int]) -> list[Attempt]:
    """Rows of kings, each (bed, hint_shown), beside a remembered queen in bed 3."""
    return [
        replace(RIGHT, task="recall_queen", correct=None, truth="[3]", response=str(bed), hint_shown=shown)
        for bed, shown in kings
    ]


@pytest.mark.parametrize(
    ("kings", "shown"),
    [
        ((), "picture"),
        (((3, 5),), "picture"),
        (((3, 5), (3, 5)), "sparkle"),
        (((3, 5), (1, 5), (3, 5)), "picture"),
        (((3, 5), (3, 5), (3, 3), (3, 3)), "nothing"),
        (((3, 5), (3, 5), (3, 5), (3, 5)), "sparkle"),  # pictures seen by a pin show nothing more
        (((3, 5), (3, 5), (1, 3)), "sparkle"),
        (((3, 5), (3, 5), (1, 3), (2, 3)), "picture"),
        (((3, 0), (3, 0), (3, 0), (3, 0), (3, 0), (1, 0), (2, 0)), "sparkle"),
        (((1, 5), (1, 5), (1, 5)), "picture"),
    ],
)
def test_memory_needs_less_and_less_help_and_gets_it_back(kings, shown):
    assert hints.memory_after([MISS, *recalls(*kings), RIGHT]) == shown


def found(*rows: tuple[object, object], shown: int = 5) -> list[Attempt]:
    """Looks for the best of a hand: what was found, and the best there was."""
    return [
        replace(
            RIGHT, task="swap_gain", correct=None, response=json.dumps(one), truth=json.dumps(best), hint_shown=shown
        )
        for one, best in rows
    ]


@pytest.mark.parametrize(
    ("rows", "level"),
    [
        ((), 5),
        (((2, 2),), 5),
        (((2, 2), (1, 1)), 4),
        (((2, 2), (1, 2), (2, 2)), 5),
        (((2, 2),) * 20, 0),
        (((0, 0),) * 20, 5),
        ((("reveal", "stop"),) * 20, 5),
        (((2, 2), (1, 1), (1, 2), (0, 1)), 5),
    ],
)
def test_help_with_looking_goes_step_by_step_and_comes_back(rows, level):
    assert hints.search_after(found(*rows, shown=0)) == level


def test_what_was_found_with_more_help_than_usual_takes_none_away():
    assert hints.search_after(found((2, 2), (2, 2), shown=5), begins=2) == 2
    assert hints.search_after(found((2, 2), (2, 2), shown=2), begins=2) == 1
