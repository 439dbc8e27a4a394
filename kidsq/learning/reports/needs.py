"""Who needs help with what: weak families, without those that went well on the latest day."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from statistics import median
from typing import Final

from kidsq.arithmetic.skills import counting_steps
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.learning.evidence import Evidence
from kidsq.learning.model import constants as model
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.model.response_times import net_seconds, produced
from kidsq.learning.tasks import SAID
from kidsq.learning.weak import ENOUGH, Need, weak

LIKELY_KNOWN: Final = 0.85
FASTEST: Final = 0.6
SLOWEST: Final = 2.5
SPREAD: Final = 0.3
"""Of the log of times of one child."""
LIKELIHOOD_FLOOR: Final = 0.05
"""No answer is less likely than so much of the likeliest, or one look out of the window would outweigh all others."""
SPEAKS_FOR_IT: Final = 0.2
"""By so much, in log-odds, the times of a day have to be rather of knowing than of counting."""


def needs(estimates: Mapping[str, Estimate], evidence: Sequence[Evidence]) -> tuple[Need, ...]:
    """The weak families that have not been cleared, the weakest first.

    evidence: the same child's, oldest first. A family clears itself when all answers of its latest day were right and
    came as if known: estimates remember longer, and nobody should be sat with for what went well today.
    """
    return tuple(need for need in weak(estimates) if not _cleared(MEMBERS[need.family], estimates, evidence))


def _cleared(members: Sequence[str], estimates: Mapping[str, Estimate], evidence: Sequence[Evidence]) -> bool:
    """True if all answers of the latest day were right and the times of those that the child had to say, together, are
    those of knowing."""
    alone = [row for row in evidence if row.alone and row.skill in members]
    latest = [row for row in alone if row.day == alone[-1].day]
    if not may_be_cleared((row.task, row.right) for row in latest):
        return False
    said = [row for row in latest if row.task in SAID]
    if not all(map(produced, said)):
        return False
    pace = own_pace(estimates, evidence) or 1.0
    return sum(_for_knowing(row, pace) for row in said) > SPEAKS_FOR_IT


def may_be_cleared(latest: Iterable[tuple[str, bool]]) -> bool:
    """True if the answers of its latest day could clear a family; each answer is a task and if it was right.

    If not, nothing more need be read: `needs` with no evidence at all finds the same.
    """
    answers = list(latest)
    return all(right for _, right in answers) and any(task in SAID for task, _ in answers)


def own_pace(estimates: Mapping[str, Estimate], evidence: Sequence[Evidence]) -> float | None:
    """How many times the usual seconds this child takes for what it likely knows; None with too few of these."""
    seconds = [
        net_seconds(row)
        for row in evidence
        if row.right and produced(row) and row.skill in estimates and estimates[row.skill].p >= LIKELY_KNOWN
    ]
    if len(seconds) < ENOUGH:
        return None
    return min(SLOWEST, max(FASTEST, median(seconds) / model.KNOWING))


def _for_knowing(row: Evidence, pace: float) -> float:
    """By how much a time is likelier of knowing than of counting, in log-odds; of a child of this pace."""
    seconds = log(max(model.LEAST, net_seconds(row)) / pace)
    counting = model.COUNTING + model.COUNTING_STEP * counting_steps(row.skill)
    known, counted = (
        LIKELIHOOD_FLOOR + exp(-0.5 * ((seconds - log(usual)) / SPREAD) ** 2) for usual in (model.KNOWING, counting)
    )
    return log(known / counted)
