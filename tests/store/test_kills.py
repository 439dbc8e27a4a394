"""Kill -9, again and again: what was confirmed is there once, and nothing is there that nobody sent."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kidsq.maintenance.check import check
from kidsq.store.db.database import journal_mode
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import open_store
from kidsq.store.play import attempts, games

from . import ledger

POINTS = ("before", "begun", "between", "written", "committed")

pytestmark = pytest.mark.full


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is POSIX's")
@pytest.mark.parametrize("journal", [journal_mode(sqlite3.sqlite_version_info)])
def test_killed_servers_keep_what_they_confirmed(tmp_path: Path, journal: str) -> None:
    path = tmp_path / "kidsq.db"
    sent: set[str] = set()
    confirmed: set[str] = set()
    chance = random.Random(7)
    for round_, point in enumerate([*POINTS, *["never"] * (12 - len(POINTS))]):
        said = run_and_kill(path, journal, round_, point, seconds=chance.uniform(0.02, 0.3))
        sent |= {key for word, key in said if word == "sent"}
        confirmed |= {key for word, key in said if word == "confirmed"}
        the_ledger_holds(path, journal, sent, confirmed)
    assert len(confirmed) > 12


def run_and_kill(path: Path, journal: str, round_: int, point: str, seconds: float) -> list[list[str]]:
    """What the server said until it was killed: by itself at a point, or by us some time after a confirmed ply."""
    command = [sys.executable, ledger.__file__, str(path), journal, str(round_), point]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline()]
        if point == "never":
            while not lines[-1].startswith("confirmed"):
                lines.append(server.stdout.readline())
            time.sleep(seconds)
            server.kill()
        lines += server.stdout.readlines()
        server.wait()
    return [line.split() for line in lines]


def the_ledger_holds(path: Path, journal: str, sent: set[str], confirmed: set[str]) -> None:
    store = open_store(path, journal)
    db = store.connection()
    keys = [ply.key for ply in games.plies(db, ledger.GAME)]
    assert len(keys) == len(set(keys))
    assert confirmed <= set(keys) <= sent
    assert [attempt.attempt_id for attempt in attempts.of_game(db, ledger.GAME)] == keys
    assert check(db) == []
    store.close_all()
