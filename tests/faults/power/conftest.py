from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from scale import SOAK

from kidsq.store.db.database import journal_mode
from kidsq.store.db.driver import sqlite3

from .taking import CONTROLS, Take, build_recorder, play

MOVES = 20 if SOAK == 1 else 300
CONTROL_MOVES = 4
USUAL = journal_mode(sqlite3.sqlite_version_info)
PAIRS = (USUAL,) if SOAK == 1 else ("wal", "truncate")
"""In which journal modes two servers share a database: as kidsq does with this SQLite, or in both."""


@pytest.fixture(scope="session")
def recorder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_recorder(tmp_path_factory.mktemp("recorder"))


class Played(dict[str, Take]):
    """Children at play, recorded, in each journal mode that a test asks for."""

    def __init__(self, recorder: Path, home: Path, servers: int) -> None:
        self.recorder, self.home, self.servers = recorder, home, servers

    def __missing__(self, journal: str) -> Take:
        take = self[journal] = Take(self.home / journal, journal, servers=self.servers)
        play(self.recorder, [take], {"": MOVES, **dict.fromkeys(CONTROLS, CONTROL_MOVES)})
        return take


@pytest.fixture(scope="session")
def takes(recorder: Path, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Of one server; at the end with the faults that must be noticed."""
    return Played(recorder, tmp_path_factory.mktemp("takes"), servers=1)


@pytest.fixture(scope="session")
def pairs(recorder: Path, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Of two servers on one database, each with a child of its own."""
    return Played(recorder, tmp_path_factory.mktemp("pairs"), servers=2)


@pytest.fixture(scope="session")
def room() -> Iterator[Path]:
    """Where the disks that are left are looked at: in memory where that can be, for SQLite syncs what it mends."""
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="kidsq-power-", dir=memory) as folder:
        yield Path(folder)
