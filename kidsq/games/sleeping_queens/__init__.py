"""The card game Sleeping Queens: its rules, its editions and its bots."""

from typing import Final

from kidsq.games.contract import Game, GameInfo
from kidsq.games.sleeping_queens.bots import choose
from kidsq.games.sleeping_queens.cards import card_codes, card_names
from kidsq.games.sleeping_queens.dealing import NAME, SETUP_KEYS, Deal, check_setup, deal, read_setup
from kidsq.games.sleeping_queens.editions import EDITIONS, FIRST_EDITION, PLAYERS
from kidsq.games.sleeping_queens.moves import Move, read_move
from kidsq.games.sleeping_queens.outcome import ENDINGS, QueensOutcome
from kidsq.games.sleeping_queens.personalities import BOTS, USUAL_BOTS
from kidsq.games.sleeping_queens.story import shown
from kidsq.games.sleeping_queens.table import Table
from kidsq.games.sleeping_queens.view import View

INFO: Final = GameInfo(
    code=NAME,
    editions={name: edition.info for name, edition in EDITIONS.items()},
    bots=BOTS,
    endings=ENDINGS,
    setup_keys=SETUP_KEYS,
    usual_bots=USUAL_BOTS,
)


def start(setup: Deal) -> Table:
    return Table(setup)


class SleepingQueens(Game[Deal, Table, Move, View]):
    INFO = INFO
    deal = staticmethod(deal)
    start = staticmethod(start)
    read_setup = staticmethod(read_setup)
    read_move = staticmethod(read_move)
    card_names = staticmethod(card_names)
    card_codes = staticmethod(card_codes)
    choose = staticmethod(choose)
    shown = staticmethod(shown)


GAME: Final = SleepingQueens()

__all__ = [
    "BOTS",
    "EDITIONS",
    "FIRST_EDITION",
    "GAME",
    "INFO",
    "NAME",
    "PLAYERS",
    "Deal",
    "Move",
    "QueensOutcome",
    "Table",
    "View",
    "card_codes",
    "card_names",
    "check_setup",
    "choose",
    "deal",
    "read_move",
    "read_setup",
    "shown",
    "start",
]
