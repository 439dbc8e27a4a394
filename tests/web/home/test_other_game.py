"""The tile of the other game beside Play: what it deals, and that it is another game indeed."""

from __future__ import annotations

import json
import re
from html import unescape
from types import SimpleNamespace
from typing import Any

import pytest
from flask.testing import FlaskClient

from kidsq.play import edition_info, is_gentle
from kidsq.store.db.database import writing
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame
from kidsq.web.shared import tiles

from ..class_at_laptop import Classroom
from ..class_in_lesson import School

TILE = re.compile(r'<form method="post" action="([^"]+)">((?:(?!</form>).)*?class="ticket another".*?)</form>', re.S)


def tile(page: str) -> tuple[str, dict[str, Any]] | None:
    """Where the form of the tile goes, and what it holds; None: there is no such tile."""
    found = TILE.search(unescape(page))
    if found is None:
        return None
    fields: dict[str, Any] = {}
    for name, value in re.findall(r'type="hidden" name="([\w-]+)" value="([^"]*)"', found[2]):
        fields.setdefault(name, []).append(value)
    return found[1], fields


def tapped(db: Any, client: FlaskClient, page: str, **more: str) -> StoredGame:
    found = tile(page)
    assert found
    answer = client.post(found[0], data={**found[1], **more})
    assert answer.status_code == 303, answer.text
    stored = games.load(db, answer.headers["Location"].rsplit("/", 1)[1])
    assert stored
    return stored


def dealt(stored: StoredGame) -> tuple[str, object, list[str | None]]:
    header = json.loads(stored.header_json)
    return stored.edition, header.get("fields"), [seat.bot for seat in stored.seats if seat.bot]


def test_a_new_child_begins_the_other_game_with_two_places_and_one_friend(school: School) -> None:
    home = school.app.test_client()
    stored = tapped(school.db, home, home.get("/").text)
    edition, places, bots = dealt(stored)
    assert (edition, places, len(bots)) == ("coop", 2, 1)
    assert is_gentle(stored)


def test_in_a_class_it_begins_in_the_same_way(school: School) -> None:
    tablet = school.tablet().sit("Mira")
    edition, places, bots = dealt(tapped(school.db, tablet.client, tablet.get("/class").text))
    assert (edition, places, len(bots)) == ("coop", 2, 1)


@pytest.mark.parametrize("where", ["/", "/class"])
def test_who_has_played_it_gets_what_it_has_played_last(school: School, where: str) -> None:
    tablet = school.tablet().sit("Mira") if where == "/class" else school.tablet()
    begin = f"{where.rstrip('/')}/play"
    tablet.post(begin, still="yes", edition="coop", bots=["fenna", "tilo"], fields="3", copies="3")
    school.clock.pass_by(minutes=1)
    tablet.post(begin, still="yes", edition="classic", bots="bruno")
    (row,) = school.db.execute("SELECT id FROM games WHERE edition = 'coop'").fetchall()
    with writing(school.db):  # or it would be offered to be carried on
        games.put_away(school.db, row[0], "2026-11-20T12:00:00.000Z")
    stored = tapped(school.db, tablet.client, tablet.get(where).text, still="yes")
    assert dealt(stored) == ("coop", 3, ["fenna", "tilo"])
    assert json.loads(stored.header_json)["copies"] == 3
    assert not is_gentle(stored)


@pytest.mark.parametrize("where", ["/", "/class"])
def test_open_games_of_one_kind_leave_room_for_the_other_game(school: School, where: str) -> None:
    tablet = school.tablet().sit("Mira") if where == "/class" else school.tablet()
    begin = f"{where.rstrip('/')}/play"
    for bots in ("bruno", "bruno", "pippa", "tilo"):
        school.clock.pass_by(minutes=1)
        tablet.post(begin, still="yes", edition="coop", bots=bots)
    assert len(carried_on(tablet.get(where).text)) == 2
    assert tapped(school.db, tablet.client, tablet.get(where).text, still="yes").edition == "first_night"


@pytest.mark.parametrize("where", ["/", "/class"])
def test_the_other_game_is_carried_on_where_it_is_open_however_many_came_after(school: School, where: str) -> None:
    tablet = school.tablet().sit("Mira") if where == "/class" else school.tablet()
    for edition in ("coop", "first_night", "classic", "little"):
        school.clock.pass_by(minutes=1)
        tablet.post(f"{where.rstrip('/')}/play", still="yes", edition=edition, bots="bruno")
    page = tablet.get(where).text
    offered = [stored.edition for one in carried_on(page) if (stored := games.load(school.db, one))]
    assert offered == ["little", "coop", "classic"]
    assert tile(page) is None


def carried_on(page: str) -> list[str]:
    """The games that this home offers to be carried on."""
    return re.findall(r'(?:href|action)="/table/(\w+)(?:/come)?"', page)


