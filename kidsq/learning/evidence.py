"""What of an attempt says something about knowing, and the reading of attempts from a file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final, Literal

from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.sums.facts import addends_of, skill_of
from kidsq.learning.attempt import Attempt
from kidsq.learning.model.constants import DEFAULT_GUESS
from kidsq.learning.tasks import ALWAYS_RIGHT, TASKS

READ: Final = tuple(
    "learner at device task skill operands correct try_no n_options guess_p rt_total_ms rt_valid motor_ms"
    " hint_shown".split()
)
"""The columns of a file of attempts that are read; others are ignored."""

_OPERANDS = re.compile(r"""[\d\s\[\](){},;:+=|/"'?.-]*""", re.ASCII)
_NUMBER = re.compile(r"\d{1,12}(?:\.0+)?", re.ASCII)
_DECIMAL = re.compile(r"\d{0,12}\.?\d{0,20}(?:[eE]-\d{1,3})?", re.ASCII)
_FACT = re.compile(rf"{SUMS.id}:\d{{1,6}}(?:\+\d{{1,6}})+", re.ASCII)


Counts = Literal["yes", "play", "helped", "no choice"]
"""Whether an attempt says what a child knows, or the first reason why not."""


class BadRow(ValueError):
    """A row of a file that cannot be read. `line` is its number, from 1."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Evidence:
    """One attempt, reduced to what the model uses.

    alone: a first try without help that was judged and could have gone otherwise; the rest only tells that the skill
    was met. rt, motor: seconds; rt None where it cannot be trusted.
    """

    at: datetime
    device: str
    task: str
    skill: str
    right: bool
    alone: bool
    guess_p: float
    rt: float | None
    motor: float | None

    @property
    def day(self) -> int:
        return self.at.toordinal()


def evidence_of(attempt: Attempt) -> Evidence:
    """The same for a row of the log."""
    alone = attempt.correct is not None and attempt.hint_shown == 0 and attempt.try_no == 1
    return _evidence(
        at=read_moment(attempt.at),
        device=attempt.device or "",
        task=attempt.task,
        skill=attempt.skill,
        right=attempt.correct == 1,
        alone=alone,
        n_options=attempt.n_options,
        guess_p=attempt.guess_p,
        rt_ms=attempt.rt_total_ms if attempt.rt_valid else None,
        motor_ms=attempt.motor_ms,
    )


def evidence_in(
    at: str,
    device: str | None,
    task: str,
    skill: str,
    correct: int | None,
    try_no: int,
    n_options: int | None,
    guess_p: float | None,
    rt_total_ms: int | None,
    rt_valid: int,
    motor_ms: int | None,
    hint_shown: int,
) -> Evidence:
    """The same for just these columns of a row of the log."""
    return _evidence(
        at=read_moment(at),
        device=device or "",
        task=task,
        skill=skill,
        right=correct == 1,
        alone=correct is not None and hint_shown == 0 and try_no == 1,
        n_options=n_options,
        guess_p=guess_p,
        rt_ms=rt_total_ms if rt_valid else None,
        motor_ms=motor_ms,
    )


def had_a_choice(task: str, n_options: int | None, guess_p: float | None) -> bool:
    """True if an attempt could have gone otherwise; store.classroom.reports asks the same of the database."""
    return (guess_p is None or guess_p < 1) and (n_options is None or n_options > 1) and task not in ALWAYS_RIGHT


def counts_of(attempt: Attempt) -> Counts:
    """Yes where evidence_of() is `alone`; play has nothing right or wrong, helped means help seen or a later try."""
    if attempt.correct is None:
        return "play"
    if attempt.hint_shown or attempt.try_no != 1:
        return "helped"
    return "yes" if had_a_choice(attempt.task, attempt.n_options, attempt.guess_p) else "no choice"


def _evidence(
    *,
    at: datetime,
    device: str,
    task: str,
    skill: str,
    right: bool,
    alone: bool,
    n_options: int | None,
    guess_p: float | None,
    rt_ms: int | None,
    motor_ms: int | None,
) -> Evidence:
    if guess_p is None:
        guess_p = 1 / n_options if n_options else DEFAULT_GUESS
    return Evidence(
        at=at,
        device=device,
        task=task,
        skill=skill,
        right=right,
        alone=alone and had_a_choice(task, n_options, guess_p),
        guess_p=guess_p,
        rt=None if rt_ms is None else rt_ms / 1000,
        motor=None if motor_ms is None else motor_ms / 1000,
    )


@lru_cache(maxsize=4096)
def read_moment(text: str) -> datetime:
    """A moment of the log; without a zone it is UTC. Raises ValueError."""
    at = datetime.fromisoformat(text.strip())
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)


def read_row(row: Mapping[str, str], line: int) -> Evidence:
    """The evidence in one row of a file, cells as text. Raises BadRow."""
    task = row["task"].strip()
    if task not in TASKS:
        raise BadRow(line, f"task is {row['task']!r}, not one of {', '.join(sorted(TASKS))}")
    if not _OPERANDS.fullmatch(row["operands"]):
        raise BadRow(line, f"operands is {row['operands']!r}, not numbers like [2, 3]")
    correct = _whole(row, "correct", line, most=1)
    try_no = _whole(row, "try_no", line, least=1)
    hint_shown = _whole(row, "hint_shown", line, most=5)
    rt_ms = _whole(row, "rt_total_ms", line)
    trusted = _whole(row, "rt_valid", line, most=1) == 1
    return _evidence(
        at=_at(row, line),
        device=row["device"],
        task=task,
        skill=_skill(row, line),
        right=correct == 1,
        alone=correct is not None and (hint_shown or 0) == 0 and (try_no or 1) == 1,
        n_options=_whole(row, "n_options", line),
        guess_p=_share(row, line),
        rt_ms=rt_ms if trusted else None,
        motor_ms=_whole(row, "motor_ms", line),
    )


def _at(row: Mapping[str, str], line: int) -> datetime:
    try:
        return read_moment(row["at"])
    except (ValueError, OverflowError):
        raise BadRow(line, f"at is {row['at']!r}, not a moment like 2026-11-20T17:34:22.123Z") from None


def _skill(row: Mapping[str, str], line: int) -> str:
    skill = row["skill"].strip()
    if not skill or (skill.startswith(f"{SUMS.id}:") and not _FACT.fullmatch(skill)):
        raise BadRow(line, f"skill is {row['skill']!r}, not one like add:2+3")
    return skill_of(addends_of(skill)) if skill.startswith(f"{SUMS.id}:") else skill


_UNITS: Final = {"rt_total_ms": "a whole number of milliseconds", "motor_ms": "a whole number of milliseconds"}


def _whole(row: Mapping[str, str], column: str, line: int, least: int = 0, most: int | None = None) -> int | None:
    """A whole number, also where a spreadsheet wrote it as 1.0; None for an empty cell."""
    text = row[column].strip()
    if not text:
        return None
    number = int(text.partition(".")[0]) if _NUMBER.fullmatch(text) else -1
    if number < least or (most is not None and number > most):
        wanted = _UNITS.get(column) or (f"{least} to {most}" if most is not None else f"a whole number from {least}")
        raise BadRow(line, f"{column} is {row[column]!r}, not {wanted}")
    return number


def _share(row: Mapping[str, str], line: int) -> float | None:
    text = row["guess_p"].strip()
    if not text:
        return None
    if _DECIMAL.fullmatch(text) and any(character.isdigit() for character in text):
        share = float(text)
        if 0 <= share <= 1:
            return share
    raise BadRow(line, f"guess_p is {row['guess_p']!r}, not a share from 0 to 1")
