"""A simulated child at its tablet in a lesson: it opens games, plays them and answers what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Any, Final, Protocol

from kidsq.arithmetic.skills import kind_of
from kidsq.arithmetic.sums.facts import addends_of, skill_of
from kidsq.demo.pupil import Pupil
from kidsq.games.contract import next_seat
from kidsq.learning.payload import Claim, Missing, Sum
from kidsq.play import HELPED, Chance, NewGame, Question, Request, Timings, Visitor, answer, ask_owl, let_bot_go
from kidsq.play import open_game as open_table
from kidsq.play.current_game import played
from kidsq.play.practice.ask import waiting
from kidsq.store.db import times
from kidsq.store.db.session import Session
from kidsq.store.play import games

LESSON: Final = timedelta(minutes=22)
BOT_SECONDS: Final = 2.5
FIRST_GAMES: Final = 2
"""So many games of the first of all; then others too."""
LEFT_ALONE: Final = 0.06


@dataclass(slots=True)
class Sitting:
    """One child at its tablet in one lesson. head: whose there is. tap: seconds that a tap takes on it."""

    db: Session
    head: Pupil
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


class Way(Protocol):
    """How the pupils play one game; a module can be one. SHARE: of their games, after the first ones."""

    @property
    def SHARE(self) -> float: ...

    def wanted(self, at: Sitting, games_before: int) -> NewGame:
        """What this child would like to play."""

    def decide(self, at: Sitting, game_id: str, view: Any) -> None:
        """The child's own turn."""


def lesson(at: Sitting, games_before: int, ways: Sequence[Way]) -> int:
    """Play until the lesson is over; how many games were begun. The last one may stay open.

    ways: of all games, first the one to begin with.
    """
    end = at.now + LESSON
    begun = 0
    while at.now < end - LESSON / 3 and begun < 2:
        way = _way(at, games_before + begun, ways)
        game_id = open_table(at.db, at.visitor, way.wanted(at, games_before + begun), at.chance(15))
        begun += 1
        _play(at, game_id, end, way)
    return begun


def _way(at: Sitting, games_before: int, ways: Sequence[Way]) -> Way:
    if games_before < FIRST_GAMES:
        return ways[0]
    (way,) = at.rng.choices(ways, [way.SHARE for way in ways])
    return way


def _play(at: Sitting, game_id: str, end: datetime, way: Way) -> None:
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
            way.decide(at, game_id, table.view(seat))


# -- the questions of the table ---------------------------------------------------------------------------------------


def _reply(at: Sitting, game_id: str, question: Question) -> None:
    if at.rng.random() < LEFT_ALONE:
        answer(at.here(game_id, 4), question.form_key, None, Timings())
        return
    if question.task in HELPED and at.rng.random() < at.head.hints:
        ask_owl(at.here(game_id, 2), str(question.ply), "", False)
    said, seconds = _said(at, question)
    answer(at.here(game_id, seconds + 1), question.form_key, str(said), at.took(seconds))


def _said(at: Sitting, question: Question) -> tuple[int, float]:
    """The child's answer and the seconds it took without tapping."""
    head, choices = at.head, list(question.choices)
    shown = question.presented
    kind = kind_of(shown.skill) if isinstance(shown, Sum) and not addends_of(shown.skill) else None
    if isinstance(shown, Sum) and kind is not None:
        return head.finds(kind, shown.operands, choices)
    addends = _addends(at, question)
    if isinstance(question.presented, Sum) and addends:
        head.practised(skill_of(addends))
        return head.says(addends, choices)
    seconds = head.pace * at.rng.lognormvariate(1.1, 0.35)
    if head.blind() and not head.says_yes:
        return at.rng.choice(choices), 0.4
    if isinstance(question.presented, Claim) and addends:
        return int(head.believes(addends, question.presented.claimed, blind=False)), seconds
    known = head.known.get(skill_of(addends)) if addends else None
    skilled = head.share if known is None else 0.9 * known
    if at.rng.random() < 0.6 + 0.38 * skilled:
        return question.truth, seconds
    return _near(question.truth, choices, at.rng), seconds


def _addends(at: Sitting, question: Question) -> tuple[int, ...]:
    """The numbers of the sum that a question is about; none where there is none that this head knows of."""
    shown = question.presented
    if isinstance(shown, Missing):
        return shown.operands[0], shown.truth
    addends = shown.operands if isinstance(shown, Sum | Claim) and addends_of(shown.skill) else ()
    return addends if len(addends) != 2 or skill_of(addends) in at.head.known else ()


def _near(truth: int, choices: list[int], rng: Random) -> int:
    others = [choice for choice in choices if choice != truth] or choices
    place = min(range(len(others)), key=lambda number: abs(others[number] - truth))
    return others[place] if rng.random() < 0.7 else rng.choice(others)
