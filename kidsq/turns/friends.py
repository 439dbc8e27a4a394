"""The bots at a table: each ply in a transaction of its own, so that a stopped server goes on where it was."""

from __future__ import annotations

import sqlite3
from typing import Final

from kidsq.games.sleeping_queens import Move, Table, read_move
from kidsq.store import questions
from kidsq.store.database import writing
from kidsq.store.games import PlyTaken, StoredGame
from kidsq.turns.deciding import friends_move
from kidsq.turns.holding import held_up
from kidsq.turns.people import Chance, Reply, Visitor, refused
from kidsq.turns.played import keep
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
            if request.stored.ended_at is not None or held_up(db, request.stored, chance.at):
                break
            table = request.table
            move = _decided(db, request.stored, table, chance)
            if move is None:
                break
            try:
                now = write_ply(request, move, None, friends_ask=not to_my_turn)
            except PlyTaken:
                return refused("too_long")
        keep(game_id, now)
        first = table.ply if first is None else first
    return Reply(since=first)


def _decided(db: sqlite3.Connection, stored: StoredGame, table: Table, chance: Chance) -> Move | None:
    """The friend's move: the one with which it waited for an answer, else a new one."""
    committed = questions.committed_at(db, stored.id, table.ply)
    return friends_move(db, stored, table, chance.rng) if committed is None else read_move(committed)
