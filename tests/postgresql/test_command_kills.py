"""kill -9 within a command that writes to PostgreSQL, or moves to it and back: all or nothing, or taken up again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import killing
import postgres
import pytest
from content import in_file

from kidsq import settings
from kidsq.demo.making import make
from kidsq.maintenance.check import check_file
from kidsq.rostering import files
from kidsq.store.db import live, migrations
from kidsq.store.db.database import FILE_NAME, NotOurDatabase
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.postgresql import store as servers
from kidsq.store.db.postgresql.store import open_store

NOW = datetime(2026, 11, 20, 17, 0, tzinfo=UTC)
KEY = b"k" * 32

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is POSIX's"),
    pytest.mark.xdist_group("command_kills"),  # one database of the server is all of theirs
]
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def where_the_variable_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "address", postgres.ADDRESS)
    monkeypatch.setenv(settings.DATABASE, "")


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A class that has played, in a file."""
    folder = tmp_path_factory.mktemp("school")
    store = migrations.open_store(folder / FILE_NAME)
    make(store, NOW, children=2, weeks=1)
    store.close_all()
    (folder / "secret.key").write_bytes(KEY)
    return folder


@pytest.fixture(scope="module")
def moved(killer: killing.Killer, school: Path) -> Iterator[str]:
    """The name of a database that holds all of it."""
    name = "killed_moved"
    killer.steps_of("move", "--from", school, "--to", postgres.database(name))
    yield name
    postgres.drop([name])


@pytest.fixture
def fresh(moved: str) -> Iterator[str]:
    """The address of a copy of it, made anew by each look at it."""
    yield "killed_fresh"
    postgres.drop(["killed_fresh"])


def copied(moved: str, name: str) -> str:
    postgres.without_company(moved)
    postgres.drop([name])
    return postgres.database(name, template=moved)


def held(address: str, folder: Path, monkeypatch: Patch) -> set[str]:
    """What a database holds, as a file has it; proven."""
    folder.mkdir(exist_ok=True)
    with monkeypatch.context() as patch:
        patch.setenv(settings.DATABASE, address)
        with live.as_file(folder) as file:
            assert check_file(file) == []
            found = in_file(file)
    servers.let_go(address)
    return found


def refusal(address: str, folder: Path) -> str:
    """What a server that starts now says, in short; empty where it may serve."""
    try:
        open_store(folder / FILE_NAME, address).close_all()
    except NotOurDatabase as refused:
        said = str(refused)
        return "is not finished" if "is not finished" in said else said
    finally:
        servers.let_go(address)
    return ""


@pytest.mark.parametrize("kills", killing.KILLS)
def test_a_move_is_taken_up_and_nobody_serves_before(
    killer: killing.Killer, school: Path, moved: str, tmp_path: Path, kills: int, monkeypatch: Patch
) -> None:
    there = in_file(school / FILE_NAME)
    address = postgres.database("killed_into")
    steps = killer.steps_of("move", "--from", school, "--to", address)
    whole = held(address, tmp_path, monkeypatch)
    rows = {row for row in whole if row.startswith("('attempts',")}
    assert rows
    for step in killing.spread(steps, kills):
        postgres.drop(["killed_into"])
        address = postgres.database("killed_into")
        killer.kill(step, "move", "--from", school, "--to", address)
        assert in_file(school / FILE_NAME) == there
        refused = refusal(address, tmp_path)
        assert refused in ("", "is not finished")
        if not refused:
            assert held(address, tmp_path, monkeypatch) & rows in (set(), rows), "a half of it would be served"
        postgres.without_company("killed_into")
        killer.steps_of("move", "--from", school, "--to", address)
        assert held(address, tmp_path, monkeypatch) == whole
    postgres.drop(["killed_into"])


