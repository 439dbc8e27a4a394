"""Make the simulated class: played in a database of its own, then moved into the installation's in one go."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from kidsq.demo.cast import GROUPS, Child, cast, days_of_school
from kidsq.demo.games.queens_collection import playing as queens_collection
from kidsq.demo.games.sleeping_queens import playing as sleeping_queens
from kidsq.demo.pupil import Pupil
from kidsq.demo.sitting import LESSON, Sitting, Way, lesson
from kidsq.learning.probe import ANSWERS, next_place
from kidsq.play import Chance, Visitor, answer_probe, begin_probe, stop_probe, waiting_probe
from kidsq.store.classroom import classes, trials
from kidsq.store.classroom.trials import Trial
from kidsq.store.db import times
from kidsq.store.db.database import FILE_NAME, writing
from kidsq.store.db.migrations import open_store
from kidsq.store.db.session import Session, Store
from kidsq.store.people import people, settings, simulated
from kidsq.store.play import probes

# -- the check before and after of a simulated child: some stop early, some leave sums out, a guesser guesses ----------

BEFORE_THE_BELL: Final = timedelta(minutes=5)
STOPS: Final = 0.06
"""The chance that a child does not finish its check."""
LEAVES_OUT: Final = 0.1
"""Of sums that it would have to count."""
A_TAP: Final = 1.0
"""Seconds for the page and the tap."""


def take_probe(db: Session, learner: str, head: Pupil, bell: datetime, rng: Random) -> None:
    """Offer the check shortly before a lesson, and let the child take it. rng: its own, so that all else stays."""
    now = bell - BEFORE_THE_BELL
    head = replace(head, rng=rng)
    with writing(db):
        probes.offer(db, [learner], times.text(now))
    stops_after = rng.randint(3, 15) if rng.random() < STOPS else None
    found = waiting_probe(db, learner, times.text(now))
    if found is not None:
        begin_probe(db, found, Chance(times.text(now), rng))
    while (found := waiting_probe(db, learner, times.text(now))) is not None:
        place = next_place(found.sums)
        if place is None or place == stops_after:
            stop_probe(db, found, times.text(now))
            return
        one = found.sums[place]
        said, seconds = head.find_answer((one.first, one.second), ANSWERS, head.blind())
        left_out = not head.known[one.skill] and rng.random() < LEAVES_OUT
        now += timedelta(seconds=seconds + A_TAP)
        answer_probe(db, found, place, None if left_out else said, times.text(now), None)


# -- the class ---------------------------------------------------------------------------------------------------------


GAMES: Final[Sequence[Way]] = (sleeping_queens, queens_collection)
"""What the class plays, first the game to begin with."""
CLASS_NAME: Final = "Simulated class"
CHILDREN_A_TABLET: Final = 4
WORTH_MORE_CORES: Final = 3
"""From so many tablets on; starting a process takes as long as a child's day."""
FIRST_BELL: Final = time(8, 10)
COMPARED: Final = "reversed"
"""What the simulated class compares: of the three what shows soonest."""
CHECKED_ON: Final = 1
"""The check before is taken on a child's second day, the one after on its last."""


@dataclass(frozen=True, slots=True)
class Made:
    """What was made. class_id: of the simulated class."""

    class_id: str
    children: int
    games: int
    attempts: int


