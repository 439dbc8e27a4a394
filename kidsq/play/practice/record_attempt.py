"""An attempt goes into the log, and what is known of its child follows in the same transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache

from kidsq.learning.attempt import Attempt
from kidsq.learning.evidence import Evidence, evidence_in, evidence_of
from kidsq.learning.facts import FACTS
from kidsq.learning.hints import steps_after
from kidsq.learning.model.belief import MODEL_VERSION, Belief, HintStep
from kidsq.learning.model.mastery import beliefs, estimate
from kidsq.store.db.times import moment
from kidsq.store.play import attempts, estimates


def log(db: sqlite3.Connection, attempt: Attempt, class_id: str | None) -> None:
    """Append an attempt, within writing(); the same attempt_id again changes nothing. class_id: of its child now.

    For a named child the row says what was believed of its skill before and after. Only an attempt that carries weight
    changes beliefs; help and later tries can still change how much help the fact gets next. Guests leave a row alone.
    """
    learner = attempt.learner
    if learner is None:
        attempts.append(db, attempt)
        return
    before = estimates.of_learner(db, learner)
    after = before
    new = evidence_of(attempt)
    if new.alone or attempt.skill not in before:
        rows = _evidence(db, learner)
        if attempt.skill not in before:
            before = beliefs(rows, [*FACTS, attempt.skill])
        after = beliefs([*rows, new])
    row = replace(
        attempt,
        model_version=MODEL_VERSION,
        class_id=class_id,
        p_before=_p(before, attempt),
        p_after=_p(after, attempt),
    )
    skill, steps = attempt.skill, _steps(db, learner)
    if not attempts.append(db, row):
        return
    step = steps_after([attempt], steps).get(skill, HintStep())
    if after is before:
        estimates.keep_step(db, learner, skill, step)
    else:
        estimates.keep(db, learner, after, {**steps, skill: step})


def learn_anew(db: sqlite3.Connection, learner: str) -> None:
    """Reckon all that is believed of a child from its whole log, as after rows of it came from elsewhere."""
    estimates.keep(db, learner, beliefs(_evidence(db, learner)), steps_after(attempts.of_learner(db, learner)))


def _p(found: Mapping[str, Belief], attempt: Attempt) -> float | None:
    """The chance of knowing at the moment of an attempt; None for what is play and neither right nor wrong."""
    return None if attempt.correct is None else estimate(found[attempt.skill], moment(attempt.at)).p


def _steps(db: sqlite3.Connection, learner: str) -> dict[str, HintStep]:
    """The steps that are kept, or where none are (another model wrote them), those of the log."""
    return estimates.steps_of(db, learner) or steps_after(attempts.of_learner(db, learner))


def _evidence(db: sqlite3.Connection, learner: str) -> list[Evidence]:
    return [_read(*cells) for cells in attempts.evidence_of_learner(db, learner)]


_read = lru_cache(maxsize=10_000)(evidence_in)
"""Rows never change, and those of a child come back with each of its attempts."""


@cache
def prior(skill: str) -> Belief:
    """What is believed of a skill before any answer of a child."""
    return beliefs((), [skill])[skill]
