from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import postgres
import pytest

from kidsq.store.db import live

from .room import Room


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """A class with four children at tablets; a lesson runs, and nothing is on the wall yet."""
    store = live.open_store(tmp_path, None if postgres.chosen() else "wal")
    yield Room.furnished(store.connection())
    store.close_all()
