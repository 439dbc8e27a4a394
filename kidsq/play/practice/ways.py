"""How a friend's sum is asked and helped with where an adult has chosen another way, or lets two be compared."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TypeVar

from kidsq.classroom.ways import AS_USUAL, LAYOUTS, Ways, ways_in
from kidsq.learning.facts import FACTS
from kidsq.learning.payload import Claim, Payload, Sum
from kidsq.learning.trial import arm_in, due_again, waits_for_outcome
from kidsq.learning.trial import planned as trial_planned
from kidsq.play.practice.situation import has_one_way
from kidsq.play.request import Request
from kidsq.store.classroom import trials
from kidsq.store.classroom.trials import Trial
from kidsq.store.db.times import moment

P = TypeVar("P", bound=Payload)


def planned(at: Request, seat: int) -> frozenset[str]:
    """The sums that this child is to be asked today: again the day after, and to see what came of a comparison."""
    learner, ways = at.stored.seats[seat].learner, _ways(at, seat)
    if learner is None or ways == AS_USUAL:
        return frozenset()
    if ways.day_after:
        return due_again(at.askings(learner), _today(at))
    trial = _trial(at, learner, ways)
    if trial is None or trial.kind != "day_after":
        return frozenset()
    rows = at.askings(learner)
    return trial_planned(trial.kind, trial.seed, learner, rows, trial.class_id, trial.began_at, _today(at))


def with_way(at: Request, seat: int, shown: P) -> P:
    """A friend's question in the way in which this child gets it: drawn here, before any help can be seen."""
    learner, ways = at.stored.seats[seat].learner, _ways(at, seat)
    if learner is None or ways == AS_USUAL or not isinstance(shown, Sum | Claim) or shown.skill not in FACTS:
        return shown
    trial = _trial(at, learner, ways)
    drawn = trial is not None and _takes_part(at, learner, shown, trial)
    arm = arm_in(trial.kind, trial.seed, learner, shown.skill) if trial and drawn else ""
    return replace(
        shown,
        arm=arm,
        fingers=ways.fingers or arm == "fingers:b",
        layout=LAYOUTS.get(arm.removeprefix("reversed:"), shown.layout),
    )


def _takes_part(at: Request, learner: str, shown: Sum | Claim, trial: Trial) -> bool:
    """True if the coin decides: not where sums have one layout, nor where the answer tells what came of it."""
    if trial.kind == "fingers":
        return True
    if trial.kind == "day_after":
        return isinstance(shown, Sum)
    if has_one_way(at.stored):
        return False
    if isinstance(shown, Claim):
        return True
    waiting = waits_for_outcome(trial.kind, at.askings(learner), trial.class_id, trial.began_at, _today(at))
    return shown.skill not in waiting


def _ways(at: Request, seat: int) -> Ways:
    learner = at.stored.seats[seat].learner
    return AS_USUAL if learner is None else ways_in(*at.set_for(learner))


def _trial(at: Request, learner: str, ways: Ways) -> Trial | None:
    """What the class of this child compares now."""
    class_id = at.class_of(learner)
    if ways.compared is None or class_id is None:
        return None
    found = trials.going_on(at.db, class_id, at.chance.at)
    return found if found is not None and found.kind == ways.compared else None


def _today(at: Request) -> date:
    return moment(at.chance.at).astimezone().date()
