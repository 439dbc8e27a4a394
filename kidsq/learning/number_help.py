"""How the help with questions about numbers fades by itself: apart for each kind, and apart from help with a hand.

What a child has answered itself leads, a level at a time; the model says where it begins, and how fast it goes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kidsq.learning.hints import HALF, LEVELS
from kidsq.learning.staircase import Place, Staircase, Try

THINGS: Final = 3
"""What there is to count lights up."""
NUMBERED: Final = 4
"""Each of it has its number."""
SAID: Final = 5
"""The answer glows; never by itself."""
AT_ONCE: Final = 4
"""From this level on THINGS are there with the question, and NUMBERED come after a while."""
AFTER_A_WHILE: Final = 3
"""At this level THINGS come after a while; below it they wait to be asked for."""


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer. help: the strongest that was seen. p: the chance, just before, that the child knows it."""

    right: bool
    help: int
    p: float
    guess_p: float = 0.0


def usual_of(p: float) -> int:
    """The level that goes with a chance of knowing; the answer is never among it."""
    return min(AT_ONCE, next((level for below, level in LEVELS if p < below), 0))


def level_after(rows: Iterable[Answered], p: float) -> int:
    """The level of help with the next question of a kind, after these answers of that kind, oldest first.

    p: the chance that the child knows what is asked now, which counts where nothing was answered yet. A right answer
    with no more help than comes by itself fades it, a miss brings one level back; one that may be luck changes nothing.
    """
    place = place_after(rows, None)
    return usual_of(p) if place is None else place.level


def place_after(rows: Iterable[Answered], place: Place | None) -> Place | None:
    """Where these lead from here; None where nothing was answered yet."""
    for row in rows:
        place = place or Place(usual_of(row.p))
        if not row.right or row.guess_p < HALF:
            place = NUMBERS.next(place, Try(row.right, row.help, usual_of(row.p)))
    return place


def shown_at(level: int) -> int:
    """The most help that comes by itself at a level, when its time has come."""
    return NUMBERED if level >= AT_ONCE else THINGS if level >= AFTER_A_WHILE else 0


NUMBERS: Final = Staircase(most=AT_ONCE, fades_after=2, returns_after=1, seen_from=AFTER_A_WHILE, by_itself=shown_at)


def at_once(level: int) -> int:
    """The help that is there with the question."""
    return THINGS if level >= AT_ONCE else 0


def after_a_while(level: int, seen: int) -> int:
    """The help that comes next by itself, once it has been waited for; 0: none. seen: so far."""
    comes = shown_at(level)
    return comes if comes > seen else 0
