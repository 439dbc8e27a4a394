"""Who answers how, and what each answer told: the posterior over the grid, read for more than the chance of a skill."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from kidsq.learning.evidence import Evidence
from kidsq.learning.model.answers import Answers
from kidsq.learning.model.family import GridCell
from kidsq.learning.model.two_state_model import Manner, timed_chances

_ENOUGH: Final = 0.97


def known_by_manner(answers: Answers, skill: str) -> list[tuple[Manner, float, float]]:
    """How likely each manner of answering is, and that with the child knowing a skill after its last answer."""
    families, priors = answers.told()
    cells = families.cells(priors)
    by_manner: dict[Manner, list[GridCell]] = defaultdict(list)
    for cell in cells:
        by_manner[cell.manner].append(cell)
    found = []
    for manner, those in by_manner.items():
        known, _ = families.chances([skill], those)[skill]
        found.append((manner, sum([sum(cell.weights) for cell in those]), known))
    return found


def in_hindsight(rows: Sequence[Evidence]) -> list[tuple[Evidence, float]]:
    """Each answer with how many times likelier it is of a child who knows its skill than of one who does not.

    rows: of one child, oldest first, all of which carry weight. What all of them tell of its pace and its manner goes
    into each, whenever it was given.
    """
    if not rows:
        return []
    families, priors = Answers(rows, most=len(rows)).told()
    likely = _likeliest(families.cells(priors))
    found = []
    for step in [step for history in families.histories.values() for step in history.steps]:
        pairs = [(share, timed_chances(step, cell.manner, cell.pace)) for share, cell in likely]
        unknown, known = (sum(share * both[side] for share, both in pairs) for side in (0, 1))
        found.append((step.row, known / unknown))
    return found


def _likeliest(cells: Sequence[GridCell]) -> list[tuple[float, GridCell]]:
    """Those that weigh most, until they weigh as much as the likeliest point of the grid: most often a single one. More
    would cost most of the time; the threshold of change.py is settled with these.
    """
    highest = max(max(cell.weights) for cell in cells)
    found, weight = [], 0.0
    for share, cell in sorted([(sum(cell.weights), cell) for cell in cells], key=lambda one: one[0], reverse=True):
        found.append((share, cell))
        weight += share
        if weight >= _ENOUGH * highest:
            break
    return found
