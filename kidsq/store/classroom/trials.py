"""What a class compares: which two ways of helping, from when to when, and the secret behind its coins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kidsq.learning.tasks import CLAIM, SAY, TASKS
from kidsq.learning.trial import Asking, Kind
from kidsq.store.db.session import Session
from kidsq.store.db.times import EVER, moment
from kidsq.store.people import settings

NO_TRIALS: Final = "no_trials"
"""Set to YES for a child whose family wants it in no comparison."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One comparison. ends_at: when it is looked at, settled when it began. stopped_at: before that, by an adult."""

    id: str
    class_id: str
    kind: Kind
    seed: str
    began_at: str
    ends_at: str
    stopped_at: str | None = None

    @property
    def until(self) -> str:
        """What came after this moment does not count."""
        return self.stopped_at or self.ends_at

    def goes_on(self, at: str) -> bool:
        """True if coins decide at this moment."""
        return self.began_at <= at < self.ends_at and self.stopped_at is None


_TRIAL: Final = "id, class_id, kind, seed, began_at, ends_at, stopped_at"


def begin(db: Session, trial: Trial) -> None:
    """Begin a comparison, and stop what this class compared before; within writing()."""
    stop(db, trial.class_id, trial.began_at)
    cells = (trial.id, trial.class_id, trial.kind, trial.seed, trial.began_at, trial.ends_at)
    db.execute(f"INSERT INTO trials ({_TRIAL}) VALUES (?, ?, ?, ?, ?, ?, NULL)", cells)


def stop(db: Session, class_id: str, at: str) -> None:
    """Stop what this class compares, if it does; within writing()."""
    stopped = "UPDATE trials SET stopped_at = ? WHERE class_id = ? AND stopped_at IS NULL AND ends_at > ?"
    db.execute(stopped, (at, class_id, at))


def of_class(db: Session, class_id: str) -> list[Trial]:
    """All that a class has compared, the latest first."""
    rows = db.execute(f"SELECT {_TRIAL} FROM trials WHERE class_id = ? ORDER BY began_at DESC, id", (class_id,))
    return [Trial(*row) for row in rows.fetchall()]


def going_on(db: Session, class_id: str, at: str) -> Trial | None:
    """What a class compares at this moment."""
    return next((one for one in of_class(db, class_id) if one.goes_on(at)), None)


def askings(db: Session, learner: str, until: str = EVER) -> list[Asking]:
    """A child's first tries at the sums of friends before a moment, oldest first."""
    rows = db.execute(
        "SELECT at, task, skill, correct, hint_shown, arm, class_id FROM attempts WHERE learner = ? AND at < ?"
        f" AND task IN ('{SAY}', '{CLAIM}') AND try_no = 1 AND skill LIKE '{TASKS[SAY].skill}:%' ORDER BY at, seq",
        (learner, until),
    )
    return [Asking(moment(row[0]).astimezone().date(), *row) for row in rows.fetchall()]


def says_no(db: Session, learner: str) -> bool:
    """True if this child's family wants it in no comparison."""
    return settings.read(db, settings.of_learner(learner)).get(NO_TRIALS) == settings.YES


def concerns(db: Session, learner: str) -> bool:
    """True if a class could compare something with this child, or its family has said no: it is told before."""
    found = "SELECT 1 FROM learners WHERE id = ? AND class_id IS NOT NULL"
    return bool(db.execute(found, (learner,)).fetchall()) or says_no(db, learner)


def children_in(db: Session, trial: Trial) -> list[str]:
    """The children whose answers a coin of this comparison helped, but those whose families say no."""
    found = db.execute(
        "SELECT DISTINCT learner FROM attempts WHERE class_id = ? AND at >= ? AND at < ? AND arm IS NOT NULL"
        " AND learner IS NOT NULL ORDER BY learner",
        (trial.class_id, trial.began_at, trial.until),
    ).fetchall()
    said_no = settings.of_key(db, NO_TRIALS)
    return [learner for (learner,) in found if settings.of_learner(learner) not in said_no]
