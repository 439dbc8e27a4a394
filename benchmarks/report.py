"""What a measurement hands back, and how it is written down."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

HEAD = """# Results

Written by `make bench`. Every peer was measured in the same run, round by round in turn with kidsq: read the
ratios (median, and the range over the rounds), not the absolute figures. Times are CPU times of the process.
"""


@dataclass(frozen=True, slots=True)
class Section:
    """One measurement: a table and what to know about it."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str] = ()

    @property
    def text(self) -> str:
        lines = [self.columns, ["---"] * len(self.columns), *self.rows]
        table = "\n".join("| " + " | ".join(line) + " |" for line in lines)
        return "\n\n".join([f"## {self.title}", table, *self.notes]) + "\n"


def left_out(title: str) -> Section:
    """What stands in the place of a measurement that needs PostgreSQL, where there is none."""
    why = "Left out: PostgreSQL is not installed on this machine (Debian: `make postgresql`)."
    return Section(title, ("what",), [["not measured"]], [why])


def median_and_range(values: Sequence[float], form: str = ".2f") -> str:
    return f"{median(values):{form}} ({min(values):{form}} to {max(values):{form}})"


def whole_text(sections: Iterable[Section]) -> str:
    where = f"Python {platform.python_version()} on {platform.machine()}, {platform.system()}."
    return "\n".join([HEAD, where + "\n", *(section.text for section in sections)])
