"""Whole games over plain forms, as a browser without scripts sends them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from random import Random

import pytest
from flask import Flask
from flask.testing import FlaskClient
from worlds import db_of

from kidsq.games import queens_collection
from kidsq.play import current_game
from kidsq.store.play import games
from web.pages import Page

LONGEST = 2_000


def page_of(client: FlaskClient, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200, answer.text[:300]
    return unescape(answer.text)


def opened(client: FlaskClient, edition: str, *bots: str) -> str:
    """The address of a new table."""
    answer = client.post("/play", data={"edition": edition, "bots": list(bots)})
    assert answer.status_code == 303, answer.text[:300]
    return answer.headers["Location"]


def hidden(page: str, form: str) -> dict[str, str]:
    """What this form of a page sends by itself."""
    found = re.search(rf'<form id="{form}".*?</form>', page, re.S)
    assert found, f"there is no form {form}"
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', found[0]))


def places(cards: Sequence[int], some: Sequence[int]) -> list[int]:
    """Where these cards lie."""
    found: list[int] = []
    for card in some:
        found.append(next(place for place, one in enumerate(cards) if one == card and place not in found))
    return found


def as_fields(view: queens_collection.View, move: queens_collection.Move) -> dict[str, object]:
    """What a child ticks for this move."""
    kind, *words = move.text.split()
    fields: dict[str, object] = {"do": kind}
    if move.cards:
        fields["card"] = places(view.hand, move.cards)
    if kind == "swap":
        fields["meeple"] = words[1:]
    elif kind == "carry":
        fields |= {"meeple": words[1], "box": words[2]}
    elif kind == "exchange":
        theirs = view.hands[move.seat]
        assert theirs
        fields["theirs"] = f"{move.seat}:{theirs.index(move.got[0])}"
    elif kind == "share":
        assert isinstance(view, queens_collection.CollectingView)
        fields["theirs"] = places(view.hands[2] or (), move.got)
    elif kind in ("pair", "trade"):
        assert isinstance(view, queens_collection.CollectingView)
        fields["display"] = places(view.display, move.got)
        fields |= {"colour": words[2]} if kind == "pair" else {}
    return fields


def play_to_the_end(app: Flask, client: FlaskClient, table: str, *, bot: str = "tilo") -> list[str]:
    """All pages of a game in which the child ticks what this bot would lay."""
    game_id, pages = table.rsplit("/", 1)[1], [page_of(client, table)]
    while 'id="again"' not in pages[-1]:
        assert len(pages) < LONGEST
        page = pages[-1]
        if 'id="next-form"' in page:
            sent = client.post(f"{table}/next", data=hidden(page, "next-form"))
        elif 'id="answer"' in page:
            sent = client.post(f"{table}/answer", data={**hidden(page, "answer"), "skip": "1"})
        else:
            stored = games.load(db_of(app), game_id)
            assert stored
            view = current_game.played(db_of(app), stored).table.view(0)
            fields = as_fields(view, queens_collection.choose(bot, view, Random(len(pages))))
            for name in fields:
                assert f'name="{name}"' in page, (name, fields)
            sent = client.post(f"{table}/turn", data={**hidden(page, "turn"), **fields})
        assert sent.status_code == 303, sent.text[:300]
        pages.append(page_of(client, table))
    stored = games.load(db_of(app), game_id)
    assert stored
    assert stored.ended_at is not None
    return pages


@pytest.mark.parametrize(
    ("edition", "bots"),
    [
        ("coop", ["dotti"]),
        ("coop", ["bruno", "tilo", "hugo"]),
        ("rivals", ["dotti"]),
        ("teams", ["bruno", "tilo", "hugo"]),
    ],
)
@pytest.mark.full
def test_a_child_ticks_its_way_through_a_game(app: Flask, edition: str, bots: list[str]) -> None:
    child = app.test_client()
    pages = play_to_the_end(app, child, opened(child, edition, *bots))
    assert [fault for page in pages[:3] + pages[-1:] for fault in Page(page).faults] == []
    assert "name=" in pages[0]
