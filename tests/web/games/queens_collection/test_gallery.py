"""The figures in a child's gallery: who has come stands there with a story; the others are awaited."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient
from worlds import db_of

from kidsq.games.queens_collection.cards import COLOURS
from kidsq.play.games.queens_collection.uses import keepsake
from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.store.play import gallery
from kidsq.web.games.queens_collection.book.gallery import FIGURES
from kidsq.web.games.registry import PAGES

DEVICE, AT = "d" * 32, "2026-11-20T12:00:00.000Z"


def a_child(app: Flask, *won: str) -> str:
    db = db_of(app)
    with writing(db):
        child = people.add_learner(db, DEVICE, "Mira", "face-3", AT)
        gallery.keep(db, child.id, [gallery.Won(name, None, place, AT) for place, name in enumerate(won)], AT)
    return child.id


def browser(app: Flask) -> FlaskClient:
    client = app.test_client()
    with client.session_transaction() as cookie:
        cookie["device"] = DEVICE
    return client


def wall(app: Flask, child: str) -> str:
    page = unescape(browser(app).get(f"/gallery/{child}").text)
    return page.split('<ul class="wall of-queens_collection">')[1].split("</ul>")[0]


def test_who_came_stands_there_in_the_order_of_coming_and_the_others_are_awaited(app: Flask) -> None:
    shown = wall(app, a_child(app, "meeple-white", "rainbow", "meeple-red"))
    assert re.findall(r"#meeple-(\w+)", shown) == ["white", "red"]
    assert re.findall(r"#place-(\w+)", shown) == [colour for colour in COLOURS if colour not in ("white", "red")]
    assert shown.count("not here yet") == 6


def test_both_games_hang_in_one_gallery(app: Flask) -> None:
    child = a_child(app, "meeple-white", "rainbow")
    page = browser(app).get(f"/gallery/{child}").text
    assert page.index("#queen-rainbow") < page.index("#meeple-white")
    assert f'href="/gallery/{child}/rainbow"' in page


@pytest.mark.parametrize("colour", range(8))
def test_every_figure_that_can_be_won_has_a_place_and_a_story(app: Flask, colour: int) -> None:
    name = keepsake(colour)
    assert FIGURES[name] == COLOURS[colour]
    page = browser(app).get(f"/gallery/{a_child(app, name)}/{name}")
    assert page.status_code == 200
    says, story = re.findall(r"<p [^>]*data-tell[^>]*>(.*?)</p>", page.text)
    assert says
    assert 25 <= len(story.split()) <= 45
    assert f'#meeple-{COLOURS[colour]}"' in page.text


def test_neighbours_are_figures_too(app: Flask) -> None:
    child = a_child(app, "meeple-red", "rainbow", "meeple-blue")
    page = browser(app).get(f"/gallery/{child}/meeple-red").text
    assert f'href="/gallery/{child}/meeple-blue"' in page
    assert f'href="/gallery/{child}/rainbow"' not in page


@pytest.mark.parametrize("name", ["meeple-green", "meeple-pink", "green", "meeple-"])
def test_who_has_not_come_has_no_page(app: Flask, name: str) -> None:
    assert browser(app).get(f"/gallery/{a_child(app, 'meeple-red')}/{name}").status_code == 404


def test_all_eight(app: Flask) -> None:
    child = a_child(app, *FIGURES)
    assert "not here yet" not in wall(app, child)
    assert "All eight live here!" in browser(app).get(f"/gallery/{child}").text


def test_no_two_games_call_a_keepsake_the_same() -> None:
    walls = [found for pages in PAGES.values() if (found := pages.wall(()))]
    everything = [one for pages in PAGES.values() for one in pages.keepsakes(["rainbow", *FIGURES])]
    assert len(walls) > 1
    assert len({one.id for one in everything}) == len(everything) == 1 + len(FIGURES)
