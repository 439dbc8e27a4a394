"""One record that cannot be read: everything else is backed up, restored and tidied, and the fault has a name."""

from __future__ import annotations

import threading
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from flask import Flask
from play.playing import Browser

from kidsq.cli import main
from kidsq.maintenance import backup as backups
from kidsq.maintenance import backup_health, copies, serving
from kidsq.maintenance.backup import BackupFailed
from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.store.db.database import FILE_NAME, FileSession
from kidsq.store.db.driver import sqlite3
from kidsq.store.play import tidying
from kidsq.web import create_app

NOW = datetime(2026, 11, 20, 17, 34, 22, tzinfo=UTC)
NOTHING = sqlite3.connect(":memory:", factory=FileSession)
"""A database of one server, which hears of no other."""


@pytest.fixture
def spoiled(tmp_path: Path) -> tuple[Path, str]:
    """A data folder with three games, of which one holds a move that the rules forbid; and the id of that one."""
    app: Flask = create_app(tmp_path, testing=True)
    app.config["WTF_CSRF_ENABLED"] = False
    played = []
    for _ in range(3):
        browser = Browser(app.test_client()).open(edition="first_night", bots="bruno")
        while browser.ply < 6:
            browser.to_my_turn().swap()
        played.append(browser.game_id)
    app.extensions["kidsq"].store.close_all()
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as db:
        db.execute("UPDATE plies SET move = 'discard 9' WHERE ply = 3 AND game_id = ?", (played[1],))
    return tmp_path, played[1]


def games_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        found: int = db.execute("SELECT count(*) FROM games").fetchone()[0]
    return found


def test_a_backup_is_made_and_restored_with_a_warning(
    spoiled: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, bad = spoiled
    assert main(["backup", "--data", str(folder)]) == 0
    assert bad in capsys.readouterr().err
    (made,) = copies.numbered(folder)
    assert games_in(made) == 3
    assert main(["restore", str(made), "--data", str(folder)]) == 0
    assert bad in capsys.readouterr().err
    assert games_in(folder / FILE_NAME) == 3
    assert main(["check", "--data", str(folder)]) == 1
    said = capsys.readouterr().err
    assert bad in said
    assert said.count("does not replay") == 1
    assert main(["check", "--mend", "--data", str(folder)]) == 1
    assert "worked out again" in capsys.readouterr().out
    assert backups.newest_good(folder, result_of_record) == made


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE games SET header_json = CAST(X'ff' AS TEXT) WHERE id = ?",
        "UPDATE games SET settings_json = CAST(X'ff' AS TEXT) WHERE id = ?",
        "UPDATE plies SET move = CAST(X'ff' AS TEXT) WHERE ply = 2 AND game_id = ?",
    ],
)
def test_a_text_that_is_none_stops_no_backup_and_is_copied_as_it_is(spoiled: tuple[Path, str], spoil: str) -> None:
    folder, bad = spoiled
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as db:
        db.execute(spoil, (bad,))
    warned: list[str] = []
    made = backups.backup(folder, NOW, result_of_record, warn=warned.append)
    assert any(bad in line for line in warned)
    table = "plies" if "plies" in spoil else "games"
    found = []
    for path in (folder / FILE_NAME, made):
        with closing(sqlite3.connect(path)) as db:
            db.text_factory = bytes
            found.append(db.execute(f"SELECT * FROM {table}").fetchall())
    assert found[0] == found[1]


def test_a_row_that_belongs_nowhere_stops_no_backup(spoiled: tuple[Path, str]) -> None:
    folder, _bad = spoiled
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as db:
        db.execute("DELETE FROM devices")  # as by hand: foreign keys are off there
    warned: list[str] = []
    assert backups.backup(folder, NOW, result_of_record, warn=warned.append).is_file()
    assert any("belongs to no row" in line for line in warned)
    assert any("belongs to no row" in line for line in check_file(folder / FILE_NAME, result_of_record))


