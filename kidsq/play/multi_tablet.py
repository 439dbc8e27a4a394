"""Children who play together from several tablets: asked to a table, coming, away for a while, and small signs."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from kidsq.learning.evidence import moment
from kidsq.play import ask
from kidsq.play.bot_decision import STANDS_IN, friend_on
from kidsq.play.current_game import is_readable
from kidsq.play.people import Chance, NotHere, Reply, Visitor, refused
from kidsq.play.screen_holder import awaited_seats, holder_of, keep_settings, people_of, seats_here, settings_of
from kidsq.play.turn import open_request
from kidsq.store.classroom import lessons, sittings
from kidsq.store.db.database import writing
from kidsq.store.play import games, pauses, questions
from kidsq.store.play.games import StoredGame

GESTURES: Final = ("wave", "clap", "heart", "wow")
"""What children can say to each other; there is no chat, so nobody can be rude."""
PATIENCE: Final = timedelta(seconds=90)
"""So long a table waits for a child before the others may go on without."""
TAKEN_OUT_FOR: Final = timedelta(seconds=60)
"""So long a child stays out of a table from which a grown-up has taken it."""


def invitations(db: sqlite3.Connection, visitor: Visitor) -> list[StoredGame]:
    """The tables of this lesson to which the children at this tablet have been asked and have not answered yet."""
    found = games.awaiting(db, visitor.learners or ())
    here = [game for game in found if set(awaited_seats(game)) & set(seats_here(visitor, game))]
    asked = [game for game in here if is_readable(db, game)]
    lesson = lessons.latest(db, asked[0].class_id) if asked and asked[0].class_id else None
    return [game for game in asked if lesson is not None and game.created_at >= lesson.began_at]


def come(db: sqlite3.Connection, visitor: Visitor, game_id: str, chance: Chance) -> Reply:
    """The children at this tablet take their seats, for the first time or again. Twice changes nothing."""
    with writing(db):
        stored = open_request(db, visitor, game_id, chance).stored
        here = seats_here(visitor, stored)
        if _is_called_away(stored, here, chance):
            return refused("called_away")
        games.come(db, game_id, here, chance.at)
        leave_other_tables(db, visitor.learners or (), chance, game_id)
        games.bump(db, game_id, chance.at)
    return Reply()


def go_away(db: sqlite3.Connection, visitor: Visitor, game_id: str, chance: Chance) -> Reply:
    """The children at this tablet leave; while other people play on, a gentle friend stands in for them."""
    with writing(db):
        stored = open_request(db, visitor, game_id, chance).stored
        _away(db, stored, seats_here(visitor, stored), chance)
    return Reply()


def leave_tables(db: sqlite3.Connection, learners: Sequence[str], chance: Chance) -> None:
    """These children get up from their tablets: at every table with others a friend stands in. Within writing()."""
    for stored in {game.id: game for child in learners for game in games.open_games_of(db, child)}.values():
        _away(db, stored, [seat.seat for seat in stored.seats if seat.learner in learners], chance)


def leave_other_tables(
    db: sqlite3.Connection, learners: Sequence[str], chance: Chance, here: str | None = None
) -> None:
    """These children sit down at a table (here; None: a new one): where they sat in this lesson, a friend stands in.

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


def _away(db: sqlite3.Connection, stored: StoredGame, seats: Sequence[int], chance: Chance) -> None:
    if stored.class_id is not None and stored.ended_at is None and set(people_of(stored)) - set(seats):
        _no_longer_awaited(db, stored, seats)
        _stand_in(db, stored, seats, chance)


def start_now(db: sqlite3.Connection, visitor: Visitor, game_id: str, chance: Chance) -> Reply:
    """Begin without those who have not answered; a friend stands in until they come."""
    with writing(db):
        stored = open_request(db, visitor, game_id, chance).stored
        awaited = awaited_seats(stored)
        if awaited and not set(awaited) >= set(people_of(stored)):
            _no_longer_awaited(db, stored, awaited)
            _stand_in(db, stored, awaited, chance)
    return Reply()


def go_on_without(db: sqlite3.Connection, visitor: Visitor, game_id: str, chance: Chance) -> Reply:
    """A friend decides for the child for whom everybody has been waiting; refused while it is not long yet."""
    with writing(db):
        request = open_request(db, visitor, game_id, chance)
        stored = request.stored
        seat = waited_for(db, visitor, stored, request.table.mover)
        if seat is None:
            return Reply()
        if not waited_long(db, stored, chance.at):
            return refused("still_thinking")
        _stand_in(db, stored, (seat,), chance)
    return Reply()


