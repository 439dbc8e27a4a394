"""A file with millions of attempts, made in minutes: copies of one child's half year, a little different each.

school_postgresql.py makes the same in PostgreSQL.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.attempt import COLUMNS
from kidsq.learning.model.belief import MODEL_VERSION
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import open_store
from kidsq.store.db.session import Session

LAST_DAY = datetime(2026, 11, 20, tzinfo=UTC)
DAY = timedelta(days=1)
DAYS = 180
GAMES_A_CHILD = 150
ANSWERS_A_GAME = 8
ANSWERS_A_CHILD = GAMES_A_CHILD * ANSWERS_A_GAME
CHILDREN_A_CLASS = 28
CLASSES_A_SCHOOL = 10

LATER = ("attempts_learner", "attempts_game", "seats_learner", "games_device", "games_open", "learners_class")
"""Indexes made when all rows are there, which is many times as fast."""

# k: a child (n, id, class, level), t: an answer of the half year. {id:032x} as SQL.
OF_ROW = {
    "attempt_id": "printf('%032x', t.n * 1000000 + k.n)",
    "learner": "k.id",
    "class_id": "k.class_id",
    "session_id": "printf('%016x%016x', t.game * 7, k.n)",
    "game_id": "printf('%016x%016x', t.game, k.n)",
    "device": "printf('%032x', k.n / 4)",
    "correct": "CASE WHEN t.u < k.level THEN 1 ELSE 0 END",
    "error": "CASE WHEN t.u < k.level THEN NULL ELSE 'off_by_one' END",
    "rt_first_ms": "t.rt_total_ms / 2",
    "rt_total_ms": "t.rt_total_ms + k.n % 977",
}


def build(folder: Path, attempts: int, seed: int = 7) -> Path:
    """Make the database of an installation with about so many attempts; returns its path.

    Every class has CHILDREN_A_CLASS children, every child ANSWERS_A_CHILD answers in the last DAYS days.
    """
    path = folder / "kidsq.db"
    open_store(path).close_all()
    db = sqlite3.connect(path, isolation_level=None)
    before = os.environ.get("SQLITE_TMPDIR")
    os.environ["SQLITE_TMPDIR"] = str(folder)  # sorting millions of rows needs room on the same disk
    try:
        _fill(db, round(attempts / ANSWERS_A_CHILD), Random(seed))
    finally:
        db.close()
        if before is None:
            del os.environ["SQLITE_TMPDIR"]
        else:
            os.environ["SQLITE_TMPDIR"] = before
    return path


def _fill(db: Session, children: int, rng: Random) -> None:
    for pragma in ("journal_mode = OFF", "synchronous = OFF", "foreign_keys = OFF", "cache_size = -400000"):
        db.execute(f"PRAGMA {pragma}")
    made_later = [db.execute("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0] for name in LATER]
    for name in LATER:
        db.execute(f"DROP INDEX {name}")
    db.execute("BEGIN")
    people(db, children, rng)
    half_year(db, rng)
    games(db)
    db.execute(answers())
    for sql in made_later:
        db.execute(sql)
    db.execute("DROP TABLE k")
    db.execute("DROP TABLE t")
    db.execute("COMMIT")


def people(db: Session, children: int, rng: Random) -> None:
    """Table k of children, and their schools, classes, tablets and estimates; their ids come in order."""
    began = _at(LAST_DAY - timedelta(days=DAYS))
    db.execute("CREATE TABLE k (n INTEGER PRIMARY KEY, id TEXT, class_id TEXT, level REAL)")
    ids = sorted(f"{rng.getrandbits(128):032x}" for _ in range(children))
    rooms = [f"{rng.getrandbits(128):032x}" for _ in range(-(-children // CHILDREN_A_CLASS))]
    pupils = [(n, one, rooms[n // CHILDREN_A_CLASS], rng.uniform(0.5, 0.98)) for n, one in enumerate(ids)]
    db.executemany("INSERT INTO k VALUES (?, ?, ?, ?)", pupils)
    schools = [f"{rng.getrandbits(128):032x}" for _ in range(-(-len(rooms) // CLASSES_A_SCHOOL))]
    db.executemany(
        "INSERT INTO schools (id, name, created_at) VALUES (?, ?, ?)",
        [(one, f"School {n}", began) for n, one in enumerate(schools)],
    )
    db.executemany(
        "INSERT INTO classes (id, name, created_at, school_id) VALUES (?, ?, ?, ?)",
        [(room, f"Class {n}", began, schools[n // CLASSES_A_SCHOOL]) for n, room in enumerate(rooms)],
    )
    db.execute(
        "INSERT INTO learners (id, nickname, face, created_at, class_id)"
        f" SELECT id, 'Child ' || n, 'face-' || (n % 24 + 1), '{began}', class_id FROM k"
    )
    db.execute(
        "INSERT INTO devices (id, first_seen) SELECT DISTINCT printf('%032x', n / 4), ? FROM k",
        (began,),
    )
    skills = ", ".join(f"('{fact}')" for fact in FACTS)
    db.execute(
        "INSERT INTO estimates (learner, skill, model_version, p, variance, n, right_n, right_days, seconds, last_at,"
        f" manner, step, misses) SELECT id, column1, '{MODEL_VERSION}', level, 0.01, 12, 9, 5, 2.1, '{_at(LAST_DAY)}',"
        f" 'tries', 0, 0 FROM k CROSS JOIN (VALUES {skills}) AS skills ORDER BY id, column1"
    )


def half_year(db: Session, rng: Random) -> None:
    """Table t: one child's answers, oldest first: what every other child's are copies of."""
    columns = [name for name in COLUMNS if name not in OF_ROW or name in ("rt_total_ms",)]
    kinds = {str: "TEXT", int: "INTEGER", float: "DOUBLE PRECISION", type(None): "TEXT"}
    first = _answer(LAST_DAY, 0, Random(0))
    typed = ", ".join(f"{name} {kinds[type(first.get(name))]}" for name in columns)
    db.execute(f"CREATE TABLE t (n INTEGER PRIMARY KEY, game INTEGER, u REAL, {typed})")
    places = ", ".join("?" * (len(columns) + 3))
    rows = (
        (n, n // ANSWERS_A_GAME, rng.random(), *(row.get(name) for name in columns))
        for n, row in enumerate(_of_one(rng))
    )
    db.executemany(f"INSERT INTO t VALUES ({places})", rows)


def _of_one(rng: Random) -> Iterator[dict[str, Any]]:
    days = sorted(rng.choices(range(DAYS), k=GAMES_A_CHILD))
    for day in days:
        begins = LAST_DAY - timedelta(days=DAYS - day) + timedelta(minutes=rng.randrange(480, 780))
        for turn in range(ANSWERS_A_GAME):
            yield _answer(begins + timedelta(seconds=25 * turn), turn, rng)


def _answer(at: datetime, turn: int, rng: Random) -> dict[str, Any]:
    fact = rng.choice([*FACTS])
    addends = [int(part) for part in fact.removeprefix("add:").split("+")]
    own = turn % 3 == 0
    return {
        "schema_version": 1,
        "app_version": "1.0.0",
        "model_version": MODEL_VERSION,
        "ply": 3 * turn + 2,
        "at": _at(at),
        "tz_offset_min": 60,
        "input": "touch",
        "task": "own_sum" if own else "help_bot",
        "skill": fact,
        "operands": json.dumps(addends),
        "layout": "a+b=c",
        "n_options": 2 if own else 6,
        "guess_p": 0.5 if own else 0.1667,
        "presented": '{"hand":["2","3","3","5","king"]}' if own else '{"choices":[2,3,4,5,8,9]}',
        "truth": str(sum(addends)),
        "response": str(sum(addends)),
        "try_no": 1,
        "rt_total_ms": rng.randrange(1_500, 9_000),
        "rt_valid": 1,
        "hidden_ms": 0,
        "motor_ms": 640,
        "changes": 0,
        "hint_shown": rng.choice((0, 0, 0, 4)),
        "hint_asked": 0,
        "read_aloud": 0,
        "opportunity": "[[2,3,5],[2,2,4]]" if own else None,
        "selection": "natural" if own else "adaptive",
        "p_before": 0.71,
        "p_after": 0.74,
    }


def games(db: Session, least: int = 0) -> None:
    """Every child's games, and its seat in each. least: the first of them by number."""
    game, some = OF_ROW["game_id"], f"t.n % {ANSWERS_A_GAME} = 0 AND t.game >= {least}"
    db.execute(
        "INSERT INTO games (id, game, edition, header_json, device, created_at, updated_at, version, plies, ended_at,"
        f" result_json) SELECT {game}, 'sleeping_queens', 'classic', '{{}}', {OF_ROW['device']}, t.at, t.at, 60, 60,"
        f" t.at, '{{}}' FROM t CROSS JOIN k WHERE {some}"
    )
    db.execute(
        f"INSERT INTO seats (game_id, seat, kind, learner, begun) SELECT {game}, 0, 'learner', k.id, t.at"
        f" FROM t CROSS JOIN k WHERE {some}"
    )


def answers(instead: Mapping[str, str] | None = None, condition: str = "") -> str:
    """SQL that writes every child's answers, in the order of time, as they would have been written.

    instead: other SQL for some columns.
    """
    cells = {**{name: f"t.{name}" for name in COLUMNS}, **OF_ROW, **(instead or {})}
    said = ", ".join(cells[name] for name in COLUMNS)
    return f"INSERT INTO attempts ({', '.join(COLUMNS)}) SELECT {said} FROM t CROSS JOIN k {condition}"


def _at(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")[:23] + "Z"
