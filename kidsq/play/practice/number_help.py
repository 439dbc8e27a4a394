"""How much of the help with a question comes by itself at this table: lights, then numbers on what is counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from kidsq.learning import number_help
from kidsq.learning.attempt import PLAY
from kidsq.learning.model.mastery import estimate
from kidsq.learning.number_help import Answered
from kidsq.learning.payload import Payload
from kidsq.learning.tasks import HELPED
from kidsq.play.practice.record_attempt import prior
from kidsq.play.request import Request
from kidsq.store.db.times import moment
from kidsq.store.play import attempts, estimates
from kidsq.store.play.questions import StoredQuestion

ROWS_READ: Final = 40


def with_help(at: Request, row: StoredQuestion, shown: Payload) -> StoredQuestion:
    """A question with the help that is there from the first, where its game has such."""
    skill = getattr(shown, "skill", "")
    if not skill or row.task not in HELPED or not at.uses.COUNTS_ALONG:
        return row
    usual = _usual(at, row.seat, skill)
    return replace(row, help_usual=usual, help=number_help.at_once(usual))


def _usual(at: Request, seat: int, skill: str) -> int:
    """The level by itself; what a grown-up or the child has chosen for all help wins."""
    pinned = at.preferences(seat).hint
    if pinned is not None:
        return min(number_help.AT_ONCE, pinned)
    return number_help.level_after(_answered(at, seat, skill), _p(at, seat, skill))


def _p(at: Request, seat: int, skill: str) -> float:
    learner = at.stored.seats[seat].learner
    kept = estimates.of_facts(at.db, learner, [skill]) if learner else {}
    belief = kept[skill][0] if skill in kept else prior(skill)
    return estimate(belief, moment(at.chance.at)).p


def _answered(at: Request, seat: int, skill: str) -> Iterator[Answered]:
    """What this child has answered of the same kind, oldest first."""
    learner, kind = at.stored.seats[seat].learner, skill.partition(":")[0]
    rows = attempts.latest_of_kind(at.db, learner, kind, ROWS_READ) if learner else at.said_by_guest(seat)
    for row in rows:
        if row.task in HELPED and row.task not in PLAY and row.skill.startswith(f"{kind}:") and row.correct is not None:
            p = prior(row.skill).p if row.p_before is None else row.p_before
            yield Answered(row.correct == 1, row.hint_shown, p, row.guess_p or 0.0)
