"""The end of a guest's game: it is asked who it is, and sees what it would keep."""

from __future__ import annotations

from random import Random

from flask import Flask

from kidsq.play import Visitor
from play.games.queens_collection.sitting import Sitting

from ..dealt import connection, play
from ..playing import Browser
from .test_guests import NEW, device_of, newest, over, pictured, portraits


def offer(child: Browser, game: str) -> str:
    """What the end of this game asks a guest."""
    found = child.client.get(f"/table/{game}").text
    return found.partition('class="keep-them"')[2].partition("</form>")[0]


def test_the_figures_of_the_other_game_are_seen_and_kept(app: Flask, child: Browser) -> None:
    child.open(edition="solo", players=["guest"])  # so that this browser is known
    game = Sitting(connection(app), Visitor(device_of(app)), Random(2)).plays("solo", (), {"fields": 2, "each": 2})
    asked = offer(child, game)
    assert "Keep them? Who are you?" in asked
    shown = pictured(asked)
    assert shown
    child.client.post("/keep", data={**NEW, "game": game, "seat": "0"})
    assert set(shown) <= set(pictured(child.client.get(f"/gallery/{newest(app)}").text))


def test_a_queen_that_was_stolen_is_kept_all_the_same(app: Flask, child: Browser) -> None:
    _db, game = play(app, child, "guest", "king 3", "knight 0 heart", others=("knight", "4", "5", "6", "7"))
    over(app, game)
    assert "Keep them? Who are you?" in offer(child, game)
    assert pictured(offer(child, game)) == ["queen-heart"]
    child.client.post("/keep", data={**NEW, "game": game, "seat": "0"})
    assert portraits(child.client, newest(app)) == ["heart"]


def test_where_nothing_came_nothing_is_promised(app: Flask, child: Browser) -> None:
    _db, game = play(app, child, "guest")
    over(app, game)
    assert "Keep them?" not in offer(child, game)
    assert pictured(offer(child, game)) == []
