"""What a letter home can say of a child: one true strength, one next step, one thing to do. Codes, no figures."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.skills import BEYOND_TEN
from kidsq.arithmetic.sums.families import Family
from kidsq.learning.model.guessing import suppress_conclusions
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports.standing import (
    FieldStanding,
    Standing,
    advice,
    beyond_ten,
    fields,
    is_open,
    next_step,
    standings,
)

BEGUN: Final = 3
SUCH_AS: Final = 2
"""Sums that are named where no family can be praised."""

Strength = Literal["sure", "slow", "some", "begun", "counts", "new"]


@dataclass(frozen=True, slots=True)
class Beyond:
    """What is said besides of what was met beyond ten. strength: of `strong`; begun: too early to say more; None: the
    letter praises it already. such_as: a fact of it.

    next: another field to practise, skill: of it; None where none stands out, or where that is the next step already.
    """

    strength: Literal["sure", "slow", "begun"] | None
    strong: Field
    such_as: str
    next: Field | None = None
    skill: str | None = None


@dataclass(frozen=True, slots=True)
class Suggestion:
    """strength: of `strong`, sure, or right but slow, where a child's page says so; some: of no family, but of the sums
    in `facts`; begun: sums, or larger numbers, but no more to say of them; counts: none of these, but what else is
    asked at the table; new: nothing at all. such_as: what is sure or right of a field.

    step, last_open: as standing.next_step() says; next: its family, skill: a sum of it. beyond: None where nothing was
    met there, or the rest tells of it.
    """

    strength: Strength
    strong: Family | Field | None
    step: Literal["sit", "practise", "refresh", "meet", "go_on"]
    next: Family | Field | None
    skill: str | None = None
    beyond: Beyond | None = None
    such_as: str | None = None
    facts: tuple[str, ...] = ()
    last_open: bool = False


def suggestion(
    estimates: Mapping[str, Estimate], sums: int, weak: Sequence[Family | Field] = (), *, played: bool = False
) -> Suggestion:
    """The parts of the letter. sums: answers to sums in all, with help too. weak: as next_step() takes it. played: true
    if anything was answered."""
    step = next_step(estimates, weak)
    nothing = suppress_conclusions(estimates)  # of guesses and echoes nothing is praised
    families = standings(estimates) if advice(estimates).speaks and not nothing else ()
    beside = () if nothing else fields(estimates)
    strength, strong = _strength(families, beside, step.family)
    if strength == "new":
        strength = _begun(sums, {one.field for one in fields(estimates)}, played)
    beyond = [one for one in beyond_ten(estimates) if one.n >= BEGUN and not nothing]
    such_as = next((one.best for one in beside if one.field == strong), None)
    others = _beyond(beyond, strong, step.family)
    of_others = [skill for one in families if one.family != step.family for skill in one.skills]
    facts = tuple(skill for skill in of_others if skill in estimates and estimates[skill].state == "sure")[-SUCH_AS:]
    if strength == "begun" and facts:
        strength = "some"
    last = step.last_open
    return Suggestion(strength, strong, step.kind, step.family, step.skill, others, such_as, facts, last)


def _beyond(met: Sequence[FieldStanding], told: Family | Field | None, follows: Family | Field | None) -> Beyond | None:
    """The field furthest on, and another that needs most: nothing is praised and called the next step in one letter.

    told, follows: what the letter is about already.
    """
    others = [one for one in met if one.field != follows]
    open_ones = [one for one in others if is_open(one) and one.field != told] if len(others) == len(met) else []
    least = min(open_ones, key=lambda one: one.right / one.n, default=None)
    praised = next((one for one in others if one.field == told), None)
    if praised:
        return Beyond(None, praised.field, praised.best, least.field, least.skill) if least else None
    sure = [one for one in others if one.state == "sure"]
    slow = [one for one in others if one.state == "slow"]
    if sure:
        return _furthest("sure", sure[-1], least)
    if slow:
        return _furthest("slow", max(slow, key=lambda one: (one is not least, one.right / one.n, one.n)), least)
    return _furthest("begun", max(others, key=lambda one: one.n), least) if others else None


def _furthest(strength: Literal["sure", "slow", "begun"], best: FieldStanding, least: FieldStanding | None) -> Beyond:
    comes = (None, None) if least is None or (least is best and strength != "begun") else (least.field, least.skill)
    return Beyond(strength, best.field, best.best, *comes)


def _strength(
    families: Sequence[Standing], beside: Sequence[FieldStanding], follows: Family | Field | None
) -> tuple[Strength, Family | Field | None]:
    """The hardest family that is sure, else of those right but slow the one most often right: by the states of the
    child's page, and never the one to practise.

    What is practised beside sums is told of where sums have nothing to tell.
    """
    sure = [one.family for one in families if one.state == "sure" and one.family != follows]
    if sure:
        return "sure", sure[-1]
    slow = [one for one in families if one.state == "slow" and one.family != follows]
    if slow:
        return "slow", max(slow, key=lambda one: (one.right / one.n, one.n)).family
    strong = [one for one in beside if one.state in ("sure", "slow") and one.field != follows]
    if strong:
        return ("sure" if strong[-1].state == "sure" else "slow"), strong[-1].field
    return "new", None


def _begun(sums: int, met: Collection[Field], played: bool) -> Strength:
    """What a child does where nothing can be praised, be it by guesses."""
    if sums or (met and not any(field not in BEYOND_TEN for field in met)):
        return "begun"
    return "counts" if met or played else "new"
