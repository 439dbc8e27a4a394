"""mastery, study: the learning model without a screen."""

from __future__ import annotations

import argparse
import csv
import sys
from collections import defaultdict
from datetime import UTC, datetime
from typing import Final, TextIO

from kidsq.cli.sentences import complain
from kidsq.formats import tidy
from kidsq.learning.constants import MODEL_VERSION
from kidsq.learning.evidence import READ, BadRow, Evidence, moment, read_row
from kidsq.learning.mastery import Estimate, mastery
from kidsq.study import gates, meeting, table

EVER: Final = datetime.max.replace(tzinfo=UTC)
HEADER: Final = ("learner", "skill", "p", "low", "high", "n", "label")


def moment_argument(text: str) -> datetime:
    try:
        return moment(text)
    except (ValueError, OverflowError):
        sentence = f"{text!r} is no moment; a moment is 2026-11-20T17:34:22Z"
        raise argparse.ArgumentTypeError(sentence) from None


def estimate(chosen: argparse.Namespace) -> int:
    """`kidsq mastery`: what every learner of a file of attempts knows."""
    try:
        with open(chosen.attempts, encoding="utf-8-sig", errors="replace", newline="") as file:
            learners = read_attempts(file)
    except BadRow as error:
        return complain(f"{chosen.attempts}, {error}", 1)
    except OSError as error:
        return complain(f"cannot read {chosen.attempts}: {error.strerror}", 1)
    latest = max((row.at for rows in learners.values() for row in rows), default=EVER)
    now: datetime = chosen.at or latest
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(HEADER)
    for learner in sorted(learners):
        writer.writerows(_cells(learner, one) for one in mastery(learners[learner], now).values())
    return 0


def study(chosen: argparse.Namespace) -> int:
    """`kidsq study`: the gates, each printed as soon as it is measured; a gate that fails is a finding, no error."""
    print(f"{chosen.learners} simulated learners, {chosen.games} games each, seed {chosen.seed}, model {MODEL_VERSION}")
    print(table.ASSUMED)
    print(table.CELLS_HEADER, flush=True)
    verdicts: list[bool | None] = []
    for cell in meeting.cells(max(meeting.LEAST_CHILDREN, chosen.learners // 4), f"score {chosen.seed}"):
        print(table.line_of_cell(cell), flush=True)
        verdicts.append(cell.passed)
    print(table.HEADER, flush=True)
    for gate in gates.study(chosen.learners, chosen.games, chosen.seed):
        print(table.line_of(gate), flush=True)
        verdicts.append(gate.passed)
    print(f"{verdicts.count(True)} pass, {verdicts.count(False)} fail.")
    print("Simulated children only: this shows that the model finds what is put in, not that children learn.")
    return 0


def _cells(learner: str, one: Estimate) -> tuple[str, ...]:
    return (learner, one.skill, f"{one.p:.4f}", f"{one.low:.4f}", f"{one.high:.4f}", str(one.n), one.label)


def read_attempts(file: TextIO) -> dict[str, list[Evidence]]:
    """Learner -> evidence, from a file of attempts; guests have no name and are left out. Raises BadRow."""
    learners: dict[str, list[Evidence]] = defaultdict(list)
    for line, row in tidy.rows(file, READ):
        evidence = read_row(row, line)
        if row["learner"]:
            learners[row["learner"]].append(evidence)
    return learners
