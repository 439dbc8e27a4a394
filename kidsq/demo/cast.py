"""Who is in the simulated class: nicknames, kinds of children, and when each of them was there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from random import Random
from typing import Final, Literal

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.slips import Slip
from kidsq.arithmetic.sums.families import Family
from kidsq.demo.pupil import USUAL, Pupil, knowledge, pupil

NICKNAMES: Final = (
    "Ada Bea Cem Dina Emil Fio Gus Hana Ilir Juno Kofi Lou Mira Nilo Oda Pavel Quin Rosa Sami Tuva Umut Vera Wim Xenia"
    " Yaro Zoe Anouk Bilal Ceca Davi Elin Faruk Gina Henk Ines Jona Kaya Leon Maja Noor Otto Pia Remy Selma Tiago Una"
    " Veit Wanda Yuki Zeno"
).split()
GROUPS: Final = ("Sun", "Moon", "Star")
ABSENT_DAYS: Final = 14
ABILITIES: Final = (0.6, 3.2)
"""Of the usual children (log-odds): from one who works much out to one who knows nearly all."""
LEARNERS: Final = (0.0, 1.4)
"""Of those who will learn: who knows nearly all has little to learn."""
THERE: Final = 0.88
"""The chance that a child is there on a day of school."""

WEEKS_OF_CHANGE: Final = 3
CHANGED: Final = 6
"""So many sums a child of some course learns or loses in the first two of the last weeks."""

Course = Literal["learns", "loses", "stays"]
Presence = Literal["there", "two weeks away", "away since two weeks", "brand-new", "never played"]


@dataclass(frozen=True, slots=True)
class Part:
    """One kind of child in the cast. weak: families it does not know. slip: what a sum that fails comes out as. beyond:
    what it practises beyond the sums up to ten, too.

    course: how what it knows goes in the last weeks, where that is decided beforehand; else play decides it.
    """

    kind: str
    weak: tuple[Family, ...] = ()
    slip: Slip | None = None
    presence: Presence = "there"
    course: Course | None = None
    beyond: tuple[Field, ...] = ()


@dataclass(slots=True)
class Child:
    """A simulated child. head: what it knows and how fast it is; its days are counted as date.toordinal() does.

    days: on which it plays.
    """

    nickname: str
    part: Part
    head: Pupil
    days: list[date]


CAST: Final = (
    Part(USUAL, course="learns"),
    Part(USUAL, ("near_doubles",)),
    Part("quick counter"),
    Part(USUAL, ("partners_of_ten",)),
    Part("fast guesser"),
    Part(USUAL, presence="brand-new"),
    Part(USUAL, ("near_doubles",), "off_by_one"),
    Part(USUAL, course="loses"),
    Part(USUAL, presence="away since two weeks"),
    Part("careful and slow", beyond=("crossing", "hundred")),
    Part(USUAL, ("partners_of_ten",), "echo"),
    Part("hint tapper"),
    Part(USUAL, ("near_doubles",), "off_by_one"),
    Part(USUAL, course="stays", beyond=("balance", "times")),
    Part(USUAL, presence="never played"),
    Part(USUAL, ("five_and",)),
    Part("forgetter", beyond=("crossing", "balance")),
    Part(USUAL, ("partners_of_ten", "five_and"), "echo"),
    Part(USUAL, course="learns"),
    Part("always yes"),
    Part(USUAL, ("near_doubles", "doubles")),
    Part(USUAL, presence="two weeks away", beyond=("hundred", "times")),
    Part(USUAL, ("doubles",)),
    Part("two siblings"),
    Part(USUAL, ("partners_of_ten",), "off_by_one"),
    Part(USUAL, course="loses"),
    Part(USUAL, ("near_doubles",), "echo"),
    Part(USUAL, course="stays"),
)
"""Usual children, some weak in a family or two, some that the model was not made for. Some of
them, older ones, also play what lies beyond ten. Larger classes repeat them."""


def cast(children: int, school: Sequence[date], rng: Random) -> list[Child]:
    """The children of a class and the days on which each played. school: the days of school, oldest first."""
    made = []
    for place in range(children):
        part = CAST[place % len(CAST)]
        again = place // len(NICKNAMES)
        nickname = NICKNAMES[place % len(NICKNAMES)] + (f" {again + 1}" if again else "")
        head, days = _head(part, rng), _days(part.presence, school, rng)
        if part.course and school:
            _change(head, part.course, school[-1] - timedelta(weeks=WEEKS_OF_CHANGE))
        made.append(Child(nickname, part, head, days))
    return made


def _head(part: Part, rng: Random) -> Pupil:
    own = Random(rng.getrandbits(64))
    head = pupil(part.kind, own)
    if part.kind == USUAL:
        head.known = knowledge(own, rng.uniform(*(ABILITIES if part.course != "learns" else LEARNERS)))
    if part.weak:
        head.known = dict.fromkeys(head.known, True)
        head.lacks(part.weak)
        head.learns, head.miscounts = 0.0, 0.12
    head.slip, head.beyond = part.slip, part.beyond
    return head


def _change(head: Pupil, course: Course, first: date) -> None:
    """The sums that a child of some course learns or loses, in the two weeks after that day."""
    number = 0 if course == "stays" else CHANGED
    head.will_change(number, lambda: first.toordinal() + head.rng.randrange(1, 14), loses=course == "loses")


def _days(presence: Presence, school: Sequence[date], rng: Random) -> list[date]:
    """The days on which a child was there."""
    if presence == "never played" or not school:
        return []
    if presence == "brand-new":
        return [school[-1]]
    today, middle = school[-1], school[len(school) // 2]
    there = [day for day in school if rng.random() < THERE]
    if presence == "away since two weeks":
        return [day for day in there if day <= today - timedelta(days=ABSENT_DAYS)]
    if presence == "two weeks away":
        return [day for day in there if abs((day - middle).days) > ABSENT_DAYS // 2]
    return there


def days_of_school(today: date, weeks: int) -> list[date]:
    """Two days a week on which the class plays, and today."""
    first = today - timedelta(weeks=weeks)
    days = [first + timedelta(days=number) for number in range(1, weeks * 7)]
    return [day for day in days if day.weekday() in (1, 3)] + [today]
