"""Every route, for everybody, with input that no page sends: no fault, no change without right."""

from __future__ import annotations

import random
from pathlib import Path
from urllib.parse import quote
from zlib import crc32

import pytest
from flask import Flask
from flask.testing import FlaskClient
from table.playing import Browser
from werkzeug.routing import Rule
from werkzeug.test import TestResponse

from kidsq.web import create_app

from . import odd
from .house import ROLES, Place, furnished, sound
from .matrix import MATRIX
from .scale import SOAK

FEW, MANY = 4, 100 * SOAK

OWNERSHIP = {
    # Who may use an address with an id in it. A new route must take a place here or in matrix.py; tests come with it.
    "static": "everybody",
    "table.page": "owner",
    "table.turn": "owner",
    "table.answer": "owner",
    "table.next_ply": "owner",
    "table.hint": "owner",
    "table.lessons": "owner",
    "table.curtain": "owner",
    "table.settings": "owner",
    "table.leave": "owner",
    "table.news": "owner",
    "table.come": "owner",
    "table.sign": "owner",
    "table.start": "owner",
    "table.without": "owner",
    "rule_book.book": "everybody",
    "royal.picture": "everybody",
    "royal.dress": "owner",
    "royal.keep": "owner",
    "gallery.hall": "owner",
    "gallery.story": "owner",
    "garden.garden": "owner",
    "classroom.its_me": "everybody",
    "classroom.me": "class",
    "classroom.try_keys": "class",
    "classroom.forgot": "class",
    **dict.fromkeys(MATRIX, "grown_up"),
}


def rules(app: Flask) -> list[Rule]:
    return sorted(app.url_map.iter_rules(), key=lambda rule: (rule.rule, rule.endpoint, sorted(rule.methods or ())))


def method_of(rule: Rule) -> str:
    return "POST" if "POST" in (rule.methods or ()) else "GET"


def address(rule: Rule, **values: str) -> str:
    path = rule.rule
    for name in rule.arguments:
        for converter in ("", "path:"):
            path = path.replace(f"<{converter}{name}>", values.get(name, "0" * 32))
    return path


def right_values(place: Place) -> dict[str, str]:
    return {
        "game_id": place.game_id,
        "learner": place.learner,
        "who": place.learner,
        "queen": "rainbow",
        "skill": "add:2+3",
        "task": "own_sum",
        "filename": "app.css",
        "class_id": "all",
        "file": "csv",
        "grown_up": "0" * 32,
        "typed": "zzzzzz",
    }


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return furnished(tmp_path_factory.mktemp("routes"))


def test_every_route_with_an_id_has_an_owner(tmp_path: Path) -> None:
    app = create_app(tmp_path)
    assert {rule.endpoint for rule in rules(app) if rule.arguments} == set(OWNERSHIP)


def test_every_route_of_somebody_else_is_not_there(place: Place) -> None:
    """Also with a form in which everything is right."""
    owner = Browser(place.browsers["owner"], url=f"/table/{place.game_id}").look()
    tables = [name for name in place.rows() if name != "sittings"]  # a tap, wherever it goes, says who is there
    before = place.rows(*tables)
    fields = {"ply": owner.ply, "key": owner.key, "card": "0", "nickname": "Eve", "face": "face-1", "speed": "fast"}
    for rule in rules(place.app):
        allowed = OWNERSHIP.get(rule.endpoint, "everybody")
        for role in ROLES:
            if allowed in ("everybody", role):
                continue
            for lines in ({}, {"HX-Request": "true"}):
                path = address(rule, **right_values(place))
                answer = place.browsers[role].open(path, method=method_of(rule), data=fields, headers=lines)
                sound(answer)
                assert is_refused(answer, allowed, role), (role, path, answer.status_code)
                assert "Mira" not in answer.text
    assert place.rows(*tables) == before


def is_refused(answer: TestResponse, allowed: str, role: str) -> bool:
    """Not there, or sent to the grown-ups' door; at a tablet of a class, back into the class."""
    where = answer.headers.get("Location") or answer.headers.get("HX-Redirect", "")
    if role == "tablet":
        return answer.status_code == 404 or where.startswith("/class")
    if allowed == "owner":
        return answer.status_code == 404
    return (answer.status_code, where) == (303, "/class" if allowed == "class" else "/grown-ups")


def test_a_grown_up_finds_no_child_that_is_not_there(place: Place) -> None:
    for rule in rules(place.app):
        if OWNERSHIP.get(rule.endpoint) == "grown_up":
            for learner in ("0" * 32, "x", "\x00", "é" * 200, place.game_id):
                path = address(rule, **{**right_values(place), "learner": quote(learner), "class_id": quote(learner)})
                answer = place.browsers["grown_up"].open(path, method=method_of(rule), data={"nickname": "Eve"})
                assert answer.status_code == 404, path


def send_odd(place: Place, role: str, rule: Rule, rng: random.Random) -> TestResponse:
    """One odd request to this route, as the browser of this role."""
    values = {
        name: value if rng.random() < 0.6 else rng.choice(odd.TEXTS) for name, value in right_values(place).items()
    }
    method = method_of(rule) if rng.random() < 0.8 else rng.choice(odd.METHODS)
    # What would be right for the owner is sent by everybody else.
    known = {} if role == "owner" else {"ply": str(PLIES[place.game_id]), "key": "k" * 32, "card": "0", "move": "allow"}
    lines = dict(rng.choice(odd.LINES))
    overrides = {"QUERY_STRING": odd.query_of(rng)}
    if "Content-Length" in lines:
        overrides["CONTENT_LENGTH"] = lines.pop("Content-Length")
    cookie = {} if "Cookie" in lines else lines
    client: FlaskClient = place.app.test_client() if "Cookie" in lines else place.browsers[role]
    return client.open(
        quote(address(rule, **values), safe="/"),
        method=method,
        headers=cookie or lines,
        environ_overrides=overrides,
        **odd.body_of(rng, known),
    )


PLIES: dict[str, int] = {}


def try_everything(place: Place, role: str, times: int) -> None:
    PLIES[place.game_id] = place.treasures()["game"][0][1]
    before = place.treasures()
    for rule in rules(place.app):
        rng = random.Random(crc32(f"{role} {rule.rule} {times}".encode()))
        for _ in range(times):
            sound(send_odd(place, role, rule, rng))
        assert place.treasures() == before, (role, rule)


@pytest.mark.parametrize("role", ROLES)
def test_odd_input_breaks_nothing(place: Place, role: str) -> None:
    try_everything(place, role, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("role", ROLES)
def test_much_odd_input_breaks_nothing(place: Place, role: str) -> None:
    try_everything(place, role, MANY)


def test_looking_changes_nothing(place: Place) -> None:
    """Every GET and HEAD, by everybody; only the record of who looked grows."""
    tables = [name for name in place.rows() if name not in ("audit", "sessions")]
    before = place.rows(*tables)
    for role in ROLES:
        for rule in rules(place.app):
            for method in ("GET", "HEAD"):
                for query in ("", "?seen=0", "?ply=1&card=0&key=k&nickname=Eve&to=me&speed=fast&skip=1&saved=name"):
                    path = address(rule, **right_values(place)) + query
                    sound(place.browsers[role].open(path, method=method))
    assert place.rows(*tables) == before


def test_the_list_of_fields_is_read_from_the_code() -> None:
    assert {"ply", "key", "move", "card", "total", "nickname", "passphrase", "from", "rt_first_ms", "speed"} <= {
        *odd.FIELDS
    }
