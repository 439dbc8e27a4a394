"""Every game that has pages: a folder beside this module and a line here."""

from __future__ import annotations

from typing import Final

from kidsq.web.games.contract import GamePages
from kidsq.web.games.lookups import register
from kidsq.web.games.queens_collection.pages import PAGES as queens_collection
from kidsq.web.games.sleeping_queens import pages as sleeping_queens

PAGES: Final[dict[str, GamePages]] = {"sleeping_queens": sleeping_queens, "queens_collection": queens_collection}
"""By code of the game."""

register(PAGES)
