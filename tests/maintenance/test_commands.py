"""`kidsq grown-ups`, `kidsq erase`, `kidsq check` as somebody at the command line uses them."""

from __future__ import annotations

import errno
import io
import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kidsq.cli import main
from kidsq.maintenance import backup as backups
from kidsq.server import serve
from kidsq.store.classroom import classes
from kidsq.store.db import live
from kidsq.store.db.database import writing
from kidsq.store.people import adults, erasing, people

NOW = datetime(2026, 11, 20, 17, 34, 22, tzinfo=UTC)
AT = "2026-11-20T17:34:22.000Z"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two Miras, one of them in class 2b with Leo; an owner and a teacher."""
    store = live.open_store(tmp_path)
    db = store.connection()
    for name in ("Ms Keller", "Mr Bo"):
        adults.claim(db, adults.new_claim_code(db, NOW), name, "quiet green lake", NOW)
    with writing(db):
        room = classes.add_class(db, "2b", AT)
        leo, *_ = [people.add_learner(db, "d" * 32, name, "face-3", AT) for name in ("Leo", "Mira", "Mira")]
        classes.put_into_class(db, leo.id, room.id)
        db.execute("UPDATE grown_ups SET role = 'teacher' WHERE name = 'Mr Bo'")
    store.close_all()
    return tmp_path


def rows(folder: Path, sql: str) -> list[tuple[object, ...]]:
    with live.opened(folder) as db:
        return db.execute(sql).fetchall()


def nicknames(folder: Path) -> list[object]:
    return [row[0] for row in rows(folder, "SELECT nickname FROM learners ORDER BY nickname")]


def run(folder: Path, *words: str) -> int:
    return main([*words, "--data", str(folder)])


def test_names_and_roles_and_no_secrets(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(folder, "grown-ups") == 0
    said = capsys.readouterr().out
    assert "owner    Ms Keller" in said
    assert "teacher  Mr Bo" in said
    for secret, account in rows(folder, "SELECT passphrase_hash, id FROM grown_ups"):
        assert str(secret) not in said
        assert str(account) not in said


@pytest.mark.parametrize("last", [str(2**63 - 1), str(2**63), "99999999999999999999", "9" * 4_000])
def test_more_of_the_record_than_can_be_counted_is_all_of_it(
    folder: Path, capsys: pytest.CaptureFixture[str], last: str
) -> None:
    with live.opened(folder) as db, writing(db):
        db.executemany(
            "INSERT INTO audit (at, action, subject) VALUES (?, 'looked_at_class', ?)", [(AT, "a"), (AT, "b")]
        )
    assert run(folder, "record", "--last", last) == 0
    assert [json.loads(line)["subject"] for line in capsys.readouterr().out.splitlines()] == ["a", "b"]
    assert run(folder, "record", "--last", "1") == 0
    assert [json.loads(line)["subject"] for line in capsys.readouterr().out.splitlines()] == ["b"]


@pytest.mark.parametrize(("typed", "left"), [("Leo\n", ["Mira", "Mira"]), ("leo\n", ["Leo", "Mira", "Mira"])])
def test_a_child_goes_when_its_name_is_typed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, left: list[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert run(folder, "erase", "Leo") == (0 if len(left) == 2 else 1)
    assert nicknames(folder) == left
    assert run(folder, "check") == 0


def test_two_of_a_name_are_told_apart_by_id(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(folder, "erase", "Mira", "--yes") == 1
    first, second = [str(row[0]) for row in rows(folder, "SELECT id FROM learners WHERE nickname = 'Mira'")]
    said = capsys.readouterr().err
    assert first in said
    assert second in said
    assert run(folder, "erase", first, "--yes") == 0
    assert rows(folder, "SELECT id FROM learners WHERE nickname = 'Mira'") == [(second,)]


@pytest.mark.parametrize("words", [("erase", "Zoe"), ("erase", "Leo", "--class"), ("erase", "\x00")])
def test_nobody_of_that_name(folder: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    assert run(folder, *words, "--yes") == 1
    assert "there is no" in capsys.readouterr().err
    assert len(nicknames(folder)) == 3


def test_a_class_goes_with_its_children(folder: Path) -> None:
    assert run(folder, "erase", "2b", "--class", "--yes") == 0
    assert nicknames(folder) == ["Mira", "Mira"]
    assert rows(folder, "SELECT 1 FROM classes") == []


def test_check_names_an_erasure_that_is_not_finished(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = live.open_store(folder)
    with writing(store.connection()) as db:
        erasing.remember(db, [erasing.tombstone("x" * 32)], AT)
    store.close_all()
    assert run(folder, "check") == 1
    assert "not finished" in capsys.readouterr().err
    assert run(folder, "erase") == 0
    assert run(folder, "check") == 0


@pytest.mark.parametrize("words", [("grown-ups",), ("erase", "Leo")])
def test_a_folder_without_a_kidsq(tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    assert run(tmp_path, *words) == 1
    assert "KIDSQ_DATA" in capsys.readouterr().err


def test_a_folder_that_can_only_be_read(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """As an old disk turns: kidsq says so and does not start, but a copy can still be saved to another one."""
    store = live.open_store(folder, "truncate")
    store.close_all()

    def read_only(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(serve.tempfile, "TemporaryFile", read_only)
    monkeypatch.setattr("filelock.FileLock.acquire", read_only)
    assert run(folder, "serve", "--no-browser") == 1
    assert "cannot write in its data folder" in capsys.readouterr().err
    monkeypatch.setattr(backups, "sync_folder", lambda folder: None)
    saved = tmp_path_factory.mktemp("stick") / "saved.db"
    assert run(folder, "backup", str(saved)) == 0
    assert saved.is_file()
