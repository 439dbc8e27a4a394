"""What is heard at a table: sounds, reading aloud and music, and one tap that makes all of it quiet."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from flask import Flask

from kidsq.play import preferences
from kidsq.store.classroom import classes
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.people import people, settings

GUEST = settings.of_device("d" * 32)
NOW = times.text(datetime(2026, 11, 20, tzinfo=UTC))


@pytest.fixture
def db(app: Flask) -> sqlite3.Connection:
    return app.extensions["kidsq"].store.connection()


def choose(db: sqlite3.Connection, scope: str, **wanted: str) -> set[str]:
    """What is heard after a tap, as a table would keep it."""
    with writing(db):
        preferences.write(db, scope, preferences.changes(db, scope, wanted))
    return heard(db, scope)


def heard(db: sqlite3.Connection, scope: str) -> set[str]:
    now = preferences.in_force(db, scope)
    return {key for key in preferences.HEARD if now[key] == "1"}


def test_a_new_guest_hears_everything_and_quiet_brings_back_what_was_chosen(db: sqlite3.Connection) -> None:
    assert heard(db, GUEST) == {"sound", "reading", "music"}
    assert choose(db, GUEST, music="0") == {"sound", "reading"}
    assert choose(db, GUEST, hush="1") == set()
    assert choose(db, GUEST, hush="0") == {"sound", "reading"}


def test_who_turns_one_thing_on_while_it_is_quiet_hears_just_that(db: sqlite3.Connection) -> None:
    choose(db, GUEST, hush="1")
    gear = {"sound": "0", "reading": "0", "music": "0", "theme": "calm"}
    assert choose(db, GUEST, **gear) == set()
    assert choose(db, GUEST, **{**gear, "sound": "1"}) == {"sound"}


def test_a_class_is_quiet_one_tap_lets_a_child_hear_and_what_an_adult_fixed_stays(db: sqlite3.Connection) -> None:
    with writing(db):
        mira = people.add_learner(db, "desk", "Mira", people.FACES[0], NOW)
        classes.put_into_class(db, mira.id, classes.add_class(db, "2b", NOW).id)
    scope = settings.of_learner(mira.id)
    assert heard(db, scope) == set()
    assert choose(db, scope, hush="0") == {"sound", "reading", "music"}
    with writing(db):
        preferences.pin(db, scope, {"reading": "1", "music": "0"}, locked=("reading", "music"))
    assert choose(db, scope, hush="1") == {"reading"}
    assert choose(db, scope, hush="0") == {"sound", "reading"}
