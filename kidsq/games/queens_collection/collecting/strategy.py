"""What a move is worth to a seat, judged from its view alone. The unit is one point."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kidsq.games.queens_collection.cards import ALL_COLOURS, JOKER, Cards, deck, together, without
from kidsq.games.queens_collection.collecting.takes import pairs
from kidsq.games.queens_collection.collecting.view import CollectingView
from kidsq.games.queens_collection.moves import Move

MEEPLE: Final = 2
BOX: Final = 3

# Tuned by play against each other; see benchmarks/RESULTS.md. A card in the hand is worth what it may still bring.
_USEFUL: Final = (0.5, 0.7)
"""Of a colour of which meeples are left: at the beginning of a round, and when one box is left."""
_SPARE: Final = (0.3, -1.0)
"""Of another colour: it can still be traded, or be half a couple; in the end it costs its point."""
_LAST_ONE: Final = 0.6
_WILD: Final = 0.7
_DENIED: Final = 1.0
"""The last meeple of a box, beside its points: nobody else gets it."""
_LAST_FOR_OTHERS: Final = 0.8
_CROWD: Final = 0.05
_COUPLE: Final = 0.2
_TRADE: Final = 0.2
_SOON: Final = 0.2
_IDLE: Final = 0.3
"""For each turn in which nobody took a meeple one is worth more: who waits for a better one waits for ever."""
_PUSH: Final = 0.3


class Outlook:
    """One seat's judgement of the moves it has. boxes: whether it thinks of boxes at all."""

    def __init__(self, view: CollectingView, boxes: bool = True) -> None:
        self.view = view
        self.boxes = boxes
        self._plans: dict[tuple[Cards, Cards, tuple[int, ...]], float] = {}
        self.with_meeples = sum(map(bool, view.left))
        self.late = 1 - (self.with_meeples - 1) / (len(ALL_COLOURS) - 1)
        self.unseen = list(deck(4, 6))
        for cards in (*(hand or () for hand in view.hands), view.display, view.revealed):
            for card in cards:
                if card in self.unseen:
                    self.unseen.remove(card)

    # -- revealing ----------------------------------------------------------------------------------------------------

    def bust_chance(self) -> float:
        """How likely the next card has a colour that lies revealed, as far as this seat can tell."""
        colours = set(self.view.revealed) - {JOKER}
        return sum(card in colours for card in self.unseen) / max(1, len(self.unseen))

    def worth_of_next(self) -> float:
        """What one more card is worth, the loss of those that lie revealed taken off."""
        view = self.view
        held = tuple(sorted((*view.hand, *view.revealed)))
        now, without_them = self.hand(held), self.hand(view.hand)
        total = 0.0
        kinds = Counter(self.unseen)
        for card, number in kinds.items():
            if card != JOKER and card in view.revealed:
                total += number * (without_them - now)
            else:
                total += number * (self.hand(tuple(sorted((*held, card)))) - now)
        return total / max(1, len(self.unseen)) + _PUSH * max(0, view.idle - view.players)

    def hand(self, hand: Cards) -> float:
        """What a hand is worth before one takes."""
        view = self.view
        cards = sum(map(self.card, hand)) - _CROWD * len(hand) ** 2
        return cards + self.plan(hand, view.display, view.left)

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self, card: int, left: Sequence[int] | None = None) -> float:
        """What a card in the hand is worth. left: meeples in the boxes; as they are, unless said otherwise."""
        left = left or self.view.left
        useful = card == JOKER or left[card] > 0
        early, late = _USEFUL if useful else _SPARE
        worth = early + (late - early) * self.late
        if card == JOKER:
            return worth + _WILD
        return worth + (_LAST_ONE if left[card] == 1 and self.boxes else 0.0)

    # -- pairs --------------------------------------------------------------------------------------------------------

    def pair(self, move: Move, left: Sequence[int]) -> float:
        colour = move.colour
        cost = sum(self.card(card, left) for card in move.cards)
        if not left[colour]:
            return -cost
        gain = MEEPLE - cost + _IDLE * self.view.idle
        if not self.boxes:
            return gain
        if left[colour] == 1:
            gain += BOX + _DENIED
        elif left[colour] == 2:
            gain -= _LAST_FOR_OTHERS
        return gain

    def plan(self, hand: Cards, display: Cards, left: tuple[int, ...]) -> float:
        """What the best pairs that can follow are worth together; never less than laying none."""
        key = (hand, display, left)
        if key not in self._plans:
            worthy = (move for move in pairs(hand, display) if self.pair(move, left) > 0)
            self._plans[key] = max((self.with_rest(move, hand, display, left) for move in worthy), default=0.0)
        return self._plans[key]

    def with_rest(self, move: Move, hand: Cards, display: Cards, left: tuple[int, ...]) -> float:
        """What a pair is worth together with the best that can follow it."""
        colour = move.colour
        rest = (*left[:colour], max(0, left[colour] - 1), *left[colour + 1 :])
        return self.pair(move, left) + self.plan(without(hand, move.cards), without(display, move.got), rest)

    def trade(self, move: Move) -> float:
        view = self.view
        got, given = (sum(map(self.card, cards)) for cards in (move.got, move.cards))
        hand = together(without(view.hand, move.cards), move.got)
        before, after = (sum(held.count(card) > 1 for card in set(held)) for held in (view.hand, hand))
        display = (*without(view.display, move.got), *move.cards)
        return got - given - _TRADE + _COUPLE * (after - before) + _SOON * self.soon(hand, display)

    def soon(self, hand: Cards, display: Cards) -> float:
        """What lies there for this seat's next turn, if nobody else takes it."""
        left = self.view.left
        fitting = (card for card in display if card != JOKER and left[card] and (card in hand or JOKER in hand))
        return max((MEEPLE + (BOX if left[card] == 1 else 0) for card in fitting), default=0)

    def worth(self, move: Move) -> float:
        """How much playing this is worth; only differences between the moves of one view mean anything."""
        view = self.view
        if move.kind == "reveal":
            return self.worth_of_next()
        if move.kind == "pair":
            return self.with_rest(move, view.hand, view.display, view.left)
        if move.kind == "trade":
            return self.trade(move)
        if move.kind == "share":
            return -0.5
        return 0.0
