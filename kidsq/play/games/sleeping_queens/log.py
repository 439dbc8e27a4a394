"""The rows of the log that a child's move or answer leaves."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from kidsq.arithmetic import Equation, Slip, slip_of, sums_within
from kidsq.games.sleeping_queens import Move, Table
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES, card_names, is_number
from kidsq.learning import hints
from kidsq.learning.attempt import Attempt, json_text
from kidsq.learning.payload import Count, Payload, Total
from kidsq.play.practice.situation import Situation
from kidsq.store.people.throttles import TooSoon
from kidsq.store.play import attempts

EXPLAINED: Final = 3
"""A later try of a sum that has just been explained counts as helped at least this much."""

TRIES_OF_ONE_SUM: Final = 100
"""At one ply: no child says one sum so often, and a script that does shall not fill the log."""


def is_plain_tap(move: Move) -> bool:
    """True if one card is swapped or the jester played. Choosing a bed or a queen is thinking."""
    return move.kind == "jester" or (move.kind == "discard" and len(move.cards) == 1)


def own_sum(db: sqlite3.Connection, at: Situation, key: str, said: Equation) -> Attempt:
    """A sum the child said, true or not."""
    numbers = [card for card in at.table.hands[at.seat] if is_number(card)]
    could_be_total = len(numbers) - len(said.addends)
    earlier = attempts.tries(db, at.stored.id, at.table.ply, said.skill, at.stored.seats[at.seat].learner)
    if earlier >= TRIES_OF_ONE_SUM:
        raise TooSoon(60)
    shown = at.help.of(said.skill)
    return at.attempt(
        attempt_id=key,
        task="own_sum",
        skill=said.skill,
        operands=json_text(list(said.addends)),
        layout=at.layout,
        n_options=could_be_total,
        guess_p=round(1 / could_be_total, 4),
        presented=json_text({"hand": card_names(at.table.hands[at.seat])}),
        truth=json_text(said.truth),
        response=json_text(said.claimed),
        correct=int(said.holds),
        try_no=earlier + 1,
        error=slip_of(said.addends, said.claimed),
        hint_shown=max(shown, EXPLAINED) if earlier else shown,
        opportunity=_opportunity(numbers),
    )


def _opportunity(numbers: Sequence[int]) -> str:
    return json_text([list(cards) for cards in sums_within(numbers)])


def is_attempt(table: Table, move: Move, equation: Equation | None) -> bool:
    """True if a legal move is an attempt too; most are not, and then no Situation is read."""
    if move.kind == "discard":
        return equation is not None or len(move.cards) > 1
    return move.kind == "king" and bool(table.remembered)


def attempt_in(db: sqlite3.Connection, at: Situation, key: str, move: Move, equation: Equation | None) -> Attempt:
    """The attempt in a legal move in which there is one."""
    if equation is not None:
        return own_sum(db, at, key, equation)
    return _twins_or_run(at, key, move) if move.kind == "discard" else _recall(at, key, move)


def _twins_or_run(at: Situation, key: str, move: Move) -> Attempt:
    cards = list(move.cards)
    twins = len(cards) == 2
    numbers = [card for card in at.table.hands[at.seat] if is_number(card)]
    return at.attempt(
        attempt_id=key,
        task="pair" if twins else "run",
        skill="pair" if twins else f"run:{cards[0]}-{cards[-1]}",
        operands=json_text(cards),
        presented=json_text({"hand": card_names(at.table.hands[at.seat])}),
        truth=json_text(cards),
        response=json_text(cards),
        correct=1,
        opportunity=_opportunity(numbers),
    )


def _recall(at: Situation, key: str, move: Move) -> Attempt:
    """A king played while remembered queens sleep: where it went. Play, not arithmetic, so neither right nor wrong.

    presented: by bed who sleeps there, and how many plies ago all saw her lie down (null: long ago).
    """
    remembered = {str(bed): QUEEN_NAMES[queen] for bed, queen in sorted(at.table.remembered.items())}
    plies_ago = {bed: _plies_since_seen(at, int(bed)) for bed in remembered}
    return at.attempt(
        attempt_id=key,
        task="recall_queen",
        skill="recall",
        operands=json_text([move.bed]),
        n_options=at.table.asleep,
        presented=json_text({"remembered": remembered, "plies_ago": plies_ago}),
        truth=json_text(sorted(map(int, remembered))),
        response=json_text(move.bed),
        correct=None,
        hint_shown=hints.MEMORY_HELP[at.memory],
        hint_asked=0,
    )


def _plies_since_seen(at: Situation, bed: int) -> int | None:
    lay_down = (
        moment.ply
        for moment in reversed(at.moments)
        if any(sight.kind in ("slept", "bounced") and sight.bed == bed for sight in moment.sights)
    )
    seen = next(lay_down, None)
    return None if seen is None else at.table.ply - seen


def answered(shown: Payload, key: str, at: Situation, answer: int) -> Attempt:
    """The row of an answer to a question that the game itself has given."""
    if isinstance(shown, Total):
        return _queen_total(at, key, shown, answer)
    assert isinstance(shown, Count), f"{shown.task} is a friend's question"
    return _jester_count(at, key, shown.number, shown.truth, answer)


def _queen_total(at: Situation, key: str, shown: Total, answer: int) -> Attempt:
    """The place on the track of fives to which the child hopped the marker."""
    before, gained, places, truth = shown.before, shown.gained, shown.places, shown.truth
    return at.attempt(
        attempt_id=key,
        task="queen_total",
        skill=f"total:{before}+{gained}",
        operands=json_text([before, gained]),
        layout="words",
        n_options=len(places),
        guess_p=round(1 / len(places), 4),
        presented=json_text({"places": list(places)}),
        truth=json_text(truth),
        response=json_text(answer),
        correct=int(answer == truth),
        error=slip_of((before, gained), answer, totals=True),
        hint_shown=0,
        hint_asked=0,
    )


def _jester_count(at: Situation, key: str, number: int, truth: int, answer: int) -> Attempt:
    """The seat at which the child pointed before the count ran. response: the seat; presented tells the direction."""
    players = at.table.players
    ahead = (answer - truth) % players
    slip: Slip | None = None if not ahead else "off_by_one" if ahead in (1, players - 1) else "other"
    return at.attempt(
        attempt_id=key,
        task="jester_count",
        skill=f"count:{number}/{players}",
        operands=json_text([number, players]),
        layout="words",
        n_options=players,
        guess_p=round(1 / players, 4),
        presented=json_text({"from": at.seat, "steps_off": ahead if ahead <= players // 2 else ahead - players}),
        truth=json_text(truth),
        response=json_text(answer),
        correct=int(answer == truth),
        error=slip,
        hint_shown=0,
        hint_asked=0,
    )
