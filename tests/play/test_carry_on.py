"""Home carries on what was played last: open games of whoever plays here now, each told apart."""

from __future__ import annotations

import html
import re

from flask import Flask

from .conftest import Deal
from .playing import Browser, browser
from .together.test_multi_tablet import Class


def home(child: Browser) -> str:
    return html.unescape(child.client.get("/").text)


def offered(page: str) -> list[str]:
    return re.findall(r'href="/table/(\w+)"', page)


def test_the_big_button_carries_on_the_newest_game_and_a_new_one_is_the_second_choice(child: Browser) -> None:
    assert 'class="play">' in home(child)
    first = child.open().game_id
    page = home(child)
    assert re.search(rf'<a class="play go-on" href="/table/{first}".*?<b>Carry on</b>', page)
    assert 'class="play">' not in page
    new = re.search(r'<form method="post" action="/play">.*?New game', page.partition('class="begin"')[2], re.DOTALL)
    assert new
    assert len(re.findall("<input", new[0])) == 2  # as of Play: nothing is said of the game
    second = child.open().game_id
    assert second != first
    assert offered(home(child)) == [second, first]


def test_the_newest_games_leave_room_for_the_other_one(child: Browser, deal: Deal) -> None:
    for bots in (["bruno"], ["bruno"], ["pippa", "tilo"]):
        child.open(bots=bots)
    deal(child, ["king", "1", "2", "3", "4"], beds=["heart"], bots=["hugo"])
    child.turn(move="king 0")
    page = home(child)
    assert offered(page)[0] == child.game_id
    assert len(offered(page)) == 2
    assert "Tidy up together" in page
    said = re.findall(r'<span class="vh">([^<]+)</span></span>', page)
    assert said == [
        "Classic, Hugo, one queen, today",
        "First Night, Pippa, Tilo, no queen yet, today",
    ]
    big = page.partition('class="play go-on"')[2].partition("</a>")[0]
    assert "#queen-heart" in big
    assert "#friend-hugo" in big
    assert '<span class="worth" aria-hidden="true">20</span>' in big


def test_each_child_finds_its_own_games_and_a_guest_those_without_a_name(app: Flask) -> None:
    tablet = browser(app)
    without_name = tablet.open().game_id
    ids = []
    for name in ("Mira", "Leo"):
        tablet.client.post("/players", data={"nickname": name, "face": "face-3"})
        ids += re.findall(r'value="(\w+)" aria-pressed', home(tablet))
    mira, leo = ids
    of_mira, of_both = tablet.open(players=mira).game_id, tablet.open(players=[mira, leo]).game_id
    found = {}
    for player in (mira, leo, "guest"):
        tablet.client.post("/players/choose", data={"player": player})
        found[player] = offered(home(tablet))
    assert found == {mira: [of_both, of_mira], leo: [of_both], "guest": [without_name]}


def test_a_game_whose_record_cannot_be_read_keeps_nobody_from_home(app: Flask, child: Browser) -> None:
    child.open()
    app.extensions["kidsq"].store.connection().execute("UPDATE games SET header_json = '{}'")
    page = home(child)
    assert offered(page) == []
    assert "A bit of one of your games is lost." in page


def test_a_tablet_of_a_class_tells_open_games_apart_in_the_same_way(app: Flask) -> None:
    mira = Class(app).tablet("Mira")
    for bots in ("bruno", "pippa"):
        assert (
            mira.client.post("/class/play", data={"edition": "first_night", "bots": bots, "still": "yes"}).status_code
            == 303
        )
    page = html.unescape(mira.client.get("/class").text)
    assert re.findall(r'<span class="vh">([^<]+)</span></span>', page) == [
        "First Night, Pippa, no queen yet, today",
        "First Night, Bruno, no queen yet, today",
    ]
