from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from worlds import world


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    with world(tmp_path, seed=5) as made:
        yield made
