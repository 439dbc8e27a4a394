"""How likely the next answer is right: what the model expects before it has seen it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from math import exp

from kidsq.learning.evidence import Evidence, had_a_choice
from kidsq.learning.model import constants as model
from kidsq.learning.model.answers import Answers
from kidsq.learning.model.claims import Claims, is_claim, luck_of
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
    before = Before()
    form, day = 0.0, None
    for row in rows:
        if not had_a_choice(row.task, None, row.guess_p):
            yield 1.0
            continue
        if row.day != day:
            form, day = 0.0, row.day
        p = before.chance_right(row)
        p = 1 / (1 + (1 - p) / p * exp(-form))
        yield p
        if row.alone:
            form += model.FORM * (row.right - p)
            before.add(row)


class Before:
    """The answers of a child that carry weight, up to now."""

    def __init__(self) -> None:
        self._answers = Answers()
        self._claims = Claims()
        self._last: dict[str, datetime] = {}
        self._right_days: dict[str, set[int]] = defaultdict(set)

    def add(self, row: Evidence) -> None:
        """One more, no older than the others."""
        self._answers.add(row)
        self._last[row.skill] = row.at
        if is_claim(row):
            self._claims.judged(row)
        if row.right:
            self._right_days[row.skill].add(row.day)

    def chance_right(self, asked: Evidence) -> float:
        """The chance to be right without help. Of `asked` only what was there before the answer is looked at."""
        forgotten = learned = 0.0
        if asked.skill in self._last:
            days = (asked.at - self._last[asked.skill]).total_seconds() / SECONDS_A_DAY
            forgotten, learned = drift(days, len(self._right_days[asked.skill]))
        step = step_of(replace(asked, right=True, rt=None), None, luck_of(asked, self._claims), (0.0, 0.0))
        p = 0.0
        for manner, share, then in known_by_manner(self._answers, asked.skill):
            known = then * (1 - forgotten - learned) + share * learned
            if_unknown, if_known = chances(step, manner)
            p += (share - known) * if_unknown + known * if_known
        return p
