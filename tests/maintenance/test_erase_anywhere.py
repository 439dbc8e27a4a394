"""Copies that somebody has made in the data folder, by any name and at any depth: they lose an erased child too."""

from __future__ import annotations

import os
import shutil
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from kidsq.maintenance import erase, find_copies
from kidsq.maintenance.backup import backup, restore
from kidsq.maintenance.check import check_file
from kidsq.store.db.database import FILE_NAME, NotOurDatabase
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import open_store

from .furnished import FORMER, LEO, MIRA, NOW, Place, where

ANY_NAME = ["mine.db", "mine.sqlite", "mine", ".hidden.db", "sub/a.db", "sub/deep/b.bak", "letter.odt", "x-wal"]


def nicknames(path: Path) -> list[tuple[str]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT nickname FROM learners").fetchall()


def copied_to(place: Place, name: str) -> Path:
    """A copy of the database as it is now, whatever its name: as `kidsq backup` and a file manager make them."""
    target = place.folder / name
    target.parent.mkdir(parents=True, exist_ok=True)
    return backup(place.folder, NOW, None).replace(target)


def test_every_copy_in_the_data_folder_loses_the_child(place: Place) -> None:
    made = [copied_to(place, name) for name in ANY_NAME]
    assert erase.erase(place.folder, [place.mira], [], NOW).finished
    assert where(place.folder, MIRA, FORMER, place.mira) == []
    for copy in made:
        assert nicknames(copy) == [(LEO,)]
        assert check_file(copy) == []


def test_what_is_no_kidsq_stays_as_it_is(place: Place, tmp_path: Path) -> None:
    """A database of another program, a text, a short file; and whatever lies beyond a link."""
    outside = tmp_path / "outside"
    outside.mkdir()
    backup(place.folder, NOW, None, outside / "elsewhere.db")
    with closing(sqlite3.connect(place.folder / "other.db")) as db:
        db.execute(f"CREATE TABLE contacts AS SELECT '{MIRA}' AS name")
        db.commit()
    (place.folder / "list.txt").write_text(MIRA * 100)
    (place.folder / "short").write_bytes(b"SQLite format 3\0")
    (place.folder / "sub").mkdir()
    (place.folder / "sub" / "out").symlink_to(outside, target_is_directory=True)
    (place.folder / "sub" / "round").symlink_to(place.folder, target_is_directory=True)
    (place.folder / "link.db").symlink_to(outside / "elsewhere.db")
    os.mkfifo(place.folder / "pipe.db")
    names = ("other.db", "list.txt", "short")
    before = {name: ((place.folder / name).read_bytes(), (place.folder / name).stat().st_ino) for name in names}
    assert erase.erase(place.folder, [place.mira], [], NOW).finished
    assert before == {name: ((place.folder / name).read_bytes(), (place.folder / name).stat().st_ino) for name in names}
    assert nicknames(outside / "elsewhere.db") == [(MIRA,), (LEO,)]
    assert (place.folder / "link.db").is_symlink()


def test_the_database_in_use_is_neither_replaced_nor_opened_beside_sqlite(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that opens and closes a file of a database it uses lets go of SQLite's locks on it."""
    looked_at: list[str] = []
    is_ours = find_copies.is_ours

    def note(path: Path) -> bool:
        looked_at.append(path.name)
        return is_ours(path)

    monkeypatch.setattr(find_copies, "is_ours", note)
    os.link(place.folder / FILE_NAME, place.folder / "same-file.db")
    copied_to(place, "mine.db")
    place.db.execute("SELECT 1 FROM learners").fetchall()
    file = (place.folder / FILE_NAME).stat().st_ino
    assert erase.erase(place.folder, [place.mira], [], NOW).finished
    assert (place.folder / FILE_NAME).stat().st_ino == file
    assert "mine.db" in looked_at
    assert not [name for name in looked_at if name.startswith((FILE_NAME, "same-file"))]


def test_a_damaged_copy_of_any_name_is_told(place: Place) -> None:
    copy = copied_to(place, "sub/mine.bak")
    copy.write_bytes(copy.read_bytes()[:4_096] + MIRA.encode() * 2_000)
    outcome = erase.erase(place.folder, [place.mira], [], NOW)
    assert outcome.unclean == ("sub/mine.bak",)
    assert erase.unfinished(place.folder) == 1
    copy.unlink()
    assert erase.take_up(place.folder, NOW).finished


def test_what_nobody_may_look_into_is_told(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a copy that another account of the computer has made. (Root may look into everything, so it is played.)"""
    copied_to(place, "closed/a.db")
    copied_to(place, "mine.db")
    (place.folder / "lost+found").mkdir()
    scandir, is_ours = os.scandir, find_copies.is_ours

    def closed(folder: Path) -> object:
        if folder.name in ("closed", "lost+found"):
            raise PermissionError(13, "Permission denied", str(folder))
        return scandir(folder)

    def unreadable(path: Path) -> bool:
        if path.name == "mine.db":
            raise PermissionError(13, "Permission denied", str(path))
        return is_ours(path)

    with monkeypatch.context() as root_is_nobody:
        root_is_nobody.setattr(find_copies.os, "scandir", closed)
        root_is_nobody.setattr(find_copies, "is_ours", unreadable)
        outcome = erase.erase(place.folder, [place.mira], [], NOW)
    assert outcome.unclean == ("closed",)  # mine.db could be written after all
    assert nicknames(place.folder / "mine.db") == [(LEO,)]
    assert erase.take_up(place.folder, NOW).finished
    assert nicknames(place.folder / "closed" / "a.db") == [(LEO,)]


def test_a_copy_that_another_kidsq_serves_from_waits(place: Place) -> None:
    """Replaced, its server would go on writing into a file that nobody finds again."""
    copy = copied_to(place, f"second/{FILE_NAME}")
    served = open_store(copy)
    with pytest.raises(NotOurDatabase), erase._unused(copy):
        pass
    assert erase.erase(place.folder, [place.mira], [], NOW).unclean == (f"second/{FILE_NAME}",)
    assert served.connection().execute("SELECT count(*) FROM learners").fetchone() == (2,)
    served.close_all()
    assert erase.take_up(place.folder, NOW).finished
    assert where(place.folder, MIRA, FORMER, place.mira) == []


def test_what_a_kill_has_left_of_a_copy_goes_from_any_folder(place: Place) -> None:
    (place.folder / "sub").mkdir()
    foreign = place.folder / "sub" / "download.part"
    foreign.write_text("of a browser")
    for suffix in ("", "-journal"):
        (place.folder / "sub" / f"a.db{find_copies.PART}{suffix}").write_bytes(bytes(4_096) + MIRA.encode() * 100)
    assert erase.erase(place.folder, [place.mira], [], NOW).finished
    assert where(place.folder, MIRA) == []
    assert list((place.folder / "sub").iterdir()) == [foreign]


def test_a_copy_of_any_name_knows_of_an_erasure(place: Place, tmp_path: Path) -> None:
    """The list, the database and the backups are lost; somebody's own copy, made since, still says who was erased."""
    stick = backup(place.folder, NOW, None, tmp_path / "stick.db")
    erase.erase(place.folder, [place.mira], [], NOW)
    copied_to(place, "sub/mine")
    place.store.close_all()
    shutil.rmtree(place.folder / "backups")
    (place.folder / "erased.txt").unlink()
    for rest in place.folder.glob(f"{FILE_NAME}*"):
        rest.unlink()
    restore(place.folder, stick, NOW + timedelta(days=1))
    assert where(place.folder, MIRA, FORMER, place.mira) == []
