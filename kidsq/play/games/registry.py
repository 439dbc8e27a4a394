"""Every game for which a table does more than play it: a folder beside this module and a line here."""

from __future__ import annotations

from typing import Final

from kidsq.games.registry import GAMES
from kidsq.play.games.contract import PlainUses, TableGame
from kidsq.play.games.sleeping_queens import uses as sleeping_queens

USES: Final[dict[str, TableGame]] = {
    "sleeping_queens": sleeping_queens,
}
"""By code of the game."""


def uses_of(game: str) -> TableGame:
    """What a table does for this game."""
    return USES.get(game) or PlainUses(GAMES[game])
