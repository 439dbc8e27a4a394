"""What a letter home can say of a child: one true strength, one next step, one thing to do. Codes, no figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.learning.mastery import Estimate
from kidsq.learning.progress import Family
from kidsq.learning.standing import Standing, standings, weakest_of

ENOUGH: Final = 5
OFTEN: Final = 0.75  # share right, from ENOUGH answers without help on

Strength = Literal["sure", "often_right", "begun", "new"]
Step = Literal["practise", "meet", "refresh", "go_on"]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """strength: of `strong`, sure or often right; begun: sums, but too few to say more; new: no sums at all.

    step: practise, meet for the first time or refresh `next`; go_on: no family stands out.
    """

    strength: Strength
    strong: Family | None
    step: Step
    next: Family | None


def suggestion(estimates: Mapping[str, Estimate], sums: int) -> Suggestion:
    """The parts of the letter. sums: answers to sums in all, with help too."""
    families = standings(estimates)
    step, follows = _step(families)
    strength, strong = _strength(families, sums, follows)
    return Suggestion(strength, strong, step, follows)


def _strength(families: Sequence[Standing], sums: int, follows: Family | None) -> tuple[Strength, Family | None]:
    """The hardest family that is sure, else the one most often right without help, rather not the one to practise."""
    sure = [one.family for one in families if one.label == "fast and sure"]
    if sure:
        return "sure", sure[-1]
    right = [one for one in families if one.n >= ENOUGH and one.right >= OFTEN * one.n]
    if right:
        return "often_right", max(right, key=lambda one: (one.family != follows, one.right / one.n, one.n)).family
    return ("begun" if sums else "new"), None


def _step(families: Sequence[Standing]) -> tuple[Step, Family | None]:
    weakest = weakest_of(families)
    if weakest:
        return "practise", weakest.family
    rusty = [one.family for one in families if one.label == "rusty"]
    if rusty:
        return "refresh", rusty[0]
    unseen = [one.family for one in families if one.label == "not seen"]
    return ("meet", unseen[0]) if unseen else ("go_on", None)
