"""What is practised in The Queen's Collection, and what is asked: nothing yet."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from kidsq.arithmetic import Equation
from kidsq.games.queens_collection import Move, Table, View
from kidsq.learning.attempt import Attempt
from kidsq.learning.payload import Payload
from kidsq.learning.questions import Occasion
from kidsq.play.practice.situation import Situation


def facts(view: View) -> tuple[str, ...] | None:
    return None


def is_attempt(table: Table, move: Move, equation: Equation | None) -> bool:
    return False


def attempt_in(db: sqlite3.Connection, at: Situation, key: str, move: Move, equation: Equation | None) -> Attempt:
    raise LookupError("a move of this game is no attempt")


def is_plain_tap(move: Move) -> bool:
    return False


def given(before: Table, after: Table, present: Sequence[int]) -> tuple[int, Payload] | None:
    return None


def next_step(shown: Payload) -> Payload | None:
    return None


def may_be_asked_before(table: Table) -> bool:
    return False


def occasion(table: Table, move: Move, seat: int) -> Occasion | None:
    return None


def answered(shown: Payload, key: str, at: Situation, answer: int) -> Attempt:
    raise LookupError("this game asks nothing")
