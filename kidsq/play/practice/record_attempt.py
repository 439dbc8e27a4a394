"""An attempt goes into the log, and what is known of its child follows in the same transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from kidsq.learning.attempt import Attempt
from kidsq.learning.evidence import evidence_of
from kidsq.learning.facts import FACTS
from kidsq.learning.hints import steps_after
from kidsq.learning.model.belief import MODEL_VERSION, Belief, HintStep
from kidsq.learning.model.mastery import Reckoning, beliefs, estimate
from kidsq.play.practice import reckonings
from kidsq.store.db.times import moment
from kidsq.store.play import attempts, estimates
from kidsq.store.play.estimates import Written


def log(db: sqlite3.Connection, attempt: Attempt, class_id: str | None) -> None:
    """Append an attempt, within writing(); the same attempt_id again changes nothing. class_id: of its child now.

    For a named child the row says what was believed of its skill before and after. Only an attempt that carries weight
    changes beliefs; help and later tries can still change how much help the fact gets next. Guests leave a row alone.
    """
    learner = attempt.learner
    if learner is None:
        attempts.append(db, attempt)
        return
    stored, steps = estimates.as_written(db, learner)
    before, after, reckoning = _reckoned(db, learner, attempt, stored)
    skill = attempt.skill
    row = replace(
        attempt,
        model_version=MODEL_VERSION,
        class_id=class_id,
        p_before=_p(before, attempt),
        p_after=_p(before if after is None else after[skill], attempt),
    )
    steps = steps or steps_after(attempts.of_learner(db, learner))
    if not attempts.append(db, row):
        return
    step = steps_after([attempt], steps).get(skill, HintStep())
    if reckoning is None or after is None:
        estimates.keep_step(db, learner, skill, step)
    else:
        reckonings.put(learner, reckoning, estimates.keep(db, learner, after, {**steps, skill: step}))


def _reckoned(
    db: sqlite3.Connection, learner: str, attempt: Attempt, stored: Written
) -> tuple[Belief, Mapping[str, Belief] | None, Reckoning | None]:
    """What is believed of the skill before an attempt, and of all after it with the reckoning; None where it changes
    nothing.

    stored: the estimates before it.
    """
    new, skill = evidence_of(attempt), attempt.skill
    before = estimates.read(stored[skill]) if skill in stored else None
    if not new.alone and before is not None:
        return before, None, None
    reckoning = reckonings.take(db, learner, stored)
    if before is None:
        before = reckoning.beliefs([*FACTS, skill])[skill]
    try:
        reckoning.add(new)
    except ValueError:  # a clock went back, and it is older than another
        reckoning = Reckoning([*reckonings.evidence_of(db, learner), new])
    return before, reckoning.beliefs(), reckoning


def learn_anew(db: sqlite3.Connection, learner: str) -> None:
    """Reckon all that is believed of a child from its whole log, as after rows of it came from elsewhere."""
    rows = attempts.of_learner(db, learner)
    estimates.keep(db, learner, beliefs(reckonings.evidence_of(db, learner)), steps_after(rows))


def _p(belief: Belief, attempt: Attempt) -> float | None:
    """The chance of knowing at the moment of an attempt; None for what is play and neither right nor wrong."""
    return None if attempt.correct is None else estimate(belief, moment(attempt.at)).p


@cache
def prior(skill: str) -> Belief:
    """What is believed of a skill before any answer of a child."""
    return beliefs((), [skill])[skill]
