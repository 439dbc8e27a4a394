"""A child's garden: a plant for each family of sums, and one true new thing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.sums.facts import addends_of
from kidsq.arithmetic.sums.families import FAMILIES, Family
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports.beside import Beside, beside
from kidsq.learning.reports.standing import MOST, Standing, standings
from kidsq.learning.states import Word

STAGES: Final = 5
ENOUGH: Final = 3
_GROWN: Final[Mapping[Word, int]] = {
    "not seen": 0,
    "cannot tell": 1,
    "working it out": 1,
    "nearly": 2,
    "rusty": STAGES - 1,
    "fast and sure": STAGES - 1,
}


@dataclass(frozen=True, slots=True)
class Plant:
    """stage: 0 a seed .. 4 in bloom. thirsty: the family was sure and is rusty."""

    family: Family | Field
    stage: int
    thirsty: bool


@dataclass(frozen=True, slots=True)
class News:
    """family_sure, family_grown, family_begun (family) · sum_sure (skill) · growing (): nothing new · waiting ()."""

    code: Literal["family_sure", "sum_sure", "family_grown", "family_begun", "waiting", "growing"]
    family: Family | Field | None = None
    skill: str | None = None


def garden(estimates: Mapping[str, Estimate]) -> tuple[Plant, ...]:
    """The plants, in the order of the families; longer sums have a seed too before the first one is met.

    What is practised beside sums follows, once it was met: who never plays with it misses nothing.
    """
    found = {one.family: one for one in standings(estimates)}
    of_sums = [_plant(family, found.get(family)) for family in FAMILIES]
    return (*of_sums, *map(_plant_of_field, beside(estimates)))


def _plant_of_field(one: Beside) -> Plant:
    """In bloom where grown-ups are told that it is sure; a bud from the first row on that is, as a table."""
    standing = one.standing
    if standing.state == "sure" or standing.rusty:
        return Plant(one.field, STAGES - 1, standing.rusty)
    if any(row.state == "sure" for row in one.rows):
        return Plant(one.field, STAGES - 2, thirsty=False)
    leaves = _GROWN[standing.label] > 1 and standing.right >= ENOUGH
    return Plant(one.field, 2 if leaves else min(1, _GROWN[standing.label]), thirsty=False)


def _plant(family: Family, standing: Standing | None) -> Plant:
    if standing is None:
        return Plant(family, 0, thirsty=False)
    return Plant(family, stage_of(standing), standing.label == "rusty")


def stage_of(standing: Standing) -> int:
    """0 not seen, 1 working it out, 2 nearly, 3 nearly and half of what it takes to bloom is sure, 4 where it is sure.

    Leaves are of what the child did itself, not of what its other families let expect: before ENOUGH right answers, and
    before half of the family's sums were right, there is but a sprout.
    """
    stage = STAGES - 1 if standing.state == "sure" else _GROWN[standing.label]
    if stage != 2:
        return stage
    if standing.right < ENOUGH or standing.found * 2 < len(standing.skills):
        return 1
    return 3 if standing.sure >= MOST / 2 * len(standing.skills) else 2


def _stage(before: Mapping[Family | Field, Plant], plant: Plant) -> int:
    """The stage that this plant had; that of a seed where there was none yet."""
    return before[plant.family].stage if plant.family in before else 0


def news(then: Mapping[str, Estimate], now: Mapping[str, Estimate]) -> News:
    """The best thing that is so now and was not so then; the hardest of equals."""
    before = {plant.family: plant for plant in garden(then)}
    plants = garden(now)
    bloomed = [plant for plant in plants if plant.stage == STAGES - 1 and not plant.thirsty]
    for plant in reversed(bloomed):
        if _stage(before, plant) < STAGES - 1:
            return News("family_sure", plant.family)
    new_sums = [
        skill
        for skill, one in now.items()
        if addends_of(skill) and one.label == "fast and sure" and (skill not in then or then[skill].label != one.label)
    ]
    if new_sums:
        return News("sum_sure", skill=max(new_sums, key=lambda skill: (sum(addends_of(skill)), skill)))
    for plant in reversed(plants):
        if plant.stage > _stage(before, plant) and not plant.thirsty:
            return News("family_begun" if _stage(before, plant) == 0 else "family_grown", plant.family)
    return News("growing" if any(plant.stage for plant in plants) else "waiting")
