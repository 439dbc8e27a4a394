"""The rows of the log that a child's move or answer leaves."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final
from zlib import crc32

from kidsq import __version__
from kidsq.arithmetic import Equation, Slip, slip_of, sums_within
from kidsq.games.sleeping_queens import FIRST_EDITION, Move, Table
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES, card_names, is_number
from kidsq.learning import hints
from kidsq.learning.attempt import Attempt, Layout, json_text
from kidsq.learning.evidence import moment
from kidsq.play.current_game import Moment
from kidsq.play.screen_holder import ONE_WAY, settings_of
from kidsq.play.visitor import Chance, Timings, Visitor
from kidsq.store.people.throttles import TooSoon
from kidsq.store.play import attempts
from kidsq.store.play.games import StoredGame

IDLE_BEFORE_A_TOUCH_MS: Final = 60_000
IDLE_MS: Final = 120_000
"""A child who has touched nothing for a minute, or is not done after two, was at something else.

Ours, and wide on purpose: they keep absences out of the log's times and take no slow child's away. The model by itself
reads nothing from answers above half a minute.
"""
ARRIVES_WITHIN_MS: Final = 10_000
"""By so much a judgement may take longer for the server than for the page: the news of it, its way there and back.

Beyond that the page was loaded anew, or all had to look up from their tablets, and its clock began too late.
"""
EXPLAINED: Final = 3
"""A later try of a sum that has just been explained counts as helped at least this much."""

TRIES_OF_ONE_SUM: Final = 100
"""At one ply: no child says one sum so often, and a script that does shall not fill the log."""


def layout_of(stored: StoredGame, ply: int) -> Layout:
    """`a+b=c` or `c=a+b`, about as often, and the same after a reload. A first game keeps to that of the tip."""
    if has_one_way(stored):
        return "a+b=c"
    return "c=a+b" if crc32(f"{stored.id}:{ply}".encode()) & 1 else "a+b=c"


def has_one_way(stored: StoredGame) -> bool:
    """True if sums have one layout and one wording only: in a first night, and for children without a finished game."""
    return stored.edition == FIRST_EDITION or bool(settings_of(stored).get(ONE_WAY))


@dataclass(frozen=True, slots=True)
class Situation:
    """Where a judgement was made: everything of its row that does not depend on the judgement.

    memory: how remembered sleepers are shown. moments: the latest plies, oldest first. motor_ms: a tap of
    this child on this device. paused: its class has looked up from the tablets in the time that was measured.
    """

    visitor: Visitor
    stored: StoredGame
    table: Table
    seat: int
    chance: Chance
    timings: Timings
    help: hints.Help
    asked: bool
    layout: Layout
    read_aloud: bool
    memory: hints.Memory
    moments: Sequence[Moment]
    motor_ms: int | None
    paused: bool = False

    @property
    def learner(self) -> str | None:
        return self.stored.seats[self.seat].learner

    @property
    def _began_earlier(self) -> bool:
        """True if by the server's clock the child has had longer than its page says, since the table last changed."""
        waited = moment(self.chance.at) - moment(self.stored.updated_at)
        return waited > timedelta(milliseconds=(self.timings.rt_total_ms or 0) + ARRIVES_WITHIN_MS)

    def attempt(self, **judgement: Any) -> Attempt:
        """The row: this situation and the judgement's own columns, which win."""
        timings = self.timings
        columns: dict[str, Any] = {
            "app_version": __version__,
            "learner": self.learner,
            "session_id": self.visitor.session_id,
            "game_id": self.stored.id,
            "ply": self.table.ply,
            "at": self.chance.at,
            "input": timings.input,
            "tz_offset_min": timings.tz_offset_min,
            "device": self.visitor.device,
            "rt_first_ms": timings.rt_first_ms,
            "rt_total_ms": timings.rt_total_ms,
            "rt_valid": int(is_valid(timings) and not self.paused and not self._began_earlier),
            "hidden_ms": timings.hidden_ms,
            "motor_ms": self.motor_ms,
            "changes": timings.changes,
            "hint_shown": self.help.level,
            "hint_asked": int(self.asked),
            "read_aloud": int(self.read_aloud or timings.heard),
        }
        return Attempt(**{**columns, **judgement})


def is_valid(timings: Timings) -> bool:
    """True if a time tells how long an answer took: measured, with the page in sight, and the child not idle."""
    total, first = timings.rt_total_ms, timings.rt_first_ms
    if total is None or timings.hidden_ms:
        return False
    return total <= IDLE_MS and (first is None or first <= IDLE_BEFORE_A_TOUCH_MS)


def tap_of(move: Move, timings: Timings) -> int | None:
    """How long a tap without arithmetic took: from picking one card to the button that swaps it or plays the jester.

    None when there was no such tap. Choosing a bed or a queen is thinking, and a curtain waits for the tablet to come.
    """
    first, total = timings.rt_first_ms, timings.rt_total_ms
    one_card = move.kind == "jester" or (move.kind == "discard" and len(move.cards) == 1)
    if not one_card or first is None or total is None or timings.changes or not is_valid(timings):
        return None
    return total - first if first < total else None


def own_sum(db: sqlite3.Connection, at: Situation, key: str, said: Equation) -> Attempt:
    """A sum the child said, true or not."""
    numbers = [card for card in at.table.hands[at.seat] if is_number(card)]
    could_be_total = len(numbers) - len(said.addends)
    earlier = attempts.tries(db, at.stored.id, at.table.ply, said.skill)
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


def is_judged(table: Table, move: Move, equation: Equation | None) -> bool:
    """True if a legal move is an attempt too; most are not, and then no Situation is read."""
    if move.kind == "discard":
        return equation is not None or len(move.cards) > 1
    return move.kind == "king" and bool(table.remembered)


def of_move(db: sqlite3.Connection, at: Situation, key: str, move: Move, equation: Equation | None) -> Attempt:
    """The judgement in a legal move in which there is one."""
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


def queen_total(at: Situation, key: str, before: int, gained: int, places: Sequence[int], answer: int) -> Attempt:
    """The place on the track of fives to which the child hopped the marker."""
    truth = before + gained
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


def jester_count(at: Situation, key: str, number: int, truth: int, answer: int) -> Attempt:
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
