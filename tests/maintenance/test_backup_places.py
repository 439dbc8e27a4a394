"""A backup takes the place of an earlier copy and of nothing else; a refusal says why, and changes nothing."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kidsq.cli import main
from kidsq.maintenance import backup as backups
from kidsq.maintenance.backup import BackupFailed, backup, restore
from kidsq.maintenance.check import check_file
from kidsq.store.db.database import FILE_NAME
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import open_store

NOW = datetime(2026, 11, 20, 17, 34, 22, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a database that nobody uses."""
    made = tmp_path / "data"
    open_store(made / FILE_NAME).close_all()
    (made / "secret.key").write_bytes(b"k" * 32)
    return made


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    made = tmp_path / "stick"
    made.mkdir()
    return made


def state(top: Path) -> dict[str, tuple[int, int, int, bytes]]:
    """Everything below a folder: kind, file, when it was written, content."""
    found = {}
    for path in sorted(top.rglob("*")):
        kept = path.lstat()
        content = path.read_bytes() if path.is_file() and not path.is_symlink() else b""
        found[path.relative_to(top).as_posix()] = (kept.st_mode, kept.st_ino, kept.st_mtime_ns, content)
    return found


def foreign(path: Path) -> None:
    path.write_bytes(b"PK\x03\x04 a letter to the parents" + b"." * 4_096)


