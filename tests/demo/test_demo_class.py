"""The simulated class: made by real play, marked as simulated, and gone without a trace."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kidsq.cli import main
from kidsq.demo.making import make
from kidsq.store import attempts, classes, people, times
from kidsq.store.database import FILE_NAME, Store, writing
from kidsq.store.migrations import open_store
from kidsq.turns import result_of_record
from kidsq.upkeep.check import check

NOW = datetime(2026, 11, 20, 15, 0, tzinfo=UTC)


def rows(db: sqlite3.Connection) -> dict[str, int]:
    names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()]
    return {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


@pytest.fixture
def store(tmp_path: Path):
    made = open_store(tmp_path / FILE_NAME)
    db = made.connection()
    with writing(db):
        people.add_learner(db, "tablet", "Real", people.FACES[0], times.text(NOW))
    yield made
    made.close_all()


def test_every_answer_of_the_class_belongs_to_a_game_that_replays(store: Store):
    made = make(store, NOW, children=6, weeks=1)
    assert check(store.connection(), result_of_record) == []
    assert made.children == 6
    assert made.games > 6
    assert made.attempts > 50


def test_the_class_says_that_it_is_simulated_and_holds_no_real_child(store: Store):
    db = store.connection()
    made = make(store, NOW, children=6, weeks=1)
    (only,) = classes.all_classes(db)
    assert (only.id, only.simulated) == (made.class_id, True)
    assert "Real" not in [child.nickname for child in classes.children_of(db, made.class_id)]
    assert {child.nickname for child in people.all_learners(db)} > {"Real"}
    assert [
        len(classes.children_of(db, made.class_id, group.id)) for group in classes.groups_of(db, made.class_id)
    ] == [
        2,
        2,
        2,
    ]


def test_nothing_is_played_in_the_future(store: Store):
    make(store, NOW, children=6, weeks=1)
    latest = store.connection().execute("SELECT max(at) FROM attempts").fetchone()[0]
    assert latest <= times.text(NOW)
    assert latest[:10] == "2026-11-20"


def test_one_child_has_never_played(store: Store):
    made = make(store, NOW, children=15, weeks=1)
    db = store.connection()
    logs = {child.nickname: attempts.of_learner(db, child.id) for child in classes.children_of(db, made.class_id)}
    assert not logs["Oda"]
    assert len([log for log in logs.values() if log]) >= 13


def test_removed_it_leaves_nothing_behind(store: Store, capsys: pytest.CaptureFixture[str]):
    db = store.connection()
    before = rows(db)
    make(store, NOW, children=5, weeks=1)
    assert rows(db) != before
    assert main(["demo-class", "--data", str(store.path.parent), "--remove"]) == 0
    assert capsys.readouterr().out.startswith("Removed 5 ")
    assert rows(db) == before


def test_the_command_makes_it_once_and_anew_when_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    command = ["demo-class", "--data", str(tmp_path), "--children", "3", "--weeks", "1"]
    assert main(command) == 0
    assert "These children do not exist" in capsys.readouterr().out
    assert main(command) == 1
    told = capsys.readouterr().err
    assert "--again" in told
    assert "--remove" in told
    assert main([*command, "--again"]) == 0
    store = open_store(tmp_path / FILE_NAME)
    assert len(people.all_learners(store.connection())) == 3
    store.close_all()


def test_a_class_of_ten_thousand_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["demo-class", "--data", str(tmp_path), "--children", "10000"]) == 2
    assert "200" in capsys.readouterr().err
