"""Children who play together from several tablets: asked to a table, coming, away for a while, and small signs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from kidsq.classroom.accommodations import WAITS_OF_OTHERS
from kidsq.games.contract import next_seat
from kidsq.games.registry import GAMES
from kidsq.play.bot_decision import bot_on
from kidsq.play.current_game import is_readable
from kidsq.play.practice import ask
from kidsq.play.request import Request, in_one_transaction, in_one_transaction_with_others
from kidsq.play.screen_holder import awaited_seats, holder_of, keep_settings, people_of, seats_here, settings_of
from kidsq.play.visitor import Chance, NotHere, Reply, Visitor, refused
from kidsq.store.classroom import lessons, sittings
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment
from kidsq.store.play import games, pauses, questions
from kidsq.store.play.games import StoredGame

GESTURES: Final = ("wave", "clap", "heart", "wow")
"""What children can say to each other; there is no chat, so nobody can be rude."""
PATIENCE: Final = timedelta(seconds=90)
"""So long a table waits for a child before the others may go on without."""
TAKEN_OUT_FOR: Final = timedelta(seconds=60)
"""So long a child stays out of a table from which an adult has taken it."""


def invitations(db: Session, visitor: Visitor) -> list[StoredGame]:
    """The tables of this lesson to which the children at this tablet have been asked and have not answered yet."""
    found = games.awaiting(db, visitor.learners or ())
    here = [game for game in found if set(awaited_seats(game)) & set(seats_here(visitor, game))]
    asked = [game for game in here if is_readable(db, game)]
    lesson = lessons.latest(db, asked[0].class_id) if asked and asked[0].class_id else None
    return [game for game in asked if lesson is not None and game.created_at >= lesson.began_at]


@in_one_transaction_with_others
def come(at: Request) -> Reply:
    """The children at this tablet take their seats, for the first time or again. Twice changes nothing."""
    here = seats_here(at.visitor, at.stored)
    if _is_called_away(at.stored, here, at.chance):
        return refused("called_away")
    _ = at.known  # a table that cannot be read takes nobody from where it plays
    games.come(at.db, at.game_id, here, at.chance.at)
    leave_other_tables(at.db, at.visitor.learners or (), at.chance, at.game_id)
    at.reread_game()
    at.bump()
    return Reply()


@in_one_transaction
def go_away(at: Request) -> Reply:
    """The children at this tablet leave; while other people play on, a gentle bot stands in for them."""
    _away(at.db, at.stored, seats_here(at.visitor, at.stored), at.chance)
    at.forget()
    return Reply()


def leave_tables(db: Session, learners: Sequence[str], chance: Chance) -> None:
    """These children get up from their tablets: at every table with others a bot stands in. Within writing()."""
    for stored in {game.id: game for child in learners for game in games.open_games_of(db, child)}.values():
        _away(db, stored, [seat.seat for seat in stored.seats if seat.learner in learners], chance)


def leave_other_tables(db: Session, learners: Sequence[str], chance: Chance, here: str | None = None) -> None:
    """These children sit down at a table (here; None: a new one): where they sat in this lesson, a bot stands in.

    A table to which they have been asked goes on waiting for them. Within writing().
    """
    found = [game for game in games.open_with(db, learners) if game.id != here]
    lesson = lessons.latest(db, found[0].class_id) if found and found[0].class_id else None
    for stored in found:
        awaited = awaited_seats(stored)
        left = [one.seat for one in stored.seats if one.learner in learners and not one.stand_in]
        seats = [seat for seat in left if seat not in awaited]
        if seats and lesson is not None and stored.updated_at >= lesson.began_at:
            _away(db, stored, seats, chance)


def _away(db: Session, stored: StoredGame, seats: Sequence[int], chance: Chance) -> None:
    if stored.class_id is not None and stored.ended_at is None and set(people_of(stored)) - set(seats):
        _no_longer_awaited(db, stored, seats)
        _stand_in(db, stored, seats, chance)


@in_one_transaction
def start_now(at: Request) -> Reply:
    """Begin without those who have not answered; a bot stands in until they come."""
    awaited = awaited_seats(at.stored)
    if awaited and not set(awaited) >= set(people_of(at.stored)):
        _no_longer_awaited(at.db, at.stored, awaited)
        _stand_in(at.db, at.stored, awaited, at.chance)
        at.forget()
    return Reply()


@in_one_transaction
def go_on_without(at: Request) -> Reply:
    """A bot decides for the child for whom everybody has been waiting; refused while it is not long yet."""
    seat = waited_for(at, next_seat(at.table))
    if seat is None:
        return Reply()
    if not waited_long(at, seat):
        return refused("still_thinking")
    _stand_in(at.db, at.stored, (seat,), at.chance)
    at.forget()
    return Reply()


def waited_for(at: Request, mover: int) -> int | None:
    """The child elsewhere for whom this table waits: who points, who decides, or who has been asked something."""
    here = seats_here(at.visitor, at.stored)
    for seat in _awaited_now(at, mover):
        if seat in people_of(at.stored) and not at.stored.seats[seat].stand_in:
            return seat if seat not in here else None
    return None


def _awaited_now(at: Request, mover: int) -> Sequence[int]:
    """Who must do something before anybody else can. For a total only those wait who share that child's tablet."""
    waiting = ask.waiting(at)
    asked = [one.seat for one in waiting if one.ply == at.stored.plies]
    if ask.pointing(waiting) is not None or bot_on(at.stored, mover) is not None:
        return asked
    tablet = _tablet_of(at.db, at.stored, mover)
    return [*(seat for seat in asked if _tablet_of(at.db, at.stored, seat) == tablet), mover]


