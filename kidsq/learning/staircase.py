"""How help fades: each sort of it has a staircase, on which an answer of the child goes one level at most.

Pure: the same answers lead to the same level, wherever and however often they are reckoned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple


class Try(NamedTuple):
    """One answer. help: the strongest seen with it. wanted: the level that the model would show by itself."""

    right: bool
    help: int = 0
    wanted: int | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Where help has come to. right, missed: in a row since the last level, which did not bring the next."""

    level: int
    right: int = 0
    missed: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Staircase:
    """One sort of help.

    least, most: its levels. fades_after, returns_after: so many right ones take a level away, so many misses bring one.
    seen_from: the level from which on it is seen, so that a miss brings at least that.
    slack: where the model wants a level by more than this lower, each right one takes one away.
    by_itself: the most help that comes at a level; what is right with more than that changes nothing. None: all counts.
    """

    most: int
    fades_after: int
    returns_after: int
    least: int = 0
    seen_from: int | None = None
    slack: int = 0
    by_itself: Callable[[int], int] | None = None

    def after(self, tries: Iterable[Try], place: Place) -> Place:
        """Where these lead from here, oldest first."""
        for one in tries:
            place = self.next(place, one)
        return place

    def next(self, place: Place, one: Try) -> Place:
        """Where one more answer leads."""
        if not one.right:
            return self._returned(place)
        if self.by_itself is not None and one.help > self.by_itself(place.level):
            return place
        return self._faded(place, one.wanted)

    def _returned(self, place: Place) -> Place:
        missed = place.missed + 1
        if missed < self.returns_after:
            return Place(place.level, missed=missed)
        seen_from = self.least if self.seen_from is None else self.seen_from
        return Place(min(self.most, max(seen_from, place.level + 1)))

    def _faded(self, place: Place, wanted: int | None) -> Place:
        right = place.right + 1
        fast = wanted is not None and wanted < place.level - self.slack
        if right < self.fades_after and not fast:
            return Place(place.level, right=right)
        return Place(max(self.least, place.level - 1))
