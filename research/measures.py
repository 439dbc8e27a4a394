"""Figures with bootstrap intervals: children are drawn again, never single facts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

BINS: Final = 10
DRAWS: Final = 400
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure and where 95% of the bootstrap's lie; None when there was nothing to measure."""

    value: float | None
    low: float | None = None
    high: float | None = None


def area(scores: Sequence[float], truths: Sequence[bool]) -> float | None:
    """The area under the ROC curve: how often a known fact is ranked above an unknown one."""
    known = [score for score, truth in zip(scores, truths, strict=True) if truth]
    unknown = [score for score, truth in zip(scores, truths, strict=True) if not truth]
    if not known or not unknown:
        return None
    wins = sum((one > other) + 0.5 * (one == other) for one in known for other in unknown)
    return wins / (len(known) * len(unknown))


def bootstrap(children: Sequence[T], figure: Callable[[Sequence[T]], float | None], seed: int = 1) -> Figure:
    """`figure` of all children, and of as many drawn with replacement."""
    value = figure(children)
    if value is None or len(children) < 2:
        return Figure(value)
    rng = Random(seed)
    drawn = sorted(found for _ in range(DRAWS) if (found := figure(rng.choices(children, k=len(children)))) is not None)
    return Figure(value, drawn[int(0.025 * len(drawn))], drawn[int(0.975 * len(drawn))])


def mean(values: Sequence[float | None]) -> float | None:
    """Of those that are there."""
    there = [value for value in values if value is not None]
    return sum(there) / len(there) if there else None


def ratio(parts: Sequence[tuple[int, int]]) -> float | None:
    """Part of the whole, over all children."""
    whole = sum(all_ for _, all_ in parts)
    return sum(part for part, _ in parts) / whole if whole else None


Bins = tuple[tuple[float, int, int], ...]


def binned(chances: Sequence[float], truths: Sequence[bool]) -> Bins:
    """One child's chances by tenths: (sum of chances, known, all)."""
    sums = [[0.0, 0, 0] for _ in range(BINS)]
    for chance, truth in zip(chances, truths, strict=True):
        place = sums[min(BINS - 1, int(chance * BINS))]
        place[0] += chance
        place[1] += truth
        place[2] += 1
    return tuple((place[0], int(place[1]), int(place[2])) for place in sums)


def calibration_error(children: Sequence[Bins]) -> float | None:
    """Expected calibration error: by how much the chances are off, bin by bin, weighed by facts."""
    whole = sum(place[2] for child in children for place in child)
    off = 0.0
    for bin_ in range(BINS):
        off += abs(sum(child[bin_][0] for child in children) - sum(child[bin_][1] for child in children))
    return off / whole if whole else None
