"""A game that kidsq does not know comes in by a line in each registry, and is played and looked at like any."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from web.class_at_laptop import Classroom, classroom

from games import toy
from kidsq.play import bot_codes, result_of_record, usual_bot
from kidsq.store.people.erasing import STANDS_IN
from kidsq.store.play import games
from kidsq.web.shared import table_words


@pytest.fixture
def room(tmp_path: Path, with_toy: None) -> Iterator[Classroom]:
    """A class in a kidsq that has the toy, too."""
    made = classroom(tmp_path)
    yield made
    made.app.extensions["kidsq"].store.close_all()


def page_of(client: FlaskClient, path: str, status: int = 200) -> str:
    answer = client.get(path)
    assert answer.status_code == status, answer.text[:300]
    return unescape(answer.text)


def play_on(client: FlaskClient, table: str) -> list[str]:
    """Press the last button of each page, as a browser without scripts sends it, until there is none; the pages."""
    pages = [page_of(client, table)]
    while forms := re.findall(r"<form method=\"post\" action=\"(/table/[^\"]+)\">(.*?)</form>", pages[-1], re.S):
        action, form = forms[-1]
        fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
        answer = client.post(action, data=fields)
        assert answer.status_code == 303, answer.text[:300]
        pages.append(page_of(client, answer.headers["Location"]))
        assert len(pages) < toy.NIGHT + 2
    return pages


@pytest.mark.parametrize("bots", [(), ("nell",), ("nell", "tilo")], ids=["alone", "two", "three"])
def test_a_child_plays_it_to_its_end(room: Classroom, bots: tuple[str, ...]) -> None:
    code = room.begin()
    room.sit("Mira", code)
    mira = room.tablets["Mira"]
    table = mira.post("/class/play", data={"edition": "brook", "bots": list(bots)}).headers["Location"]
    assert "Over the brook" in page_of(room.teacher, f"{room.address}/live")

    pages = play_on(mira, table)
    stored = games.load(room.db, table.rsplit("/", 1)[1])
    assert stored is not None
    assert (stored.game, stored.plies, stored.ended_at is not None) == (toy.NAME, len(pages) - 1, True)
    plies = games.plies(room.db, stored.id)
    assert {ply.seat for ply in plies} == set(range(1 + len(bots)))
    assert result_of_record(stored.header_json, plies) == stored.result_json

    looked_at = f"/grown-ups/games/{stored.id}?child={room.ids['Mira']}&ply="
    stones = [re.search(r"(\d+) stones", page) for page in pages]
    for ply, left in enumerate(stones):
        assert left is None or f"{left[1]} stones, seen by Mira" in page_of(room.teacher, f"{looked_at}{ply}")
    assert f"Mira: {plies[0].move}" in page_of(room.teacher, f"{looked_at}0")
    page_of(room.teacher, f"{looked_at}{stored.plies + 1}", 400)
    assert "Over the brook" in page_of(room.teacher, f"/grown-ups/children/{room.ids['Mira']}/games")


@pytest.mark.parametrize(
    ("sent", "said"),
    [({"move": "fly"}, "a move in this game: “fly”."), ({"ply": "9"}, "This table is not there yet.")],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(room: Classroom, sent: dict[str, str], said: str) -> None:
    guest = room.app.test_client()
    table = guest.post("/play", data={"edition": "brook", "bots": "tilo"}).headers["Location"]
    key = re.findall(r'name="key" value="([^"]+)"', page_of(guest, table))[0]
    answer = guest.post(f"{table}/turn", data={"ply": "0", "key": key, "move": "rest", **sent})
    assert (answer.status_code, said in unescape(answer.text)) == (400, True)
    stored = games.load(room.db, table.rsplit("/", 1)[1])
    assert stored is not None
    assert stored.plies == 0


def test_a_bot_of_its_own_comes_beside_the_friends_of_the_house(room: Classroom) -> None:
    guest = room.app.test_client()
    ways = page_of(guest, "/ways")
    assert "Nell the newt. She likes it wet." in ways
    assert "Tilo the tortoise." in ways
    guest.post("/play", data={"edition": "brook", "bots": "nell"})
    tile = re.search(r'<span class="reached">.*?Over the brook, Nell, today', page_of(guest, "/"), re.S)
    assert tile is not None
    assert not re.search("queen|sleeper", tile[0]), "it is spoken of in the words of another game"


def test_who_comes_along_unless_somebody_chooses_plays_that_game(room: Classroom) -> None:
    assert usual_bot("brook", bot_codes()) == "nell"
    assert usual_bot("classic", bot_codes()) == "bruno"
    assert usual_bot("brook", ["bruno"]) is None


def test_the_stand_in_of_the_house_leaves_it_to_one_who_knows_the_game(room: Classroom) -> None:
    guest = room.app.test_client()
    table = guest.post("/play", data={"edition": "brook", "bots": "nell"}).headers["Location"]
    game_id = table.rsplit("/", 1)[1]
    room.db.execute("UPDATE seats SET bot = ? WHERE game_id = ? AND seat = 1", (STANDS_IN, game_id))
    assert STANDS_IN not in toy.INFO.bots
    play_on(guest, table)
    assert {ply.seat for ply in games.plies(room.db, game_id)} == {0, 1}


def test_a_bot_whose_game_is_gone_is_just_a_friend(room: Classroom) -> None:
    with room.app.test_request_context():
        assert table_words.bot_name("of_another_house") == "A friend"


def test_how_many_can_play_is_said_of_the_game_that_was_chosen(room: Classroom) -> None:
    answer = room.app.test_client().post("/play", data={"edition": "brook", "bots": ["nell", "nell", "tilo"]})
    assert (answer.status_code, "4 cannot play this together. 1 to 3 can." in answer.text) == (400, True)


def test_it_is_offered_beside_the_others_and_kept_out_of_their_books(room: Classroom) -> None:
    guest = room.app.test_client()
    assert "All hop together." in page_of(guest, "/ways")
    for book in ("/rules", "/cards"):
        assert "Over the brook" not in page_of(guest, book)
