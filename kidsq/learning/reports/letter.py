"""What a letter home can say of a child: one true strength, one next step, one thing to do. Codes, no figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.sums.families import Family
from kidsq.learning.model.guessing import suppress_conclusions
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports.standing import FieldStanding, Standing, fields, next_step, standings
from kidsq.learning.states import MOSTLY_RIGHT

ENOUGH: Final = 5

Strength = Literal["sure", "often_right", "begun", "counts", "new"]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """strength: of `strong`, sure or often right; begun: sums, but too few to say more; counts: no sums, but
    what is practised beside them; new: nothing at all.

    step: as standing.next_step() says; next: its family, skill: a sum of it.
    """

    strength: Strength
    strong: Family | Field | None
    step: Literal["sit", "practise", "refresh", "meet", "go_on"]
    next: Family | Field | None
    skill: str | None = None


def suggestion(estimates: Mapping[str, Estimate], sums: int, weak: Sequence[Family] = ()) -> Suggestion:
    """The parts of the letter. sums: answers to sums in all, with help too. weak: as next_step() takes it."""
    step = next_step(estimates, weak)
    families = (
        () if suppress_conclusions(estimates) else standings(estimates)
    )  # of guesses and echoes nothing is praised
    beside = () if suppress_conclusions(estimates) else fields(estimates)
    strength, strong = _strength(families, beside, sums, step.family)
    return Suggestion(strength, strong, step.kind, step.family, step.skill)


def _strength(
    families: Sequence[Standing], beside: Sequence[FieldStanding], sums: int, follows: Family | Field | None
) -> tuple[Strength, Family | Field | None]:
    """The hardest family that is sure, else the one most often right without help, rather not the one to practise.

    What is practised beside sums is told of where sums have nothing to tell.
    """
    sure = [one.family for one in families if one.state == "sure"]
    if sure:
        return "sure", sure[-1]
    right = [one for one in families if one.n >= ENOUGH and one.right >= MOSTLY_RIGHT * one.n]
    if right:
        return "often_right", max(right, key=lambda one: (one.family != follows, one.right / one.n, one.n)).family
    strong = [one for one in beside if one.n >= ENOUGH and one.right >= MOSTLY_RIGHT * one.n]
    if strong:
        return ("sure" if strong[-1].state == "sure" else "often_right"), strong[-1].field
    return ("begun" if sums else "counts" if beside else "new"), None
