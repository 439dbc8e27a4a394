"""Which one small sound fits what a table shows now; sounds.js plays it, and each only once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kidsq.games.sleeping_queens.cards import CARD_NAMES
from kidsq.games.sleeping_queens.story import Sight
from kidsq.learning.payload import Total
from kidsq.web.games.sleeping_queens.questions import STEP

if TYPE_CHECKING:
    from kidsq.web.games.sleeping_queens.scene import Scene

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


def tune(scene: Scene) -> str:
    """The name of the sound, "fives 3" for three hops of the marker; empty for none."""
    look = scene.look
    if look.outcome is not None:
        return "won" if set(look.outcome.winners) & set(look.people) and look.outcome.ending != "sunrise" else "over"
    if scene.count is not None and scene.count.shown:
        return ""  # its hops sound one by one
    if scene.answered is not None:
        shown = scene.answered.question.presented
        gained = shown.gained // STEP if isinstance(shown, Total) else 0
        return "not_yet" if not scene.answered.right else f"fives {gained}" if gained else "right"
    if scene.phase == "turn" and look.not_yet is not None:
        return "not_yet"
    if scene.tray.cheer is not None:
        return "right"
    heard = {_of_sight(sight, look.seat) for moment in look.moments for sight in moment.sights}
    return next((name for name in _WEIGHTIEST_FIRST if name in heard), "")


def _of_sight(sight: Sight, me: int) -> str:
    if sight.kind in ("attacked", "blocked"):
        return CARD_NAMES[sight.cards[0]]
    if sight.kind == "discarded":
        return "draw" if sight.seat == me else "lay"
    return _BY_KIND[sight.kind]
