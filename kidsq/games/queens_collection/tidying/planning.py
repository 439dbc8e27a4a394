"""How meeples get home, on a board of small ints: which steps bring some home, and how a game might go on.

An astray meeple points from the box it stands on to its own. Where two stand on each other's boxes, one swap brings
both home; the more such circles there are, the fewer cards it takes. All attempt here is of the board and of open
hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kidsq.games.queens_collection.cards import ALL_COLOURS, Cards, together, without
from kidsq.games.queens_collection.dealing import place
from kidsq.games.queens_collection.moves import Move, carries, swaps
from kidsq.games.queens_collection.tidying.hands import payments

SIDE: Final = len(ALL_COLOURS)


@dataclass(frozen=True, slots=True)
class Taste:
    """What counts how much. The unit is about half a card.

    home: a meeple that comes home. circle: two meeples that stand on each other's boxes. joker, useful, idle: a card in
    the hand, a coloured one useful while meeples of its colour are astray.
    """

    home: float
    circle: float
    joker: float
    useful: float
    idle: float


class Step(NamedTuple):
    """A payment, and the meeple that comes home from `box`; `other`, if not -1, stood at its home and goes to `box`."""

    cards: Cards
    colour: int
    box: int
    other: int

    @property
    def move(self) -> Move:
        if self.other < 0:
            return carries(self.cards, self.colour, self.box)[self.colour - (self.colour > self.box)]
        if self.colour < self.other:
            return swaps(self.cards, self.colour, self.other)[self.box * SIDE + self.colour]
        return swaps(self.cards, self.other, self.colour)[self.colour * SIDE + self.box]


class Board:
    """Where the meeples stand, and how many of each colour are still needed at home."""

    __slots__ = ("at", "beginners", "needed")

    def __init__(self, standing: Sequence[int], fields: int) -> None:
        self.at = list(standing)
        self.beginners = fields < 3
        rows = [self.at[place(colour, 0) : place(colour + 1, 0)] for colour in ALL_COLOURS]
        self.needed = [min(sum(row), fields) - row[colour] for colour, row in enumerate(rows)]

    def copy(self) -> Board:
        new = Board.__new__(Board)
        new.at, new.needed, new.beginners = self.at[:], self.needed[:], self.beginners
        return new

    @property
    def all_home(self) -> bool:
        return not any(self.needed)

    def points(self) -> int:
        clean = 0
        for box in ALL_COLOURS:
            on_it = self.at[box::SIDE]
            clean += 0 < sum(on_it) == on_it[box]
        return 3 * clean - (sum(self.at) - sum(self.at[:: SIDE + 1]))

    def prices(self, taste: Taste) -> list[float]:
        """What each kind of card is worth while it is in a hand."""
        return [taste.useful if needed else taste.idle for needed in self.needed] + [taste.joker]

    def steps(self, hand: Cards, couples: bool, taste: Taste, prices: Sequence[float]) -> Iterator[tuple[float, Step]]:
        """What this hand can do to bring meeples home, with what it is worth."""
        at = self.at
        for payment in payments(hand, couples):
            cards = payment.cards
            cost = sum([prices[card] for card in cards])  # a list is the quicker one here
            for one, other in payment.pairs:
                there, back = at[other * 8 + one], at[one * 8 + other]
                if there and back:
                    yield 2 * taste.home - taste.circle - cost, Step(cards, one, other, other)
                if there:
                    yield from self._brings(cards, one, other, taste, cost)
                if back:
                    yield from self._brings(cards, other, one, taste, cost)
            if payment.wild:
                for colour in ALL_COLOURS:
                    if self.needed[colour]:
                        for box in ALL_COLOURS:
                            here = at[colour * 8 + box]
                            if here and box != colour:
                                broken = taste.circle if here <= at[box * 8 + colour] else 0.0
                                yield taste.home - broken - cost, Step(cards, colour, box, -1)

    def _brings(self, cards: Cards, colour: int, other: int, taste: Taste, cost: float) -> Iterator[tuple[float, Step]]:
        """One colour comes home from wherever it stands; `other`, on its box, goes there."""
        at = self.at
        worth = taste.home - cost
        if at[other * 8 + colour] <= at[colour * 8 + other]:
            worth -= taste.circle
        for box in ALL_COLOURS:
            here = at[colour * 8 + box]
            if here and box not in (colour, other):
                gain = worth
                if at[other * 8 + box] < at[box * 8 + other]:
                    gain += taste.circle
                if here <= at[box * 8 + colour]:
                    gain -= taste.circle
                yield gain, Step(cards, colour, box, other)

    def take(self, step: Step) -> None:
        """Carry out a step."""
        _, colour, box, other = step
        self.at[colour * 8 + box] -= 1
        self._comes_home(colour)
        if other >= 0:
            self.at[other * 8 + colour] -= 1
            if other == box:
                self._comes_home(other)
            else:
                self.at[other * 8 + box] += 1

    def _comes_home(self, colour: int) -> None:
        self.at[colour * 9] += 1
        self.needed[colour] -= 1
        if self.beginners and not self.needed[colour]:
            # The third one leaves, wherever it stands.
            home = self.at[colour * 9]
            self.at[colour * 8 : colour * 8 + 8] = [0] * 8
            self.at[colour * 9] = home


def play_out_alone(board: Board, hand: Cards, pile: Sequence[int], taste: Taste) -> None:
    """Play a game of `solo` on as it might go: steps that are worth something, else the cheapest card is renewed.

    pile: the draw pile, top first.
    """
    drawn = 0
    while not board.all_home and drawn < len(pile):
        prices = board.prices(taste)
        worth, step = max(board.steps(hand, False, taste, prices), default=(0.0, None))
        cheapest = min(hand, key=prices.__getitem__)
        laid: Cards = (cheapest,)
        if step is not None and worth >= -prices[cheapest]:
            board.take(step)
            laid = step.cards
        hand = together(without(hand, laid), pile[drawn : drawn + len(laid)])
        drawn += len(laid)
