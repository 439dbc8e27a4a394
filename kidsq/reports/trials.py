"""The comparisons of a class: each sum that counts, and what came of them once their day has come."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from kidsq.learning.reports.trials import Compared, compare
from kidsq.learning.trial import UnitRow, unit_row, units_of
from kidsq.store.classroom import trials
from kidsq.store.classroom.trials import Trial
from kidsq.store.db.session import Session

State = Literal["going on", "over", "stopped"]


@dataclass(frozen=True, slots=True)
class OfTrial:
    """One comparison. sums: that count so far; again: of these, asked again since. compared: None before its day, and
    of one that was stopped: who looks often enough finds something."""

    trial: Trial
    state: State
    sums: int
    again: int
    compared: Compared | None


def units(db: Session, trial: Trial, only: Collection[str] | None = None) -> Iterator[UnitRow]:
    """Each sum of each child that counts, one child after the other. only: of these children; None: of all."""
    for learner in trials.children_in(db, trial):
        if only is None or learner in only:
            rows = trials.askings(db, learner, trial.until)
            for first, outcome in units_of(trial.kind, rows, trial.class_id, trial.began_at, trial.until):
                yield unit_row(trial.id, trial.kind, learner, first, outcome)


def told(db: Session, trial: Trial, at: str) -> Iterator[UnitRow]:
    """The same as others may see them: as long as it goes on, nothing of right or not."""
    for row in units(db, trial):
        yield replace(row, right=None) if trial.goes_on(at) else row


def of_class(db: Session, class_id: str, at: str) -> list[OfTrial]:
    """All that a class has compared, the latest first."""
    return [_of(trial, list(units(db, trial)), at) for trial in trials.of_class(db, class_id)]


def _of(trial: Trial, rows: Sequence[UnitRow], at: str) -> OfTrial:
    state: State = "stopped" if trial.stopped_at else "going on" if at < trial.ends_at else "over"
    again = sum(row.right is not None for row in rows)
    return OfTrial(trial, state, len(rows), again, compare(rows) if state == "over" else None)
