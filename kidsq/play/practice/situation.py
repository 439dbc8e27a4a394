"""Where an attempt was made: everything of its row in the log that does not depend on the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import lru_cache
from typing import Any, Final
from zlib import crc32

from kidsq import __version__
from kidsq.games.contract import NO_OPTIONS
from kidsq.games.registry import is_for_beginners
from kidsq.learning import hints
from kidsq.learning.attempt import TAKEN_AWAY, Attempt, Layout
from kidsq.play.moment import Moment
from kidsq.play.preferences import Preferences
from kidsq.play.screen_holder import FOR_BEGINNERS, ONE_WAY, settings_in
from kidsq.play.visitor import Chance, Timings, Visitor
from kidsq.store.db.times import moment
from kidsq.store.play.games import StoredGame

IDLE_BEFORE_A_TOUCH_MS: Final = 60_000
IDLE_MS: Final = 120_000
"""A child who has touched nothing for a minute, or is not done after two, was at something else.

Ours, and wide on purpose: they keep absences out of the log's times and take no slow child's away. The model by itself
reads nothing from answers above half a minute.
"""
ARRIVES_WITHIN_MS: Final = 10_000
"""By so much an attempt may take longer for the server than for the page: the news of it, its way there and back.

Beyond that the page was loaded anew, or all had to look up from their tablets, and its clock began too late.
"""


def layout_of(stored: StoredGame, chosen: Preferences, *, can_take_away: bool) -> Layout:
    """`a+b=c` or `c=a+b`, each in about half of all games, all game long. A first game keeps to that of the owl's tip.

    Where differences have been chosen `c-a=b` instead, or in half of the games, if cards can be said so at this table.
    """
    if has_one_way(stored):
        return "a+b=c"
    coins = crc32(stored.id.encode())
    if can_take_away and (chosen.operation == "minus" or (chosen.operation == "mixed" and coins & 2)):
        return TAKEN_AWAY
    if chosen.layout is not None:
        return chosen.layout
    return "c=a+b" if coins & 1 else "a+b=c"


def has_one_way(stored: StoredGame) -> bool:
    """True if sums have one layout and one wording only: in games for beginners, and where a game is new to someone."""
    return _has_one_way(stored.edition, stored.settings_json)


@lru_cache(maxsize=1_024)
def _has_one_way(edition: str, settings_json: str) -> bool:
    if is_for_beginners(edition, NO_OPTIONS) or settings_in(settings_json).get(FOR_BEGINNERS):
        return True
    return bool(settings_in(settings_json).get(ONE_WAY))


def is_made_for_beginners(stored: StoredGame) -> bool:
    """True at the table of an edition made for a first game."""
    return is_for_beginners(stored.edition, NO_OPTIONS)


def is_new_to_someone(stored: StoredGame) -> bool:
    """True if one of the people here had not finished a game of this kind yet when this one began."""
    return bool(settings_in(stored.settings_json).get(ONE_WAY))


@dataclass(frozen=True, slots=True)
class Situation:
    """Where an attempt was made: everything of its row that does not depend on the attempt.

    table: that of the game. memory: how what was seen before is shown. moments: the latest plies, oldest first.
    motor_ms: a tap of this child on this device.
    paused: its class has looked up from the tablets in the time that was measured.
    """

    visitor: Visitor
    stored: StoredGame
    table: Any
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

    def helped(self, level: int) -> Situation:
        """The same with so much help at least."""
        return replace(self, help=self.help.at_least(level))

    @property
    def _began_earlier(self) -> bool:
        """True if by the server's clock the child has had longer than its page says, since the table last changed."""
        waited = moment(self.chance.at) - moment(self.stored.updated_at)
        return waited > timedelta(milliseconds=(self.timings.rt_total_ms or 0) + ARRIVES_WITHIN_MS)

    def attempt(self, **attempt: Any) -> Attempt:
        """The row: this situation and the attempt's own columns, which win."""
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
        return Attempt(**{**columns, **attempt})


def is_valid(timings: Timings) -> bool:
    """True if a time tells how long an answer took: measured, with the page in sight, and the child not idle."""
    total, first = timings.rt_total_ms, timings.rt_first_ms
    if total is None or timings.hidden_ms:
        return False
    return total <= IDLE_MS and (first is None or first <= IDLE_BEFORE_A_TOUCH_MS)


def tap_ms(timings: Timings) -> int | None:
    """How long a plain tap took: from picking a card to the button, with nothing to think about; None: not measured."""
    first, total = timings.rt_first_ms, timings.rt_total_ms
    if first is None or total is None or timings.changes or not is_valid(timings):
        return None
    return total - first if first < total else None
