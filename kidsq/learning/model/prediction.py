"""How likely the next answer is right: what the model expects before it has seen it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import exp

from kidsq.learning.evidence import Evidence, had_a_choice
from kidsq.learning.model import constants as model
from kidsq.learning.model.claims import Claims, luck_of
from kidsq.learning.model.mastery import latest
from kidsq.learning.model.posterior import known_by_manner
from kidsq.learning.model.two_state_model import SECONDS_A_DAY, chances, drift, step_of


def predictions(rows: Sequence[Evidence]) -> list[float]:
    """For each answer of one child the chance that it is right, by those before it: by time, then as they stand.

    What is never judged, or seen with help, is predicted as if it were judged, and had been asked for without.
    """
    order = sorted(range(len(rows)), key=lambda place: rows[place].at)
    found = [0.0] * len(rows)
    for place, p in zip(order, _one_by_one([rows[place] for place in order]), strict=True):
        found[place] = p
    return found


def _one_by_one(rows: Iterable[Evidence]) -> Iterator[float]:
    """rows: oldest first."""
    alone: list[Evidence] = []
    form, day = 0.0, None
    for row in rows:
        if not had_a_choice(row.task, None, row.guess_p):
            yield 1.0
            continue
        if row.day != day:
            form, day = 0.0, row.day
        p = chance_right(alone, row)
        p = 1 / (1 + (1 - p) / p * exp(-form))
        yield p
        if row.alone:
            form += model.FORM * (row.right - p)
            alone.append(row)


def chance_right(alone: Sequence[Evidence], asked: Evidence) -> float:
    """The chance that a child is right without help. Of `asked` only what was there before the answer is looked at.

    alone: its answers that carry weight, oldest first, all before.
    """
    before = [row for row in alone if row.skill == asked.skill]
    days = (asked.at - before[-1].at).total_seconds() / SECONDS_A_DAY if before else 0.0
    forgotten, learned = drift(days, len({row.day for row in before if row.right})) if before else (0.0, 0.0)
    step = step_of(replace(asked, right=True, rt=None), None, luck_of(asked, Claims(alone)), (0.0, 0.0))
    p = 0.0
    for manner, share, then in known_by_manner(latest(alone), asked.skill):
        known = then * (1 - forgotten - learned) + share * learned
        if_unknown, if_known = chances(step, manner)
        p += (share - known) * if_unknown + known * if_known
    return p
