"""Nothing of a guest is forgotten when it takes a face: whatever can be a guest's is known here, and moves at once."""

from __future__ import annotations

import pytest
from flask import Flask

from kidsq.play import preferences
from kidsq.play.practice import record_attempt
from kidsq.store.db.database import writing
from kidsq.store.people import people, settings
from kidsq.store.play import attempts, estimates, tips_seen

from ..dealt import connection, play
from ..playing import Browser
from .test_guests import NEW, answer, device_of, newest, portraits, rows

MOVE = {"attempts", "questions", "seats", "taps"}
"""Tables in which a guest has rows, without a child's name; kidsq/store/play/guests.py gives them to the child."""
FOLLOW = {"estimates", "surprises", "woken"}
"""What is reckoned from those."""
NEVER_A_GUESTS = {
    "child_keys",
    "child_tries",
    "device_learners",
    "dismissed_needs",
    "former_accounts",
    "group_members",
    "invitations",
    "parents",
    "probe_sums",
    "probes",
    "rostered_children",
    "proposals",
    "raised_hands",
    "sittings",
}
"""What only somebody with a face can have."""
STAYS = {"language"}
"""Of a guest's choices what goes by the browser."""
ALL = [*sorted(MOVE | FOLLOW), "games", "learners", "settings"]


def of_no_child(app: Flask) -> dict[str, int]:
    """How many rows of each table are nobody's but the guest's."""
    nobodys = dict.fromkeys(MOVE, "coalesce(learner, '') = ''") | {"seats": "kind = 'guest'"}
    return {table: len(rows(app, f"SELECT 1 FROM {table} WHERE {whose}")) for table, whose in nobodys.items()}


def everything(app: Flask) -> dict[str, list[str]]:
    return {table: sorted(map(repr, rows(app, f"SELECT * FROM {table}"))) for table in ALL}


def a_rich_guest(app: Flask, child: Browser) -> str:
    """A guest that has something in every table, each choice made, and a tip seen; returns its game."""
    db, game = play(app, child, "guest", "king 3")
    chosen = {key: one.codes[-1] for key, one in preferences.CHOICES.items()}
    with writing(db):
        answered = "2026-11-20T12:00:00.000Z"
        db.execute(
            "INSERT INTO questions (key, game_id, ply, seat, task, presented_json, created_at, answered_at, answer)"
            " VALUES ('q', ?, 0, 0, 'help_bot', '{}', ?, ?, '5')",
            (game, answered, answered),
        )
        preferences.write(db, settings.of_device(device_of(app)), chosen)
        tips_seen.note(db, settings.of_device(device_of(app)), "aim")
        attempts.add_tap(db, device_of(app), None, 400)
    answer(app, game)
    return game


def test_every_table_that_could_hold_something_of_a_guest_is_known_here(app: Flask, child: Browser) -> None:
    """A new one needs a thought in kidsq/store/play/guests.py: whose are its rows when a guest takes a face?"""
    a_rich_guest(app, child)
    tables = connection(app).columns()
    assert {table for table, columns in tables.items() if "learner" in columns} == MOVE | FOLLOW | NEVER_A_GUESTS
    assert all(of_no_child(app).values()), of_no_child(app)
    kept = settings.read(connection(app), settings.of_device(device_of(app)))
    assert kept.keys() == {*preferences.CHOICES, tips_seen.KEY}


def test_all_of_it_is_the_childs_and_nothing_is_the_guests(app: Flask, child: Browser) -> None:
    game = a_rich_guest(app, child)
    child.client.post("/keep", data=NEW)
    mira = newest(app)
    assert set(of_no_child(app).values()) == {0}, of_no_child(app)
    assert rows(app, f"SELECT learner FROM seats WHERE game_id = '{game}' AND seat = 0") == [(mira,)]
    assert portraits(child.client, mira) == ["heart"]
    assert "add:2+3" in estimates.of_learner(connection(app), mira)
    own = settings.read(connection(app), settings.of_learner(mira))
    assert own.keys() >= {*preferences.CHOICES, tips_seen.KEY} - STAYS
    assert {key: own[key] for key in preferences.CHOICES if key not in STAYS} == {
        key: one.codes[-1] for key, one in preferences.CHOICES.items() if key not in STAYS
    }


@pytest.mark.parametrize("face", ["new", "known"])
def test_what_fails_half_way_has_given_nothing_and_can_be_tapped_again(
    app: Flask, child: Browser, monkeypatch: pytest.MonkeyPatch, face: str
) -> None:
    a_rich_guest(app, child)
    if face == "known":
        child.client.post("/players", data={"face": "face-9", "key": "x"})
    form = {"player": newest(app)} if face == "known" else NEW
    before = everything(app)

    class PulledOut(Exception):
        """As if the power went."""

    def dies(*_: object) -> None:
        raise PulledOut

    with monkeypatch.context() as patch:
        patch.setattr(record_attempt, "learn_anew", dies)
        with pytest.raises(PulledOut):
            child.client.post("/keep", data=form)
    assert everything(app) == before
    child.client.post("/keep", data=form)
    assert len(people.all_learners(connection(app))) == 1
    assert portraits(child.client, newest(app)) == ["heart"]
