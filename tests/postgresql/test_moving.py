"""`kidsq move`: every row there and back, also when it is interrupted; and what it refuses."""

import shutil
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import postgres
import pytest
from content import in_file

from kidsq import settings
from kidsq.cli import main
from kidsq.demo.making import make
from kidsq.maintenance import move
from kidsq.play import result_of_record
from kidsq.store.db import live, migrations
from kidsq.store.db.database import FILE_NAME, NotOurDatabase
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.postgresql import moving, rows
from kidsq.store.db.postgresql.store import open_store

NOW = datetime(2026, 11, 20, 17, 0, tzinfo=UTC)


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A class that has played, in a file."""
    folder = tmp_path_factory.mktemp("school")
    store = migrations.open_store(folder / FILE_NAME)
    make(store, NOW, children=3, weeks=2)
    store.close_all()
    (folder / "secret.key").write_bytes(b"k" * 32)
    return folder


@pytest.fixture(autouse=True)
def where_the_variable_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "address", postgres.ADDRESS)
    monkeypatch.setattr(rows, "AT_ONCE", 50)
    monkeypatch.setattr(moving, "AT_ONCE", 50)
    monkeypatch.setenv(settings.DATABASE, "")


def unheard(table: str, count: int) -> None:
    pass


def test_there_and_back_is_the_same(school, address, tmp_path, capsys):
    assert main(["move", "--from", str(school), "--to", address]) == 0
    assert "each the same in both" in capsys.readouterr().out
    assert main(["check", "--data", str(tmp_path), "--database", address]) == 0
    assert main(["move", "--from", address, "--to", str(tmp_path / "back")]) == 0
    assert in_file(tmp_path / "back" / FILE_NAME) == in_file(school / FILE_NAME)
    assert (tmp_path / "back" / "secret.key").read_bytes() == b"k" * 32
    assert main(["check", "--data", str(tmp_path / "back"), "--database", ""]) == 0


def test_one_that_was_interrupted_is_taken_up_and_nobody_serves_before(school, address, tmp_path):
    def stop(table: str, count: int) -> None:
        if table == "attempts" and count >= 100:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move.into_postgresql(school, address, result_of_record, stop)
    with pytest.raises(NotOurDatabase, match="is not finished"):
        open_store(tmp_path / FILE_NAME, address)
    seen: list[tuple[str, int]] = []
    move.into_postgresql(school, address, result_of_record, lambda table, count: seen.append((table, count)))
    first = next(count for table, count in seen if table == "attempts")
    assert first >= 100, "what was there stays"
    open_store(tmp_path / FILE_NAME, address).close_all()


@pytest.mark.parametrize("played_on", [None, "UPDATE learners SET nickname = 'Later'", "no file at all"])
def test_one_back_that_was_interrupted_is_taken_up_or_begun_anew(school, address, tmp_path, played_on):
    move.into_postgresql(school, address, result_of_record, unheard)
    back, seen = tmp_path / "back", []

    def stop(table: str, count: int) -> None:
        if table == "attempts" and count >= 100:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move.into_file(address, back, stop)
    assert not (back / FILE_NAME).exists()
    if played_on == "no file at all":
        (back / f"{FILE_NAME}.part").write_bytes(b"nothing of ours" * 1_000)
    elif played_on:
        store = open_store(tmp_path / FILE_NAME, address)
        store.connection().execute(played_on)
        store.close_all()
    move.into_file(address, back, lambda table, count: seen.append((table, count)))
    first = next(count for table, count in seen if table == "attempts")
    assert (first >= 100) == (played_on != "no file at all"), "what was there stays"
    with closing(sqlite3.connect(back / FILE_NAME)) as file:
        named = file.execute("SELECT count(*) FROM learners WHERE nickname = 'Later'").fetchall()[0][0]
    assert (named > 0) == (played_on is not None and played_on.startswith("UPDATE"))
    assert not list(back.glob("*.part*"))
    if named == 0:
        assert in_file(back / FILE_NAME) == in_file(school / FILE_NAME)


def test_no_server_begins_where_a_move_back_is_under_way(school, address, tmp_path):
    move.into_postgresql(school, address, result_of_record, unheard)
    back, refused = tmp_path / "back", []

    def begin(table: str, count: int) -> None:
        if table == "attempts" and not refused:
            with pytest.raises(NotOurDatabase, match="in use") as told:
                migrations.open_store(back / FILE_NAME)
            refused.append(told)

    move.into_file(address, back, begin)
    assert refused
    assert in_file(back / FILE_NAME) == in_file(school / FILE_NAME)


LAST_IS_FIRST = """
    UPDATE estimates SET learner = (SELECT min(learner) FROM estimates), skill = '!'
    WHERE learner = (SELECT max(learner) FROM estimates)
        AND skill = (SELECT max(skill) FROM estimates WHERE learner = (SELECT max(learner) FROM estimates))
