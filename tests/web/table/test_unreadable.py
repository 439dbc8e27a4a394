"""A game whose record cannot be read: its players and their teacher are told, and everything else goes on."""

from __future__ import annotations

import io
import zipfile
from html import unescape

import content
import pytest
from flask import Flask
from play.playing import FRAGMENT, Browser
from scale import mostly_in_soak

from kidsq.play import current_game

from ..class_at_laptop import Classroom

SPOILED = {
    "a move that the rules forbid": "UPDATE plies SET move = 'discard 9' WHERE ply = 3 AND game_id = :game",
    "no move at all": "UPDATE plies SET move = 'dance' WHERE ply = 3 AND game_id = :game",
    "a ply is missing": "DELETE FROM plies WHERE ply = 2 AND game_id = :game",
    "the last ply is missing": "DELETE FROM plies WHERE ply = (SELECT plies - 1 FROM games WHERE id = :game)"
    " AND game_id = :game",
    "a shuffle that is no JSON": "UPDATE plies SET shuffles_json = '[[' WHERE ply = 1 AND game_id = :game",
    "a shuffle of no cards": "UPDATE plies SET shuffles_json = '7' WHERE ply = 1 AND game_id = :game",
    "a move that is no text": "UPDATE plies SET move = CAST(X'ff' AS TEXT) WHERE ply = 3 AND game_id = :game",
    "a header that is no text": "UPDATE games SET header_json = CAST(X'ff' AS TEXT) WHERE id = :game",
    "a header that is no JSON": "UPDATE games SET header_json = '{' WHERE id = :game",
    "a header that is no object": "UPDATE games SET header_json = '[]' WHERE id = :game",
    "of a newer kidsq": "UPDATE games SET header_json = replace(header_json, 'kidsq/1', 'kidsq/9') WHERE id = :game",
    "an edition that nobody knows": "UPDATE games SET edition = 'queens2', header_json ="
    " replace(header_json, 'first_night', 'queens2') WHERE id = :game",
    "another edition than its header's": "UPDATE games SET edition = 'queens2' WHERE id = :game",
    "a game that nobody knows": "UPDATE games SET game = 'chess' WHERE id = :game",
    "a seat is missing": "DELETE FROM seats WHERE kind = 'bot' AND game_id = :game",
    "a friend whom nobody knows": "UPDATE seats SET bot = 'nobody' WHERE kind = 'bot' AND game_id = :game",
}


TRIED = mostly_in_soak(
    SPOILED,
    *("a move that the rules forbid", "a ply is missing", "the last ply is missing", "a shuffle that is no JSON"),
    *("a header that is no text", "an edition that nobody knows", "a game that nobody knows", "a seat is missing"),
    "a friend whom nobody knows",
)
"""One for each place where the code finds it out; test_check_names_whatever_the_pages_cannot_open tries all."""


@pytest.fixture(params=TRIED, ids=lambda name: name.replace(" ", "_"))
def spoil(request: pytest.FixtureRequest) -> str:
    """One way in which a record can be bad, as SQL."""
    return SPOILED[request.param]


def play_on(browser: Browser, plies: int = 6) -> Browser:
    while browser.ply < plies:
        browser.to_my_turn().swap()
    return browser


def break_it(app: Flask, game_id: str, spoil: str) -> None:
    """Spoil a record, as if kidsq had been started again since."""
    db = app.extensions["kidsq"].store.connection()
    assert content.without_keys(db, spoil, {"game": game_id}) == 1
    current_game._cache.clear()


def test_coming_to_a_table_that_cannot_be_read_takes_nobody_from_where_it_plays(room: Classroom) -> None:
    code, mira = room.begin(), room.ids["Mira"]
    for name in ("Mira", "Leo", "Zoe"):
        room.sit(name, code)

    def seated_with(other: str) -> str:
        before = games()
        room.post("live/seat", learner=[mira, room.ids[other]], bots="tilo", edition="classic")
        (game,) = games() - before
        return game

    def games() -> set[str]:
        return {row[0] for row in room.db.execute("SELECT id FROM games").fetchall()}

    def seats() -> list[tuple[str, int, str | None, str | None]]:
        return room.db.execute("SELECT game_id, seat, stand_in, came_at FROM seats ORDER BY game_id, seat").fetchall()

    def comes(name: str, game: str) -> int:
        return room.tablets[name].post(f"/table/{game}/come", data={}).status_code

    broken = seated_with("Leo")
    assert [comes("Mira", broken), comes("Leo", broken)] == [303, 303]
    room.tablets["Mira"].post(f"/table/{broken}/leave", data={})
    here = seated_with("Zoe")
    assert [comes("Mira", here), comes("Zoe", here)] == [303, 303]
    break_it(room.app, broken, SPOILED["of a newer kidsq"])
    room.clock.pass_by(seconds=120)
    before = seats()
    assert comes("Mira", broken) == 410
    assert seats() == before


