"""A child who is new to Sleeping Queens, says every sum that it holds and answers all that it is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random

from kidsq.games.contract import next_seat
from kidsq.games.sleeping_queens import Move, View, choose
from kidsq.games.sleeping_queens.cards import is_number
from kidsq.learning.attempt import Attempt
from kidsq.play import Chance, NewGame, Request, Timings, TurnForm, Visitor, answer, let_bot_go, open_game, take_turn
from kidsq.play.current_game import played
from kidsq.play.practice.ask import waiting
from kidsq.store.db import times
from kidsq.store.db.session import Session
from kidsq.store.play import attempts, games

PACE = timedelta(seconds=5)


@dataclass(slots=True)
class Newcomer:
    """right: how often what it says is so. asked: of each question its task and what the child's plies were before.

    interrupted: after how many of its turns a friend asked for something that was not its move.
    """

    db: Session
    visitor: Visitor
    rng: Random
    right: Callable[[int], float] = lambda game: 1.0
    learner: str = ""
    now: datetime = field(default_factory=lambda: times.moment("2026-11-20T09:00:00.000Z"))
    asked: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    interrupted: list[int] = field(default_factory=list)
    _games: int = 0
    _turns: list[str] = field(default_factory=list)

    def plays(self, edition: str, bots: tuple[str, ...] = ("bruno",)) -> str:
        """A whole game."""
        players = (self.learner,) if self.learner else ()
        chance = Chance(times.text(self.now), self.rng)
        game_id = open_game(self.db, self.visitor, NewGame(edition, bots, players, gentle=True), chance)
        self._turns = []
        while self._goes_on(game_id):
            self.now += PACE
        self._games += 1
        return game_id

    def own_sums(self, game_id: str) -> list[Attempt]:
        """The first tries of its own in a game."""
        return [row for row in attempts.of_game(self.db, game_id) if row.task == "own_sum" and row.try_no == 1]

    def _at(self, game_id: str) -> Request:
        return Request(self.db, self.visitor, game_id, Chance(times.text(self.now), self.rng))

    def _goes_on(self, game_id: str) -> bool:
        stored = games.load(self.db, game_id)
        assert stored is not None
        table = played(self.db, stored).table
        for question in waiting(self._at(game_id)):
            self.asked.append((question.task, tuple(self._turns)))
            if not getattr(question.presented, "held", True):
                self.interrupted.append(len(self._turns))
            said = question.truth if self._is_right() else self.rng.choice(question.choices)
            answer(self._at(game_id), question.form_key, str(said), Timings(input="touch"))
            return True
        seat = next_seat(table)
        if seat < 0:
            return False
        if stored.seats[seat].kind == "bot":
            let_bot_go(self._at(game_id), str(table.ply))
            return True
        for text in self._wanted(table.view(seat)):
            key = self._at(game_id).chance.new_id()
            take_turn(self._at(game_id), TurnForm(str(table.ply), key, {"move": (text,)}), Timings(input="touch"))
        return True

    def _is_right(self) -> bool:
        return self.rng.random() < self.right(self._games)

    def _wanted(self, view: View) -> Iterator[str]:
        """What it says and does, one after the other."""
        sums = [move for move in view.legal if move.is_said]
        move: Move = self.rng.choice(sums) if sums else choose("pippa", view, self.rng)
        if view.decision == "turn":
            self._turns.append(move.kind)
        others = [card for card in view.hand if is_number(card) and card not in move.cards]
        if sums and others and not self._is_right():
            yield f"discard {'+'.join(map(str, move.cards[:-1]))}={self.rng.choice(others)}"
        yield move.text
