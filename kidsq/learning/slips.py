"""The kind of slip in an answer to a question of the table, for the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from kidsq.arithmetic import Slip, slip_of
from kidsq.learning import skills
from kidsq.learning.questions import STEP

Missed = Slip | Literal["missed", "false_alarm"]


def slip_in(task: str, operands: Sequence[int], truth: int, answer: int, skill: str = "") -> Missed | None:
    """The kind of slip in an answer to a bot's question; None when it is right. The first kind that fits counts.

    skill: of one that is no sum.
    """
    if answer == truth:
        return None
    if task == "check_bot":
        return "missed" if answer else "false_alarm"
    if task == "help_bot":
        return slip_of(operands, answer)
    if task in ("missing_number", "points_to_goal"):
        return _slip_in_difference(task, operands, truth, answer)
    return skills.slip(skill, operands, answer)


def _slip_in_difference(task: str, operands: Sequence[int], truth: int, answer: int) -> Missed:
    known, total = operands
    if abs(answer - truth) == 1:
        return "off_by_one"
    if answer == known + total:
        return "wrong_operation"
    if answer in (known, total):
        return "echo"
    return "decade" if task == "points_to_goal" and abs(answer - truth) in (STEP, 2 * STEP) else "other"
