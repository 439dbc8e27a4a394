"""The games. A second one will come to live beside the first."""

from typing import Final

from kidsq.games import sleeping_queens

GAMES: Final = {sleeping_queens.NAME: sleeping_queens}
