"""A child's log as a file: UTF-8 CSV in the documented columns."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

from flask import Response

from kidsq.learning.attempt import COLUMNS, Attempt, cells_of

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_NUMBER = re.compile(r"-?\d+(\.\d+)?", re.ASCII)
_UNSAFE_IN_NAMES = re.compile(r"[^\w.-]+")


def csv_text(attempts: Iterable[Attempt]) -> str:
    """The rows with their header; None is an empty cell."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    writer.writerows([harmless(cell) for cell in cells_of(attempt)] for attempt in attempts)
    return out.getvalue()


def harmless(cell: Any) -> Any:
    """The cell, with an apostrophe before a text that a spreadsheet would run as a formula; numbers stay numbers."""
    if isinstance(cell, str) and cell.startswith(_FORMULA) and not _NUMBER.fullmatch(cell):
        return f"'{cell}"
    return cell


def file_name(learner: str, today: str, nickname: str | None = None) -> str:
    """`kidsq-1a2b3c4d-2026-11-20.csv`: by the pseudonym, and with the nickname only where it was asked for."""
    who = _UNSAFE_IN_NAMES.sub("-", nickname).strip("-.") if nickname else ""
    return f"kidsq-{who or learner[:8]}-{today}.csv"


def csv_answer(attempts: Iterable[Attempt], name: str) -> Response:
    """The rows as a download."""
    answer = Response(csv_text(attempts), content_type="text/csv; charset=utf-8")
    answer.headers.set("Content-Disposition", "attachment", **_names(name))
    return answer


def _names(name: str) -> dict[str, str]:
    """The file's name for a header, which holds Latin letters only; browsers prefer the second, whole one."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    whole = {} if plain == name else {"filename*": "UTF-8''" + quote(name, safe="")}
    return {"filename": plain, **whole}
