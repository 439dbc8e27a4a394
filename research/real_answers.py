"""The model held against real children: the chance of each next answer, beside rivals tuned on other children.

    python -m research.real_answers FILE.csv...

Each file's children are dealt into two halves, always the same. Rivals are tuned on the first and scored on the second;
numbers of the model that were settled with such files were settled on the first halves alone.
"""

from __future__ import annotations

import csv
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from math import exp, log
from operator import attrgetter
from random import Random
from typing import Final

from kidsq.learning.evidence import READ, BadRow, Evidence, read_row
from kidsq.learning.model.constants import MODEL_VERSION
from kidsq.learning.model.prediction import predictions
from research.measures import Figure, binned, bootstrap, calibration_error

SEED: Final = "mastery-3"
LEAST: Final = 1e-3
"""No chance is taken for less likely than that, so that one answer cannot decide."""

Child = Sequence[Evidence]
Rival = Callable[[Child], list[float]]
"""The chance of each answer of a child, by those before it."""


def halves(learners: Iterable[str]) -> tuple[list[str], list[str]]:
    """For tuning and for scoring."""
    names = sorted(learners)
    Random(SEED).shuffle(names)
    return names[::2], names[1::2]


def running_mean(usual: float, weight: float, child: Child) -> list[float]:
    """The child's own share of right answers so far. usual: of all children. weight: of that, in answers."""
    found, right = [], 0
    for n, row in enumerate(child):
        found.append((right + weight * usual) / (n + weight))
        right += row.right
    return found


def item_mean(usual: float, shares: Mapping[str, float], child: Child) -> list[float]:
    """The share of right answers of other children to the same. usual: where nobody has met it."""
    return [shares.get(row.skill, usual) for row in child]


def elo(usual: float, easy: Mapping[str, float], step: float, slowing: float, own: float, child: Child) -> list[float]:
    """Elo (Pelánek 2016): a child's ability moves by the surprise, less with each answer. easy: of each skill, by other
    children. step, slowing: how far ability moves. own: how far the child's own deviation on the same skill does.
    """
    found, ability = [], 0.0
    deviations: dict[str, float] = defaultdict(float)
    for n, row in enumerate(child):
        p = 1 / (1 + exp(-ability - deviations[row.skill] - easy.get(row.skill, usual)))
        found.append(p)
        ability += step / (1 + slowing * n) * (row.right - p)
        deviations[row.skill] += own * (row.right - p)
    return found


def tuned(children: Sequence[Child]) -> dict[str, Rival]:
    """The rivals at their best on these children."""
    rows = [row for child in children for row in child]
    usual = sum(row.right for row in rows) / len(rows)
    by_skill: dict[str, list[bool]] = defaultdict(list)
    for row in rows:
        by_skill[row.skill].append(row.right)
    shares = {skill: (sum(met) + 2 * usual) / (len(met) + 2) for skill, met in by_skill.items()}
    easy = {skill: _logit(share) for skill, share in shares.items()}
    means = (partial(running_mean, usual, weight) for weight in (1, 2, 3, 5, 8, 12, 20))
    steps = product((0.2, 0.3, 0.4, 0.6, 0.8, 1.2), (0.0, 0.02, 0.05, 0.1, 0.2), (0.0, 0.1, 0.3))
    elos = (partial(elo, _logit(usual), easy, *of) for of in steps)
    return {
        "running mean": min(means, key=lambda one: loss(one, children)),
        "item mean": partial(item_mean, usual, shares),
        "Elo": min(elos, key=lambda one: loss(one, children)),
    }


def _logit(p: float) -> float:
    return log(p / (1 - p))


def losses(rival: Rival, child: Child) -> list[float]:
    """What each answer of a child costs (log loss)."""
    return [
        -log(max(LEAST, p if row.right else 1 - p)) for p, row in zip(rival(child), child, strict=True) if row.alone
    ]


def loss(rival: Rival, children: Iterable[Child]) -> float:
    """The mean log loss of all answers."""
    found = [one for child in children for one in losses(rival, child)]
    return sum(found) / len(found)


def table(name: str, learners: Mapping[str, Child]) -> Iterator[str]:
    """One file's lines: each rival's log loss, by how much the model's is above it (95%, children drawn again)."""
    tuning, scoring = ([learners[one] for one in half] for half in halves(learners))
    rivals = {MODEL_VERSION: predictions, **tuned(tuning)}
    yield f"{name}: {len(learners)} children, {sum(map(len, learners.values()))} answers"
    yield f"{'half':<8} {'who':<14} {'log loss':>8} {'calibration':>11}  {MODEL_VERSION} above it by"
    for half, children in (("tuning", tuning), ("scoring", scoring)):
        ours = [losses(predictions, child) for child in children]
        for who, rival in rivals.items():
            theirs = [losses(rival, child) for child in children]
            bins = [binned(rival(child), [row.right for row in child]) for child in children]
            pairs = [(sum(one) - sum(other), len(one)) for one, other in zip(ours, theirs, strict=True)]
            above = "" if who == MODEL_VERSION else _said(bootstrap(pairs, _a_head))
            cost = sum(map(sum, theirs)) / sum(map(len, theirs))
            yield f"{half:<8} {who:<14} {cost:>8.4f} {calibration_error(bins) or 0.0:>11.3f}  {above}".rstrip()


def _a_head(pairs: Sequence[tuple[float, int]]) -> float:
    return sum(more for more, _ in pairs) / sum(answers for _, answers in pairs)


def _said(figure: Figure) -> str:
    return f"{figure.value:.4f}, {figure.low:.4f} to {figure.high:.4f}"


def main(names: Sequence[str]) -> int:
    """Print each file's table."""
    for name in names:
        learners: dict[str, list[Evidence]] = defaultdict(list)
        try:
            with open(name, encoding="utf-8-sig", newline="") as file:
                for number, row in enumerate(csv.DictReader(file), start=2):
                    cells = {column: row.get(column) or "" for column in READ}
                    if cells["learner"]:
                        learners[cells["learner"]].append(read_row(cells, number))
        except (OSError, BadRow) as error:
            print(f"{name}, {error}", file=sys.stderr)
            return 1
        in_order = {learner: sorted(rows, key=attrgetter("at")) for learner, rows in learners.items()}
        for line in table(name.rpartition("/")[2], in_order):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
