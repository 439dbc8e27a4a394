"""What a friend decides at this table, and the friend who stands in for a child who is away."""

from __future__ import annotations

import sqlite3
from random import Random
from typing import Final

from kidsq.classroom.restrictions import gentle_seats
from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens import Move, Table
from kidsq.play.screen_holder import is_gentle, people_of
from kidsq.store.play.games import StoredGame

STANDS_IN: Final = "bruno"
"""The gentlest bot, so that a child who comes back has taken no queen from another child."""


def friend_on(stored: StoredGame, seat: int) -> str | None:
    """The friend who decides for this seat: its own, or the one who stands in; None where a person decides."""
    if seat < 0:
        return None
    return stored.seats[seat].bot or stored.seats[seat].stand_in


def friends_move(db: sqlite3.Connection, stored: StoredGame, table: Table, rng: Random) -> Move | None:
    """The move of the friend whose decision it is; None where a person decides or the game is over.

    Whom a grown-up wants to be spared is read at every ply, so that it holds in mid-game.
    """
    bot = friend_on(stored, table.mover)
    if bot is None:
        return None
    gentle = is_gentle(stored) or stored.seats[table.mover].stand_in is not None
    spared = frozenset(people_of(stored)) if gentle else gentle_seats(db, stored)
    move: Move = GAMES[stored.game].choose(bot, table.view(table.mover), rng, gentle=spared)
    return move
