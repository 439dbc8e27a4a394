"""Rows of the log for tests of figures and pages."""

from itertools import count
from typing import Any

from kidsq.arithmetic.skills import kind_of, slip
from kidsq.arithmetic.sums import SUMS
from kidsq.learning.attempt import Attempt, json_text

_numbers = count(1)


def row(**columns: Any) -> Attempt:
    """Any attempt: first try, no help, two seconds."""
    usual: dict[str, Any] = {
        "attempt_id": f"key-{next(_numbers)}",
        "app_version": "1.0.0",
        "game_id": "a" * 32,
        "ply": 3,
        "at": "2026-11-20T10:00:00.000Z",
        "operands": "[]",
        "rt_total_ms": 2_000,
        "rt_valid": 1,
        "n_options": 2,
    }
    return Attempt(**{**usual, **columns})


def said(text: str, **columns: Any) -> Attempt:
    """A sum as a child said it, `2+3=6`."""
    assert SUMS.laying is not None
    sum_said = SUMS.laying.read(text)
    of_sum: dict[str, Any] = {
        "task": "own_sum",
        "skill": sum_said.skill,
        "operands": json_text(list(sum_said.operands)),
        "truth": json_text(sum_said.truth),
        "response": json_text(sum_said.claimed),
        "correct": int(sum_said.holds),
        "error": slip(sum_said.skill, sum_said.operands, sum_said.claimed),
    }
    return row(**{**of_sum, **columns})


def answered(skill: str, answer: int, **columns: Any) -> Attempt:
    """A friend's question on any skill of a kind of arithmetic, `times:6x7`, and what a child said."""
    kind = kind_of(skill)
    assert kind is not None
    operands = kind.operands(skill.partition(":")[2])
    of_skill: dict[str, Any] = {
        "task": "help_bot",
        "skill": skill,
        "operands": json_text(list(operands)),
        "n_options": 5,
        "guess_p": 0.2,
        "truth": json_text(kind.truth(operands)),
        "response": json_text(answer),
        "correct": int(answer == kind.truth(operands)),
        "error": slip(skill, operands, answer),
    }
    return row(**{**of_skill, **columns})


def pointed(steps_off: int, **columns: Any) -> Attempt:
    """Where a child pointed before the jester's count of 7 among 3 seats."""
    of_count: dict[str, Any] = {
        "task": "jester_count",
        "skill": "count:7/3",
        "operands": "[7,3]",
        "presented": json_text({"from": 0, "steps_off": steps_off}),
        "truth": "0",
        "response": json_text(steps_off % 3),
        "correct": int(not steps_off),
        "error": "off_by_one" if steps_off else None,
    }
    return row(**{**of_count, **columns})
