"""The most that the answers tell of what a child knows: beside the model a reader that is told the kind, and one that
is not (reader.py).

It is run as `python -m research.most LEARNERS GAMES SEED`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from kidsq.demo.pupil import USUAL
from research.gates import Judged, children, judge
from research.measures import mean
from research.reader import SHARES, by_kind, mixed
from research.rivals import area_of

FALSE: Final = (0.05, 0.06)


def covered(called: Sequence[tuple[float, bool]], false: float) -> float:
    """Of proven sums that are known (chance, if known), the share above the bar that lets so many be false at most."""
    best, right = 0, 0
    for many, (_, is_known) in enumerate(sorted(called, reverse=True), start=1):
        right += is_known
        best = right if many - right <= false * many else best
    return best / max(1, sum(is_known for _, is_known in called))


def lines(learners: int, games: int, seed: int) -> Iterator[str]:
    """The readers beside the model, kind by kind."""
    columns = f"   {'model':>6} {'told':>6} {'untold':>6}"
    yield f"{'':<14} {'':>8}   {'area':<20}   {'sure, 5% false':<20}   {'sure, 6% false':<20}".rstrip()
    yield f"{'kind':<14} {'children':>8}" + columns * 3
    for kind in SHARES:
        some = learners if kind == USUAL else max(1, learners // 4)
        model, told, untold = list[Read](), list[Read](), list[Read]()
        for history in children(kind, some, games, f"most {seed}"):
            one = judge(history, games)
            ways = by_kind(one.rows, one.moment)
            model.append((one, one.chances))
            told.append((one, ways[kind][1]))
            untold.append((one, mixed(list(ways.values()))[1]))
        figures = zip(*map(_figures, (model, told, untold)), strict=True)
        yield f"{kind:<14} {some:>8}" + "".join(f"   {a:>6.3f} {b:>6.3f} {c:>6.3f}" for a, b, c in figures)


Read = tuple[Judged, Mapping[str, float]]
"""A child, and of each sum how likely it is known, as somebody reads it."""


def _figures(read: Sequence[Read]) -> tuple[float, float, float]:
    """The area, and what is called sure of proven sums at each of FALSE."""
    area = mean([area_of(found, one.truth) for one, found in read]) or 0.0
    called = [(found[fact], one.truth[fact]) for one, found in read for fact in one.proven]
    return area, covered(called, FALSE[0]), covered(called, FALSE[1])


if __name__ == "__main__":
    for line in lines(*map(int, sys.argv[1:4])):
        print(line, flush=True)
