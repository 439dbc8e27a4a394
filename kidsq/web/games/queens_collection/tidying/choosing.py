"""What can follow each choice of cards, and what is meant to be chosen, as table.js reads it."""

from __future__ import annotations

import json
from itertools import combinations

from kidsq.games.queens_collection import TidyingView
from kidsq.games.queens_collection.cards import COLOURS
from kidsq.games.queens_collection.moves import MOST_LAID
from kidsq.play.games.queens_collection.advice import Shown
from kidsq.play.games.queens_collection.possible import Possible, possible


def can(view: TidyingView) -> str:
    """By places of cards of one's own hand ("0 2", none for what goes without a card): what can be done with them.

    do: kinds of moves. pairs: colours of two meeples that may change places. theirs: cards to be had for this one.
    """
    places = range(len(view.hand))
    chosen = [some for number in range(MOST_LAID + 1) for some in combinations(places, number)]
    found = {" ".join(map(str, some)): possible(view, [view.hand[place] for place in some]) for some in chosen}
    return json.dumps({key: _told(one) for key, one in found.items() if one.kinds}, separators=(",", ":"))


def _told(one: Possible) -> dict[str, list[str]]:
    told: dict[str, list[str]] = {
        "do": [*one.kinds],
        "pairs": [f"{COLOURS[first]} {COLOURS[second]}" for first, second in one.pairs],
        "theirs": [f"{seat}:{place}" for seat, place in one.exchange],
    }
    return {name: some for name, some in told.items() if some}


def way(found: Shown) -> str:
    """The taps that lead to this: the places of the cards, the meeples, and the box."""
    return json.dumps({"cards": found.cards, "meeples": _meeples(found), "box": _box(found)}, separators=(",", ":"))


def hints(found: Shown) -> frozenset[str]:
    """All of them, as the form sends them."""
    return frozenset((*map(str, found.cards), *_meeples(found), _box(found)))


def _meeples(found: Shown) -> list[str]:
    return [f"{COLOURS[colour]}@{COLOURS[box]}" for colour, box in found.meeples]


def _box(found: Shown) -> str:
    return COLOURS[found.box] if found.box >= 0 else ""
