"""What a letter home can say of a child: one true strength, one next step, one thing to do. Codes, no figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.sums.families import Family
from kidsq.learning.model.guessing import suppress_conclusions
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports.standing import (
    FieldStanding,
    Standing,
    beyond_ten,
    fields,
    is_open,
    next_step,
    standings,
)
from kidsq.learning.states import MOSTLY_RIGHT

ENOUGH: Final = 5
BEGUN: Final = 3

Strength = Literal["sure", "often_right", "begun", "counts", "new"]


@dataclass(frozen=True, slots=True)
class Beyond:
    """What is said besides of what was met beyond ten. strength: of `strong`; begun: too early to say more.

    next: a field to practise, skill: of it; None where none stands out, or where that is the next step already.
    """

    strength: Literal["sure", "often_right", "begun"]
    strong: Field
    next: Field | None = None
    skill: str | None = None


@dataclass(frozen=True, slots=True)
class Suggestion:
    """strength: of `strong`, sure or often right; begun: sums, but too few to say more; counts: no sums, but
    what is practised beside them; new: nothing at all.

    step: as standing.next_step() says; next: its family, skill: a sum of it. beyond: None where nothing was
    met there, or the rest tells of it.
    """

    strength: Strength
    strong: Family | Field | None
    step: Literal["sit", "practise", "refresh", "meet", "go_on"]
    next: Family | Field | None
    skill: str | None = None
    beyond: Beyond | None = None


def suggestion(estimates: Mapping[str, Estimate], sums: int, weak: Sequence[Family] = ()) -> Suggestion:
    """The parts of the letter. sums: answers to sums in all, with help too. weak: as next_step() takes it."""
    step = next_step(estimates, weak)
    families = (
        () if suppress_conclusions(estimates) else standings(estimates)
    )  # of guesses and echoes nothing is praised
    beside = () if suppress_conclusions(estimates) else fields(estimates)
    strength, strong = _strength(families, beside, sums, step.family)
    beyond = [one for one in beyond_ten(estimates) if one.n >= BEGUN and not suppress_conclusions(estimates)]
    return Suggestion(strength, strong, step.kind, step.family, step.skill, _beyond(beyond, strong, step.family))


def _beyond(met: Sequence[FieldStanding], told: Family | Field | None, follows: Family | Field | None) -> Beyond | None:
    """The field furthest on, and the one that needs most. told, follows: what the letter is about already."""
    fields_met = {one.field for one in met}
    if not met or told in fields_met:
        return None
    open_ones = [] if follows in fields_met else [one for one in met if is_open(one)]
    least = min(open_ones, key=lambda one: one.right / one.n, default=None)
    comes = (least.field, least.skill) if least else (None, None)
    sure = [one for one in met if one.state == "sure"]
    if sure:
        return Beyond("sure", sure[-1].field, *comes)
    right = [one for one in met if one.n >= ENOUGH and one.right >= MOSTLY_RIGHT * one.n]
    if right:
        best = max(right, key=lambda one: (one is not least, one.right / one.n, one.n))
        return Beyond("often_right", best.field, *comes)
    return Beyond("begun", max(met, key=lambda one: one.n).field, *comes)


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
