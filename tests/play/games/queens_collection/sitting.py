"""A child at a table of The Queen's Collection who plays and answers, through the table's own use cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random

from kidsq.games import queens_collection
from kidsq.games.contract import next_seat
from kidsq.learning.payload import Payload
from kidsq.play import (
    Chance,
    NewGame,
    Request,
    Timings,
    TurnForm,
    Visitor,
    answer,
    let_bot_go,
    open_game,
    take_turn,
)
from kidsq.play.current_game import played
from kidsq.play.practice import side_question
from kidsq.play.practice.ask import Question, waiting
from kidsq.store.db import times
from kidsq.store.db.session import Session
from kidsq.store.play import games

TURN, OTHERS, QUESTION, FRIENDS_PLY = 20, 6, 10, 4
"""Seconds, as slow children take them: for a turn, for one tap of it, for a question, and for a friend's ply."""
QUICK = ("reveal", "stop", "done", "pass")


@dataclass(slots=True)
class Sitting:
    """judged: the second of each answer. hopped: of these, what was done while others played. asked: what was shown,
    with its ply. stops: how often it held up the play.

    turns: of the child, so far and at each question. moved: the seat that has moved last.
    """

    db: Session
    visitor: Visitor
    rng: Random
    right: float = 1.0
    now: datetime = field(default_factory=lambda: times.moment("2026-11-20T09:00:00.000Z"))
    seconds: int = 0
    judged: list[int] = field(default_factory=list)
    asked: list[tuple[int, Payload]] = field(default_factory=list)
    hopped: list[int] = field(default_factory=list)
    stops: int = 0
    turns: int = 0
    turns_at: list[int] = field(default_factory=list)
    moved: int = -1

    def at(self, game_id: str, seconds: int = 0) -> Request:
        self.seconds += seconds
        self.now += timedelta(seconds=seconds)
        return Request(self.db, self.visitor, game_id, Chance(times.text(self.now), self.rng))

    def opens(self, edition: str, bots: tuple[str, ...], options: Mapping[str, int]) -> str:
        chance = Chance(times.text(self.now), self.rng)
        chosen = {name: str(value) for name, value in options.items()}
        return open_game(self.db, self.visitor, NewGame(edition, bots, (), gentle=True, options=chosen), chance)

    def plays(self, edition: str, bots: tuple[str, ...], options: Mapping[str, int], as_bot: str = "pippa") -> str:
        """A whole game; every question is answered."""
        game_id = self.opens(edition, bots, options)
        self.moved = -1
        while self._goes_on(game_id, as_bot):
            pass
        return game_id

    def _goes_on(self, game_id: str, as_bot: str) -> bool:
        asked = waiting(self.at(game_id))
        stored = games.load(self.db, game_id)
        assert stored is not None
        table = played(self.db, stored).table
        if asked:
            self._answers(game_id, asked[0])
            return True
        seat = next_seat(table)
        if seat < 0:
            return False
        if stored.seats[seat].kind == "bot":
            let_bot_go(self.at(game_id, FRIENDS_PLY), str(table.ply))
            self._hops(game_id)
            self.moved = seat
            return True
        self.turns += self.moved != seat or len(stored.seats) == 1
        self.moved = seat
        move = queens_collection.choose(as_bot, table.view(seat), self.rng)
        key = self.at(game_id).chance.new_id()
        reply = take_turn(
            self.at(game_id, OTHERS if move.kind in QUICK else TURN),
            TurnForm(str(table.ply), key, {"move": (move.text,)}),
            Timings(input="touch"),
        )
        assert reply.kind == "done", reply
        return True

    def _hops(self, game_id: str) -> None:
        """What is done beside the play: it takes as long as a question, of which friends have played on meanwhile."""
        at = self.at(game_id)
        open_one = next(
            (one for one in (side_question.waiting(at, seat.seat) for seat in at.stored.seats) if one), None
        )
        if open_one is None:
            return
        left = QUESTION - (at.table.ply - open_one.ply) * FRIENDS_PLY
        if left > 0 and at.stored.seats[next_seat(at.table)].kind == "bot":
            return
        at = self.at(game_id, max(0, left))
        said = open_one.truth if self.rng.random() < self.right else self.rng.choice(open_one.choices)
        assert answer(at, open_one.form_key, str(said), Timings(input="touch")).kind == "done"
        self.judged.append(self.seconds)
        self.hopped.append(self.seconds)

    def _answers(self, game_id: str, question: Question) -> None:
        if question.missed is None:  # else it is asked once more
            self.asked.append((question.ply, question.presented))
            self.turns_at.append(self.turns)
            self.stops += question.stops
        said = question.truth if self.rng.random() < self.right else self.rng.choice(question.choices)
        reply = answer(self.at(game_id, QUESTION), question.form_key, str(said), Timings(input="touch"))
        assert reply.kind == "done", reply
        self.judged.append(self.seconds)

    def tasks(self) -> Counter[str]:
        return Counter(shown.task for _, shown in self.asked)
