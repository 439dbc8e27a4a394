"""What a friend decides at this table, and the friend who stands in for a child who is away."""

from __future__ import annotations

from typing import Final

from kidsq.classroom.restrictions import rules_in
from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens import Move, Table
from kidsq.play.request import Request
from kidsq.play.screen_holder import is_gentle, people_of
from kidsq.store.play.games import StoredGame

STANDS_IN: Final = "bruno"
"""The gentlest bot, so that a child who comes back has taken no queen from another child."""


def friend_on(stored: StoredGame, seat: int) -> str | None:
    """The friend who decides for this seat: its own, or the one who stands in; None where a person decides."""
    if seat < 0:
        return None
    return stored.seats[seat].bot or stored.seats[seat].stand_in


def friends_move(at: Request, table: Table) -> Move | None:
    """At this table, the move of the friend whose decision it is; None where a person decides or the game is over.

    Whom a grown-up wants to be spared is read at every ply, so that it holds in mid-game.
    """
    stored = at.stored
    bot = friend_on(stored, table.mover)
    if bot is None:
        return None
    gentle = is_gentle(stored) or stored.seats[table.mover].stand_in is not None
    spared = frozenset(people_of(stored)) if gentle else _gentle_seats(at)
    move: Move = GAMES[stored.game].choose(bot, table.view(table.mover), at.chance.rng, gentle=spared)
    return move


def _gentle_seats(at: Request) -> frozenset[int]:
    """The children whom no friend attacks, by seat, as set now."""
    sits = ((seat.seat, seat.learner) for seat in at.stored.seats)
    return frozenset(seat for seat, learner in sits if learner and rules_in(*at.set_for(learner)).gentle)
