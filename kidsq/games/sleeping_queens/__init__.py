"""The card game Sleeping Queens: its rules, its editions and its bots."""

from kidsq.games.sleeping_queens.bots import BOTS, choose
from kidsq.games.sleeping_queens.cards import card_codes, card_names
from kidsq.games.sleeping_queens.dealing import NAME, check_setup, deal
from kidsq.games.sleeping_queens.editions import EDITIONS, FIRST_EDITION, PLAYERS
from kidsq.games.sleeping_queens.moves import Move, read_move
from kidsq.games.sleeping_queens.table import Table
from kidsq.games.sleeping_queens.view import View

start = Table

__all__ = [
    "BOTS",
    "EDITIONS",
    "FIRST_EDITION",
    "NAME",
    "PLAYERS",
    "Move",
    "Table",
    "View",
    "card_codes",
    "card_names",
    "check_setup",
    "choose",
    "deal",
    "read_move",
    "start",
]
