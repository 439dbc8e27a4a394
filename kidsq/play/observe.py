"""The table as the person in front of the screen may see it now."""

from __future__ import annotations

from kidsq.games.contract import AnyState, next_seat
from kidsq.learning.attempt import Attempt
from kidsq.learning.tasks import CHOSEN
from kidsq.play import screen_holder
from kidsq.play.ended.end_with_lesson import is_unfinished, outcome_of
from kidsq.play.games.contract import without_moves
from kidsq.play.multi_tablet import signs_at, waited_for, waited_long
from kidsq.play.practice import ask, give_hints, side_question, situation
from kidsq.play.request import Request, held_up
from kidsq.play.screen import Look, Question
from kidsq.play.visitor import NotHere, Visitor
from kidsq.store.db.session import Session
from kidsq.store.people import people
from kidsq.store.people.people import Learner
from kidsq.store.play import attempts, games, questions, tips_seen
from kidsq.store.play.games import StoredGame


def look(at: Request, since: int | None = None) -> Look:
    """The table as this request has left it. since: the first ply that is news to this screen; None: the last one.

    Raises NotHere.
    """
    visitor, stored, known = at.visitor, at.stored, at.known
    table = known.table
    front = at.front
    asked = ask.waiting(at)
    question = ask.seen_by(asked, front.shown, table.ply)
    curtain = None if question is not None and question.seat == front.shown else front.curtain
    seat = front.seat
    if question is not None and seat != question.seat in front.here and curtain is None and _all_open(stored, table):
        seat = question.seat
    uses, view, held = at.uses, known.view(seat), held_up(at)
    is_covered = front.shown is None or curtain is not None
    if is_covered:
        view = uses.covered(view)
    elif held is not None or is_unfinished(stored):
        view = without_moves(view)
    chosen = at.preferences(seat)
    first_news = table.ply - 1 if since is None else since
    outcome = outcome_of(stored, table)
    is_on = held is None and outcome is None
    aid = give_hints.aid_of(at, seat, view, chosen) if is_on else give_hints.NO_AID
    oldest = min(first_news, table.ply - 1, table.ply if question is None else question.ply) - 1
    eyes, own = None if is_covered else seat, stored.seats[seat].learner
    seen = tuple([moment.seen_by(eyes) for moment in known.moments[oldest - table.ply :]])
    return Look(
        stored=stored,
        seat=seat,
        view=view,
        curtain=curtain,
        decider=next_seat(table),
        people=screen_holder.people_of(stored),
        here=front.here,
        held=held,
        awaited=screen_holder.awaited_seats(stored),
        signs=signs_at(stored, table.ply),
        slow=_slow(at),
        learners=_learners(at.db, stored),
        moments=tuple([moment for moment in seen if moment.ply >= first_news]),
        latest=seen,
        laid=known.laid,
        question=ask.with_all_missed(at, question),
        beside=None if is_covered or question is not None else side_question.waiting(at, seat),
        pointing=ask.pointing(asked),
        preferences=chosen,
        layout=situation.layout_of(stored, chosen, can_take_away=uses.can_take_away(stored.edition)),
        one_way=situation.has_one_way(stored),
        help=aid.now,
        help_after=aid.after,
        help_came=aid.came,
        memory=give_hints.memory_of(at, seat, chosen) if uses.remembers(view) else "nothing",
        guided=situation.is_new_to_someone(stored)
        and not games.has_finished_one(at.db, visitor.device, stored.seats[seat].learner, stored.game),
        helped=at.helped,
        taught=tips_seen.of(at.settings(at.scope(seat))),
        not_yet=attempts.latest_not_yet(at.db, at.game_id, table.ply, own) if aid.adds else None,
        outcome=outcome,
    )


def _all_open(stored: StoredGame, table: AnyState) -> bool:
    """True if a screen may go from one child to the next as it is: all see all hands, or nobody plays them any more."""
    return screen_holder.has_open_hands(stored) or not table.seats_to_move()


def _slow(at: Request) -> int | None:
    if at.stored.class_id is None or at.stored.ended_at is not None:
        return None
    seat = waited_for(at, next_seat(at.table))
    return seat if seat is not None and waited_long(at, seat) else None


def _learners(db: Session, stored: StoredGame) -> dict[int, Learner]:
    found = {}
    for seat in stored.seats:
        if seat.learner is not None and (child := people.learner(db, seat.learner)) is not None:
            found[seat.seat] = child
    return found


def version(db: Session, visitor: Visitor, game_id: str) -> int:
    """What a table polls. Raises NotHere."""
    if visitor.learners is None:
        now = games.version_for(db, game_id, visitor.device)
    else:
        now = games.version_for_children(db, game_id, visitor.learners)
    if now is None:
        raise NotHere(game_id)
    return now


def sums_said(db: Session, game_id: str, learner: str | None) -> tuple[Attempt, ...]:
    """The true sums that a child (None: the guests) said in a game."""
    rows = (row for row in attempts.of_game(db, game_id) if row.task in CHOSEN and row.learner == learner)
    return tuple(row for row in rows if row.correct)


def answered_question(db: Session, game_id: str, key: str | None) -> tuple[Question, int] | None:
    """A question that has been answered, with its answer."""
    row = questions.with_key(db, key) if key else None
    if row is None or row.game_id != game_id or row.answer is None:
        return None
    question = ask.of_stored(row)
    return (question, int(row.answer)) if question is not None else None
