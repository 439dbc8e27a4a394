"""Whom to sit with: what each child's latest answers and estimates give occasion for. Nobody is ranked by a score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final, Literal

from kidsq.learning.model.belief import Manner
from kidsq.learning.reports.hands import Hands
from kidsq.learning.reports.need_groups import ChildNeed, Kind, is_no_chance

Code = Literal[
    "stuck",
    "guesses",
    "says_yes",
    "two_hands",
    "need",
    "slip",
    "beside",
    "owl",
    "helped",
    "brand_new",
    "on_the_way",
    "never",
    "away",
    "not_then",
    "none",
]

STUCK_FROM: Final = 4
"""Answers without help in the period, before few right ones say anything."""
STUCK_SHARE: Final = 0.5
HELPED_FROM: Final = 6
HELPED_SHARE: Final = 0.9
AWAY_DAYS: Final = 10
URGENCY: Final[Mapping[Code, int]] = {
    "stuck": 0,
    "guesses": 1,
    "need": 2,
    "slip": 3,
    "says_yes": 2,
    "two_hands": 3,
    "owl": 3,
    "helped": 3,
    "beside": 4,
    "brand_new": 5,
    "on_the_way": 6,
    "never": 7,
    "away": 7,
    "not_then": 8,
    "none": 8,
}
OF_NEED: Final[Mapping[Kind, Code]] = {"family": "need", "slip": "slip", "field": "beside"}
"""Sums come first, and what is practised beside them last."""
NOT_HERE: Final = 5
"""How much less urgent a visit is for a child that has not played in the period."""


@dataclass(frozen=True, slots=True)
class Counts:
    """One child's answers in a period. alone: first tries without help that could have gone otherwise, of which `right`
    were right; sums, sums_right: those of them that were sums."""

    answers: int = 0
    helped: int = 0
    alone: int = 0
    right: int = 0
    sums: int = 0
    sums_right: int = 0


@dataclass(frozen=True, slots=True)
class Pupil:
    """What a visit depends on. last, first: of the latest and the first attempt ever. needs: the weakest first.
    hands: whether it answers alone."""

    counts: Counts = field(default_factory=Counts)
    first: datetime | None = None
    last: datetime | None = None
    manner: Manner = "tries"
    needs: Sequence[ChildNeed] = ()
    hands: Hands = field(default_factory=Hands)

    @property
    def here(self) -> bool:
        """True if the child has answered anything in the period."""
        return self.counts.answers > 0


@dataclass(frozen=True, slots=True)
class Visit:
    """Why to sit with a child.

    values: stuck (right, sums), away (days). need: of need, slip, beside (no sums) and on_the_way (not so pressing that
    anybody should be interrupted). urgency: the smaller, the sooner.
    """

    code: Code
    values: tuple[int, ...] = ()
    need: ChildNeed | None = None
    urgency: int = URGENCY["none"]

    @property
    def share(self) -> float:
        """0..1 of what went well, of reasons that say it: among equals in urgency the least is named first."""
        if self.need is not None:
            well = self.need.n - self.need.times if self.need.kind == "slip" else self.need.times
            return well / self.need.n if self.need.n else 1.0
        return self.values[0] / self.values[1] if self.code == "stuck" else 1.0

    @property
    def asks_for_a_visit(self) -> bool:
        """True if there is something for an adult to do today."""
        return self.urgency <= URGENCY["beside"]

    @property
    def rank(self) -> tuple[int, float]:
        """By what the one list of whom to sit with is ordered; equals go by nickname."""
        return self.urgency, self.share


def visit(pupil: Pupil, now: datetime, today: bool = True) -> Visit:
    """The first reason that fits. today: the period ends today, so that who is missing is away now."""
    counts = pupil.counts
    if not today and not pupil.here:
        return _visit(pupil, "not_then")
    if pupil.last is None:
        return _visit(pupil, "never")
    if pupil.manner == "guesses":
        return _visit(pupil, "guesses")
    stuck, pressing = _is_stuck(counts), {need.kind: need for need in reversed(pupil.needs) if need.pressing}
    if (slip := pressing.get("slip")) and slip.explains and pupil.here:
        return replace(_visit(pupil, "slip", need=slip), urgency=URGENCY["stuck" if stuck else "need"])
    if stuck:
        return _visit(pupil, "stuck", counts.sums_right, counts.sums)
    days = (now - pupil.last).days
    if today and not pupil.here and days >= AWAY_DAYS:
        return _visit(pupil, "away", days)
    if pupil.manner == "says yes":
        return _visit(pupil, "says_yes")
    if pupil.hands.two.uneven:
        return _visit(pupil, "two_hands")
    for kind, code in OF_NEED.items():
        if kind in pressing:
            return _visit(pupil, code, need=pressing[kind])
    if pupil.hands.owl.nearly_always:
        return _visit(pupil, "owl")
    if counts.answers >= HELPED_FROM and counts.helped >= HELPED_SHARE * counts.answers:
        return _visit(pupil, "helped")
    if pupil.first is not None and pupil.here and (now - pupil.first).days < 1:
        return _visit(pupil, "brand_new")
    first = next(iter(pupil.needs), None)
    return _visit(pupil, "on_the_way" if first else "none", need=first)


def _is_stuck(counts: Counts) -> bool:
    """In sums: what is played beside them is no reason to sit with anybody first."""
    few = counts.sums >= STUCK_FROM and counts.sums_right <= STUCK_SHARE * counts.sums
    return few and is_no_chance(counts.sums_right, counts.sums)


def _visit(pupil: Pupil, code: Code, *values: int, need: ChildNeed | None = None) -> Visit:
    later = 0 if pupil.here or code in ("never", "away", "on_the_way", "not_then", "none") else NOT_HERE
    return Visit(code, values, need, URGENCY[code] + later)
