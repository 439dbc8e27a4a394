"""What the classes of a school know, in numbers of children that single nobody out, for who is not of the school.

Fewer than FEWEST children are not counted for others, and neither are all but so few: who hears that 23 of 24 are
sure of something has heard of the one who is not. So

- every row stands for LEAST children or more, of whom FEWEST can be one thing and FEWEST another;
- classes that are smaller are counted together, with the smallest of the others where even then they are too few: no
  child is in two rows, and no row is what is left between two others or between them and the whole school;
- a number is told as a range of tens that ends FEWEST before nobody and before everybody: one child more or less, as
  between two looks or two rows, does not show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from kidsq.arithmetic.sums.families import Family
from kidsq.learning.reports.class_families import class_families
from kidsq.learning.states import STATES, State
from kidsq.reports import knowledge
from kidsq.store.classroom import classes
from kidsq.store.classroom.school_figures import FEWEST
from kidsq.store.db.session import Session

LEAST: Final = 2 * FEWEST


@dataclass(frozen=True, slots=True)
class Range:
    """So many of `of` children: from `least` to `most`."""

    least: int
    most: int
    of: int


def told(number: int, of: int) -> Range:
    """A number of children as it may be told. of: LEAST or more."""
    if number < FEWEST:
        return Range(0, FEWEST - 1, of)
    if of - number < FEWEST:
        return Range(of - FEWEST + 1, of, of)
    tens = number // FEWEST * FEWEST
    return Range(tens, min(tens + FEWEST - 1, of - FEWEST), of)


@dataclass(frozen=True, slots=True)
class Room:
    """A class and its children."""

    name: str
    learners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A class, or several too small to be told of one by one. names: of one class, or of none."""

    name: str | None
    classes: int
    children: int
    counted: Counter[tuple[Family, State]]

    def told(self, family: Family, state: State) -> Range:
        return told(self.counted[family, state], self.children)

    def shown(self, family: Family) -> list[tuple[State, Range]]:
        """The states of a family in which so many children are that they are counted; all others are of few."""
        found = [(state, self.told(family, state)) for state in STATES]
        return [(state, number) for state, number in found if number.least]


def of_school(db: Session, school_id: str, now: datetime) -> list[Row]:
    """The classes of a school by name, the small ones last and together; nothing of a school of so few children.

    Read are the kept estimates, and of each child the latest answers alone. Simulated classes are not counted.
    """
    found = classes.all_classes(db, " AND school_id = ? AND simulated = 0", (school_id,))
    rooms = [Room(one.name, tuple(child.id for child in classes.children_of(db, one.id))) for one in found]
    alone, small = apart([room for room in rooms if room.learners])
    rows = [_row(db, [room], now, room.name) for room in alone]
    return [*rows, _row(db, small, now)] if small else rows


def apart(rooms: Sequence[Room]) -> tuple[list[Room], list[Room]]:
    """Classes that can be told of one by one, in their order, and those that are counted together."""
    by_size = sorted(rooms, key=lambda room: len(room.learners))
    few = sum(len(room.learners) < LEAST for room in by_size)
    while 0 < _children(by_size[:few]) < LEAST and few < len(by_size):
        few += 1
    small = by_size[:few]
    return [room for room in rooms if room not in small], small if _children(small) >= LEAST else []


def _children(rooms: Sequence[Room]) -> int:
    return sum(len(room.learners) for room in rooms)


def _row(db: Session, rooms: Sequence[Room], now: datetime, name: str | None = None) -> Row:
    learners = [learner for room in rooms for learner in room.learners]
    return Row(name, len(rooms), len(learners), class_families(learners, knowledge.of_class(db, learners, now)))
