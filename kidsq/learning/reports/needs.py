"""Who needs help with what: weak families, without those that went well on the latest day."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import median
from typing import Final

from kidsq.learning.evidence import Evidence
from kidsq.learning.facts import counting_steps
from kidsq.learning.families import ENOUGH, MEMBERS, Need, weak
from kidsq.learning.model import constants as model
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.model.response_times import net_seconds, produced

_SAID: Final = "help_bot"
"""The task in which a child says the sum, instead of finding one among its cards."""
LIKELY_KNOWN: Final = 0.85
FASTEST: Final = 0.6
SLOWEST: Final = 2.5


def needs(estimates: Mapping[str, Estimate], evidence: Sequence[Evidence]) -> tuple[Need, ...]:
    """The weak families that have not been cleared, the weakest first.

    evidence: the same child's, oldest first. A family clears itself when all answers of its latest day came as if
    known: estimates remember longer, and nobody should be sat with for what went well today.
    """
    return tuple(need for need in weak(estimates) if not _cleared(MEMBERS[need.family], estimates, evidence))


def _cleared(members: Sequence[str], estimates: Mapping[str, Estimate], evidence: Sequence[Evidence]) -> bool:
    """True if all answers of the latest day came as if known, at least one of them a sum that the child had to say."""
    alone = [row for row in evidence if row.alone and row.skill in members]
    latest = [row for row in alone if row.day == alone[-1].day]
    if not may_be_cleared((row.task, row.right) for row in latest):
        return False
    pace = own_pace(estimates, evidence) or 1.0
    return all(_as_if_known(row, pace) for row in latest if row.task == _SAID)


def may_be_cleared(latest: Iterable[tuple[str, bool]]) -> bool:
    """True if the answers of its latest day could clear a family; each answer is a task and if it was right.

    If not, nothing more need be read: `needs` with no evidence at all finds the same.
    """
    answers = list(latest)
    return all(right for _, right in answers) and any(task == _SAID for task, _ in answers)


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


def _as_if_known(row: Evidence, pace: float) -> bool:
    """Nearer to the child's time of knowing than to that of counting."""
    counting = model.COUNTING + model.COUNTING_STEP * counting_steps(row.skill)
    return produced(row) and net_seconds(row) < pace * sqrt(model.KNOWING * counting)
