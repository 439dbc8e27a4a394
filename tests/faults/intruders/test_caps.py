"""What somebody without a passphrase can make grow has an end, for every table of the database."""

from __future__ import annotations

import random
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import content
import pytest
import worlds
from flask import Flask
from flask.testing import FlaskClient
from play.playing import Browser
from store.conftest import new_game
from web.doors import Clock

from kidsq.play.games.sleeping_queens import uses
from kidsq.store.classroom import raised_hands
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import budgets, throttles
from kidsq.store.play import games
from kidsq.web.setup import setup

from ..house import furnished
from ..tablets import Child, Ledger

NOW = datetime(2026, 11, 20, 9, 0, tzinfo=UTC)

GROWS_BY = {
    "attempts": "plies, tries of one sum",
    "audit": "grown-ups; who signed in is forgotten",
    "child_keys": "learners",
    "child_tries": "learners, so many tries each",
    "claim_codes": "the command line",
    "class_groups": "grown-ups",
    "class_grown_ups": "grown-ups",
    "classes": "grown-ups, so many each",
    "device_learners": "so many players of a browser",
    "devices": "a rate of those that play, another of those that choose; the others make room",
    "dismissed_needs": "grown-ups",
    "erased": "grown-ups",
    "estimates": "learners, skills",
    "former_accounts": "grown-ups",
    "games": "so many a day in a browser, a rate of browsers; those nobody begins make room",
    "group_members": "grown-ups",
    "grown_ups": "links",
    "helps": "plies",
    "invitations": "grown-ups",
    "learners": "so many players of a browser, of a class",
    "lessons": "grown-ups",
    "parents": "links",
    "pauses": "grown-ups; old ones are forgotten",
    "plies": "so many of a game",
    "probe_sums": "probes, 25 each",
    "probes": "grown-ups, one waiting for each child",
    "proposals": "plies of a class's game, one of each of its children",
    "questions": "plies",
    "raised_hands": "two of a tablet",
    "rostered_children": "the command line",
    "rostered_classes": "the command line",
    "rostered_schools": "the command line",
    "rostered_teachers": "the command line",
    "rostered_teaching": "the command line",
    "school_grown_ups": "grown-ups",
    "schools": "the installation's owner, so many",
    "seats": "games",
    "sessions": "passphrases; old ones are forgotten",
    "settings": "learners, classes, a rate of browsers, fixed keys",
    "sittings": "children with their keys, while a lesson runs; old ones are forgotten",
    "surprises": "learners, a fixed list",
    "tablets": "devices with a code of a lesson; unused ones are forgotten",
    "sign_ons": "grown-ups",
    "taps": "the last 25 of a child",
    "trials": "grown-ups, one at a time in a class",
    "walls": "grown-ups, one at a time in a class",
    "throttles": "the budget of guesses; forgiven ones are forgotten",
    "woken": "learners, queens",
}
"""Table -> what bounds it. A new table needs a line, and somebody who has thought about it."""


@pytest.fixture
def clock() -> Clock:
    return Clock(NOW)


@pytest.fixture
def app(tmp_path: Path, clock: Clock) -> Flask:
    return worlds.opened(tmp_path, clock=clock, seed=3)


def test_somebody_has_thought_about_every_table(app: Flask) -> None:
    db = app.extensions["kidsq"].store.connection()
    assert db.columns().keys() == GROWS_BY.keys()


