"""Whether the answers of a log are one child's own: two hands on different days, or the owl before nearly all of them.

Neither is an accusation: siblings share a nickname, and a child may want company. Both are asked, never stated.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, tzinfo
from typing import Final

from kidsq.arithmetic.sums.facts import addends_of
from kidsq.learning.evidence import Evidence
from kidsq.learning.hands.dealt import weighed
from kidsq.learning.tasks import CHOSEN, HELPED

# -- nearly always after the owl --------------------------------------------------------------------------------------

OWL_LATEST: Final = 40
OWL_ENOUGH: Final = 12
"""First tries before anything is said of them."""
OWL_SHARE: Final = 0.75
"""So large a share of the latest came after the child had asked the owl."""


@dataclass(frozen=True, slots=True)
class AfterOwl:
    """Of the latest `of` first tries `asked` came after the child had asked the owl."""

    asked: int
    of: int

    @property
    def nearly_always(self) -> bool:
        return self.of >= OWL_ENOUGH and self.asked >= OWL_SHARE * self.of


def after_owl(asked: Sequence[bool]) -> AfterOwl:
    """How many of the latest first tries came after the owl. asked: of each, the newest last."""
    latest = asked[-OWL_LATEST:]
    return AfterOwl(sum(latest), len(latest))


HELPED_WITH: Final = (*CHOSEN, *HELPED)
"""Only with these is there an owl to ask."""


# -- two hands --------------------------------------------------------------------------------------------------------

DAYS: Final = 8
"""With answers that count, to A_DAY different sums at least; with fewer days nothing is asked."""
A_DAY: Final = 3
LATEST_DAYS: Final = 15
LATEST_OF_A_DAY: Final = 40
ASKED_FROM: Final = 1.5
"""How much likelier (log) two hands are than one. Set so that of simulated children of every kind at most one in twenty
is asked about (docs/learning/two-hands.md)."""


@dataclass(frozen=True, slots=True)
class TwoHands:
    """days: with enough answers. other: those that look like another hand's. weight: how much likelier (log)."""

    days: tuple[date, ...]
    other: tuple[date, ...] = ()
    weight: float = 0.0

    @property
    def uneven(self) -> bool:
        return bool(self.other) and self.weight >= ASKED_FROM


def two_hands(rows: Sequence[Evidence], zone: tzinfo | None = None) -> TwoHands:
    """Whether some days' answers look like another hand's than those of the days between. rows: of one child, oldest
    first."""
    by_day: dict[date, list[Evidence]] = defaultdict(list)
    for row in rows:
        if row.alone and addends_of(row.skill):
            by_day[row.at.astimezone(zone).date()].append(row)
    days = sorted(day for day, given in by_day.items() if len({row.skill for row in given}) >= A_DAY)[-LATEST_DAYS:]
    if len(days) < DAYS:
        return TwoHands(tuple(days))
    found = weighed([by_day[day][-LATEST_OF_A_DAY:] for day in days])
    return TwoHands(tuple(days), tuple(days[place] for place in found.other), found.weight)


@dataclass(frozen=True, slots=True)
class Hands:
    """Both of one child."""

    owl: AfterOwl = field(default_factory=lambda: AfterOwl(0, 0))
    two: TwoHands = field(default_factory=lambda: TwoHands(()))
