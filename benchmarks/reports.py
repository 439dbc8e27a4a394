"""One class's report over 60 days, in an installation of a million attempts and in one ten times as big."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from statistics import median
from typing import Any

from flask import Flask
from flask.testing import FlaskClient

from benchmarks import school
from benchmarks.report import Section, median_and_range
from kidsq.learning.facts import FACTS
from kidsq.learning.families import MEMBERS
from kidsq.reports.class_figures import ANSWERS_READ
from kidsq.store.classroom import exports, reports
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.people import adults
from kidsq.store.play import attempts, estimates
from kidsq.web import create_app

PERIOD_DAYS = 60
QUERIES_MS, PAGE_MS, MAY_GROW = 20, 100, 1.1
CLEARING = 4
"""One child in so many is about to clear a need."""
LOOKS = 5
"""Timed looks at one class, of which the median counts."""
_BYTES_A_ROW = 1_300  # while it is built, with room to sort
_LATEST_SLIPS = 40
_PAGES = {
    "page Class today": "class_pages.today",
    "page Who needs what": "class_pages.needs",
    "page Data of the class": "data.class_data",
}
_FLOOR = (
    "SELECT at, device, task, skill, operands, correct, try_no, n_options, guess_p, rt_total_ms, rt_valid, motor_ms,"
    " hint_shown, error FROM attempts INDEXED BY attempts_learner WHERE learner IN ({}) AND at >= ? AND at < ?"
)

Period = tuple[str, str]


def queries(db: sqlite3.Connection, learners: Sequence[str], period: Period) -> None:
    """All that the pages Class today and Who needs what read of the log and the estimates.

    Each child is in need of every family, and one in CLEARING about to clear one: its answers are read one by one.
    """
    reports.counted(db, learners, *period)
    reports.spans(db, learners)
    reports.latest(db, learners)
    estimates.of_learners(db, learners)
    for number, learner in enumerate(learners):
        reports.latest_slips(db, learner, _LATEST_SLIPS, *period)
        for ago in range(1, 1 + len(MEMBERS)):  # the last day of each family
            reports.of_day(db, learner, school.LAST_DAY.date() - timedelta(days=ago))
        if number % CLEARING == 0:
            reports.latest_that_count(db, learner, FACTS, ANSWERS_READ)


@dataclass(frozen=True, slots=True)
class Installation:
    """One of the two: its file, its pages, and a connection with nothing of kidsq around it."""

    rows: int
    bytes: int
    built_seconds: float
    app: Flask
    client: FlaskClient
    plain: sqlite3.Connection
    rooms: tuple[str, ...]

    def report(self, room: str, period: Period) -> float:
        """Milliseconds of the queries."""
        ids, db = self.children(room), self.app.extensions["kidsq"].store.connection()
        return _ms(lambda: queries(db, ids, period))

    def first_look(self, room: str, period: Period) -> float:
        """Milliseconds of the queries on the wall's clock: what is not in memory yet is waited for."""
        ids, db = self.children(room), self.app.extensions["kidsq"].store.connection()
        return _ms(lambda: queries(db, ids, period), time.perf_counter)

    def floor(self, room: str, period: Period) -> float:
        """Milliseconds of one read of every answer of the class in that time through the covering index."""
        ids = self.children(room)
        sql = _FLOOR.format(", ".join("?" * len(ids)))
        return _ms(lambda: self.plain.execute(sql, (*ids, *period)).fetchall())

    def page(self, endpoint: str, room: str, period: Period) -> float:
        """Milliseconds of a page through Flask's test client, the note of who looked included."""
        first, last = (moment[:10] for moment in period)
        with self.app.test_request_context():
            address = self.app.url_for(endpoint, class_id=room, **{"from": first, "to": last})

        def look() -> None:
            answer = self.client.get(address)
            assert answer.status_code == 200, answer.text

        return _ms(look)

    def append(self, room: str) -> float:
        """Milliseconds of one more answer of a child, commit included."""
        db = self.app.extensions["kidsq"].store.connection()
        like = next(exports.rows_of(db, self.children(room)))
        one = replace(like, attempt_id=f"bench-{time.perf_counter_ns()}", at=times.text(school.LAST_DAY))

        def write() -> None:
            with writing(db):
                attempts.append(db, one)

        return _ms(write, time.perf_counter)

    def children(self, room: str) -> tuple[str, ...]:
        rows = self.plain.execute("SELECT id FROM learners WHERE class_id = ?", (room,)).fetchall()
        return tuple(row[0] for row in rows)


@contextmanager
def installation(rows: int) -> Iterator[Installation]:
    """Build one, serve it, and delete it."""
    with tempfile.TemporaryDirectory(prefix="kidsq-bench-") as name:
        begun = time.monotonic()
        path = school.build(Path(name), rows)
        built = time.monotonic() - begun
        app = create_app(Path(name), testing=True, clock=lambda: school.LAST_DAY)
        plain = sqlite3.connect(path)
        plain.execute("PRAGMA cache_size = -8000")  # as much memory as kidsq's own connections have
        try:
            (number,) = plain.execute("SELECT count(*) FROM attempts").fetchone()
            full = plain.execute(
                "SELECT class_id FROM learners GROUP BY class_id HAVING count(*) = ? ORDER BY class_id",
                (school.CHILDREN_A_CLASS,),
            ).fetchall()
            rooms = tuple(row[0] for row in full)
            yield Installation(number, path.stat().st_size, built, app, _signed_in(app), plain, rooms)
        finally:
            plain.close()
            app.extensions["kidsq"].store.close_all()


