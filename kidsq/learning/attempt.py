"""One attempt of a child: a row of the log."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, Literal

from kidsq.arithmetic.slips import LOGGED, Slip
from kidsq.learning.tasks import TASKS, Task

SCHEMA_VERSION = 1

Input = Literal["touch", "mouse", "key", "pen"]
Layout = Literal["a+b=c", "c=a+b", "c-a=b", "words"]
TAKEN_AWAY: Final = "c-a=b"
"""Cards that make a sum are said the other way round: 9 - 4 = 5."""
Selection = Literal["natural", "adaptive", "random"]
ArmOfKind = Literal["fingers:a", "fingers:b", "reversed:a", "reversed:b", "day_after:a", "day_after:b"]
"""What is compared (learning/trial.py), and the arm that the coin of this child and sum has drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """One attempt of a child, with everything that is needed to judge it later; never changed afterwards.

    The fields are the columns of the log and of the export, in this order; None is an empty cell.
    Columns marked JSON hold the text that json_text() writes.
    """

    attempt_id: str  # the key of the form: sent twice, stored once
    schema_version: int = SCHEMA_VERSION
    app_version: str
    model_version: str | None = None
    learner: str | None = None  # a random pseudonym; None for guests
    class_id: str | None = None
    session_id: str | None = None
    game_id: str
    ply: int
    at: str  # UTC, "2026-11-20T17:34:22.123Z"
    tz_offset_min: int | None = None
    input: Input | None = None
    device: str | None = None  # random per browser
    task: Task
    skill: str
    operands: str  # JSON: the numbers in the order presented or tapped, [3, 2]
    layout: Layout | None = None
    n_options: int | None = None
    guess_p: float | None = None
    presented: str = "null"  # JSON
    truth: str = "null"  # JSON
    response: str = "null"  # JSON
    correct: Literal[0, 1] | None = None
    try_no: int = 1
    error: Slip | None = None
    rt_first_ms: int | None = None
    rt_total_ms: int | None = None
    rt_valid: Literal[0, 1] = 0  # 0 without JavaScript
    hidden_ms: int | None = None  # the tab lay in the background
    motor_ms: int | None = None  # this device's baseline; None below five samples
    changes: int | None = None
    hint_shown: int = 0  # 0-5: the strongest help actually seen before answering
    hint_asked: Literal[0, 1] = 0
    read_aloud: Literal[0, 1] = 0
    opportunity: str | None = None  # JSON: all sums in the hand
    selection: Selection = "natural"
    p_before: float | None = None
    p_after: float | None = None
    arm: ArmOfKind | None = None  # the coin of a comparison; None without one


COLUMNS: tuple[str, ...] = tuple(field.name for field in fields(Attempt))
VALUES: Final[Mapping[str, tuple[str, ...]]] = {"task": tuple(TASKS), "error": LOGGED}
"""Columns of codes -> all that can stand there."""
_cells = attrgetter(*COLUMNS)


def cells_of(attempt: Attempt) -> tuple[Any, ...]:
    """The cells of one row of the log, in the order of COLUMNS."""
    row: tuple[Any, ...] = _cells(attempt)
    return row


def json_text(value: object) -> str:
    """One text for one value, so that equal answers are equal cells."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
