"""Every game for which a table does more than play it: a folder beside this module and a line here."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from kidsq.games import queens_collection, sleeping_queens
from kidsq.games.contract import AnyState, Game, Move, View
from kidsq.games.registry import GAMES
from kidsq.play.games.contract import AnyUses, PlainUses, TableGame
from kidsq.play.games.queens_collection import uses as of_queens_collection
from kidsq.play.games.sleeping_queens import uses as of_sleeping_queens

_T = TypeVar("_T", bound=AnyState)
_M = TypeVar("_M", bound=Move)
_V = TypeVar("_V", bound=View)


def _checked(uses: TableGame[_T, _M, _V], game: Game[Any, _T, _M, _V]) -> AnyUses:
    """The uses as they are; a type checker finds what they lack, or where they are of another game's table."""
    return uses


USES: Final[dict[str, AnyUses]] = {
    sleeping_queens.NAME: _checked(of_sleeping_queens, sleeping_queens),
    queens_collection.NAME: _checked(of_queens_collection, queens_collection),
}
"""By code of the game."""


def practice_for(game: str) -> AnyUses:
    """What a table does for this game."""
    return USES.get(game) or PlainUses(GAMES[game])