def _signed_in(app: Flask) -> FlaskClient:
    db = app.extensions["kidsq"].store.connection()
    code = adults.new_claim_code(db, school.LAST_DAY)
    somebody = adults.claim(db, code, "Ms Keller", "quiet green lake", school.LAST_DAY)
    token = adults.open_session(db, somebody, "e" * 32, school.LAST_DAY)
    client = app.test_client()
    with client.session_transaction() as session:
        session.update(device="e" * 32, grown_up=token)
    return client


def _ms(what: Callable[[], Any], clock: Callable[[], float] = time.process_time) -> float:
    begun = clock()
    what()
    return (clock() - begun) * 1e3


def measure(rounds: int, rows: int) -> Section:
    """rows: of the bigger installation; less where the disk has no room for it."""
    room_for = shutil.disk_usage(tempfile.gettempdir()).free // _BYTES_A_ROW
    possible = min(rows, room_for * 10 // 11)
    with installation(possible // 10) as small, installation(possible) as big:
        found = _measured(small, big, rounds)
    notes = [*_notes(small, big)]
    if possible < rows:
        notes.append(f"The disk had no room for {rows:,} attempts.")
    header = ("what, ms", _short(small.rows), _short(big.rows), "bigger by smaller", "must be")
    return Section("One class's report: 28 children, 60 days", header, found, notes)


def _measured(small: Installation, big: Installation, rounds: int) -> list[list[str]]:
    last = school.LAST_DAY
    period = (times.text(last - timedelta(days=PERIOD_DAYS)), times.text(last))
    pages = {what: name for what, name in _PAGES.items() if name in small.app.view_functions}
    kinds = ["first look", "queries", "floor", "append", *pages]
    taken: dict[str, list[tuple[float, float]]] = {what: [] for what in kinds}
    for number in range(rounds):
        of_round: dict[str, list[float]] = {what: [] for what in kinds}
        for place in (small, big):
            room = place.rooms[number * len(place.rooms) // rounds]  # another class each round, from all over the file
            of_round["first look"].append(place.first_look(room, period))
        for what in kinds[1:]:
            looks: list[list[float]] = [[], []]
            for _ in range(LOOKS):  # in turn, so that a busy moment falls on both
                for place, mine in zip((small, big), looks, strict=True):
                    room = place.rooms[number * len(place.rooms) // rounds]
                    mine.append(_one(place, what, pages.get(what), room, period))
            of_round[what] = [median(mine) for mine in looks]
        for what in kinds:
            taken[what].append((of_round[what][0], of_round[what][1]))
    return _rows(taken, pages)


def _one(place: Installation, what: str, endpoint: str | None, room: str, period: Period) -> float:
    if endpoint:
        return place.page(endpoint, room, period)
    if what == "append":
        return place.append(room)
    return place.floor(room, period) if what == "floor" else place.report(room, period)


def _rows(taken: dict[str, list[tuple[float, float]]], pages: dict[str, str]) -> list[list[str]]:
    def line(title: str, pairs: Sequence[tuple[float, float]], must: str, form: str = ".1f") -> list[str]:
        both = [median_and_range([pair[place] for pair in pairs], form) for place in (0, 1)]
        return [title, *both, median_and_range([pair[1] / pair[0] for pair in pairs]), must]

    by_floor = [
        (mine[0] / least[0], mine[1] / least[1]) for mine, least in zip(taken["queries"], taken["floor"], strict=True)
    ]
    must = f"at most {QUERIES_MS} ms; bigger by smaller at most {MAY_GROW}"
    return [
        line("all queries of the report", taken["queries"], must),
        line("the same by the wall's clock, a class that is not in SQLite's cache", taken["first look"], ""),
        line("floor: plain sqlite3 reads every answer of the class once", taken["floor"], ""),
        [*line("queries, times the floor", by_floor, "", ".2f")[:3], "", ""],
        *(line(what, taken[what], f"at most {PAGE_MS} ms") for what in pages),
        line("one more answer of a child by the wall's clock, commit included", taken["append"], "", ".2f"),
    ]


def _notes(small: Installation, big: Installation) -> Iterator[str]:
    yield (
        f"Every child has {school.ANSWERS_A_CHILD:,} answers in {school.DAYS} days, of which the report reads the last"
        f" {PERIOD_DAYS}; ten times the attempts are ten times the children and classes, which a class's pages list."
        f" Another class each round, the median of {LOOKS} looks, both installations in turn."
    )
    for place in (small, big):
        yield (
            f"{place.rows:,} attempts: {place.bytes / 1e9:.1f} GB, {place.bytes / place.rows:.0f} bytes an attempt with"
            f" its indexes, its share of a game and its seat; made in {place.built_seconds:.0f} s, deleted afterwards."
        )


def _short(rows: int) -> str:
    return f"{rows / 1e6:.3g} M attempts"
