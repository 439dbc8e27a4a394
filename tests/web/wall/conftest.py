from __future__ import annotations

import pytest

from ..class_in_lesson import School
from .lesson_on_wall import OnWall


@pytest.fixture
def wall(school: School) -> OnWall:
    return OnWall.made(school)
