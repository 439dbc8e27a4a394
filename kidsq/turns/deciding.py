"""What a friend decides at this table."""

from __future__ import annotations

from random import Random

from kidsq.games.sleeping_queens import Move, Table, choose
from kidsq.store.games import StoredGame
from kidsq.turns.sharing import is_gentle, people_of


def friends_move(stored: StoredGame, table: Table, rng: Random) -> Move | None:
    """The move of the friend whose decision it is; None where a person decides or the game is over."""
    bot = stored.seats[table.mover].bot if table.mover >= 0 else None
    if bot is None:
        return None
    spared = frozenset(people_of(stored)) if is_gentle(stored) else frozenset()
    return choose(bot, table.view(table.mover), rng, gentle=spared)
