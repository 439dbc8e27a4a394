"""What somebody has reached in games that still go on, so that one can be told from another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kidsq.games.contract import AnyState
from kidsq.play.current_game import is_readable, played
from kidsq.play.games.registry import practice_for
from kidsq.play.unreadable import UnreadableGame
from kidsq.store.db.session import Session
from kidsq.store.play.games import StoredGame


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat has won, by name and in the order it came, and its points."""

    won: tuple[str, ...] = ()
    points: int = 0


def readable(db: Session, open_games: Sequence[StoredGame]) -> list[StoredGame]:
    """Those of these games that can be opened: no other one is offered to be carried on."""
    return [stored for stored in open_games if is_readable(db, stored)]


def is_theirs(stored: StoredGame, learner: str | None) -> bool:
    """True if this child has a seat there; without a child, if a guest has."""
    return _seat(stored, learner) is not None


def scores(db: Session, open_games: Sequence[StoredGame], learner: str | None) -> dict[str, Score]:
    """What this child, or without one the first guest, has reached in each of these games, by id."""
    return {stored.id: _score(db, stored, learner) for stored in open_games}


def scores_together(db: Session, open_games: Sequence[StoredGame], learners: Sequence[str]) -> dict[str, Score]:
    """As scores(), for children at one screen: all they have won, and points only of one who plays alone."""
    each = [scores(db, open_games, learner) for learner in learners]
    return {
        stored.id: Score(
            # What is won together is at each seat.
            tuple(dict.fromkeys(name for one in each for name in one[stored.id].won)),
            each[0][stored.id].points if len(each) == 1 else 0,
        )
        for stored in open_games
    }


def _score(db: Session, stored: StoredGame, learner: str | None) -> Score:
    seat = _seat(stored, learner)
    if seat is None:
        return Score()
    try:
        table = played(db, stored).table
    except UnreadableGame:  # its own page says so
        return Score()
    return reached(stored, table, seat)


def reached(stored: StoredGame, table: AnyState, seat: int) -> Score:
    """What this seat has reached at this table."""
    return Score(practice_for(stored.game).won(table, seat), table.broken_off("so_far").points[seat])


def _seat(stored: StoredGame, learner: str | None) -> int | None:
    for one in stored.seats:
        if one.learner == learner if learner else one.kind == "guest":
            return one.seat
    return None
