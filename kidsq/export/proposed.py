"""What children have proposed for their class's games on the wall, as tidy CSV: one row a child and decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from operator import attrgetter

from kidsq.export.tidy import NICKNAME, line
from kidsq.learning.proposed import COLUMNS, ProposalRow

_cells = attrgetter(*COLUMNS)


def lines(rows: Iterable[ProposalRow], names: Mapping[str, str] | None = None) -> Iterator[str]:
    """The header and the rows. names: pseudonym -> nickname, for a last column."""
    yield line(COLUMNS if names is None else (*COLUMNS, NICKNAME))
    for row in rows:
        yield line(_cells(row) if names is None else (*_cells(row), names.get(row.learner)))
