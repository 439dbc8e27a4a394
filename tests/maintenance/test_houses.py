"""What each released version has written opens under this one: no row lost, played on, and its backup comes back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kidsq.cli import main
from kidsq.maintenance.backup import restore
from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.store.db.database import FILE_NAME
from kidsq.store.db.migrations import open_store
from kidsq.web import create_app

from .former import applied, lost, play_on, rows, tables, with_doors_closed
from .houses import KEPT, NOW, unpacked

CHANGES = (Path(__file__).parents[2] / "CHANGELOG.md").read_text("utf-8")
LARGEST = 200_000
"""Bytes of a house: they stay for ever."""


def test_each_released_version_has_left_a_house() -> None:
    assert [path.stem for path in KEPT] == sorted(re.findall(r"^## (\d+\.\d+\.\d+) ", CHANGES, re.M))
    assert [path.name for path in KEPT if path.stat().st_size > LARGEST] == []


@pytest.mark.parametrize("house", KEPT, ids=lambda path: path.stem)
def test_a_house_of_a_released_version_loses_nothing_and_is_played_on(house: Path, tmp_path: Path) -> None:
    path = unpacked(house, tmp_path)
    (copy,) = (tmp_path / "backups").iterdir()
    before, copied = rows(path), rows(copy)
    assert [table for table, found in before.items() if not found] == [], "a table that this test says nothing of"
    assert check_file(path, result_of_record) == []
    open_store(path).close_all()
    open_store(tmp_path / "new" / FILE_NAME).close_all()
    new = tmp_path / "new" / FILE_NAME
    assert (applied(path), tables(path)) == (applied(new), tables(new))
    assert lost(before, rows(path)) == []
    app = create_app(tmp_path)
    app.config["WTF_CSRF_ENABLED"] = False
    assert play_on(app, 8) > 0
    app.extensions["kidsq"].store.close_all()
    assert main(["check", "--data", str(tmp_path)]) == 0
    restore(tmp_path, copy, NOW, result_of_record)
    assert applied(path) == applied(new)
    assert lost(with_doors_closed(copied), rows(path)) == []
