"""All that a hand can pay for, looked up: hands have three cards at most, so there are two hundred of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from operator import itemgetter

from kidsq.games.queens_collection.cards import ALL_COLOURS, Cards, choices
from kidsq.games.queens_collection.moves import (
    MOST_LAID,
    Move,
    is_couple,
    is_wild,
    pays_swap,
    renew,
    swaps,
)

Row = tuple[Move | None, ...]


@dataclass(frozen=True, slots=True)
class HandMoves:
    """swaps: colour, another one after it, and the moves by boxes. wild: what pays a carry. renewals: fewest first."""

    swaps: tuple[tuple[int, int, Row], ...]
    wild: tuple[Cards, ...]
    renewals: tuple[Move, ...]


@cache
def moves_of(hand: Cards, couples: bool) -> HandMoves:
    """What this sorted hand allows by itself. couples: whether two equal cards are a joker."""
    laid = [cards for number in range(1, MOST_LAID + 1) for cards in choices(hand, number)]
    # A payment of three has a couple in it.
    paying = laid if couples else [cards for cards in laid if len(cards) < MOST_LAID and not is_couple(cards)]
    return HandMoves(
        swaps=tuple(
            (one, other, swaps(cards, one, other))
            for cards in paying
            for one, other in combinations(ALL_COLOURS, 2)
            if pays_swap(cards, one, other)
        ),
        wild=tuple(cards for cards in paying if is_wild(cards)),
        renewals=tuple(map(renew, laid)),
    )


@cache
def picker(boxes: tuple[int, ...], others: tuple[int, ...]) -> Callable[[Row], tuple[Move, ...]]:
    """Picks from a row the swaps of a colour that stands on `boxes` with one that stands on `others`."""
    wanted = [here * len(ALL_COLOURS) + there for here in boxes for there in others if here != there]
    if len(wanted) > 1:
        return itemgetter(*wanted)
    return lambda row: tuple(row[number] for number in wanted)  # type: ignore[misc]
