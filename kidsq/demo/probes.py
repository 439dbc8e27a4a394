"""The check before and after of a simulated child: some stop early, some leave sums out, a guesser guesses."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random
from typing import Final

from kidsq.demo.pupils import Pupil
from kidsq.learning.probe import ANSWERS, next_place
from kidsq.play import Chance, answer_probe, begin_probe, stop_probe, waiting_probe
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.play import probes

BEFORE_THE_BELL: Final = timedelta(minutes=5)
STOPS: Final = 0.06
"""The chance that a child does not finish its check."""
LEAVES_OUT: Final = 0.1
"""Of sums that it would have to count."""
A_TAP: Final = 1.0
"""Seconds for the page and the tap."""


def take_probe(db: sqlite3.Connection, learner: str, head: Pupil, bell: datetime, rng: Random) -> None:
    """Offer the check shortly before a lesson, and let the child take it. rng: its own, so that all else stays."""
    now = bell - BEFORE_THE_BELL
    head = replace(head, rng=rng)
    with writing(db):
        probes.offer(db, [learner], times.text(now))
    stops_after = rng.randint(3, 15) if rng.random() < STOPS else None
    found = waiting_probe(db, learner, times.text(now))
    if found is not None:
        begin_probe(db, found, Chance(times.text(now), rng))
    while (found := waiting_probe(db, learner, times.text(now))) is not None:
        place = next_place(found.sums)
        if place is None or place == stops_after:
            stop_probe(db, found, times.text(now))
            return
        one = found.sums[place]
        said, seconds = head.find_total((one.first, one.second), ANSWERS, head.blind())
        left_out = not head.known[one.skill] and rng.random() < LEAVES_OUT
        now += timedelta(seconds=seconds + A_TAP)
        answer_probe(db, found, place, None if left_out else said, times.text(now), None)
