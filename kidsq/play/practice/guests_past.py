"""What a guest has said and was asked so far, here and at its tables before: it stands for the estimates of a child."""

from __future__ import annotations

from kidsq.learning.model.mastery import Estimate, estimate
from kidsq.play.practice.said import Asked, SaidSoFar
from kidsq.play.request import Request
from kidsq.store.db.times import moment
from kidsq.store.play import questions
from kidsq.store.play.guests import NOTHING_BEFORE


def known(at: Request, seat: int) -> dict[str, Estimate]:
    """What the guest on this seat knows today; empty where it has not answered, or nobody can tell which guest did."""
    if at.tables_before(seat) == NOTHING_BEFORE or at.said_by_guest(seat).is_empty:
        return {}
    now = moment(at.chance.at)
    found = at.said_by_guest(seat).told(SaidSoFar.beliefs)
    return {skill: estimate(belief, now) for skill, belief in found.items()}


def asked(at: Request, seat: int) -> Asked:
    """What somebody was asked that no estimate tells: here what a child has left alone, of a guest all, and all at its
    tables before."""
    is_guest = at.stored.seats[seat].learner is None
    tables = at.guests_tables(seat) if is_guest else []
    before = at.said_by_guest(seat).asked_before(at.db, at.game_id, tables) if tables else Asked()
    return before.with_those(questions.presented_to(at.db, at.game_id, seat, answered=is_guest), at.game_id)
