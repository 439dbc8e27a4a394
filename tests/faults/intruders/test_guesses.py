"""Guesses at each secret: few are looked at, also after a restart, and those who know theirs come in."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import content
import pytest
from flask import Flask
from flask.testing import FlaskClient
from scale import SOAK, few

from kidsq.store.classroom import classes, lessons
from kidsq.store.db import times
from kidsq.store.db.codes import LENGTH, LETTERS
from kidsq.store.db.database import writing
from kidsq.store.people import adults, child_keys, child_locks, invitations, passphrases, people, rights, throttles
from kidsq.web import create_app

GUESSES = 1_000 if SOAK == 1 else 10_000
BY_PAGE = min(GUESSES, 60 * SOAK**2)
"""So many of them go through the page and its form; the rest knock where that form does."""
CHILDREN = 30
PASSPHRASE = "seven blue sheep"
BORN = datetime(2026, 11, 20, 8, tzinfo=UTC)
FURNISHED = times.text(BORN + timedelta(milliseconds=1))


@dataclass
class School:
    """One installation with a class of thirty in its lesson, a teacher who was in at her own browser, and a clock."""

    folder: Path
    now: datetime = BORN
    app: Flask = None  # type: ignore[assignment]

    def open(self) -> Flask:
        """One more kidsq on the same folder: a second process, or the same one started anew."""
        app = create_app(self.folder, testing=True, clock=lambda: self.now)
        app.config["WTF_CSRF_ENABLED"] = False
        content.hurry(app.extensions["kidsq"].store.connection())
        return app

    def furnish(self) -> School:
        self.app = self.open()
        db, at = self.db, times.text(self.now)
        with writing(db):
            room = self.room = classes.add_class(db, "2b", at)
            self.children = [people.add_learner(db, "desk", f"Kid {n}", "face-3", at).id for n in range(CHILDREN)]
            for child in self.children:
                classes.put_into_class(db, child, room.id)
                child_keys.new_keys(db, child, at)
            self.code = lessons.begin(db, room.id, self.now).code
            self.teacher = adults.add_account(db, "Ms Keller", passphrases.hashed(PASSPHRASE), rights.TEACHER, at)
            rights.give_class(db, self.teacher.id, room.id)
            self.owner = adults.add_account(db, "Mr Baum", passphrases.hashed(PASSPHRASE), rights.OWNER, at)
        self.own = self.app.test_client()
        assert self.sign_in(self.own).status_code == 303
        self.tablets = [self.app.test_client() for _ in range(CHILDREN)]
        for tablet in self.tablets:
            assert tablet.post("/c", data={"code": self.code}).status_code == 303
        self.db.execute("UPDATE tablets SET joined_at = ?", (FURNISHED,))  # those of later tests are told from them
        return self

    @property
    def db(self) -> Any:
        return self.app.extensions["kidsq"].store.connection()

    def sign_in(self, client: FlaskClient, passphrase: str = PASSPHRASE) -> Any:
        return client.post("/grown-ups/sign-in", data={"name": "Ms Keller", "passphrase": passphrase})

    def keys(self, number: int) -> child_keys.Keys:
        found = child_keys.keys_of(self.db, self.children[number])
        assert found is not None
        return found


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    made = School(tmp_path_factory.mktemp("guesses")).furnish()
    yield made
    made.app.extensions["kidsq"].store.close_all()


@pytest.fixture
def school(furnished: School) -> School:
    """The school, at which nobody has guessed yet."""
    furnished.now = BORN
    furnished.db.execute("DELETE FROM tablets WHERE joined_at <> ?", (FURNISHED,))
    for table in ("throttles", "child_tries"):
        furnished.db.execute(f"DELETE FROM {table}")
    return furnished


# -- the secrets ------------------------------------------------------------------------------------------------------

Knock = Callable[[School, Any, str, str], None]
Page = Callable[[School, FlaskClient, str], Any]


@dataclass(frozen=True)
class Secret:
    """knock: one wrong guess where the form of the page knocks. page: the same through the page.

    eye: the function that truly compares. one, many: how many are compared at most of GUESSES in one moment, from
    one browser and from as many as one likes. a_day: of those who wait as long as they are told, for a day.
    values: how many there are. chance: to hit within a day, at most.
    """

    knock: Knock
    page: Page
    eye: tuple[Any, str]
    one: int
    many: int
    a_day: int
    values: int
    chance: float


def of_child(db: Any, school: School, device: str, **said: Any) -> None:
    if child_locks.take(db, school.children[0], device, times.text(school.now)):
        assert not child_keys.matches(db, school.children[0], **said)


def wrong(school: School) -> tuple[str, ...]:
    return school.keys(0).pictures[::-1]


def at_class(client: FlaskClient, school: School, **said: str) -> Any:
    client.post("/c", data={"code": school.code})
    return client.post(f"/class/me/{school.children[0]}", data=said)


SECRETS = {
    "the code of a class": Secret(
        lambda school, db, device, guess: lessons.enter(db, guess, device, school.now) and None,
        lambda school, client, guess: client.post("/c", data={"code": guess}),
        (lessons, "of_code"),
        one=8,
        many=200,
        a_day=200 + 10 * 86_400,
        values=len(lessons.CODE_LETTERS) ** lessons.CODE_LENGTH,
        chance=1e-3,
    ),
    "three pictures": Secret(
        lambda school, db, device, guess: of_child(db, school, device, pictures=wrong(school)),
        lambda school, client, guess: at_class(
            client, school, so_far=",".join(wrong(school)[:2]), picture=wrong(school)[2]
        ),
        (child_keys, "matches"),
        one=10,
        many=20,
        a_day=20,
        values=12 * 11 * 10,
        chance=0.016,
    ),
    "the number on a card": Secret(
        lambda school, db, device, guess: of_child(db, school, device, number="1111"),
        lambda school, client, guess: at_class(client, school, number="1111"),
        (child_keys, "matches"),
        one=10,
        many=20,
        a_day=20,
        values=len(child_keys._NUMBERS),
        chance=0.0024,
    ),
    "a passphrase": Secret(
        lambda school, db, device, guess: adults.sign_in(db, "Ms Keller", guess, device, school.now) and None,
        lambda school, client, guess: school.sign_in(client, guess),
        (passphrases, "matches"),
        one=5,
        many=10,
        a_day=45,
        values=10**6,  # somebody who takes one of the first million that leak is hit first by a list of them
        chance=5e-5,
    ),
    "an account that is not there": Secret(
        lambda school, db, device, guess: adults.sign_in(db, guess, guess, device, school.now) and None,
        lambda school, client, guess: client.post("/grown-ups/sign-in", data={"name": guess, "passphrase": guess}),
        (passphrases, "matches"),
        one=5,
        many=100,
        a_day=210,
        values=10**6,
        chance=3e-4,
    ),
}

LONG = len(LETTERS) ** LENGTH


@dataclass(frozen=True)
class Link:
    """A link with a long code. make: somebody gives one. page: of its form, below /grown-ups."""

    make: Callable[[School], str]
    page: str
    knock: Callable[[School, str], object]


LINKS = {
    "a link to claim": Link(
        lambda school: adults.new_claim_code(school.db, school.now),
        "claim",
        lambda school, guess: adults.claim(school.db, guess, "Eve", PASSPHRASE, school.now),
    ),
    "an invitation": Link(
        lambda school: invitations.invite_teacher(school.db, school.owner, school.room.id, school.now),
        "invited",
        lambda school, guess: invitations.accept_with_new_account(school.db, guess, "Eve", PASSPHRASE, school.now),
    ),
}

REFUSED = (lessons.WrongCode, adults.WrongPassphrase, adults.BadCode, throttles.TooSoon)


class Eye:
    """Counts how often a function is asked, and asks it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
        self.seen = 0
        inner = getattr(*secret.eye)

        def counting(*args: Any, **named: Any) -> Any:
            self.seen += 1
            return inner(*args, **named)

        monkeypatch.setattr(*secret.eye, counting)