@dataclass(frozen=True, slots=True)
class Life:
    """One child's weeks, to be played. tap: seconds that a tap takes on its tablet."""

    child: Child
    learner: str
    tablet: str
    tap: float
    seed: int


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

    told: is told now and then how many have played. A whole class plays on all cores of the machine.
    """
    with TemporaryDirectory(prefix="kidsq-") as folder:
        school = Path(folder) / FILE_NAME
        class_id, lives = _found(school, now, children, weeks, Random(seed))
        parts = _play(school, lives, now, told)
        with _opened(school) as whole, writing(store.connection()) as target:
            simulated.remove(target)
            simulated.move_in(whole, target, simulated.CLASS)
            simulated.settle(target, times.text(now))
            for part in parts:
                with _opened(part) as db:
                    simulated.move_in(db, target, simulated.PLAY)
    return Made(class_id, *simulated.counts(store.connection(), class_id))


@contextmanager
def _opened(path: Path) -> Iterator[Session]:
    """A database of the workshop, which nobody misses if it breaks."""
    workshop = open_store(path)
    try:
        db = workshop.connection()
        simulated.hurry(db)
        yield db
    finally:
        workshop.close_all()


def _found(path: Path, now: datetime, children: int, weeks: int, rng: Random) -> tuple[str, list[Life]]:
    """A class that has not played yet: its id, and what its children will do."""
    school = days_of_school(now.astimezone().date(), weeks)
    company = cast(children, school, rng)
    began = now - timedelta(weeks=weeks)
    tablets = [f"{rng.getrandbits(128):032x}" for _ in range(-(-children // CHILDREN_A_TABLET))]
    with _opened(path) as db, writing(db):
        class_id = classes.add_class(db, CLASS_NAME, times.text(began), simulated=True).id
        groups = [classes.add_group(db, class_id, name).id for name in GROUPS]
        _compare(db, class_id, began, now)
        learners = [
            _enrol(db, child, place, class_id, groups, tablets, now, began) for place, child in enumerate(company)
        ]
    lives = [
        Life(child, learner, tablets[place // CHILDREN_A_TABLET], 0.9 * rng.lognormvariate(0, 0.2), rng.getrandbits(64))
        for place, (child, learner) in enumerate(zip(company, learners, strict=True))
    ]
    return class_id, lives


def _compare(db: Session, class_id: str, began: datetime, now: datetime) -> None:
    """Let the class compare how sums are written, until the day before it is shown. Its children learn the same either
    way: what comes of it is chance."""
    settings.write(db, settings.of_class(class_id), f"way.{COMPARED}", "compare")
    over = times.text(now - timedelta(days=1))
    trials.begin(db, Trial(class_id[::-1], class_id, COMPARED, f"of {CLASS_NAME}", times.text(began), over))


def _play(school: Path, lives: Sequence[Life], now: datetime, told: Callable[[int, int], None]) -> list[Path]:
    """Let every child play its days, those of one tablet in one database; the databases."""
    shares = [lives[start : start + CHILDREN_A_TABLET] for start in range(0, len(lives), CHILDREN_A_TABLET)]
    parts = [school.with_name(f"tablet-{number}.db") for number in range(len(shares))]
    for part in parts:
        shutil.copyfile(school, part)
    work = list(zip(parts, shares, strict=True))
    done = 0
    told(done, len(lives))
    for played in _played_on_one_core(work, now) if len(shares) < WORTH_MORE_CORES else _played_on_all(work, now):
        done += played
        told(done, len(lives))
    return parts


def _played_on_one_core(work: Sequence[tuple[Path, Sequence[Life]]], now: datetime) -> Iterator[int]:
    return (_play_share(part, share, now) for part, share in work)


def _played_on_all(work: Sequence[tuple[Path, Sequence[Life]]], now: datetime) -> Iterator[int]:
    # Spawned: a forked process would share open databases with this one.
    cores = min(len(work), os.cpu_count() or 1)
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(_play_share, part, share, now) for part, share in work]):
            yield future.result()


def _play_share(part: Path, share: Sequence[Life], now: datetime) -> int:
    """Let the children of one tablet play; how many they are."""
    with _opened(part) as db:
        for life in share:
            _live(db, life, now, Random(life.seed))
    return len(share)


def _enrol(
    db: Session,
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


def _live(db: Session, life: Life, now: datetime, rng: Random) -> None:
    """One child's weeks: days of school, and between them time passes."""
    child, played, before = life.child, 0, None
    checked = {child.days[CHECKED_ON], child.days[-1]} if len(child.days) > CHECKED_ON + 1 else set()
    of_checks = Random(f"checks {life.seed}")
    for day in child.days:
        child.head.lived((day - before).days if before else 0)
        child.head.comes_to(day.toordinal())
        before = day
        there = child.head.at_the_table()
        visitor = Visitor(life.tablet, f"{rng.getrandbits(128):032x}")
        sitting = Sitting(db, there, life.learner, visitor, life.tap, _bell(day, now, rng), rng)
        if day in checked:
            take_probe(db, life.learner, there, sitting.now, of_checks)
        played += lesson(sitting, played, GAMES)


def _bell(day: date, now: datetime, rng: Random) -> datetime:
    """When a child begins on that day: in a lesson of the morning; never so late that it would still be playing."""
    morning = datetime.combine(day, FIRST_BELL).astimezone(UTC) + timedelta(minutes=50 * rng.randint(0, 4))
    return min(morning, now - LESSON - timedelta(minutes=1)) + timedelta(seconds=rng.randint(0, 40))
