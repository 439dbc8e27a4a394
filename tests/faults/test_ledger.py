"""The ledger itself: it notices a lost move, a doubled one and one that nobody sent."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from kidsq.store.db.driver import sqlite3
from kidsq.store.play import games
from kidsq.web import create_app

from .tablets import Child, Ledger


def child_at(folder: Path, client: Callable[[Flask], Any] = Flask.test_client) -> tuple[Flask, Child]:
    """A child at a kidsq in this process."""
    app = create_app(folder, journal="truncate", randomness=random.Random(1))
    app.config["WTF_CSRF_ENABLED"] = False
    return app, Child(client(app), Ledger(), random.Random(1))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Ledger]:
    """A database in which a child has played, and the ledger of it."""
    folder = tmp_path_factory.mktemp("ledger")
    app, child = child_at(folder)
    for _ in range(40):
        child.step()
    app.extensions["kidsq"].store.close_all()
    assert child.faults == []
    assert {"ply", "attempt"} <= set(child.ledger.sent.values())
    child.ledger.held_against(folder)
    return folder, child.ledger


@pytest.mark.parametrize(
    "spoil",
    [
        "DELETE FROM plies WHERE key = (SELECT max(key) FROM plies)",
        "DELETE FROM attempts WHERE correct = 0",
        "UPDATE plies SET key = 'x' WHERE key = (SELECT max(key) FROM plies)",
        "UPDATE plies SET key = (SELECT max(key) FROM plies) WHERE key IS NULL",
        "UPDATE attempts SET attempt_id = 'x' WHERE seq = 1",
    ],
)
def test_the_ledger_notices(played: tuple[Path, Ledger], tmp_path: Path, spoil: str) -> None:
    folder, ledger = played
    shutil.copy(folder / "kidsq.db", tmp_path)
    with closing(sqlite3.connect(tmp_path / "kidsq.db", isolation_level=None)) as db:
        db.execute("DROP INDEX plies_key")
        db.execute(spoil)
    with pytest.raises(AssertionError):
        ledger.held_against(tmp_path)


def test_the_ledger_notices_an_answer_that_was_given_before_its_move_was_stored(tmp_path: Path) -> None:
    """A server that promises, and is killed before it commits: the disk then holds what it held before."""
    app, child = child_at(tmp_path)
    before = tmp_path / "before"
    before.mkdir()
    child.sit_down()
    confirmed = 0
    while len(child.ledger.confirmed) == confirmed or child.browser.phase == "over":
        shutil.copy(tmp_path / "kidsq.db", before)
        confirmed = len(child.ledger.confirmed)
        child.step()
    app.extensions["kidsq"].store.close_all()
    child.ledger.held_against(tmp_path)
    with pytest.raises(AssertionError, match="lost"):
        child.ledger.held_against(before)


class Doubling(FlaskClient):
    """A Wi-Fi that hands over every form of a table twice; the child sees the second answer."""

    def post(self, *args: Any, **more: Any) -> Any:
        if args[0].startswith("/table/"):
            super().post(*args, **more)
        return super().post(*args, **more)


def doubled(folder: Path, steps: int = 40) -> Child:
    """A child who has played over such a Wi-Fi until something went wrong, or so many steps."""
    app, child = child_at(folder, lambda app: Doubling(app, app.response_class))
    for _ in range(steps):
        child.step()
        if child.faults:
            break
    app.extensions["kidsq"].store.close_all()
    return child


def test_a_form_that_comes_twice_is_one_move(tmp_path: Path) -> None:
    child = doubled(tmp_path)
    assert child.faults == []
    child.ledger.held_against(tmp_path)


def test_a_server_that_forgets_its_keys_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second of two equal forms is then refused: what the tests of races and of the Wi-Fi look for."""
    monkeypatch.setattr(games, "used_key", lambda db, game_id, key: None)
    assert doubled(tmp_path).faults
