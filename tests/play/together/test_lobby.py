"""Children ask each other to a table by face; who is asked sees it, and says yes or not now."""

from __future__ import annotations

import html
import re

import content
import pytest
from flask import Flask

from kidsq.store.play import games

from ..playing import browser
from .test_multi_tablet import Class


def home(one) -> str:
    return html.unescape(one.client.get("/class").text)


def ask(one, *children: str, **more: object):
    return one.client.post("/class/friends", data={"friend": list(children), **more})


def test_who_is_asked_sees_it_at_home_and_sits_down_with_one_tap(app: Flask) -> None:
    room = Class(app)
    mira, leo, noa = room.tablet("Mira"), room.tablet("Leo"), room.tablet("Noa")
    page = html.unescape(mira.client.get("/class/friends").text)
    assert re.findall(r"<b><bdi>(\w+)</bdi>", page.partition("all-faces")[2])[:2] == ["Leo", "Noa"]
    answer = ask(mira, room.children["Leo"], edition="classic")
    assert answer.status_code == 303
    table = answer.headers["Location"]
    assert "Mira asks you to play!" in home(leo)
    assert "Carry on?" not in home(leo)  # nothing is offered twice
    assert "asks you to play" not in home(noa)
    assert "asks you to play" not in home(mira)
    assert leo.client.post(f"{table}/come", data={"ply": "0"}).headers["Location"] == table
    assert "asks you to play" not in home(leo)


def test_the_home_of_who_is_asked_finds_it_by_itself(app: Flask) -> None:
    room = Class(app)
    mira, leo = room.tablet("Mira"), room.tablet("Leo")
    seen = re.search(r"/class/news\?seen=(\w+)", home(leo))
    assert seen
    assert leo.client.get(f"/class/news?seen={seen[1]}").status_code == 204
    ask(mira, room.children["Leo"])
    assert "Mira asks you to play!" in html.unescape(leo.client.get(f"/class/news?seen={seen[1]}").text)


def test_asking_for_news_costs_the_same_with_many_open_games(app: Flask) -> None:
    """Thirty tablets ask every four seconds."""
    room = Class(app)
    _, leo = room.tablet("Mira"), room.tablet("Leo")
    room.ask("Mira", "Leo")

    def statements() -> int:
        seen = re.search(r"/class/news\?seen=(\w+)", home(leo))
        assert seen
        with content.told(room.db) as told:
            assert leo.client.get(f"/class/news?seen={seen[1]}").status_code == 204
        return len(told)

    before = statements()
    for _ in range(6):
        room.ask("Mira", "Leo")
        room.ask("Leo", "Mira")
    assert 0 < statements() == before


def test_whoever_is_asked_keeps_the_games_that_it_has_begun(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "OPEN_GAMES", 2)
    room = Class(app)
    mira, leo = room.tablet("Mira"), room.tablet("Leo")
    own = [leo.client.post("/class/play", data={"still": "yes", "bots": "bruno"}).headers["Location"] for _ in range(2)]
    for _ in range(4):
        ask(mira, room.children["Leo"], edition="classic")
    kept = [game.id for game in games.open_games_of(room.db, room.children["Leo"])]
    assert {table.rsplit("/", 1)[1] for table in own} <= set(kept)
    assert len(kept) == 4, "two of its own, and the two latest to which Mira asks"


def test_not_now_lets_a_bot_play_and_carry_on_gives_the_seat_back(app: Flask) -> None:
    room = Class(app)
    mira, leo = room.tablet("Mira"), room.tablet("Leo")
    table = ask(mira, room.children["Leo"]).headers["Location"]
    leo.client.post(f"{table}/leave", data={"ply": "0"})
    assert "asks you to play" not in home(leo)
    stored = games.load(room.db, table.rsplit("/", 1)[1])
    assert stored is not None
    assert [seat.stand_in for seat in stored.seats] == [None, "bruno"]
    assert "Carry on?" not in home(leo)  # to a game that nobody has played yet
    mira.url = table
    if mira.look().phase == "turn":
        mira.swap()
    else:
        mira.post("next", ply=0)
    carry_on = re.search(r'action="([^"]+)".*?Carry on\?', home(leo).partition('class="cards"')[2], re.DOTALL)
    assert carry_on
    assert leo.client.post(carry_on[1]).headers["Location"] == table
    assert "I am back!" not in leo.client.get(table).text
    stored = games.load(room.db, table.rsplit("/", 1)[1])
    assert stored is not None
    assert [seat.stand_in for seat in stored.seats] == [None, None]


def test_only_who_sits_at_a_tablet_of_this_class_can_be_asked(app: Flask) -> None:
    room, other = Class(app), Class(app)
    mira = room.tablet("Mira")
    zoe = other.tablet("Zoe")
    del zoe
    for friend in (other.children["Zoe"], room.children["Mira"], "a" * 32, ""):
        assert ask(mira, friend).status_code == 409
    assert ask(mira).status_code == 400
    assert room.db.execute("SELECT count(*) FROM games").fetchall() == [(0,)]
    assert not re.search(r"\bZoe\b", mira.client.get("/class/friends").text)


def test_a_game_that_is_none_and_too_many_are_said_kindly(app: Flask) -> None:
    room = Class(app)
    mira = room.tablet("Mira")
    others = [f"Kid {letter}" for letter in "abcde"]
    for name in others:
        room.tablet(name)
    answer = ask(mira, room.children["Kid a"], edition="poker")
    assert (answer.status_code, "poker" in answer.text) == (400, True)
    answer = ask(mira, *(room.children[name] for name in others))
    assert (answer.status_code, "2 to 5 can" in answer.text) == (400, True)


def test_a_browser_at_home_has_no_lobby(app: Flask) -> None:
    assert browser(app).client.get("/class/friends").status_code == 303
