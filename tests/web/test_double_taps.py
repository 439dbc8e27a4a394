"""A button tapped twice opens one game and makes one player or class, whichever of two servers each tap reaches."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from worlds import PASSPHRASE, opened

from kidsq import play
from kidsq.store.db.database import writing
from kidsq.store.play import games

from .class_in_lesson import School
from .doors import Clock

TWICE = 2


@pytest.fixture
def servers(school: School, tmp_path: Path) -> Iterator[list[Flask]]:
    """Two installations on one database, as two processes would be."""
    other = opened(tmp_path, clock=Clock(), seed=7)
    yield [school.app, other]
    other.extensions["kidsq"].store.close_all()


def key_of(page: str) -> str:
    found = re.search(r'name="key" value="(\w{32})"', page)
    assert found
    return found[1]


def tapped_twice(servers: list[Flask], client: FlaskClient, path: str, form: dict[str, object]) -> list[str]:
    """Where two taps at the same moment lead, each at a server of its own."""
    cookie = client.get_cookie("kidsq")
    assert cookie
    together = threading.Barrier(TWICE)

    def tap(app: Flask) -> str:
        tab = app.test_client()
        tab.set_cookie("kidsq", cookie.value)
        together.wait()
        answer = tab.post(path, data=form)
        assert answer.status_code == 303
        return answer.headers["Location"]

    with ThreadPoolExecutor(TWICE) as fingers:
        return list(fingers.map(tap, servers))


def count(school: School, table: str) -> int:
    found: int = school.db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    return found


@pytest.mark.parametrize("more", [{}, {"edition": "classic", "bots": ["bruno", "pippa"]}])
def test_play_tapped_twice_opens_one_game(school: School, servers: list[Flask], more: dict[str, object]) -> None:
    home = school.app.test_client()
    for round_ in range(1, 4):
        form = {"key": key_of(home.get("/").text), **more}
        one, two = tapped_twice(servers, home, "/play", form)
        assert one == two
        assert count(school, "games") == round_


def test_play_tapped_twice_in_the_class_opens_one_game_and_asks_nothing(school: School, servers: list[Flask]) -> None:
    tablet = school.tablet().sit("Mira")
    form = {"key": key_of(tablet.get("/class").text)}
    one, two = tapped_twice(servers, tablet.client, "/class/play", form)
    assert one == two
    again = {"key": key_of(tablet.get("/class").text)}
    asked = tablet.post("/class/play", **again)
    assert "Still Mira?" in asked.text
    assert key_of(asked.text) == again["key"]
    one, two = tapped_twice(servers, tablet.client, "/class/play", {**again, "still": "yes"})
    assert one == two
    assert count(school, "games") == 2


def test_play_in_the_class_asks_nothing_when_the_other_tap_opens_the_game_in_the_middle_of_this_one(
    school: School, servers: list[Flask], monkeypatch: pytest.MonkeyPatch
) -> None:
    tablet = school.tablet().sit("Mira")
    form = {"key": key_of(tablet.get("/class").text)}
    cookie = tablet.client.get_cookie("kidsq")
    assert cookie
    other = servers[1].test_client()
    other.set_cookie("kidsq", cookie.value)
    look, led = play.opened_by, []

    def look_while_the_other_tap_comes(*asked: Any) -> str | None:
        found = look(*asked)
        if not led:
            led.append("")  # the other tap looks, too
            led[0] = other.post("/class/play", data=form).headers["Location"]
        return found

    monkeypatch.setattr(play, "opened_by", look_while_the_other_tap_comes)
    answer = tablet.post("/class/play", **form)
    assert led == [answer.headers.get("Location")]
    assert count(school, "games") == 1


def test_friends_asked_twice_are_asked_to_one_table(school: School, servers: list[Flask]) -> None:
    mira, _leo = school.tablet().sit("Mira"), school.tablet().sit("Leo")
    form = {"key": key_of(mira.get("/class/friends").text), "friend": school.id("Leo"), "edition": "classic"}
    one, two = tapped_twice(servers, mira.client, "/class/friends", form)
    assert one == two
    assert count(school, "games") == 1


def test_a_new_player_without_a_name_is_called_as_its_picture_and_as_nobody_else_here(
    school: School, servers: list[Flask]
) -> None:
    home, before = school.app.test_client(), count(school, "learners")
    form = {"key": key_of(home.get("/").text), "nickname": " ", "face": "face-2"}
    tapped_twice(servers, home, "/players", form)
    assert count(school, "learners") == before + 1
    home.post("/players", data={**form, "face": "face-1"})  # the back button, and another child
    for key in ("a" * 32, "b" * 32):
        home.post("/players", data={"nickname": "", "face": "face-2", "key": key})
    names = re.findall(r'class="player.*?<span>(?:<bdi>)?(\w+)(?:</bdi>)?</span></button>', home.get("/").text)
    assert names == ["Fox", "Otter", "Owl", "Panda", "Guest"]


def test_a_new_player_sent_twice_is_one_player(school: School, servers: list[Flask]) -> None:
    home, before = school.app.test_client(), count(school, "learners")
    form = {"key": key_of(home.get("/").text), "nickname": "Ada", "face": "face-1"}
    tapped_twice(servers, home, "/players", form)
    assert count(school, "learners") == before + 1
    home.post("/players", data={**form, "nickname": "Ben"})  # the back button, and another child
    assert count(school, "learners") == before + 2
    assert all(name in home.get("/").text for name in ("Ada", "Ben"))


@pytest.mark.parametrize("where", ["/grown-ups", "/grown-ups/start"])
def test_a_class_made_twice_is_one_class(school: School, servers: list[Flask], where: str) -> None:
    teacher = school.app.test_client()
    teacher.post("/grown-ups/sign-in", data={"name": "Ms Keller", "passphrase": PASSPHRASE})
    before, path = count(school, "classes"), where if where.endswith("start") else "/grown-ups/classes"
    for round_ in range(1, 3):
        form = {"key": key_of(teacher.get(where).text), "name": f"{round_}c"}
        one, two = tapped_twice(servers, teacher, path, form)
        assert one == two
        assert teacher.post(path, data=form).headers["Location"] == one
        assert count(school, "classes") == before + round_
    teacher.post(path, data={**form, "name": "5d"})  # the back button, and another class
    assert count(school, "classes") == before + 3
    notes = "SELECT count(*) FROM audit WHERE action = 'made_class'"
    assert school.db.execute(notes).fetchone()[0] == 3
    school.db.execute("UPDATE classes SET archived_at = created_at WHERE id = ?", (one.split("/")[3],))
    assert teacher.post(path, data=form).headers["Location"] != one  # put away since, and made anew
    assert count(school, "classes") == before + 4


def test_another_wish_another_browser_or_an_ended_game_opens_another_one(school: School) -> None:
    home, other = school.app.test_client(), school.app.test_client()
    form = {"key": key_of(home.get("/").text)}
    first = home.post("/play", data=form).headers["Location"]
    other.get("/")
    found = {
        first,
        home.post("/play", data={**form, "edition": "classic"}).headers["Location"],
        other.post("/play", data=form).headers["Location"],
    }
    with writing(school.db):
        games.put_away(school.db, first.rsplit("/", 1)[1], "2026-11-20T12:00:00.000Z")
    found.add(home.post("/play", data=form).headers["Location"])
    assert len(found) == 4


def test_a_form_without_a_key_opens_a_game_each_time(school: School) -> None:
    home = school.app.test_client()
    assert home.post("/play").headers["Location"] != home.post("/play").headers["Location"]
    for _ in range(TWICE):
        home.post("/players", data={"nickname": "Ada", "face": "face-1"})
    assert home.get("/").text.count("<bdi>Ada</bdi>") == TWICE
