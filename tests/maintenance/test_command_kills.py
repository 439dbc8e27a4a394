"""kill -9 within a command: all of it is done or nothing, nobody else's rows change, and it can be run again."""

from __future__ import annotations

import shutil
import sys
from contextlib import closing
from pathlib import Path

import killing
import pytest
from content import in_file

from kidsq.cli import main
from kidsq.maintenance import erase
from kidsq.maintenance.check import check_file
from kidsq.rostering import files
from kidsq.store.db.database import FILE_NAME
from kidsq.store.db.driver import sqlite3

from .furnished import FORMER, LEO, MIRA, Place, furnished, where

pytestmark = [pytest.mark.full, pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is POSIX's")]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Two children with everything; nobody uses it."""
    made = furnished(tmp_path_factory.mktemp("house") / "data")
    made.store.close_all()
    return made


@pytest.fixture(scope="module")
def export(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three invented schools."""
    folder = tmp_path_factory.mktemp("export")
    files.write(folder)
    return folder


def content(folder: Path) -> set[str]:
    return in_file(folder / FILE_NAME)


def names(folder: Path) -> list[tuple[str, ...]]:
    """What a list brings, without the ids that are given by chance."""
    asked = (
        "SELECT 'school', name FROM schools",
        "SELECT 'class', name FROM classes",
        "SELECT 'child', nickname || coalesce((SELECT name FROM classes WHERE id = class_id), '') FROM learners",
        "SELECT 'listed', sourced_id FROM rostered_children",
    )
    with closing(sqlite3.connect(folder / FILE_NAME)) as db:
        return sorted(row for one in asked for row in db.execute(one).fetchall())


@pytest.mark.parametrize("kills", killing.KILLS)
def test_a_list_is_taken_over_wholly_or_not_at_all(
    killer: killing.Killer, house: Place, export: Path, tmp_path: Path, kills: int
) -> None:
    def words(folder: Path) -> tuple[object, ...]:
        return "roster", "--oneroster", export, "--data", folder

    whole = shutil.copytree(house.folder, tmp_path / "whole")
    steps = killer.steps_of(*words(whole))
    before, done = content(house.folder), set(names(whole))
    for step in killing.spread(steps, kills):
        folder = shutil.copytree(house.folder, tmp_path / f"at-{step}")
        killer.kill(step, *words(folder))
        assert check_file(folder / FILE_NAME) == []
        assert content(folder) == before or set(names(folder)) == done
        assert main([str(word) for word in words(folder)]) == 0
        assert names(folder) == names(whole)
        assert {row for row in before if LEO in row or house.leo in row or MIRA in row} <= content(folder)
        shutil.rmtree(folder)


@pytest.mark.parametrize("kills", killing.KILLS)
def test_a_child_is_erased_wholly_or_not_at_all(
    killer: killing.Killer, house: Place, tmp_path: Path, kills: int
) -> None:
    def words(folder: Path) -> tuple[object, ...]:
        return "erase", "--yes", house.mira, "--data", folder

    whole = shutil.copytree(house.folder, tmp_path / "whole")
    steps = killer.steps_of(*words(whole))
    before, done = content(house.folder), content(whole)
    theirs = {row for row in done if house.leo in row}
    assert theirs
    for step in killing.spread(steps, kills):
        folder = shutil.copytree(house.folder, tmp_path / f"at-{step}")
        killer.kill(step, *words(folder))
        assert check_file(folder / FILE_NAME) == []
        now = content(folder)
        assert theirs <= now
        assert now == before or not any(house.mira in row for row in now)
        again = words(folder) if now == before else ("erase", "--data", folder)
        assert main([str(word) for word in again]) == 0
        assert where(folder, MIRA, FORMER, house.mira) == []
        assert theirs <= content(folder)
        assert erase.unfinished(folder) == 0
        assert all(check_file(path) == [] for path in (folder / "backups").glob("*.db"))
        assert killing.half_made(folder) == []
        shutil.rmtree(folder)


@pytest.mark.parametrize("kills", killing.KILLS)
def test_a_backup_replaces_another_wholly_or_not_at_all(
    killer: killing.Killer, house: Place, tmp_path: Path, kills: int
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    words = ("backup", stick / "out.db", "--data", house.folder)
    steps = killer.steps_of(*words)
    before = content(house.folder)
    for step in killing.spread(steps, kills):
        killer.kill(step, *words)
        assert check_file(stick / "out.db") == []
        assert content(house.folder) == before
        assert {path.name for path in stick.iterdir()} <= {"out.db", "out.db.kidsq.part", "out.db.kidsq.part-journal"}
    assert main([str(word) for word in words]) == 0
    assert [path.name for path in stick.iterdir()] == ["out.db"]


@pytest.mark.parametrize("kills", killing.KILLS)
def test_a_backup_takes_the_databases_place_wholly_or_not_at_all(
    killer: killing.Killer, house: Place, tmp_path: Path, kills: int
) -> None:
    whole = shutil.copytree(house.folder, tmp_path / "whole")
    (older, _newer) = sorted((house.folder / "backups").glob("*.db"))
    steps = killer.steps_of("restore", older, "--data", whole)
    assert not any(MIRA in row for row in content(whole))
    before = content(house.folder)
    for step in killing.spread(steps, kills):
        folder = shutil.copytree(house.folder, tmp_path / f"at-{step}")
        killer.kill(step, "restore", older, "--data", folder)
        if (folder / FILE_NAME).exists():
            assert check_file(folder / FILE_NAME) == []
            assert content(folder) == before or not any(MIRA in row for row in content(folder))
        else:  # set aside, for the one that comes
            (aside,) = folder.glob("set-aside-*")
            assert content(aside) == before
        assert main(["restore", str(older), "--data", str(folder)]) == 0
        assert {row for row in content(folder) if "attempts" in row} == {
            row for row in content(whole) if "attempts" in row
        }
        shutil.rmtree(folder)
