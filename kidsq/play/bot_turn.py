"""The bots at a table: those of a request play until something happens, or a person decides, in one transaction."""

from __future__ import annotations

from typing import Final

from kidsq.games.contract import Move
from kidsq.games.registry import GAMES
from kidsq.play.bot_decision import bots_move
from kidsq.play.request import Request, held_up, in_one_transaction
from kidsq.play.turn import check_ply, write_ply
from kidsq.play.visitor import Reply, refused
from kidsq.store.play import questions
from kidsq.store.play.games import PlyTaken

LONGEST_ROUND: Final = 80
"""Bot plies in one request at most; four bots rarely need more than eight."""


@in_one_transaction
def let_bot_go(request: Request, ply: str, *, to_my_turn: bool = False) -> Reply:
    """Let the next bot play, and those after it as long as nothing has happened, or all until a person decides.

    A late request (another tablet was first) changes nothing and is no mistake. Raises NotHere. All plies of a request
    are stored together: a slow disk is waited for once, and a stopped server goes on where the screen is.
    """
    off = check_ply(request.stored, ply)
    if off is not None:
        return off if off.kind == "refused" else Reply()
    before = request.table.ply
    for _ in range(LONGEST_ROUND):
        move = _decided(request)
        if move is None:
            break
        try:
            write_ply(request, move, None, bots_ask=not to_my_turn)
        except PlyTaken:
            return refused("too_long")
        if not to_my_turn and not request.uses.is_passing(move, request.table):
            break
    return Reply(since=before if request.table.ply > before else None)


def _decided(request: Request) -> Move | None:
    """The bot's move: the one with which it waited for an answer, else a new one; None while no bot may play."""
    if request.stored.ended_at is not None or held_up(request):
        return None
    committed = questions.committed_at(request.db, request.game_id, request.table.ply)
    if committed is None:
        return bots_move(request, request.known)
    move: Move = GAMES[request.stored.game].read_move(committed)
    return move
