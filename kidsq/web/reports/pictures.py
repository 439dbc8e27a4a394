"""Pictures of numbers of sums, as figures of a drawing: templates put them into SVG, which needs no script."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from kidsq.learning.facts import FACTS
from kidsq.learning.reports.change import Change
from kidsq.learning.reports.levels import Level
from kidsq.web.shared import progress_words

WIDTH: Final = 480
HEIGHT: Final = 220
LEFT, RIGHT, TOP, BOTTOM = 34, 468, 12, 184
STEP: Final = 5
MOST_LABELS: Final = 5
ROW: Final = 125
"""Width of the picture in a row of a table; EDGE of it lies beside its scale at each end."""
EDGE: Final = 6


@dataclass(frozen=True, slots=True)
class Tick:
    """A mark of an axis. at: where, on it."""

    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """Levels over time. steps: between neighbours, each with its points and whether anything was answered in it.
    band: points of a polygon; dots: one for each level that answers lead to."""

    steps: tuple[tuple[str, bool], ...]
    band: str
    dots: tuple[tuple[float, float], ...]
    heights: tuple[Tick, ...]
    days: tuple[Tick, ...]

    @property
    def has_gaps(self) -> bool:
        """True if in some stretch nothing was answered."""
        return not all(answered for _points, answered in self.steps)


@dataclass(frozen=True, slots=True)
class Row:
    """Then and now on one scale, each with its band: where it begins, ends, and its middle."""

    then: tuple[float, float, float]
    now: tuple[float, float, float]


def line_of(levels: Sequence[Level]) -> Line:
    """The picture of levels, two at least."""
    places = [LEFT + 10 + (RIGHT - LEFT - 20) * number / (len(levels) - 1) for number in range(len(levels))]
    means = [(round(x, 1), _height(one.mean)) for x, one in zip(places, levels, strict=True)]
    steps = tuple((_points(pair), one.answers > 0) for pair, one in zip(pairwise(means), levels[1:], strict=True))
    dots = tuple(at for at, one in zip(means, levels, strict=True) if one.answers)
    upper = [(round(x, 1), _height(one.high)) for x, one in zip(places, levels, strict=True)]
    lower = [(round(x, 1), _height(one.low)) for x, one in zip(places, levels, strict=True)]
    each = -(-(len(levels) - 1) // (MOST_LABELS - 1))
    days = tuple(
        Tick(round(x, 1), progress_words.day(one.at.astimezone().date()))
        for number, (x, one) in enumerate(zip(places, levels, strict=True))
        if (len(levels) - 1 - number) % each == 0
    )
    heights = tuple(Tick(_height(number), str(number)) for number in range(0, len(FACTS) + 1, STEP))
    return Line(steps, _points([*upper, *reversed(lower)]), dots, heights, days)


def _height(sums: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * sums / len(FACTS), 1)


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x},{y}" for x, y in places)


def row_of(one: Change) -> Row | None:
    """The picture of one child in a table; None where nothing is compared."""
    if not one.levels:
        return None
    return Row(_on_scale(one.then), _on_scale(one.now))


def _on_scale(one: Level) -> tuple[float, float, float]:
    low, high, mean = (round(EDGE + (ROW - 2 * EDGE) * sums / len(FACTS), 1) for sums in (one.low, one.high, one.mean))
    return low, high, mean