def guess_at_once(
    school: School, secret: Secret, apps: list[Flask], *, fresh: bool, guesses: int = GUESSES, pages: int = BY_PAGE
) -> None:
    """So many wrong guesses in one moment, in turn at each of these processes; fresh: the cookie is thrown away."""
    names, kept = (f"guess{number}" for number in count()), apps[0].test_client()
    for number in range(pages):
        client = apps[number % len(apps)].test_client() if fresh else kept
        assert secret.page(school, client, next(names)).status_code in (400, 429)
    stores = [app.extensions["kidsq"].store for app in apps]
    for number in range(guesses - pages):
        device = f"{number:032x}" if fresh else "d" * 32
        with suppress(*REFUSED):
            secret.knock(school, stores[number % len(stores)].connection(), device, next(names))


# -- the tests --------------------------------------------------------------------------------------------------------


@pytest.mark.full
@pytest.mark.parametrize("name", SECRETS)
def test_guesses_from_as_many_browsers_are_capped_also_after_a_restart(
    school: School, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    secret = SECRETS[name]
    eye = Eye(monkeypatch, secret)
    second = school.open()
    try:
        guess_at_once(school, secret, [school.app, second], fresh=True)
        assert secret.many - 1 <= eye.seen <= secret.many
        before, anew = eye.seen, school.open()
        guess_at_once(school, secret, [anew], fresh=True, guesses=200, pages=0)
        assert eye.seen == before
        anew.extensions["kidsq"].store.close_all()
    finally:
        second.extensions["kidsq"].store.close_all()


@pytest.mark.full
@pytest.mark.parametrize("name", SECRETS)
def test_guesses_from_one_browser_are_capped(school: School, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    secret = SECRETS[name]
    eye = Eye(monkeypatch, secret)
    guess_at_once(school, secret, [school.app], fresh=False, pages=0)
    assert eye.seen == secret.one


@pytest.mark.full
@pytest.mark.parametrize("name", SECRETS)
def test_who_waits_as_told_for_a_day_hits_hardly_ever(
    school: School, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The best that somebody can do who throws the cookie away each time."""
    secret = SECRETS[name]
    eye, end = Eye(monkeypatch, secret), school.now + timedelta(days=1)
    for number in range(GUESSES):
        try:
            secret.knock(school, school.db, f"{number:032x}", f"guess{number}")
        except throttles.TooSoon as trouble:
            school.now += timedelta(seconds=trouble.seconds)
            if school.now >= end:
                break
        except REFUSED:
            pass
    assert eye.seen <= secret.a_day
    assert secret.a_day / secret.values <= secret.chance


@pytest.mark.full
def test_meanwhile_thirty_children_behind_one_address_and_their_teacher_come_in(school: School) -> None:
    """While every one of these secrets is guessed at, except the child's whose pictures are."""
    for secret in SECRETS.values():
        guess_at_once(school, secret, [school.app], fresh=True, guesses=300, pages=0)
    for number, tablet in enumerate(school.tablets[1:], 1):
        keys = school.keys(number)
        said = {"so_far": ",".join(keys.pictures[:2]), "picture": keys.pictures[2]} if number % 2 else None
        answer = tablet.post(f"/class/me/{school.children[number]}", data=said or {"number": keys.number})
        assert (answer.status_code, answer.headers["Location"]) == (303, "/class")
    assert school.tablets[0].post(f"/class/me/{school.children[0]}", data={"number": "1234"}).status_code == 429
    school.own.post("/grown-ups/sign-out")
    assert school.sign_in(school.own).status_code == 303
    with writing(school.db):
        child_locks.unlock(school.db, school.children[0])
    number = school.keys(0).number
    assert school.tablets[0].post(f"/class/me/{school.children[0]}", data={"number": number}).status_code == 303


def test_a_childs_own_right_sign_in_gives_nobody_else_new_guesses(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes in each morning, at times at the second try; at another tablet somebody guesses all day."""
    own, other, mine = school.tablets[1], school.tablets[2], f"/class/me/{school.children[0]}"
    eye, number = Eye(monkeypatch, SECRETS["the number on a card"]), school.keys(0).number
    guessed = 0
    for _ in range(3):
        assert own.post(mine, data={"number": "1234"}).status_code == 400
        assert own.post(mine, data={"number": number}).status_code == 303
        before = eye.seen
        for _ in range(8):
            other.post(mine, data={"number": "1111"})
        guessed += eye.seen - before
    assert guessed == child_locks.TRIES_HERE
    assert own.post(mine, data={"number": number}).status_code == 303


def test_thirty_new_tablets_come_in_by_the_picture_while_somebody_guesses_codes(school: School) -> None:
    secret, lesson = SECRETS["the code of a class"], lessons.of_code(school.db, school.code, school.now)
    assert lesson is not None
    guess_at_once(school, secret, [school.app], fresh=True, guesses=300, pages=0)
    assert school.app.test_client().post("/c", data={"code": school.code}).status_code == 429
    held_up = lessons.long_code(lesson)
    for _ in range(CHILDREN):
        assert school.app.test_client().post("/c", data={"code": held_up}).status_code == 303
    for wrong_one in (held_up[:-1], held_up[:-1] + "!", "zzzzzz" + held_up[6:], held_up[::-1]):
        assert school.app.test_client().post("/c", data={"code": wrong_one}).status_code == 429


def test_thirty_new_tablets_behind_one_address_come_in_though_each_third_mistypes(school: School) -> None:
    for number in range(CHILDREN):
        tablet = school.app.test_client()
        for _ in range(3 if number % 3 == 0 else 0):
            assert tablet.post("/c", data={"code": "zzzzzz"}).status_code == 400
        assert tablet.post("/c", data={"code": school.code}).status_code == 303


@pytest.mark.parametrize("a_second", [4, 25])
def test_ten_tablets_come_in_within_half_a_minute_while_one_device_guesses_codes(school: School, a_second: int) -> None:
    """It spends what is free at once, and goes on as fast as that, each time as a browser that nobody has seen."""
    guess_at_once(school, SECRETS["the code of a class"], [school.app], fresh=True, guesses=201, pages=29)
    rng, began, device = random.Random(5), school.now, count(1_000)
    tablets = [school.app.test_client() for _ in range(10)]
    next_guess, next_try = began, dict.fromkeys(range(10), began)
    while next_try and school.now - began < timedelta(seconds=30):
        school.now = min(next_guess, *next_try.values())
        if school.now == next_guess:
            with suppress(*REFUSED):
                lessons.enter(school.db, "zzzzzz", f"{next(device):032x}", school.now)
            next_guess += timedelta(seconds=rng.expovariate(a_second))
        for number in [one for one, then in next_try.items() if then == school.now]:
            answer = tablets[number].post("/c", data={"code": school.code})
            if answer.status_code == 303:
                del next_try[number]
            else:
                assert f'value="{school.code}"' in answer.text, "the code need not be typed again"
                assert "load delay:1s" in answer.text, "and is sent again by itself"
                next_try[number] += timedelta(seconds=int(answer.headers["Retry-After"]) + rng.random())
    assert next_try == {}


@pytest.mark.full
def test_guesses_at_codes_of_classes_have_a_rate_over_the_installation(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five minutes of fifty a second; and what a whole school day of it comes to."""
    eye, rate, seconds = Eye(monkeypatch, SECRETS["the code of a class"]), throttles.CODES, 300
    for number in range(seconds * 50):
        school.now = BORN + timedelta(milliseconds=number * 20)
        with suppress(*REFUSED):
            lessons.enter(school.db, f"guess{number}", f"{number:032x}", school.now)
    most = rate.free + rate.a_second * seconds
    assert most * 0.98 < eye.seen <= most
    a_day = rate.free + rate.a_second * lessons.LONGEST.total_seconds()
    assert a_day / len(lessons.CODE_LETTERS) ** lessons.CODE_LENGTH < 0.000_33


@pytest.mark.parametrize("name", LINKS)
def test_a_thousand_wrong_links_keep_no_right_one_out(school: School, name: str) -> None:
    link = LINKS[name]
    code = link.make(school)
    for number in range(1_000):
        with pytest.raises(REFUSED):
            link.knock(school, f"guess{number}")

    def sent(typed: str) -> int:
        new = {"code": typed, "name": name, "passphrase": PASSPHRASE}
        return school.app.test_client().post(f"/grown-ups/{link.page}", data=new).status_code

    assert (sent(code[:-1]), sent(code), sent(code)) == (429, 303, 400), "a wrong one waits, a right one comes in once"
    assert 10**12 / LONG < 1e-30, "a thousand guesses in each moment of thirty years"


@pytest.mark.parametrize("name", few(SECRETS, "the code of a class"))
def test_without_the_throttle_all_are_looked_at(school: School, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """So that the tests above can fail."""
    monkeypatch.setattr(throttles, "_require_patience", lambda db, counters, now: None)
    monkeypatch.setattr(child_locks, "lock_of", lambda db, learner, device, at: None)
    secret = SECRETS[name]
    eye = Eye(monkeypatch, secret)
    guess_at_once(school, secret, [school.app], fresh=True, guesses=secret.many + 50, pages=0)
    assert eye.seen == secret.many + 50
