"""The log as tidy CSV: one row an attempt, one column a field, under the documented names; and its reading."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, TextIO

from kidsq.export.columns import DERIVED, DESCRIBED, OF_TIDY, Column, Kind
from kidsq.learning.attempt import COLUMNS, Attempt, cells_of
from kidsq.learning.evidence import BadRow

NICKNAME: Final = "nickname"
ADDED: Final = ("arm",)
"""Columns that files of earlier kidsqs do not have; new ones come last."""

# An apostrophe too, so that reading can take the first one away and lose nothing.
_WATCHED = ("=", "+", "-", "@", "\t", "\r", "'")
_NUMBER = re.compile(r"-?\d+(\.\d+)?", re.ASCII)
_READERS: dict[Kind, Callable[[str], Any]] = {"text": str, "json": str, "whole": int, "number": float}
_KIND_IN_WORDS: dict[Kind, str] = {"text": "text", "json": "JSON", "whole": "a whole number", "number": "a number"}


def harmless(cell: Any) -> Any:
    """The cell, with an apostrophe before a text that a spreadsheet would run as a formula; numbers stay numbers."""
    if isinstance(cell, str) and cell.startswith(_WATCHED) and not _NUMBER.fullmatch(cell):
        return f"'{cell}"
    return cell


def line(cells: Iterable[Any]) -> str:
    """One line of CSV with its end; None is an empty cell."""
    out = io.StringIO()
    csv.writer(out).writerow([harmless(cell) for cell in cells])
    return out.getvalue()


def lines(attempts: Iterable[Attempt], names: Mapping[str, str] | None = None) -> Iterator[str]:
    """The header and the rows. names: pseudonym -> nickname, for a last column beside the documented ones."""
    header = tuple(column.name for column in OF_TIDY)
    yield line(header if names is None else (*header, NICKNAME))
    for attempt in attempts:
        cells = (*cells_of(attempt), *(one.of(attempt) for one in DERIVED.values()))
        yield line(cells if names is None else (*cells, names.get(attempt.learner or "")))


def table(columns: Sequence[str], rows: Iterable[Any], names: Mapping[str, str] | None = None) -> Iterator[str]:
    """The same for what is no attempt: checks, proposals, comparisons. rows: with the columns as attributes."""
    cells = attrgetter(*columns)
    yield line(columns if names is None else (*columns, NICKNAME))
    for row in rows:
        yield line(cells(row) if names is None else (*cells(row), names.get(row.learner)))


def read(file: TextIO) -> Iterator[Attempt]:
    """The attempts of a file that lines() has written; other columns are passed over.

    file: opened with newline="". Files of earlier kidsqs lack the columns ADDED since, and are read without them.
    Raises BadRow at the first line that is off.
    """
    for number, row in rows(file, [name for name in COLUMNS if name not in ADDED], ADDED):
        yield Attempt(**{one.name: _value(number, one, row[one.name]) for one in DESCRIBED if one.name in row})


def rows(file: TextIO, needed: Sequence[str], welcome: Sequence[str] = ()) -> Iterator[tuple[int, dict[str, str]]]:
    """Line and these columns of every row of a file whose header has each of them once; empty lines are passed over.

    welcome: columns that may be missing.

    A row of quoted line breaks is named by the line on which it begins. Raises BadRow.
    """
    reader = csv.reader(file, strict=True)
    begins = 1
    try:
        header = next(reader, [])
        needed = [*needed, *(name for name in welcome if name in header)]
        _check(header, needed)
        begins = reader.line_num + 1
        for cells in reader:
            if cells:
                yield begins, _row(begins, header, cells, needed)
            begins = reader.line_num + 1
    except csv.Error as error:
        raise BadRow(begins, f"not CSV: {error}") from None


def _check(header: Sequence[str], needed: Sequence[str]) -> None:
    if not "".join(header).strip():
        raise BadRow(1, "there is nothing in it")
    if "\ufffd" in header[0] or "\0" in "".join(header):
        raise BadRow(1, "this is no text in UTF-8; please save it as CSV in UTF-8")
    other = next((sign for sign in ";\t" if len(header) == 1 and sign in header[0]), None)
    if other is not None:
        raise BadRow(1, f"the columns are separated by {other!r}, not by commas; please save it with commas")
    for name in needed:
        if header.count(name) != 1:
            trouble = "is missing" if name not in header else "stands there more than once"
            raise BadRow(1, f"the column {name} {trouble}")


def _row(number: int, header: Sequence[str], cells: Sequence[str], needed: Sequence[str]) -> dict[str, str]:
    if len(cells) != len(header):
        raise BadRow(number, f"{len(cells)} cells under {len(header)} columns")
    row = {name: cell for name, cell in zip(header, cells, strict=True) if name in needed}
    for name, cell in row.items():
        if "\ufffd" in cell or "\0" in cell:
            raise BadRow(number, f"{name} is {cell!r}, which is no text in UTF-8")
    return row


def _value(number: int, column: Column, cell: str) -> Any:
    if not cell and column.optional:
        return None
    plain = cell.removeprefix("'")
    try:
        value = _READERS[column.kind](plain)
    except ValueError:
        value = None
    if value is None or (column.values and str(value) not in column.values):
        wanted = " or ".join(column.values) if column.values else _KIND_IN_WORDS[column.kind]
        raise BadRow(number, f"{column.name} is {cell[:60]!r}, not {wanted}")
    return value