def test_who_plays_the_second_game_is_offered_the_first(school: School) -> None:
    home = school.app.test_client()
    home.post("/play", data={"edition": "solo"})
    assert tapped(school.db, home, home.get("/").text).edition == "first_night"


@pytest.mark.parametrize("allowed", [("coop",), ("coop", "rivals"), ("rivals", "teams"), ("classic", "little")])
def test_where_only_one_of_the_games_is_allowed_it_is_not_offered_twice(
    room: Classroom, allowed: tuple[str, ...]
) -> None:
    room.fix(room.of_class(), editions=",".join(allowed))
    room.sit("Mira", room.begin())
    assert tile(room.tablets["Mira"].get("/class").text) is None


def test_where_it_may_not_begin_as_usual_it_begins_as_it_may(room: Classroom) -> None:
    room.fix(room.of_class(), editions="classic,rivals")
    room.sit("Mira", room.begin())
    mira = room.tablets["Mira"]
    assert tapped(room.db, mira, mira.get("/class").text).edition == "rivals"


def test_home_is_dressed_for_the_game_that_play_begins(school: School) -> None:
    home = school.app.test_client()
    page = home.get("/").text
    assert "<title>kidsq: wake the queens" in page
    assert "#queen-rainbow" in page
    home.post("/play", data={"edition": "solo"})
    page = home.get("/").text
    assert "<title>kidsq: tidy up for the Queen" in page
    assert "#queen-rainbow" not in page
    assert "#meeple-red" in page


def ended(school: School, game_id: str, winners: list[int]) -> None:
    with writing(school.db):
        games.finish(school.db, game_id, json.dumps({"winners": winners}), "2026-11-20T12:00:00.000Z")


def ticket(page: str) -> dict[str, str]:
    """The fields of the ticket to the next game; none where there is no such ticket."""
    found = re.search(r'<form method="post" action="[^"]+">((?:(?!</form>).)*?class="ticket">.*?)</form>', page, re.S)
    fields = re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', found[1]) if found else []
    return {name: value for name, value in fields if name not in ("csrf_token", "key")}


def test_both_games_stay_one_tap_away_after_a_first_night(school: School) -> None:
    home = school.app.test_client()
    game_id = home.post("/play", data={"edition": "first_night"}).headers["Location"].rsplit("/", 1)[1]
    ended(school, game_id, [0])
    page = home.get("/").text
    assert "Ready for knights?" in page
    assert tapped(school.db, home, page).edition == "coop"


@pytest.mark.parametrize(("fields", "winners"), [("2", [0, 1]), ("3", [0, 1]), ("2", [])])
def test_who_has_tidied_up_two_places_a_box_is_asked_to_try_three(
    school: School, fields: str, winners: list[int]
) -> None:
    home = school.app.test_client()
    game_id = home.post("/play", data={"edition": "coop", "fields": fields}).headers["Location"].rsplit("/", 1)[1]
    ended(school, game_id, winners)
    page = unescape(home.get("/").text)
    is_asked = fields == "2" and bool(winners)
    assert ("Ready for three places a box?" in page) == is_asked
    assert ticket(page) == ({"edition": "coop", "gentle": "1", "fields": "3"} if is_asked else {})
    if is_asked:
        answer = home.post("/play", data=ticket(page))
        stored = games.load(school.db, answer.headers["Location"].rsplit("/", 1)[1])
        assert stored
        assert dealt(stored)[:2] == ("coop", 3)


@pytest.mark.parametrize(
    ("edition", "sure", "says", "leads_to"),
    [
        ("classic", 17, "", ""),
        ("classic", 18, "Ready to go over ten?", "crossing"),
        ("crossing", 14, "Ready for tens?", "hundred"),
        ("tables_6_9", 40, "Ready for “Tables 7, 8”?", "tables_7_8"),
        ("tables_hard", 40, "", ""),
        ("little", 25, "", ""),
    ],
)
def test_the_next_edition_is_offered_to_who_is_sure_of_most_that_this_one_practises(
    school: School, monkeypatch: pytest.MonkeyPatch, edition: str, sure: int, says: str, leads_to: str
) -> None:
    home = school.app.test_client()
    home.post("/players", data={"nickname": "Nia", "face": "face-1"})
    game_id = home.post("/play", data={"edition": edition}).headers["Location"].rsplit("/", 1)[1]
    ended(school, game_id, [0])
    info = edition_info(edition)
    assert info is not None
    known = {skill: SimpleNamespace(state="sure") for skill in sorted(set(info.practises))[:sure]}
    monkeypatch.setattr(tiles, "knowledge", SimpleNamespace(of_child=lambda *_: known))
    page = unescape(home.get("/").text)
    assert ticket(page).get("edition", "") == leads_to
    assert says in page
