"""Every game that has pages: a folder beside this module and a line here."""

from __future__ import annotations

from kidsq.web.games.contract import PAGES, register
from kidsq.web.games.sleeping_queens import pages as sleeping_queens_pages

__all__ = ["PAGES"]

register("sleeping_queens", sleeping_queens_pages)
