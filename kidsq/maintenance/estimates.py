"""Are the kept estimates those of the log? They are there for speed and can be made anew at any time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from kidsq.learning.evidence import evidence_of
from kidsq.learning.hints import steps_after
from kidsq.learning.model.belief import Belief, HintStep
from kidsq.learning.model.mastery import beliefs
from kidsq.store.db import inspection, locks
from kidsq.store.db.database import open_database, writing
from kidsq.store.db.session import Session
from kidsq.store.play import attempts, estimates

CLOSE: Final = 1e-6
"""Sums of many small numbers end a little differently in another order."""


def faults_in_file(path: Path) -> list[str]:
    """As faults(), for a file, which is left as it is: in that of an older kidsq there is nothing to compare."""
    db = open_database(path)
    try:
        return faults(db) if inspection.has_table(db, "estimates") else []
    finally:
        db.close()


def faults(db: Session) -> list[str]:
    """Where kept estimates differ from those of the log: a sentence for each child and skill; none when all agree.

    Children of whom nothing is kept by this model are no fault: their next attempt makes all of theirs.
    """
    return [sentence for learner in inspection.learners_in_log(db) for sentence in _of_child(db, learner)]


def mend(db: Session, learners: Iterable[str] | None = None) -> int:
    """Make the estimates of these children anew from the log (None: of all); how many children they were."""
    wanted = inspection.learners_in_log(db) if learners is None else list(learners)
    for learner in wanted:
        with writing(db, (locks.learner(learner),)):  # one child at a time, so that games can go on meanwhile
            remake(db, learner)
    return len(wanted)


def remake(db: Session, learner: str) -> None:
    """Make the estimates of one child anew from the log; within writing()."""
    estimates.keep(db, learner, *_from_log(db, learner))


def make_missing(db: Session) -> int:
    """Make the estimates of children of whom this model has none, as after an update; how many children they were."""
    wanted = inspection.learners_in_log(db)
    kept = estimates.of_learners(db, wanted)
    return mend(db, [learner for learner in wanted if not kept[learner]])


def _from_log(db: Session, learner: str) -> tuple[dict[str, Belief], dict[str, HintStep]]:
    rows = attempts.of_learner(db, learner)
    return beliefs(map(evidence_of, rows)), steps_after(rows)


def _of_child(db: Session, learner: str) -> list[str]:
    with db.reading():
        expected, steps = _from_log(db, learner)
        kept, kept_steps = estimates.of_learner(db, learner), estimates.steps_of(db, learner)
    if not kept:
        return []
    return [
        f"the estimate of child {learner} for {skill} is not that of the log"
        for skill in sorted(expected.keys() | kept.keys())
        if not _same(skill, kept, expected) or kept_steps.get(skill) != steps.get(skill, HintStep())
    ]


def _same(skill: str, kept: Mapping[str, Belief], expected: Mapping[str, Belief]) -> bool:
    one, other = kept.get(skill), expected.get(skill)
    if one is None or other is None:
        return False
    close = abs(one.p - other.p) < CLOSE and abs(one.variance - other.variance) < CLOSE
    return close and replace(one, p=other.p, variance=other.variance) == other
