"""Every route, for everybody, with input that no page sends: no fault, no change without right."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from functools import cache
from pathlib import Path
from urllib.parse import quote
from zlib import crc32

import content
import pytest
from flask import Flask, request, templating
from jinja2 import Template
from play.playing import Browser
from scale import SOAK, few
from werkzeug.routing import Rule
from werkzeug.test import TestResponse

from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.web import create_app
from kidsq.web.http import context as house
from kidsq.web.http import errors, language, links

from .. import odd
from ..house import ROLES, Place, furnished, sound
from ..matrix import MATRIX

FEW, DOOR, PATHS, MANY = 4, 15, 60, 16 if SOAK == 1 else 500 * SOAK

OWNERSHIP = {
    # Who may use an address with an id in it. A new route must take a place here or in matrix.py; tests come with it.
    "static": "everybody",
    "table.page": "owner",
    "table.turn": "owner",
    "table.answer": "owner",
    "table.next_ply": "owner",
    "table.hint": "owner",
    "table.counted": "owner",
    "table.tips": "owner",
    "table.curtain": "owner",
    "table.settings": "owner",
    "table.leave": "owner",
    "table.news": "owner",
    "table.come": "owner",
    "table.sign": "owner",
    "table.start": "owner",
    "table.without": "owner",
    # Of a class's game only the child at its own tablet; test_tablet.py of tests/web/wall tries all others.
    **dict.fromkeys(
        (f"wall.{name}" for name in ("page", "news", "turn", "answer", "hint", "counted", "settings", "lessons")),
        "owner",
    ),
    "rule_book.book": "everybody",
    "royal.picture": "everybody",
    "royal.dress": "owner",
    "royal.keep": "owner",
    "gallery.hall": "owner",
    "gallery.story": "owner",
    "garden.garden": "owner",
    "sums.show": "owner",
    "sums.act": "owner",
    "castle.castle": "owner",
    "castle.look": "owner",
    "castle.visit": "owner",
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
        "filename": "css/base.css",
        "class_id": "all",
        "file": "csv",
        "grown_up": "0" * 32,
        "typed": "zzzzzz",
    }


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    made = furnished(tmp_path_factory.mktemp("routes"))
    db = made.app.extensions["kidsq"].store.connection()
    content.hurry(db, alone=True)
    return made


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
    """Not there, or sent to the adults' door; at a tablet of a class, back into the class."""
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


def doors(place: Place, rule: Rule, number: int, rng: random.Random) -> list[str]:
    """So many addresses of a route, most of them with the right values in it."""
    right = right_values(place)
    return [
        address(rule, **{name: right[name] if rng.random() < 0.6 else rng.choice(odd.TEXTS) for name in right})
        for _ in range(number if rule.arguments else 1)
    ]


def said_by(place: Place, role: str, number: int) -> list[odd.Odd]:
    """So many odd requests. What would be right for the owner is said by everybody else."""
    ply = place.treasures()["game"][0][1]
    known = {} if role == "owner" else {"ply": str(ply), "key": "k" * 32, "card": "0", "move": "allow"}
    rng = random.Random(crc32(role.encode()))
    return [odd.Odd.drawn(rng, known) for _ in range(number)]


class Once:
    """Draws what it has drawn at this address no second time: the same template of the same values in one language."""

    def __init__(self) -> None:
        self.drawn: dict[object, str] = {}

    def __call__(self, app: Flask, template: Template, context: dict[str, object]) -> str:
        who = request.environ.get("HTTP_COOKIE")
        key = template.name, who, language.tag(), hash(repr(context))
        if key not in self.drawn:
            self.drawn[key] = DRAW(app, template, context)
        return self.drawn[key]


DRAW = templating._render


def wire_of(place: Place, role: str) -> odd.Wire:
    """A browser of this role with the cookie that it has now."""
    cookie = place.browsers[role].get_cookie("kidsq")
    return odd.Wire(place.app, cookie.value if cookie else "")


def is_let_in(place: Place, role: str, wire: odd.Wire, rule: Rule) -> bool:
    """Whether this browser comes further than to the door, when all in the address is right."""
    answer = wire.send(method_of(rule), address(rule, **right_values(place)), odd.Odd("", odd.TYPES[0], b""), {})
    away = answer.headers.get("Location") in ("/", "/class", "/class/grown-up", "/grown-ups") and role != "grown_up"
    return not away and answer.status_code != 404


def as_it_was(place: Place) -> None:
    """Who has signed out, or got up, at one route is in again at the next: the cookies are those of the beginning."""
    db, now = place.app.extensions["kidsq"].store.connection(), times.text(house.utc_now())
    db.execute(
        "UPDATE sessions SET ended_at = NULL, seen_at = ?"
        " WHERE ended_at IS NOT NULL AND grown_up = (SELECT id FROM grown_ups WHERE name = 'grown_up')",
        (now,),
    )
    db.execute("UPDATE sittings SET ended_at = NULL, seen_at = ? WHERE id = 1 AND ended_at IS NOT NULL", (now,))


