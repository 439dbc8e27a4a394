"""What a page says and keeps when something of a turn is still missing, and that it says each thing once."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient
from games.queens_collection.laying import play, tidy

from kidsq.games import queens_collection
from kidsq.games.queens_collection.moves import read_move
from kidsq.games.queens_collection.story import Sight
from kidsq.web.games.queens_collection import told

from .test_without_scripts import hidden, opened, page_of


def at_my_turn(client: FlaskClient, edition: str = "coop", *bots: str) -> tuple[str, str]:
    """The address of a new table and its page, as soon as it is this child's turn."""
    table = opened(client, edition, *bots)
    page = page_of(client, table)
    while 'data-phase="turn"' not in page:
        client.post(f"{table}/next", data={**hidden(page, "next-form"), "to": "me"})
        page = page_of(client, table)
    return table, page


def ticked(page: str) -> set[str]:
    """The values of all that is chosen for a turn."""
    fields = [one for one in re.findall(r"<input [^>]*>", page) if re.search(' name="(card|meeple|theirs|box)"', one)]
    return {re.findall(r' value="([^"]*)"', one)[0] for one in fields if re.search(r" checked\b", one)}


def test_what_was_ticked_stays_ticked_while_something_is_missing(app: Flask) -> None:
    client = app.test_client()
    table, page = at_my_turn(client, "coop", "bruno")
    meeple = re.findall(r'name="meeple" value="([^"]+)"', page)[0]
    assert ticked(page) == set()
    sent = {**hidden(page, "turn"), "do": "swap", "card": ["0", "2"], "meeple": meeple, "theirs": "1:0"}
    assert client.post(f"{table}/turn", data=sent).status_code == 303
    again = page_of(client, table)
    assert "Two change places: tap two of them." in again
    assert ticked(again) == {"0", "2", meeple, "1:0"}
    assert ticked(page_of(client, table)) == set()


def test_what_is_sent_too_long_or_too_often_is_not_kept(app: Flask) -> None:
    client = app.test_client()
    table, page = at_my_turn(client, "solo")
    sent = {**hidden(page, "turn"), "do": "swap", "card": ["0"] * 500, "meeple": "x" * 5_000}
    answer = client.post(f"{table}/turn", data=sent)
    assert answer.status_code == 400
    assert sum(len(cookie) for cookie in answer.headers.getlist("Set-Cookie")) < 1_000


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"ply": ""}, "The number of the ply is missing. Load the table again."),
        ({"key": ""}, "The number of this tap is missing. Load the table again."),
        ({"do": "renew", "card": ""}, "Something is missing there. Load the table again."),
        ({"do": "swap", "card": "0", "meeple": ["", ""]}, "Something is missing there. Load the table again."),
    ],
)
def test_what_is_missing_is_named_and_not_quoted(app: Flask, changed: dict[str, object], says: str) -> None:
    client = app.test_client()
    table, page = at_my_turn(client, "solo")
    answer = client.post(f"{table}/turn", data={**hidden(page, "turn"), **changed})
    assert answer.status_code == 400
    assert says in unescape(answer.text)
    assert "“”" not in unescape(answer.text)


def test_the_third_that_may_go_is_told_in_one_sentence() -> None:
    move = "swap red+blue red@blue blue@red"
    before = tidy(astray="red@blue red@green blue@red blue@green", hands=["red blue"], fields=2)
    after = play(before.copy(), move)
    sights = queens_collection.shown(before, 0, read_move(move), after).public
    assert [sight.kind for sight in sights] == ["swapped", "came_home", "left", "came_home", "left"]


def test_with_whom_somebody_goes_is_said(app: Flask) -> None:
    with app.test_request_context():
        sight = Sight("took", 1, colour=6)
        assert told.sentence(sight, ("Ada", "Bruno"), 0) == "White goes with Bruno."
        assert told.sentence(sight, ("Ada", "Bruno"), 1) == "White comes to you!"
