from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from kidsq.web import create_app

from .playing import Browser


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    """An installation of its own, without CSRF tokens (test_security.py holds those) and with known chance."""
    made = create_app(tmp_path, testing=True, randomness=random.Random(7))
    made.config["WTF_CSRF_ENABLED"] = False
    yield made
    made.extensions["kidsq"].store.close_all()


@pytest.fixture
def child(app: Flask) -> Browser:
    return Browser(app.test_client())
