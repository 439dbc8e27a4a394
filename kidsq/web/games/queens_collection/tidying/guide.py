"""Where the pointing hand of a new child goes: first the cards, then who moves."""

from __future__ import annotations

import json

from kidsq.games.queens_collection import TidyingView
from kidsq.games.queens_collection.cards import COLOURS, JOKER
from kidsq.games.queens_collection.tidying.advice import best_help


def way(view: TidyingView) -> str:
    """The places of the cards, the meeples and the box in the order of the taps; with no good move, a card to renew.

    Empty where there is nothing to tap.
    """
    found = best_help(view)
    if found is None:
        plain = [place for place, card in enumerate(view.hand) if card != JOKER]
        return json.dumps({"cards": plain[:1], "meeples": [], "box": ""}) if plain and view.draw_size else ""
    hand, places = list(view.hand), list[int]()
    for card in found.move.cards:
        places.append(next(place for place, one in enumerate(hand) if one == card and place not in places))
    meeples = [f"{COLOURS[colour]}@{COLOURS[box]}" for colour, box in found.move.meeples]
    box = COLOURS[found.move.box] if found.move.box >= 0 else ""
    return json.dumps({"cards": places, "meeples": meeples, "box": box})
