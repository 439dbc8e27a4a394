"""What the last kidsq before the baseline has written opens: copied first, no row lost, and played on."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from faults.servers import free_port

from kidsq.cli import main
from kidsq.maintenance.backup import restore
from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.store.db import inspection, migrations
from kidsq.store.db.database import FILE_NAME, NotOurDatabase
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import open_store
from kidsq.store.db.schema import BASELINE, FORMER_FIRST, FORMER_LAST
from kidsq.store.db.session import Session
from kidsq.web import create_app

from .former import applied, lost, made_of, play_on, rows, tables, with_doors_closed

NOW = datetime(2026, 12, 24, 9, 0, tzinfo=UTC)
NEWEST = [BASELINE]


def test_the_former_database_loses_nothing_and_is_played_on(tmp_path: Path) -> None:
    path = made_of(tmp_path)
    before, old = rows(path), applied(path)
    with closing(sqlite3.connect(path)) as db:
        began = inspection.began_at(db)
    assert (old[0], old[-1], len(old)) == (FORMER_FIRST, FORMER_LAST, 21)
    assert check_file(path, result_of_record) == []
    assert rows(path) == before, "checking changes nothing"
    open_store(path).close_all()
    assert applied(path) == NEWEST
    assert lost(before, rows(path)) == []
    with closing(sqlite3.connect(path)) as db:
        assert inspection.began_at(db) == began, "it is the same installation"
    open_store(tmp_path / "new" / FILE_NAME).close_all()
    assert tables(path) == tables(tmp_path / "new" / FILE_NAME)
    (copy,) = (tmp_path / "backups").iterdir()
    assert rows(copy) == before
    app = create_app(tmp_path)
    app.config["WTF_CSRF_ENABLED"] = False
    assert play_on(app, 8) > 0
    app.extensions["kidsq"].store.close_all()
    assert main(["check", "--data", str(tmp_path)]) == 0
    restore(tmp_path, copy, NOW, result_of_record)  # and the way back from before the migration
    assert applied(path) == NEWEST
    assert lost(with_doors_closed(before), rows(path)) == []


def test_a_lost_row_would_be_noticed(tmp_path: Path) -> None:
    """The control: a step that forgets to take a row along, and one that forgets a column's content."""
    for number, careless in enumerate(("DELETE FROM taps", "UPDATE seats SET bot = 'pippa' WHERE bot = 'tilo'")):
        path = made_of(tmp_path / str(number))
        before = rows(path)
        open_store(path).close_all()
        with closing(sqlite3.connect(path)) as db, db:
            db.execute(careless)
        assert lost(before, rows(path))


# -- interrupted, and at once -----------------------------------------------------------------------------------------

KILLED = """
import os, sys
from contextlib import contextmanager
from pathlib import Path
from kidsq.store.db import before_steps, migrations
path, point, careless = Path(sys.argv[1]), sys.argv[2], sys.argv[3] == "careless"
def die(*values, **named):
    os.kill(os.getpid(), 9)
if point == "midway":
    class Dying(tuple):
        def __iter__(self):
            yield self[0]
            die()
    migrations.ADOPT = Dying(migrations.ADOPT)
else:
    place, name = point.split(".")
    setattr({"migrations": migrations, "before_steps": before_steps, "os": os}[place], name, die)
if careless:
    @contextmanager
    def writing(db):
        yield db
    migrations.writing = writing
migrations.open_store(path)
"""


