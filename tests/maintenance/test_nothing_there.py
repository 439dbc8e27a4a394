"""Commands that look at an installation, or take something from it, where there is none: they begin none."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from kidsq.cli import main
from kidsq.maintenance.backup import backup
from kidsq.store.db.database import FILE_NAME
from kidsq.store.db.migrations import open_store

LOOKING = (["grown-ups"], ["record"], ["erase"], ["erase", "Mira", "--yes"], ["check"], ["demo-class", "--remove"])
BEGINNING = ("serve", "restore", "move", "demo-class")
"""The commands that may make a database."""


@pytest.fixture
def lost(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A data folder with a backup, whose database is gone, or empty (a thing that half a copy leaves)."""
    open_store(tmp_path / FILE_NAME).close_all()
    backup(tmp_path, datetime.now(UTC))
    (tmp_path / FILE_NAME).unlink()
    if request.param == "empty":
        (tmp_path / FILE_NAME).touch()
    return tmp_path


def files(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock"}


@pytest.mark.parametrize("lost", ["gone", "empty"], indirect=True)
@pytest.mark.parametrize("command", LOOKING, ids=" ".join)
def test_who_only_looks_begins_no_installation(
    lost: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    before = files(lost)
    assert main([*command, "--data", str(lost)]) == 1
    told = capsys.readouterr()
    assert f"there is no {FILE_NAME} in {lost}" in told.err
    assert told.out == ""
    assert files(lost) == before


@pytest.mark.parametrize("lost", ["gone", "empty"], indirect=True)
def test_a_simulated_class_does_not_take_the_place_of_what_is_lost(
    lost: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo-class", "--children", "1", "--weeks", "1", "--data", str(lost)]) == 1
    assert "kidsq restore" in capsys.readouterr().err
    assert not (lost / FILE_NAME).exists()


@pytest.mark.parametrize("command", [*LOOKING, ["claim"], ["backup"], ["roster", "--oneroster", "."]], ids=" ".join)
def test_no_other_command_begins_an_installation(
    tmp_path: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command[0] not in BEGINNING or "--remove" in command
    for folder in (tmp_path / "typed" / "wrongly", tmp_path):
        assert main([*command, "--data", str(folder)]) == 1
        assert f"there is no {FILE_NAME} in {folder}" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_another_account_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(path: Path) -> bool:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "is_file", forbidden)  # root, as in many a container, may read everything
    for command in LOOKING:
        assert main([*command, "--data", str(tmp_path)]) == 1
        told = capsys.readouterr().err
        assert str(tmp_path / FILE_NAME) in told
        assert "Permission denied" in told
