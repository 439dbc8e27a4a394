"""Backups while children play at two servers: whole, with everything that was confirmed before, and nobody notices."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from faults.servers import PATIENCE, serving
from faults.tablets import LOST, Child, Ledger, Link
from scale import SOAK

from kidsq.maintenance.backup import backup, restore
from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.store.db.database import FILE_NAME, look_into, writing
from kidsq.store.db.migrations import open_store
from kidsq.store.play import attempts, games
from kidsq.store.play.games import StoredPly

CHILDREN = 4
MEGABYTES = 6
"""So much lies there already: a copy takes many steps, and children move between them."""

pytestmark = pytest.mark.full


def now() -> datetime:
    return datetime.now(UTC)


def a_year_of_play(data: Path, journal: str) -> None:
    store = open_store(data / FILE_NAME, journal)
    with writing(store.connection()) as db:
        many = [("ballast", str(number), "x" * 2**20) for number in range(MEGABYTES)]
        db.executemany("INSERT INTO settings (scope, key, value) VALUES (?, ?, ?)", many)
    store.close_all()


@contextmanager
def children_playing(addresses: list[tuple[str, int]], ledger: Ledger) -> Iterator[list[Child]]:
    over = threading.Event()
    children = [Child(Link(addresses[n % 2], 60), ledger, random.Random(n)) for n in range(CHILDREN)]

    def play(child: Child) -> None:
        try:
            while not over.is_set():
                child.step()
        except (*LOST, AssertionError) as error:
            child.faults.append(repr(error)[:500])
        finally:
            child.link.hang_up()

    threads = [threading.Thread(target=play, args=(child,), daemon=True) for child in children]
    for thread in threads:
        thread.start()
    try:
        yield children
    finally:
        over.set()
        for thread in threads:
            thread.join(PATIENCE)


def more_confirmed(ledger: Ledger, number: int) -> set[str]:
    wanted, until = len(ledger.confirmed) + number, time.monotonic() + PATIENCE
    while len(ledger.confirmed) < wanted:
        assert time.monotonic() < until, "nobody plays"
        time.sleep(0.001)
    return set(ledger.confirmed)


def records(path: Path) -> tuple[dict[str, list[StoredPly]], set[str]]:
    """The plies of each game, and every key that played or judged."""
    with closing(look_into(path)) as db:
        known = [row[0] for row in db.execute("SELECT id FROM games").fetchall()]
        plies = {game: games.plies(db, game) for game in known}
        judged = {row.attempt_id for game in known for row in attempts.of_game(db, game)}
    return plies, judged | {ply.key for game in plies.values() for ply in game if ply.key}


def complaints(copy: Path, confirmed_before: set[str], sent: set[str]) -> list[str]:
    """What is wrong with a copy: damage, a record that does not replay, something lost, something nobody sent."""
    found = check_file(copy, result_of_record)
    if found:
        return found
    _, keys = records(copy)
    return [f"lost {key}" for key in confirmed_before - keys] + [f"unknown {key}" for key in keys - sent]


@pytest.mark.parametrize("journal", ["wal", pytest.param("truncate", marks=pytest.mark.thorough)])
def test_backups_under_load_are_whole(tmp_path: Path, journal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIDSQ_JOURNAL", journal)
    data, ledger, made = tmp_path / "data", Ledger(), []
    data.mkdir()
    a_year_of_play(data, journal)
    with serving(data, 2) as servers, children_playing([one.address for one in servers], ledger) as children:
        for _ in range(1 + SOAK):
            before = more_confirmed(ledger, 5)
            made.append((backup(data, now(), result_of_record), before))
        more_confirmed(ledger, 5)
    assert [child.faults for child in children if child.faults] == []
    assert [child.refused for child in children if child.refused] == [], "the game had to wait for a backup"
    live, _ = records(data / FILE_NAME)
    for copy, before in made:
        assert complaints(copy, before, set(ledger.sent)) == []
        kept, _ = records(copy)
        assert all(plies == live[game][: len(plies)] for game, plies in kept.items()), "no beginning of what came"
    ledger.held_against(data)
    last, before = made[-1]
    restore(data, last, now(), result_of_record)
    assert complaints(data / FILE_NAME, before, set(ledger.sent)) == []


def test_a_plain_copy_under_load_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: a file read while it is written holds two moments at once."""
    monkeypatch.setenv("KIDSQ_JOURNAL", "truncate")
    data, ledger, copy = tmp_path / "data", Ledger(), tmp_path / "copy.db"
    data.mkdir()
    with serving(data) as (server,), children_playing([server.address] * 2, ledger):
        before = more_confirmed(ledger, 20)
        with (data / FILE_NAME).open("rb") as source, copy.open("wb") as target:
            target.write(source.read(16 * 4_096))
            more_confirmed(ledger, 40)
            target.write(source.read())
    assert complaints(copy, before, set(ledger.sent))
