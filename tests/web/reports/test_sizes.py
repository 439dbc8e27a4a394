"""A class's pages depend on their class: the same work in a school of its own and beside many others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import content
import pytest
from worlds import class_of, db_of, signed_in, world

from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session
from kidsq.store.people import adults, retention, rights, schools
from kidsq.web.shared.rights import MOST_BESIDE

AT = "2026-11-02T08:00:00.000Z"
NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
PAGES = ("", "/needs", "/facts", "/then-now", "/sheet", "/data", "/comparison")


@pytest.fixture
def place(tmp_path: Path) -> Iterator[SimpleNamespace]:
    """Ms Keller owns a school of two classes; Mira is in 2b."""
    with world(tmp_path, clock=lambda: NOON) as app:
        with writing(db := db_of(app)):
            keller = adults.add_account(db, "Ms Keller", "", "owner", AT)
            room, _children = class_of(db, "2b", ["Mira"], AT)
            classes.add_class(db, "3a", AT)
        yield SimpleNamespace(app=app, db=db, keller=keller, room=room, client=signed_in(app, keller, NOON))


def work_of(place: SimpleNamespace, path: str) -> tuple[int, int, int]:
    """What a page costs: statements, instructions of SQLite (of another engine none), and bytes."""
    address, steps = f"/grown-ups/classes/{place.room}{path}", [0]
    assert place.client.get(address).status_code == 200
    with content.told(place.db) as statements, counted(place.db, steps):
        page = place.client.get(address)
    return len(statements), steps[0], len(page.data)


@contextmanager
def counted(db: Session, steps: list[int]) -> Iterator[None]:
    """While this is open, each step of SQLite counts."""

    def step() -> int:
        steps[0] += 1
        return 0

    if isinstance(db, sqlite3.Connection):
        db.set_progress_handler(step, 1)
    yield
    if isinstance(db, sqlite3.Connection):
        db.set_progress_handler(None, 1)


@pytest.mark.parametrize("path", PAGES)
def test_other_schools_cost_a_class_page_nothing(place: SimpleNamespace, path: str) -> None:
    with writing(place.db) as db:
        schools.add(db, "Oak", AT)  # from here on there are several
    before = work_of(place, path)
    with writing(place.db) as db:
        for number in range(20):
            school = schools.add(db, f"School {number}", AT)
            for name in ("1a", "1b", "2a", "2b", "3a"):
                room = classes.add_class(db, name, AT, school_id=school.id)
                retention.keep(db, room.id, NOON.date())
    statements, steps, size = work_of(place, path)
    assert (statements, size) == (before[0], before[2])
    assert steps <= before[1] * 1.02


@pytest.mark.parametrize("path", PAGES)
def test_more_classes_of_the_own_school_are_no_more_questions(place: SimpleNamespace, path: str) -> None:
    before = work_of(place, path)
    with writing(place.db) as db:
        for number in range(MOST_BESIDE):
            classes.add_class(db, f"4 {number}", AT)
    statements, _steps, size = work_of(place, path)
    assert statements <= before[0] + 1  # of the school's own classes alone, which are too many as well
    assert size < before[2] * 1.01


def test_so_many_classes_are_listed_and_no_more(place: SimpleNamespace) -> None:
    with writing(place.db) as db:
        for number in range(MOST_BESIDE - 1):
            classes.add_class(db, f"4 {number}", AT)
    address = f"/grown-ups/classes/{place.room}"
    assert "<bdi>4 0</bdi></a>" in place.client.get(address).text
    with writing(place.db) as db:
        classes.add_class(db, "5a", AT)
    page = place.client.get(address).text
    assert "<bdi>4 0</bdi></a>" not in page
    assert "<bdi>5a</bdi></a>" not in page
    assert 'href="/grown-ups">' in page  # where all of them are


def test_who_looks_after_several_schools_then_sees_that_of_the_class(place: SimpleNamespace) -> None:
    with writing(place.db) as db:
        oak = schools.add(db, "Oak", AT)
        schools.join(db, place.keller.id, oak.id, schools.OWNS)
        for number in range(MOST_BESIDE):
            classes.add_class(db, f"4 {number}", AT, school_id=oak.id)
    page = place.client.get(f"/grown-ups/classes/{place.room}").text
    assert "<bdi>3a</bdi></a>" in page
    assert "<bdi>4 0</bdi></a>" not in page


def test_whose_day_has_passed_is_found_as_it_is_shown(place: SimpleNamespace) -> None:
    """By one question to the database: of dates set and of usual ones, on the days around them."""
    with writing(place.db) as db:
        early = classes.add_class(db, "10a", "2024-08-31T23:59:59.999Z")
        late = classes.add_class(db, "2a", "2024-09-01T00:00:00.000Z")
        chosen = classes.add_class(db, "1a", "2024-01-01T00:00:00.000Z")
        retention.keep(db, chosen.id, datetime(2026, 1, 5, tzinfo=UTC).date())
    rooms = [early, late, chosen, *rights.classes_of(place.db, place.keller)]
    days = [(2024, 10, 30), (2024, 10, 31), (2025, 10, 30), (2025, 10, 31), (2026, 1, 5), (2026, 1, 6), (2028, 1, 1)]
    for day in days:
        today = datetime(*day, tzinfo=UTC).date()
        wanted = {one.id for one in rooms if retention.of_class(place.db, one.id).until < today}
        found = retention.passed(place.db, place.keller, today)
        assert {one.class_id for one in found} == wanted
        assert found == [retention.of_class(place.db, one.class_id or "") for one in found]
