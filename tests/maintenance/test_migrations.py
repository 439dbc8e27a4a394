"""Whatever kidsq has written before, today's opens: copied first, no row lost, and played on."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from faults.servers import free_port
from sqlite_utils import Database

from kidsq.cli import main
from kidsq.maintenance.backup import restore
from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.store.db import migrations
from kidsq.store.db.database import FILE_NAME, NotOurDatabase
from kidsq.store.db.migrations import open_store, steps
from kidsq.web import create_app

from .old_databases import dumps, lost, made_of, play_on, rows, with_doors_closed

NOW = datetime(2026, 12, 24, 9, 0, tzinfo=UTC)
NEWEST = [step.name for step in steps.pending(Database(memory=True))]


def applied(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return sorted(step.name for step in steps.applied(Database(db)))


@pytest.mark.parametrize("dump", dumps())
def test_an_old_database_loses_nothing_and_is_played_on(tmp_path: Path, dump: str) -> None:
    path = made_of(dump, tmp_path)
    before, old = rows(path), applied(path)
    assert old != NEWEST, "today's tables are no old ones"
    assert check_file(path, result_of_record) == []
    assert rows(path) == before, "checking changes nothing"
    open_store(path).close_all()
    assert applied(path) == NEWEST
    assert lost(before, rows(path)) == []
    (copy,) = (tmp_path / "backups").iterdir()
    assert rows(copy) == before
    assert main(["check", "--data", str(tmp_path)]) == 0
    app = create_app(tmp_path)
    app.config["WTF_CSRF_ENABLED"] = False
    assert play_on(app, 8) > 0
    app.extensions["kidsq"].store.close_all()
    assert main(["check", "--data", str(tmp_path)]) == 0
    restore(tmp_path, copy, NOW, result_of_record)  # and the way back from before the migration
    assert applied(path) == NEWEST
    assert lost(with_doors_closed(before), rows(path)) == []


@pytest.mark.parametrize("dump", ["m003", "m007", "m017"])
def test_everything_of_before_belongs_to_one_school(tmp_path: Path, dump: str) -> None:
    path = made_of(dump, tmp_path)
    open_store(path).close_all()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*), max(name) FROM schools").fetchall() == [(1, "")]
        assert db.execute("SELECT count(*) FROM classes WHERE school_id IS NULL").fetchall() == [(0,)]
        belongs = db.execute("SELECT grown_up, role FROM school_grown_ups ORDER BY 1").fetchall()
        known = db.execute("SELECT id, role FROM grown_ups WHERE role <> 'parent' ORDER BY 1").fetchall()
        assert belongs == known != []


def test_an_open_invitation_of_a_teacher_leads_into_that_school(tmp_path: Path) -> None:
    path = made_of("m017", tmp_path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "INSERT INTO invitations (code_hash, role, made_by, created_at)"
            " SELECT 'open', 'teacher', id, '2026-11-20T10:00:00.000Z' FROM grown_ups WHERE role = 'owner' LIMIT 1"
        )
    open_store(path).close_all()
    with closing(sqlite3.connect(path)) as db:
        school = db.execute("SELECT id FROM schools").fetchall()
        assert db.execute("SELECT school_id FROM invitations WHERE code_hash = 'open'").fetchall() == school


def test_there_is_a_dump_of_every_set_of_tables() -> None:
    """m001, m002, m005 and m012 were never the last step of a kidsq that served anybody."""
    assert {dump[:4] for dump in dumps()} >= {name[:4] for name in NEWEST[:-1]} - {"m001", "m002", "m005", "m012"}


@pytest.mark.parametrize("step", range(1, len(NEWEST)))
def test_each_step_can_be_the_last_one(tmp_path: Path, step: int) -> None:
    path = tmp_path / FILE_NAME
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        steps.apply(Database(db), stop_before=NEWEST[step])
        db.execute("INSERT INTO devices (id, first_seen) VALUES ('tablet', '2026-11-20T17:34:22.123Z')")
    before = rows(path)
    assert check_file(path, result_of_record) == []
    open_store(path).close_all()
    assert lost(before, rows(path)) == []
    assert applied(path) == NEWEST


def test_a_lost_row_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: a step that forgets to take a row along, and one that forgets a column's content."""
    for number, careless in enumerate(("DELETE FROM taps", "UPDATE seats SET bot = 'pippa' WHERE bot = 'bruno'")):
        path = made_of("m003", tmp_path / str(number))
        before = rows(path)

        def take_them(db: sqlite3.Connection, careless: str = careless) -> list[str]:
            steps.apply(Database(db))
            db.execute(careless)
            return []

        monkeypatch.setattr(migrations, "_take_steps", take_them)
        open_store(path).close_all()
        assert lost(before, rows(path))


