"""The owl tells each thing of this game when it first happens, once, beside what it has told of other games."""

from __future__ import annotations

import html
import re

from flask import Flask
from flask.testing import FlaskClient
from worlds import db_of

from kidsq.play.games.queens_collection.tips import TIPS
from kidsq.store.db.database import writing
from kidsq.store.people import settings
from kidsq.store.play import tips_seen
from kidsq.web.games.queens_collection import scene


def opened(client: FlaskClient, **wanted: object) -> str:
    return client.post("/play", data=wanted).headers["Location"]


def page_of(client: FlaskClient, table: str) -> str:
    return html.unescape(client.get(table).text)


def tip_in(page: str) -> str | None:
    found = re.findall(r'name="lesson" value="\d (\w+)"', page)
    assert len(found) < 2
    return found[0] if found else None


def to_my_turn(client: FlaskClient, table: str) -> str:
    page = page_of(client, table)
    if 'data-phase="watch"' in page:
        ply = re.findall(r'data-ply="(\d+)"', page)[0]
        assert client.post(f"{table}/next", data={"ply": ply, "to": "me"}).status_code == 303
    return page_of(client, table)


def test_the_aim_comes_first_and_then_what_the_hand_is_for(app: Flask) -> None:
    client = app.test_client()
    table = opened(client, edition="coop", bots="pippa")
    client.post(f"{table}/lessons", data={"lessons": "seen", "lesson": "0 prologue"})
    told = []
    for _ in range(6):
        page = to_my_turn(client, table)
        tip = tip_in(page)
        if tip is None:
            break
        told.append(tip)
        assert scene.tip(f"home:{tip}") in page
        lesson = re.findall(r'name="lesson" value="([^"]+)"', page)[0]
        assert client.post(f"{table}/lessons", data={"lessons": "seen", "lesson": lesson}).status_code == 303
    assert told[:2] == ["goal", "swap"]
    assert len(told) == len(set(told)) > 2


def test_what_was_told_of_another_game_is_told_of_this_one_too(app: Flask) -> None:
    client, db = app.test_client(), db_of(app)
    table = opened(client, edition="rivals", bots="bruno")
    ((device,),) = db.execute("SELECT device FROM games").fetchall()
    scope = settings.of_device(device)
    with writing(db):
        settings.write(db, scope, tips_seen.KEY, " ".join(TIPS) + " " + " ".join(f"home:{tip}" for tip in TIPS))
    assert 'id="prologue"' in page_of(client, table)
    client.post(f"{table}/lessons", data={"lessons": "seen", "lesson": "0 prologue"})
    assert tip_in(to_my_turn(client, table)) == "goal"
    with writing(db):
        settings.write(db, scope, tips_seen.KEY, " ".join(f"collect:{tip}" for tip in TIPS))
    assert tip_in(to_my_turn(client, table)) is None


def test_every_tip_has_words() -> None:
    assert {kept.partition(":")[2] for kept in scene.TIPS} == set(TIPS) - {"prologue"}, "which is a film"
    assert all(scene.TIPS)
