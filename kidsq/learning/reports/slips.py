"""Which kind of slip to act on: one that comes often enough, among tasks of its own sort."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, get_args

from kidsq.arithmetic.slips import DIRECTIONS, OFF_BY_ONE, OTHER
from kidsq.learning.attempt import Attempt
from kidsq.learning.reports.progress import Kind, Slip, answers_in
from kidsq.learning.tasks import SlipField, slip_field

SLIPS: Final = 3
SHARE: Final = 1 / 20
"""So many slips, and so large a share of the answers in a field, are of the kind that is acted on ..."""
MOST: Final = 1 / 2
"""... and of the slips there so many."""


@dataclass(frozen=True, slots=True)
class Usual:
    """A kind of slip that stands out. times: of `slips` in its field, and of `answers` there."""

    field: SlipField
    kind: Kind
    times: int
    slips: int
    answers: int


def usual(slips: Sequence[Slip], attempts: Iterable[Attempt]) -> Usual | None:
    """The kind that stands out most, in the field with most slips of it; None where none does.

    It came three times at least, in one of twenty answers of its field, and is half of the slips there. One too many
    and one too few count together where neither does alone.
    """
    answers = answers_in(attempts)
    found = [usual_in(field, slips, answers[field]) for field in get_args(SlipField)]
    return max((one for one in found if one), key=lambda one: one.times, default=None)


def usual_in(field: SlipField, slips: Sequence[Slip], answers: int) -> Usual | None:
    """The same of one field; answers: there, right ones too."""
    kinds: Counter[Kind] = Counter()
    for slip in slips:
        if slip_field(slip.last.task, slip.last.skill) == field:
            kinds[slip.kind] += slip.times
    in_all = kinds.total()
    one_off = sum(kinds[kind] for kind in (OFF_BY_ONE, *DIRECTIONS))
    told = [(kind, times) for kind, times in kinds.most_common() if kind != OTHER]
    for kind, times in [*told[:1], (OFF_BY_ONE, one_off)]:
        if times >= max(SLIPS, SHARE * answers, MOST * in_all):
            return Usual(field, kind, times, in_all, answers)
    return None