PLAY, PLAYER = {"edition": "classic"}, {"nickname": "Zoe", "face": "face-1"}


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation in which little is free at once, so that a test gets beyond it."""
    monkeypatch.setattr(budgets, "NEW_BROWSERS", throttles.Rate(free=5, a_second=10))
    monkeypatch.setattr(budgets, "UNBEGUN", 6)


def opened(app: Flask, **wanted: object) -> Child:
    """A browser without a cookie that opens a game as a guest."""
    child = Child(app.test_client(), Ledger(), random.Random(8))  # type: ignore[arg-type]
    child.browser.open(**(wanted or PLAY))
    return child


def playing(app: Flask) -> FlaskClient:
    """A browser without a cookie that opens a game and plays a move."""
    child = opened(app)
    while "key" not in child.last[1]:  # a friend may begin
        child.step()
    found: FlaskClient = child.browser.client
    return found


def played_by_script(db: Session, device: str, now: datetime) -> None:
    """As playing(), where the pages knock."""
    budgets.hold(db, device, now)
    new_game(db, device, device=device, at=times.text(now))
    with writing(db):
        budgets.count(db, device, now)
        games.append_ply(db, device, 0, 0, "discard 1", (), "key", times.text(now))


@pytest.mark.full
@pytest.mark.usefixtures("few")
def test_browsers_that_only_open_games_shut_nobody_out_and_make_room_again(app: Flask) -> None:
    db, playing_one = app.extensions["kidsq"].store.connection(), playing(app)
    begun = db.execute("SELECT id FROM games").fetchone()[0]
    assert {app.test_client().post("/play", data=PLAY).status_code for _ in range(100)} == {303}
    newest = opened(app).browser
    newest.client.post(f"{newest.url}/settings", data={"speed": "slow"})
    db.execute("UPDATE games SET created_at = ? WHERE id = ?", (times.text(NOW + timedelta(seconds=1)), newest.game_id))
    budgets.make_room(db)
    assert db.execute("SELECT count(*) FROM games").fetchone() == (7,)
    assert db.execute("SELECT count(*) FROM devices").fetchone() == (7,)
    for client, game in ((playing_one, begun), (newest.client, newest.game_id)):
        assert client.get(f"/table/{game}").status_code == 200, "begun games stay, and the latest of the others"


WITH_BOTS = {"edition": "first_night", "bots": ["bruno", "pippa", "dotti"]}


def counted(app: Flask) -> int:
    """How many new browsers have been counted."""
    rows = app.extensions["kidsq"].store.connection().execute("SELECT failures FROM throttles").fetchall()
    return sum(row[0] for row in rows)


@pytest.mark.usefixtures("few")
def test_a_new_browser_counts_with_its_own_first_move_whoever_begins(app: Flask) -> None:
    child = opened(app, **WITH_BOTS).browser
    while child.to_my_turn().ply == 0:
        child = opened(app, **WITH_BOTS).browser
    assert counted(app) == 0, "its friends alone have played"
    child.swap()
    assert counted(app) == 1
    child.to_my_turn().swap()
    assert counted(app) == 1


def test_games_that_bots_alone_have_begun_make_room(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "UNBEGUN", 0)
    db, child = app.extensions["kidsq"].store.connection(), opened(app, **WITH_BOTS).browser
    while child.to_my_turn().ply == 0:
        child = opened(app, **WITH_BOTS).browser
    kept = opened(app, **WITH_BOTS).browser
    kept.to_my_turn().swap()
    budgets.make_room(db)
    assert db.execute("SELECT id FROM games").fetchall() == [(kept.game_id,)]
    assert db.execute("SELECT DISTINCT game_id FROM plies").fetchall() == [(kept.game_id,)]


def test_a_browser_of_which_more_is_known_stays(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "UNBEGUN", 0)
    db, client = app.extensions["kidsq"].store.connection(), app.test_client()
    for form in (PLAY, {**PLAYER, "edition": ""}):
        client.post("/play" if form is PLAY else "/players", data=form)
    budgets.make_room(db)
    assert db.execute("SELECT count(*) FROM games").fetchone() == (0,)
    assert "Zoe" in client.get("/").text


@pytest.mark.full
@pytest.mark.parametrize("one_cookie", [True, False])
def test_room_is_made_without_anybody_asking(app: Flask, monkeypatch: pytest.MonkeyPatch, *, one_cookie: bool) -> None:
    monkeypatch.setattr(budgets, "UNBEGUN", 6)
    db, rng = app.extensions["kidsq"].store.connection(), random.Random(7)
    content.hurry(db)
    for number in range(1_500):
        device = "d" * 32 if one_cookie else f"{rng.getrandbits(128):032x}"
        budgets.hold(db, device, NOW)
        new_game(db, f"{number:032x}", device=device, at=times.text(NOW))
    assert db.execute("SELECT count(*) FROM games").fetchone()[0] < 1_000


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("path", ["/play", "/players"])
def test_new_browsers_that_play_have_a_rate_and_nobody_waits_longer_than_a_second(
    app: Flask, path: str, clock: Clock
) -> None:
    for _ in range(5):
        playing(app)
    knocking = app.test_client()
    refused = knocking.post(path, data=PLAY | PLAYER)
    assert (refused.status_code, refused.headers.get("Retry-After")) == (429, "1")
    assert "Please wait 1 second" in refused.text
    clock.now += timedelta(seconds=1)
    assert knocking.post(path, data=PLAY | PLAYER).status_code == 303


@pytest.mark.usefixtures("few")
def test_new_players_of_new_browsers_have_the_same_rate(app: Flask) -> None:
    answers = [app.test_client().post("/players", data=PLAYER).status_code for _ in range(3)]
    one = app.test_client()
    answers += [
        one.post("/players", data=PLAYER | {"face": f"face-{n}", "key": str(n)}).status_code for n in range(1, 6)
    ]
    assert answers == [303] * 5 + [429] * 3, "each counts, also in one browser, until somebody plays there"


@pytest.mark.usefixtures("few")
def test_a_sum_that_does_not_hold_counts_as_a_move(app: Flask) -> None:
    child = opened(app)
    while not (wrong := child._wrong_sum()):
        child = opened(app)
    turn = {"key": "1" * 32, "ply": 0, "move": wrong}
    child.browser.client.post(f"{child.browser.url}/turn", data=turn)
    db = app.extensions["kidsq"].store.connection()
    assert db.execute("SELECT failures FROM throttles").fetchall() == [(1,)]


@pytest.mark.usefixtures("few")
def test_guests_come_in_while_a_script_plays_a_move_as_one_new_browser_after_the_other(
    app: Flask, clock: Clock
) -> None:
    """Twenty-five of them a second: two and a half times what is free again."""
    db, rng, began, came_in = app.extensions["kidsq"].store.connection(), random.Random(5), clock.now, 0
    next_flood, next_try, guest, seconds = began, began + timedelta(seconds=10), app.test_client(), 0.0
    while came_in < 10:
        clock.now = min(next_flood, next_try)
        if clock.now == next_flood:
            with suppress(throttles.TooSoon):
                played_by_script(db, f"{rng.getrandbits(128):032x}", clock.now)
            next_flood += timedelta(seconds=rng.expovariate(25))
        else:
            if guest.post("/play", data=PLAY).status_code == 303:
                guest, came_in = app.test_client(), came_in + 1
            next_try += timedelta(seconds=1 + rng.random())
            seconds = (clock.now - began).total_seconds()
    assert seconds < 100, "ten guests, one after the other"


@pytest.mark.usefixtures("few")
def test_a_browser_that_has_played_never_waits_at_the_door(app: Flask) -> None:
    browsers = [playing(app) for _ in range(5)]
    assert app.test_client().post("/play", data=PLAY).status_code == 429
    assert browsers[-1].post("/play", data=PLAY).status_code == 303
    assert browsers[-1].post("/players", data=PLAYER).status_code == 303


def test_what_unknown_browsers_choose_has_a_rate(app: Flask, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "CHOICES", throttles.Rate(free=3, a_second=1))
    db, first = app.extensions["kidsq"].store.connection(), app.test_client()
    clients = [first, *(app.test_client() for _ in range(5))]
    answers = [client.post("/language", data={"language": "de", "back": "/"}).status_code for client in clients]
    assert answers == [303] * 3 + [429] * 3
    assert db.execute("SELECT count(*) FROM settings").fetchone() == (3,)
    assert first.post("/language", data={"language": "fr", "back": "/"}).status_code == 303, "it has a place already"
    clock.now += timedelta(seconds=1)
    assert clients[-1].post("/language", data={"language": "de", "back": "/"}).status_code == 303


def test_no_stranger_uses_up_what_children_and_players_choose(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "CHOICES", throttles.Rate(free=2, a_second=1))
    wanted = {"language": "de", "back": "/"}
    named, played = app.test_client(), playing(app)
    assert named.post("/players", data=PLAYER).status_code == 303
    strangers = [app.test_client().post("/language", data=wanted).status_code for _ in range(4)]
    assert strangers == [303] * 2 + [429] * 2
    assert [one.post("/language", data=wanted).status_code for one in (named, played)] == [303, 303]


def test_a_guests_choice_at_a_table_has_the_same_rate(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "CHOICES", throttles.Rate(free=2, a_second=1))
    tables = [opened(app).browser for _ in range(3)]
    answers = [one.client.post(f"{one.url}/settings", data={"speed": "slow"}).status_code for one in tables]
    assert [code < 400 for code in answers] == [True, True, False], answers
    again = tables[0].client.post(f"{tables[0].url}/settings", data={"speed": "normal"})
    assert again.status_code < 400, "it has a place already"


def test_games_have_a_budget_in_each_browser(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "NEW_GAMES", 4)
    client = app.test_client()
    assert [client.post("/play", data={"edition": "classic"}).status_code for _ in range(6)] == [303] * 4 + [429] * 2
    assert app.test_client().post("/play", data={"edition": "classic"}).status_code == 303, "another browser may"


@pytest.mark.usefixtures("few")
def test_the_budgets_bear_a_clock_set_back(app: Flask, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "NEW_GAMES", 1)
    here, *_others = [playing(app) for _ in range(5)]
    assert [client.post("/play", data=PLAY).status_code for client in (here, app.test_client())] == [429, 429]
    clock.now -= timedelta(days=365)
    assert [client.post("/play", data=PLAY).status_code for client in (here, app.test_client())] == [303, 303]


def test_one_sum_is_not_tried_for_ever(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uses, "TRIES_OF_ONE_SUM", 3)
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
    for number in range(40):
        throttles.take(db, [(f"browser:{number}", throttles.ONE_BROWSER)], NOW + timedelta(seconds=number))
    throttles.take(db, [("browser:late", throttles.ONE_BROWSER)], NOW + timedelta(days=2))
    kept = {row[0] for row in db.execute("SELECT name FROM throttles")}
    assert kept == {"browser:late"}


def test_a_hand_that_waves_leaves_two_rows(tmp_path: Path) -> None:
    place = furnished(tmp_path)
    db = place.app.extensions["kidsq"].store.connection()
    class_id, learner = db.execute("SELECT class_id, id FROM learners WHERE class_id IS NOT NULL").fetchone()
    for number in range(20):
        with writing(db):
            raised_hands.raise_hand(db, class_id, "tablet", learner if number % 2 else None, "forgot", times.text(NOW))
    assert db.execute("SELECT count(*) FROM raised_hands").fetchone()[0] <= 2
    assert len(raised_hands.up_in(db, class_id)) == 1


def test_a_grown_up_has_room_for_so_many_classes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "MOST_CLASSES", 2)
    place = furnished(tmp_path)
    answer = place.browsers["grown_up"].post("/grown-ups/classes", data={"name": "2c"})
    assert answer.status_code == 303, answer.text
    refused = place.browsers["grown_up"].post("/grown-ups/classes", data={"name": "2d"})
    assert refused.status_code == 400
    assert "as many as there is room for" in refused.text