"""


@pytest.mark.parametrize(
    "played_on",
    [
        LAST_IS_FIRST,
        "UPDATE learners SET nickname = 'Later'",
    ],
)
def test_a_move_whose_file_was_played_on_says_that_it_needs_an_empty_database(
    school, address, tmp_path, capsys, monkeypatch, played_on
):
    shutil.copytree(school, tmp_path / "source")

    def stop(table: str, count: int) -> None:
        if count and table == "estimates":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move.into_postgresql(tmp_path / "source", address, result_of_record, stop)
    with closing(sqlite3.connect(tmp_path / "source" / FILE_NAME)) as file, file:
        assert file.execute(played_on).rowcount
    assert main(["move", "--from", str(tmp_path / "source"), "--to", address]) == 1
    said = capsys.readouterr().err
    assert "if the file was played on since this move began, drop that database" in said


def test_numbers_go_on_after_those_that_were_moved(school, address, tmp_path):
    move.into_postgresql(school, address, result_of_record, unheard)
    store = open_store(tmp_path / FILE_NAME, address)
    db = store.connection()
    latest = db.execute("SELECT max(seq) FROM attempts").fetchall()[0][0]
    db.execute("INSERT INTO audit (at, action, subject) VALUES ('', 'x', '')")
    found = db.execute("SELECT nextval(pg_get_serial_sequence('attempts', 'seq'))").fetchall()[0][0]
    store.close_all()
    assert found == latest + 1


def test_a_row_that_is_another_is_found(school, address, tmp_path):
    move.into_postgresql(school, address, result_of_record, unheard)
    store = open_store(tmp_path / FILE_NAME, address)
    store.connection().execute("UPDATE learners SET nickname = 'Zoe' WHERE id = (SELECT min(id) FROM learners)")
    with closing(sqlite3.connect(school / FILE_NAME)) as file:
        assert [one.partition(":")[0] for one in moving.differences(store.connection(), file)] == ["learners"]
    store.close_all()


def test_only_into_an_empty_database(school, address, store, capsys):
    store.connection().execute("INSERT INTO devices (id, first_seen) VALUES ('d', '')")
    store.close_all()
    assert main(["move", "--from", str(school), "--to", address]) == 1
    assert "is not empty" in capsys.readouterr().err


def test_not_while_a_server_runs(school, store, capsys):
    holder = postgres.another_process(store.address)
    try:
        assert main(["move", "--from", str(school), "--to", store.address]) == 1
    finally:
        holder.kill()
        holder.communicate()
    assert "in use by another kidsq" in capsys.readouterr().err


@pytest.mark.parametrize("places", [("a", "b"), ("postgresql://a/b", "postgresql://c/d")])
def test_one_of_each(places, capsys):
    assert main(["move", "--from", places[0], "--to", places[1]]) == 2
    assert "name one of each" in capsys.readouterr().err
