"""Why a move is refused, whichever way is played: a code and values, only worked out once a move has been refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kidsq.games.contract import IllegalMove
from kidsq.games.queens_collection.cards import CARD_NAMES
from kidsq.games.queens_collection.moves import Move

if TYPE_CHECKING:
    from kidsq.games.queens_collection.table import Table

_KINDS: Final = {
    "coop": ("swap", "carry", "renew", "exchange", "pass"),
    "solo": ("swap", "carry", "renew"),
    "rivals": ("reveal", "stop", "pair", "done", "trade"),
    "teams": ("reveal", "stop", "pair", "done", "trade", "share"),
}


def why_not_at_all(table: Table, move: Move, seat: int | None) -> IllegalMove | None:
    """The reason why this seat cannot play this move now, as far as turns and its own cards go."""
    if table.mover < 0:
        return IllegalMove("over")
    if seat not in (None, table.mover):
        return IllegalMove("another_seat", seat=table.mover)
    if move.kind not in _KINDS[table.edition]:
        return IllegalMove("not_in_this_game", move=move.kind)
    lacking = missing(move.cards, table.hands[table.mover])
    return IllegalMove("not_held", card=lacking) if lacking else None


def missing(cards: Sequence[int], there: Sequence[int]) -> str | None:
    """The name of the first card that is not there."""
    lacking = Counter(cards) - Counter(there)
    return CARD_NAMES[min(lacking)] if lacking else None