# -- interrupted, and at once -----------------------------------------------------------------------------------------

KILLED = """
import os, sys
from contextlib import contextmanager
from pathlib import Path
from kidsq.store.db import before_steps, migrations
from kidsq.store.db.schema import run, s3_classroom, s2_knowing, s4_room, s5_gallery, s6_lately, s7_pauses, s8_meaning
path, point, careless = Path(sys.argv[1]), sys.argv[2], sys.argv[3] == "careless"
def die(*values, **named):
    os.kill(os.getpid(), 9)
left = [int(point)] if point.isdigit() else [-1]
def script(db, *statements):
    for statement in statements:
        left[0] -= 1
        if left[0] == -1:
            die()
        db.conn.execute(statement)
if point.isdigit():
    for step in (s2_knowing, s3_classroom, s4_room, s5_gallery, s6_lately, s7_pauses, s8_meaning):
        step.script = script
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
@pytest.mark.parametrize(
    "point", ["migrations.copy_database", "os.replace", "before_steps.sync_folder", "0", "14", "31"]
)
def test_a_kill_leaves_a_migration_before_or_after(tmp_path: Path, point: str) -> None:
    path = made_of("m003", tmp_path)
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
    """The control: without the transaction around all steps, a kill leaves tables between two kidsqs."""
    path = made_of("m003", tmp_path)
    old = applied(path)
    killed(path, "31", careless=True)
    assert applied(path) not in (old, NEWEST)


def test_two_servers_at_once_migrate_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, both = made_of("m006", tmp_path), threading.Barrier(2, timeout=20)
    before, faults = rows(path), []

    @contextmanager
    def at_once(db: sqlite3.Connection) -> Iterator[None]:
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


@pytest.fixture(params=["wal", "truncate"])
def newer(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a newer kidsq, which keeps another journal than this one."""
    store = open_store(tmp_path / FILE_NAME, request.param)
    store.connection().execute("INSERT INTO _sqlite_migrations (migration_set, name) VALUES ('kidsq', 'm999_later')")
    store.close_all()
    monkeypatch.setenv("KIDSQ_JOURNAL", "truncate" if request.param == "wal" else "wal")
    return tmp_path


@pytest.mark.parametrize("words", [("serve", "--no-browser", "--port", "{port}"), ("claim",), ("check",), ("backup",)])
def test_a_newer_kidsqs_database_is_left_as_it_is(
    newer: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    before = (newer / FILE_NAME).read_bytes()
    assert main([*(word.format(port=free_port()) for word in words), "--data", str(newer)]) == 1
    assert "a newer kidsq has written" in capsys.readouterr().err
    assert (newer / FILE_NAME).read_bytes() == before
    assert not list(newer.glob("set-aside-*"))


def test_a_newer_kidsqs_backup_takes_nobodys_place(newer: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("ours")
    open_store(folder / FILE_NAME).close_all()
    before = rows(folder / FILE_NAME)
    with pytest.raises(NotOurDatabase, match="newer kidsq"):
        restore(folder, newer / FILE_NAME, NOW, result_of_record)
    assert rows(folder / FILE_NAME) == before
    assert sorted(path.name for path in folder.glob("*.part*")) == []
