"""Make the simulated class: played in a database of its own, then moved into the installation's in one go."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from kidsq.demo.cast import GROUPS, Child, cast, days_of_school
from kidsq.demo.playing import LESSON, Sitting, lesson
from kidsq.store import classes, people, simulated, times
from kidsq.store.database import FILE_NAME, Store, writing
from kidsq.store.migrations import open_store
from kidsq.turns import Visitor

CLASS_NAME: Final = "Simulated class"
CHILDREN_A_TABLET: Final = 4
FIRST_BELL: Final = time(8, 10)


@dataclass(frozen=True, slots=True)
class Made:
    """What was made. class_id: of the simulated class."""

    class_id: str
    children: int
    games: int
    attempts: int


def make(
    store: Store,
    now: datetime,
    *,
    children: int = 28,
    weeks: int = 6,
    seed: int = 7,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> Made:
    """Put a simulated class into an installation, in place of an earlier one; real children are not touched.

    told: is told after each child how many have played.
    """
    with TemporaryDirectory(prefix="kidsq-") as folder:
        workshop = open_store(Path(folder) / FILE_NAME)
        try:
            db = workshop.connection()
            simulated.hurry(db)
            class_id = _play_all(db, now, children, weeks, Random(seed), told)
            target = store.connection()
            with writing(target):
                simulated.remove(target)
                simulated.move_in(db, target)
            return Made(class_id, *simulated.counts(target, class_id))
        finally:
            workshop.close_all()


def _play_all(
    db: sqlite3.Connection, now: datetime, children: int, weeks: int, rng: Random, told: Callable[[int, int], None]
) -> str:
    """Let every child play its days; the id of the class."""
    school = days_of_school(now.astimezone().date(), weeks)
    company = cast(children, school, rng)
    began = now - timedelta(weeks=weeks)
    tablets = [f"{rng.getrandbits(128):032x}" for _ in range(-(-children // CHILDREN_A_TABLET))]
    with writing(db):
        class_id = classes.add_class(db, CLASS_NAME, times.text(began), simulated=True).id
        groups = [classes.add_group(db, class_id, name).id for name in GROUPS]
        learners = [
            _enrol(db, child, place, class_id, groups, tablets, now, began) for place, child in enumerate(company)
        ]
    for place, (child, learner) in enumerate(zip(company, learners, strict=True)):
        tap = 0.9 * rng.lognormvariate(0, 0.2)
        _live(db, child, learner, tablets[place // CHILDREN_A_TABLET], tap, now, Random(rng.getrandbits(64)))
        told(place + 1, children)
    return class_id


def _enrol(
    db: sqlite3.Connection,
    child: Child,
    place: int,
    class_id: str,
    groups: Sequence[str],
    tablets: Sequence[str],
    now: datetime,
    began: datetime,
) -> str:
    since = now - LESSON if child.part.presence == "brand-new" else began
    face = people.FACES[place * 5 % len(people.FACES)]
    learner = people.add_learner(db, tablets[place // CHILDREN_A_TABLET], child.nickname, face, times.text(since)).id
    classes.put_into_class(db, learner, class_id)
    classes.put_into_group(db, learner, groups[place % len(groups)])
    return learner


def _live(
    db: sqlite3.Connection, child: Child, learner: str, tablet: str, tap: float, now: datetime, rng: Random
) -> None:
    """One child's weeks: days of school, and between them time passes."""
    played, before = 0, None
    for day in child.days:
        child.head.lived((day - before).days if before else 0)
        before = day
        visitor = Visitor(tablet, f"{rng.getrandbits(128):032x}")
        played += lesson(Sitting(db, child, learner, visitor, tap, _bell(day, now, rng), rng), played)


def _bell(day: date, now: datetime, rng: Random) -> datetime:
    """When a child begins on that day: in a lesson of the morning; never so late that it would still be playing."""
    morning = datetime.combine(day, FIRST_BELL).astimezone(UTC) + timedelta(minutes=50 * rng.randint(0, 4))
    return min(morning, now - LESSON - timedelta(minutes=1)) + timedelta(seconds=rng.randint(0, 40))
