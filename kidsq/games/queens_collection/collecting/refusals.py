"""Why a move of this turn is refused in `rivals` and `teams`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kidsq.games.contract import IllegalMove
from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS
from kidsq.games.queens_collection.editions import partner
from kidsq.games.queens_collection.moves import REVEAL, STOP, Move, is_couple
from kidsq.games.queens_collection.refusals import missing

if TYPE_CHECKING:
    from kidsq.games.queens_collection.collecting.table import CollectingTable


def why_not(table: CollectingTable, move: Move) -> IllegalMove:
    """The reason why this move, whose cards are held, is not among the legal ones."""
    if table.decision == "reveal":
        return IllegalMove("nothing_to_reveal" if move is REVEAL else "reveal_first")
    if move in (REVEAL, STOP):
        return IllegalMove("revealing_is_over")
    if move.kind == "done":
        return IllegalMove("take_first")
    if table.decision == "more" and move.kind != "pair":
        return IllegalMove("pairs_only")
    return _why_no_cards(table, move)


def _why_no_cards(table: CollectingTable, move: Move) -> IllegalMove:
    mate = partner(table.edition, table.mover) if move.kind == "share" else None
    there = table.display if mate is None else table.hands[mate]
    if lacking := missing(move.got, there):
        return IllegalMove("not_on_display" if mate is None else "not_theirs", card=lacking)
    if move.kind == "pair":
        if is_couple(move.cards) and move.cards[0] == move.colour:
            return IllegalMove("couple_is_another", colour=COLOURS[move.colour])
        return IllegalMove("no_pair")
    if len(move.cards) != len(move.got):
        return IllegalMove("as_many")
    return IllegalMove("same_kind", card=CARD_NAMES[min(set(move.cards) & set(move.got))])
