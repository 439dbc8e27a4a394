"""How a friend's sum is asked and helped with where an adult has chosen another way, or lets two be compared."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TypeVar

from kidsq.classroom.ways import AS_USUAL, Ways, ways_in
from kidsq.learning.facts import FACTS
from kidsq.learning.payload import Claim, Payload, Sum
from kidsq.learning.trial import arm_in, due_again, waits_for_outcome
from kidsq.play.practice.situation import has_one_way
from kidsq.play.request import Request
from kidsq.store.classroom import trials
from kidsq.store.classroom.trials import Trial
from kidsq.store.db.times import moment

P = TypeVar("P", bound=Payload)


def planned(at: Request, seat: int) -> frozenset[str]:
    """The sums that this child is to be asked today: again the day after, and to see what came of a comparison."""
    learner, ways = at.stored.seats[seat].learner, _ways(at, seat)
    if learner is None or ways is AS_USUAL:
        return frozenset()
    if ways.day_after:
        return due_again(at.askings(learner), _today(at))
    trial = _trial(at, learner, ways)
    if trial is None or trial.kind != "day_after":
        return frozenset()
    rows = at.askings(learner)
    again = due_again(rows, _today(at), trial.began_at)
    by_coin = frozenset(skill for skill in again if arm_in(trial.kind, trial.seed, learner, skill) == "day_after:b")
    return by_coin | waits_for_outcome(trial.kind, rows, trial.class_id, trial.began_at, _today(at))


def with_way(at: Request, seat: int, shown: P) -> P:
    """A friend's question in the way in which this child gets it: drawn here, before any help can be seen."""
    learner, ways = at.stored.seats[seat].learner, _ways(at, seat)
    if learner is None or ways is AS_USUAL or not isinstance(shown, Sum | Claim) or shown.skill not in FACTS:
        return shown
    trial = _trial(at, learner, ways)
    if trial is None or not _takes_part(at, learner, shown, trial):
        return replace(shown, fingers=ways.fingers)
    arm = arm_in(trial.kind, trial.seed, learner, shown.skill)
    if trial.kind == "fingers":
        return replace(shown, arm=arm, fingers=arm == "fingers:b")
    if trial.kind == "reversed":
        return replace(shown, arm=arm, fingers=ways.fingers, layout="c=a+b" if arm == "reversed:b" else "a+b=c")
    return replace(shown, arm=arm, fingers=ways.fingers)


def _takes_part(at: Request, learner: str, shown: Sum | Claim, trial: Trial) -> bool:
    """True if the coin decides: not where sums have one layout, nor where the answer tells what came of it."""
    if trial.kind == "fingers":
        return True
    if trial.kind == "day_after" or has_one_way(at.stored):
        return trial.kind == "day_after" and isinstance(shown, Sum)
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
