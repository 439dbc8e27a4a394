"""The Queen's Collection at a table (play/games/contract.py says what each of these is)."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kidsq.arithmetic import Equation
from kidsq.games.queens_collection import EDITIONS, Move, Table, View
from kidsq.learning.attempt import Attempt
from kidsq.play.games.contract import without_moves
from kidsq.play.games.queens_collection.advice import searched
from kidsq.play.games.queens_collection.beginning import begins_well
from kidsq.play.games.queens_collection.keepsakes import BRINGING, brought, brought_in, won
from kidsq.play.games.queens_collection.log import answered, attempt_in, is_attempt, is_plain_tap
from kidsq.play.games.queens_collection.questions import (
    TURNS_BETWEEN,
    alone,
    beside,
    facts,
    given,
    may_be_asked_before,
    next_step,
    occasion,
)
from kidsq.play.games.queens_collection.remarks import remark
from kidsq.play.games.queens_collection.selection import read_turn
from kidsq.play.games.queens_collection.tips import TIPS, kept_as
from kidsq.play.practice.situation import Situation
from kidsq.store.play.games import StoredPly

__all__ = [
    "BRINGING",
    "COUNTS_ALONG",
    "TIPS",
    "TURNS_BETWEEN",
    "alone",
    "answered",
    "asks_again",
    "attempt_in",
    "begins_well",
    "beside",
    "brought",
    "brought_in",
    "claimed",
    "covered",
    "facts",
    "given",
    "is_attempt",
    "is_plain_tap",
    "kept_as",
    "laid",
    "laid_in",
    "may_be_asked_before",
    "next_step",
    "occasion",
    "read_turn",
    "remark",
    "remembers",
    "rests_after",
    "searched",
    "why_no_claim",
    "won",
]


COUNTS_ALONG = True


def covered(view: View) -> View:
    """Where hands are hidden, none is left, the partner's neither: who looks on may be of the other team."""
    if EDITIONS[view.edition].open_hands:
        return without_moves(view)
    return replace(view, hands=(None,) * view.players, legal=())


def why_no_claim(table: Table) -> str | None:
    return "unreadable"


def claimed(db: sqlite3.Connection, at: Situation, key: str, said: Equation) -> Attempt:
    raise LookupError("nobody says sums in this game")


def asks_again() -> bool:
    return False


def rests_after(move: Move) -> bool:
    return False


def remembers(seen: Table | View) -> bool:
    return False


def laid(laid_before: tuple[Any, ...], before: Table, seat: int, move: Move) -> tuple[Any, ...]:
    return laid_before


def laid_in(plies: Sequence[StoredPly]) -> tuple[Any, ...]:
    return ()
