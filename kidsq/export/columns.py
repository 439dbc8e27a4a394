"""What kind of value each column of the log holds, read from the attempt itself so that it cannot drift from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from kidsq.learning import probe, proposed, trial
from kidsq.learning.attempt import COLUMNS, VALUES, Attempt
from kidsq.learning.evidence import Counts, counts_of
from kidsq.learning.probe import ProbeRow
from kidsq.learning.proposed import ProposalRow
from kidsq.learning.trial import UnitRow

Kind = Literal["text", "whole", "number", "json"]

JSON: Final = frozenset(("operands", "presented", "truth", "response", "opportunity"))
UNITS: Final = {
    "at": "UTC, ISO 8601",
    "tz_offset_min": "min",
    "guess_p": "0..1",
    "p_before": "0..1",
    "p_after": "0..1",
    "rt_first_ms": "ms",
    "rt_total_ms": "ms",
    "hidden_ms": "ms",
    "motor_ms": "ms",
    "offered_at": "UTC, ISO 8601",
    "began_at": "UTC, ISO 8601",
    "ended_at": "UTC, ISO 8601",
    "p_play": "0..1",
    "ms": "ms",
    "again_at": "UTC, ISO 8601",
}
_KINDS: Final[dict[Any, Kind]] = {str: "text", int: "whole", float: "number"}


@dataclass(frozen=True, slots=True)
class Column:
    """One column. values: all that can stand there, where these are few; optional: whether a cell may be empty."""

    name: str
    kind: Kind
    optional: bool
    values: tuple[str, ...] = ()

    @property
    def unit(self) -> str:
        return UNITS.get(self.name, "")


def _column(name: str, hint: Any, codes: tuple[str, ...] = ()) -> Column:
    """codes: all that can stand there, where the type does not say it."""
    parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    (told,) = (part for part in parts if part is not NoneType)
    values = get_args(told) if get_origin(told) is Literal else ()
    kind = "json" if name in JSON else _KINDS[type(values[0]) if values else told]
    return Column(name, kind, NoneType in parts, codes or tuple(map(str, values)))


_HINTS = get_type_hints(Attempt)
DESCRIBED: Final = tuple(_column(name, _HINTS[name], VALUES.get(name, ())) for name in COLUMNS)
"""All columns of the log, in the order of COLUMNS."""


@dataclass(frozen=True, slots=True)
class Derived:
    """A column of the tidy CSV that is not stored. of: how it follows from the row; nothing reads it back."""

    column: Column
    of: Callable[[Attempt], str]


DERIVED: Final[Mapping[str, Derived]] = {
    "counts": Derived(Column("counts", "text", optional=False, values=get_args(Counts)), counts_of),
}
"""The one place for these: the CSV, its codebook and docs/log.md go by it; the other formats have the log alone."""
OF_TIDY: Final = (*DESCRIBED, *(one.column for one in DERIVED.values()))
"""All columns of the tidy CSV, in its order."""
_HINTS_OF_CHECKS = get_type_hints(ProbeRow)
OF_CHECKS: Final = tuple(_column(name, _HINTS_OF_CHECKS[name]) for name in probe.COLUMNS)
"""All columns of the checks before and after."""
_HINTS_OF_TRIALS = get_type_hints(UnitRow)
OF_TRIALS: Final = tuple(_column(name, _HINTS_OF_TRIALS[name]) for name in trial.COLUMNS)
"""All columns of the comparisons."""
_HINTS_OF_PROPOSALS = get_type_hints(ProposalRow)
OF_PROPOSALS: Final = tuple(_column(name, _HINTS_OF_PROPOSALS[name]) for name in proposed.COLUMNS)
"""All columns of what children have proposed for their class."""
