"""Simulated siblings who share a nickname, and children who always ask the owl: how many are asked about, and how many
of those who do neither."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from random import Random
from typing import Final

from kidsq.demo.pupil import SIBLINGS, STRANGE, STRUGGLER, USUAL, pupil
from kidsq.learning.evidence import Evidence
from kidsq.learning.reports.hands import AfterOwl, TwoHands, after_owl, two_hands
from kidsq.learning.tasks import HELPED
from research.playing import BEGINNING, a_log, sit

TAPPER: Final = "hint tapper"
_FIRST: Final = (SIBLINGS, "like siblings", TAPPER, USUAL, STRUGGLER, "moods", "improves")
GAMES_A_DAY: Final = 2


@dataclass(slots=True)
class Weeks:
    """A child's answers. days: on which it has played; swapped: on which its sibling did."""

    kind: str
    rows: list[Evidence] = field(default_factory=list)
    days: int = 0
    swapped: int = 0

    def two(self) -> TwoHands:
        return two_hands(self.rows)

    def owl(self) -> AfterOwl:
        """Of questions: with own sums help comes unasked, too, and the rows here do not tell that apart."""
        return after_owl([not row.alone for row in self.rows if row.task in HELPED])


def weeks(kind: str, days: int, rng: Random) -> Weeks:
    """Two games on each of so many days, a few days apart."""
    child = pupil(kind, rng)
    log, moment = a_log(rng), BEGINNING
    found = Weeks(kind, log.rows, days)
    for day in range(days):
        later = rng.choice((1, 2, 3, 4)) if day else 0
        child.lived(later)
        there = child.at_the_table()
        found.swapped += there.known is not child.known
        games = range(GAMES_A_DAY * day, GAMES_A_DAY * (day + 1))
        moment = sit(there, log, moment + timedelta(days=later), rng, games, brief=True)
        moment = moment.replace(hour=BEGINNING.hour, minute=0)
    return found


def lines(children: int, games: int, seed: int) -> Iterator[str]:
    """Of each kind, how many are asked about for two hands, and for the owl."""
    yield "children  kind              days  sibling's days  two hands?  after the owl"
    for kind in dict.fromkeys((*_FIRST, *STRANGE)):
        days = max(1, games // GAMES_A_DAY)
        yield line([weeks(kind, days, Random(f"hands {seed} {kind} {number}")) for number in range(children)])


def line(found: list[Weeks]) -> str:
    """One kind in figures."""
    days, swapped = (sum(of) / len(found) for of in zip(*((one.days, one.swapped) for one in found), strict=True))
    two, owl = sum(one.two().uneven for one in found), sum(one.owl().nearly_always for one in found)
    return f"{len(found):8}  {found[0].kind:16}  {days:4.0f}  {swapped:14.1f}  {two:10}  {owl:13}"


def show(children: int, games: int, seed: int) -> None:
    """Print it. games: of each child, two a day."""
    for one in lines(children, games, seed):
        print(one, flush=True)
    print("Simulated children only: real siblings may differ less, or more.")
