"""Home, a class and the other ways to play offer several games: one tap plays, the others are beside it."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask.testing import FlaskClient
from web.class_at_laptop import Classroom

from kidsq.play import NewGame, first_edition, fitted
from kidsq.store.play import games

from .test_toy_in_a_browser import page_of, room

__all__ = ["room"]

TIDY, TOY = "coop", "brook"


@pytest.fixture
def guest(room: Classroom) -> FlaskClient:
    return room.app.test_client()


def forms(page: str) -> list[dict[str, str]]:
    """The fields of each form that opens a game, in the order in which they stand there."""
    found = re.findall(r'<form method="post" action="(?:/class)?/play"[^>]*>(.*?)</form>', page, re.S)
    return [dict(re.findall(r'name="(\w+)" value="([^"]*)"', one)) for one in found]


def offered(page: str) -> list[str | None]:
    """The editions of these forms; None: whatever is usual."""
    return [one.get("edition") for one in forms(page)]


def opened(room: Classroom, client: FlaskClient, path: str, **fields: str | list[str]) -> games.StoredGame:
    answer = client.post(path, data=fields)
    assert answer.status_code == 303, unescape(answer.text)[:2000]
    stored = games.load(room.db, answer.headers["Location"].rsplit("/", 1)[1])
    assert stored is not None
    return stored


def bots_at(stored: games.StoredGame) -> list[str]:
    return [seat.bot for seat in stored.seats if seat.bot]


def test_a_new_child_plays_the_first_game_by_one_tap_and_finds_another_beside_it(
    room: Classroom, guest: FlaskClient
) -> None:
    home = page_of(guest, "/")
    assert offered(home) == [None, TIDY]
    assert "Tidy up together" in home
    assert opened(room, guest, "/play").edition == first_edition()


def test_who_has_played_another_game_plays_it_on_and_finds_the_first_beside_it(
    room: Classroom, guest: FlaskClient
) -> None:
    form = forms(page_of(guest, "/"))[1]
    first = opened(room, guest, "/play", **form)
    assert (first.edition, len(first.seats)) == (TIDY, 2)
    home = page_of(guest, "/")
    assert offered(home) == [None, first_edition()]
    assert opened(room, guest, "/play").edition == TIDY


def test_only_games_that_adults_allow_are_offered(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    mira = room.tablets["Mira"]
    assert offered(page_of(mira, "/class")) == [None, TIDY]
    room.fix(room.of_class(), editions=f"{first_edition()},{TOY}")
    assert offered(page_of(mira, "/class")) == [None, TOY]
    room.fix(room.of_class(), editions=TOY)
    assert opened(room, mira, "/class/play").edition == TOY


def test_a_game_takes_only_bots_of_its_own(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    room.fix(room.of_class(), friends="bruno,nell")
    fits = fitted(room.db, NewGame(TOY, ("dotti",), (room.ids["Mira"],)))
    assert (fits.edition, fits.bots) == (TOY, ("nell",))


def test_the_other_ways_show_who_plays_what(guest: FlaskClient) -> None:
    page = page_of(guest, "/ways")
    tiles = dict(
        re.findall(
            r'<label class="coming([^"]*)"><span class="tile"><input type="checkbox" name="bots" value="(\w+)"', page
        )
    )
    friends = {bot: games.split() for games, bot in tiles.items()}
    assert friends["nell"] == ["in-3"]
    assert all("in-1" in games for bot, games in friends.items() if bot != "nell")
    assert re.search(r'class="volume of-1[^"]*"[^>]*><label class="book classic"', page)
    assert re.search(r'class="volume of-2 alone"[^>]*><label class="book solo"', page)
    assert re.search(r'class="volume of-3"[^>]*><label class="book brook"', page)
    assert re.search(r'class="gentle in-1 in-2"', page), "the toy has no word for gentle friends"


def test_a_friend_who_was_tapped_for_another_game_stays_at_home(room: Classroom, guest: FlaskClient) -> None:
    chosen = {"edition": TOY, "players": "guest", "bots": ["bruno", "nell"]}
    assert bots_at(opened(room, guest, "/play?from=ways", **chosen)) == ["nell"]
    answer = guest.post("/play?from=ways", data={**chosen, "bots": ["nobody"]})
    assert answer.status_code == 400
    assert "There is no friend “nobody”." in unescape(answer.text)
