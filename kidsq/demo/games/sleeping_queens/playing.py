"""A simulated child at a real table: it opens games, takes turns and answers what the bots ask."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Final

from kidsq.arithmetic import skill_of
from kidsq.demo.cast import Child
from kidsq.games.contract import next_seat
from kidsq.games.sleeping_queens import Move, View, choose
from kidsq.games.sleeping_queens.cards import is_number
from kidsq.learning.facts import FACTS
from kidsq.learning.payload import Claim, Missing, Sum
from kidsq.play import (
    Chance,
    NewGame,
    Question,
    Request,
    Timings,
    TurnForm,
    Visitor,
    answer,
    ask_owl,
    let_bot_go,
    look,
    take_turn,
)
from kidsq.play import open_game as open_table
from kidsq.play.current_game import played
from kidsq.play.practice.ask import waiting
from kidsq.store.db import times
from kidsq.store.play import games

LESSON: Final = timedelta(minutes=22)
BOT_SECONDS: Final = 2.5
FIRST_GAMES: Final = 2
"""So many games with the first edition; then others too."""
BOTS: Final = ("bruno", "pippa", "fenna", "tilo")
"""Those a simulated class plays with; the second decides for the child."""
LEFT_ALONE: Final = 0.06
GUIDED_BY: Final = 4
"""From this help on the child sees which cards make the sum."""


@dataclass(slots=True)
class Sitting:
    """One child at its tablet in one lesson. tap: seconds that a tap takes on it."""

    db: sqlite3.Connection
    child: Child
    learner: str
    visitor: Visitor
    tap: float
    now: datetime
    rng: Random

    def chance(self, seconds: float = 0.0) -> Chance:
        """Time and chance of a request that comes after so many seconds."""
        self.now += timedelta(seconds=seconds)
        return Chance(times.text(self.now), self.rng)

    def here(self, game_id: str, seconds: float = 0.0) -> Request:
        """A request at a table that comes after so many seconds."""
        return Request(self.db, self.visitor, game_id, self.chance(seconds))

    def took(self, seconds: float, tries: int = 0) -> Timings:
        """What the browser measured of a decision that took so long without tapping."""
        tap = max(0.2, self.tap * self.rng.lognormvariate(0, 0.15))
        first, total = round(seconds * 700) + 1, round((seconds + tap) * 1000) + 2
        return Timings(rt_first_ms=first, rt_total_ms=total, hidden_ms=0, changes=tries, input="touch", tz_offset_min=0)


def lesson(at: Sitting, games_before: int) -> int:
    """Play until the lesson is over; how many games were begun. The last one may stay open."""
    end = at.now + LESSON
    begun = 0
    while at.now < end - LESSON / 3 and begun < 2:
        game_id = open_table(at.db, at.visitor, _wanted(at, games_before + begun), at.chance(15))
        begun += 1
        _play(at, game_id, end)
    return begun


def _wanted(at: Sitting, games_before: int) -> NewGame:
    if games_before < FIRST_GAMES or at.rng.random() < 0.5:
        return NewGame("first_night", ("bruno",), (at.learner,), gentle=True)
    return NewGame("classic", tuple(at.rng.sample(BOTS, 1 + (at.rng.random() < 0.3))), (at.learner,))


def _play(at: Sitting, game_id: str, end: datetime) -> None:
    while at.now < end:
        asked = waiting(at.here(game_id))
        if asked:
            _reply(at, game_id, asked[0])
            continue
        stored = games.load(at.db, game_id)
        assert stored is not None
        table = played(at.db, stored).table
        seat = next_seat(table)
        if seat < 0:
            return
        if stored.seats[seat].kind == "bot":
            let_bot_go(at.here(game_id, BOT_SECONDS), str(table.ply))
        else:
            _decide(at, game_id, table.view(seat))


# -- the child's own turn ---------------------------------------------------------------------------------------------


def _decide(at: Sitting, game_id: str, view: View) -> None:
    if view.decision == "turn" and _says_a_sum(at, game_id, view):
        return
    move = choose(BOTS[1], view, at.rng)
    if move.is_sum:  # seen by a bot, not by this child
        move = next((one for one in view.legal if one.kind == "discard" and len(one.cards) == 1), move)
    thinking = at.child.head.pace * at.rng.lognormvariate(0.8, 0.4)
    form = TurnForm(str(view.ply), at.chance(thinking).new_id(), {"move": (move.text,)})
    take_turn(at.here(game_id, 1), form, at.took(thinking))


def _says_a_sum(at: Sitting, game_id: str, view: View) -> bool:
    """The child says a sum of its hand, if it sees one; false when it looks for something else to do."""
    sums = [move for move in view.legal if move.is_sum]
    head, rng = at.child.head, at.rng
    if rng.random() < head.hints * (1.0 if sums else 0.3):
        for _ in range(rng.randint(1, 3)):
            ask_owl(at.here(game_id, 2), str(view.ply), "", False)
    if not sums:
        return False
    level = look(at.here(game_id)).help.level
    sure = [move for move in sums if head.known.get(skill_of(move.cards[:-1]))]
    if level < GUIDED_BY and rng.random() < (0.15 if sure else 0.5):
        return False
    move = rng.choice(sure or sums)
    claimed, seconds = _total_of(at, view, move, level)
    form = TurnForm(str(view.ply), at.chance(seconds + 2).new_id(), {"move": (_claim(move, claimed),)})
    take_turn(at.here(game_id, 1), form, at.took(seconds + 2, tries=rng.randint(0, 1)))
    head.practised(skill_of(move.cards[:-1]))
    return True


def _claim(move: Move, claimed: int) -> str:
    return "discard " + "+".join(map(str, move.cards[:-1])) + f"={claimed}"


def _total_of(at: Sitting, view: View, move: Move, level: int) -> tuple[int, float]:
    """The card that the child takes for the total, and the seconds it took."""
    addends, truth = move.cards[:-1], move.cards[-1]
    left = [card for card in view.hand if is_number(card)]
    for card in addends:
        left.remove(card)
    if level > GUIDED_BY or len(set(left)) == 1:
        return truth, 3.0
    found, seconds = _found(at, addends, sorted(set(left)))
    return (found if found in left else at.rng.choice(left)), seconds


def _found(at: Sitting, addends: tuple[int, ...], options: list[int]) -> tuple[int, float]:
    """What a sum comes to in this child's head: as its kind slips, where that can be said."""
    head = at.child.head.at_the_table()
    found, seconds = head.find_total(addends, options, head.blind())
    if found != sum(addends) and at.child.part.slip == "echo":
        found = next((number for number in addends if number in options), found)
    if found != sum(addends) and at.child.part.slip == "off_by_one":
        found = next((number for number in options if number == sum(addends) + 1), found)
    return found, seconds


