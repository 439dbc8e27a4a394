"""What a guest has said and was asked so far, here and at its tables before: it stands for the estimates of a child."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from kidsq.learning.attempt import Attempt
from kidsq.learning.evidence import evidence_of
from kidsq.learning.model.belief import Belief
from kidsq.learning.model.mastery import Estimate, beliefs, estimate
from kidsq.play.request import Request
from kidsq.store.db.times import moment
from kidsq.store.play import questions
from kidsq.store.play.guests import NOTHING_BEFORE
from kidsq.store.play.questions import Presented


def known(at: Request, seat: int) -> dict[str, Estimate]:
    """What the guest on this seat knows today; empty where it has not answered, or nobody can tell which guest did."""
    if at.tables_before(seat) == NOTHING_BEFORE:
        return {}
    said, now = tuple(at.said_by_guest(seat)), moment(at.chance.at)
    return {skill: estimate(belief, now) for skill, belief in _beliefs(said).items()} if said else {}


def asked(at: Request, seat: int) -> list[Presented]:
    """What somebody was asked that no estimate tells, the oldest first: here what a child has left alone, of a guest
    all, and all at its tables before."""
    is_guest = at.stored.seats[seat].learner is None
    return questions.presented_to(at.db, at.game_id, seat, at.tables_before(seat), answered=is_guest)


def began(at: Request, asked: Sequence[Presented], many: int) -> list[Presented]:
    """Of what a guest was asked, with which questions, so many, the table before began."""
    before = [one for one in asked if one.game_id != at.game_id]
    return [one for one in before if one.game_id == before[-1].game_id][:many]


@lru_cache(maxsize=64)
def _beliefs(said: tuple[Attempt, ...]) -> Mapping[str, Belief]:
    """Reckoned once for each answer, however often somebody asks."""
    return beliefs([evidence_of(row) for row in said])