def of_another_program(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE contacts (name TEXT)")
    db.close()


def fifo(path: Path) -> None:
    os.mkfifo(path)


def a_socket(path: Path) -> None:
    here = os.getcwd()
    os.chdir(path.parent)  # the name of a socket has 107 signs at most
    try:
        with socket.socket(socket.AF_UNIX) as one:
            one.bind(path.name)
    finally:
        os.chdir(here)


def link_to_a_file(path: Path) -> None:
    foreign(path.with_name("letter.odt"))
    path.symlink_to("letter.odt")


def link_to_nowhere(path: Path) -> None:
    path.symlink_to(path.with_name("gone.db"))


def link_to_a_backup(path: Path) -> None:
    backup(path.parent.parent / "data", NOW, target=path.with_name("kept.db"))
    path.symlink_to("kept.db")


def secret(path: Path) -> None:
    path.write_bytes(b"k" * 32)
    path.chmod(0o000)


@pytest.mark.parametrize(
    "lay",
    [foreign, of_another_program, fifo, a_socket, link_to_a_file, link_to_a_backup, link_to_nowhere, secret],
)
def test_what_is_no_backup_stays_as_it_is(
    folder: Path, stick: Path, lay: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    target = stick / "out.db"
    lay(target)
    before = state(folder.parent)
    assert main(["backup", str(target), "--data", str(folder)]) == 1
    said = capsys.readouterr().err
    assert str(target) in said
    assert "another" in said
    assert "Errno" not in said
    assert ("is a link to" in said) is target.is_symlink()
    assert state(folder.parent) == before


def test_an_empty_file_as_mktemp_makes_it_can_be_taken(folder: Path, stick: Path) -> None:
    (stick / "out.db").touch()
    assert backup(folder, NOW, target=stick / "out.db").stat().st_size > 0


@pytest.mark.parametrize(
    "name",
    [
        "secret.key",
        "erased.txt",
        "upkeep.lock",
        f"{FILE_NAME}.lock",
        f"{FILE_NAME}-journal",
        f"{FILE_NAME}-wal",
        f"{FILE_NAME}-shm",
        f"{FILE_NAME}.part",
        "backups",
        f"set-aside-1/{FILE_NAME}",
        FILE_NAME,
    ],
)
@pytest.mark.parametrize("there", [True, False])
def test_what_kidsq_needs_for_itself_is_no_place(folder: Path, name: str, there: bool) -> None:
    """Whether it is there or will be."""
    target = folder / name
    target.parent.mkdir(exist_ok=True)
    if name.startswith("set-aside") and there:
        backup(folder, NOW).replace(target)
    elif there and not target.exists() and name != "backups":
        target.write_bytes(b"")
    before = state(folder)
    with pytest.raises(BackupFailed, match="please name another"):
        backup(folder, NOW, target=target)
    assert state(folder) == before


@pytest.mark.parametrize("suffix", [".lock", "-wal", "-journal"])
def test_a_database_that_is_in_use_is_no_place(folder: Path, stick: Path, suffix: str) -> None:
    target = backup(folder, NOW, target=stick / "other.db")
    (stick / f"other.db{suffix}").touch()
    before = state(stick)
    with pytest.raises(BackupFailed, match=rf"in use, with other\.db{suffix} beside it"):
        backup(folder, NOW, target=target)
    assert state(stick) == before


def test_an_earlier_copy_is_replaced_and_its_neighbours_are_not(folder: Path, stick: Path) -> None:
    foreign(stick / "out.db.part")
    neighbour = state(stick)
    assert backup(folder, NOW, target=stick / "out.db") == stick / "out.db"
    with sqlite3.connect(folder / FILE_NAME) as db:
        db.execute("INSERT INTO devices VALUES ('later', 'now')")
    db.close()
    backup(folder, NOW, target=stick / "out.db")
    assert check_file(stick / "out.db") == []
    copy = sqlite3.connect(stick / "out.db")
    assert copy.execute("SELECT id FROM devices").fetchall() == [("later",)]
    copy.close()
    after = state(stick)
    assert after.pop("out.db")
    assert after == neighbour


def test_another_installations_backup_stays(folder: Path, stick: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = stick.parent / "other"
    open_store(other / FILE_NAME).close_all()
    with closing(sqlite3.connect(other / FILE_NAME)) as db, db:
        db.execute(
            "UPDATE _sqlite_migrations SET applied_at = '2026-01-02 03:04:05.678+00:00'"
        )  # once.py makes all alike
    backup(other, NOW, target=stick / "out.db")
    before = state(stick)
    assert main(["backup", str(stick / "out.db"), "--data", str(folder)]) == 1
    assert f"{stick / 'out.db'} is the backup of another kidsq" in capsys.readouterr().err
    assert state(stick) == before


def test_a_backup_with_newer_rows_stays(folder: Path, stick: Path) -> None:
    """As after the restore of an older one: what was played since is in this backup alone."""
    add = "INSERT INTO audit (at, grown_up, action, subject) VALUES ('2026-11-21T08:00:00.000Z', NULL, 'exported', '')"
    with closing(sqlite3.connect(folder / FILE_NAME)) as db, db:
        db.execute(add)
    backup(folder, NOW, target=stick / "out.db")
    with closing(sqlite3.connect(folder / FILE_NAME)) as db, db:
        db.execute("DELETE FROM audit")
    before = state(stick)
    with pytest.raises(BackupFailed, match="holds newer games"):
        backup(folder, NOW, target=stick / "out.db")
    assert state(stick) == before


def play(folder: Path, at: str) -> None:
    add = "INSERT INTO audit (at, grown_up, action, subject) VALUES (?, NULL, 'exported', '')"
    with closing(sqlite3.connect(folder / FILE_NAME)) as db, db:
        db.execute(add, (at,))


def test_what_was_played_between_a_backup_and_the_way_back_to_it_stays(folder: Path, stick: Path) -> None:
    """Also when there is play again, so that by the clock the copy on the stick is the older one."""
    old = backup(folder, NOW, target=stick / "old.db")
    play(folder, "2026-11-21T08:00:00.000Z")
    backup(folder, NOW, target=stick / "out.db")
    restore(folder, old, NOW + timedelta(days=2))
    play(folder, "2026-11-23T08:00:00.000Z")
    before = state(stick)
    with pytest.raises(BackupFailed, match=r"out\.db holds games of before a backup was restored on 2026-11-22"):
        backup(folder, NOW, target=stick / "out.db")
    assert state(stick) == before
    backup(folder, NOW, target=old)  # all of it is here
    play(folder, "2026-11-24T08:00:00.000Z")
    backup(folder, NOW, target=old)  # and of its own line


def test_a_restored_older_one_replaces_nothing_before_there_is_play(folder: Path, stick: Path) -> None:
    old = backup(folder, NOW, target=stick / "old.db")
    play(folder, "2026-11-21T08:00:00.000Z")
    backup(folder, NOW, target=stick / "out.db")
    restore(folder, old, NOW)
    before = state(stick)
    with pytest.raises(BackupFailed, match=r"out\.db holds newer games"):
        backup(folder, NOW, target=stick / "out.db")
    assert state(stick) == before


def test_a_house_begun_anew_replaces_nothing(folder: Path, stick: Path) -> None:
    backup(folder, NOW, target=stick / "out.db")
    (folder / FILE_NAME).unlink()
    open_store(folder / FILE_NAME).close_all()
    with closing(sqlite3.connect(folder / FILE_NAME)) as db, db:  # once.py makes all alike
        db.execute("UPDATE _sqlite_migrations SET applied_at = '2026-11-25 03:04:05.678+00:00'")
    before = state(stick)
    with pytest.raises(BackupFailed, match="another kidsq"):
        backup(folder, NOW, target=stick / "out.db")
    assert state(stick) == before


@pytest.mark.skipif(sys.platform == "win32", reason="folders there have no such bit")
def test_what_is_read_only_stays(folder: Path, stick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = backup(folder, NOW, target=stick / "out.db")
    target.chmod(0o400)
    before = state(stick)
    with pytest.raises(BackupFailed, match=r"out\.db is read-only.* please name another file"):
        backup(folder, NOW, target=target)
    assert state(stick) == before

    def no(self: Path, **_named: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(self))

    monkeypatch.setattr(Path, "touch", no)  # root may write to whatever folder
    with pytest.raises(
        BackupFailed, match=rf"nothing can be written to {stick} \(Read-only file system\); please name"
    ):
        backup(folder, NOW, target=stick / "new.db")
    assert state(stick) == before


def test_of_the_nightly_copies_the_last_few_are_kept(folder: Path, stick: Path) -> None:
    """The clock was set back in between: the number says which is the last."""
    for day in (3, 1, 2, 5, 4):
        play(folder, f"2026-11-2{day}T08:00:00.000Z")
        assert main(["backup", str(stick), "--data", str(folder), "--keep", "3"]) == 0
    assert [path.name[:12] for path in sorted(stick.iterdir())] == ["kidsq-000003", "kidsq-000004", "kidsq-000005"]


def test_only_what_could_be_replaced_is_deleted(folder: Path, stick: Path) -> None:
    usual = "kidsq-00000{}-20261120T173422000000Z.db".format
    other = stick.parent / "other"
    open_store(other / FILE_NAME).close_all()
    with closing(sqlite3.connect(other / FILE_NAME)) as db, db:  # once.py makes all alike
        db.execute("UPDATE _sqlite_migrations SET applied_at = '2026-01-02 03:04:05.678+00:00'")
    backup(other, NOW, target=stick / usual(1))
    foreign(stick / usual(2))
    old = backup(folder, NOW, target=stick.parent / "old.db")
    play(folder, "2026-11-21T08:00:00.000Z")
    backup(folder, NOW, target=stick / usual(3))
    restore(folder, old, NOW)
    play(folder, "2026-11-22T08:00:00.000Z")
    backup(folder, NOW, target=stick.parent / "kept.db")
    (stick / usual(4)).symlink_to(stick.parent / "kept.db")
    backup(folder, NOW, target=stick / usual(5))
    (stick / usual(5)).chmod(0o400)
    backup(folder, NOW, target=stick / usual(6))
    before = state(stick)
    made = backup(folder, NOW, target=stick, keep=1)
    after = state(stick)
    assert after.pop(made.name)
    assert before.pop(usual(6))
    assert after == before


def test_to_keep_some_needs_a_folder(folder: Path, stick: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for place in ([], [str(stick / "out.db")]):
        assert main(["backup", *place, "--data", str(folder), "--keep", "3"]) == 2
        assert "--keep needs a folder" in capsys.readouterr().err
    assert state(stick) == {}


def test_a_damaged_backup_stays(folder: Path, stick: Path) -> None:
    target = backup(folder, NOW, target=stick / "out.db")
    target.write_bytes(target.read_bytes()[:3_000])
    before = state(stick)
    with pytest.raises(BackupFailed, match="cannot be read"):
        backup(folder, NOW, target=target)
    assert state(stick) == before


def test_what_comes_while_the_copy_is_made_stays_too(
    folder: Path, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prove = backups._prove

    def somebody_saves_a_letter(*of: object) -> None:
        prove(*of)  # type: ignore[arg-type]
        foreign(stick / "out.db")

    monkeypatch.setattr(backups, "_prove", somebody_saves_a_letter)
    with pytest.raises(BackupFailed, match="is not a kidsq backup"):
        backup(folder, NOW, target=stick / "out.db")
    assert (stick / "out.db").read_bytes().startswith(b"PK")
    assert list(stick.iterdir()) == [stick / "out.db"]


@pytest.mark.parametrize("above", ["unplugged", "unplugged/deeper", "letter.odt"])
def test_a_folder_that_is_missing_is_not_made(
    folder: Path, stick: Path, above: str, capsys: pytest.CaptureFixture[str]
) -> None:
    foreign(stick / "letter.odt")
    before = state(folder.parent)
    assert main(["backup", str(stick / above / "out.db"), "--data", str(folder)]) == 1
    assert f"there is no folder {stick / above}" in capsys.readouterr().err
    assert state(folder.parent) == before


def test_a_folder_gets_a_file_with_the_usual_name(
    folder: Path, stick: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (stick.parent / "link").symlink_to(stick)
    for named in (stick, stick.parent / "link"):
        assert main(["backup", str(named), "--data", str(folder)]) == 0
    made = sorted(stick.iterdir())
    assert [path.name[:12] for path in made] == ["kidsq-000001", "kidsq-000002"]
    assert str(made[0]) in capsys.readouterr().out
    assert check_file(made[0]) == []
    assert not (folder / "backups").exists()


def test_no_name_is_told_in_a_sentence(
    folder: Path, stick: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(stick)
    assert main(["backup", "", "--data", str(folder)]) == 1
    assert "there is no name for the backup" in capsys.readouterr().err
    assert state(stick) == {}


@pytest.mark.parametrize("above", ["letter.odt", "letter.odt/deeper", "dangling/data"])
def test_a_data_folder_that_cannot_be_made_is_named(
    folder: Path, stick: Path, above: str, capsys: pytest.CaptureFixture[str]
) -> None:
    foreign(stick / "letter.odt")
    (stick / "dangling").symlink_to("nowhere")
    made = backup(folder, NOW)
    before = state(stick)
    assert main(["restore", str(made), "--data", str(stick / above)]) == 1
    said = capsys.readouterr().err
    assert f"the folder {stick / above} cannot be made" in said
    assert "--data" in said
    assert "Errno" not in said
    assert state(stick) == before
