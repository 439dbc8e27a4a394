"""Who needs help with what: the families of sums that a child's estimates show to be weak."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import median
from typing import Final

from kidsq.learning.evidence import Evidence
from kidsq.learning.facts import FACTS, addends_of, counting_steps
from kidsq.learning.model import constants as model
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.model.response_times import net_seconds, produced
from kidsq.learning.reports.progress import FAMILIES, Family

_SAID: Final = "help_bot"
"""The task in which a child says the sum, instead of finding one among its cards."""
WEAK: Final = 0.49
ENOUGH: Final = 3
LIKELY_KNOWN: Final = 0.85
FASTEST: Final = 0.6
SLOWEST: Final = 2.5
MEMBERS: Final[Mapping[Family, tuple[str, ...]]] = {
    family: members
    for family, fits in FAMILIES.items()
    if (members := tuple(filter(lambda f: fits(addends_of(f)), FACTS)))
}
"""The sums up to ten of each family that has any."""


@dataclass(frozen=True, slots=True)
class Need:
    """A weak family. known: the share of its sums that is likely known. n: answers without help."""

    family: Family
    known: float
    n: int


def needs(estimates: Mapping[str, Estimate], evidence: Sequence[Evidence]) -> tuple[Need, ...]:
    """The families with enough answers of which less than half is likely known, the weakest first.

    evidence: the same child's, oldest first. A family clears itself when all answers of its latest day came as if
    known: estimates remember longer, and nobody should be sat with for what went well today.
    """
    return tuple(need for need in weak(estimates) if not _cleared(MEMBERS[need.family], estimates, evidence))


def weak(estimates: Mapping[str, Estimate]) -> tuple[Need, ...]:
    """The same as far as estimates show it, cleared or not."""
    found = []
    for family, members in MEMBERS.items():
        found_of = [estimates[fact] for fact in members if fact in estimates]
        n = sum([one.tally.n for one in found_of])
        if n < ENOUGH:
            continue
        known = sum([one.p for one in found_of]) / len(found_of)
        if known < WEAK:
            found.append(Need(family, known, n))
    return tuple(sorted(found, key=lambda need: need.known))


def _cleared(members: Sequence[str], estimates: Mapping[str, Estimate], evidence: Sequence[Evidence]) -> bool:
    """True if all answers of the latest day came as if known, at least one of them a sum that the child had to say."""
    alone = [row for row in evidence if row.alone and row.skill in members]
    latest = [row for row in alone if row.day == alone[-1].day]
    if not may_be_cleared((row.task, row.right) for row in latest):
        return False
    pace = _pace(estimates, evidence)
    return all(_as_if_known(row, pace) for row in latest if row.task == _SAID)


def may_be_cleared(latest: Iterable[tuple[str, bool]]) -> bool:
    """True if the answers of its latest day could clear a family; each answer is a task and if it was right.

    If not, nothing more need be read: `needs` with no evidence at all finds the same.
    """
    answers = list(latest)
    return all(right for _, right in answers) and any(task == _SAID for task, _ in answers)


def _pace(estimates: Mapping[str, Estimate], evidence: Sequence[Evidence]) -> float:
    """How many times the usual seconds this child takes for what it likely knows."""
    seconds = [
        net_seconds(row)
        for row in evidence
        if row.right and produced(row) and row.skill in estimates and estimates[row.skill].p >= LIKELY_KNOWN
    ]
    if len(seconds) < ENOUGH:
        return 1.0
    return min(SLOWEST, max(FASTEST, median(seconds) / model.KNOWING))


def _as_if_known(row: Evidence, pace: float) -> bool:
    """Nearer to the child's time of knowing than to that of counting."""
    counting = model.COUNTING + model.COUNTING_STEP * counting_steps(row.skill)
    return produced(row) and net_seconds(row) < pace * sqrt(model.KNOWING * counting)