# -- the questions of the table ---------------------------------------------------------------------------------------


def _reply(at: Sitting, game_id: str, question: Question) -> None:
    if at.rng.random() < LEFT_ALONE:
        answer(at.here(game_id, 4), question.key, None, Timings())
        return
    said, seconds = _said(at, question)
    answer(at.here(game_id, seconds + 1), question.key, str(said), at.took(seconds))


def _said(at: Sitting, question: Question) -> tuple[int, float]:
    """The child's answer and the seconds it took without tapping."""
    head, choices = at.child.head, list(question.choices)
    addends, task = _addends(question), str(question.task)
    if task in ("help_bot", "own_sum") and addends:
        head.practised(skill_of(addends))
        return _found(at, addends, choices)
    seconds = head.pace * at.rng.lognormvariate(1.1, 0.35)
    if head.blind() and not head.says_yes:
        return at.rng.choice(choices), 0.4
    if isinstance(question.presented, Claim):
        return int(head.believes(addends, question.presented.claimed, blind=False)), seconds
    known = head.known.get(skill_of(addends)) if addends else None
    skilled = sum(head.known.values()) / len(FACTS) if known is None else 0.9 * known
    if at.rng.random() < 0.6 + 0.38 * skilled:
        return question.truth, seconds
    return _near(question.truth, choices, at.rng), seconds


def _addends(question: Question) -> tuple[int, ...]:
    """The numbers of the sum that a question is about; none where it is about something else."""
    shown = question.presented
    if isinstance(shown, Missing):
        return shown.operands[0], shown.truth
    return shown.operands if isinstance(shown, Sum | Claim) else ()


def _near(truth: int, choices: list[int], rng: Random) -> int:
    others = [choice for choice in choices if choice != truth] or choices
    place = min(range(len(others)), key=lambda number: abs(others[number] - truth))
    return others[place] if rng.random() < 0.7 else rng.choice(others)
