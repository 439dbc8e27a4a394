"""The Queen's Collection: its rules, together and against each other, its editions and its bots."""

from typing import Final

from kidsq.games.contract import Game, GameInfo
from kidsq.games.queens_collection.bots import BOTS, USUAL_BOTS, choose
from kidsq.games.queens_collection.cards import card_codes, card_names
from kidsq.games.queens_collection.collecting.table import CollectingTable
from kidsq.games.queens_collection.collecting.view import CollectingView
from kidsq.games.queens_collection.dealing import MAY_HOLD, SETUP_KEYS, Deal, deal, read_setup
from kidsq.games.queens_collection.editions import EDITIONS, ENDINGS, NAME, is_tidying
from kidsq.games.queens_collection.moves import Move, read_move
from kidsq.games.queens_collection.story import shown
from kidsq.games.queens_collection.table import Table
from kidsq.games.queens_collection.tidying.table import TidyingTable
from kidsq.games.queens_collection.tidying.view import TidyingView
from kidsq.games.queens_collection.view import View

INFO: Final = GameInfo(
    code=NAME,
    editions=EDITIONS,
    bots=BOTS,
    endings=ENDINGS,
    setup_keys=SETUP_KEYS,
    setup_may_hold=MAY_HOLD,
    usual_bots=USUAL_BOTS,
)


def start(setup: Deal) -> Table:
    return TidyingTable(setup) if is_tidying(setup.edition) else CollectingTable(setup)


class QueensCollection(Game[Deal, Table, Move, View]):
    INFO = INFO
    deal = staticmethod(deal)
    start = staticmethod(start)
    read_setup = staticmethod(read_setup)
    read_move = staticmethod(read_move)
    card_names = staticmethod(card_names)
    card_codes = staticmethod(card_codes)
    choose = staticmethod(choose)
    shown = staticmethod(shown)


GAME: Final = QueensCollection()

__all__ = [
    "BOTS",
    "EDITIONS",
    "GAME",
    "INFO",
    "NAME",
    "CollectingTable",
    "CollectingView",
    "Deal",
    "Move",
    "Table",
    "TidyingTable",
    "TidyingView",
    "View",
    "card_codes",
    "card_names",
    "choose",
    "deal",
    "read_move",
    "read_setup",
    "shown",
    "start",
]
