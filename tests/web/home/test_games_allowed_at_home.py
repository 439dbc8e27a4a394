"""What adults do not allow a child is not shown at home either, and a form that asks for it is refused kindly."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.store.play import gallery, games

from ..class_at_laptop import Classroom

ALLOWED = ("first_night,classic", "coop,solo", "solo", "first_night,rivals")
AT = "2026-11-20T10:00:00.000Z"


def at_home(room: Classroom, nickname: str) -> FlaskClient:
    """The browser at home at which this child of the class plays, too."""
    client = room.app.test_client()
    with client.session_transaction() as session:
        session["device"], session["player"] = f"home {nickname}", room.ids[nickname]
    return client


def fixed(room: Classroom, scope: str, allowed: str) -> FlaskClient:
    room.fix(room.of_class() if scope == "class" else room.of_child("Mira"), editions=allowed)
    return at_home(room, "Mira")


def books(page: str) -> set[str]:
    return set(re.findall(r'type="radio" name="edition" value="(\w+)"', page))


@pytest.mark.parametrize("scope", ["class", "child"])
@pytest.mark.parametrize("allowed", ALLOWED)
def test_other_ways_shows_only_what_is_allowed(room: Classroom, scope: str, allowed: str) -> None:
    home = fixed(room, scope, allowed)
    page = home.get("/ways").text
    assert books(page) == set(allowed.split(","))
    options = set(re.findall(r'name="(\w+)-(?:fields|rounds)"', page))
    assert options == {one for one in allowed.split(",") if one in ("coop", "solo", "rivals")}


@pytest.mark.parametrize("scope", ["class", "child"])
@pytest.mark.parametrize(
    ("allowed", "asked"), [("first_night,classic", "coop"), ("coop,solo", "teams"), ("solo", "classic")]
)
def test_a_form_that_asks_for_another_game_is_refused_kindly(
    room: Classroom, scope: str, allowed: str, asked: str
) -> None:
    home = fixed(room, scope, allowed)
    answer = home.post("/play?from=ways", data={"edition": asked, "players": room.ids["Mira"]})
    assert answer.status_code == 400
    assert "A grown-up has chosen other games for now." in unescape(answer.text)
    assert books(answer.text) == set(allowed.split(","))
    assert games.open_with(room.db, [room.ids["Mira"]]) == []


def walls(page: str) -> dict[str, tuple[int, int]]:
    """What hangs there and what is awaited, by the game of the wall."""
    found = re.findall(r'<ul class="wall of-(\w+)">(.*?)</ul>', page, re.S)
    return {game: (wall.count('class="portrait"'), wall.count('class="awaited"')) for game, wall in found}


@pytest.mark.parametrize("scope", ["class", "child"])
def test_a_gallery_awaits_only_what_may_be_played_and_loses_nothing(room: Classroom, scope: str) -> None:
    home = at_home(room, "Mira")
    address = f"/gallery/{room.ids['Mira']}"
    assert walls(home.get(address).text) == {"sleeping_queens": (0, 16), "queens_collection": (0, 8)}
    fixed(room, scope, "first_night,classic")
    assert walls(home.get(address).text) == {"sleeping_queens": (0, 16)}
    with writing(room.db):
        won = [gallery.Won("meeple-red", None, 3, AT), gallery.Won("meeple-blue", None, 5, AT)]
        gallery.keep(room.db, room.ids["Mira"], won, AT)
    assert walls(home.get(address).text) == {"sleeping_queens": (0, 16), "queens_collection": (2, 0)}
    assert home.get(f"{address}/meeple-red").status_code == 200
    fixed(room, scope, "coop,solo")
    assert walls(home.get(address).text) == {"queens_collection": (2, 6)}


def test_another_child_of_the_same_browser_sees_its_own_games(room: Classroom) -> None:
    home = fixed(room, "child", "solo")
    with writing(room.db):
        leon = people.add_learner(room.db, "home Mira", "Leon", "face-3", AT).id
    with home.session_transaction() as session:
        session["player"] = leon
    assert {"first_night", "coop", "teams"} <= books(home.get("/ways").text)


@pytest.mark.parametrize("speaks", ["en", "de", "fr", "it"])
def test_no_line_of_a_book_ends_within_a_sum_or_an_age(room: Classroom, speaks: str) -> None:
    page = unescape(room.app.test_client().get("/ways", headers={"Accept-Language": speaks}).text)
    assert "2\xa0+\xa04 =\xa01\xa0+\xa05." in page
    ages = re.findall(r'class="practises">[^<]+<i>([^<]+)<', page)
    assert len(ages) == page.count('class="binding"')
    assert not [age for age in ages if " " in age]
