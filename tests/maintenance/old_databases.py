"""Databases of older kidsqs: made anew from their dumps, and compared with what became of them.

python -m maintenance.old_databases FILE.sql     (in tests: dumps one of today's, before a step is added)
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

from faults import house
from faults.tablets import Child, Ledger
from flask import Flask

from kidsq import play
from kidsq.store.classroom import classes, lessons, roster, sittings
from kidsq.store.db import times
from kidsq.store.db.database import FILE_NAME, writing
from kidsq.store.people import child_locks, people

FOLDER = Path(__file__).parent / "schemas"
NAMES = ("Mira", "Leo", "Zoe", "Mira again")
Rows = dict[str, Counter[tuple[tuple[str, Any], ...]]]
"""Table -> its rows, each as pairs of column and value."""


def dumps() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.sql"))


def made_of(dump: str, folder: Path) -> Path:
    """The database of a dump in a data folder, with the taps that no script can tap."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE_NAME
    with closing(sqlite3.connect(path)) as db:
        db.executescript((FOLDER / f"{dump}.sql").read_text(encoding="utf-8"))
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
    before, after = said_by_columns(before), said_by_columns(after)
    for table, kept in before.items():
        for row, number in kept.items():
            names = {name for name, _ in row}
            now = Counter(frozenset(p for p in one if p[0] in names) for one in after.get(table, Counter()))
            if now[frozenset(row)] < number:
                gone.append(f"{table}: {row}")
    return gone


def said_by_columns(rows: Rows) -> Rows:
    """The same rows, with what stood in JSON, in the beginning of a text or in a row of its own, in columns."""
    if any("gallery_read_at" in dict(row) for row in rows["learners"]) or not rows["learners"]:
        return rows
    games = [dict(row) for row in rows["games"]]
    settings = {game["id"]: _json(game["settings_json"]) for game in games}
    read = {row["learner"]: row["at"] for row in map(dict, rows.get("woken", ())) if row["queen"] == ""}
    tries = {key: number for key, number in rows["throttles"].items() if _of_child(key)}
    was = {key: number for key, number in rows["settings"].items() if dict(key)["key"].startswith("was:")}
    return {
        **rows,
        "throttles": rows["throttles"] - Counter(tries),
        "settings": rows["settings"] - Counter(was),
        "child_tries": Counter(_row(_try(dict(key))) for key in tries if dict(key)["name"].count(":") == 2),
        "former_accounts": Counter(_row(_former(dict(key))) for key in was),
        "games": Counter(_row(_game(game, settings[game["id"]])) for game in games),
        "seats": Counter(_row(_seat(dict(row), settings[dict(row)["game_id"]])) for row in rows["seats"]),
        "learners": Counter(
            _row({**dict(row), "gallery_read_at": read.get(dict(row)["id"])}) for row in rows["learners"]
        ),
        "devices": Counter(row for row in rows["devices"] if not dict(row)["id"].startswith("class:")),
        **({"woken": Counter(row for row in rows["woken"] if dict(row)["queen"])} if "woken" in rows else {}),
    }


def _of_child(key: tuple[tuple[str, Any], ...]) -> bool:
    name: str = dict(key)["name"]
    return name.startswith("child:")


def _try(row: dict[str, Any]) -> dict[str, Any]:
    _, learner, device = row["name"].split(":")
    return {"learner": learner, "device": device, "failures": row["failures"], "last_at": row["last_at"]}


def _former(row: dict[str, Any]) -> dict[str, Any]:
    return {"tombstone": row["key"].removeprefix("was:"), "learner": row["scope"].removeprefix("learner:")}


def _game(game: dict[str, Any], kept: dict[str, Any]) -> dict[str, Any]:
    by_teacher, unfinished = game["device"].startswith("class:"), game["result_json"] == '{"unfinished":true}'
    moved = {name: value for name, value in kept.items() if name not in ("awaited", "came", "out")}
    return {
        **game,
        "device": None if by_teacher else game["device"],
        "by_teacher": int(by_teacher),
        "result_json": None if unfinished else game["result_json"],
        "unfinished": int(unfinished),
        "settings_json": game["settings_json"] if moved == kept else json.dumps(moved),
    }


def _seat(seat: dict[str, Any], kept: dict[str, Any]) -> dict[str, Any]:
    number = seat["seat"]
    awaited, came, out = kept.get("awaited", []), kept.get("came", {}), kept.get("out", {})
    said = {"awaited": int(number in awaited), "came_at": came.get(str(number)), "taken_out_at": out.get(str(number))}
    return {**seat, **said}


def _json(text: str) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(text)
    return kept


def _row(cells: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(cells.items())


def with_doors_closed(before: Rows) -> Rows:
    """What restoring leaves of these rows: all, but for open invitations and when sessions, links and lessons end."""
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


def in_lessons(db: sqlite3.Connection) -> None:
    """What only lessons leave: children who are awaited, who came and were taken out, and a game ended by the sun.

    Somebody has tried to guess a child's pictures, and an account has become part of another one.
    """
    at = [f"2026-11-20T17:{minute}:00.000Z" for minute in range(34, 40)]
    chance = [play.Chance(moment, random.Random(number)) for number, moment in enumerate(at)]
    with writing(db):
        rooms = [classes.add_class(db, name, at[0]) for name in ("3a", "3b")]
        mira, leo, zoe, twin = (people.add_learner(db, "home", name, "face-5", at[0]).id for name in NAMES)
        for number, child in enumerate((mira, leo, zoe, twin)):
            classes.put_into_class(db, child, rooms[number // 3].id)
            sittings.sit_down(db, f"tablet-{number}", rooms[number // 3].id, child, at[0])
        lesson = lessons.begin(db, rooms[0].id, times.moment(at[0]))
        assert lesson.class_id == rooms[0].id
    tablet = [play.Visitor(f"tablet-{number}", None, (child,)) for number, child in enumerate((mira, leo, zoe, twin))]
    play.open_game(db, tablet[3], play.NewGame("classic", players=(twin,), bots=("tilo",)), chance[0])
    with writing(db):
        play.end_with_sunrise(db, rooms[1].id, at[1])
        roster.give_everything(db, twin, zoe, at[1])
    game = play.seat_children(db, rooms[0].id, (mira, leo), ("tilo",), "classic", chance[2])
    for place in (0, 1):
        assert play.come(play.Request(db, tablet[place], game, chance[3])).kind == "done"
    assert play.leave_table(db, rooms[0].id, game, leo, chance[4])
    asked = play.NewGame("classic", players=(zoe,), bots=("tilo",), invited=(leo,))
    play.open_game(db, tablet[2], asked, chance[5])
    play.seat_children(db, rooms[0].id, (mira, leo), (), "classic", chance[5])
    assert child_locks.take(db, mira, "tablet-0", at[5])


def main(target: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = house.furnished(Path(folder))
        child = Child(place.browsers["owner"], Ledger(), random.Random(11))  # type: ignore[arg-type]
        child.browser.open(edition="first_night", players=place.learner)
        while child.browser.phase != "over":
            child.step()
        child.browser.open(edition="classic", players=place.learner)
        for _ in range(12):
            child.step()
        db = place.app.extensions["kidsq"].store.connection()
        in_lessons(db)
        Path(target).write_text("\n".join(db.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
