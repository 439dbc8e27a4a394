"""Backups, checks, erasing and restoring of a PostgreSQL database; and that one server alone does it by itself."""

import json
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import postgres
import psycopg
import pytest
import worlds

from kidsq import settings
from kidsq.cli import main
from kidsq.maintenance import backup_health, copies, erase, serving
from kidsq.play import result_of_record
from kidsq.store.db import live
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.postgresql import rows, session, store

NOW = datetime.now(UTC)


@pytest.fixture(autouse=True)
def chosen(address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(live, "address", postgres.ADDRESS)
    monkeypatch.setenv(settings.DATABASE, address)
    yield
    store.let_go(address)


@pytest.fixture
def data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The data folder of a server whose class has played."""
    assert main(["demo-class", "--children", "2", "--weeks", "1", "--data", str(tmp_path)]) == 0
    capsys.readouterr()
    return tmp_path


def children() -> list[str]:
    with live.opened(Path()) as db:
        return [row[0] for row in db.execute("SELECT id FROM learners ORDER BY id").fetchall()]


def test_all_is_well_and_a_backup_is_a_file_like_any(data, capsys):
    assert main(["check", "--data", str(data)]) == 0
    assert main(["backup", "--data", str(data)]) == 0
    (made,) = copies.numbered(data)
    with closing(sqlite3.connect(made)) as db:
        assert db.execute("SELECT count(*) FROM learners").fetchone() == (2,)


def test_the_doctor_says_how_it_is(data, capsys):
    assert main(["backup", "--data", str(data)]) == 0
    capsys.readouterr()
    assert main(["doctor", "--json", "--port", "9", "--data", str(data)]) == 0
    found = {one["probe"]: one for one in json.loads(capsys.readouterr().out)}
    assert found["database"]["said"].startswith("2 children")
    assert "PostgreSQL" in found["database"]["said"]
    assert {found[probe]["level"] for probe in ("content", "backup", "erasing", "clock", "locks")} == {"ok"}


def test_the_doctor_makes_no_table(address, tmp_path, capsys):
    assert main(["doctor", "--port", "9", "--data", str(tmp_path / "none")]) == 1
    assert "is empty" in capsys.readouterr().out
    assert store.holds_nothing(address)
    assert list(tmp_path.iterdir()) == []


def test_a_broken_game_is_found(data, capsys):
    with live.opened(data) as db:
        db.execute("UPDATE games SET plies = plies + 1 WHERE id = (SELECT min(id) FROM games)")
    assert main(["check", "--data", str(data)]) == 1
    assert "plies and holds" in capsys.readouterr().err
    assert [path.name for path in data.iterdir() if "looked-at" in path.name] == []


def test_who_is_erased_stays_erased_in_backups_and_after_restoring_one(data):
    gone, kept = children()
    assert main(["backup", "--data", str(data)]) == 0
    assert main(["erase", "--yes", gone, "--data", str(data)]) == 0
    assert children() == [kept]
    (backup,) = copies.numbered(data)
    assert gone.encode() not in backup.read_bytes()
    assert main(["restore", str(backup), "--data", str(data)]) == 0
    assert children() == [kept]
    assert main(["check", "--data", str(data)]) == 0


def test_another_servers_copies_are_cleaned_too(data, tmp_path_factory):
    other = tmp_path_factory.mktemp("other")
    assert main(["backup", "--data", str(other)]) == 0
    gone, _kept = children()
    assert main(["erase", "--yes", gone, "--data", str(data)]) == 0
    serving.look_after(other, result_of_record, print)
    assert all(gone.encode() not in path.read_bytes() for path in copies.numbered(other))


def test_who_was_erased_after_the_moment_to_which_postgresql_went_back_is_erased_again(data, tmp_path_factory):
    gone, kept = children()
    moment = tmp_path_factory.mktemp("moment") / "kidsq.db"
    live.copy(data, moment)
    assert main(["erase", "--yes", gone, "--data", str(data)]) == 0
    live.replace(data, moment, moment.with_name("aside.db"))
    assert children() == sorted([gone, kept])
    serving.look_after(data, result_of_record, print)
    assert children() == [kept]


def test_what_was_there_before_restoring_is_set_aside(data, tmp_path_factory):
    assert main(["backup", "--data", str(data)]) == 0
    with live.opened(data) as db:
        db.execute("UPDATE learners SET nickname = 'Later'")
    (backup,) = copies.numbered(data)
    assert main(["restore", str(backup), "--data", str(data)]) == 0
    (aside,) = copies.set_aside(data)
    with closing(sqlite3.connect(aside / "kidsq.db")) as db:
        assert db.execute("SELECT DISTINCT nickname FROM learners").fetchall() == [("Later",)]


def test_a_copy_of_before_the_way_back_is_not_replaced(data, tmp_path_factory, capsys):
    stick = tmp_path_factory.mktemp("stick")
    old, later = stick / "old.db", stick / "later.db"
    assert main(["backup", str(old), "--data", str(data)]) == 0
    play = "INSERT INTO audit (at, action, subject) VALUES (?, 'exported', '')"
    with live.opened(data) as db:
        db.execute(play, ("2099-11-21T08:00:00.000Z",))
    assert main(["backup", str(later), "--data", str(data)]) == 0
    assert main(["restore", str(old), "--data", str(data)]) == 0
    with live.opened(data) as db:
        db.execute(play, ("2099-11-22T08:00:00.000Z",))
    capsys.readouterr()
    assert main(["backup", str(later), "--data", str(data)]) == 1
    assert f"{later} holds games of before a backup was restored on" in capsys.readouterr().err
    assert main(["backup", str(old), "--data", str(data)]) == 0
    for _ in range(3):
        assert main(["backup", str(stick), "--data", str(data), "--keep", "2"]) == 0
    assert len(copies.numbered_in(stick)) == 2


def test_one_server_alone_backs_up_and_the_next_one_when_it_is_gone(data, address):
    other = postgres.another_process(address)
    try:
        serving.look_after(data, result_of_record, print)
        assert copies.numbered(data) == []
    finally:
        other.kill()
        other.communicate()
    serving.look_after(data, result_of_record, print)
    assert len(copies.numbered(data)) == 1


def test_every_server_knows_of_the_newest_backup(data, tmp_path_factory):
    serving.look_after(data, result_of_record, print)
    (made,) = copies.numbered(data)
    other = tmp_path_factory.mktemp("other")
    with live.opened(other) as db:
        newest = backup_health.newest(other, db)
    assert newest is not None
    assert abs((newest - copies.made_at(made)).total_seconds()) < 1


def test_to_ask_for_health_opens_and_writes_nothing(data, monkeypatch):
    asked, ask = [], session._ask
    monkeypatch.setattr(session, "_ask", lambda db, sql, *more: asked.append(sql) or ask(db, sql, *more))
    with worlds.world(data) as app:
        browser = app.test_client()
        browser.get("/health")
        asked.clear()
        monkeypatch.setattr(live, "at", lambda *_, **__: pytest.fail("another store is opened"))
        assert browser.get("/health").status_code == 200
        assert browser.get("/health/serving").status_code == 200
    assert asked
    assert [one for one in asked if not one.startswith(("SELECT", "BEGIN READ ONLY"))] == []


def test_a_server_that_cannot_tell_the_others_goes_on(data, monkeypatch):
    told = []
    monkeypatch.setattr(serving, "_share_backup", lambda folder: 1 / 0)
    serving.look_after(data, result_of_record, told.append)
    assert told == ["the other servers do not hear of the newest backup: division by zero"]
    assert len(copies.numbered(data)) == 1


def test_what_is_erased_everywhere_costs_only_a_look(data, monkeypatch):
    gone, _kept = children()
    assert main(["backup", "--data", str(data)]) == 0
    assert main(["erase", "--yes", gone, "--data", str(data)]) == 0
    monkeypatch.setattr(
        session.PostgresSession, "clear_free_space", lambda db: pytest.fail("every table is gone through")
    )
    assert erase.take_up(data, NOW) == erase.Leftover()


def test_restoring_takes_the_time_that_a_large_database_needs(data, address, monkeypatch):
    assert main(["backup", "--data", str(data)]) == 0
    (backup,) = copies.numbered(data)
    write, limits = rows.write_file_within, []

    def aside(db, *more):
        limits.append(db.execute(LIMITS).fetchall())
        write(db, *more)

    monkeypatch.setattr(rows, "write_file_within", aside)
    with psycopg.connect(address) as db:
        db.execute(REFUSES_LIMITS)
    assert main(["restore", str(backup), "--data", str(data)]) == 0
    assert limits == [[("0", "0")]]


LIMITS = "SELECT current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')"
REFUSES_LIMITS = """
    CREATE FUNCTION refuse_limits() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF current_setting('statement_timeout') <> '0' THEN RAISE EXCEPTION 'it would be cut off'; END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER limits BEFORE INSERT ON attempts FOR EACH ROW EXECUTE FUNCTION refuse_limits();
"""


def test_restoring_beside_a_server_is_refused_and_leaves_nothing(data, address, capsys):
    assert main(["backup", "--data", str(data)]) == 0
    (backup,) = copies.numbered(data)
    other = postgres.another_process(address)
    try:
        assert main(["restore", str(backup), "--data", str(data)]) == 1
    finally:
        other.kill()
        other.communicate()
    assert "is in use by another kidsq: stop it first" in capsys.readouterr().err
    assert copies.set_aside(data) == []
