"""What a move is worth to the whole table, judged from a view alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from kidsq.games.queens_collection.cards import ALL_COLOURS, Cards, deck, place, together, without
from kidsq.games.queens_collection.moves import Move, carries, swaps
from kidsq.games.queens_collection.tidying.hands import payments
from kidsq.games.queens_collection.tidying.view import TidyingView

# -- how meeples get home, on a board of small ints: which steps bring some home, and how a game might go on -----------

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


# -- what a move is worth to the whole table ---------------------------------------------------------------------------


# Tuned by play; see benchmarks/RESULTS.md.
USUAL: Final = Taste(home=1.4, circle=0.8, joker=1.3, useful=0.6, idle=0.1)
BEGINNERS: Final = Taste(home=2.0, circle=0.4, joker=1.3, useful=0.6, idle=0.1)
ALONE: Final = Taste(home=1.6, circle=0.8, joker=1.0, useful=0.6, idle=0.1)
_BURNT: Final = {3: 0.45, 2: 1.0}
_NEXT: Final = {3: 0.6, 2: 0.3}
_KEPT: Final = 0.4
_SHORT: Final = 12
_ALL_HOME: Final = 6
"""What the last step is worth beside its points."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A move, the board and the hands after it (nothing drawn yet), and what it is worth at first sight."""

    worth: float
    move: Move
    board: Board
    hands: tuple[Cards, ...]


class Outlook:
    """One seat's attempt of what it can do."""

    def __init__(self, view: TidyingView) -> None:
        self.view = view
        self.couples = view.edition == "coop"
        self.taste = (USUAL if view.fields > 2 else BEGINNERS) if self.couples else ALONE
        self.hands = tuple(hand or () for hand in view.hands)
        self.board = Board(view.standing, view.fields)
        self.prices = self.board.prices(self.taste)

    def steps(self) -> list[Idea]:
        """The moves that bring meeples home."""
        found = []
        for worth, step in self.board.steps(self.view.hand, self.couples, self.taste, self.prices):
            board = self.board.copy()
            board.take(step)
            found.append(Idea(worth, step.move, board, self._laid(step.cards)))
        return found

    def others(self) -> list[Idea]:
        """Renewing, exchanging, passing."""
        return [self._idle(move) for move in self.view.legal if move.kind in ("renew", "exchange", "pass")]

    def _laid(self, cards: Cards) -> tuple[Cards, ...]:
        seat = self.view.seat
        return (*self.hands[:seat], without(self.view.hand, cards), *self.hands[seat + 1 :])

    def _idle(self, move: Move) -> Idea:
        if move.kind != "exchange":
            cost = sum(self.prices[card] for card in move.cards)
            return Idea(-cost, move, self.board, self._laid(move.cards))
        hands = list(self.hands)
        hands[self.view.seat] = together(without(self.view.hand, move.cards), move.got)
        hands[move.seat] = together(without(hands[move.seat], move.got), move.cards)
        return Idea(-_BURNT[self.view.fields], move, self.board, tuple(hands))

    def ahead(self, idea: Idea) -> float:
        """What it is worth together with what the next seats can do then, and this one with what it keeps."""
        view, prices = self.view, idea.board.prices(self.taste)
        total = idea.worth + _KEPT * self._best(idea.board, idea.hands[view.seat], prices)
        for step in range(1, view.players):
            hand = idea.hands[(view.seat + step) % view.players]
            total += _NEXT[view.fields] * self._best(idea.board, hand, prices)
        return total

    def leaves_it_to(self, seats: Set[int]) -> bool:
        """True if one of these seats can bring the last ones home itself, and comes in time."""
        view = self.view
        for seat in seats - {view.seat}:
            if seat >= view.players or not self._can_finish(self.hands[seat]):
                continue
            # It has not just passed the chance by.
            if view.draw_size or view.passes < view.players - (seat - view.seat) % view.players:
                return True
        return False

    def _can_finish(self, hand: Cards) -> bool:
        for _, step in self.board.steps(hand, self.couples, self.taste, self.prices):
            board = self.board.copy()
            board.take(step)
            if board.all_home:
                return True
        return False

    def _best(self, board: Board, hand: Cards, prices: Sequence[float]) -> float:
        return max((worth for worth, _ in board.steps(hand, self.couples, self.taste, prices)), default=0.0)

    def best_alone(self, ideas: Sequence[Idea], rng: Random, trials: int) -> Idea:
        """The idea with which games of `solo` go best that are played on with other draws, the same for each idea."""
        view = self.view
        unseen = without(deck(view.copies, view.jokers), view.hand)
        # A long pile makes long games, and they tell less.
        number = -(-trials * _SHORT // max(_SHORT, view.draw_size))
        piles = [rng.sample(unseen, view.draw_size) for _ in range(number)]
        return max(ideas, key=lambda idea: sum(self._tried(idea, pile) for pile in piles))

    def _tried(self, idea: Idea, pile: Sequence[int]) -> int:
        board, number = idea.board.copy(), len(idea.move.cards)
        hand = together(idea.hands[self.view.seat], pile[:number])
        play_out_alone(board, hand, pile[number:], self.taste)
        return board.points() + (_ALL_HOME if board.all_home else 0)
