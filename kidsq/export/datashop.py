"""The log as a tab-delimited file of transactions that DataShop imports.

Source of the columns: "Tab-delimited format" in the help of PSLC DataShop (pslcdatashop.org, help?page=importFormatTd).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from kidsq.export.tidy import NICKNAME, harmless
from kidsq.learning.attempt import COLUMNS, Attempt

GUEST: Final = "guest"
LONGEST: Final = 255
"""Signs that DataShop takes in most columns."""

_OUTCOMES: Final = {1: "CORRECT", 0: "INCORRECT"}

# A problem is one decision at one table: seen once, and an attempt at its step is a try of that sum there.
_COLUMNS: Final[dict[str, Callable[[Attempt], Any]]] = {
    "Anon Student Id": lambda row: row.learner or GUEST,
    "Session Id": lambda row: row.session_id or row.game_id,
    "Time": lambda row: row.at.replace("T", " ").removesuffix("Z"),
    "Time Zone": lambda row: "UTC",
    "Student Response Type": lambda row: "ATTEMPT",
    "Tutor Response Type": lambda row: "RESULT",
    "Level (Game)": lambda row: row.game_id,
    "Level (Task)": lambda row: row.task,
    "Problem Name": lambda row: f"{row.game_id} {row.ply}",
    "Problem View": lambda row: 1,
    "Step Name": lambda row: row.skill,
    "Attempt At Step": lambda row: row.try_no,
    "Outcome": lambda row: _OUTCOMES.get(row.correct),  # type: ignore[arg-type]
    "Selection": lambda row: row.task,
    "Action": lambda row: "answer",
    "Input": lambda row: row.response,
    "Help Level": lambda row: row.hint_shown,
    "KC (Skill)": lambda row: row.skill,
    "KC (Task)": lambda row: row.task,
    "Class": lambda row: row.class_id,
}
_TOLD: Final = frozenset("learner session_id at task skill try_no correct response hint_shown class_id".split())
"""Columns of the log that stand above under DataShop's own names; all others become custom fields."""
_CUSTOM: Final = tuple(name for name in COLUMNS if name not in _TOLD)

_A_WORD: Final = re.compile(r'"\w*"')

HEADER: Final = (*_COLUMNS, *(f"CF ({name})" for name in _CUSTOM))


def lines(attempts: Iterable[Attempt], names: Mapping[str, str] | None = None) -> Iterator[str]:
    """The header and a line an attempt. names: pseudonym -> nickname, for one more custom field."""
    yield _line(HEADER if names is None else (*HEADER, f"CF ({NICKNAME})"))
    for row in attempts:
        told = [_short(value(row)) for value in _COLUMNS.values()]
        custom = [getattr(row, name) for name in _CUSTOM]
        yield _line([*told, *custom, *([] if names is None else [names.get(row.learner or "")])])


def _short(value: Any) -> Any:
    return value[:LONGEST] if isinstance(value, str) else value


def _line(cells: Iterable[Any]) -> str:
    return "\t".join(map(_cell, cells)) + "\r\n"


def _cell(value: Any) -> str:
    """A cell on one line without tabs: the format has no quotes, but spreadsheets read some, with a formula inside."""
    if value is None:
        return ""
    cell = str(harmless(" ".join(value.split()) if isinstance(value, str) else value))
    return f"'{cell}" if cell.startswith('"') and not _A_WORD.fullmatch(cell) else cell
