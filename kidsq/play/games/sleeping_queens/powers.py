"""The power cards laid face up: everybody saw them, and each keeps its face."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kidsq.games.sleeping_queens import Move, Table, read_move
from kidsq.games.sleeping_queens.cards import CARD_NAMES, is_number
from kidsq.games.sleeping_queens.moves import SHIELD_FROM
from kidsq.store.play.games import StoredPly


class LaidPower(NamedTuple):
    """A power card that left a hand, played or swapped. ply: how many lay before; card: its name."""

    ply: int
    seat: int
    card: str


def laid(laid_before: tuple[LaidPower, ...], before: Table, seat: int, move: Move) -> tuple[LaidPower, ...]:
    """The power cards laid with this move too, oldest first."""
    card = _power_laid(move, before.attack.kind if before.attack else "")
    return (*laid_before, LaidPower(before.ply, seat, card)) if card else laid_before


def laid_in(plies: Sequence[StoredPly]) -> tuple[LaidPower, ...]:
    """The power cards that left a hand in these plies, which begin with the game."""
    found: list[LaidPower] = []
    attack = ""
    for row in plies:
        move = read_move(row.move)
        card = _power_laid(move, attack)
        attack = move.kind
        if card:
            found.append(LaidPower(row.ply, row.seat, card))
    return tuple(found)


def _power_laid(move: Move, attack: str) -> str | None:
    """The power card that leaves the hand with this move; never more than one does. attack: what the move answers."""
    if move.kind in ("king", "knight", "potion", "jester"):
        return move.kind
    if move.kind == "block":
        return CARD_NAMES[SHIELD_FROM[attack]]
    return next((CARD_NAMES[card] for card in move.cards if not is_number(card)), None)