def waited_for(db: sqlite3.Connection, visitor: Visitor, stored: StoredGame, mover: int) -> int | None:
    """The child elsewhere for whom this table waits: who points, who decides, or who has been asked something."""
    here = seats_here(visitor, stored)
    for seat in _awaited_now(db, stored, mover):
        if seat in people_of(stored) and not stored.seats[seat].stand_in:
            return seat if seat not in here else None
    return None


def _awaited_now(db: sqlite3.Connection, stored: StoredGame, mover: int) -> Sequence[int]:
    """Who must do something before anybody else can. For a total only those wait who share that child's tablet."""
    waiting = ask.waiting(db, stored.id)
    asked = [one.seat for one in waiting if one.ply == stored.plies]
    if ask.pointing(waiting) is not None or friend_on(stored, mover) is not None:
        return asked
    tablet = _tablet_of(db, stored, mover)
    return [*(seat for seat in asked if _tablet_of(db, stored, seat) == tablet), mover]


def _tablet_of(db: sqlite3.Connection, stored: StoredGame, seat: int) -> str | None:
    return sittings.tablet_of(db, stored.seats[seat].learner or "")


def waited_long(db: sqlite3.Connection, stored: StoredGame, at: str) -> bool:
    """True if nothing has happened at this table for PATIENCE, not counting pauses of the class."""
    waited = moment(at) - moment(stored.updated_at)
    if waited < PATIENCE or stored.class_id is None:
        return waited >= PATIENCE
    paused = pauses.of_class(db, stored.class_id, stored.updated_at, at)
    return waited - pauses.within(paused, stored.updated_at, at) >= PATIENCE


def show_sign(db: sqlite3.Connection, visitor: Visitor, game_id: str, sign: str, chance: Chance) -> Reply:
    """A small sign beside the child's face until something happens at the table; the latest one counts."""
    if sign not in GESTURES:
        return refused("bad_setting", value=sign[:20])
    with writing(db):
        request = open_request(db, visitor, game_id, chance)
        here = seats_here(visitor, request.stored)
        if not here:
            raise NotHere(game_id)
        holder = holder_of(visitor, request.stored)
        seat = here[0] if holder is None else holder
        signs = {**settings_of(request.stored).get("signs", {}), str(seat): [sign, request.table.ply]}
        keep_settings(db, request.stored, signs=signs)
        games.bump(db, game_id)
    return Reply()


def signs_at(stored: StoredGame, ply: int) -> dict[int, str]:
    """The signs to be seen now, by seat: those given at this ply or the one before."""
    kept = settings_of(stored).get("signs", {})
    return {int(seat): sign for seat, (sign, given) in kept.items() if ply - given <= 1}


def _no_longer_awaited(db: sqlite3.Connection, stored: StoredGame, seats: Sequence[int]) -> None:
    games.await_no_longer(db, stored.id, [seat for seat in awaited_seats(stored) if seat in seats])


def take_out(db: sqlite3.Connection, stored: StoredGame, seats: Sequence[int], chance: Chance) -> None:
    """A grown-up takes children out of a table for a while: a friend stands in until they come back. In writing()."""
    _no_longer_awaited(db, stored, seats)
    games.note_taken_out(db, stored.id, seats, chance.at)
    _stand_in(db, stored, seats, chance)


def _is_called_away(stored: StoredGame, seats: Sequence[int], chance: Chance) -> bool:
    """True if an adult has just taken one of these children out of the table."""
    left = [stored.seats[seat].taken_out_at for seat in seats if stored.seats[seat].stand_in]
    return any(at is not None and moment(chance.at) - moment(at) < TAKEN_OUT_FOR for at in left)


def _stand_in(db: sqlite3.Connection, stored: StoredGame, seats: Sequence[int], chance: Chance) -> None:
    for seat in seats:
        games.set_stand_in(db, stored.id, seat, STANDS_IN)
    for row in questions.pending(db, stored.id):
        if row.seat in seats:
            questions.close(db, row.key, None, chance.at)
    games.bump(db, stored.id, chance.at)
