"""Who chooses what a child is asked: with what is set for it, and what is known of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime
from functools import cache

from kidsq.classroom.question_settings import QuestionSettings, question_settings_in
from kidsq.learning import questions
from kidsq.learning.model.mastery import Estimate, beliefs, estimate
from kidsq.learning.questions import Chooser
from kidsq.play.practice import guests_past
from kidsq.play.practice.situation import is_made_for_beginners
from kidsq.play.request import Request
from kidsq.store.db.times import moment
from kidsq.store.play import estimates, games


def chooser_for(at: Request, seat: int) -> Chooser:
    """For this child; what is known of it is read only when something will be asked."""
    learner = at.stored.seats[seat].learner
    chosen = question_settings_in(*at.set_for(learner), _day(at)) if learner else QuestionSettings()
    apart = _apart(at, learner)
    # Where one thing is asked alone, friends' own moves hardly ever hold it.
    calm = questions.CALM if at.uses.LAYS_FOR_FRIENDS and chosen.only is None else 0
    return Chooser(
        chosen.questions,
        chosen.focus,
        {},
        at.chance.rng,
        apart=apart,
        calm=calm,
        planned=chosen.listed,
        only=chosen.only,
    )


def _day(at: Request) -> date:
    return moment(at.chance.at).astimezone().date()


def _apart(at: Request, learner: str | None) -> int:
    """So many turns lie between two questions: at least two in the game for beginners; one more where they lie apart,
    before a first game is over."""
    apart = at.uses.TURNS_BETWEEN
    if apart == 1 and is_made_for_beginners(at.stored):
        return 2
    if apart == 1 or games.has_finished_one(at.db, at.stored.device or "", learner):
        return apart
    return apart + 1


def known_of(at: Request, seat: int) -> Mapping[str, Estimate]:
    """What this child knows today; of a new one, what any child is likely to know."""
    learner = at.stored.seats[seat].learner
    if learner is None:
        return guests_past.known(at, seat) or _any_child()
    now, kept = moment(at.chance.at), estimates.of_learner(at.db, learner)
    return {skill: estimate(belief, now) for skill, belief in kept.items()} or _any_child()


@cache
def _any_child() -> Mapping[str, Estimate]:
    """Without an answer there is nothing that a day could change."""
    return {skill: estimate(belief, datetime.now(UTC)) for skill, belief in beliefs(()).items()}
