"""The bots at a table: each ply in a transaction of its own, so that a stopped server goes on where it was."""

from __future__ import annotations

import sqlite3
from typing import Final

from kidsq.games.sleeping_queens import choose
from kidsq.store.database import writing
from kidsq.store.games import PlyTaken
from kidsq.turns.people import Chance, Reply, Visitor, refused
from kidsq.turns.played import keep
from kidsq.turns.sharing import is_gentle, people_of
from kidsq.turns.taking import check_ply, open_request, write_ply

LONGEST_ROUND: Final = 80
"""Bot plies in one request at most; four friends rarely need more than eight."""


def let_bot_go(
    db: sqlite3.Connection, visitor: Visitor, game_id: str, ply: str, chance: Chance, *, to_my_turn: bool = False
) -> Reply:
    """Let the next bot play its ply, or all of them until a person decides.

    A late request (another tablet was first) changes nothing and is no mistake. Raises NotHere.
    """
    first: int | None = None
    for _ in range(LONGEST_ROUND if to_my_turn else 1):
        with writing(db):
            request = open_request(db, visitor, game_id, chance)
            if first is None:
                off = check_ply(request.stored, ply)
                if off is not None:
                    return off if off.kind == "refused" else Reply()
            table = request.table
            bot = request.stored.seats[table.mover].bot if table.mover >= 0 else None
            if bot is None:
                break
            spared = frozenset(people_of(request.stored)) if is_gentle(request.stored) else frozenset()
            move = choose(bot, table.view(table.mover), chance.rng, gentle=spared)
            try:
                now = write_ply(request, move, None)
            except PlyTaken:
                return refused("too_long")
        keep(game_id, now)
        first = table.ply if first is None else first
    return Reply(since=first)
