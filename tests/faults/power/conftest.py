from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from kidsq.store.db.database import journal_mode

from ..scale import SOAK
from .taking import CONTROLS, Take, build_recorder, play

MOVES = 20 if SOAK == 1 else 300
CONTROL_MOVES = 4
USUAL = journal_mode(sqlite3.sqlite_version_info)
PAIRS = (USUAL,) if SOAK == 1 else ("wal", "truncate")
"""In which journal modes two servers share a database: as kidsq does with this SQLite, or in both."""


@pytest.fixture(scope="session")
def recorder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_recorder(tmp_path_factory.mktemp("recorder"))


@pytest.fixture(scope="session")
def played(recorder: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Take]:
    """Children at play, recorded, in each journal mode; with one server, and with two on one database."""
    home = tmp_path_factory.mktemp("takes")
    made = [Take(home / journal, journal) for journal in ("wal", "truncate")]
    made += [Take(home / f"{journal}-pair", journal, servers=2) for journal in PAIRS]
    play(recorder, made, {"": MOVES, **dict.fromkeys(CONTROLS, CONTROL_MOVES)})
    return made


@pytest.fixture(scope="session")
def takes(played: list[Take]) -> dict[str, Take]:
    """Of one server; at the end with the faults that must be noticed."""
    return {take.journal: take for take in played if take.servers == 1}


@pytest.fixture(scope="session")
def pairs(played: list[Take]) -> dict[str, Take]:
    """Of two servers on one database, each with a child of its own."""
    return {take.journal: take for take in played if take.servers == 2}


@pytest.fixture(scope="session")
def room() -> Iterator[Path]:
    """Where the disks that are left are looked at: in memory where that can be, for SQLite syncs what it mends."""
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="kidsq-power-", dir=memory) as folder:
        yield Path(folder)
