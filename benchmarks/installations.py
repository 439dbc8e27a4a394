"""Installations of millions of attempts to look at: in a file of SQLite, or in PostgreSQL."""

from __future__ import annotations

import gc
import secrets
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from flask import Flask
from flask.testing import FlaskClient

from benchmarks import school
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.learning.attempt import Attempt
from kidsq.reports.class_figures import ANSWERS_READ
from kidsq.store.classroom import exports, reports
from kidsq.store.db import live, times
from kidsq.store.db.database import writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session
from kidsq.store.people import adults, schools
from kidsq.store.play import attempts, estimates
from kidsq.web import create_app

CLEARING = 4
"""One child in so many is about to clear a need."""
_LATEST_SLIPS = 40
_BROWSER = "e" * 32
_FLOOR = (
    "SELECT at, device, task, skill, operands, correct, try_no, n_options, guess_p, rt_total_ms, rt_valid, motor_ms,"
    " hint_shown, error FROM attempts {} WHERE learner IN ({}) AND at >= {} AND at < {}"
)

_BACKENDS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'"

Period = tuple[str, str]


def queries(db: Session, learners: Sequence[str], period: Period) -> None:
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
            reports.of_day(db, learner, school.LAST_DAY.date() - school.DAY * ago)
        if number % CLEARING == 0:
            reports.latest_that_count(db, learner, FACTS, ANSWERS_READ)


@dataclass(frozen=True, slots=True)
class Spent:
    """Milliseconds. cpu: of this process and of the database together; of_database: the database's alone, 0 where it
    has no process of its own; wall: by the clock on the wall."""

    cpu: float
    of_database: float
    wall: float


@dataclass
class Installation:
    """Its pages, and a connection with nothing of kidsq around it. rooms: its classes that are full."""

    app: Flask
    plain: Any
    bytes: int
    built_seconds: float
    rows: int = 0
    rooms: tuple[str, ...] = ()
    _clients: dict[str, FlaskClient] = field(default_factory=dict)

    PLACE = "?"
    INDEXED = "INDEXED BY attempts_learner"

    def __post_init__(self) -> None:
        self.rows = self.plain.execute("SELECT count(*) FROM attempts").fetchone()[0]
        full = self.plain.execute(
            "SELECT class_id FROM learners GROUP BY class_id"
            f" HAVING count(*) = {school.CHILDREN_A_CLASS} ORDER BY class_id"
        ).fetchall()
        self.rooms = tuple(row[0] for row in full)

    @property
    def db(self) -> Session:
        found: Session = self.app.extensions["kidsq"].store.connection()
        return found

    def backends(self) -> tuple[int, ...]:
        """The processes in which the database answers us."""
        return ()

    def timed(self, what: Callable[[], Any]) -> Spent:
        pids = self.backends()
        gc.collect()  # or Python would sweep the memory of all installations at the same look in each turn
        before, own, wall = ran_seconds(pids), time.process_time(), time.perf_counter()
        what()
        wall, own = time.perf_counter() - wall, time.process_time() - own
        database = sum(ran - before[pid] for pid, ran in ran_seconds(tuple(before)).items())
        return Spent((own + database) * 1e3, database * 1e3, wall * 1e3)

    def report(self, room: str, period: Period) -> Spent:
        ids = self.children(room)
        return self.timed(lambda: queries(self.db, ids, period))

    def floor(self, room: str, period: Period) -> Spent:
        """One read of every answer of the class in that time through the covering index."""
        ids = self.children(room)
        sql = _FLOOR.format(self.INDEXED, ", ".join([self.PLACE] * len(ids)), self.PLACE, self.PLACE)
        return self.timed(lambda: self.plain.execute(sql, (*ids, *period)).fetchall())

    def page(self, endpoint: str, room: str, period: Period) -> Spent:
        """A page through Flask's test client, the note of who looked included."""
        first, last = (moment[:10] for moment in period)
        with self.app.test_request_context():
            address = self.app.url_for(endpoint, class_id=room, **{"from": first, "to": last})
        client = self.client_of(room)

        def look() -> None:
            answer = client.get(address)
            assert answer.status_code == 200, answer.text

        return self.timed(look)

    def append(self, room: str) -> Spent:
        """One more answer of a child, commit included."""
        like: Attempt = next(exports.rows_of(self.db, self.children(room)))
        one = replace(like, attempt_id=f"bench-{time.perf_counter_ns()}", at=times.text(school.LAST_DAY))

        def write() -> None:
            with writing(self.db):
                attempts.append(self.db, one)

        return self.timed(write)

    def children(self, room: str) -> tuple[str, ...]:
        rows = self.plain.execute(f"SELECT id FROM learners WHERE class_id = {self.PLACE}", (room,)).fetchall()
        return tuple(row[0] for row in rows)

    def client_of(self, room: str) -> FlaskClient:
        """A browser at which the owner of the school of this class is signed in."""
        db = self.db
        of = schools.of_class(db, room)
        if of not in self._clients:
            with writing(db):
                owner = adults.add_account(
                    db, f"Owner {secrets.token_hex(8)}", "", "teacher", times.text(school.LAST_DAY)
                )
                schools.join(db, owner.id, of, schools.OWNS)
            token = adults.open_session(db, owner, _BROWSER, school.LAST_DAY)
            client = self._clients[of] = self.app.test_client()
            with client.session_transaction() as session:
                session.update(device=_BROWSER, grown_up=token)
        return self._clients[of]

    def close(self) -> None:
        self.plain.close()
        self.app.extensions["kidsq"].store.close_all()


class OnPostgreSQL(Installation):
    """The same in a PostgreSQL of this run."""

    PLACE = "%s"
    INDEXED = ""

    def backends(self) -> tuple[int, ...]:
        rows = self.plain.execute(_BACKENDS).fetchall()
        return tuple(row[0] for row in rows)


def ran_seconds(pids: Sequence[int]) -> dict[int, float]:
    """How long these processes of Linux have run on a processor; one that has ended is not among them."""
    found = {}
    for pid in pids:
        with suppress(FileNotFoundError, ProcessLookupError):  # a connection that nobody used is closed
            found[pid] = int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9
    return found


@contextmanager
def in_a_file(rows: int) -> Iterator[Installation]:
    """Build one, serve it, and delete it."""
    with tempfile.TemporaryDirectory(prefix="kidsq-bench-") as name:
        begun = time.monotonic()
        path = school.build(Path(name), rows)
        built = time.monotonic() - begun
        app = create_app(Path(name), testing=True, clock=lambda: school.LAST_DAY)
        plain = sqlite3.connect(path)
        plain.execute("PRAGMA cache_size = -8000")  # as much memory as kidsq's own connections have
        made = Installation(app, plain, path.stat().st_size, built)
        try:
            yield made
        finally:
            made.close()


@contextmanager
def at(address: str, built: float) -> Iterator[Installation]:
    """Serve what is in the database at this address."""
    import psycopg

    with tempfile.TemporaryDirectory(prefix="kidsq-bench-") as name:
        usual = live.address
        live.address = lambda folder: address if folder == Path(name) else usual(folder)
        try:
            app = create_app(Path(name), testing=True, clock=lambda: school.LAST_DAY)
            plain = psycopg.connect(address, autocommit=True)
            (size,) = plain.execute("SELECT pg_database_size(current_database())").fetchall()[0]
            made = OnPostgreSQL(app, plain, size, built)
            try:
                yield made
            finally:
                made.close()
        finally:
            live.address = usual
