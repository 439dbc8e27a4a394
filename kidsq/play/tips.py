"""What the owl has shown whom, so that it shows each thing once."""

from __future__ import annotations

from collections.abc import Sequence

from kidsq.play.request import Request, in_one_transaction
from kidsq.play.screen_holder import holder_of, seats_here
from kidsq.play.visitor import Reply, Visitor
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import settings
from kidsq.store.play import games, tips_seen
from kidsq.store.play.games import StoredSeat


def note_tip(at: Request, said: str) -> None:
    """The child has gone on after a tip; within writing().

    said: its seat and the tip, such as "0 hand"; anything else is left alone.
    """
    seat, _, tip = said.partition(" ")
    uses = at.uses
    if tip in uses.TIPS and seat in map(str, seats_here(at.visitor, at.stored)):
        scope = at.scope(int(seat))
        now = tips_seen.note(at.db, scope, uses.kept_as(tip, at.stored, int(seat)), at.settings(scope))
        at.is_set(scope, tips_seen.KEY, now)


@in_one_transaction
def go_on(at: Request) -> Reply:
    """Nothing has been decided: the child has only gone on after a tip, as the form says."""
    return Reply()


def note_win(db: Session, visitor: Visitor, seats: Sequence[StoredSeat]) -> None:
    """Who opens the next game has seen how one ends; within writing()."""
    for learner in {seat.learner for seat in seats if seat.bot is None}:
        scope = settings.of_learner(learner) if learner else settings.of_device(visitor.device)
        begun = tips_seen.of(settings.read(db, scope))
        is_new = begun is not None and not begun & {"win", tips_seen.ALL}
        if is_new and games.has_finished_one(db, visitor.device, learner):
            tips_seen.note(db, scope, "win")


def begin_tips_again(db: Session, visitor: Visitor, learner: str | None) -> None:
    """All tips once more, for a child or (None) for the guests of this browser."""
    with writing(db):
        tips_seen.begin_again(db, settings.of_learner(learner) if learner else settings.of_device(visitor.device))


@in_one_transaction
def teach(at: Request, *, again: bool) -> Reply:
    """End the tips of the child who holds this screen, or begin them again. Raises NotHere."""
    holder = holder_of(at.visitor, at.stored)
    scope = at.scope(seats_here(at.visitor, at.stored)[0] if holder is None else holder)
    (tips_seen.begin_again if again else tips_seen.end)(at.db, scope)
    at.reread_settings(scope)
    at.bump()
    return Reply()
