"""Every page of adults and children, walked by its links: good HTML, the right entry lit, names in their order."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kidsq.i18n.alphabet import order

from .class_at_laptop import Classroom
from .pages import Page
from .walk import ID, furnished, walked

pytestmark = pytest.mark.xdist_group("every_page")  # one walk for all of them

OF_CLASS = "/grown-ups/classes/*"
LIT = {
    "/grown-ups": ["/grown-ups"],
    "/privacy": ["/privacy"],
    "/grown-ups/account": ["/grown-ups/account"],
    "/grown-ups/classes/all/sheet": ["/grown-ups/classes/all/facts"],
    f"{OF_CLASS}/sheet": [f"{OF_CLASS}/facts"],
    f"{OF_CLASS}/live": [f"{OF_CLASS}/lesson"],
    **{f"{OF_CLASS}{page}": [f"{OF_CLASS}{page}"] for page in ("", "/needs", "/facts", "/then-now", "/lesson")},
    **{
        f"{OF_CLASS}/{page}": [f"{OF_CLASS}/settings"]
        for page in ("settings", "data", "grown-ups", "looked", "keep", "erase")
    },
    **{f"{OF_CLASS}/{page}": [f"{OF_CLASS}/children"] for page in ("children", "groups", "cards", "add")},
    "/grown-ups/papers": ["/privacy"],
}
"""Address -> the entry of the rail that is lit there."""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Classroom]:
    made = furnished(tmp_path_factory.mktemp("school"))
    yield made
    made.app.extensions["kidsq"].store.close_all()


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
    shapes = {ID.sub("*", path.partition("?")[0]) for path in pages}
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
    lit = {ID.sub("*", path.partition("?")[0]): Page(page).lit for path, page in pages.items()}
    told = {path: [ID.sub("*", one) for one in found] for path, found in lit.items()}
    whole = {path: whole for path, whole in LIT.items() if told[path] != whole}
    assert {path: told[path] for path in whole} == {}
    no_rail = ("/grown-ups/classes/*/lesson/board", "/grown-ups (home)")
    ways = {path: found for path, found in told.items() if path.startswith("/grown-ups/") and path not in no_rail}
    assert {path: found for path, found in ways.items() if len(found) != 1} == {}
