"""What somebody without a passphrase can make grow has an end, for every table of the database."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from flask import Flask
from table.playing import Browser

from kidsq.store import budgets, child_locks, hands, inspection, throttles, times
from kidsq.store.database import writing
from kidsq.turns import log
from kidsq.web import create_app, setup

from .house import furnished
from .tablets import Child, Ledger

NOW = datetime(2026, 11, 20, 9, 0, tzinfo=UTC)

GROWS_BY = {
    "attempts": "plies, tries of one sum",
    "audit": "grown-ups; who signed in is forgotten",
    "child_keys": "learners",
    "claim_codes": "the command line",
    "class_groups": "grown-ups",
    "class_grown_ups": "grown-ups",
    "classes": "grown-ups, so many each",
    "device_learners": "so many players of a browser",
    "devices": "so many a day",
    "dismissed_needs": "grown-ups",
    "erased": "grown-ups",
    "estimates": "learners, skills",
    "games": "so many a day in a browser, so many browsers a day; those nobody begins are forgotten",
    "group_members": "grown-ups",
    "grown_ups": "links",
    "helps": "plies",
    "invitations": "grown-ups",
    "learners": "so many players of a browser, of a class",
    "lessons": "grown-ups",
    "parents": "links",
    "plies": "so many of a game",
    "questions": "plies",
    "raised_hands": "two of a tablet",
    "seats": "games",
    "sessions": "passphrases; old ones are forgotten",
    "settings": "learners, classes, fixed keys",
    "sittings": "children with their keys, while a lesson runs; old ones are forgotten",
    "tablets": "devices with a code of a lesson; unused ones are forgotten",
    "taps": "the last 25 of a child",
    "throttles": "the budget of guesses; forgiven ones are forgotten",
    "woken": "learners, queens",
}
"""Table -> what bounds it. A new table needs a line, and somebody who has thought about it."""


@pytest.fixture
def app(tmp_path: Path) -> Flask:
    app = create_app(tmp_path, clock=lambda: NOW, randomness=random.Random(3))
    app.config["WTF_CSRF_ENABLED"] = False
    return app


def test_somebody_has_thought_about_every_table(app: Flask) -> None:
    db = app.extensions["kidsq"].store.connection()
    assert inspection.columns(db).keys() == GROWS_BY.keys()


@pytest.mark.parametrize("path", ["/play", "/players"])
def test_new_browsers_have_a_budget(app: Flask, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "NEW_BROWSERS", 5)
    db, form = app.extensions["kidsq"].store.connection(), {"edition": "classic", "nickname": "Zoe", "face": "face-1"}
    answers = [app.test_client().post(path, data=form) for _ in range(8)]
    assert [answer.status_code for answer in answers] == [303] * 5 + [429] * 3
    assert "Please wait" in answers[-1].text
    assert db.execute("SELECT count(*) FROM devices").fetchone() == (5,)


def test_games_have_a_budget_in_each_browser(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "NEW_GAMES", 4)
    client = app.test_client()
    assert [client.post("/play", data={"edition": "classic"}).status_code for _ in range(6)] == [303] * 4 + [429] * 2
    assert app.test_client().post("/play", data={"edition": "classic"}).status_code == 303, "another browser may"


def test_the_budgets_come_back_with_the_day_and_bear_a_clock_set_back(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "NEW_BROWSERS", 1)
    app.test_client().post("/play", data={"edition": "classic"})
    db = app.extensions["kidsq"].store.connection()
    with pytest.raises(throttles.TooSoon):
        budgets.hold(db, "new", NOW)
    budgets.hold(db, "new", NOW + timedelta(days=1, seconds=1))
    budgets.hold(db, "new", NOW - timedelta(days=365))


def test_one_sum_is_not_tried_for_ever(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "TRIES_OF_ONE_SUM", 3)
    db, child = app.extensions["kidsq"].store.connection(), Child(app.test_client(), Ledger(), random.Random(8))  # type: ignore[arg-type]
    child.browser.open(edition="classic")
    while not (wrong := child._wrong_sum()):
        child.step()
    browser: Browser = child.browser
    said = [
        browser.client.post(f"{browser.url}/turn", data={"key": f"{n:032x}", "ply": browser.ply, "move": wrong})
        for n in range(6)
    ]
    assert [answer.status_code for answer in said][3:] == [429] * 3
    assert db.execute("SELECT count(*) FROM attempts WHERE task = 'own_sum' AND correct = 0").fetchone() == (3,)


def test_guesses_leave_no_rows_for_ever(app: Flask) -> None:
    db = app.extensions["kidsq"].store.connection()
    child_locks.take(db, "mira", "tablet", times.text(NOW))
    for number in range(40):
        throttles.take(db, [(f"browser:{number}", throttles.ONE_BROWSER)], NOW + timedelta(seconds=number))
    throttles.take(db, [("browser:late", throttles.ONE_BROWSER)], NOW + timedelta(days=2))
    kept = {row[0] for row in db.execute("SELECT name FROM throttles")}
    assert kept == {"child:mira", "child:mira:tablet", "browser:late"}, "a child's lock is for a grown-up to open"


def test_a_hand_that_waves_leaves_two_rows(tmp_path: Path) -> None:
    place = furnished(tmp_path)
    db = place.app.extensions["kidsq"].store.connection()
    class_id, learner = db.execute("SELECT class_id, id FROM learners WHERE class_id IS NOT NULL").fetchone()
    for number in range(20):
        with writing(db):
            hands.raise_hand(db, class_id, "tablet", learner if number % 2 else None, "forgot", times.text(NOW))
    assert db.execute("SELECT count(*) FROM raised_hands").fetchone()[0] <= 2
    assert len(hands.up_in(db, class_id)) == 1


def test_a_grown_up_has_room_for_so_many_classes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "MOST_CLASSES", 2)
    place = furnished(tmp_path)
    answer = place.browsers["grown_up"].post("/grown-ups/classes", data={"name": "2c"})
    assert answer.status_code == 303, answer.text
    refused = place.browsers["grown_up"].post("/grown-ups/classes", data={"name": "2d"})
    assert refused.status_code == 400
    assert "as many as there is room for" in refused.text
