"""Whether the answers in a child's log are its own alone."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from typing import Any

from kidsq.learning.evidence import evidence_in
from kidsq.learning.reports.hands import HELPED_WITH, OWL_LATEST, Hands, TwoHands, after_owl, two_hands
from kidsq.store.classroom import reports
from kidsq.store.db import times
from kidsq.store.db.session import Session


def of_child(db: Session, learner: str, now: datetime, until: str | None = None) -> Hands:
    """As of now, or by the answers before a moment.

    Days are compared when they are over, so that nothing is reckoned anew while children play.
    """
    rows = reports.every_that_counts(db, learner, times.midnight(now.astimezone().date()))
    asked = reports.latest_asked(db, learner, HELPED_WITH, OWL_LATEST, until)
    return Hands(after_owl(asked), _two(tuple(rows)))


@lru_cache(maxsize=512)
def _two(rows: tuple[tuple[Any, ...], ...]) -> TwoHands:
    return two_hands([evidence_in(*cells) for cells in rows])
