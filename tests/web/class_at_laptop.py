"""A class with its teacher and tablets, for the tests of the teacher's room."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from play.playing import Browser
from werkzeug.test import TestResponse
from worlds import class_of, db_of, opened

from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import adults, rights, settings
from kidsq.store.people.adults import Adult

from .doors import Clock

NAMES = ("Ada", "Emil", "Leo", "Mira", "Noor", "Zoe")


@dataclass
class Classroom:
    """Class 2b, its owner Ms Keller at a laptop, and a tablet for whoever sits down. ids: nickname -> pseudonym."""

    app: Flask
    clock: Clock
    teacher: FlaskClient
    class_id: str
    ids: dict[str, str]
    tablets: dict[str, FlaskClient] = field(default_factory=dict)

    @property
    def db(self) -> Session:
        return db_of(self.app)

    @property
    def address(self) -> str:
        return f"/grown-ups/classes/{self.class_id}"

    def get(self, path: str, status: int = 200) -> str:
        answer = self.teacher.get(f"{self.address}/{path}")
        assert answer.status_code == status, answer.text[:600]
        return unescape(answer.text)

    def post(self, path: str, **fields: Any) -> TestResponse:
        return self.teacher.post(f"{self.address}/{path}", data=fields)

    def begin(self) -> str:
        """Begin the lesson; its code."""
        assert self.post("lesson", act="begin").status_code == 303
        code: str = self.db.execute("SELECT code FROM lessons WHERE ended_at IS NULL").fetchone()[0]
        return code

    def sit(self, nickname: str, code: str) -> FlaskClient:
        """A tablet at which this child sits, let in by a tap on its face."""
        with writing(self.db):
            settings.write(self.db, settings.of_class(self.class_id), "login", "tap")
        tablet = self.tablets[nickname] = self.app.test_client()
        assert tablet.post("/c", data={"code": code}).status_code == 303
        assert tablet.post(f"/class/me/{self.ids[nickname]}").status_code == 303
        return tablet

    def play(self, nickname: str, **wanted: Any) -> Browser:
        """This child opens a game at its tablet."""
        answer = self.tablets[nickname].post("/class/play", data={"still": "yes", **wanted})
        assert answer.status_code == 303, answer.text[:600]
        return Browser(self.tablets[nickname], url=answer.headers["Location"]).look()

    def fix(self, scope: str, **wanted: str) -> None:
        with writing(self.db):
            settings.write_all(self.db, scope, wanted)

    def of_class(self) -> str:
        return settings.of_class(self.class_id)

    def of_child(self, nickname: str) -> str:
        return settings.of_learner(self.ids[nickname])

    def another(self, role: str, *, sees: str | None = None) -> FlaskClient:
        """Another adult, signed in. sees: the class that was given to a teacher."""
        client = self.app.test_client()
        with writing(self.db):
            made = Adult(f"{role}-id", role, role)
            self.db.execute(
                "INSERT INTO grown_ups (id, name, name_key, passphrase_hash, created_at, role)"
                " VALUES (?, ?, ?, '', '2026-11-20T10:00:00.000Z', ?)",
                (made.id, role, role, role),
            )
            if sees:
                rights.give_class(self.db, made.id, sees)
        with client.session_transaction() as session:
            session["device"] = f"device of {role}"
            session["grown_up"] = adults.open_session(self.db, made, session["device"], self.clock())
        return client


def classroom(folder: Path) -> Classroom:
    """A new installation; without CSRF tokens."""
    clock = Clock()
    app = opened(folder, clock=clock, seed=7)
    db = db_of(app)
    teacher = app.test_client()
    code = adults.new_claim_code(db, clock())
    claim = {"code": code, "name": "Ms Keller", "passphrase": "quiet green lake"}
    assert teacher.post("/grown-ups/claim", data=claim).status_code == 303
    with writing(db):
        class_id, children = class_of(db, "2b", NAMES, "2026-11-20T10:00:00.000Z")
    return Classroom(app, clock, teacher, class_id, {name: child.id for name, child in children.items()})


def mark_of(page: str, piece: str) -> str:
    """What this page polls with. piece: its id."""
    found = re.search(rf'id="{piece}"[^>]*data-hx-get="[^"]*seen=([0-9a-f]+)', page)
    assert found, page[:400]
    return found[1]
