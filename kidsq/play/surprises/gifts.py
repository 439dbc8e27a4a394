"""What each finished game brings to a child, by their number alone: no chance, no clock, nothing to be good at."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

GIFTS: Final = (
    # -- the first ten
    *("hall-lantern", "garden-hedgehog", "visit-friend-bruno", "wear-crown-feelers", "hall-clock"),
    *("garden-water", "visit-friend-dotti", "hall-fish", "garden-bird", "wear-extras-wings"),
    # -- to the twentieth
    *("hall-teapot", "visit-friend-pippa", "garden-pinwheel", "wear-gown-starry", "hall-horse"),
    *("garden-frog", "visit-friend-hugo", "hall-music", "garden-snail", "wear-crown-fan"),
    # -- to the thirtieth
    *("hall-fire", "visit-friend-fenna", "garden-bees", "wear-extras-scarf", "garden-pumpkin"),
    *("hall-telescope", "wear-crown-ears", "visit-friend-tilo", "garden-moth", "hall-picture"),
    # -- to the fortieth
    *("wear-gown-rainbow", "garden-mole", "visit-owl", "hall-globe", "wear-extras-bird"),
    *("garden-kite", "wear-crown-horn", "garden-fountain", "wear-extras-fireflies", "garden-cat"),
)
"""The gift of the first game, of the second, and so on; what stands before the dash is where it is seen."""


def due(games: int, had: Collection[str]) -> tuple[str, ...]:
    """What a child has not got yet of all that so many games bring, the earliest first."""
    return tuple(one for one in GIFTS[:games] if one not in had)


def of_kind(kind: str) -> tuple[str, ...]:
    """All gifts of one kind, by the second part of their names."""
    return tuple(what for one in GIFTS for which, _dash, what in [one.partition("-")] if which == kind)
