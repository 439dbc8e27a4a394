"""The tables of a class as its teacher sees them: who plays, whose turn it is, who waits. Never anybody's hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kidsq.games.contract import next_seat
from kidsq.play.bot_decision import bot_on
from kidsq.play.current_game import played_many
from kidsq.play.moment import Played
from kidsq.play.multi_tablet import take_out
from kidsq.play.screen_holder import awaited_seats
from kidsq.play.visitor import Chance
from kidsq.store.classroom import live_room
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame

MANY_IDEAS: Final = 4
"""A child that has asked the owl for this level of help in one turn may need somebody."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of a table. Exactly one of bot and learner. away: a bot stands in; asked: has not come yet."""

    bot: str | None
    learner: str | None
    away: bool = False
    asked: bool = False


@dataclass(frozen=True, slots=True)
class OpenTable:
    """One table. turn: the seat that decides itself, None while a bot does. since: of the last that happened there,
    or that the child whose turn it is has said, UTC.

    many_ideas: the child whose turn it is has asked for much help. unreadable: its record leads to no table any more.
    """

    game_id: str
    edition: str
    chairs: tuple[Chair, ...]
    turn: int | None
    since: str
    created_at: str
    many_ideas: bool
    unreadable: bool = False

    def seat_of(self, learner: str) -> int | None:
        """Where this child plays; None when it does not, is away, or has not come yet."""
        for seat, chair in enumerate(self.chairs):
            if chair.learner == learner and not chair.away and not chair.asked:
                return seat
        return None

    def asks(self, learner: str) -> bool:
        """True if this child has been asked to come and has not answered yet."""
        return any(chair.learner == learner and chair.asked for chair in self.chairs)


def tables_of(db: Session, class_id: str, since: str) -> list[OpenTable]:
    """The open tables of a class at which somebody has played since then, the latest first."""
    found = live_room.open_games(db, class_id, since)
    if not found:
        return []
    known = played_many(db, found)
    ids = [stored.id for stored in found]
    asked, said = live_room.asked_for(db, ids, MANY_IDEAS), live_room.said_now(db, ids)
    return [_table(stored, known.get(stored.id), asked, said) for stored in found]


def _table(
    stored: StoredGame,
    known: Played | None,
    asked: set[tuple[str, int, int]],
    said: Mapping[tuple[str, str], str],
) -> OpenTable:
    awaited = awaited_seats(stored)
    chairs = tuple(
        Chair(seat.bot, seat.learner, seat.stand_in is not None, seat.seat in awaited) for seat in stored.seats
    )
    if known is None:
        return OpenTable(stored.id, stored.edition, chairs, None, stored.updated_at, stored.created_at, False, True)
    mover = next_seat(known.table)
    turn = mover if not awaited and bot_on(stored, mover) is None else None
    decider = chairs[turn].learner if turn is not None and turn >= 0 else None
    return OpenTable(
        stored.id,
        stored.edition,
        chairs,
        turn,
        max(stored.updated_at, said.get((stored.id, decider or ""), "")),
        stored.created_at,
        many_ideas=(stored.id, known.ply, mover) in asked,
    )


def leave_table(db: Session, class_id: str, game_id: str, learner: str, chance: Chance) -> bool:
    """The teacher takes a child out of a table: a bot stands in, or the game waits where nobody else plays.

    False when the child does not sit there. In a transaction of its own.
    """
    with writing(db):
        stored = games.load(db, game_id)
        if stored is None or stored.class_id != class_id or stored.ended_at is not None:
            return False
        seat = next((one.seat for one in stored.seats if one.learner == learner), None)
        if seat is None:
            return False
        if len([one for one in stored.seats if one.kind != "bot"]) > 1:
            take_out(db, stored, (seat,), chance)
        else:
            games.put_away(db, game_id, chance.at)
            games.bump(db, game_id)
    return True
