"""A child's games as records, for a file to take along. Everybody else at the table is a seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kidsq.games.contract import next_seat
from kidsq.games.record import Ply, as_line, line_of, replay_ply
from kidsq.games.registry import GAMES
from kidsq.learning.attempt import Attempt
from kidsq.play.current_game import played, table_at
from kidsq.play.moment import Moment
from kidsq.play.unreadable import UnreadableGame, reading
from kidsq.store.db.session import Session
from kidsq.store.play import attempts, games
from kidsq.store.play.games import SeatKind, StoredGame

# -- a game that is over, looked at again ------------------------------------------------------------------------------


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


def replayed(db: Session, stored: StoredGame, learner: str, ply: int) -> Replayed:
    """A finished game before this ply (0: just dealt; as many as there are: its end), as this child saw it.

    Raises IndexError where there is no such ply, LookupError for a child who did not play, and UnreadableGame.
    """
    if not 0 <= ply <= stored.plies:
        raise IndexError(f"there is no ply {ply}")
    seat = next((one.seat for one in stored.seats if one.learner == learner), None)
    if seat is None:
        raise LookupError(learner)
    whole = played(db, stored)  # a record that breaks later on is not shown up to there: its cards may be others
    table = table_at(db, stored, ply)
    laid = tuple([one for one in whole.laid if one.ply < ply])
    moment, at, game = None, None, GAMES[stored.game]
    if ply < stored.plies:
        row = games.plies(db, stored.id, after=ply)[0]
        later = table.copy()
        move = replay_ply(game, later, Ply(row.seat, row.move, row.shuffles))
        moment = Moment(ply, row.seat, move, game.shown(table, row.seat, move, later)).seen_by(seat)
        at = row.at
    judged = tuple(row for row in attempts.of_game(db, stored.id) if row.learner == learner and row.ply == ply)
    return Replayed(stored, table.view(seat), seat, next_seat(table), ply, moment, laid, at, judged)


# -- games as records, to take along -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game of a child. seat: the child's own; others: the other chairs; winners: seats, none while it goes on.

    whole: what is stored of it can be written down as a record, whether or not its moves keep to the rules.
    """

    game_id: str
    game: str
    edition: str
    began_at: str
    ended_at: str | None
    plies: int
    seat: int
    others: tuple[tuple[int, SeatKind], ...]
    winners: tuple[int, ...] = ()
    whole: bool = True

    @property
    def has_record(self) -> bool:
        """True if a record may be exported: the game has ended, and all other seats were bots."""
        return self.ended_at is not None and self.whole and all(kind == "bot" for _, kind in self.others)


def sitting(db: Session, game_id: str, learner: str) -> Sitting:
    """A game as this child sat at it; the child must have."""
    stored = games.load(db, game_id)
    assert stored is not None
    seat = next(one.seat for one in stored.seats if one.learner == learner)
    return Sitting(
        game_id=game_id,
        game=stored.game,
        edition=stored.edition,
        began_at=stored.created_at,
        ended_at=stored.ended_at,
        plies=stored.plies,
        seat=seat,
        others=tuple((one.seat, one.kind) for one in stored.seats if one.seat != seat),
        winners=_winners(stored.result_json),
        whole=stored.ended_at is None or _lines(db, stored) is not None,
    )


def has_record(db: Session, game_id: str) -> bool:
    """True if a game, such as one of a whole class, has ended and can be written down as a record."""
    stored = games.load(db, game_id)
    return stored is not None and stored.ended_at is not None and _lines(db, stored) is not None


def record_lines(db: Session, game_id: str) -> Iterator[str]:
    """A game that has ended as a record, which `kidsq replay` checks.

    Nothing for a game that goes on, or in which other people sat: its record would show their cards. One that ended
    with the lesson has no result line, and `kidsq replay` says that it ends in the middle. One that breaks the rules is
    given as it is stored; nothing where not even that can be written down.
    """
    stored = games.load(db, game_id)
    if stored is None or stored.ended_at is None or sum(seat.kind != "bot" for seat in stored.seats) > 1:
        return
    for line in _lines(db, stored) or ():
        yield line + "\n"


def _lines(db: Session, stored: StoredGame) -> list[str] | None:
    """A game that has ended, line by line; None where what is stored cannot be put into lines."""
    try:
        with reading(stored.id):
            plies = [as_line(line_of(Ply(row.seat, row.move, row.shuffles))) for row in games.plies(db, stored.id)]
            end = [] if stored.result_json is None else [stored.result_json]
            return [stored.header_json, *plies, *end]
    except UnreadableGame:
        return None


def _winners(result_json: str | None) -> tuple[int, ...]:
    """The seats that a result says have won; none where it cannot be read."""
    try:
        return tuple(map(int, json.loads(result_json or "{}").get("result", {}).get("winners", ())))
    except (ValueError, TypeError, AttributeError, RecursionError):
        return ()