def _tablet_of(db: Session, stored: StoredGame, seat: int) -> str | None:
    return sittings.tablet_of(db, stored.seats[seat].learner or "")


def waited_long(at: Request, seat: int) -> bool:
    """True if nothing has happened at this table for PATIENCE, not counting pauses of the class.

    Longer where nobody is to hurry the child on this seat.
    """
    stored, now = at.stored, at.chance.at
    patience = PATIENCE * WAITS_OF_OTHERS if at.preferences(seat).needs.unhurried else PATIENCE
    waited = moment(now) - moment(stored.updated_at)
    if waited < patience or stored.class_id is None:
        return waited >= patience
    paused = pauses.of_class(at.db, stored.class_id, stored.updated_at, now)
    return waited - pauses.within(paused, stored.updated_at, now) >= patience


@in_one_transaction
def show_sign(at: Request, sign: str) -> Reply:
    """A small sign beside the child's face until something happens at the table; the latest one counts."""
    if sign not in GESTURES:
        return refused("bad_setting", value=sign[:20])
    here = seats_here(at.visitor, at.stored)
    if not here:
        raise NotHere(at.game_id)
    holder = holder_of(at.visitor, at.stored)
    seat = here[0] if holder is None else holder
    signs = {**settings_of(at.stored).get("signs", {}), str(seat): [sign, at.table.ply]}
    keep_settings(at.db, at.stored, signs=signs)
    games.bump(at.db, at.game_id)
    at.reread_game()
    return Reply()


def signs_at(stored: StoredGame, ply: int) -> dict[int, str]:
    """The signs to be seen now, by seat: those given at this ply or the one before."""
    kept = settings_of(stored).get("signs", {})
    return {int(seat): sign for seat, (sign, given) in kept.items() if ply - given <= 1}


def _no_longer_awaited(db: Session, stored: StoredGame, seats: Sequence[int]) -> None:
    games.await_no_longer(db, stored.id, [seat for seat in awaited_seats(stored) if seat in seats])


def take_out(db: Session, stored: StoredGame, seats: Sequence[int], chance: Chance) -> None:
    """An adult takes children out of a table for a while: a bot stands in until they come back. In writing()."""
    _no_longer_awaited(db, stored, seats)
    games.note_taken_out(db, stored.id, seats, chance.at)
    _stand_in(db, stored, seats, chance)


def _is_called_away(stored: StoredGame, seats: Sequence[int], chance: Chance) -> bool:
    """True if an adult has just taken one of these children out of the table."""
    left = [stored.seats[seat].taken_out_at for seat in seats if stored.seats[seat].stand_in]
    return any(at is not None and moment(chance.at) - moment(at) < TAKEN_OUT_FOR for at in left)


def _stand_in(db: Session, stored: StoredGame, seats: Sequence[int], chance: Chance) -> None:
    for seat in seats:
        games.set_stand_in(db, stored.id, seat, GAMES[stored.game].INFO.stand_in)
    for row in questions.pending(db, stored.id):
        if row.seat in seats:
            questions.close(db, row.key, None, chance.at)
    games.bump(db, stored.id, chance.at)
