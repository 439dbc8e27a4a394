"""An attempt goes into the log, and what is known of its child follows in the same transaction."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from threading import Lock
from typing import Any, Final

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.attempt import Attempt
from kidsq.learning.evidence import Evidence, evidence_in, evidence_of
from kidsq.learning.hints import steps_after
from kidsq.learning.model.belief import MODEL_VERSION, Belief, HintStep
from kidsq.learning.model.constants import KEPT_PER_FACT
from kidsq.learning.model.mastery import Reckoning, beliefs, estimate, still_telling
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment
from kidsq.store.play import attempts, estimates
from kidsq.store.play.estimates import Written

# -- what was reckoned of each child, kept from one answer to the next, so that the log is not read again --------------

KEPT: Final = 160
"""Children, of some 0.6 MB each after 200 answers with times: more than answer within a minute in a school."""
READ_AT_ONCE: Final = 1_000
"""Of a longer log only what still says something is read, and the estimates count the rest."""
_kept: Final[OrderedDict[str, tuple[Reckoning, Written]]] = OrderedDict()
_lock: Final = Lock()


def take(db: Session, learner: str, stored: Written) -> Reckoning:
    """All answers of a child reckoned, for whoever adds the next one; within writing().

    stored: its estimates. Whoever writes to the log of a child writes these, too: as long as they are those that were
    put in here, no other process has come between, and nothing was rolled back.
    """
    with _lock:
        reckoning, written = _kept.pop(learner, (None, None))
    if reckoning is not None and written == stored:
        return reckoning
    return _resumed(db, learner, stored) or Reckoning(evidence_of_learner(db, learner))


def _resumed(db: Session, learner: str, stored: Written) -> Reckoning | None:
    """The same from what the estimates count and the answers that still say something; None where the log is short, or
    the estimates are not those of all of it."""
    tallies = {skill: estimates.read(cells).tally for skill, cells in stored.items()}
    counted = sum(one.n for one in tallies.values()), sum(one.right for one in tallies.values())
    if counted[0] <= READ_AT_ONCE or counted != attempts.counted(db, learner):
        return None
    claims = [(_claim(cells), many) for *cells, many in attempts.claims_judged(db, learner)]
    latest = [_read(*cells) for cells in attempts.latest_evidence(db, learner, READ_AT_ONCE)]
    held = Counter(row.skill for row in latest if row.alone)
    others = [skill for skill, tally in tallies.items() if held[skill] < still_telling(tally)]
    if others:
        latest = [row for row in latest if not row.alone or row.skill not in others]
        latest += [_read(*cells) for cells in attempts.latest_evidence_of(db, learner, others, KEPT_PER_FACT)]
    return Reckoning.resumed(tallies, [(claim, many) for claim, many in claims if claim.alone], latest)


_WHENEVER: Final = "2000-01-01T00:00:00.000Z"


def _claim(cells: Sequence[Any]) -> Evidence:
    """cells: as of attempts.claims_judged(), without how many."""
    task, correct, n_options, guess_p = cells
    return _read(_WHENEVER, None, task, "", correct, 1, n_options, guess_p, None, 0, None, 0)


def put(learner: str, reckoning: Reckoning, written: Written) -> None:
    """Keep a reckoning for the next answer. written: the estimates that were written with it."""
    with _lock:
        _kept[learner] = reckoning, written
        if len(_kept) > KEPT:
            _kept.popitem(last=False)


def evidence_of_learner(db: Session, learner: str) -> list[Evidence]:
    """The whole log of a child as the model reads it, oldest first."""
    return [_read(*cells) for cells in attempts.evidence_of_learner(db, learner)]


def _right(db: Session, learner: str, skill: str) -> list[Evidence]:
    return [_read(*cells) for cells in attempts.right_evidence(db, learner, skill)]


_read = lru_cache(maxsize=10_000)(evidence_in)
"""Rows never change, and equal ones are many."""


# -- into the log ------------------------------------------------------------------------------------------------------


def log(db: Session, attempt: Attempt, class_id: str | None) -> None:
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
        put(learner, reckoning, estimates.keep(db, learner, after, {**steps, skill: step}))


def _reckoned(
    db: Session, learner: str, attempt: Attempt, stored: Written
) -> tuple[Belief, Mapping[str, Belief] | None, Reckoning | None]:
    """What is believed of the skill before an attempt, and of all after it with the reckoning; None where it changes
    nothing.

    stored: the estimates before it.
    """
    new, skill = evidence_of(attempt), attempt.skill
    before = estimates.read(stored[skill]) if skill in stored else None
    if not new.alone and before is not None:
        return before, None, None
    reckoning = take(db, learner, stored)
    if reckoning.lacks(skill):
        reckoning.recall(skill, [one for one in _right(db, learner, skill) if one.alone])
    if before is None:
        before = reckoning.beliefs([*FACTS, skill])[skill]
    try:
        reckoning.add(new)
    except ValueError:  # a clock went back, and it is older than another
        reckoning = Reckoning([*evidence_of_learner(db, learner), new])
    return before, reckoning.beliefs(), reckoning


def learn_anew(db: Session, learner: str) -> None:
    """Reckon all that is believed of a child from its whole log, as after rows of it came from elsewhere."""
    rows = attempts.of_learner(db, learner)
    estimates.keep(db, learner, beliefs(evidence_of_learner(db, learner)), steps_after(rows))


def _p(belief: Belief, attempt: Attempt) -> float | None:
    """The chance of knowing at the moment of an attempt; None for what is play and neither right nor wrong."""
    return None if attempt.correct is None else estimate(belief, moment(attempt.at)).p


@cache
def prior(skill: str) -> Belief:
    """What is believed of a skill before any answer of a child."""
    return beliefs((), [skill])[skill]
