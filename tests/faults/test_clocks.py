"""A clock that is set back a year or jumps two days ahead: no order breaks, nothing stays open, nothing is lost."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import content
import pytest
from flask import Flask
from store.conftest import new_game

from kidsq.classroom import restrictions
from kidsq.maintenance import estimates
from kidsq.store.classroom import classes, lessons, sittings
from kidsq.store.db import live, times
from kidsq.store.db.database import writing
from kidsq.store.db.session import Store
from kidsq.store.people import adults, child_keys, invitations, people, settings, throttles
from kidsq.store.play import attempts, games
from kidsq.web import create_app

from .tablets import Child, Ledger

MORNING = datetime(2026, 11, 20, 9, 0, tzinfo=UTC)
BACK, AHEAD = timedelta(days=-365), timedelta(days=2)
JUMPS = pytest.mark.parametrize("jump", [BACK, AHEAD], ids=["back", "ahead"])


@dataclass
class Clock:
    now: datetime = MORNING

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=4)
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def app(tmp_path: Path, clock: Clock) -> Flask:
    app = create_app(tmp_path, clock=clock, randomness=random.Random(3))
    app.config["WTF_CSRF_ENABLED"] = False
    return app


@JUMPS
def test_play_goes_on_and_the_log_agrees(app: Flask, clock: Clock, jump: timedelta, tmp_path: Path) -> None:
    db, client, ledger = app.extensions["kidsq"].store.connection(), app.test_client(), Ledger()
    client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    mira = db.execute("SELECT id FROM learners").fetchone()[0]
    child = Child(client, ledger, random.Random(8))  # type: ignore[arg-type]
    for there, back in ((jump, -jump), (timedelta(), timedelta())):
        child.browser.open(edition="first_night", players=mira)
        ledger.games.add(child.browser.game_id)
        for moved in (there, back):
            for _ in range(15):
                if child.browser.phase == "over":
                    child.browser.open(edition="first_night", players=mira)
                child.step()
            clock.now += moved
    assert child.faults == []
    assert content.faults(db) == []
    assert estimates.faults(db) == []
    ledger.held_against(tmp_path)


@pytest.mark.parametrize("wrong", [timedelta(days=800), timedelta(days=-800)], ids=["ahead", "back"])
@pytest.mark.parametrize("right_first", [True, False], ids=["then wrong", "then right"])
def test_a_browser_stays_itself_whatever_the_day(
    app: Flask, clock: Clock, monkeypatch: pytest.MonkeyPatch, wrong: timedelta, right_first: bool
) -> None:
    """A cookie signed two years ago or in two years: the open game, the player and the class's tablet stay its own."""
    signing, client = time.time, app.test_client()

    def jump(moved: timedelta) -> None:
        clock.now = MORNING + moved
        monkeypatch.setattr(time, "time", lambda: signing() + moved.total_seconds())

    before, then = (timedelta(), wrong) if right_first else (wrong, timedelta())
    jump(before)
    client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    table = client.post("/play", data={"edition": "first_night"}).headers["Location"]
    tablet, db = app.test_client(), app.extensions["kidsq"].store.connection()
    with writing(db):
        room = classes.add_class(db, "2b", times.text(clock.now))
        code = lessons.begin(db, room.id, clock.now).code
    assert tablet.post("/c", data={"code": code}).headers["Location"] == "/class"
    for moved in (then, before):
        jump(moved)
        assert client.get(table).status_code == 200
        assert "Mira" in client.get("/").text
        assert tablet.get("/").headers["Location"] == "/class", "and nothing leads out of the class"


@pytest.mark.parametrize("years", [-2, 2])
def test_a_grown_ups_session_ends_by_the_server_whatever_the_cookie_says(
    app: Flask, clock: Clock, monkeypatch: pytest.MonkeyPatch, years: int
) -> None:
    db, client = app.extensions["kidsq"].store.connection(), app.test_client()
    code = adults.new_claim_code(db, clock.now)
    client.post("/grown-ups/claim", data={"code": code, "name": "Ms Keller", "passphrase": "quiet green lake"})
    assert client.get("/grown-ups/account").status_code == 200
    clock.now += timedelta(days=365 * years)
    assert client.get("/grown-ups/account").status_code == 303
    clock.now += timedelta(days=-365 * years) + timedelta(hours=13)
    assert client.get("/grown-ups/account").status_code == 303


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return live.open_store(tmp_path)


