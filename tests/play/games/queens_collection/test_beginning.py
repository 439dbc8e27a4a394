"""A child that plays the game for the first time begins with what the whole game is about."""

from __future__ import annotations

import html
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient
from worlds import db_of

from kidsq.games.queens_collection import TidyingTable
from kidsq.games.queens_collection.cards import JOKER, place
from kidsq.play.current_game import played
from kidsq.store.db.database import writing
from kidsq.store.play import games


def opened(client: FlaskClient, **wanted: object) -> str:
    return client.post("/play", data=wanted).headers["Location"]


def table_of(app: Flask, where: str) -> TidyingTable:
    db = db_of(app)
    stored = games.load(db, where.rsplit("/", 1)[1])
    assert stored
    table = played(db, stored).table
    assert isinstance(table, TidyingTable)
    return table


def ends(app: Flask, where: str) -> None:
    """The game is over, however it went."""
    db = db_of(app)
    with writing(db):
        games.finish(db, where.rsplit("/", 1)[1], "{}", "2026-11-20T18:00:00.000Z")


def both_can_come_home(table: TidyingTable, seat: int) -> bool:
    """True if two different colours of this hand stand on each other's boxes."""
    hand = set(table.view(seat).hand) - {JOKER}
    return any(
        table.standing[place(one, other)] and table.standing[place(other, one)] for one in hand for other in hand
    )


@pytest.mark.parametrize("friends", [["pippa"], ["pippa", "bruno", "hugo"]])
def test_a_first_game_begins_with_a_child_whose_two_cards_bring_two_home(app: Flask, friends: list[str]) -> None:
    table = table_of(app, opened(app.test_client(), edition="coop", bots=friends))
    assert table.mover == 0
    assert both_can_come_home(table, 0)


def test_in_later_games_chance_alone_deals(app: Flask) -> None:
    client, first = app.test_client(), set()
    ends(app, opened(client, edition="coop", bots="pippa"))
    for _ in range(12):
        first.add(table_of(app, opened(client, edition="coop", bots="pippa")).mover)
    assert first == {0, 1}


def test_who_knows_another_game_is_new_to_this_one(app: Flask) -> None:
    client = app.test_client()
    ends(app, opened(client, edition="first_night", bots="pippa"))
    page = html.unescape(client.get(opened(client, edition="coop", bots="pippa")).text)
    assert 'id="prologue"' in page
    assert "All are in boxes of others." in page
    assert re.search(r'<section id="table" class="[^"]* help"', page)
    ends(app, opened(client, edition="coop", bots="pippa"))
    page = client.get(opened(client, edition="coop", bots="pippa")).text
    assert 'id="prologue"' not in page
    assert not re.search(r'<section id="table" class="[^"]* help"', page)


def test_and_the_other_way_round(app: Flask) -> None:
    client = app.test_client()
    where = opened(client, edition="coop", bots="pippa")
    client.post(f"{where}/lessons", data={"lessons": "seen", "lesson": "0 prologue"})
    ends(app, where)
    assert "The queens have fallen asleep" in client.get(opened(client, edition="first_night", bots="pippa")).text


@pytest.mark.parametrize(("edition", "bots"), [("rivals", ["pippa"]), ("teams", ["pippa", "tilo", "hugo"])])
def test_collecting_has_a_story_of_its_own_once(app: Flask, edition: str, bots: list[str]) -> None:
    client = app.test_client()
    opened(client, edition="coop", bots="pippa")
    where = opened(client, edition=edition, bots=bots)
    page = html.unescape(client.get(where).text)
    assert 'id="prologue"' in page
    assert "Turn up cards, and stop before one comes twice." in page
    client.post(f"{where}/lessons", data={"lessons": "seen", "lesson": "0 prologue"})
    assert 'id="prologue"' not in client.get(where).text


def test_the_way_that_is_shown_first_is_the_plainest(app: Flask) -> None:
    client = app.test_client()
    where = opened(client, edition="coop", bots="pippa")
    way, *_ = re.findall(r"data-way=\"([^\"]+)\"", client.get(where).text)
    cards = [int(one) for one in re.findall(r"\d", html.unescape(way).partition("meeples")[0])]
    hand = table_of(app, where).view(0).hand
    assert len(cards) == 2
    assert JOKER not in [hand[one] for one in cards]
    assert len({hand[one] for one in cards}) == 2
