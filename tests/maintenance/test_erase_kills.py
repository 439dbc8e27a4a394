"""A kill in the middle of an erasure leaves all or nothing, and the next start takes it up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kidsq.maintenance import erase
from kidsq.maintenance.check import check_file
from kidsq.store.db.database import FILE_NAME

from .furnished import (
    FORMER,
    MIRA,
    NOW,
    furnished,
    where,
)

POINTS = (
    "erasing._close_classes",
    "erasing.remember",
    "erase.take_up",
    "erase._write_list",
    "erase.sweep",
    "FileSession.clear_free_space",
    "erase._clean",
    "erase.copy_database",
    "erase._rewrite",
    "erase.os.replace",
    "erase.sync_folder",
)

KILLED = """
import os, sys
from datetime import datetime, UTC
from pathlib import Path
from kidsq.store.people import erasing
from kidsq.maintenance import erase
from kidsq.store.db.database import FileSession
where, name = sys.argv[2].rsplit(".", 1)
room = eval(where)
kept, left = getattr(room, name), [int(sys.argv[3])]
def die(*values, **named):
    left[0] -= 1
    if left[0] < 0:
        os.kill(os.getpid(), 9)
    return kept(*values, **named)
setattr(room, name, die)
erase.erase(Path(sys.argv[1]), [sys.argv[4]], [], datetime(2026, 11, 20, tzinfo=UTC))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is POSIX's")
@pytest.mark.full
@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("later", [0, pytest.param(1, marks=pytest.mark.thorough)])
def test_a_kill_leaves_all_or_nothing_and_is_taken_up(tmp_path: Path, point: str, later: int) -> None:
    place = furnished(tmp_path / "data")
    child = [sys.executable, "-c", KILLED, str(place.folder), point, str(later), place.mira]
    ended = subprocess.run(child, capture_output=True, text=True, check=False)
    assert ended.returncode in (-9, 0), ended.stderr
    assert ended.returncode == -9 or later
    assert check_file(place.folder / FILE_NAME) == []
    if place.rows("SELECT 1 FROM learners WHERE id = ?", place.mira):
        assert len(place.rows("SELECT 1 FROM attempts WHERE learner = ?", place.mira)) == 2
        assert place.rows("SELECT 1 FROM erased") == []
        erase.erase(place.folder, [place.mira], [], NOW)
    else:
        assert erase.take_up(place.folder, NOW).finished
    assert where(place.folder, MIRA, FORMER, place.mira) == []
    assert erase.unfinished(place.folder) == 0
    place.store.close_all()
