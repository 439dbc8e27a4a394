"""A class with an open lesson, its teacher, and tablets: what the tests of the classroom stand on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse
from worlds import claimed, class_of, db_of, opened

from kidsq.store.classroom import lessons
from kidsq.store.classroom.lessons import Lesson
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import child_keys
from kidsq.store.people.people import Learner

from .doors import Clock

NAMES = ("Mira", "Leo", "Noa")


@dataclass
class Tablet:
    """A browser in the hands of a child."""

    school: School
    client: FlaskClient

    def get(self, path: str, **more: Any) -> TestResponse:
        return self.client.get(path, **more)

    def post(self, path: str, **fields: Any) -> TestResponse:
        return self.client.post(path, data=fields)

    def join(self, code: str | None = None) -> TestResponse:
        return self.post("/c", code=code or self.school.lesson.code)

    def show_keys(self, name: str, pictures: Sequence[str] | None = None, **fields: Any) -> TestResponse:
        *first, last = pictures or self.school.keys(name).pictures
        return self.post(f"/class/me/{self.school.id(name)}", so_far=",".join(first), picture=last, **fields)

    def sit(self, *names: str) -> Tablet:
        self.join()
        for name in names:
            assert self.show_keys(name).headers["Location"] == "/class"
        return self

    def play(self, **fields: Any) -> str:
        answer = self.post("/class/play", **fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["Location"]


@dataclass
class School:
    """One installation with a claimed class 2b and another class 3a with Zoe in it."""

    app: Flask
    clock: Clock
    class_id: str
    other_class: str
    children: dict[str, Learner]
    lesson: Lesson
    tablets: list[Tablet] = field(default_factory=list)

    @property
    def db(self) -> Session:
        return db_of(self.app)

    def id(self, name: str) -> str:
        return self.children[name].id

    def keys(self, name: str) -> child_keys.Keys:
        found = child_keys.keys_of(self.db, self.id(name))
        assert found is not None
        return found

    def wrong(self, name: str) -> list[str]:
        """Three pictures that are not this child's."""
        return [*self.keys(name).pictures[1:], self.keys(name).pictures[0]]

    def tablet(self) -> Tablet:
        return Tablet(self, self.app.test_client())


def school_in(folder: Path) -> School:
    clock = Clock()
    app = opened(folder, clock=clock, seed=7)
    db, at = db_of(app), times.text(clock())
    with writing(db):
        ours, children = class_of(db, "2b", NAMES, at)
        theirs, others = class_of(db, "3a", ["Zoe"], at)
        children |= others
        for child in children.values():
            child_keys.new_keys(db, child.id, at)
        lesson = lessons.begin(db, ours, clock())
    claimed(db, clock())
    return School(app, clock, ours, theirs, children, lesson)
