"""deploy/kidsq-drill.sh restores a backup for a trial, and says by its end whether that works."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kidsq import settings
from kidsq.maintenance import copies
from kidsq.maintenance.backup import backup
from kidsq.store.db.database import FILE_NAME, writing
from kidsq.store.db.migrations import open_store
from kidsq.store.people import people

DRILL = Path(__file__).parents[1] / "deploy" / "kidsq-drill.sh"
AT = "2026-11-20T17:34:22.000Z"

pytestmark = [
    pytest.mark.skipif(os.name != "posix" or shutil.which("sh") is None, reason="a script of sh"),
    pytest.mark.full,
]


@pytest.fixture
def backups(tmp_path: Path) -> Path:
    """A folder with two backups, of one child and of two, as the clock went back between them."""
    data, kept = tmp_path / "data", tmp_path / "kept"
    for folder in (data, kept, tmp_path / "temporary"):
        folder.mkdir()
    store = open_store(data / FILE_NAME)
    for name, day in (("Mira", 28), ("Leo", 27)):
        with writing(store.connection()) as db:
            people.add_learner(db, "d" * 32, name, "face-3", AT)
        made = copies.next_name_in(kept, datetime(2026, 11, day, tzinfo=UTC))
        backup(data, datetime.now(UTC), target=made)
    store.close_all()
    return kept


def drill(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    temporary = folder.parent / "temporary"
    env = {**os.environ, "PROGRAM": f"{sys.executable} -m kidsq", "TMPDIR": str(temporary), **more}
    done = subprocess.run(
        ["sh", str(DRILL), str(folder), *words], env=env, capture_output=True, text=True, timeout=120, check=False
    )
    assert not temporary.is_dir() or list(temporary.iterdir()) == [], "no child's data is left"
    return done


def test_the_newest_is_restored_into_a_file_of_its_own_and_told(backups: Path) -> None:
    before = (backups.parent / "data" / FILE_NAME).read_bytes()
    served = {settings.DATABASE: "postgresql://nobody@localhost/served", settings.DATA: str(backups.parent / "data")}
    done = drill(backups, **served)
    assert (done.returncode, done.stderr) == (0, "")
    assert "kidsq-000002-" in done.stdout
    assert "2 children, 0 games" in done.stdout
    assert "Leo" not in done.stdout
    assert (backups.parent / "data" / FILE_NAME).read_bytes() == before


def test_a_broken_backup_is_found(backups: Path) -> None:
    newest = copies.numbered_in(backups)[-1]
    whole = newest.read_bytes()
    newest.write_bytes(whole[:8192] + b"\xff" * 16_384 + whole[24_576:])
    done = drill(backups)
    assert (done.returncode, done.stdout) == (1, "")
    assert "malformed" in done.stderr


def test_a_record_that_does_not_replay_is_found(backups: Path) -> None:
    import worlds

    data = backups.parent / "data"
    store = open_store(data / FILE_NAME)
    with writing(store.connection()) as db:
        worlds.put_game(db, "e" * 32, AT, "guest", "hugo")
        db.execute("UPDATE games SET plies = 3")
    store.close_all()
    backup(data, datetime.now(UTC), target=copies.next_name_in(backups, datetime.now(UTC)))
    done = drill(backups)
    assert (done.returncode, done.stdout) == (1, "")
    assert "says 3 plies and holds 0" in done.stderr


def test_an_old_backup_and_none_are_found(backups: Path) -> None:
    old = time.time() - 3 * 86_400
    for path in copies.numbered_in(backups):
        os.utime(path, (old, old))
    done = drill(backups)
    assert (done.returncode, done.stdout) == (1, "")
    assert "older than 2 days" in done.stderr
    assert drill(backups, "4").returncode == 0
    for path in copies.numbered_in(backups):
        path.rename(path.with_name("kidsq.db"))
    assert "no backup" in drill(backups).stderr
    assert drill(backups / "nowhere").returncode == 2
