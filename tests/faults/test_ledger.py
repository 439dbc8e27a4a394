"""The ledger itself: it notices a lost move, a doubled one and one that nobody sent."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kidsq.web import create_app

from .tablets import Child, Ledger


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Ledger]:
    """A database in which a child has played, and the ledger of it."""
    folder = tmp_path_factory.mktemp("ledger")
    app = create_app(folder, journal="truncate", randomness=random.Random(1))
    app.config["WTF_CSRF_ENABLED"] = False
    child = Child(app.test_client(), Ledger(), random.Random(1))  # type: ignore[arg-type]
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
