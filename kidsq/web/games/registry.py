"""Every game that has pages: a folder beside this module and a line here."""

from __future__ import annotations

from kidsq.web.games.lookups import PAGES
from kidsq.web.games.queens_collection.pages import PAGES as queens_collection
from kidsq.web.games.sleeping_queens.pages import PAGES as sleeping_queens

PAGES["sleeping_queens"] = sleeping_queens
PAGES["queens_collection"] = queens_collection

__all__ = ["PAGES"]