def killed(path: Path, point: str, *, careless: bool = False) -> None:
    child = [sys.executable, "-c", KILLED, str(path), point, "careless" if careless else ""]
    ended = subprocess.run(child, capture_output=True, text=True, check=False)
    assert ended.returncode == -9, ended.stderr


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is POSIX's")
@pytest.mark.parametrize("point", ["migrations.copy_database", "os.replace", "before_steps.sync_folder", "midway"])
def test_a_kill_leaves_a_migration_before_or_after(tmp_path: Path, point: str) -> None:
    path = made_of(tmp_path)
    before, old = rows(path), applied(path)
    killed(path, point)
    assert applied(path) in (old, NEWEST)
    assert lost(before, rows(path)) == []
    for copy in (tmp_path / "backups").glob("*.db"):
        assert rows(copy) == before, "a half copy bears a whole one's name"
    open_store(path).close_all()
    assert applied(path) == NEWEST
    assert lost(before, rows(path)) == []


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is POSIX's")
def test_a_half_migration_would_be_noticed(tmp_path: Path) -> None:
    """The control: without the transaction around all steps, a kill leaves a list of steps between two kidsqs."""
    path = made_of(tmp_path)
    old = applied(path)
    killed(path, "midway", careless=True)
    assert applied(path) not in (old, NEWEST)


def test_two_servers_at_once_migrate_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, both = made_of(tmp_path), threading.Barrier(2, timeout=20)
    before, faults = rows(path), []

    @contextmanager
    def at_once(db: Session) -> Iterator[None]:
        both.wait()  # each has seen the steps that are to be taken
        with really(db):
            yield

    def start() -> None:
        try:
            open_store(path).close_all()
        except Exception as error:
            faults.append(error)

    really = migrations.writing
    monkeypatch.setattr(migrations, "writing", at_once)
    threads = [threading.Thread(target=start) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
    assert applied(path) == NEWEST
    assert lost(before, rows(path)) == []
    assert len(list((tmp_path / "backups").iterdir())) == 1, "the second one has copied what the first one made"


# -- strangers --------------------------------------------------------------------------------------------------------

NEWER, OLDER = "a newer kidsq has written", "open it once with the kidsq of commit 8d2d2ba6"


@pytest.fixture(params=["wal", "truncate", "older"])
def stranger(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, str]:
    """The data folder of a kidsq that is newer, and keeps another journal than this one, or too old; what is said."""
    if request.param == "older":
        with closing(sqlite3.connect(made_of(tmp_path))) as db, db:
            db.execute("DELETE FROM _sqlite_migrations WHERE name = ?", (FORMER_LAST,))
        return tmp_path, OLDER
    store = open_store(tmp_path / FILE_NAME, request.param)
    store.connection().execute("INSERT INTO _sqlite_migrations (migration_set, name) VALUES ('kidsq', 'm999_later')")
    store.close_all()
    monkeypatch.setenv("KIDSQ_JOURNAL", "truncate" if request.param == "wal" else "wal")
    return tmp_path, NEWER


def test_who_has_gone_back_to_an_older_kidsq_is_told_of_the_copy_from_before(
    stranger: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, said = stranger
    (folder / "backups").mkdir()
    for day in (1, 2):
        (folder / "backups" / f"before-migration-2026112{day}T080000000000Z.db").touch()
    assert main(["grown-ups", "--data", str(folder)]) == 1
    way = f"kidsq restore {folder / 'backups' / 'before-migration-20261122T080000000000Z.db'}"
    assert (way in capsys.readouterr().err) is (said == NEWER)


@pytest.mark.parametrize("words", [("serve", "--no-browser", "--port", "{port}"), ("claim",), ("check",), ("backup",)])
def test_the_database_of_another_kidsq_is_left_as_it_is(
    stranger: tuple[Path, str], words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, said = stranger
    before = (folder / FILE_NAME).read_bytes()
    assert main([*(word.format(port=free_port()) for word in words), "--data", str(folder)]) == 1
    assert said in capsys.readouterr().err
    assert (folder / FILE_NAME).read_bytes() == before
    assert not list(folder.glob("set-aside-*"))


def test_the_backup_of_another_kidsq_takes_nobodys_place(
    stranger: tuple[Path, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("ours")
    open_store(folder / FILE_NAME).close_all()
    before = rows(folder / FILE_NAME)
    with pytest.raises(NotOurDatabase, match=stranger[1]):
        restore(folder, stranger[0] / FILE_NAME, NOW, result_of_record)
    assert rows(folder / FILE_NAME) == before
    assert sorted(path.name for path in folder.glob("*.part*")) == []