@pytest.mark.parametrize("kills", killing.KILLS)
def test_a_move_back_is_taken_up_and_no_half_of_it_is_a_database(
    killer: killing.Killer, school: Path, moved: str, tmp_path: Path, kills: int, monkeypatch: Patch
) -> None:
    address = postgres.of(moved)
    there = held(address, tmp_path / "looked", monkeypatch)
    steps = killer.steps_of("move", "--from", address, "--to", tmp_path / "whole")
    assert in_file(tmp_path / "whole" / FILE_NAME) == in_file(school / FILE_NAME)
    for step in killing.spread(steps, kills):
        back = tmp_path / f"at-{step}"
        killer.kill(step, "move", "--from", address, "--to", back)
        postgres.without_company(moved)
        if (back / FILE_NAME).exists():
            assert in_file(back / FILE_NAME) == in_file(school / FILE_NAME)
        else:
            killer.steps_of("move", "--from", address, "--to", back)
        assert in_file(back / FILE_NAME) == in_file(school / FILE_NAME)
        assert (back / "secret.key").read_bytes() == KEY
        assert killing.half_made(back) == []
    assert held(address, tmp_path / "looked", monkeypatch) == there


@pytest.mark.parametrize("kills", killing.KILLS)
def test_a_list_is_taken_over_wholly_or_not_at_all(
    killer: killing.Killer, moved: str, fresh: str, tmp_path: Path, kills: int, monkeypatch: Patch
) -> None:
    files.write(tmp_path / "export")
    words = ("roster", "--oneroster", tmp_path / "export", "--data", tmp_path)
    before = held(copied(moved, fresh), tmp_path, monkeypatch)
    steps = killer.steps_of(*words, database=postgres.of(fresh))
    whole = held(postgres.of(fresh), tmp_path, monkeypatch)
    for step in killing.spread(steps, kills):
        address = copied(moved, fresh)
        killer.kill(step, *words, database=address)
        postgres.without_company(fresh)
        now = held(address, tmp_path, monkeypatch)
        assert now == before or len(now) == len(whole)
        killer.steps_of(*words, database=address)
        assert len(held(address, tmp_path, monkeypatch)) == len(whole)
        assert {row for row in before if row.startswith("('attempts',")} <= held(address, tmp_path, monkeypatch)


@pytest.mark.parametrize("kills", killing.KILLS)
def test_a_child_is_erased_wholly_or_not_at_all(
    killer: killing.Killer,
    school: Path,
    moved: str,
    fresh: str,
    tmp_path: Path,
    kills: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = held(copied(moved, fresh), tmp_path, monkeypatch)
    with closing(sqlite3.connect(school / FILE_NAME)) as db:
        gone, kept = (row[0] for row in db.execute("SELECT id FROM learners ORDER BY id").fetchall())
    data = tmp_path / "data"
    data.mkdir()
    killer.steps_of("backup", "--data", data, database=postgres.of(fresh))
    words = ("erase", "--yes", gone, "--data", data)
    steps = killer.steps_of(*words, database=postgres.of(fresh))
    theirs = {row for row in held(postgres.of(fresh), tmp_path, monkeypatch) if kept in row}
    assert theirs
    for step in killing.spread(steps, kills):
        address, data = copied(moved, fresh), tmp_path / f"data-{step}"
        data.mkdir()
        killer.steps_of("backup", "--data", data, database=address)
        killer.kill(step, "erase", "--yes", gone, "--data", data, database=address)
        postgres.without_company(fresh)
        now = held(address, tmp_path, monkeypatch)
        assert theirs <= now
        assert now == before or not any(gone in row for row in now)
        again = ("erase", "--yes", gone) if now == before else ("erase",)
        killer.steps_of(*again, "--data", data, database=address)
        now = held(address, tmp_path, monkeypatch)
        assert theirs <= now
        assert not any(gone in row for row in now)
        assert [path.name for path in data.rglob("*") if path.is_file() and gone.encode() in path.read_bytes()] == []
        assert killing.half_made(data) == []
