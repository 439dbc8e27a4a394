"""A class of each kind, made anew for a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from worlds import close

from .class_at_laptop import Classroom, classroom
from .class_in_lesson import School, school_in


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Classroom]:
    """Class 2b and its teacher at a laptop."""
    made = classroom(tmp_path)
    yield made
    close(made.app)


@pytest.fixture
def school(tmp_path: Path) -> Iterator[School]:
    """A class in its lesson, and the tablets of its children."""
    made = school_in(tmp_path)
    yield made
    close(made.app)
