"""Where days begin, also when clocks change."""

from __future__ import annotations

import time
from datetime import date

import pytest
from worlds import put_game

from kidsq.classroom import restrictions
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.people import people, settings
from kidsq.store.play import games

from .conftest import AT


@pytest.fixture
def in_berlin(monkeypatch):
    with monkeypatch.context() as place:
        place.setenv("TZ", "Europe/Berlin")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.parametrize(
    ("day", "begins"),
    [
        ("2026-03-28", "2026-03-27T23:00:00.000Z"),
        ("2026-03-29", "2026-03-28T23:00:00.000Z"),
        ("2026-03-30", "2026-03-29T22:00:00.000Z"),
        ("2026-10-25", "2026-10-24T22:00:00.000Z"),
        ("2026-10-26", "2026-10-25T23:00:00.000Z"),
    ],
)
def test_a_day_begins_at_midnight_of_this_place(in_berlin, day, begins):
    assert times.midnight(date.fromisoformat(day)) == begins


def test_the_minutes_of_a_day_begin_at_its_midnight_when_clocks_change(in_berlin, db):
    """From 22:30 UTC on it is the 29th at home only after another half hour."""
    with writing(db):
        mira = people.add_learner(db, "tablet", "Mira", "face-1", AT).id
        settings.write(db, settings.of_learner(mira), "minutes", "10")
        put_game(db, "g", AT, mira, device="tablet")
        for ply in range(11):
            games.append_ply(db, "g", ply, 0, "discard 2", (), f"key-{ply}", f"2026-03-28T22:{30 + ply}:00.000Z")
    assert restrictions.has_played_enough(db, mira, "2026-03-28T22:50:00.000Z")
    assert not restrictions.has_played_enough(db, mira, "2026-03-29T08:00:00.000Z")
