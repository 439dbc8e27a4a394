"""Which one small sound fits what a table shows now; sounds.js plays it, and each only once."""

from __future__ import annotations

from typing import Final

from kidsq.games.sleeping_queens.cards import CARD_NAMES
from kidsq.games.sleeping_queens.story import Sight
from kidsq.learning.payload import Total
from kidsq.web.games.sleeping_queens.questions import STEP
from kidsq.web.games.sleeping_queens.stage import Stage

_BY_KIND: Final = {
    "woke": "woke",
    "bounced": "slept",
    "slept": "slept",
    "stole": "goes",
    "jester": "jester",
    "flipped": "jester",
    "king": "lay",
    "shuffled": "draw",
}
_WEIGHTIEST_FIRST: Final = ("woke", "slept", "goes", "dragon", "wand", "knight", "potion", "jester", "draw", "lay")


def tune(stage: Stage, *, cheered: bool, counted: bool) -> str:
    """The name of the sound, "fives 3" for three hops of the marker; empty for none.

    cheered: a true sum was just said. counted: the jester's hops are seen, and sound one by one.
    """
    look = stage.look
    if look.outcome is not None:
        return "won" if set(look.outcome.winners) & set(look.people) and look.outcome.ending != "sunrise" else "over"
    if counted:
        return ""
    if stage.answered is not None:
        shown = stage.answered.question.presented
        gained = shown.gained // STEP if isinstance(shown, Total) else 0
        return "not_yet" if not stage.answered.right else f"fives {gained}" if gained else "right"
    if stage.phase == "turn" and look.not_yet is not None:
        return "not_yet"
    if cheered:
        return "right"
    heard = {_of_sight(sight, look.seat) for moment in look.moments for sight in moment.sights}
    return next((name for name in _WEIGHTIEST_FIRST if name in heard), "")


def _of_sight(sight: Sight, me: int) -> str:
    if sight.kind in ("attacked", "blocked"):
        return CARD_NAMES[sight.cards[0]]
    if sight.kind == "discarded":
        return "draw" if sight.seat == me else "lay"
    return _BY_KIND[sight.kind]
