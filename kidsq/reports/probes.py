"""The checks of children as pages show them: what waits, what was taken, first and latest beside what play said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from kidsq.learning.reports.probes import BeforeAfter, Check, Mean, before_after, check, mean_of
from kidsq.reports.asked import Asked
from kidsq.store.db import times
from kidsq.store.db.session import Session
from kidsq.store.people.people import Learner
from kidsq.store.play import probes


@dataclass(frozen=True, slots=True)
class OfChild:
    """checks: those that are over, the earliest first. offered: one waits; going_on: and the child has begun it."""

    child: Learner
    checks: tuple[Check, ...]
    compared: BeforeAfter | None
    offered: bool
    going_on: bool

    @property
    def shown(self) -> Check | None:
        """The one check of a child with a single one, or with none that is complete: the latest."""
        whole = [one for one in self.checks if one.complete]
        return next(reversed(whole or self.checks), None)


@dataclass(frozen=True, slots=True)
class OfClass:
    """Each child as given, and the means of those with two checks: of the checks, and of what play said."""

    rows: tuple[OfChild, ...]
    by: Mean | None
    play_by: Mean | None


def of_child(db: Session, child: Learner, asked: Asked, now: datetime) -> OfChild:
    """All checks of a child in the time that is asked for."""
    begun = probes.begun_by(db, child.id, asked.since, asked.until)
    over = tuple(
        check(times.moment(one.began_at or one.offered_at), one.ending or "left", one.sums)
        for one in begun
        if not one.waits(now)
    )
    waits = probes.waiting(db, [child.id], now).get(child.id)
    return OfChild(child, over, before_after(over), waits is not None, bool(waits and waits.began_at))


def of_class(db: Session, children: Sequence[Learner], asked: Asked, now: datetime) -> OfClass:
    """The same of each of these children."""
    rows = tuple(of_child(db, child, asked, now) for child in children)
    compared = [one.compared for one in rows if one.compared and one.compared.verdict != "guesses"]
    return OfClass(rows, mean_of([one.by for one in compared]), mean_of([one.play_by for one in compared]))