@JUMPS
def test_what_ends_with_time_is_over(store: Store, jump: timedelta) -> None:
    """A year longer on the window-sill is no half hour: sessions, links, lessons, seats."""
    db, now, then = store.connection(), MORNING, MORNING + jump
    at = times.text(now)
    owner = adults.claim(db, adults.new_claim_code(db, now), "Ms Keller", "quiet green lake", now)
    code = adults.new_claim_code(db, now)  # later, for a claim ends those that were open
    token = adults.open_session(db, owner, "desk", now)
    with writing(db):
        room = classes.add_class(db, "2b", at)
        mira = people.add_learner(db, "desk", "Mira", "face-3", at)
        classes.put_into_class(db, mira.id, room.id)
        child_keys.new_keys(db, mira.id, at)
        lesson = lessons.begin(db, room.id, now)
        sittings.join(db, "tablet", room.id, at, at)
        sittings.sit_down(db, "tablet", room.id, mira.id, at)
    link = invitations.invite_teacher(db, owner, room.id, now)
    for moment_, open_ in ((now, True), (then, False)):
        assert adults.claim_code_is_open(db, code, moment_) is open_
        assert (adults.of_session(db, token, moment_) is not None) is open_
        assert bool(adults.sessions_of(db, owner.id, "desk", moment_)) is open_
        assert (lessons.of_code(db, lesson.code, moment_) is not None) is open_
        assert lessons.any_open(db, moment_) is open_
        assert bool(sittings.sitting_at(db, "tablet", moment_)) is open_
        assert (invitations.open_invitation(db, link, moment_) is not None) is (open_ or jump == AHEAD)
    with writing(db):
        again = lessons.begin(db, room.id, then)
        sittings.sit_down(db, "tablet", room.id, mira.id, times.text(then))
    assert lessons.open_lesson(db, room.id, then) == again
    assert lessons.latest(db, room.id) == again
    assert len(sittings.sitting_at(db, "tablet", then)) == 1
    sittings.seen(db, sittings.sitting_at(db, "tablet", then), then + timedelta(minutes=20))
    assert len(sittings.sitting_at(db, "tablet", then + timedelta(minutes=45))) == 1


def test_whoever_guesses_waits_by_the_clock_of_today(store: Store) -> None:
    """Set back, the last try lies ahead: without a rule for that, everybody would wait for a year."""
    db, counters = store.connection(), [("code", throttles.CODE_IN_BROWSER)]
    for _ in range(throttles.CODE_IN_BROWSER.free):
        throttles.take(db, counters, MORNING)
    with pytest.raises(throttles.TooSoon):
        throttles.take(db, counters, MORNING)
    throttles.take(db, counters, MORNING + BACK)  # one try
    with pytest.raises(throttles.TooSoon) as told:
        throttles.take(db, counters, MORNING + BACK)
    throttles.take(db, counters, MORNING + BACK + timedelta(seconds=told.value.seconds))
    with pytest.raises(throttles.TooSoon):
        throttles.take(db, counters, MORNING + BACK)  # by another thread, whose clock reads a little earlier


@JUMPS
def test_the_games_played_last_stay_on_the_list(store: Store, jump: timedelta) -> None:
    db = store.connection()
    for moment_, name in ((MORNING, "a"), (MORNING + jump, "b")):
        for number in range(games.OPEN_GAMES):
            new_game(db, f"{name}{number:031d}", at=times.text(moment_ + timedelta(minutes=number)))
    assert {game.id[0] for game in games.open_games(db, "d" * 32)} == {"b"}


@JUMPS
def test_a_childs_minutes_are_those_of_today(app: Flask, clock: Clock, jump: timedelta) -> None:
    db, client = app.extensions["kidsq"].store.connection(), app.test_client()
    client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    mira = db.execute("SELECT id FROM learners").fetchone()[0]
    child = Child(client, Ledger(), random.Random(8))  # type: ignore[arg-type]
    child.browser.open(edition="classic", players=mira)
    for _ in range(30):
        child.step()
        clock.now += timedelta(minutes=1)
    with writing(db):
        settings.write(db, settings.of_learner(mira), "minutes", "10")
    assert restrictions.has_played_enough(db, mira, times.text(clock.now))
    clock.now += jump
    assert not restrictions.has_played_enough(db, mira, times.text(clock.now))
    child.step()
    assert not restrictions.has_played_enough(db, mira, times.text(clock.now + timedelta(seconds=1)))


@JUMPS
def test_the_owl_remembers_what_was_answered_last(app: Flask, clock: Clock, jump: timedelta) -> None:
    db, client = app.extensions["kidsq"].store.connection(), app.test_client()
    client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    mira = db.execute("SELECT id FROM learners").fetchone()[0]
    child = Child(client, Ledger(), random.Random(8))  # type: ignore[arg-type]
    child.browser.open(edition="classic", players=mira)

    def judged() -> int:
        return db.execute("SELECT count(*) FROM attempts WHERE correct IS NOT NULL").fetchone()[0]

    for there in (timedelta(), jump):
        clock.now, before = clock.now + there, judged()
        while judged() == before:
            child.step()
    last = db.execute("SELECT attempt_id FROM attempts WHERE correct IS NOT NULL ORDER BY seq DESC LIMIT 1").fetchone()[
        0
    ]
    found, _ = attempts.latest_judged(db, mira, child.browser.game_id, ("none",), times.text(clock.now))
    assert found is not None
    assert found.attempt_id == last
