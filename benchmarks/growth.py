"""What a step costs as logs and houses grow: each beside the smallest of its kind in the same run."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import mean
from typing import Any

from flask import Flask

from benchmarks.report import Section
from benchmarks.requests import FRAGMENT, Clock, NamedTable, Table
from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.learning import payload
from kidsq.learning.attempt import COLUMNS, Attempt, cells_of
from kidsq.learning.model import response_times
from kidsq.learning.payload import Sum
from kidsq.maintenance.estimates import mend
from kidsq.play.practice import record_attempt, said
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.web import create_app

STEPS = 60
FIRST_STEPS = 12
"""Among so many there is an answer that is judged, whoever begins."""
GUEST, CHILD = (0, 200, 2_000, 10_000), (0, 1_000, 20_000, 100_000)
GAMES = (100, 1_000, 10_000, 100_000)
MANY_GAMES = 1_000_000
TABLES = (1, 200)
WITHIN = timedelta(days=12)
"""A guest's answers are of so long ago at most, so that they still tell of it."""


class Sitting(NamedTable):
    """A guest, or with a name a child, who says a sum wherever the hand holds one; each request is counted."""

    def __init__(self, app: Flask, clock: Clock, name: str = "") -> None:
        Table.__init__(self, app, clock)
        self.db = app.extensions["kidsq"].store.connection()
        self.every: list[float] = []
        self.players = ""
        if name:
            self.client.post("/players", data={"nickname": name, "face": "face-2"})
            ((self.players,),) = self.db.execute("SELECT id FROM learners WHERE nickname = ?", (name,)).fetchall()

    def step(self) -> None:
        Table.step(self)

    def _wish(self) -> dict[str, Any]:
        return {"edition": self.edition, **({"players": self.players} if self.players else {})}

    def _send(self, path: str, what: str | None, **data: Any) -> None:
        answer = self.client.post(f"{self.url}/{path}", data=data, headers=FRAGMENT)
        assert answer.status_code == 200, answer.text
        self.shown = answer.text
        self.every.append(self.clock.latest)

    def again(self) -> None:
        """The next step is the first of another table."""
        self.url = ""

    @property
    def game_id(self) -> str:
        return self.url.rpartition("/")[2]

    def has_answered(self, many: int) -> None:
        """So many answers at the table that is open, half of them to questions, as if they had been given there."""
        rng, game, learner = random.Random(2), self.game_id, self.players or None
        ((device,),) = self.db.execute("SELECT device FROM games WHERE id = ?", (game,)).fetchall()
        now = datetime.now(UTC)
        rows = [
            _answer(game, learner, device, number, times.text(now - WITHIN * (1 - number / many)), rng)
            for number in range(many)
        ]
        asked = [
            (f"q-{row.attempt_id}", game, 0, 0, learner, row.task, _asked(row), row.at, row.at, row.response)
            for row in rows
            if row.task == "help_bot"
        ]
        columns, marks = ", ".join(COLUMNS), ", ".join("?" * len(COLUMNS))
        with writing(self.db):
            self.db.executemany(f"INSERT INTO attempts ({columns}) VALUES ({marks})", map(cells_of, rows))
            self.db.executemany(
                "INSERT INTO questions (key, game_id, ply, seat, learner, task, presented_json, created_at,"
                " answered_at, answer) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                asked,
            )
        if learner:
            mend(self.db, [learner])
            self.client.post(f"{self.url}/settings", data={"hint": "0"}, headers=FRAGMENT)  # so that sums are judged


def _answer(game: str, learner: str | None, device: str, number: int, at: str, rng: random.Random) -> Attempt:
    skill = rng.choice(FACTS)
    return Attempt(
        attempt_id=f"{game}-{number}",
        app_version="bench",
        learner=learner,
        game_id=game,
        ply=0,
        at=at,
        device=device,
        task="help_bot" if number % 2 else "own_sum",
        skill=skill,
        operands="[1,1]",
        n_options=5,
        guess_p=0.2,
        response=str(sum(addends_of(skill))),
        correct=int(rng.random() < 0.85),  # type: ignore[arg-type]
        rt_total_ms=round(1_000 * rng.lognormvariate(1.1, 0.4)),
        rt_valid=1,
        motor_ms=900,
    )


def _asked(row: Attempt) -> str:
    addends = addends_of(row.skill)
    total = sum(addends)
    return payload.to_json(Sum(1, row.skill, addends, (total, total + 1, total + 2), 0.33))


def start_anew() -> None:
    """Forget all that a server forgets that ends."""
    record_attempt._kept.clear()
    said._kept.clear()
    for kept in (record_attempt._read, response_times._told, response_times._reading):
        kept.cache_clear()


