"""What nobody will ask for again goes by itself, and nothing else does."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from answers import said

from kidsq.store import attempts, games, inspection, tidying
from kidsq.store.database import FILE_NAME, writing
from kidsq.store.games import StoredSeat
from kidsq.store.migrations import open_store
from kidsq.store.tidying import KEPT, TABLETS_KEPT, tidy
from kidsq.store.times import text
from kidsq.turns import result_of_record
from kidsq.upkeep import serving
from kidsq.upkeep.check import check_file

from .furnished import Place, furnished

LATER = datetime(2028, 3, 1, 9, 0, tzinfo=UTC)
"""More than a year after everything in the furnished house."""
A_DAY = timedelta(days=1)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """Mira and Leo of class 2b; one journal mode is enough here."""
    made = furnished(tmp_path / "data")
    yield made
    made.store.close_all()


def open_game(db: sqlite3.Connection, name: str, age: timedelta, learner: str | None = None, **more: str) -> str:
    """A game that was opened so long ago, alone with a friend."""
    me = StoredSeat(0, "learner", learner=learner) if learner else StoredSeat(0, "guest")
    values = {"game": "sleeping_queens", "edition": "classic", "header_json": "{}", "device": name, **more}
    games.create(db, game_id=name, seats=[me, StoredSeat(1, "bot", bot="bruno")], at=text(LATER - age), **values)
    return name


def everything_but(place: Place, *tables: str) -> dict[str, list[tuple[object, ...]]]:
    return {name: place.rows(f"SELECT * FROM {name}") for name in inspection.columns(place.db) if name not in tables}


def test_where_a_child_sat_is_forgotten_after_a_while(place: Place) -> None:
    place.db.execute("DELETE FROM sittings")
    for ago, ended in ((KEPT + A_DAY, True), (KEPT + A_DAY, False), (KEPT - A_DAY, True), (KEPT - A_DAY, False)):
        at = text(LATER - ago)
        values = (f"{ago.days}", place.room, place.mira, at, at, at if ended else None)
        place.db.execute(
            "INSERT INTO sittings (device, class_id, learner, began_at, seen_at, ended_at) VALUES (?, ?, ?, ?, ?, ?)",
            values,
        )
    before = everything_but(place, "sittings")
    tidy(place.db, LATER)
    assert place.rows("SELECT device FROM sittings") == [(f"{(KEPT - A_DAY).days}",)] * 2
    assert everything_but(place, "sittings") == before


def test_a_tablet_that_no_child_uses_is_none_any_more(place: Place) -> None:
    place.db.execute("DELETE FROM sittings")
    for device, ago in (("unused", TABLETS_KEPT + A_DAY), ("in use", TABLETS_KEPT + A_DAY), ("new", KEPT + A_DAY)):
        place.db.execute("INSERT INTO tablets VALUES (?, ?, ?)", (device, place.room, text(LATER - ago)))
    at = text(LATER - A_DAY)
    place.db.execute(
        "INSERT INTO sittings (device, class_id, learner, began_at, seen_at) VALUES ('in use', ?, ?, ?, ?)",
        (place.room, place.mira, at, at),
    )
    tidy(place.db, LATER)
    assert place.rows("SELECT device FROM tablets ORDER BY device") == [("in use",), ("new",)]


def test_of_games_only_those_go_that_nobody_began(place: Place) -> None:
    long_ago, db = KEPT + A_DAY, place.db
    with writing(db):
        open_game(db, "nobody began", long_ago)
        kept = [
            open_game(db, "begun lately", KEPT - A_DAY),
            open_game(db, "a child's", long_ago, place.mira),
            open_game(db, "a class's", long_ago, class_id=place.room),
            open_game(db, "played", long_ago),
            open_game(db, "answered", long_ago),
            open_game(db, "looked at lately", long_ago),
        ]
        games.append_ply(db, "played", 0, 0, "discard 1", (), "key", text(LATER - long_ago))
        wrong = replace(said("2+3=6"), attempt_id="wrong", learner=None, game_id="answered", ply=0)
        attempts.append(db, replace(wrong, at=text(LATER - long_ago)))
        games.bump(db, "looked at lately", text(LATER - A_DAY))
    before = everything_but(place, "games", "seats", "sittings")
    others = {row[0] for row in place.rows("SELECT id FROM games WHERE length(id) = 32")}
    tidy(db, LATER)
    assert {row[0] for row in place.rows("SELECT id FROM games")} == {*kept, *others}
    assert place.rows("SELECT count(*) FROM seats") == [(2 * len({*kept, *others}),)]
    assert everything_but(place, "games", "seats", "sittings") == before
    assert check_file(place.folder / FILE_NAME) == []


def test_a_server_tidies_once_a_day_after_its_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Enough(Exception):
        """The server has looked often enough."""

    looks, tidied = [], []
    open_store(tmp_path / FILE_NAME).close_all()

    def look_again(_event: threading.Event, _seconds: float | None = None) -> bool:
        looks.append(1)
        if len(looks) == 2:
            raise Enough
        return False

    monkeypatch.setattr(threading.Event, "wait", look_again)
    monkeypatch.setattr(tidying, "tidy", lambda db, now: tidied.append(len([*(tmp_path / "backups").iterdir()])))
    with pytest.raises(Enough):
        serving._keep(tmp_path, result_of_record, print)
    assert tidied == [1], "the copy of that day is there already, and an hour later nothing is due"
