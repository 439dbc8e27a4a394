"""How much a child does without help: by week and by family, with the strongest help seen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, tzinfo
from typing import Final

from kidsq.arithmetic.sums.facts import addends_of
from kidsq.arithmetic.sums.families import FAMILIES, Family
from kidsq.learning.attempt import Attempt
from kidsq.learning.hints import FIRST_SUMS, MOST
from kidsq.learning.reports.progress import day_of
from kidsq.learning.reports.timing import monday_of
from kidsq.learning.tasks import CHOSEN, PLAY

ENOUGH: Final = 5
"""First tries before anything is said of them."""
LATELY: Final = 8
"""So many of a family's latest first tries, from the latest LATE_WEEKS with answers, say whether it needs help."""
LATE_WEEKS: Final = 2
OFTEN: Final = 0.5  # share of them with help from which a family is named


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
    def tries(self) -> int:
        """First tries: a later one comes after help or not, and is no help itself."""
        return self.answers - self.later

    @property
    def share(self) -> float:
        """0..1 of the first tries without help."""
        return self.alone / self.tries if self.tries else 0.0


@dataclass(frozen=True, slots=True)
class HelpFigures:
    """weeks: by their Monday, oldest first, only those with answers. families: those with answers.

    lately: the families in the latest of the weeks. given: how many answers are left out of all of these.
    """

    in_all: Helped
    weeks: tuple[tuple[date, Helped], ...]
    families: tuple[tuple[Family, Helped], ...]
    lately: tuple[tuple[Family, Helped], ...] = ()
    given: int = 0

    @property
    def compared(self) -> tuple[tuple[date, Helped], tuple[date, Helped]] | None:
        """The first and the latest week with enough first tries, when these are two."""
        enough = [week for week in self.weeks if week[1].tries >= ENOUGH]
        return (enough[0], enough[-1]) if len(enough) > 1 else None

    @property
    def most_helped(self) -> tuple[Family, Helped] | None:
        """The family of which least was done without help lately, if help came often with any."""
        enough = [row for row in self.lately if row[1].tries >= ENOUGH and row[1].share <= 1 - OFTEN]
        return min(enough, key=lambda row: row[1].share, default=None)


def given(attempts: Iterable[Attempt]) -> frozenset[str]:
    """The answers of one child, all of them, oldest first, to which most help came whatever was known: their ids.

    These are the own sums up to the first true one, see hints.FIRST_SUMS.
    """
    found, true = set(), 0
    for row in attempts:
        if row.task in CHOSEN and true < FIRST_SUMS:
            true += row.correct == 1
            if row.hint_shown >= MOST:  # not with a level that an adult has set
                found.add(row.attempt_id)
    return frozenset(found)


def help_figures(
    attempts: Iterable[Attempt], zone: tzinfo | None = None, given: frozenset[str] = frozenset()
) -> HelpFigures:
    """Count the answers of one child, oldest first; play that is no arithmetic is left out, and so is what is given."""
    rows = [row for row in attempts if row.correct is not None and row.task not in PLAY]
    earned = [row for row in rows if row.attempt_id not in given]
    weeks = _by_week(earned, zone)
    late = [row for monday in sorted(weeks)[-LATE_WEEKS:] for row in weeks[monday] if row.try_no == 1]
    return HelpFigures(
        helped(earned),
        _counted(weeks),
        _families(earned),
        _families(late, at_most=LATELY),
        len(rows) - len(earned),
    )


def _by_week(rows: Iterable[Attempt], zone: tzinfo | None) -> dict[date, list[Attempt]]:
    weeks: dict[date, list[Attempt]] = defaultdict(list)
    for row in rows:
        weeks[monday_of(day_of(row.at, zone))].append(row)
    return weeks


def _counted(weeks: Mapping[date, Sequence[Attempt]]) -> tuple[tuple[date, Helped], ...]:
    return tuple((monday, helped(of_week)) for monday, of_week in sorted(weeks.items()))


def _families(rows: Sequence[Attempt], at_most: int = 0) -> tuple[tuple[Family, Helped], ...]:
    """The families with answers; at_most: only so many of the latest of each, 0 for all."""
    families = ((code, helped(_of(rows, family.holds)[-at_most:])) for code, family in FAMILIES.items())
    return tuple((family, counted) for family, counted in families if counted.answers)


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
