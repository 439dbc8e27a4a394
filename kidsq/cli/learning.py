"""mastery, predict, study: the learning model without a screen."""

from __future__ import annotations

import argparse
import csv
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Final, TextIO

from kidsq import __version__, paths
from kidsq.cli.sentences import complain
from kidsq.export import tidy
from kidsq.learning.evidence import READ, BadRow, Evidence, read_moment, read_row
from kidsq.learning.model.mastery import Estimate, mastery
from kidsq.learning.model.prediction import predictions

EVER: Final = datetime.max.replace(tzinfo=UTC)
NO_STUDY: Final = (
    "`kidsq study` measures the model on simulated children. It is for researchers and comes with the source of kidsq,"
    f" not with the installed program: unpack kidsq-{__version__}.tar.gz and run `python -m kidsq study` in its folder"
)
HEADER: Final = ("learner", "skill", "p", "low", "high", "n", "label")
PREDICTED: Final = ("learner", "at", "skill", "p")


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a file of attempts. place: from 0. learner: empty of guests. at: as it stands there."""

    place: int
    learner: str
    at: str
    evidence: Evidence


def moment_argument(text: str) -> datetime:
    try:
        return read_moment(text)
    except (ValueError, OverflowError):
        sentence = f"{text!r} is no moment; a moment is 2026-11-20T17:34:22Z"
        raise argparse.ArgumentTypeError(sentence) from None


def estimate(chosen: argparse.Namespace) -> int:
    """`kidsq mastery`: what every learner of a file of attempts knows."""
    return _answer(chosen.attempts, partial(_estimates, at=chosen.at))


def predict(chosen: argparse.Namespace) -> int:
    """`kidsq predict`: for each row of a file of attempts, how likely it was to be right, by the rows before it."""
    return _answer(chosen.attempts, _predictions)


def _answer(name: str, lines: Callable[[Sequence[Row]], Iterable[Sequence[str]]]) -> int:
    """Print what is to be said of a file of attempts as CSV, or the one sentence that it cannot be read."""
    try:
        with open(name, encoding="utf-8-sig", errors="replace", newline="") as file:
            rows = read_attempts(file)
    except BadRow as error:
        return complain(f"{name}, {error}", 1)
    except OSError as error:
        return complain(f"cannot read {name}: {error.strerror}", 1)
    told = ([tidy.harmless(cell) for cell in cells] for cells in lines(rows))
    csv.writer(sys.stdout, lineterminator="\n").writerows(told)
    return 0


def _estimates(rows: Sequence[Row], at: datetime | None) -> Iterator[Sequence[str]]:
    """Guests have no name and are left out. at: by default the latest of all rows with a name."""
    learners = _by_learner(rows)
    learners.pop("", None)
    now = at or max((row.evidence.at for of_one in learners.values() for row in of_one), default=EVER)
    yield HEADER
    for learner in sorted(learners):
        for one in mastery([row.evidence for row in learners[learner]], now).values():
            yield _cells(learner, one)


def _predictions(rows: Sequence[Row]) -> Iterator[Sequence[str]]:
    """Of a guest nothing is known to have been before: each row without a learner is a newcomer's."""
    found: dict[int, float] = {}
    for learner, of_one in _by_learner(rows).items():
        children = [of_one] if learner else [[row] for row in of_one]
        for child in children:
            chances = predictions([row.evidence for row in child])
            found.update(zip((row.place for row in child), chances, strict=True))
    yield PREDICTED
    for row in rows:
        yield row.learner, row.at, row.evidence.skill, f"{found[row.place]:.4f}"


def study(chosen: argparse.Namespace) -> int:
    """`kidsq study`: how well the model does on simulated learners; only a checkout has what it takes."""
    if not paths.is_checkout():
        return complain(NO_STUDY)
    from research import bound, changing, fitting, hands, report, trials

    instead = {changing: chosen.change, fitting: chosen.friends, hands: chosen.hands, bound: chosen.bound}
    instead[trials] = chosen.trials
    if chosen.edition:
        return _study_of(chosen)
    show = next((module.show for module, asked in instead.items() if asked), report.show)
    show(chosen.learners, chosen.games, chosen.seed)
    return 0


def _study_of(chosen: argparse.Namespace) -> int:
    from research import report, studied

    if chosen.edition not in studied.EDITIONS:
        return complain(f"there is no edition {chosen.edition!r}: {', '.join(studied.EDITIONS)}")
    report.show_edition(chosen.edition, chosen.learners, chosen.games, chosen.seed)
    return 0


def _cells(learner: str, one: Estimate) -> tuple[str, ...]:
    return (learner, one.skill, f"{one.p:.4f}", f"{one.low:.4f}", f"{one.high:.4f}", str(one.n), one.label)


def read_attempts(file: TextIO) -> list[Row]:
    """The rows of a file of attempts. Raises BadRow."""
    return [
        Row(place, row["learner"].removeprefix("'"), row["at"], read_row(row, line))
        for place, (line, row) in enumerate(tidy.rows(file, READ))
    ]


def _by_learner(rows: Iterable[Row]) -> dict[str, list[Row]]:
    learners: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        learners[row.learner].append(row)
    return learners
