"""What each child is believed to know: kept for speed beside the log, and made anew from the log at any time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from kidsq.learning.model.belief import MODEL_VERSION, Belief, HintStep, Tally
from kidsq.store.db import times
from kidsq.store.db.session import Session

_BELIEF: Final = "skill, p, variance, n, right_n, right_days, seconds, last_at, manner"
_AT_ONCE: Final = 500
"""Children in one query; SQLite takes some thousands of values."""
_KEEP: Final = (
    "INSERT INTO estimates (learner, model_version, skill, p, variance, n, right_n, right_days, seconds, last_at,"
    " manner, step, misses) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
NO_STEP: Final = HintStep()
_text: Final = lru_cache(maxsize=4096)(times.text)
"""With each answer all but one of the moments of a child's latest ones are written again."""


def of_learner(db: Session, learner: str) -> dict[str, Belief]:
    """One child's beliefs by skill, by the model of this kidsq; empty before the first attempt."""
    return of_learners(db, [learner])[learner]


def of_learners(db: Session, learners: Iterable[str]) -> dict[str, dict[str, Belief]]:
    """The beliefs of several children: learner -> skill -> belief; a child without any has an empty place."""
    found: dict[str, dict[str, Belief]] = {learner: {} for learner in learners}
    ids = list(found)
    for start in range(0, len(ids), _AT_ONCE):
        some = ids[start : start + _AT_ONCE]
        rows = db.execute(
            f"SELECT learner, {_BELIEF} FROM estimates"
            f" WHERE learner IN ({', '.join('?' * len(some))}) AND model_version = ?",
            (*some, MODEL_VERSION),
        )
        for learner, *cells in rows.fetchall():
            found[learner][cells[0]] = read(cells)
    return found


def steps_of(db: Session, learner: str) -> dict[str, HintStep]:
    """One child's steps of help by skill."""
    return as_written(db, learner)[1]


Written = dict[str, tuple[Any, ...]]
"""All that is believed of one child, by skill, as it stands in the database: to be compared without being read."""


def as_written(db: Session, learner: str) -> tuple[Written, dict[str, HintStep]]:
    """One child's beliefs and steps of help, both by skill; empty before the first attempt."""
    rows = db.execute(
        f"SELECT {_BELIEF}, step, misses FROM estimates WHERE learner = ? AND model_version = ?",
        (learner, MODEL_VERSION),
    ).fetchall()
    steps = {row[0]: HintStep(*row[-2:]) if row[-2] or row[-1] else NO_STEP for row in rows}
    return {row[0]: tuple(row[:-2]) for row in rows}, steps


def of_facts(db: Session, learner: str, facts: Iterable[str]) -> dict[str, tuple[Belief, HintStep]]:
    """One child's beliefs of just these facts, each with its step of help; those never met are not among them."""
    wanted = list(facts)
    rows = db.execute(
        f"SELECT {_BELIEF}, step, misses FROM estimates"
        f" WHERE learner = ? AND skill IN ({', '.join('?' * len(wanted))}) AND model_version = ?",
        (learner, *wanted, MODEL_VERSION),
    )
    return {cells[0]: (read(cells), HintStep(step, misses)) for *cells, step, misses in rows.fetchall()}


def keep(db: Session, learner: str, beliefs: Mapping[str, Belief], steps: Mapping[str, HintStep]) -> Written:
    """Keep all that is believed of one child instead of what was; within writing(). steps: none is no step."""
    written = {skill: _cells(belief) for skill, belief in beliefs.items()}
    placed = [(steps.get(skill, NO_STEP), cells) for skill, cells in written.items()]
    db.execute("DELETE FROM estimates WHERE learner = ?", (learner,))
    db.executemany(_KEEP, [(learner, MODEL_VERSION, *cells, step.step, step.misses) for step, cells in placed])
    return written


def keep_step(db: Session, learner: str, skill: str, step: HintStep) -> None:
    """Keep how much help a fact gets, and leave what is believed of it; within writing()."""
    db.execute(
        "UPDATE estimates SET step = ?, misses = ? WHERE learner = ? AND skill = ?",
        (step.step, step.misses, learner, skill),
    )


def _cells(belief: Belief) -> tuple[Any, ...]:
    tally = belief.tally
    last = None if tally.last is None else _text(tally.last)
    return (
        *(belief.skill, belief.p, belief.variance),
        *(tally.n, tally.right, tally.days, tally.seconds, last),
        belief.manner,
    )


def read(cells: Sequence[Any]) -> Belief:
    """What is believed of one skill. cells: its place in Written."""
    skill, p, variance, n, right, days, seconds, last, manner = cells
    return Belief(skill, p, variance, Tally(n, right, days, seconds, times.moment(last) if last else None), manner)
