"""What a move is worth to the whole table, judged from a view alone."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from random import Random
from typing import Final

from kidsq.games.queens_collection.cards import Cards, deck, together, without
from kidsq.games.queens_collection.moves import Move
from kidsq.games.queens_collection.tidying.planning import Board, Taste, play_out_alone
from kidsq.games.queens_collection.tidying.view import TidyingView

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
