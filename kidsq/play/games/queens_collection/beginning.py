"""With which deal a child begins that plays the game for the first time."""

from __future__ import annotations

from collections.abc import Sequence

from kidsq.games.queens_collection import TidyingTable
from kidsq.games.queens_collection.dealing import Deal
from kidsq.games.queens_collection.editions import is_tidying
from kidsq.games.queens_collection.tidying.advice import best_help, is_plain

WANTED_HOME = 2


def begins_well(setup: Deal, people: Sequence[int]) -> bool:
    """True if one of these seats begins, and two different colours of its hand bring two home at once.

    So the first thing that a child does is what the whole game is about. Where they play against each other any will
    do.
    """
    if not is_tidying(setup.edition):
        return True
    if setup.first not in people:
        return False
    best = best_help(TidyingTable(setup).view(setup.first), plainly=True)
    return best is not None and best.home == WANTED_HOME and is_plain(best.move)
