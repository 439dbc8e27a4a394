"""What can be done with a hand and the cards that lie open, or with the partner's hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kidsq.games.queens_collection.cards import ALL_COLOURS, JOKER, Cards, choices
from kidsq.games.queens_collection.moves import MOST_LAID, Move, pair


def pairs(hand: Cards, display: Cards) -> Iterator[Move]:
    """Every pair of a hand's card, or couple, and a card of the display."""
    kinds = sorted(set(hand))
    couples = [card for card in kinds if card != JOKER and hand.count(card) > 1]
    for card in sorted(set(display)):
        for mine in kinds:
            if mine != JOKER and card in (mine, JOKER):
                yield pair((mine,), card, mine)
            elif mine == JOKER:
                for colour in ALL_COLOURS if card == JOKER else (card,):
                    yield pair((JOKER,), card, colour)
        for couple in couples:
            for colour in ALL_COLOURS if card == JOKER else (card,):
                if colour != couple:
                    yield pair((couple, couple), card, colour)


def swaps_of_cards(hand: Cards, others: Cards, move: Callable[[Cards, Cards], Move]) -> Iterator[Move]:
    """Every way to give one to three cards for as many others, no kind on both sides. move: makes a move of it."""
    for number in range(1, min(MOST_LAID, len(hand), len(others)) + 1):
        for got in choices(tuple(sorted(others)), number):
            kinds = set(got)
            for given in choices(hand, number):
                if kinds.isdisjoint(given):
                    yield move(given, got)
