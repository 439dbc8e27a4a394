"""Six friends to play with, weakest first. They see a view and nothing else."""

from __future__ import annotations

from collections.abc import Set
from random import Random
from typing import Final

from kidsq.games.contract import UnknownSetup
from kidsq.games.queens_collection.moves import Move
from kidsq.games.queens_collection.view import View

NOBODY: Final[frozenset[int]] = frozenset()
BOTS: Final = ("dotti", "bruno", "hugo", "pippa", "fenna", "tilo")


def choose(bot: str, view: View, rng: Random, *, gentle: Set[int] = NOBODY) -> Move:
    if bot not in BOTS:
        raise UnknownSetup(f"there is no bot {bot!r}; choose from {', '.join(BOTS)}")
    return rng.choice(view.legal)
