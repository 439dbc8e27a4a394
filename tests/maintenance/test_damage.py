"""A damaged database: nothing is begun over it, nothing is deleted, the way back is told and leads back."""

from __future__ import annotations

import os
import random
import re
import shlex
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest
from faults.house import guarded
from faults.tablets import Child, Ledger
from werkzeug.test import TestResponse

from kidsq.cli import installation, main
from kidsq.maintenance.backup import backup
from kidsq.maintenance.damage import refuse_damaged
from kidsq.play import result_of_record
from kidsq.store.db.database import FILE_NAME, DamagedDatabase
from kidsq.store.db.migrations import open_store
from kidsq.web import create_app

from .former import made_of, play_on, rows, with_doors_closed

NOW = datetime(2026, 11, 20, 17, 34, 22, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A database of today with a backup of it."""
    open_store(made_of(tmp_path)).close_all()
    (tmp_path / f"{FILE_NAME}-journal").unlink(missing_ok=True)
    backup(tmp_path, NOW, result_of_record)
    return tmp_path


def _header(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(100) + path.read_bytes()[100:])


def _page(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4_096 * 9 : 4_096 * 10] = random.Random(1).randbytes(4_096)
    path.write_bytes(content)


def _half(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 3)


def _nothing(path: Path) -> None:
    path.write_bytes(b"")


def _another_file(path: Path) -> None:
    path.write_text("milk, bread, a present for Mira " * 100)


SPOILT = [_header, _page, _half, _nothing, _another_file]


def starts(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """What `kidsq serve` ends with, which would open the database and serve it."""

    def serve(host: str, port: int, data: Path, *_: object, **__: object) -> int:
        create_app(data).extensions["kidsq"].store.close_all()
        return 0

    monkeypatch.setattr(installation, "serve_http", serve)
    return main(["serve", "--data", str(folder)])


@pytest.mark.parametrize("spoil", SPOILT)
def test_the_way_back_is_told_and_leads_back(
    folder: Path, spoil: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = rows(folder / FILE_NAME)
    spoil(folder / FILE_NAME)
    (folder / f"{FILE_NAME}-wal").write_bytes(b"belongs to it")
    spoilt = (folder / FILE_NAME).read_bytes()
    assert starts(folder, monkeypatch) == 1
    said = capsys.readouterr().err
    assert "Traceback" not in said
    (aside,) = folder.glob("set-aside-*")
    assert str(aside) in said
    assert (aside / FILE_NAME).read_bytes() == spoilt
    assert (aside / f"{FILE_NAME}-wal").read_bytes() == b"belongs to it"
    assert not list(folder.glob(f"{FILE_NAME}-*"))
    assert starts(folder, monkeypatch) == 1, "started again, it would be an empty kidsq"
    assert main(["claim", "--data", str(folder)]) == 1
    assert not (folder / FILE_NAME).exists()
    (command,) = re.findall(r"^ *(kidsq restore .*)$", said, re.MULTILINE)
    assert main(shlex.split(command)[1:]) == 0
    assert with_doors_closed(rows(folder / FILE_NAME)) == with_doors_closed(before)
    assert starts(folder, monkeypatch) == 0


def test_without_looking_first_all_would_seem_lost(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: an empty file opens as a new kidsq, without a child in it."""
    monkeypatch.setattr(installation, "refuse_damaged", lambda *_: None)
    _nothing(folder / FILE_NAME)
    assert starts(folder, monkeypatch) == 0
    assert not rows(folder / FILE_NAME)["learners"]


def test_the_offered_backup_is_a_sound_one(folder: Path) -> None:
    good, bad = sorted((folder / "backups").glob("kidsq-*"))[0], backup(folder, NOW)
    _page(bad)
    _header(folder / FILE_NAME)
    with pytest.raises(DamagedDatabase) as told:
        refuse_damaged(folder, NOW, result_of_record)
    assert str(good) in str(told.value)
    assert str(bad) not in str(told.value)


def test_no_backup_no_promise(tmp_path: Path) -> None:
    _another_file(tmp_path / FILE_NAME)
    with pytest.raises(DamagedDatabase, match="no sound backup"):
        refuse_damaged(tmp_path, NOW)
    assert len(list(tmp_path.glob(f"set-aside-*/{FILE_NAME}"))) == 1


def test_under_another_server_nothing_is_moved(folder: Path) -> None:
    store = open_store(folder / FILE_NAME)
    _page(folder / FILE_NAME)
    with pytest.raises(DamagedDatabase, match="Stop that one first"):
        refuse_damaged(folder, NOW)
    assert (folder / FILE_NAME).exists()
    store.close_all()


def test_a_first_start_and_a_sound_database_are_left_alone(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    refuse_damaged(folder, NOW)
    new = tmp_path_factory.mktemp("new")
    refuse_damaged(new / "none", NOW)
    _nothing(new / FILE_NAME)  # killed before it had made its tables
    refuse_damaged(new, NOW)
    assert (new / FILE_NAME).exists()


# -- while it serves --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("journal", "everything"), [("wal", True), ("truncate", True), ("truncate", False)])
def test_a_child_is_told_kindly(folder: Path, journal: str, everything: bool, caplog: pytest.LogCaptureFixture) -> None:
    app = create_app(folder, journal=journal)
    app.config["WTF_CSRF_ENABLED"] = False
    child = Child(app.test_client(), Ledger(), random.Random(4))  # type: ignore[arg-type]
    child.step()
    for name in (FILE_NAME, f"{FILE_NAME}-wal"):
        with suppress(FileNotFoundError):
            size = (folder / name).stat().st_size
            (folder / name).write_bytes(b"\xa5" * size if everything else _but_the_first_page(folder / name))
    app.extensions["kidsq"].store.connection().execute("PRAGMA shrink_memory")  # nothing is answered from memory
    refused = child.link.post(f"{child.browser.url}/turn", data={"ply": 0, "key": "k" * 32, "card": "0"})
    assert refused.status_code == 503
    assert "tell a grown-up" in refused.text
    guarded(refused)
    assert "start it again for the way back" in caplog.text
    answers: list[TestResponse] = []  # and by a thread that has not opened it yet
    thread = threading.Thread(target=lambda: answers.append(app.test_client().get("/")))
    thread.start()
    thread.join()
    assert answers[0].status_code == 503
    assert "tell a grown-up" in answers[0].text
    app.extensions["kidsq"].store.close_all()


def _but_the_first_page(path: Path) -> bytes:
    content = bytearray(path.read_bytes())
    content[4_096:] = b"\xa5" * (len(content) - 4_096)
    content[24:28] = b"\x7f\xff\xff\xff"  # somebody else has written: nothing remembered holds any more
    return bytes(content)


@pytest.mark.parametrize("journal", ["wal", "truncate"])
def test_a_folder_that_vanishes_takes_no_moves(folder: Path, journal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(folder, journal=journal)
    app.config["WTF_CSRF_ENABLED"] = False
    assert play_on(app, 4) > 0
    elsewhere = folder.with_name("elsewhere")
    folder.rename(elsewhere)
    child = Child(app.test_client(), Ledger(), random.Random(4))  # type: ignore[arg-type]
    for path in ("/play", "/players"):
        refused = child.link.post(path, data={"edition": "classic", "nickname": "Zoe", "face": "face-1"})
        assert refused.status_code == 503
        assert "tell a grown-up" in refused.text
    elsewhere.rename(folder)  # the stick is back in its place
    assert child.link.post("/play", data={"edition": "classic"}).status_code == 303
    for path in (*folder.glob(f"{FILE_NAME}"), *folder.glob(f"{FILE_NAME}-*")):  # with its journal
        path.rename(folder / path.name.replace(FILE_NAME, "former.db"))
    open_store(folder / FILE_NAME).close_all()  # and another one in its place takes nothing for the old one
    assert child.link.post("/play", data={"edition": "classic"}).status_code == 503
    app.extensions["kidsq"].store.close_all()
