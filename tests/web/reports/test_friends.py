"""What a grown-up reads of the friends' strength on a child's page, and the switch."""

import json
import secrets
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
from worlds import claimed, db_of, put_game, signed_in, world

from kidsq.store.db.database import writing
from kidsq.store.people import people, settings
from kidsq.store.play import games

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


@pytest.fixture
def school(tmp_path):
    with world(tmp_path, clock=lambda: NOW) as app:
        db = db_of(app)
        yield SimpleNamespace(app=app, client=signed_in(app, claimed(db, NOW), NOW), db=db)


def a_child(school, won, friends=1):
    """A child that has won these games, alone with so many friends."""
    device = secrets.token_hex(16)
    with writing(school.db):
        child = people.add_learner(school.db, device, "Mira", "face-3", "2026-11-01T10:00:00.000Z")
        for number, one in enumerate(won):
            at, game_id = f"2026-11-02T09:{number:02}:00.000Z", secrets.token_hex(16)
            kept = json.dumps({"fit": {"step": 4, "met": {"0": 0.0}}})
            put_game(school.db, game_id, at, child.id, *["pippa"] * friends, device=device, settings_json=kept)
            games.finish(school.db, game_id, json.dumps({"result": {"winners": [0 if one else 1]}}), at)
    return child.id


def page(school, child):
    return " ".join(school.client.get(f"/grown-ups/children/{child}/games").text.split())


def test_a_grown_up_reads_the_step_and_why(school):
    text = page(school, a_child(school, [1, 0, 1, 1, 0, 1, 0, 1, 1, 0, 0, 1]))
    assert "Sleeping Queens, 2 at the table" in text
    assert "won lately: 6 of 10; the aim is 5 to 6 of 10" in text
    assert " of 10</b>" in text


def test_at_a_larger_table_fewer_wins_are_meant(school):
    text = page(school, a_child(school, [1, 0, 0], friends=3))
    assert "Sleeping Queens, 4 at the table" in text
    assert "won lately: 1 of 3; the aim is 3 to 4 of 10" in text


def test_nothing_is_said_of_who_has_not_played_with_them(school):
    assert "How well do they play" not in page(school, a_child(school, []))


def test_a_grown_up_switches_it_off_and_reads_so(school):
    child = a_child(school, [1, 1])
    assert "Switched off" not in page(school, child)
    form = school.client.get(f"/grown-ups/children/{child}/settings").text
    assert 'name="fitting"' in form
    answer = school.client.post(f"/grown-ups/children/{child}/rules", data={"fitting": "0"})
    assert answer.status_code == 303, answer.text[:300]
    assert settings.read(school.db, settings.of_learner(child))["fitting"] == "0"
    assert "Switched off" in page(school, child)


def test_a_child_reads_it_where_friends_are_chosen_and_no_step(school):
    home = school.app.test_client()
    text = " ".join(home.get("/ways").text.split())
    assert "They play about as well as you." in text
    fitting = text.count('class="volume of-1 fitting')
    assert fitting == 8, "not the first games, nor other decks of one that stands there"
    assert " of 10" not in text
