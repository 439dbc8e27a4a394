"""The bots at a table: one ply for each request, or all until a person decides, each time in one transaction."""

from __future__ import annotations

import sqlite3
from typing import Final

from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens import Move
from kidsq.play.bot_decision import friends_move
from kidsq.play.current_game import keep
from kidsq.play.pauses import held_up
from kidsq.play.people import Chance, Reply, Visitor, refused
from kidsq.play.turn import Request, check_ply, one_ply_on, open_request, write_ply
from kidsq.store.db.database import writing
from kidsq.store.play import questions
from kidsq.store.play.games import PlyTaken

LONGEST_ROUND: Final = 80
"""Bot plies in one request at most; four friends rarely need more than eight."""


def let_bot_go(
    db: sqlite3.Connection, visitor: Visitor, game_id: str, ply: str, chance: Chance, *, to_my_turn: bool = False
) -> Reply:
    """Let the next bot play its ply, or all of them until a person decides.

    A late request (another tablet was first) changes nothing and is no mistake. Raises NotHere. All plies of a request
    are stored together: a slow disk is waited for once, and a stopped server goes on where the screen is.
    """
    with writing(db):
        request = open_request(db, visitor, game_id, chance)
        off = check_ply(request.stored, ply)
        if off is not None:
            return off if off.kind == "refused" else Reply()
        now = before = request.known
        for _ in range(LONGEST_ROUND if to_my_turn else 1):
            if now is not before:
                request = one_ply_on(request, now)
            move = _decided(request)
            if move is None:
                break
            try:
                now = write_ply(request, move, None, friends_ask=not to_my_turn)
            except PlyTaken:
                return refused("too_long")
    keep(game_id, now)
    return Reply(since=before.ply if now is not before else None)


def _decided(request: Request) -> Move | None:
    """The friend's move: the one with which it waited for an answer, else a new one; None while no friend may play."""
    db, stored, table, chance = request.db, request.stored, request.table, request.chance
    if stored.ended_at is not None or held_up(db, stored, chance.at):
        return None
    committed = questions.committed_at(db, stored.id, table.ply)
    if committed is None:
        return friends_move(db, stored, table, chance.rng)
    move: Move = GAMES[stored.game].read_move(committed)
    return move
