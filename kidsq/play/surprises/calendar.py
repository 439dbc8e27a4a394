"""What comes to a child with its next game, by what has come already: no chance, no clock, nothing to be good at.

Names: `castle`; `visit-` and who comes, a keepsake or a friend; `garden-` and who lives there;
`wear-`, the part of the wardrobe and the choice; `room-` and the family of sums it belongs to.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

FIRST: Final = 4
"""The game with which the first one comes; until then there is enough that is new."""
CASTLE: Final = "castle"
FRIENDS: Final = ("friend-bruno", "friend-dotti", "friend-pippa", "friend-hugo", "friend-fenna", "friend-tilo", "owl")
GARDEN: Final = ("water", "hedgehog", "bird", "frog", "snail", "bees", "moth", "mole", "cat")
WEAR: Final = (
    *("crown-feelers", "extras-wings", "gown-starry", "crown-fan", "extras-scarf", "crown-ears"),
    *("gown-rainbow", "extras-bird", "crown-horn", "extras-fireflies"),
)
_TURNS: Final = ("visit", "garden", "visit", "wear")
ROOM: Final = "room-"


def is_room(name: str) -> bool:
    """True of a room of the castle, which opens when a family of sums is sure, at any game."""
    return name.startswith(ROOM)


def next_one(games: int, had: Collection[str], kept: Sequence[str]) -> str | None:
    """What comes with the game that has just ended; None: it is too early, or all has come.

    games: so many the child has finished. had: what has come before. kept: the names of what it has won for good, the
    earliest first. Who has played long before there was this calendar gets one with each game, too.
    """
    so_far = sum(not is_room(one) for one in had)
    if so_far > games - FIRST:
        return None
    if CASTLE not in had:
        return CASTLE
    kinds = {
        "visit": [f"visit-{one}" for one in (*kept, *FRIENDS)],
        "garden": [f"garden-{one}" for one in GARDEN],
        "wear": [f"wear-{one}" for one in WEAR],
    }
    turn = _TURNS[(so_far - 1) % len(_TURNS)]
    in_order = [*kinds.pop(turn), *(one for names in kinds.values() for one in names)]
    return next((one for one in in_order if one not in had), None)
