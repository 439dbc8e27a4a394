"""What children know today, in the words that their answers carry: what every page for adults reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Any

from kidsq.arithmetic.skills import FIELDS, group_of
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.evidence import evidence_in, evidence_of
from kidsq.learning.model import guessing
from kidsq.learning.model.belief import Belief
from kidsq.learning.model.guessing import chance_of
from kidsq.learning.model.mastery import Estimate, beliefs, estimate
from kidsq.learning.reports.hands import HELPED_WITH, OWL_LATEST, after_owl
from kidsq.learning.reports.progress import day_of
from kidsq.store.classroom import reports
from kidsq.store.db import times
from kidsq.store.db.session import Session
from kidsq.store.play import attempts, estimates


def of_child(db: Session, learner: str, now: datetime) -> dict[str, Estimate]:
    """What one child knows by all its answers: as kept, else made anew from the log."""
    kept = estimates.of_learner(db, learner)
    found = kept or beliefs(evidence_of(row) for row in attempts.of_learner(db, learner))
    return _told(db, learner, found, now)


def before_the_last_day(db: Session, learner: str) -> dict[str, Estimate]:
    """What one child knew before the day of its latest answer; nothing where there was no earlier one."""
    log = attempts.of_learner(db, learner)
    if not log:
        return {}
    last = day_of(log[-1].at)
    earlier = [evidence_of(row) for row in log if day_of(row.at) < last]
    at = datetime.fromisoformat(log[-1].at)
    return {skill: estimate(belief, at) for skill, belief in beliefs(earlier).items()} if earlier else {}


def of_class(db: Session, learners: Sequence[str], now: datetime) -> dict[str, dict[str, Estimate]]:
    """What each child knows of the sums up to ten and what is beside them; nothing of a child without a log."""
    kept = estimates.of_learners(db, learners)
    return {learner: _told(db, learner, _practised(of_child), now) for learner, of_child in kept.items()}


def of_class_then(db: Session, learners: Sequence[str], until: str) -> dict[str, dict[str, Estimate]]:
    """The same as it was at an earlier moment: by the answers before it."""
    then = times.moment(until)
    return {
        learner: _told(db, learner, _beliefs(tuple(reports.every_that_counts(db, learner, until))), then, until)
        for learner in learners
    }


def _practised(found: Mapping[str, Belief]) -> dict[str, Belief]:
    """The sums up to ten first, in their order."""
    up_to_ten = {skill: found[skill] for skill in FACTS if skill in found}
    return up_to_ten | {skill: one for skill, one in found.items() if group_of(skill) in FIELDS}


@lru_cache(maxsize=512)
def _beliefs(rows: tuple[tuple[Any, ...], ...]) -> Mapping[str, Belief]:
    """Kept, because what was answered before a day does not change. rows: columns of evidence_in()."""
    return _practised(beliefs(evidence_in(*cells) for cells in rows)) if rows else {}


def _told(
    db: Session, learner: str, found: Mapping[str, Belief], now: datetime, until: str | None = None
) -> dict[str, Estimate]:
    if not found:
        return {}
    latest = [chance_of(*cells) for cells in reports.latest_chances(db, learner, guessing.LATEST, until)]
    asked = after_owl(reports.latest_asked(db, learner, HELPED_WITH, OWL_LATEST, until))
    estimates = {skill: estimate(belief, now) for skill, belief in found.items()}
    return guessing.told(estimates, latest, after_owl=asked.nearly_always)
