"""What was reckoned of each child, kept from one answer to the next, so that the log is not read again."""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from functools import lru_cache
from threading import Lock
from typing import Final

from kidsq.learning.evidence import Evidence, evidence_in
from kidsq.learning.model.mastery import Reckoning
from kidsq.store.play import attempts
from kidsq.store.play.estimates import Written

KEPT: Final = 160
"""Children, of some 0.6 MB each after 200 answers with times: more than answer within a minute in a school."""
_kept: Final[OrderedDict[str, tuple[Reckoning, Written]]] = OrderedDict()
_lock: Final = Lock()


def take(db: sqlite3.Connection, learner: str, stored: Written) -> Reckoning:
    """All answers of a child reckoned, for whoever adds the next one; within writing().

    stored: its estimates. Whoever writes to the log of a child writes these, too: as long as they are those that were
    put in here, no other process has come between, and nothing was rolled back.
    """
    with _lock:
        reckoning, written = _kept.pop(learner, (None, None))
    return Reckoning(evidence_of(db, learner)) if reckoning is None or written != stored else reckoning


def put(learner: str, reckoning: Reckoning, written: Written) -> None:
    """Keep a reckoning for the next answer. written: the estimates that were written with it."""
    with _lock:
        _kept[learner] = reckoning, written
        if len(_kept) > KEPT:
            _kept.popitem(last=False)


def evidence_of(db: sqlite3.Connection, learner: str) -> list[Evidence]:
    """The whole log of a child as the model reads it, oldest first."""
    return [_read(*cells) for cells in attempts.evidence_of_learner(db, learner)]


_read = lru_cache(maxsize=10_000)(evidence_in)
"""Rows never change, and equal ones are many."""
