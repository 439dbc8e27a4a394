"""What a page leaves out where hands are hidden: what others hold, what they have given each other, lists of moves."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from flask import Flask
from flask.testing import FlaskClient
from games.queens_collection.laying import collect, play
from games.queens_collection.test_views import with_hidden_cards_permuted

from kidsq.games import queens_collection
from kidsq.games.queens_collection.moves import read_move
from kidsq.games.queens_collection.story import Sight
from kidsq.games.queens_collection.table import Table
from kidsq.play import current_game
from kidsq.play.moment import Moment
from kidsq.web.games.queens_collection import told

MINE = (
    "red red red orange orange orange yellow yellow yellow green green green blue blue blue purple purple white black"
)
MATES = "red orange yellow green blue purple purple white white black black"


def opened(client: FlaskClient, edition: str, bots: list[str]) -> str:
    answer = client.post("/play", data={"edition": edition, "bots": bots, "rounds": "1"})
    assert answer.status_code == 303, answer.text[:300]
    address: str = answer.headers["Location"]
    return address


def page_with(client: FlaskClient, address: str, table: Table, *moments: Moment) -> str:
    """The page of this table as if it had come to that, without what differs from one look to the next."""
    client.get(address)
    game_id = address.rsplit("/", 1)[1]
    known = current_game._cache[game_id][0]
    table.ply = known.table.ply
    current_game.keep(game_id, replace(known, table=table, moments=moments))
    answer = client.get(address)
    assert answer.status_code == 200
    return re.sub(r'name="(key|csrf_token)" value="[^"]*"', "", answer.text)


@pytest.mark.parametrize(("edition", "bots"), [("rivals", ["bruno"]), ("teams", ["bruno", "tilo", "fenna"])])
@pytest.mark.parametrize("phase", ["reveal", "take"])
def test_a_page_is_the_same_whatever_the_hidden_hands_hold(
    app: Flask, edition: str, bots: list[str], phase: str
) -> None:
    client = app.test_client()
    address = opened(client, edition, bots)
    hands = ["red red blue", "green green white", "orange joker", "black black joker"][: len(bots) + 1]
    table = collect(edition, hands=hands, display="yellow purple joker", phase=phase)
    shown = page_with(client, address, table)
    for seed in range(5):
        other = with_hidden_cards_permuted(table, 0, Random(seed))
        assert page_with(client, address, other) == shown


def test_a_share_is_drawn_the_same_for_the_other_team_whatever_the_cards(app: Flask) -> None:
    client = app.test_client()
    address = opened(client, "teams", ["bruno", "tilo", "fenna"])
    hands = ["red", "green white", "orange", "black blue"]
    pages = set()
    for text in ("share green for black", "share white for blue"):
        before = collect("teams", hands=hands, display="yellow purple joker", phase="take")
        before.mover = 1
        after = play(before.copy(), text)
        move = read_move(text)
        moment = Moment(0, 1, move, queens_collection.shown(before, 1, move, after))
        after.ply = before.ply
        pages.add(page_with(client, address, after, replace(moment, ply=-1)))
    assert len(pages) == 1
    assert "swap 1 card" in pages.pop()


def test_no_list_of_moves_is_sent_however_long_it_is(app: Flask) -> None:
    client = app.test_client()
    address = opened(client, "teams", ["bruno", "tilo", "fenna"])
    table = collect("teams", hands=[MINE, "", MATES, ""], display="black white joker", phase="take")
    assert len(table.legal_moves()) > 3_000
    page = page_with(client, address, table)
    assert 'name="card"' in page
    assert "trade " not in page
    assert "share " not in page


@pytest.mark.parametrize("me", [0, 2])
def test_who_swaps_with_the_partner_hears_of_itself_as_you(app: Flask, me: int) -> None:
    seen = Sight("shared", 0, other=2, number=2)
    names = ("Ada", "Bruno", "Pippa", "Tilo")
    with app.test_request_context():
        assert told.sentence(seen, names, me) == f"You and {names[2 - me]} swap 2 cards."
        assert told.sentence(seen, names, 1) == "Ada and Pippa swap 2 cards."
