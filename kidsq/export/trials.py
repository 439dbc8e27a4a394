"""Comparisons of two ways of helping as tidy CSV: one row a sum of a child."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import attrgetter

from kidsq.export.tidy import line
from kidsq.learning.trial import COLUMNS, UnitRow

_cells = attrgetter(*COLUMNS)


def lines(rows: Iterable[UnitRow]) -> Iterator[str]:
    """The header and the rows."""
    yield line(COLUMNS)
    for row in rows:
        yield line(_cells(row))
