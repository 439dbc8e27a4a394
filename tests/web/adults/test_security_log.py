"""The security log says what was tried, and nothing that was typed; what reaches far asks for the passphrase again."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import worlds
from flask import Flask
from flask.testing import FlaskClient
from worlds import BROWSER

from kidsq.cli import main
from kidsq.server.logs import Objects
from kidsq.store.db import live
from kidsq.store.db.database import writing
from kidsq.store.db.times import text
from kidsq.store.people import adults, audit, passphrases, people
from kidsq.web import create_app

from ..doors import Clock, add_doors

PASSPHRASE = "sieben blaue Schafe"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def app(tmp_path: Path, clock: Clock) -> Iterator[Flask]:
    app = create_app(tmp_path / "data", testing=True, clock=clock)
    app.config.update(WTF_CSRF_ENABLED=False, PROPAGATE_EXCEPTIONS=False)
    add_doors(app)
    db = app.extensions["kidsq"].store.connection()
    anna = adults.claim(db, adults.new_claim_code(db, clock.now), "Anna", PASSPHRASE, clock.now)
    with writing(db):
        adults.add_account(db, "Bo", passphrases.hashed(PASSPHRASE), "teacher", text(clock.now))
        people.add_learner(db, BROWSER, "Mira", "face-3", text(clock.now))
    app.extensions["anna"] = anna
    yield app
    app.extensions["kidsq"].store.close_all()


def signed_in(app: Flask, clock: Clock, device: str = BROWSER) -> FlaskClient:
    return worlds.signed_in(app, app.extensions["anna"], clock.now, device)


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, str]]:
    return [json.loads(record.getMessage()) for record in caplog.records if record.name == "kidsq.security"]


def test_as_objects_the_logs_say_what_their_lines_say_and_no_name(
    app: Flask, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("kidsq.access", "kidsq.security"):
        caplog.set_level(logging.INFO, name)
    caplog.handler.setFormatter(Objects())
    browser = app.test_client()
    browser.post("/grown-ups/sign-in", data={"name": "Anna", "passphrase": "Mira Mira Mira"})
    signed_in(app, clock).get("/grown-ups")
    told = caplog.text.splitlines()
    assert not any(word in line for line in told for word in ("Mira", "Anna", "Bo", PASSPHRASE))
    found = [json.loads(line) for line in told]
    (failed,) = [one for one in found if one["message"] == "failed_to_sign_in"]
    assert (failed["logger"], failed["level"], failed["route"]) == ("kidsq.security", "WARNING", "/grown-ups/sign-in")
    asked = [one for one in found if one["logger"] == "kidsq.access"]
    assert [(one["method"], one["route"], one["status"]) for one in asked] == [
        ("POST", "/grown-ups/sign-in", 400),
        ("GET", "/grown-ups", 200),
    ]
    assert asked[0]["request"] == failed["request"]
    assert all(isinstance(one["ms"], float) for one in asked)


def test_sign_ins_are_logged_with_who_and_from_which_browser(
    app: Flask, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "kidsq.security")
    client, anna = app.test_client(), app.extensions["anna"].id
    for name, passphrase in (("Anna", "not this one"), ("Nobody", "not this one"), ("Anna", PASSPHRASE)):
        client.post("/grown-ups/sign-in", data={"name": name, "passphrase": passphrase})
    client.post("/grown-ups/sign-out")
    seen = lines(caplog)
    assert [(one["event"], one["grown_up"]) for one in seen] == [
        ("failed_to_sign_in", anna),
        ("failed_to_sign_in", None),
        ("signed_in", anna),
        ("signed_out", anna),
    ]
    assert {one["at"] for one in seen} == {text(clock.now)}
    assert len({one["browser"] for one in seen}) == 1
    assert seen[2]["session"] == seen[3]["session"] != seen[0]["session"]
    assert not re.search(f"not this|{PASSPHRASE}|Nobody|Anna", caplog.text)
    kept = audit.latest(app.extensions["kidsq"].store.connection(), anna)
    assert [one.action for one in kept] == ["signed_out", "signed_in", "failed_to_sign_in"]


def test_the_record_can_be_read_where_kidsq_runs(
    app: Flask, clock: Clock, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    client = app.test_client()
    for name in ("Nobody", "Anna"):
        client.post("/grown-ups/sign-in", data={"name": name, "passphrase": "not this one"})
    assert main(["record", "--data", str(tmp_path / "data")]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    failed = {"at": text(clock.now), "grown_up": None, "action": "failed_to_sign_in"}
    assert told == [{**failed, "subject": "installation"}, {**failed, "subject": app.extensions["anna"].id}]
    assert main(["record", "--last", "1", "--data", str(tmp_path / "data")]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    if live.address(tmp_path) is None:  # a database of PostgreSQL is there whatever the folder
        assert main(["record", "--data", str(tmp_path)]) == 1


def test_what_is_refused_is_logged(app: Flask, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    """Without anybody having asked for a log: these are warnings."""
    client = signed_in(app, clock)
    client.get("/", headers={"Host": "evil.example"})
    client.post("/play", headers={"Sec-Fetch-Site": "cross-site"})
    client.get(f"/grown-ups/children/{'0' * 32}")
    client.get("/grown-ups/invited?code=x")
    client.post("/c", data={"code": "AAAAAA"})
    client.get("/test/broken")
    app.config["WTF_CSRF_ENABLED"] = True
    client.post("/play")
    app.config["WTF_CSRF_ENABLED"] = False
    for _ in range(7):
        client.post("/grown-ups/sign-in", data={"name": "Bo", "passphrase": "not this one"})
    events = [one["event"] for one in lines(caplog)]
    refusals = ["foreign_host", "foreign_page", "not_theirs", "bad_link", "no_such_class_code", "fault"]
    assert events[:7] == [*refusals, "form_without_token"]
    assert events[-1] == "slowed_down"


def test_what_reaches_far_is_in_the_log_and_no_name(app: Flask, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kidsq.security")
    db, client = app.extensions["kidsq"].store.connection(), signed_in(app, clock)
    bo, (mira,) = adults.named(db, "Bo"), db.execute("SELECT id FROM learners").fetchone()
    assert bo is not None
    client.post("/grown-ups/account/invite")
    client.post(f"/grown-ups/account/others/{bo.id}/remove")
    client.post(f"/grown-ups/children/{mira}/erase", data={"name": "Mira"})
    assert [one["event"] for one in lines(caplog)] == ["invited", "removed_account", "erased"]
    assert {one["grown_up"] for one in lines(caplog)} == {app.extensions["anna"].id}
    assert not re.search(f"Mira|{mira}|{bo.id}", "".join(map(str, lines(caplog))))


@pytest.mark.parametrize("typed", ['x"}\n{"event": "signed_in"', "\x1b[2Jx", "Zoë\u2028x"])
def test_nothing_typed_makes_a_line(app: Flask, clock: Clock, caplog: pytest.LogCaptureFixture, typed: str) -> None:
    caplog.set_level(logging.INFO)
    client = signed_in(app, clock)
    client.post("/grown-ups/sign-in", data={"name": typed, "passphrase": typed})
    client.get("/grown-ups/children/" + typed.replace("/", ""), headers={"User-Agent": "x", "Referer": "/x"})
    client.get("/grown-ups", query_string={"q": typed})
    assert lines(caplog)
    for record in caplog.records:
        assert record.getMessage().isprintable()
        assert record.getMessage().isascii()
        assert "x" not in re.sub(r'"(?:event|route)": "[^"]*"', "", record.getMessage())


def test_a_page_of_ours_that_breaks_tells_nothing(app: Flask, clock: Clock) -> None:
    answer = signed_in(app, clock).get("/test/broken")
    assert answer.status_code == 500
    assert "Zero" not in answer.text


FAR = [
    ("/grown-ups/account/invite", {}),
    ("/grown-ups/account/sign-out-everywhere", {}),
    ("/grown-ups/account/sign-out-one", {"session": "f" * 12}),
    ("/grown-ups/account/others/{bo}/sign-out", {}),
    ("/grown-ups/account/others/{bo}/remove", {}),
    ("/grown-ups/children/{mira}/erase", {"name": "Mira"}),
    ("/grown-ups/children/{mira}/grown-ups", {"do": "invite"}),
    ("/grown-ups/classes/all/erase", {"name": "children without a class"}),
]


@pytest.mark.parametrize(("path", "form"), FAR)
def test_what_reaches_far_asks_for_the_passphrase_again(
    app: Flask, clock: Clock, path: str, form: dict[str, str]
) -> None:
    db = app.extensions["kidsq"].store.connection()
    ids = {"bo": adults.named(db, "Bo").id, "mira": db.execute("SELECT id FROM learners").fetchone()[0]}  # type: ignore[union-attr]
    client, address = signed_in(app, clock), path.format(**ids)

    def rows() -> list[object]:
        tables = ("* FROM grown_ups", "* FROM learners", "* FROM invitations", "token_hash, ended_at FROM sessions")
        return [db.execute(f"SELECT {table}").fetchall() for table in tables]

    clock.pass_by(minutes=16)
    before = rows()
    for typed in ({}, {"once_more": "not this one"}):
        asked = client.post(address, data={**form, **typed})
        assert asked.status_code == 403
        assert 'type="password"' in asked.text
        assert all(f'name="{name}" value="{value}"' in asked.text for name, value in form.items())
        assert "not this one" not in asked.text
        assert rows() == before
    old = client.get_cookie("kidsq")
    done = client.post(address, data={**form, "once_more": PASSPHRASE})
    assert done.status_code in (200, 303, 409)
    client.set_cookie("kidsq", old.value)  # type: ignore[union-attr]
    assert client.get("/test/secret").status_code == 303, "the session before the proof has ended"


def test_one_browser_can_be_signed_out_from_another(app: Flask, clock: Clock) -> None:
    here, there = signed_in(app, clock), signed_in(app, clock, "f" * 32)
    page = here.get("/grown-ups/account").text
    (mark,) = re.findall(r'name="session" value="([0-9a-f]{12})"', page)
    answer = here.post("/grown-ups/account/sign-out-one", data={"session": mark})
    assert answer.status_code == 303
    assert there.get("/test/secret").status_code == 303
    assert here.get("/test/secret").status_code == 200
    assert here.post("/grown-ups/account/sign-out-one", data={"session": mark}).status_code == 409
    assert "signed another browser out" in here.get("/grown-ups/account").text


def test_nobody_ends_a_session_of_somebody_else(app: Flask, clock: Clock) -> None:
    db = app.extensions["kidsq"].store.connection()
    bo = adults.named(db, "Bo")
    assert bo is not None
    adults.open_session(db, bo, "b" * 32, clock.now)
    (his,) = adults.sessions_of(db, bo.id, "", clock.now)
    answer = signed_in(app, clock).post("/grown-ups/account/sign-out-one", data={"session": his.mark})
    assert answer.status_code == 409
    assert len(adults.sessions_of(db, bo.id, "", clock.now)) == 1


def test_sign_ins_of_long_ago_are_forgotten(app: Flask, clock: Clock) -> None:
    db = app.extensions["kidsq"].store.connection()
    client = app.test_client()
    client.post("/grown-ups/sign-in", data={"name": "Anna", "passphrase": "not this one"})
    with writing(db):
        audit.append(db, text(clock.now), None, "looked_at_progress", "child")
    clock.pass_by(days=401)
    client.post("/grown-ups/sign-in", data={"name": "Anna", "passphrase": PASSPHRASE})
    assert [one.action for one in audit.latest(db)] == ["signed_in", "looked_at_progress"]
    assert db.execute("SELECT count(*) FROM sessions").fetchone() == (1,)
