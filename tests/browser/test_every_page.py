"""Every page that a walk by links comes to, of adults, of a class's tablet and at home: once, with a close look."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from web.class_at_laptop import Classroom
from web.walk import ID, furnished, walked

from .conftest import Open, serving
from .sitting import Served, look_closely


@pytest.fixture
def room(tmp_path: Path) -> Classroom:
    return furnished(tmp_path)


@pytest.fixture
def served(room: Classroom, tmp_path: Path) -> Iterator[Served]:
    with serving(room.app, tmp_path.name) as found:
        yield found


def addresses(client: FlaskClient, start: str) -> list[str]:
    """One of each kind of page."""
    return list({ID.sub("*", path.partition("?")[0]): path for path in walked(client, start)}.values())


LARGE_ICONS = """() => [...document.querySelectorAll('use[href*="#icon-"]')].map(one => one.ownerSVGElement)
  .filter(one => one.getBoundingClientRect().width > 200).map(one => one.parentElement.outerHTML)"""
"""Icons that no style sheet gives a size fill the whole line."""
PIECES = 4
"""Of the teacher's pages, so that several processes share them."""
WALKS = [
    *(
        pytest.param("teacher", "/grown-ups", 25, piece, id=f"teacher-{piece + 1}", marks=pytest.mark.thorough)
        for piece in range(PIECES)
    ),
    pytest.param("child", "/class", 5, None, id="child"),
    pytest.param("guest", "/", 5, None, id="guest"),
]


@pytest.mark.parametrize(("who", "start", "least", "piece"), WALKS)
def test_every_page_bears_a_close_look(
    open_for: Open, room: Classroom, served: Served, who: str, start: str, least: int, piece: int | None
) -> None:
    browsers = {"teacher": room.teacher, "child": room.tablets["Ava"], "guest": room.app.test_client()}
    page = open_for("laptop" if who == "teacher" else "tablet").page
    found = addresses(browsers[who], start)
    assert len(found) >= least
    if cookie := browsers[who].get_cookie("kidsq"):
        page.context.add_cookies([{"name": "kidsq", "value": cookie.value, "url": served.url}])
    for path in found if piece is None else found[piece::PIECES]:
        page.goto(path)
        try:
            look_closely(page)
            assert page.evaluate(LARGE_ICONS) == []
        except AssertionError as error:
            error.add_note(path)
            raise
