"""How help with questions fades by itself: a level at a time, kind by kind, and back after a miss."""

from __future__ import annotations

import pytest

from kidsq.learning.number_help import Answered, after_a_while, at_once, level_after

HARD, EASY = 0.3, 0.99


def right(help: int = 0, p: float = HARD, guess_p: float = 0.1) -> Answered:
    return Answered(True, help, p, guess_p)


def missed(p: float = HARD) -> Answered:
    return Answered(False, 0, p)


@pytest.mark.parametrize(
    ("rows", "level"),
    [
        ([], 4),
        ([right(3)], 4),
        ([right(3), right(4)], 3),  # help that came by itself is no hindrance, or it would never go
        ([right(5), right(5), right(5)], 4),  # who asked for more still needs it
        ([right(3)] * 4, 2),
        ([right(4)] * 4, 3),
        ([right(3), right(3), right(0), right(0), right(0), right(0)], 1),
        ([right(guess_p=0.75)] * 9, 4),  # saying always yes tells nothing
        ([right(p=EASY)], 0),
        ([right(p=EASY), missed()], 3),
        ([right(p=EASY), missed(), missed(), missed()], 4),
        ([missed(), right(3, 0.6)], 3),  # the model thinks less is enough: sooner
    ],
)
def test_it_fades_with_what_goes_well_and_comes_back_with_what_does_not(rows: list[Answered], level: int) -> None:
    assert level_after(rows, HARD) == level


def test_what_a_child_likely_knows_begins_without_help() -> None:
    assert level_after([], EASY) == 0
    assert level_after([], 0.05) == 4  # the answer is never told unasked


def test_things_light_up_at_once_or_after_a_while_and_numbers_only_after_them() -> None:
    assert [(at_once(level), after_a_while(level, at_once(level))) for level in range(6)] == [
        (0, 0),
        (0, 0),
        (0, 0),
        (0, 3),
        (3, 4),
        (3, 4),
    ]
    assert after_a_while(3, 3) == 0