def test_the_daily_round_goes_on_around_a_bad_record(
    spoiled: tuple[Path, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, bad = spoiled
    tidied, told = [], []
    monkeypatch.setattr(tidying, "tidy", lambda db, now: tidied.append(now))
    serving.look_after(folder, result_of_record, told.append)
    assert len(copies.numbered(folder)) == 1
    assert len(tidied) == 1
    assert [line for line in told if bad in line]
    assert backup_health.known(folder) is None
    serving.look_after(folder, result_of_record, told.append)
    assert len(tidied) == 1, "an hour later nothing is due"


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        (backups.NoRoom("the disk is nearly full"), "full"),
        (sqlite3.OperationalError("database or disk is full"), "full"),
        (OSError(28, "No space left on device"), "full"),
        (OSError(30, "Read-only file system"), "closed"),
        (BackupFailed("the copy is not sound: page 3 is never used"), "damaged"),
        (sqlite3.OperationalError("database is locked"), "other"),
        (ZeroDivisionError("a bug of ours"), "other"),
    ],
)
def test_a_failed_backup_is_noted_since_when_and_why_and_tidying_goes_on(
    spoiled: tuple[Path, str], monkeypatch: pytest.MonkeyPatch, fault: Exception, why: str
) -> None:
    folder, _bad = spoiled
    tidied, told, now = [], [], [NOW]

    def fails(*_: object, **__: object) -> None:
        raise fault

    monkeypatch.setattr(tidying, "tidy", lambda db, now: tidied.append(now))
    monkeypatch.setattr(serving, "clock", lambda: now[0])
    with monkeypatch.context() as broken:
        broken.setattr(backups, "backup", fails)
        serving.look_after(folder, result_of_record, told.append)
        now[0] += timedelta(hours=1)
        serving.look_after(folder, result_of_record, told.append)
    assert backup_health.known(folder) == backup_health.Failure(NOW, why)
    assert len(tidied) == 2
    assert any(str(fault) in line for line in told)
    assert not backup_health.is_fresh(folder, NOTHING, NOW - timedelta(days=3), now[0])
    serving.look_after(folder, result_of_record, told.append)
    assert backup_health.known(folder) is None
    assert backup_health.is_fresh(folder, NOTHING, NOW - timedelta(days=3), now[0])


def test_a_failure_is_known_although_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(backup_health.os, "replace", full)
        backup_health.note(tmp_path, NOW, OSError(28, "No space left on device"))
    assert backup_health.known(tmp_path) == backup_health.Failure(NOW, "full")
    assert [*tmp_path.iterdir()] == []
    backup_health.over(tmp_path)
    assert backup_health.known(tmp_path) is None


def test_a_note_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    for text in ("", "{", "[]", '{"since": 3}', '{"since": "x", "why": "full"}'):
        (tmp_path / backup_health.FILE_NAME).write_text(text)
        assert backup_health.known(tmp_path) is None


@pytest.mark.parametrize(
    ("hours", "made", "fresh"),
    [(1, False, True), (25, False, True), (27, False, False), (25, True, True), (27, True, False), (-30, True, False)],
)
def test_how_old_the_newest_backup_may_be(tmp_path: Path, hours: int, made: bool, fresh: bool) -> None:
    if made:
        kept = copies.next_name(tmp_path, NOW)
        kept.parent.mkdir()
        kept.touch()
    began = NOW - timedelta(days=30) if made else NOW
    assert backup_health.is_fresh(tmp_path, NOTHING, began, NOW + timedelta(hours=hours)) is fresh


def test_the_server_looks_every_hour_whatever_happens(
    spoiled: tuple[Path, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Enough(Exception):
        """It has looked often enough."""

    looks: list[float | None] = []

    def look_again(_event: threading.Event, seconds: float | None = None) -> bool:
        looks.append(seconds)
        if len(looks) == 3:
            raise Enough
        return False

    def fails(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a bug of ours")

    monkeypatch.setattr(threading.Event, "wait", look_again)
    monkeypatch.setattr(serving.erase, "take_up", fails)
    monkeypatch.setattr(tidying, "tidy", fails)
    with pytest.raises(Enough):
        serving._keep(spoiled[0], result_of_record, lambda line: None)
    assert looks == [serving.LOOK_S] * 3
