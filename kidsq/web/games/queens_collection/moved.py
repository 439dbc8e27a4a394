"""What moved on the table in the latest plies, as motion.js reads it, and the sound of it. Only what was seen here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS
from kidsq.games.queens_collection.story import Sight
from kidsq.play import Moment

KEPT: Final = 8
"""More plies than this are never shown in motion: they are told."""
_NOTHING: Final = "-"


def moved(moments: Sequence[Moment]) -> str:
    """All sights, oldest first: ply, kind, seat, cards, cards got, meeples, colour and other seat, "-" for none."""
    return ";".join(_told(moment.ply, sight) for moment in moments[-KEPT:] for sight in moment.sights)


def drawings(moments: Sequence[Moment]) -> tuple[str, ...]:
    """The cards that travel, as drawings."""
    sights = [sight for moment in moments[-KEPT:] for sight in moment.sights]
    return tuple(sorted({f"colour-{CARD_NAMES[card]}" for sight in sights for card in (*sight.cards, *sight.got)}))


def _told(ply: int, sight: Sight) -> str:
    meeples = [f"{COLOURS[colour]}@{COLOURS[box]}" for colour, box in sight.meeples]
    return " ".join(
        (
            str(ply),
            sight.kind,
            str(sight.seat),
            _joined(CARD_NAMES[card] for card in sight.cards),
            _joined(CARD_NAMES[card] for card in sight.got),
            _joined(meeples),
            COLOURS[sight.colour] if sight.colour >= 0 else _NOTHING,
            str(sight.other) if sight.other >= 0 else _NOTHING,
        )
    )


def _joined(words: Iterable[str]) -> str:
    return "+".join(words) or _NOTHING


_TUNES: Final = {
    "all_together": "tidy",
    "left": "tidy",
    "box_won": "tidy",
    "came_home": "home",
    "took": "home",
    "busted": "bust",
    "swapped": "swap",
    "carried": "swap",
    "paired": "swap",
    "renewed": "draw",
    "exchanged": "draw",
    "traded": "draw",
    "shared": "draw",
    "revealed": "flip",
    "kept": "draw",
    "shuffled": "draw",
}
"""The weightiest first."""


def tune(moments: Sequence[Moment]) -> str:
    """The one small sound of what is new, empty for none."""
    seen = {sight.kind for moment in moments for sight in moment.sights}
    return next((name for kind, name in _TUNES.items() if kind in seen), "")
