"""Which kind of slip to act on: one that comes often enough, among tasks of its own sort."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.arithmetic.slips import DIRECTIONS, OFF_BY_ONE, OTHER
from kidsq.learning.attempt import COUNT, TOTAL, Attempt, Task
from kidsq.learning.reports.need_groups import SLIPS
from kidsq.learning.reports.progress import Kind, Slip

Field = Literal["sums", "missing", "points", "seats", "claims", "home", "counting", "groups", "steps", "comparing"]
"""Tasks in which the same slip has the same reason."""

FIELDS: Final[Mapping[Task, Field]] = {
    "own_sum": "sums",
    "help_bot": "sums",
    "missing_number": "missing",
    TOTAL: "points",
    "points_to_goal": "points",
    COUNT: "seats",
    "check_bot": "claims",
    "home_total": "home",
    "points_now": "points",
    "home_to_goal": "home",
    "box_missing": "missing",
    "count_set": "counting",
    "bust_count": "counting",
    "boxes_times": "groups",
    "final_score": "steps",
    "round_score": "steps",
    "compare": "comparing",
}
SHARE: Final = 1 / 20
"""Of the answers in a field, so many are slips of the kind that is acted on ..."""
MOST: Final = 1 / 2
"""... and of the slips there so many."""


@dataclass(frozen=True, slots=True)
class Usual:
    """A kind of slip that stands out. times: of `slips` in its field, and of `answers` there."""

    field: Field
    kind: Kind
    times: int
    slips: int
    answers: int


def usual(slips: Sequence[Slip], attempts: Iterable[Attempt]) -> Usual | None:
    """The kind that stands out most, in the field with most slips of it; None where none does.

    It came three times at least, in one of twenty answers of its field, and is half of the slips there. One too many
    and one too few count together where neither does alone.
    """
    answers = Counter(FIELDS[row.task] for row in attempts if row.correct is not None and row.task in FIELDS)
    found = [_usual_in(field, slips, answers[field]) for field in dict.fromkeys(FIELDS.values())]
    return max((one for one in found if one), key=lambda one: one.times, default=None)


def _usual_in(field: Field, slips: Sequence[Slip], answers: int) -> Usual | None:
    kinds: Counter[Kind] = Counter()
    for slip in slips:
        if FIELDS.get(slip.last.task) == field:
            kinds[slip.kind] += slip.times
    in_all = kinds.total()
    one_off = sum(kinds[kind] for kind in (OFF_BY_ONE, *DIRECTIONS))
    told = [(kind, times) for kind, times in kinds.most_common() if kind != OTHER]
    for kind, times in [*told[:1], (OFF_BY_ONE, one_off)]:
        if times >= max(SLIPS, SHARE * answers, MOST * in_all):
            return Usual(field, kind, times, in_all, answers)
    return None
