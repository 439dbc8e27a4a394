"""The games that adults allow hold for those of the second game, too; and adults read of both games what they set."""

from __future__ import annotations

import re
from html import unescape

import pytest

from kidsq.games import queens_collection
from kidsq.store.play import games

from ..class_at_laptop import Classroom

TIDY = tuple(queens_collection.EDITIONS)
EDITIONS = {"coop", "solo", "rivals", "teams", "first_night", "classic", "little", "deluxe"}


def offered(page: str) -> set[str]:
    return set(re.findall(r'name="edition" value="(\w+)"', page)) & EDITIONS


def settings_of(room: Classroom, name: str) -> str:
    return unescape(room.teacher.get(f"/grown-ups/children/{room.ids[name]}/settings").text)


@pytest.mark.parametrize("scope", ["class", "child"])
@pytest.mark.parametrize("allowed", ["first_night,classic", "coop,solo", "first_night,rivals"])
def test_only_what_is_allowed_of_both_games_can_be_begun(room: Classroom, scope: str, allowed: str) -> None:
    room.fix(room.of_class() if scope == "class" else room.of_child("Mira"), editions=allowed)
    mira = room.sit("Mira", room.begin())
    for edition in TIDY:
        bots = {"coop": "tilo", "solo": "", "rivals": "tilo", "teams": ["tilo", "fenna", "hugo"]}[edition]
        answer = mira.post("/class/play", data={"still": "yes", "edition": edition, "bots": bots})
        if edition in allowed.split(","):
            assert answer.status_code == 303
            continue
        assert answer.status_code == 400, edition
        assert "A grown-up has chosen other games for now. Tap Play." in unescape(answer.text)
    home = mira.get("/class").text
    assert offered(home) <= set(allowed.split(","))
    stored = games.load(room.db, room.play("Mira").game_id)
    assert stored
    assert stored.edition in allowed.split(",")


@pytest.mark.parametrize(
    ("allowed", "begun"),
    [
        (("coop", "rivals"), {"coop", "rivals"}),
        (("rivals",), {"rivals"}),
        (("first_night", "solo"), set()),
        (("classic",), set()),
    ],
)
def test_friends_are_asked_to_what_both_may_play(room: Classroom, allowed: tuple[str, ...], begun: set[str]) -> None:
    """Of what is allowed the lobby shows how each game begins; who asks for another, on an older page, plays that."""
    room.fix(room.of_child("Leo"), editions=",".join(allowed))
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    mira, leo = room.tablets["Mira"], room.ids["Leo"]
    for edition in TIDY:
        answer = mira.post("/class/friends", data={"friend": leo, "edition": edition})
        assert (answer.status_code == 303) == (edition in begun), edition
        if edition not in begun:
            assert offered(answer.text) <= set(allowed)
            said = "This one is played alone." if edition == "solo" else "One of you may not play this game now."
            assert said in unescape(answer.text)


def test_adults_read_of_both_games_what_is_asked_and_helped(room: Classroom) -> None:
    page = " ".join(settings_of(room, "Mira").split())
    for said in (
        "In Sleeping Queens they ask what two cards make",
        "In Tidy up for the Queen they ask how many are home",
        "In Sleeping Queens: which queen sleeps where",
        "In Tidy up for the Queen there is nothing to remember.",
        "In Tidy up for the Queen they leave the last one home to this child.",
    ):
        assert said in page


def test_the_games_allowed_stand_in_two_groups(room: Classroom) -> None:
    page = settings_of(room, "Mira")
    groups = {
        name: re.findall(r'name="editions" value="(\w+)"', group)
        for name, group in re.findall(r'<ul class="picks" aria-label="([^"]+)">(.*?)</ul>', page, re.S)
    }
    assert groups["Tidy up for the Queen"] == list(TIDY)
    assert set(groups["Sleeping Queens"]).isdisjoint(TIDY)
    assert "first_night" in groups["Sleeping Queens"]


def test_where_only_what_is_played_alone_is_allowed_nobody_is_asked_to_a_table(room: Classroom) -> None:
    room.fix(room.of_class(), editions="solo")
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    mira = room.tablets["Mira"]
    assert "/class/friends" not in mira.get("/class").text
    assert offered(mira.get("/class/friends").text) == set()
    answer = mira.post("/class/friends", data={"friend": room.ids["Leo"], "edition": "solo"})
    assert answer.status_code == 409
    assert games.open_with(room.db, [room.ids["Mira"]]) == []


def test_friends_choose_how_hard_it_is_and_the_next_table_begins_so(room: Classroom) -> None:
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    mira, wanted = room.tablets["Mira"], {"friend": room.ids["Leo"], "edition": "coop"}
    assert chosen_fields(mira.get("/class/friends").text) == ["2"]
    assert mira.post("/class/friends", data=wanted | {"coop-fields": "3"}).status_code == 303
    (stored,) = games.open_with(room.db, [room.ids["Mira"]])
    assert '"fields":3' in stored.header_json
    assert chosen_fields(mira.get("/class/friends").text) == ["3"]


def chosen_fields(page: str) -> list[str]:
    return re.findall(r'name="coop-fields" value="(\d)" checked', page)
