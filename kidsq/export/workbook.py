"""Tables as a workbook (.xlsx) for people to read: numbers and days as such, and no text that is run as a formula."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any, Final

MOST_WIDTH: Final = 60


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet. rows: the heading first."""

    title: str
    rows: Sequence[Sequence[str | int | date | None]]


def workbook(sheets: Iterable[Sheet], at: datetime) -> bytes:
    """The file. at: when it was made."""
    import openpyxl  # here, because it takes a while and few files are workbooks

    book = openpyxl.Workbook()
    book.remove(book.active)
    book.properties.creator = "kidsq"
    book.properties.created = book.properties.modified = at.astimezone(UTC).replace(tzinfo=None)
    for sheet in sheets:
        _fill(book.create_sheet(sheet.title), sheet.rows)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def _fill(page: Any, rows: Sequence[Sequence[Any]]) -> None:
    from openpyxl.styles import Alignment, Font
    from openpyxl.utils import get_column_letter

    for number, row in enumerate(rows, start=1):
        for place, value in enumerate(row, start=1):
            cell = page.cell(number, place)
            _put(cell, value)
            cell.alignment = Alignment(wrap_text=True, vertical="top")
            if number == 1:
                cell.font = Font(bold=True)
    page.freeze_panes = "B2"
    for place, column in enumerate(zip(*rows, strict=True), start=1):
        longest = max(len(str(value or "")) for value in column[1:] or column)
        page.column_dimensions[get_column_letter(place)].width = min(MOST_WIDTH, max(14, longest + 2))


def _put(cell: Any, value: Any) -> None:
    """A text stays one, also when a spreadsheet would take it for a formula, now or when it is edited."""
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE

    if not isinstance(value, str):
        cell.value = value
        return
    cell.value = ILLEGAL_CHARACTERS_RE.sub("", value)
    cell.data_type = "s"
    cell.quotePrefix = value.startswith(("=", "+", "-", "@"))
