"""How the help with sums of the hand fades: by one level at most from one sum of a family to the next.

What a child has said itself leads; the model says how fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from kidsq.arithmetic.sums.facts import addends_of
from kidsq.arithmetic.sums.families import first_of
from kidsq.learning.hints import MOST, SENTENCE, usual_level
from kidsq.learning.staircase import Place, Staircase, Try

BEGINS: Final = 4
"""With the second true sum of a child, and with the first one of any other family, the cards to be added glow."""
HAND: Final = Staircase(most=MOST, fades_after=2, returns_after=1, seen_from=SENTENCE, slack=1)
"""Two right ones take a level away, where the model would still show about as much or more; else each does."""
OTHERS: Final = "others"
"""Sums and rows that no family holds."""


@dataclass(frozen=True, slots=True)
class Said:
    """A first try of a sum of the hand. p: the chance, just before, that the child knows it."""

    skill: str
    right: bool
    p: float


@dataclass(frozen=True, slots=True)
class Fading:
    """How much help the sums of each family get by now. said: true sums so far."""

    said: int = 0
    places: Mapping[str, Place] = field(default_factory=dict)

    def level(self, skill: str, step: int = 0) -> int:
        """The level of help with this sum before anybody asks. step: what the sum itself has missed (hints)."""
        if not self.said:
            return MOST
        place = self.places.get(family_of(skill), Place(BEGINS))
        return min(MOST, place.level + max(0, step))


NONE_YET: Final = Fading()


@lru_cache(maxsize=4096)  # asked anew for each of a child's latest sums, with each hand
def family_of(skill: str) -> str:
    """The family, or its part, with which a sum fades."""
    return first_of(addends_of(skill)) or OTHERS


def fading_after(rows: Iterable[Said], before: Fading = NONE_YET) -> Fading:
    """How much help there is after these first tries of one child, oldest first. before: after those before them."""
    said, places = before.said, dict(before.places)
    for row in rows:
        family = family_of(row.skill)
        if said or not row.right:
            place = places.get(family, Place(BEGINS)) if said else Place(MOST)
            places[family] = HAND.next(place, Try(row.right, wanted=usual_level(row.p)))
        else:
            places[family] = Place(BEGINS)
        said += row.right
    return Fading(said, places)
