"""The database of the last kidsq before the baseline, made anew from its dump, and compared with what became of it.

former.sql is an installation of commit 8d2d2ba6 with a child who has played a whole game and begun another, a guest,
two grown-ups and a class with a lesson; never changed since.
"""

from __future__ import annotations

import random
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

from faults.tablets import Child, Ledger
from flask import Flask
from sqlite_utils import Database

from kidsq.store.db.database import FILE_NAME
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.schema import steps

Rows = dict[str, Counter[tuple[tuple[str, Any], ...]]]
"""Table -> its rows, each as pairs of column and value."""


def made_of(folder: Path) -> Path:
    """That database in a data folder, with the taps that no script can tap."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE_NAME
    with closing(sqlite3.connect(path)) as db:
        db.executescript(Path(__file__).with_suffix(".sql").read_text(encoding="utf-8"))
        columns = [row[1] for row in db.execute("PRAGMA table_info(taps)")]
        values = {
            "device": "(SELECT device FROM games WHERE device IS NOT NULL LIMIT 1)",
            "learner": "''",
            "tap": "1",
            "rt_ms": "700",
        }
        db.execute(f"INSERT INTO taps ({', '.join(columns)}) SELECT {', '.join(values[one] for one in columns)}")
        db.commit()
    return path


def applied(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return sorted(step.name for step in steps.applied(Database(db)))


def tables(path: Path) -> list[object]:
    """Columns, keys and indexes of every table, whatever words made them."""
    with closing(sqlite3.connect(path)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        asked = ("table_xinfo", "foreign_key_list", "index_list")
        found = [
            (name, of, sorted(row[1:] for row in db.execute(f"PRAGMA {of}('{name}')")))
            for name in names
            for of in asked
        ]
        indexes = db.execute("SELECT name FROM sqlite_master WHERE type = 'index' ORDER BY name").fetchall()
        return [*found, *((name, db.execute(f"PRAGMA index_xinfo('{name}')").fetchall()) for (name,) in indexes)]


def rows(path: Path) -> Rows:
    with closing(sqlite3.connect(path)) as db:
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found: Rows = {}
        for table in tables:
            cursor = db.execute(f"SELECT * FROM {table}")
            names = [column[0] for column in cursor.description]
            found[table] = Counter(tuple(zip(names, row, strict=True)) for row in cursor)
    return found


def lost(before: Rows, after: Rows) -> list[str]:
    """The rows that are not there any more with all that they said; new tables, columns and rows are no loss."""
    gone = []
    for table, kept in before.items():
        if table == "_sqlite_migrations":  # the list of steps, which the baseline replaces
            continue
        for row, number in kept.items():
            names = {name for name, _ in row}
            now = Counter(frozenset(p for p in one if p[0] in names) for one in after.get(table, Counter()))
            if now[frozenset(row)] < number:
                gone.append(f"{table}: {row}")
    return gone


def with_doors_closed(before: Rows) -> Rows:
    """What restoring leaves of these rows: all, but for open invitations and when sessions, links and lessons end.

    That it was restored stands among the settings.
    """
    ends = {"sessions", "claim_codes", "lessons", "sittings", "raised_hands"}
    kept = {
        table: Counter(
            {
                tuple(one for one in row if table not in ends or one[0] not in ("ended_at", "used_at", "lowered_at")): n
                for row, n in found.items()
            }
        )
        for table, found in before.items()
    }
    if "invitations" in kept:
        kept["invitations"] = Counter({row: n for row, n in kept["invitations"].items() if dict(row)["used_at"]})
    kept["settings"] = Counter(
        {row: n for row, n in kept["settings"].items() if not dict(row)["key"].startswith("restored:")}
    )
    return kept


def play_on(app: Flask, moves: int) -> int:
    """Play the open game of the child in its own browser; how many plies came in."""
    db = app.extensions["kidsq"].store.connection()
    game, device, before = db.execute(
        "SELECT games.id, device, plies FROM games JOIN seats ON seats.game_id = games.id"
        " WHERE learner IS NOT NULL AND ended_at IS NULL AND plies > 4 ORDER BY games.created_at DESC LIMIT 1"
    ).fetchone()
    client = app.test_client()
    with client.session_transaction() as session:
        session["device"] = device
    child = Child(client, Ledger(), random.Random(5))  # type: ignore[arg-type]
    child.browser.url = f"/table/{game}"
    child.browser.look()
    for _ in range(moves):
        child.step()
    assert child.faults == []
    ((after,),) = db.execute("SELECT sum(plies) FROM games WHERE device = ?", (device,)).fetchall()
    return int(after) - int(before)
