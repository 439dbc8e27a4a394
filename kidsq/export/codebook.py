"""The codebook: what each column of the tidy CSV means, as CSV."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kidsq.export.columns import OF_TIDY, Column, Kind
from kidsq.export.tidy import line

HEADER: Final = ("column", "type", "unit", "meaning", "values")


def lines(
    meaning: Callable[[str], str], kind: Callable[[Kind], str], empty: str, columns: Sequence[Column] = OF_TIDY
) -> Iterator[str]:
    """The header and a row a column, of the tidy CSV if no others are given.

    meaning, kind: a column and a kind of value in words; empty: a cell without one.
    """
    yield line(HEADER)
    for column in columns:
        yield line((column.name, kind(column.kind), column.unit, meaning(column.name), _values(column, empty)))


def _values(column: Column, empty: str) -> str:
    return "; ".join([*column.values, *([empty] if column.optional else [])])
