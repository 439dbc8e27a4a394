"""The most that the answers tell of what a child knows: the reader that knows the kind (reader.py), beside the model.

It is run as `python -m research.most LEARNERS GAMES SEED`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from kidsq.demo.pupils import USUAL
from research.gates import Judged, children, judge
from research.measures import mean
from research.reader import SIBLINGS, known, reader_of
from research.rivals import area_of

KINDS: Final = (USUAL, "quick counter", "forgetter", SIBLINGS, "fast guesser", "hint tapper")
FALSE: Final = (0.05, 0.06)


def covered(called: Sequence[tuple[float, bool]], false: float) -> float:
    """Of proven sums that are known (chance, if known), the share above the bar that lets so many be false at most."""
    best, right = 0, 0
    for many, (_, is_known) in enumerate(sorted(called, reverse=True), start=1):
        right += is_known
        best = right if many - right <= false * many else best
    return best / max(1, sum(is_known for _, is_known in called))


def lines(learners: int, games: int, seed: int) -> Iterator[str]:
    """The reader beside the model, kind by kind."""
    yield f"{'':<14} {'':>8} {'area':>13}   {'sure, 5% false':>14}   {'sure, 6% false':>14}"
    yield f"{'kind':<14} {'children':>8} {'model':>6} {'reader':>6}" + f"   {'model':>7} {'reader':>6}" * 2
    for kind in KINDS:
        some = learners if kind == USUAL else max(1, learners // 4)
        reader, judged, chances = reader_of(kind), list[Judged](), list[dict[str, float]]()
        for history in children(kind, some, games, f"most {seed}"):
            judged.append(judge(history, games))
            rows, _, now = history.after(games)
            chances.append(known(kind, reader, rows, now))
        ours = mean([one.area for one in judged]) or 0.0
        theirs = mean([area_of(found, one.truth) for found, one in zip(chances, judged, strict=True)]) or 0.0
        told = [[f"{covered(called, false):.3f}" for called in _called(judged, chances)] for false in FALSE]
        beside = "".join(f"   {by_model:>7} {by_reader:>6}" for by_model, by_reader in told)
        yield f"{kind:<14} {some:>8} {ours:>6.3f} {theirs:>6.3f}{beside}"


def _called(
    judged: Sequence[Judged], chances: Sequence[Mapping[str, float]]
) -> tuple[list[tuple[float, bool]], list[tuple[float, bool]]]:
    """All proven sums, with the chance by the model, and by the reader."""
    proven = [
        (one.estimates[fact].p, found[fact], one.truth[fact])
        for one, found in zip(judged, chances, strict=True)
        for fact in one.proven
    ]
    return [(ours, truth) for ours, _, truth in proven], [(theirs, truth) for _, theirs, truth in proven]


if __name__ == "__main__":
    for line in lines(*map(int, sys.argv[1:4])):
        print(line, flush=True)
