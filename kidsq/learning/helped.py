"""How much a child does without help: by week and by family, with the strongest help seen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, tzinfo
from typing import Final

from kidsq.learning.attempt import Attempt
from kidsq.learning.facts import addends_of
from kidsq.learning.progress import FAMILIES, PLAY, Family, day_of
from kidsq.learning.timing import monday_of

ENOUGH: Final = 5
"""Answers in a week before it is compared with another."""


@dataclass(frozen=True, slots=True)
class Helped:
    """Answers by the strongest help seen before them: none, a word (1-2), the addends (3-4), the whole sum (5).

    later: a second try or further, whatever was seen. asked: among all, where the child asked for help.
    """

    answers: int = 0
    alone: int = 0
    word: int = 0
    addends: int = 0
    whole: int = 0
    later: int = 0
    asked: int = 0

    @property
    def share(self) -> float:
        """0..1 without help."""
        return self.alone / self.answers if self.answers else 0.0


@dataclass(frozen=True, slots=True)
class HelpFigures:
    """weeks: by their Monday, oldest first, only those with answers. families: those with answers."""

    in_all: Helped
    weeks: tuple[tuple[date, Helped], ...]
    families: tuple[tuple[Family, Helped], ...]

    @property
    def compared(self) -> tuple[tuple[date, Helped], tuple[date, Helped]] | None:
        """The first and the latest week with enough answers, when these are two."""
        enough = [week for week in self.weeks if week[1].answers >= ENOUGH]
        return (enough[0], enough[-1]) if len(enough) > 1 else None

    @property
    def most_helped(self) -> tuple[Family, Helped] | None:
        """The family with the least done without help, among those with enough answers."""
        enough = [row for row in self.families if row[1].answers >= ENOUGH and row[1].alone < row[1].answers]
        return min(enough, key=lambda row: row[1].share, default=None)


def help_figures(attempts: Iterable[Attempt], zone: tzinfo | None = None) -> HelpFigures:
    """Count the answers of one child; play that is no arithmetic is left out."""
    rows = [row for row in attempts if row.correct is not None and row.task not in PLAY]
    weeks: dict[date, list[Attempt]] = defaultdict(list)
    for row in rows:
        weeks[monday_of(day_of(row.at, zone))].append(row)
    families = ((family, helped(_of(rows, fits))) for family, fits in FAMILIES.items())
    return HelpFigures(
        helped(rows),
        tuple((monday, helped(of_week)) for monday, of_week in sorted(weeks.items())),
        tuple((family, counted) for family, counted in families if counted.answers),
    )


def _of(rows: Sequence[Attempt], fits: Callable[[tuple[int, ...]], bool]) -> list[Attempt]:
    return [row for row in rows if (addends := addends_of(row.skill)) and fits(addends)]


def helped(rows: Sequence[Attempt]) -> Helped:
    """Count answers by the help seen before them."""
    first = [row.hint_shown for row in rows if row.try_no == 1]
    return Helped(
        answers=len(rows),
        alone=sum(level == 0 for level in first),
        word=sum(level in (1, 2) for level in first),
        addends=sum(level in (3, 4) for level in first),
        whole=sum(level >= 5 for level in first),
        later=len(rows) - len(first),
        asked=sum(row.hint_asked for row in rows),
    )
