"""What nobody will ask for again goes by itself, and nothing else does."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from answers import said
from worlds import put_game

from kidsq.maintenance import backup, device_file, serving
from kidsq.play import result_of_record
from kidsq.store.db import live
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import text
from kidsq.store.people import settings
from kidsq.store.play import attempts, games, tidying, tips_seen
from kidsq.store.play.tidying import GUESTS_KEPT, KEPT, TABLETS_KEPT, tidy

from .furnished import Place, furnished, wrong_in

LATER = datetime(2028, 3, 1, 9, 0, tzinfo=UTC)
"""More than a year after everything in the furnished house."""
A_DAY = timedelta(days=1)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """Mira and Leo of class 2b; one journal mode is enough here."""
    made = furnished(tmp_path / "data")
    yield made
    made.store.close_all()


def open_game(db: Session, name: str, age: timedelta, learner: str | None = None, **more: str) -> str:
    """A game that was opened so long ago, alone with a friend."""
    return put_game(db, name, text(LATER - age), learner or "guest", "bruno", **{"device": name, **more})


def everything_but(place: Place, *tables: str) -> dict[str, list[tuple[object, ...]]]:
    return {name: place.rows(f"SELECT * FROM {name}") for name in place.db.columns() if name not in tables}


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
    before = everything_but(place, "games", "seats", "sittings", "devices")
    browsers = place.rows("SELECT id FROM devices WHERE id <> 'nobody began' ORDER BY id")
    others = {row[0] for row in place.rows("SELECT id FROM games WHERE length(id) = 32")}
    tidy(db, LATER)
    assert {row[0] for row in place.rows("SELECT id FROM games")} == {*kept, *others}
    assert place.rows("SELECT count(*) FROM seats") == [(2 * len({*kept, *others}),)]
    assert everything_but(place, "games", "seats", "sittings", "devices") == before
    assert place.rows("SELECT id FROM devices ORDER BY id") == browsers
    assert wrong_in(place.folder) == []


def test_what_guests_have_played_goes_after_a_while_and_no_childs_game_does(place: Place) -> None:
    long_ago, db = GUESTS_KEPT + A_DAY, place.db
    with writing(db):
        for name in ("guests", "guests too"):
            open_game(db, name, long_ago)
        put_game(db, "with a child", text(LATER - long_ago), place.mira, "guest", device="home")
        kept = [
            "with a child",
            open_game(db, "a child's", long_ago, place.mira),
            open_game(db, "a class's", long_ago, class_id=place.room),
            open_game(db, "played lately", long_ago),
        ]
        for name in (*kept, "guests", "guests too"):
            games.append_ply(db, name, 0, 0, "discard 1", (), "key", text(LATER - long_ago))
            row = replace(said("2+3=5"), attempt_id=name, learner=None, game_id=name, ply=0)
            attempts.append(db, replace(row, at=text(LATER - long_ago)))
        games.append_ply(db, "played lately", 1, 0, "discard 1", (), "another", text(LATER - GUESTS_KEPT + A_DAY))
        games.finish(db, "guests too", "{}", text(LATER - long_ago))
    others = {row[0] for row in place.rows("SELECT id FROM games WHERE length(id) = 32")}
    tidy(db, LATER)
    assert {row[0] for row in place.rows("SELECT id FROM games")} == {*kept, *others}
    for table in ("seats", "plies", "attempts"):
        assert not place.rows(f"SELECT 1 FROM {table} WHERE game_id LIKE 'guests%'")
    assert wrong_in(place.folder) == []


def test_what_a_browser_has_chosen_stays_when_its_games_go(place: Place) -> None:
    db = place.db
    with writing(db):
        for name in ("chosen", "shown"):
            open_game(db, name, KEPT + A_DAY)
            tips_seen.note(db, settings.of_device(name), "swap")
        settings.write(db, settings.of_device("chosen"), "language", "fr")
    tidy(db, LATER)
    assert not place.rows("SELECT 1 FROM games WHERE id IN ('chosen', 'shown')")
    assert settings.read(db, settings.of_device("chosen"))["language"] == "fr"
    assert settings.read(db, settings.of_device("shown")) == {}
    assert place.rows("SELECT id FROM devices WHERE id IN ('chosen', 'shown')") == [("chosen",)]


def test_many_of_them_go_a_few_at_a_time_so_that_others_write_meanwhile(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    long_ago, db, begun = GUESTS_KEPT + A_DAY, place.db, []
    with writing(db):
        for number in range(5):
            open_game(db, f"guests {number}", long_ago)
            games.append_ply(db, f"guests {number}", 0, 0, "discard 1", (), "key", text(LATER - long_ago))
    monkeypatch.setattr(tidying, "AT_ONCE", 2)
    db.set_trace_callback(lambda sql: begun.append(sql) if sql.startswith("BEGIN") else None)
    tidy(db, LATER)
    db.set_trace_callback(None)
    assert place.rows("SELECT count(*) FROM games WHERE id LIKE 'guests%'") == [(0,)]
    assert len(begun) > 3


def test_a_server_tidies_once_a_day_after_its_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Enough(Exception):
        """The server has looked often enough."""

    looks, tidied = [], []
    live.open_store(tmp_path).close_all()

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


def test_a_clock_that_jumps_for_a_day_clears_nothing_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest's game of today is no game of two years ago; on the second such day the clock is believed."""
    store = live.open_store(tmp_path)
    db = store.connection()
    with writing(db):
        header = '{"edition":"classic","record":"kidsq/1"}'
        open_game(db, "of today", A_DAY, header_json=header)
        games.append_ply(db, "of today", 0, 0, "discard 1", (), "key", text(LATER))
    kept = []
    for days in (0, 1, 800, 801):
        monkeypatch.setattr(serving, "clock", lambda days=days: LATER + timedelta(days=days, seconds=days))
        serving.look_after(tmp_path, result_of_record, print)
        kept.append(db.execute("SELECT count(*) FROM games").fetchone()[0])
    store.close_all()
    assert kept == [1, 1, 1, 0]


def test_a_device_tidies_at_its_start_if_its_clock_goes_on_from_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with live.opened(tmp_path) as db:
        with writing(db):
            open_game(db, "of today", timedelta())
            open_game(db, "long ago", KEPT + A_DAY)
        (tmp_path / device_file.BROUGHT).touch()
        left = []
        for days in (800, 1):
            monkeypatch.setattr(serving, "clock", lambda days=days: LATER + timedelta(days=days))
            serving.look_after_device(tmp_path, print)
            left.append([row[0] for row in db.execute("SELECT id FROM games ORDER BY id").fetchall()])
    assert left == [["long ago", "of today"], ["of today"]]
    assert not (tmp_path / device_file.BROUGHT).exists()


def test_a_clock_that_jumps_clears_nothing_away_while_backups_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = live.open_store(tmp_path)
    with writing(store.connection()) as db:
        header = '{"edition":"classic","record":"kidsq/1"}'
        open_game(db, "of today", A_DAY, header_json=header)
        games.append_ply(db, "of today", 0, 0, "discard 1", (), "key", text(LATER))

    def fails(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(serving, "clock", lambda: LATER)
    serving.look_after(tmp_path, result_of_record, print)
    monkeypatch.setattr(backup, "backup", fails)
    for days in (800, 801):
        monkeypatch.setattr(serving, "clock", lambda days=days: LATER + timedelta(days=days))
        serving.look_after(tmp_path, result_of_record, print)
    assert store.connection().execute("SELECT id FROM games").fetchall() == [("of today",)]
    store.close_all()
