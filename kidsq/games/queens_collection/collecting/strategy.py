"""What a move is worth to a seat, judged from its view alone. The unit is one point."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kidsq.games.queens_collection.cards import ALL_COLOURS, JOKER, Cards, deck, without
from kidsq.games.queens_collection.collecting.takes import pairs
from kidsq.games.queens_collection.collecting.view import CollectingView
from kidsq.games.queens_collection.moves import Move

MEEPLE: Final = 2
BOX: Final = 3

# Tuned by play against each other; see benchmarks/RESULTS.md.
USEFUL = 0.5
USEFUL_LATE = 0.7
SPARE = 0.3
SPARE_LATE = -1.0
LAST_ONE = 0.6
WILD = 0.7
DENY = 1.0
SETUP = 0.8
FULL = 0.05
COUPLE = 0.2
LAY = 0.2
IDLE = 0.1
PUSH = 0.3


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
        return total / max(1, len(self.unseen)) + PUSH * max(0, view.idle - view.players)

    def hand(self, hand: Cards) -> float:
        """What a hand is worth before one takes."""
        view = self.view
        cards = sum(map(self.card, hand)) - FULL * len(hand) ** 2
        return cards + self.plan(hand, view.display, view.left)

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self, card: int, left: Sequence[int] | None = None) -> float:
        """What a card in the hand is worth: what it may still bring, or the point it costs in the end."""
        left = left or self.view.left
        late = self.late
        if card == JOKER:
            return USEFUL * (1 - late) + USEFUL_LATE * late + WILD
        if not left[card]:
            return SPARE * (1 - late) + SPARE_LATE * late
        return USEFUL * (1 - late) + USEFUL_LATE * late + (LAST_ONE if left[card] == 1 and self.boxes else 0.0)

    # -- pairs --------------------------------------------------------------------------------------------------------

    def pair(self, move: Move, left: Sequence[int]) -> float:
        colour = move.colour
        cost = sum(self.card(card, left) for card in move.cards)
        if not left[colour]:
            return -cost
        gain = MEEPLE - cost + IDLE * self.view.idle
        if not self.boxes:
            return gain
        if left[colour] == 1:
            gain += BOX + DENY
        elif left[colour] == 2:
            gain -= SETUP
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
        got, given = (sum(map(self.card, cards)) for cards in (move.got, move.cards))
        after = tuple(sorted((*without(self.view.hand, move.cards), *move.got)))
        couples = sum(after.count(card) > 1 for card in set(after)) - sum(
            self.view.hand.count(card) > 1 for card in set(self.view.hand)
        )
        return got - given - LAY + COUPLE * couples

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
            return -0.5 - LAY
        return 0.0
