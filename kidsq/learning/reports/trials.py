"""What came of a comparison of two ways of helping: each child beside itself, looked at once, on a day set before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final, Literal

from kidsq.learning.trial import Arm, UnitRow

SURE: Final = 0.96
"""So many of a hundred intervals hold the true difference; one is said only where none lies outside.

With 0.95 a few more than one in twenty simulated classes claimed what was none: a class is small for such an interval.
"""
ENOUGH_CHILDREN: Final = 8
"""With outcomes in both arms: fewer do not tell how much children differ."""
ENOUGH_SUMS: Final = 30
"""With an outcome, in each arm."""

Verdict = Literal["a", "b", "cannot tell", "not enough"]


@dataclass(frozen=True, slots=True)
class Side:
    """One arm. sums: of all children, that count; again: asked again since; right: of these, right and without help."""

    sums: int
    again: int
    right: int


@dataclass(frozen=True, slots=True)
class Compared:
    """Both arms. children: with outcomes in both. by: by how much of one more were right with b; low..high holds it."""

    a: Side
    b: Side
    children: int
    by: float | None
    low: float | None
    high: float | None
    verdict: Verdict

    @property
    def sides(self) -> Mapping[Arm, Side]:
        return {"a": self.a, "b": self.b}


def compare(units: Iterable[UnitRow]) -> Compared:
    """What these sums tell.

    The difference of right answers is taken within each child, and of these the mean, each weighing as what its sums
    can tell (Mantel and Haenszel); the interval is Student's, with the children as clusters.
    """
    rows = list(units)
    a, b = (_side([row for row in rows if row.arm == arm]) for arm in ("a", "b"))
    within = [found for of_one in _by_child(rows) if (found := _within(of_one)) is not None]
    few = min(a.again, b.again) < ENOUGH_SUMS or len(within) < ENOUGH_CHILDREN
    if few:
        return Compared(a, b, len(within), None, None, None, "not enough")
    whole = sum(weight for weight, _ in within)
    by = sum(weight * one for weight, one in within) / whole
    spread = sqrt(sum((weight * (one - by)) ** 2 for weight, one in within) * len(within) / (len(within) - 1)) / whole
    band = students(len(within) - 1) * spread
    verdict: Verdict = "b" if by > band else "a" if by < -band else "cannot tell"
    return Compared(a, b, len(within), by, by - band, by + band, verdict)


def _side(rows: Sequence[UnitRow]) -> Side:
    again = [row.right for row in rows if row.right is not None]
    return Side(len(rows), len(again), sum(again))


def _by_child(rows: Iterable[UnitRow]) -> Iterable[list[UnitRow]]:
    children: dict[str, list[UnitRow]] = {}
    for row in rows:
        if row.right is not None:
            children.setdefault(row.learner, []).append(row)
    return children.values()


def _within(rows: Sequence[UnitRow]) -> tuple[float, float] | None:
    """What one child's difference weighs, and the difference; None where one of the arms has no outcome."""
    a, b = ([row.right or 0 for row in rows if row.arm == arm] for arm in ("a", "b"))
    if not a or not b:
        return None
    return len(a) * len(b) / (len(a) + len(b)), sum(b) / len(b) - sum(a) / len(a)


def students(free: int) -> float:
    """How many spreads Student's interval reaches to each side, with so many degrees of freedom.

    Source: Abramowitz and Stegun (1964), 26.7.5; from five on it is right to a hundredth.
    """
    x = NormalDist().inv_cdf((1 + SURE) / 2)
    terms = (
        x,
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
    )
    return float(sum(term / free**place for place, term in enumerate(terms)))