def try_everything(place: Place, role: str, tries: int, only: str = "") -> None:
    """So many odd requests to each route, fewer at closed doors.

    A few leave what they have written, for the pages after them; what many write is taken back before the next route.
    """
    db, before = place.app.extensions["kidsq"].store.connection(), place.treasures()
    wire, once, sound_ones, said = wire_of(place, role), Once(), set[object](), said_by(place, role, max(tries, 400))
    with closing(content.Kept(db)) as kept, pytest.MonkeyPatch.context() as patch:
        patch.setattr(templating, "_render", once)
        patch.setattr(links, "qr", cache(links.qr))
        words, in_one_language = errors._words, cache(lambda tag, *what: words(*what))
        patch.setattr(errors, "_words", lambda *what: in_one_language(language.tag(), *what))
        as_it_was(place)
        kept.keep()
        for rule in rules(place.app):
            if not rule.rule.startswith(only or "/"):
                continue
            rng, written = random.Random(crc32(f"{role} {rule.rule} {tries}".encode())), kept.writes()
            once.drawn.clear()
            number = tries if tries < DOOR or is_let_in(place, role, wire, rule) else max(DOOR, tries // 10)
            paths = doors(place, rule, min(number, PATHS * SOAK), rng)
            if kept.writes() != written and tries > FEW:
                kept.bring_back()  # a request in which all is right may have signed out
            for _ in range(number):
                method = method_of(rule) if rng.random() < 0.8 else rng.choice(odd.METHODS)
                answer = wire.send(method, rng.choice(paths), rng.choice(said), rng.choice(odd.LINES))
                if answer.look not in sound_ones:
                    sound(answer)
                    sound_ones.add(answer.look)
            if kept.writes() != written:
                assert place.treasures() == before, (role, rule)
                as_it_was(place) if tries == FEW else kept.bring_back()


@pytest.mark.parametrize("role", few(ROLES, "nobody", "tablet"))
def test_odd_input_breaks_nothing(place: Place, role: str) -> None:
    try_everything(place, role, FEW)


@pytest.mark.parametrize("role", few(ROLES, "tablet"))
def test_an_odd_way_back_breaks_nothing(place: Place, role: str) -> None:
    """Wherever one is read: in the form, behind the question mark, in the line of a page's own asking."""
    aimed = [rule for rule in rules(place.app) if reads_a_way_back(place.app, rule)]
    assert {rule.endpoint for rule in aimed} >= {"languages.show", "languages.choose", "class_home.yes"}
    answers = 0
    for rule in aimed:
        path = address(rule, **right_values(place))
        for back in odd.BACKS:
            said = f"language=en&back={odd.QUOTED[back]}"
            for lines in ({}, {"HX-Request": "true"}):
                as_it_was(place)
                wire = wire_of(place, role)
                form = odd.Odd("" if method_of(rule) == "POST" else said, odd.TYPES[0], said.encode())
                sound(wire.send(method_of(rule), path, form, lines))
                answers += 1
    for where in odd.BACKS:
        lines = {"HX-Request": "true", "HX-Current-URL": where.encode().decode("latin-1")}
        sound(wire_of(place, role).send("GET", "/grown-ups/account", odd.Odd("", "", b""), lines))
    assert answers >= 2 * len(odd.BACKS)


def reads_a_way_back(app: Flask, rule: Rule) -> bool:
    """Whether the module of this route knows a field that says where to go back to."""
    module = inspect.getmodule(app.view_functions[rule.endpoint])
    return (
        module is not None
        and re.search(r"""(?:args|form|values)\.get\("back\"""", inspect.getsource(module)) is not None
    )


@pytest.mark.full
@pytest.mark.parametrize("role", ROLES)
def test_much_odd_input_breaks_nothing(place: Place, role: str) -> None:
    try_everything(place, role, FEW)
    try_everything(place, role, MANY)


def crashes() -> str:
    """A page that takes it for granted that a number is one."""
    return str(int(request.args.get("ply", "0")[:5] or 0))


def changes() -> str:
    """A page that forgets to ask who is there."""
    if request.form:
        with writing(house.db()) as db:
            db.execute("UPDATE grown_ups SET name = name || '!'")
    return ""


@pytest.mark.parametrize("view", few([crashes, changes], crashes))
def test_a_planted_fault_is_found(tmp_path: Path, view: Callable[[], str]) -> None:
    place = furnished(tmp_path)
    place.app._got_first_request = False  # or Flask lets nobody add a route
    place.app.add_url_rule("/planted", "planted", view, methods=["GET", "POST"])
    with pytest.raises(AssertionError):
        try_everything(place, "nobody", 1_000, "/planted")


def test_a_new_route_without_an_owner_is_found(tmp_path: Path) -> None:
    app = create_app(tmp_path)
    app.add_url_rule("/planted/<game_id>", "planted", lambda game_id: "")
    assert {rule.endpoint for rule in rules(app) if rule.arguments} - set(OWNERSHIP) == {"planted"}


@pytest.mark.full
def test_looking_changes_nothing(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every GET and HEAD, by everybody; only the record of who looked grows."""
    here = place.app.extensions["kidsq"]
    ((seen,),) = here.store.connection().execute("SELECT max(seen_at) FROM sittings").fetchall()
    stopped = datetime.fromisoformat(seen)  # that a child is still there is written down every half minute
    place.app.extensions["kidsq"] = replace(here, clock=lambda: stopped)
    tables = [name for name in place.rows() if name not in ("audit", "sessions")]
    before = place.rows(*tables)
    monkeypatch.setattr(templating, "_render", Once())
    for role in ROLES:
        wire = wire_of(place, role)
        for rule in rules(place.app):
            for method in ("GET", "HEAD"):
                for query in ("", "seen=0", "ply=1&card=0&key=k&nickname=Eve&to=me&speed=fast&skip=1&saved=name"):
                    answer = wire.send(method, address(rule, **right_values(place)), odd.Odd(query, "", b""), {})
                    sound(answer)
                    if method == "HEAD":
                        assert answer.data == b""
                        # Without a length waitress announces a body in pieces, and sends the end of one.
                        assert "Content-Length" in answer.headers or answer.status_code in (204, 304), answer.path
    assert place.rows(*tables) == before


def test_the_list_of_fields_is_read_from_the_code() -> None:
    assert {"ply", "key", "move", "card", "total", "nickname", "passphrase", "from", "rt_first_ms", "speed"} <= {
        *odd.FIELDS
    }
