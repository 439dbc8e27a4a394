"""What `kidsq serve` says at its start: who may claim, and what is missing where it cannot start."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from kidsq.cli import adults, demo, installation, main
from kidsq.maintenance import disk_space
from kidsq.store.db import live
from kidsq.store.db.driver import sqlite3

HERE = "http://localhost:8000"


@pytest.fixture
def welcomed(monkeypatch: pytest.MonkeyPatch) -> None:
    """`kidsq serve` ends as soon as it has said where it is."""

    def said(*_: object, welcome: Callable[[str], Iterable[str]], **__: object) -> int:
        print(*welcome(HERE), sep="\n")
        return 0

    monkeypatch.setattr(installation, "serve_http", said)
    monkeypatch.setattr(installation, "start_upkeep", lambda *_: None)


def codes(folder: Path) -> int:
    with live.opened(folder) as db:
        ((number,),) = db.execute("SELECT count(*) FROM claim_codes").fetchall()
    return int(number)


@pytest.mark.usefixtures("welcomed")
def test_the_journal_gets_no_link_and_says_who_prints_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, journal = tmp_path / "a school", tmp_path / "journal"
    with journal.open("w") as told:
        monkeypatch.setattr(sys, "stdout", told)
        about = os.fstat(told.fileno())
        monkeypatch.setenv("JOURNAL_STREAM", f"{about.st_dev}:{about.st_ino}")
        assert main(["serve", "--data", str(folder)]) == 0
    said = journal.read_text()
    assert "code=" not in said
    assert f"`kidsq claim --data '{folder}'` prints a link" in said
    assert codes(folder) == 0


@pytest.mark.usefixtures("welcomed")
def test_whoever_starts_it_gets_the_link(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JOURNAL_STREAM", "1:1")  # of a service above; what is printed goes elsewhere
    assert main(["serve", "--data", str(tmp_path)]) == 0
    assert f"{HERE}/grown-ups/claim?code=" in capfd.readouterr().out
    assert codes(tmp_path) == 1


def test_a_start_on_a_full_disk_says_which_disk_and_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(installation, "refuse_damaged", full)
    assert main(["serve", "--data", str(tmp_path)]) == 1
    assert "Free some space" not in capsys.readouterr().err
    monkeypatch.setattr(disk_space, "free_bytes", lambda folder: 300_000)
    assert main(["serve", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert f"The disk of {tmp_path} has 0.3 MB free; kidsq needs 32.0 MB. Free some space" in said
    monkeypatch.setattr(demo, "make", full)  # where no command of its own expects it
    monkeypatch.setattr(demo, "refuse_damaged", lambda *_: None)
    assert main(["demo-class", "--data", str(tmp_path)]) == 1
    assert "disk I/O error\nkidsq: The disk of" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["grown-ups", "record"])
def test_a_folder_that_cannot_be_written_in_is_named_and_never_shown_as_a_fault_of_kidsq(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_only(*_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system", f"{tmp_path}/kidsq.db.lock")

    monkeypatch.setattr(adults, "database_in", read_only)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert main([command, "--data", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"kidsq: {tmp_path}/kidsq.db.lock: Read-only file system\nkidsq: {tmp_path} cannot be")
