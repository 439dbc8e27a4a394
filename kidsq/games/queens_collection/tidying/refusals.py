"""Why a move of this turn is refused in `coop` and `solo`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kidsq.games.contract import IllegalMove
from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS
from kidsq.games.queens_collection.moves import PASS, Move, is_couple, is_wild, pays_swap
from kidsq.games.queens_collection.refusals import missing

if TYPE_CHECKING:
    from kidsq.games.queens_collection.tidying.table import TidyingTable


def why_not(table: TidyingTable, move: Move) -> IllegalMove:
    """The reason why this move, whose cards are held, is not among the legal ones."""
    left = len(table.draw_pile)
    if move is PASS:
        return IllegalMove("cards_are_left", left=left)
    if move.kind == "renew":
        return IllegalMove("pile_too_short", left=left)
    if move.kind == "exchange":
        return _why_no_exchange(table, move)
    for colour, box in move.meeples:
        if box not in table.where[colour]:
            return IllegalMove("meeple_not_there", colour=COLOURS[colour], box=COLOURS[box])
    return _why_no_carry(move) if move.kind == "carry" else _why_no_swap(move)


def _why_no_carry(move: Move) -> IllegalMove:
    ((_, box),) = move.meeples
    if box == move.box:
        return IllegalMove("same_box", box=COLOURS[box])
    return IllegalMove("no_couples" if is_wild(move.cards) else "carry_needs_joker")


def _why_no_swap(move: Move) -> IllegalMove:
    (one, here), (other, there) = move.meeples
    if one == other:
        return IllegalMove("same_colour", colour=COLOURS[one])
    if here == there:
        return IllegalMove("same_box", box=COLOURS[here])
    if not pays_swap(move.cards, one, other):
        # Two equal cards are one joker, and a swap has two parts.
        return IllegalMove("couple_is_one" if is_couple(move.cards) else "cards_do_not_fit")
    return IllegalMove("no_couples")


def _why_no_exchange(table: TidyingTable, move: Move) -> IllegalMove:
    if not table.draw_pile:
        return IllegalMove("pile_too_short", left=0)
    if move.seat == table.mover or move.seat >= table.players:
        return IllegalMove("not_another_seat", seat=move.seat)
    if lacking := missing(move.got, table.hands[move.seat]):
        return IllegalMove("not_theirs", card=lacking, seat=move.seat)
    return IllegalMove("same_kind", card=CARD_NAMES[move.got[0]])
