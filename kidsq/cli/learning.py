"""mastery, study: the learning model without a screen."""

from __future__ import annotations

import argparse
import csv
import sys
from collections import defaultdict
from datetime import UTC, datetime
from typing import Final, TextIO

from kidsq import __version__, paths
from kidsq.cli.sentences import complain
from kidsq.export import tidy
from kidsq.learning.evidence import READ, BadRow, Evidence, read_moment, read_row
from kidsq.learning.model.mastery import Estimate, mastery

EVER: Final = datetime.max.replace(tzinfo=UTC)
NO_STUDY: Final = (
    "`kidsq study` measures the model on simulated children. It is for researchers and comes with the source of kidsq,"
    f" not with the installed program: unpack kidsq-{__version__}.tar.gz and run `python -m kidsq study` in its folder"
)
HEADER: Final = ("learner", "skill", "p", "low", "high", "n", "label")


def moment_argument(text: str) -> datetime:
    try:
        return read_moment(text)
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
    """`kidsq study`: how well the model does on simulated learners; only a checkout has what it takes."""
    if not paths.is_checkout():
        return complain(NO_STUDY)
    from research import report

    report.show(chosen.learners, chosen.games, chosen.seed)
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