@pytest.mark.full
def test_a_class_goes_on_around_a_record_that_cannot_be_read(room: Classroom, spoil: str) -> None:
    code = room.begin()
    tables = {}
    for name in ("Mira", "Leo"):
        room.sit(name, code)
        tables[name] = play_on(room.play(name, edition="first_night", bots="bruno"))
    room.sit("Zoe", code)
    mira, leo, address = room.tablets["Mira"], tables["Leo"], tables["Mira"].url
    break_it(room.app, tables["Mira"].game_id, spoil)

    # Its player is told so, kindly, with a way to a new game.
    shown = mira.get(address)
    assert shown.status_code == 410
    assert "Something in this game is lost" in shown.text
    assert 'action="/class/play"' in shown.text
    for path, form in (("turn", {"ply": "6", "key": "k" * 32, "card": "0"}), ("next", {"ply": "6"}), ("come", {})):
        sent = mira.post(f"{address}/{path}", data=form, headers=FRAGMENT)
        assert (sent.status_code, sent.headers.get("HX-Refresh")) == (410, "true")
    home = mira.get("/class")
    assert home.status_code == 200
    assert address not in home.text, "a game that leads nowhere is not offered"

    # Its teacher sees one grey table, and everybody else as ever.
    live = room.get("live")
    assert live.count("unreadable") == 1
    assert "This game cannot be opened" in live
    assert "Look over to Mira." in live
    assert room.teacher.get(f"{room.address}/live/news").status_code == 200
    assert leo.look().to_my_turn().swap().status_code == 200
    seats = {"learner": [room.ids["Zoe"], room.ids["Leo"]], "bots": "tilo", "edition": "classic"}
    assert room.post("live/seat", **seats).status_code == 303
    assert room.post("live/child", learner=room.ids["Mira"], act="out").status_code in (303, 409)

    # A new game begins, and the old one is nowhere in the way.
    fresh = Browser(mira, url=mira.post("/class/play", data={"still": "yes"}).headers["Location"]).look()
    play_on(fresh, 2)
    assert "unreadable" not in room.get("live")
    assert mira.post("/class/done", data={}).status_code == 303
    room.post("lesson", act="end", games="sunrise")
    for tablet in room.tablets.values():
        assert tablet.get("/class").status_code == 200


@pytest.mark.full
def test_grown_ups_pages_of_a_child_survive_its_unreadable_game(room: Classroom, spoil: str) -> None:
    room.sit("Mira", room.begin())
    bad, good = (play_on(room.play("Mira", edition="first_night", bots="bruno", key=key)) for key in ("a", "b"))
    room.db.execute("DELETE FROM woken")
    break_it(room.app, bad.game_id, spoil)
    room.post("lesson", act="end", games="sunrise")
    assert room.tablets["Mira"].get("/class").status_code == 200
    child = f"/grown-ups/children/{room.ids['Mira']}"
    listed = room.teacher.get(f"{child}/games")
    assert listed.status_code == 200
    assert f"/grown-ups/games/{good.game_id}" in listed.text
    shown = room.teacher.get(f"/grown-ups/games/{bad.game_id}?ply=2")
    assert shown.status_code == 410
    assert "Please ask whoever looks after this kidsq." in unescape(shown.text)
    assert room.teacher.get(f"/grown-ups/games/{good.game_id}?ply=2").status_code == 200
    pages = ("", "/counting", "/time", "/mistakes", "/hints", "/data", "/letter", "/export/csv", "/export/xapi")
    for page in pages:
        assert room.teacher.get(child + page).status_code in (200, 404), page
    packed = room.teacher.get(f"{child}/export/zip")
    with zipfile.ZipFile(io.BytesIO(packed.data)) as files:
        assert files.testzip() is None
        games_csv = files.read("games.csv").decode()
        assert len([name for name in files.namelist() if name.startswith("games/")]) >= 1
    assert len(games_csv.split("\r\n" if "\r\n" in games_csv else "\n")) >= 3, "both games are in the list"
    for page in ("live", "lesson", "needs", "sheet", "data", "export/csv"):
        assert room.teacher.get(f"{room.address}/{page}").status_code in (200, 404), page