def measure(rounds: int, *, full: bool = False) -> Section:
    """full: also a house with a million games."""
    rows = [
        *_rows("a guest's answers", GUEST, [_remembering(rounds, many, "") for many in GUEST]),
        *_rows("a named child's answers", CHILD, [_remembering(rounds, many, "Mira") for many in CHILD]),
        *_houses(rounds, (*GAMES, MANY_GAMES) if full else GAMES),
        *_rows("tables open at once, by turns", TABLES, [_open_tables(rounds, many) for many in TABLES]),
    ]
    notes = [
        f"CPU in the process from the server's call to the last byte, the mean of {STEPS} requests a round, {rounds}"
        f" rounds. First: the dearest of the first {FIRST_STEPS} after a start. The answers are those of one table"
        " before, half of them to friends' questions.",
    ]
    columns = ("what", "how many", "ms", "times the smallest", "first, ms", "times the smallest")
    return Section("As logs and houses grow", columns, rows, notes)


Cost = tuple[float, float]
"""Seconds of an ordinary request, and of the dearest of the first; 0 where there is no other."""


def _rows(what: str, sizes: Sequence[int], costs: Sequence[Cost]) -> list[list[str]]:
    usual = costs[0][0]
    return [
        [
            what,
            f"{size:,}",
            f"{cost * 1e3:.2f}",
            f"{cost / usual:.2f}",
            *((f"{first * 1e3:.1f}", f"{first / usual:.1f}") if first else ("", "")),
        ]
        for size, (cost, first) in zip(sizes, costs, strict=True)
    ]


def _with_app(what: Callable[[Flask, Clock], Cost]) -> Cost:
    with tempfile.TemporaryDirectory() as name:
        app = create_app(Path(name), testing=True, randomness=random.Random(1))
        app.config["WTF_CSRF_ENABLED"] = False
        try:
            return what(app, Clock(app))
        finally:
            app.extensions["kidsq"].store.close_all()


def _taken(sitting: Sitting, steps: int) -> list[float]:
    sitting.every.clear()
    while len(sitting.every) < steps:
        sitting.step()
    return sitting.every[:]


def _remembering(rounds: int, many: int, name: str) -> Cost:
    def cost(app: Flask, clock: Clock) -> Cost:
        _taken(Sitting(app, clock), 2 * STEPS)  # warms up
        usual, firsts = list[float](), list[float]()
        child = Sitting(app, clock, name) if name else None
        for number in range(rounds):
            one = child or Sitting(app, clock)  # a guest's tables before are soon others
            if number == 0 or child is None:
                _taken(one, FIRST_STEPS)
                one.has_answered(many)
            one.again()
            start_anew()
            firsts.append(max(_taken(one, FIRST_STEPS)))
            usual += _taken(one, STEPS)
        return mean(usual), mean(firsts)

    return _with_app(cost)


def _houses(rounds: int, sizes: Sequence[int]) -> list[list[str]]:
    costs = list[Cost]()

    def cost(app: Flask, clock: Clock) -> Cost:
        db, one, held = app.extensions["kidsq"].store.connection(), Sitting(app, clock), 1
        _taken(one, 2 * STEPS)
        for size in sizes:
            _copy(db, one.game_id, held, size)
            held = size
            costs.append((mean(_taken(one, rounds * STEPS)), 0.0))
        return costs[-1]

    _with_app(cost)
    return _rows("games in the house", sizes, costs)


def _copy(db: Any, game: str, begin: int, end: int) -> None:
    """Games that are over, like this one, with its seats and its first plies; ten in each browser."""
    numbers = f"WITH RECURSIVE n (i) AS (SELECT {begin} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < {end})"
    columns = [row[1] for row in db.execute("PRAGMA table_info(games)").fetchall()]
    told = {"id": "'copy-' || i", "device": "'browser-' || (i / 10)", "ended_at": "updated_at", "result_json": "'{}'"}
    of_game = ", ".join(told.get(one, one) for one in columns)
    with writing(db):
        db.execute(
            f"INSERT INTO devices (id, first_seen) {numbers} SELECT DISTINCT 'browser-' || (i / 10), '' FROM n"
            " WHERE true ON CONFLICT DO NOTHING"
        )
        db.execute(
            f"INSERT INTO games ({', '.join(columns)}) {numbers} SELECT {of_game} FROM n, games WHERE id = ?", (game,)
        )
        for table, some in (("seats", ""), ("plies", " AND ply < 20")):
            own = [row[1] for row in db.execute(f"PRAGMA table_info({table})").fetchall()]
            of_table = ", ".join("'copy-' || i" if one == "game_id" else one for one in own)
            db.execute(
                f"INSERT INTO {table} ({', '.join(own)}) {numbers}"
                f" SELECT {of_table} FROM n, {table} WHERE game_id = ?{some}",
                (game,),
            )


def _open_tables(rounds: int, many: int) -> Cost:
    def cost(app: Flask, clock: Clock) -> Cost:
        sittings = [Sitting(app, clock) for _ in range(many)]
        for one in sittings:
            _taken(one, 3 if many > 1 else 2 * STEPS)
        usual = list[float]()
        while len(usual) < rounds * STEPS * 2:
            for one in sittings:
                usual += _taken(one, 1)
        return mean(usual), 0.0

    return _with_app(cost)
