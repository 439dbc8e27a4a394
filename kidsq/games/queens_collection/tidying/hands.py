"""All that a hand can pay for, looked up: hands have three cards at most, so there are two hundred of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from operator import itemgetter

from kidsq.games.queens_collection.cards import ALL_COLOURS, Cards, choices
from kidsq.games.queens_collection.moves import MOST_LAID, Move, SwapRow, is_couple, is_wild, pays_swap, renew, swaps


@dataclass(frozen=True, slots=True)
class Payment:
    """pairs: the colours whose meeples it lets change places. wild: whether it lets one be carried."""

    cards: Cards
    pairs: tuple[tuple[int, int], ...]
    wild: bool


def _laid(hand: Cards) -> list[Cards]:
    return [cards for number in range(1, MOST_LAID + 1) for cards in choices(hand, number)]


@cache
def payments(hand: Cards, couples: bool) -> tuple[Payment, ...]:
    """Everything that a sorted hand can pay with. couples: whether two equal cards are a joker."""
    # A payment of three has a couple in it.
    laid = [cards for cards in _laid(hand) if couples or (len(cards) < MOST_LAID and not is_couple(cards))]
    found = (
        Payment(
            cards,
            tuple(pair for pair in combinations(ALL_COLOURS, 2) if pays_swap(cards, *pair)),
            is_wild(cards),
        )
        for cards in laid
    )
    return tuple(payment for payment in found if payment.pairs or payment.wild)


@dataclass(frozen=True, slots=True)
class HandMoves:
    """swaps: colour, another one after it, and the moves by boxes. wild: what pays a carry. renewals: fewest first."""

    swaps: tuple[tuple[int, int, SwapRow], ...]
    wild: tuple[Cards, ...]
    renewals: tuple[Move, ...]


@cache
def moves_of(hand: Cards, couples: bool) -> HandMoves:
    """What this sorted hand allows by itself."""
    paying = payments(hand, couples)
    return HandMoves(
        swaps=tuple((*pair, swaps(payment.cards, *pair)) for payment in paying for pair in payment.pairs),
        wild=tuple(payment.cards for payment in paying if payment.wild),
        renewals=tuple(map(renew, _laid(hand))),
    )


@cache
def picker(boxes: tuple[int, ...], others: tuple[int, ...]) -> Callable[[SwapRow], tuple[Move, ...]]:
    """Picks from a row the swaps of a colour that stands on `boxes` with one that stands on `others`."""
    wanted = [here * len(ALL_COLOURS) + there for here in boxes for there in others if here != there]
    if len(wanted) > 1:
        return itemgetter(*wanted)
    return lambda row: tuple(row[number] for number in wanted)
