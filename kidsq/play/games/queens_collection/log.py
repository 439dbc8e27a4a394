"""The rows of the log that a child's move leaves: what it chose, of what it could have chosen. Play, not arithmetic."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from kidsq.arithmetic import Equation
from kidsq.games.queens_collection import CollectingTable, Move, Table, TidyingTable
from kidsq.games.queens_collection.cards import JOKER, card_names
from kidsq.games.queens_collection.tidying.advice import brought_home, taken_from_home
from kidsq.learning.attempt import Attempt, json_text
from kidsq.learning.payload import Payload
from kidsq.play.practice.situation import Situation


def is_attempt(table: Table, move: Move, equation: Equation | None) -> bool:
    """True for what moves meeples, and for stopping or going on once a card lies there."""
    if isinstance(table, TidyingTable):
        return move.kind in ("swap", "carry")
    return isinstance(table, CollectingTable) and move.kind in ("reveal", "stop") and bool(table.revealed)


def attempt_in(db: sqlite3.Connection, at: Situation, key: str, move: Move, equation: Equation | None) -> Attempt:
    return _swap_gain(at, key, move) if move.meeples else _stop_or_reveal(at, key, move)


def _swap_gain(at: Situation, key: str, move: Move) -> Attempt:
    """How many a move brought home, beside the best that the hand allowed, and what it cost of wild cards."""
    legal: Iterable[Move] = at.table.legal_moves(at.seat)
    gains = [(_gain(one), _wild(one)) for one in legal if one.meeples]
    gain, best = _gain(move), max(one for one, _ in gains)
    least = min(wild for one, wild in gains if one == gain)
    return at.attempt(
        attempt_id=key,
        task="swap_gain",
        skill="swap",
        operands=json_text([_wild(move)]),
        layout="words",
        n_options=len(gains),
        presented=json_text({"wild": _wild(move), "least_wild": least}),
        truth=json_text(best),
        response=json_text(gain),
        correct=None,
    )


def _gain(move: Move) -> int:
    return brought_home(move) - taken_from_home(move)


def _wild(move: Move) -> int:
    """Jokers laid; two equal cards that stand for one count as one, for they are spent as one."""
    jokers = move.cards.count(JOKER)
    parts = 2 if move.kind == "swap" else 1
    return jokers + len(move.cards) - parts


def _stop_or_reveal(at: Situation, key: str, move: Move) -> Attempt:
    """Whether a child went on. presented: the cards that lay there, and how many colours would have spoiled it."""
    lie = at.table.revealed
    return at.attempt(
        attempt_id=key,
        task="stop_or_reveal",
        skill="stop",
        operands=json_text([len(lie)]),
        layout="words",
        n_options=2,
        presented=json_text({"revealed": card_names(lie), "would_bust": len({card for card in lie if card != JOKER})}),
        response=json_text(move.kind),
        correct=None,
    )


def is_plain_tap(move: Move) -> bool:
    """True if one card is renewed: that needs no thinking of where it goes."""
    return move.kind == "renew" and len(move.cards) == 1


def answered(shown: Payload, key: str, at: Situation, answer: int) -> Attempt:
    raise LookupError("every question of this game can be reckoned")