def test_a_browser_at_home_goes_on_beside_an_unreadable_game(room: Classroom, spoil: str) -> None:
    child = room.app.test_client()
    child.post("/players", data={"nickname": "Ida", "face": "face-2", "key": "p" * 32})
    bad, good = (play_on(Browser(child).open(edition="first_night", bots="bruno", key=key * 32)) for key in ("1", "2"))
    (ida,) = room.db.execute("SELECT id FROM learners WHERE nickname = 'Ida'").fetchone()
    room.db.execute("DELETE FROM woken")
    break_it(room.app, bad.game_id, spoil)
    home = child.get("/")
    assert home.status_code == 200
    assert bad.url not in home.text
    assert good.url in home.text
    assert "A bit of one of your games is lost." in home.text
    shown = child.get(bad.url)
    assert shown.status_code == 410
    assert 'action="/play"' in shown.text
    for page in ("/ways", f"/gallery/{ida}", f"/garden/{ida}", f"/royal/{ida}"):
        assert child.get(page).status_code == 200, page
    fresh = child.post("/play", data={"key": "3" * 32})
    assert fresh.status_code == 303
    for _ in range(40):  # queens wake there, too: what she has had so far is read from all her games
        played_on = Browser(child, url=fresh.headers["Location"]).look()
        if played_on.phase == "over" or played_on.ply > 30:
            break
        played_on.to_my_turn()
        kings = played_on.legal("king")
        assert (played_on.turn(move=kings[0]) if kings else played_on.swap()).status_code == 200
        if kings:
            break
    assert "is lost" not in child.get("/").text, "told until the next game has begun"


def test_settings_that_cannot_be_read_are_as_if_there_were_none(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    room.post("live/seat", learner=[room.ids["Mira"], room.ids["Leo"]], bots="tilo", edition="classic")
    (game_id,) = room.db.execute("SELECT id FROM games").fetchone()
    room.tablets["Mira"].post(f"/table/{game_id}/come")
    for broken in ("{", "[]", '"x"', '{"awaited": 3, "holders": [], "came": 1, "out": "x", "signs": 2}'):
        room.db.execute("UPDATE games SET settings_json = ?", (broken,))
        assert room.teacher.get(f"{room.address}/live").status_code == 200, broken
        for name in ("Mira", "Leo"):
            assert room.tablets[name].get(f"/table/{game_id}").status_code == 200, broken
            assert room.tablets[name].get("/class").status_code == 200, broken
    room.db.execute("UPDATE games SET settings_json = CAST(X'ff' AS TEXT)")
    for client, path in (
        (room.teacher, f"{room.address}/live"),
        (room.teacher, f"{room.address}/live/news"),
        (room.tablets["Mira"], f"/table/{game_id}"),
        (room.tablets["Leo"], "/class"),
    ):
        assert client.get(path).status_code in (200, 204), path


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
def test_check_names_whatever_the_pages_cannot_open(room: Classroom, spoil: str) -> None:
    room.sit("Mira", room.begin())
    game = play_on(room.play("Mira", edition="first_night", bots="bruno"))
    assert content.faults(room.db) == []
    break_it(room.app, game.game_id, spoil)
    (found,) = content.faults(room.db)
    assert game.game_id in found


def test_a_result_that_is_no_json_is_in_nobodys_way(room: Classroom) -> None:
    room.sit("Mira", room.begin())
    game = play_on(room.play("Mira", edition="first_night", bots="bruno"))
    room.db.execute("UPDATE games SET ended_at = updated_at, result_json = '{' WHERE id = ?", (game.game_id,))
    child = f"/grown-ups/children/{room.ids['Mira']}"
    for page in (f"{child}/games", f"{child}/export/zip", f"{child}/data"):
        assert room.teacher.get(page).status_code == 200, page
    (found,) = content.faults(room.db)
    assert game.game_id in found
