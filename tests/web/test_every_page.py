"""Every page of grown-ups and children, walked by its links: good HTML, the right entry lit, names in their order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from flask.testing import FlaskClient

from kidsq.i18n.alphabet import order
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import adults, people

from .classroom_of import Classroom, classroom
from .pages import Page

MORE = ("Ava", "Aïcha", "Ben", "Änne", "Élise", "Zoé")
_ID = re.compile(r"[0-9a-f]{32}")
_OTHERS = re.compile(r"^/(static|royal/picture|table/|grown-ups/sign-out)|/export|\.(zip|csv|svg|json)")


OF_CLASS = "/grown-ups/classes/*"
LIT = {
    "/grown-ups": ["/grown-ups"],
    "/privacy": ["/privacy"],
    "/grown-ups/account": ["/grown-ups/account"],
    "/grown-ups/classes/all/sheet": ["/grown-ups/classes/all/sheet"],
    **{f"{OF_CLASS}{page}": [f"{OF_CLASS}{page}"] for page in ("", "/needs", "/sheet", "/lesson", "/live", "/data")},
    **{f"{OF_CLASS}/{page}": [f"{OF_CLASS}/settings"] for page in ("settings", "grown-ups", "looked", "keep", "erase")},
    **{f"{OF_CLASS}/{page}": ["/grown-ups"] for page in ("children", "groups", "cards", "add")},
}
"""Address -> the entry of the rail that is lit there."""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Classroom]:
    """A class in its lesson: one child has a game, two have a hand up or sit, there are groups and another teacher."""
    made = classroom(tmp_path_factory.mktemp("school"))
    with writing(made.db):
        for place, name in enumerate(MORE, start=10):
            made.ids[name] = people.add_learner(
                made.db, f"home {name}", name, f"face-{place}", "2026-11-20T10:00:00.000Z"
            ).id
            classes.put_into_class(made.db, made.ids[name], made.class_id)
        group = classes.add_group(made.db, made.class_id, "Owls")
        for name in ("Ava", "Aïcha", "Zoé"):
            classes.put_into_group(made.db, made.ids[name], group.id)
        people.archive_learner(
            made.db,
            people.add_learner(made.db, "x", "Gone", "face-1", "2026-11-20T10:00:00.000Z").id,
            "2026-11-20T11:00:00.000Z",
        )
    made.another("teacher", sees=made.class_id)
    (keller,) = (one for one in adults.all_grown_ups(made.db) if one.role == "owner")
    adults.open_session(made.db, keller, "another laptop", made.clock())
    code = made.begin()
    for name in ("Zoe", "Ava", "Aïcha"):
        made.sit(name, code)
    made.play("Zoe").to_my_turn().swap()
    yield made
    made.app.extensions["kidsq"].store.close_all()


def walked(client: FlaskClient, start: str) -> dict[str, str]:
    """Pages by address, from this one as far as links go; of pages that differ by an id or a question only two."""
    waiting, seen, found = [start], {start}, dict[str, str]()
    shapes: dict[str, int] = {}
    while waiting:
        path = waiting.pop(0)
        answer = client.get(path, follow_redirects=True)
        assert answer.status_code == 200, (path, answer.status_code)
        if answer.mimetype != "text/html":
            continue
        found[path] = answer.text
        for link in map(unescape, re.findall(r'<a [^>]*?href="(/[^"#]*)', answer.text)):
            shape = _ID.sub("*", link.partition("?")[0])
            if link not in seen and not _OTHERS.search(link) and shapes.get(shape, 0) < 2:
                shapes[shape] = shapes.get(shape, 0) + 1
                seen.add(link)
                waiting.append(link)
    return found


@pytest.fixture(scope="module")
def pages(room: Classroom) -> dict[str, str]:
    """All that a teacher finds, and all that a child finds at its tablet and at home."""
    of_child = walked(room.tablets["Ava"], "/class")
    at_home = walked(room.app.test_client(), "/")
    at_table = room.tablets["Zoe"].get("/class")
    return {
        **walked(room.teacher, "/grown-ups"),
        **of_child,
        **{f"{path} (home)": page for path, page in at_home.items()},
        "zoe": at_table.text,
    }


def test_the_walk_comes_to_all_rooms(pages: dict[str, str]) -> None:
    shapes = {_ID.sub("*", path.partition("?")[0]) for path in pages}
    for path in ("needs", "sheet", "data", "lesson", "live", "settings", "grown-ups", "children", "groups", "cards"):
        assert f"/grown-ups/classes/*/{path}" in shapes, sorted(shapes)
    for path in ("/grown-ups/account", "/grown-ups/children/*", "/class", "/privacy"):
        assert path in shapes, sorted(shapes)


def test_every_page_is_good_html(pages: dict[str, str]) -> None:
    assert {path: faults for path, page in pages.items() if (faults := Page(page).faults)} == {}


def test_names_stand_in_the_order_of_the_alphabet(room: Classroom, pages: dict[str, str]) -> None:
    names = frozenset(room.ids)
    lists = [
        (path, one)
        for path, page in pages.items()
        for one in Page(page, names).lists
        if not re.search("/live|/lesson", path)
    ]
    assert len(lists) > 20
    assert [(path, one) for path, one in lists if one != sorted(one, key=order)] == []


def test_the_rail_lights_where_one_is(pages: dict[str, str]) -> None:
    """A page that the rail leads to lights its entry and no other; a page about one child lights that child."""
    lit = {_ID.sub("*", path.partition("?")[0]): Page(page).lit for path, page in pages.items()}
    told = {path: [_ID.sub("*", one) for one in found] for path, found in lit.items()}
    whole = {path: whole for path, whole in LIT.items() if told[path] != whole}
    assert {path: told[path] for path in whole} == {}
    no_rail = ("/grown-ups/classes/*/lesson/board", "/grown-ups (home)")
    ways = {path: found for path, found in told.items() if path.startswith("/grown-ups/") and path not in no_rail}
    assert {path: found for path, found in ways.items() if len(found) != 1} == {}
