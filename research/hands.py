"""Simulated siblings who share a nickname, and children who always ask the owl: how many are asked about, and how many
of those who do neither."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from math import exp
from random import Random
from typing import Final

from kidsq.demo.pupils import KINDS, USUAL, Pupil, knowledge, pupil
from kidsq.learning.evidence import Evidence
from kidsq.learning.fading import Said
from kidsq.learning.model.mastery import Estimate, mastery
from kidsq.learning.questions import Chooser
from kidsq.learning.reports.hands import AfterOwl, TwoHands, after_owl, two_hands
from kidsq.learning.tasks import HELPED
from research.gates import struggler
from research.playing import BEGINNING, BETWEEN_GAMES, a_device, play, usual_plan
from research.sitting import Sitting

SIBLINGS: Final = "two siblings"
TAPPER: Final = "hint tapper"
ALIKE: Final = "like siblings"
"""They know as many sums, though not the same; one is a fifth slower."""
MOODS: Final = "moods"
"""A child with another pace each day, and tired on one day in four."""
IMPROVES: Final = "improves"
OTHERS: Final = (
    *(USUAL, "struggler", MOODS, IMPROVES),
    *(kind for kind in KINDS if kind not in (SIBLINGS, TAPPER)),
)
GAMES_A_DAY: Final = 2
MOOD: Final = 0.1
"""The deviation of the log of a pace from day to day."""
TIRED: Final = 0.25


@dataclass(slots=True)
class Weeks:
    """A child's answers. days: on which it has played; swapped: on which its sibling did."""

    kind: str
    rows: list[Evidence]
    days: int = 0
    swapped: int = 0

    def two(self) -> TwoHands:
        return two_hands(self.rows)

    def owl(self) -> AfterOwl:
        """Of questions: with own sums help comes unasked, too, and the rows here do not tell that apart."""
        return after_owl([not row.alone for row in self.rows if row.task in HELPED])


class _Brief(Sitting):
    """Looks at what the model finds once a game, which spares most of the time. What was asked since then counts as
    seen, or friends would ask for the same sum all game long."""

    def known(self) -> Mapping[str, Estimate]:
        if self._known is None:
            self._known = len(self.rows), mastery(self.rows, self.now)
        return self._known[1]

    def _chooser(self, known: Mapping[str, Estimate]) -> Chooser:
        of_game = Counter(row.skill for row in self.rows[self._rows_before :])
        return replace(Sitting._chooser(self, known), asked=of_game)


def child(kind: str, rng: Random) -> Pupil:
    """A child of this kind, or two of them."""
    if kind == "struggler":
        return struggler(rng)
    head = pupil(USUAL if kind in (ALIKE, MOODS, IMPROVES) else kind, rng)
    if kind == ALIKE:
        head.known = knowledge(rng, 0.0)
        pace = head.pace * 1.2 ** rng.choice((-1, 1))
        head.sibling = Pupil(kind, rng, knowledge(rng, 0.0), pace)
    elif kind == IMPROVES:
        head.learns = 0.08
    return head


def in_todays_mood(head: Pupil, rng: Random) -> Pupil:
    """The same child in today's mood. It shares what it knows."""
    tired = rng.random() < TIRED
    return replace(
        head,
        pace=head.pace * exp(rng.gauss(0.0, MOOD)) * (1.2 if tired else 1.0),
        slips=head.slips * (3 if tired else 1),
        miscounts=head.miscounts * (2 if tired else 1),
        guesses=head.guesses * (2 if tired else 1),
    )


def weeks(kind: str, days: int, rng: Random) -> Weeks:
    """Two games on each of so many days, a few days apart."""
    head = child(kind, rng)
    tablet, moment, found = a_device(rng), BEGINNING, Weeks(kind, [])
    said: list[Said] = []
    for day in range(days):
        later = rng.choice((1, 2, 3, 4)) if day else 0
        head.lived(later)
        moment += timedelta(days=later)
        there = head.at_the_table()
        found.days += 1
        found.swapped += there is not head
        there = in_todays_mood(there, rng) if kind == MOODS else there
        for game in range(GAMES_A_DAY):
            at = _Brief(there, tablet, moment, rng, found.rows, said, new_session=game == 0)
            play(at, *usual_plan(GAMES_A_DAY * day + game))
            moment = at.now + BETWEEN_GAMES
        moment = moment.replace(hour=BEGINNING.hour, minute=0)
    return found


def lines(children: int, games: int, seed: int) -> Iterator[str]:
    """Of each kind, how many are asked about for two hands, and for the owl."""
    yield "children  kind              days  sibling's days  two hands?  after the owl"
    for kind in (SIBLINGS, ALIKE, TAPPER, *OTHERS):
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
