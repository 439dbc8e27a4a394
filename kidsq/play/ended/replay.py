"""A game that is over, looked at again: the table as everybody saw it, with one child's own hand."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Any

from kidsq.games.contract import next_seat
from kidsq.games.record import Ply, replay_ply
from kidsq.games.registry import GAMES
from kidsq.learning.attempt import Attempt
from kidsq.play.current_game import played, table_at
from kidsq.play.games.registry import uses_of
from kidsq.play.moment import Moment
from kidsq.store.play import attempts, games
from kidsq.store.play.games import StoredGame


@dataclass(frozen=True, slots=True)
class Replayed:
    """A finished game before one of its plies.

    view: of the child's seat; decider: who decides then, -1 at the end; next: what happened then, None at the end.
    laid: as of a game that goes on. judged: what the child said or answered at this place. Both oldest first.
    at: when it was decided.
    """

    stored: StoredGame
    view: Any
    seat: int
    decider: int
    ply: int
    next: Moment | None
    laid: tuple[Any, ...]
    at: str | None
    judged: tuple[Attempt, ...]


def replayed(db: sqlite3.Connection, stored: StoredGame, learner: str, ply: int) -> Replayed:
    """A finished game before this ply (0: just dealt; as many as there are: its end), as this child saw it.

    Raises IndexError where there is no such ply, LookupError for a child who did not play, and UnreadableGame.
    """
    if not 0 <= ply <= stored.plies:
        raise IndexError(f"there is no ply {ply}")
    seat = next((one.seat for one in stored.seats if one.learner == learner), None)
    if seat is None:
        raise LookupError(learner)
    played(db, stored)  # a record that breaks later on is not shown up to there: its cards may not be those played
    table = table_at(db, stored, ply)
    laid = uses_of(stored.game).laid_in(games.plies(db, stored.id)[:ply])
    moment, at, game = None, None, GAMES[stored.game]
    if ply < stored.plies:
        row = games.plies(db, stored.id, after=ply)[0]
        later = table.copy()
        move = replay_ply(game, later, Ply(row.seat, row.move, row.shuffles))
        moment = Moment(ply, row.seat, move, game.shown(table, row.seat, move, later)).seen_by(seat)
        at = row.at
    judged = tuple(row for row in attempts.of_game(db, stored.id) if row.learner == learner and row.ply == ply)
    return Replayed(stored, table.view(seat), seat, next_seat(table), ply, moment, laid, at, judged)
