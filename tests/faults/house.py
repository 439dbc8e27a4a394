"""An installation with one child's game, somebody else's, and an adult: what the tests of rights try to reach."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import content
from flask import Flask
from flask.testing import FlaskClient
from play.playing import Browser
from werkzeug.test import TestResponse

from kidsq.store.classroom import classes, lessons
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.people import adults, child_keys, people
from kidsq.web import create_app
from kidsq.web.http import context

PASSPHRASE = "sieben blaue Schafe"
ROLES = ("nobody", "owner", "elsewhere", "grown_up", "signed_out", "tablet")

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
DIRECTIVES = (
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
)
SPILT = re.compile(r"Traceback \(most recent|werkzeug|sqlite3?\.|site-packages|File &#34;|\.py&#34;, line")


@dataclass(frozen=True)
class Place:
    """One installation. game_id, learner: the owner's; role: a browser of each kind, each with a cookie of its own."""

    app: Flask
    game_id: str
    learner: str
    browsers: dict[str, FlaskClient]

    def rows(self, *tables: str) -> dict[str, list[tuple[Any, ...]]]:
        """Everything in these tables (in all, when none is named)."""
        db = self.app.extensions["kidsq"].store.connection()
        return content.everything(db, *tables)

    def treasures(self) -> dict[str, list[tuple[Any, ...]]]:
        """The owner's game, its plies and its log, and who may sign in: what no request of this test may change."""
        db = self.app.extensions["kidsq"].store.connection()
        mine = (self.game_id,)
        return {
            "game": db.execute("SELECT id, plies, ended_at, header_json FROM games WHERE id = ?", mine).fetchall(),
            "plies": db.execute("SELECT * FROM plies WHERE game_id = ?", mine).fetchall(),
            "attempts": db.execute("SELECT * FROM attempts ORDER BY seq").fetchall(),
            "grown_ups": db.execute("SELECT * FROM grown_ups").fetchall(),
        }


def furnished(folder: Path, *, tokens: bool = False) -> Place:
    """An installation in which everybody has been; tokens: with CSRF protection."""
    app = create_app(folder, randomness=random.Random(7))
    app.config["WTF_CSRF_ENABLED"] = False
    browsers = {role: app.test_client() for role in ROLES}
    owner = Browser(browsers["owner"])
    owner.client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    owner.open(edition="classic", players=learner_of(app))
    for _ in range(4):
        owner.to_my_turn().swap()
    Browser(browsers["elsewhere"]).open(edition="classic")
    for role in ("grown_up", "signed_out"):
        sign_in(app, browsers[role], role)
    cookie = browsers["signed_out"].get_cookie("kidsq")
    assert cookie is not None
    browsers["signed_out"].post("/grown-ups/sign-out")
    browsers["signed_out"].set_cookie("kidsq", cookie.value)  # somebody has kept it
    learner = learner_of(app)
    sit_in_class(app, browsers["tablet"])
    app.config["WTF_CSRF_ENABLED"] = tokens
    return Place(app, owner.game_id, learner, browsers)


def learner_of(app: Flask) -> str:
    found: str = app.extensions["kidsq"].store.connection().execute("SELECT id FROM learners").fetchone()[0]
    return found


def sit_in_class(app: Flask, client: FlaskClient) -> None:
    """A child of a class, with a game of its own at the class's tablet."""
    db, now = app.extensions["kidsq"].store.connection(), context.utc_now()
    with writing(db):
        made = classes.add_class(db, "2b", times.text(now))
        child = people.add_learner(db, "desk", "Lou", "face-4", times.text(now))
        classes.put_into_class(db, child.id, made.id)
        keys = child_keys.new_keys(db, child.id, times.text(now))
        lesson = lessons.begin(db, made.id, now)
    client.post("/c", data={"code": lesson.code})
    client.post(f"/class/me/{child.id}", data={"number": keys.number})
    assert client.post("/class/play").headers["Location"].startswith("/table/")


def sign_in(app: Flask, client: FlaskClient, name: str) -> None:
    code = adults.new_claim_code(app.extensions["kidsq"].store.connection(), context.utc_now())
    answer = client.post("/grown-ups/claim", data={"code": code, "name": name, "passphrase": PASSPHRASE})
    assert answer.status_code == 303


def sound(answer: TestResponse) -> None:
    """No fault of ours, nothing of our inside in it, and all headers on it."""
    assert answer.status_code < 500, answer.text[:2_000]
    guarded(answer)


def guarded(answer: TestResponse) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.getlist(name) == [value], (name, answer.headers)
    (policy,) = answer.headers.getlist("Content-Security-Policy")
    assert all(directive in policy for directive in DIRECTIVES)
    assert "unsafe" not in policy
    assert "Server" not in answer.headers
    kept = answer.headers["Cache-Control"]
    assert kept == "no-store" or answer.request.path.startswith(("/static/", "/favicon"))
    if answer.mimetype == "text/html":
        assert not SPILT.search(answer.get_data(as_text=True))
        assert "ETag" not in answer.headers
