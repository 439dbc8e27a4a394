"""An installation to erase a child from, in each journal mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from .furnished import (
    Place,
    furnished,
)


@pytest.fixture(params=["wal", "truncate"])
def place(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """Mira and Leo of class 2b, with a row in every table that can name a child; two backups, one of them old."""
    monkeypatch.setenv("KIDSQ_JOURNAL", request.param)
    made = furnished(tmp_path / "data")
    yield made
    made.store.close_all()
