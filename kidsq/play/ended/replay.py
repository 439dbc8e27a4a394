"""A game that is over, looked at again: the table as everybody saw it, with one child's own hand."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from kidsq.games.record import Ply, replay_ply
from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens import View
from kidsq.games.sleeping_queens.story import sights
from kidsq.learning.attempt import Attempt
from kidsq.play.current_game import LaidPower, Moment, played, powers_laid, table_at
from kidsq.store.play import attempts, games
from kidsq.store.play.games import StoredGame


@dataclass(frozen=True, slots=True)
class Replayed:
    """A finished game before one of its plies. view: of the child's seat; next: what happened then, None at the end.

    laid: the power cards laid so far. judged: what the child said or answered at this place. Both oldest first.
    at: when it was decided.
    """

    stored: StoredGame
    view: View
    seat: int
    ply: int
    next: Moment | None
    laid: tuple[LaidPower, ...]
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
    laid = powers_laid(games.plies(db, stored.id)[:ply])
    moment, at = None, None
    if ply < stored.plies:
        row = games.plies(db, stored.id, after=ply)[0]
        later = table.copy()
        move = replay_ply(GAMES[stored.game], later, Ply(row.seat, row.move, row.shuffles))
        moment, at = Moment(ply, row.seat, move, sights(table, move, later), None), row.at
    judged = tuple(row for row in attempts.of_game(db, stored.id) if row.learner == learner and row.ply == ply)
    return Replayed(stored, table.view(seat), seat, ply, moment, laid, at, judged)
