"""The questions of the table: when one is asked, and what becomes of its answer."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from typing import Any, Final, Literal

from kidsq.games.sleeping_queens import Table
from kidsq.games.sleeping_queens.cards import is_number
from kidsq.learning.attempt import Attempt, json_text
from kidsq.store import questions
from kidsq.store.games import StoredGame
from kidsq.store.questions import StoredQuestion
from kidsq.turns import log
from kidsq.turns.people import Chance

STOPS_A_GAME: Final = 2
"""The questions that hold up the play; more would make a test of a game."""
STEP: Final = 5

Task = Literal["queen_total", "jester_count"]


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it waits. presented: queen_total {before, gained, queen, places}; jester_count {number, truth}."""

    key: str
    seat: int
    task: Task
    presented: dict[str, Any]

    @property
    def truth(self) -> int:
        shown = self.presented
        truth: int = shown["before"] + shown["gained"] if self.task == "queen_total" else shown["truth"]
        return truth

    @property
    def choices(self) -> tuple[int, ...]:
        return tuple(self.presented["places"] if self.task == "queen_total" else range(self.presented["players"]))

    @property
    def stops(self) -> bool:
        """Whether play waits for the answer: pointing after the count would be no pointing."""
        return self.task == "jester_count"


def of_stored(stored: StoredQuestion) -> Question:
    return Question(stored.key, stored.seat, stored.task, json.loads(stored.presented_json))  # type: ignore[arg-type]


def waiting(db: sqlite3.Connection, game_id: str) -> Question | None:
    """The question that waits at this table; there is never more than one."""
    rows = questions.pending(db, game_id)
    return of_stored(rows[0]) if rows else None


def ask_after(db: sqlite3.Connection, stored: StoredGame, before: Table, after: Table, chance: Chance) -> None:
    """Ask what this ply gives occasion for; within writing()."""
    found = _occasion(db, stored, before, after)
    if found is None:
        return
    seat, task, presented = found
    questions.ask(
        db,
        StoredQuestion(
            key=chance.new_id(),
            game_id=stored.id,
            ply=after.ply,
            seat=seat,
            learner=stored.seats[seat].learner,
            task=task,
            presented_json=json_text(presented),
            created_at=chance.at,
        ),
    )


def _occasion(
    db: sqlite3.Connection, stored: StoredGame, before: Table, after: Table
) -> tuple[int, Task, dict[str, Any]] | None:
    if after.decision == "over":
        return None
    if after.decision == "wake" and is_number(after.flipped) and after.flipped:
        player = before.active
        stopped = sum(row.task == "jester_count" for row in questions.of_game(db, stored.id))
        if stored.seats[player].kind == "bot" or stopped >= STOPS_A_GAME:
            return None
        return player, "jester_count", {"number": after.flipped, "truth": after.mover, "players": after.players}
    return _grown_court(stored, before, after)


def _grown_court(stored: StoredGame, before: Table, after: Table) -> tuple[int, Task, dict[str, Any]] | None:
    if not after.edition.points_count or after.decision == "wake":  # a Rose bonus is still to come
        return None
    for seat, court in enumerate(after.courts):
        if stored.seats[seat].kind != "bot" and len(court) > len(before.courts[seat]):
            queen = court[-1]
            places = list(range(0, after.goal_points + STEP, STEP))
            had = before.points[seat]
            shown = {"before": had, "gained": after.points[seat] - had, "queen": queen, "places": places}
            return seat, "queen_total", shown
    return None


def attempt_of(question: Question, at: log.Situation, answer: int) -> Attempt:
    """The row that this answer leaves in the log."""
    shown = question.presented
    if question.task == "queen_total":
        return log.queen_total(at, question.key, shown["before"], shown["gained"], shown["places"], answer)
    return log.jester_count(at, question.key, shown["number"], shown["truth"], answer)
