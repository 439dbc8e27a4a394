"""All cards of Tidy up for the Queen: each once, with how many there are, as the deal counts them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from flask.testing import FlaskClient
from worlds import world

from kidsq.games.queens_collection import EDITIONS
from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS, deck


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    with world(tmp_path_factory.mktemp("cards")) as app:
        yield app.test_client()


def page(client: FlaskClient, **query: str) -> str:
    answer = client.get("/cards", query_string={"edition": "coop", **query})
    assert answer.status_code == 200
    return unescape(answer.text)


def test_every_card_is_there_with_its_count(client: FlaskClient) -> None:
    text = page(client)
    colours = text.split('<ul class="colours">')[1].split("</ul>")[0]
    found = re.findall(r'card=colour-(\w+)".*?<span class="many">× (\d+)</span>', colours, re.DOTALL)
    cards = [CARD_NAMES[card] for card in deck(4, 6)]
    assert found == [(name, str(cards.count(name))) for name in CARD_NAMES]
    assert f"{len(cards)} cards: 4 of each colour and 6 jokers." in text


def test_every_box_is_there_with_its_three_figures(client: FlaskClient) -> None:
    boxes = re.findall(r"card=box-(\w+)(.*?)</li>", page(client), re.DOTALL)
    assert [name for name, _ in boxes] == list(COLOURS)
    for name, drawn in boxes:
        assert drawn.count(f'#meeple-{name}"') == 3
        assert f'#chest-{name}-front"' in drawn


def test_what_may_be_chosen_is_shown_with_its_numbers(client: FlaskClient) -> None:
    variants = page(client).split('<ul class="variants">')[1]
    assert [int(n) for n in re.findall(r"× (\d+)", variants)] == [2, 3, 5, 4, 3]
    assert "two places" in variants


def test_every_card_is_shown_alone_between_its_neighbours(client: FlaskClient) -> None:
    codes = re.findall(r"&card=([\w-]+)", page(client))
    assert len(codes) == len(set(codes)) == len(CARD_NAMES) + len(COLOURS)
    before = codes[-1]
    for code in codes:
        alone = page(client, card=code)
        assert re.findall(r"&card=([\w-]+)", alone)[0] == before
        assert f'href="/cards?edition=coop#{code}"' in alone
        assert all(3 <= len(line.split()) <= 12 for line in re.findall(r'class="line" data-tell>(.*?)<', alone))
        before = code


def test_all_editions_show_the_same_cards_and_lie_there_once(client: FlaskClient) -> None:
    pages = {client.get("/cards", query_string={"edition": edition}).text for edition in EDITIONS}
    assert len({re.sub(r"content=\"[^\"]*\"", "", one) for one in pages}) == 1
    decks = page(client).split('<nav class="decks"')[1].split("</nav>")[0]
    assert [code for code in re.findall(r"edition=(\w+)", decks) if code in EDITIONS] == ["coop"]


def test_a_card_that_is_not_there_is_named(client: FlaskClient) -> None:
    answer = client.get("/cards?edition=teams&card=dragon")
    assert answer.status_code == 404
    assert "There is no card “dragon” in this game." in answer.text
