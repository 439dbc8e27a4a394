"""Every address of the adults with an id in it, for everybody to whom it does not belong: nothing is there."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

import content
import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.routing import Rule

from kidsq.play import Chance, NewGame, Visitor, open_game
from kidsq.store.classroom import classes, lessons
from kidsq.store.db.database import writing
from kidsq.store.db.times import text
from kidsq.store.people import adults, people, rights, schools
from kidsq.store.people.adults import Adult
from kidsq.store.people.people import Learner
from kidsq.store.play import games
from kidsq.web import create_app
from kidsq.web.http import context

from ..house import sound
from ..matrix import MATRIX
from .test_routes import address, method_of, rules

AT_THE_SCHOOL = ("owner", "teacher", "other_teacher", "parent", "other_parent")
AT_ANOTHER = ("oak_owner", "oak_teacher", "oak_parent")
"""Of the school Oak, where Tom is in class 4d."""
EVERYBODY = (*AT_THE_SCHOOL, *AT_ANOTHER, "district", "nobody")
"""district: owns the installation, and none of its schools. owner: owns the school, and the installation too."""
MAY = {
    "owner": ("owner",),
    "school": ("owner", "district"),
    "teacher": ("owner", "teacher"),
    "parent": ("owner", "teacher", "parent"),
}


@dataclass(frozen=True)
class School:
    """Mira in class 2b and Zoe in class 3c, each with a teacher and a parent of its own; Tom at another school."""

    app: Flask
    mira: Learner
    zoe: Learner
    tom: Learner
    room: str
    other_room: str
    id: str
    oak: str
    oak_room: str
    teacher: str
    game: str
    browsers: dict[str, FlaskClient]

    def values(self) -> dict[str, str]:
        return {
            "learner": self.mira.id,
            "class_id": self.room,
            "adult": self.teacher,
            "school_id": self.id,
            "game_id": self.game,
            "skill": "add:2+3",
            "task": "own_sum",
            "file": "csv",
        }

    def rows(self) -> dict[str, list[Any]]:
        db = self.app.extensions["kidsq"].store.connection()
        return content.everything(db)


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    app = create_app(tmp_path_factory.mktemp("rights"))
    app.config["WTF_CSRF_ENABLED"] = False
    db, now = app.extensions["kidsq"].store.connection(), context.utc_now()
    accounts: dict[str, Adult] = {}
    with writing(db):
        room, other = (classes.add_class(db, name, text(now)) for name in ("2b", "3c"))
        mira, zoe = (people.add_learner(db, "d" * 32, name, "face-3", text(now)) for name in ("Mira", "Zoe"))
        classes.put_into_class(db, mira.id, room.id)
        classes.put_into_class(db, zoe.id, other.id)
        for name in AT_THE_SCHOOL:
            role = name.removeprefix("other_")
            accounts[name] = adults.add_account(db, name, "", role, text(now))
        rights.give_class(db, accounts["teacher"].id, room.id)
        rights.give_class(db, accounts["other_teacher"].id, other.id)
        rights.give_child(db, accounts["parent"].id, mira.id)
        rights.give_child(db, accounts["other_parent"].id, zoe.id)
        lessons.begin(db, room.id, now)
        own = schools.of_class(db, room.id)
        oak = schools.add(db, "Oak", text(now))
        oak_room = classes.add_class(db, "4d", text(now), school_id=oak.id)
        lessons.begin(db, oak_room.id, now)
        tom = people.add_learner(db, "d" * 32, "Tom", "face-3", text(now))
        classes.put_into_class(db, tom.id, oak_room.id)
        for name, role in (*zip(AT_ANOTHER, ("teacher", "teacher", "parent"), strict=True), ("district", "owner")):
            accounts[name] = adults.add_account(db, name, "", role, text(now))
        schools.join(db, accounts["oak_owner"].id, oak.id, schools.OWNS)
        rights.give_class(db, accounts["oak_teacher"].id, oak_room.id)
        rights.give_child(db, accounts["oak_parent"].id, tom.id)
    chance = Chance(text(now), random.Random(7))
    game = open_game(db, Visitor("d" * 32, "v"), NewGame(players=(mira.id,)), chance)
    with writing(db):
        games.finish(db, game, "{}", text(now))
    browsers = {name: app.test_client() for name in EVERYBODY}
    for name, who in accounts.items():
        token = adults.open_session(db, who, f"{name:x<32}", now)
        with browsers[name].session_transaction() as cookie:
            cookie.update(device=f"{name:x<32}", grown_up=token)
    ids = (room.id, other.id, own, oak.id, oak_room.id)
    yield School(app, mira, zoe, tom, *ids, accounts["teacher"].id, game, browsers)
    app.extensions["kidsq"].store.close_all()


def with_ids(app: Flask) -> list[Rule]:
    return [rule for rule in rules(app) if rule.arguments and rule.rule.startswith("/grown-ups")]


def test_every_address_with_an_id_has_a_place(tmp_path: Path) -> None:
    assert {rule.endpoint for rule in with_ids(create_app(tmp_path))} == set(MATRIX)


NOT_MINE = dict.fromkeys(("learner", "class_id", "adult", "school_id", "game_id"), "0" * 32)


def found_by_a_stranger(school: School, role: str, methods: str = "GET POST", **ids: str) -> list[str]:
    """The addresses with an id at which this browser finds more than that nothing is there."""
    fields = {"name": "Mira", "nickname": "Eve", "do": "invite", "until": "2030-01-01", "grown_up": school.teacher}
    found = []
    for rule in with_ids(school.app):
        if role in MAY[MATRIX[rule.endpoint]] or method_of(rule) not in methods:
            continue
        path = address(rule, **{**school.values(), **ids})
        answer = school.browsers[role].open(path, method=method_of(rule), data=fields)
        sound(answer)
        nothing = (303, "/grown-ups") if role == "nobody" else (404, None)
        if (answer.status_code, answer.headers.get("Location")) != nothing or "Mira" in answer.text:
            found.append(rule.endpoint)
    return found


@pytest.mark.parametrize("role", EVERYBODY)
def test_what_belongs_to_others_is_not_there(school: School, role: str) -> None:
    """Also for a form in which everything is right; nothing is changed, not even the record of who looked."""
    before = school.rows()
    assert found_by_a_stranger(school, role) == []
    assert found_by_a_stranger(school, role, **NOT_MINE) == []
    assert school.rows() == before


@pytest.mark.parametrize(
    ("check", "role", "open_then"),
    [
        ("sees_class", "other_teacher", {"class_pages.sheet", "data.class_file", "live.live", "setup.overview"}),
        ("teaches", "other_teacher", {"child_sums.child", "adults.child_settings", "retention.ask_child"}),
        ("sees_child", "other_parent", {"child_sums.child", "data.child_file", "replay.game", "letter.letter"}),
        ("sees_class", "oak_owner", {"class_pages.sheet", "data.class_file", "live.live", "setup.overview"}),
        ("teaches", "district", {"child_sums.child", "adults.child_settings", "retention.ask_child"}),
    ],
)
def test_a_check_that_is_left_out_is_noticed(
    school: School, monkeypatch: pytest.MonkeyPatch, check: str, role: str, open_then: set[str]
) -> None:
    monkeypatch.setattr(rights, check, lambda db, who, id_: True)
    assert open_then <= set(found_by_a_stranger(school, role, "GET"))


def test_a_new_address_without_a_place_is_noticed(tmp_path: Path) -> None:
    app = create_app(tmp_path)
    app.add_url_rule("/grown-ups/children/<learner>/planted", "planted", lambda learner: "", methods=["GET"])
    assert {rule.endpoint for rule in with_ids(app)} - set(MATRIX) == {"planted"}


def test_who_owns_another_school_finds_its_own_there(school: School) -> None:
    """As everything of it is there for its owner, nothing of it is for those of the first school."""
    tom, room = school.tom.id, school.oak_room
    for rule in with_ids(school.app):
        if MATRIX[rule.endpoint] != "owner" and method_of(rule) == "GET" and "game_id" not in rule.arguments:
            path = address(rule, **{**school.values(), "learner": tom, "class_id": room, "school_id": school.oak})
            assert school.browsers["oak_owner"].get(path).status_code in (200, 204, 400), rule.rule
            assert school.browsers["teacher"].get(path).status_code == 404, rule.rule
            if MATRIX[rule.endpoint] == "school":  # the installation's, too: figures, and who owns it
                page = school.browsers["district"].get(path)
                assert page.status_code == 200
                assert not [word for word in ("oak_teacher", ">4d<", "Tom", tom, room) if word in page.text]


@pytest.mark.parametrize("role", AT_THE_SCHOOL)
def test_nobody_of_the_first_school_reaches_a_child_of_another(school: School, role: str) -> None:
    """Not even who owns it and the whole installation: of another school that is figures alone."""
    before, ids = school.rows(), {"learner": school.tom.id, "class_id": school.oak_room}
    for rule in with_ids(school.app):
        if {"learner", "class_id"} & rule.arguments and MATRIX[rule.endpoint] != "owner":
            answer = school.browsers[role].open(
                address(rule, **{**school.values(), **ids}), method=method_of(rule), data={"name": "Tom"}
            )
            sound(answer)
            assert answer.status_code == 404, (role, rule.rule)
    assert school.rows() == before


def test_no_child_moves_into_another_school_unseen(school: School) -> None:
    before = school.rows()["learners"]
    path = f"/grown-ups/classes/{school.room}/children/{school.mira.id}"
    assert school.browsers["owner"].post(path, data={"act": "move", "to": school.oak_room}).status_code == 400
    path = f"/grown-ups/classes/{school.oak_room}/children/{school.tom.id}"
    assert school.browsers["oak_owner"].post(path, data={"act": "move", "to": "none"}).status_code == 400
    assert school.rows()["learners"] == before


@pytest.mark.parametrize("role", ["owner", "teacher", "parent"])
def test_what_is_the_own_is_there(school: School, role: str) -> None:
    for rule in with_ids(school.app):
        if role in MAY[MATRIX[rule.endpoint]] and method_of(rule) == "GET":
            answer = school.browsers[role].get(address(rule, **school.values()))
            assert answer.status_code in (200, 204, 400), (role, rule.rule)  # 400: the page asks for more than an id


PAGES = ["/grown-ups", "/grown-ups?q=o", "/grown-ups/account", "/privacy"]
OF_ALL = ["", "/needs", "/sheet", "/data", "/export/csv?name=1"]


@pytest.mark.parametrize("role", EVERYBODY)
def test_lists_hold_only_what_may_be_seen(school: School, role: str) -> None:
    seen = {
        "owner": {"Mira", "Zoe", "2b", "3c"},
        "teacher": {"Mira", "2b"},
        "other_teacher": {"Zoe", "3c"},
        "parent": {"Mira"},
        "other_parent": {"Zoe"},
        "oak_owner": {"Tom", "4d"},
        "oak_teacher": {"Tom", "4d"},
        "oak_parent": {"Tom"},
        "district": set(),
        "nobody": set(),
    }[role]
    mine = {"Mira": school.mira.id, "Zoe": school.zoe.id, "2b": school.room, "3c": school.other_room}
    mine |= {"Tom": school.tom.id, "4d": school.oak_room}
    for path in [*PAGES, *(f"/grown-ups/classes/all{one}" for one in OF_ALL)]:
        page = school.browsers[role].get(path, follow_redirects=True).text
        for word, id_ in mine.items():
            if word not in seen:
                assert id_ not in page, (role, path)
                assert f">{word}<" not in page, (role, path)
    asked = ("", "?q=mira", "?q=zoe", "?q=tom")
    listed = "".join(school.browsers[role].get(f"/grown-ups{query}").text for query in asked)
    assert {word for word, id_ in mine.items() if id_ in listed} == seen


@pytest.mark.parametrize("role", ["teacher", "parent"])  # tests/web/test_every_page.py walks as who owns it all
def test_every_link_leads_somewhere(school: School, role: str) -> None:
    """From the list of children as far as links go; a page that is not there for a role is not linked for it."""
    waiting, seen = ["/grown-ups"], {"/grown-ups"}
    while waiting:
        path = waiting.pop()
        answer = school.browsers[role].get(path, follow_redirects=True)
        assert answer.status_code == 200, (role, path)
        if answer.mimetype != "text/html" or path == "/":
            continue
        for link in map(unescape, re.findall(r'<a [^>]*href="(/[^"#]*)"', answer.text)):
            if link not in seen and "from=" not in link and "cell/" not in link:  # a page a day and a sum is enough
                seen.add(link)
                waiting.append(link)
    assert len(seen) > 10


def test_a_teacher_finds_the_own_children_only_in_the_own_pages(school: School) -> None:
    """Whoever is not in the class is in no list of a page of the class, nor of its child."""
    for path in (f"/grown-ups/children/{school.mira.id}", f"/grown-ups/classes/{school.room}/settings"):
        page = school.browsers["teacher"].get(path).text
        assert "Mira" in page
        assert school.zoe.id not in page


def test_a_teacher_cannot_take_anothers_child_into_the_own_class(school: School) -> None:
    before = school.rows()
    path = f"/grown-ups/classes/{school.room}/add/known"
    assert school.browsers["teacher"].post(path, data={"learner": school.zoe.id}).status_code == 400
    assert school.rows()["learners"] == before["learners"]


def test_all_children_of_a_teacher_are_the_own(school: School) -> None:
    mine = school.browsers["teacher"].get("/grown-ups/classes/all").text
    assert school.mira.id in mine
    assert school.zoe.id not in mine
    for path in ("/grown-ups/classes/all", "/grown-ups/classes/all/data", "/grown-ups/classes/all/keep"):
        assert school.browsers["parent"].get(path).status_code == 404


@pytest.mark.parametrize("path", ["/keep", "/erase"])
def test_children_without_a_class_are_the_owners(school: School, path: str) -> None:
    assert school.browsers["teacher"].get(f"/grown-ups/classes/all{path}").status_code == 404
    assert school.browsers["teacher"].post(f"/grown-ups/classes/all{path}").status_code == 404


def test_what_is_taken_away_ends_at_once(school: School) -> None:
    db = school.app.extensions["kidsq"].store.connection()
    teacher = school.teacher
    page = f"/grown-ups/children/{school.mira.id}"
    assert school.browsers["teacher"].get(page).status_code == 200
    with writing(db):
        rights.take_class(db, teacher, school.room)
    assert school.browsers["teacher"].get(page).status_code == 404
    assert school.browsers["teacher"].get(f"/grown-ups/classes/{school.room}").status_code == 404
    with writing(db):
        rights.give_class(db, teacher, school.room)


UNRECORDED = {
    "lesson.news": "asks again and again while the page is open, whose look is on record",
    "on_wall.news": "asks again and again while the page is open, which names no child",
    "live.news": "asks again and again while the page is open, whose look is on record",
    "replay.game": "on record once for the whole game",
}

FORMS = {
    "along.brought",  # what was done is on record
    # They show who is in a class, and nothing of what a child did.
    "adding.names",
    "adding.show",
    "class_papers.show",
    "faces.show",
    "retention.ask_child",
    "retention.ask_class",
    "retention.show",
    "invitations.of_child",
    "invitations.of_class",
    "lesson.board",
    "roster.same",
    "setup.overview",
}


def test_each_look_is_on_record(school: School) -> None:
    """As the page on privacy says."""
    db = school.app.extensions["kidsq"].store.connection()
    silent = []
    for rule in with_ids(school.app):
        if method_of(rule) == "GET" and rule.endpoint not in UNRECORDED:
            (before,) = db.execute("SELECT count(*) FROM audit").fetchone()
            school.browsers["owner"].get(address(rule, **school.values()))
            (after,) = db.execute("SELECT count(*) FROM audit").fetchone()
            silent += [rule.endpoint] * (after == before)
    assert set(silent) == FORMS
