"""Every game for which a table does more than play it: a folder beside this module and a line here."""

from __future__ import annotations

from typing import Final

from kidsq.games import queens_collection, sleeping_queens
from kidsq.games.registry import GAMES
from kidsq.play.games.contract import AnyUses, Uses
from kidsq.play.games.queens_collection.uses import CollectionUses
from kidsq.play.games.sleeping_queens.uses import QueensUses

USES: Final[dict[str, AnyUses]] = {
    sleeping_queens.NAME: QueensUses(sleeping_queens.GAME),
    queens_collection.NAME: CollectionUses(queens_collection.GAME),
}
"""By code of the game."""


def practice_for(game: str) -> AnyUses:
    """What a table does for this game."""
    return USES.get(game) or Uses(GAMES[game])
