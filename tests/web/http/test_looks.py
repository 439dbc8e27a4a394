"""How pages are drawn for somebody's eyes: chosen at the table, held on every page of that child."""

from __future__ import annotations

import re

import pytest

from kidsq.play import preferences
from kidsq.store.db.database import writing
from kidsq.store.people import settings

from ..class_at_laptop import Classroom


def root(page: str) -> str:
    found = re.search(r"<html[^>]*>", page)
    assert found
    return found[0]


def medium(page: str) -> str:
    found = re.search(r'<link id="contrast"[^>]* media="([^"]*)"', page)
    assert found
    return found[1]


def test_what_a_child_chose_for_its_eyes_holds_on_its_pages_and_on_nobody_elses(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    room.sit("Leo", code)
    game = room.play("Mira")
    told = game.post("settings", theme="contrast", text="larger", still="1").text
    assert re.search(r'<section id="table"[^>]* data-theme="contrast" data-text="larger" data-still>', told)
    mira, leo = room.tablets["Mira"], room.tablets["Leo"]
    for page in ("/class", f"/gallery/{room.ids['Mira']}", "/rules", game.url):
        text = mira.get(page).text
        assert root(text) == '<html lang="en" data-theme="contrast" data-text="larger" data-still>', page
        assert medium(text) == "all"
    text = leo.get("/class").text
    assert root(text) == '<html lang="en">'
    assert medium(text) == "(prefers-contrast: more)"  # by itself


def test_calm_colours_stay_calm_where_the_device_asks_for_contrast(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    room.play("Mira").post("settings", theme="calm")
    assert medium(room.tablets["Mira"].get("/class").text) == "not all"


def test_what_eyes_need_a_grown_up_sets_for_a_child_who_may_change_it(room: Classroom) -> None:
    assert not {"theme", "text", "still"} & set(preferences.LOCKABLE)
    scope = room.of_child("Mira")
    with writing(room.db):
        preferences.pin(room.db, scope, {"theme": "contrast"}, locked=())
    assert preferences.rows(room.db, scope)["theme"].source == "offered"
    code = room.begin()
    room.sit("Mira", code)
    game = room.play("Mira")
    assert 'data-theme="contrast"' in root(game.said)
    assert game.post("settings", theme="pink").status_code == 400
    assert game.post("settings", theme="night").status_code == 200
    assert settings.read(room.db, scope)["theme"] == "night"


def test_each_choice_at_the_table_has_a_sign_for_who_does_not_read(room: Classroom) -> None:
    room.sit("Mira", room.begin())
    gear = room.play("Mira").shown.split('id="gear"')[1].split("</details>")[0]
    choices = re.findall(r"<(?:label|a|button)[ >].*?</(?:label|a|button)>", gear, re.S)
    assert len(choices) > 25
    assert [one for one in choices if "<svg" not in one and 'class="sample' not in one] == []
    assert 'href="/language?back=/table/' in gear  # a page of its own
    assert set(re.findall(r'type="radio" name="(\w+)"[^>]* checked', gear)) == {*preferences.CHOICES, "part"} - {
        "language",
        "hush",
        "operation",  # for grown-ups to choose
    }


def test_what_a_grown_up_has_set_is_shown_as_it_is_and_cannot_be_tapped(room: Classroom) -> None:
    with writing(room.db):
        preferences.pin(room.db, room.of_child("Mira"), {"speed": "slow"}, locked=("speed",))
    room.sit("Mira", room.begin())
    gear = room.play("Mira").shown.split('id="gear"')[1].split("</details>")[0]
    speed = gear.split("Friends play")[1].split("</fieldset>")[0]
    assert re.findall(r"<b>(.*?)</b>", speed) == ["slowly"]
    assert "A grown-up has set this." in speed
    assert "<input" not in speed
    assert gear.count("A grown-up has set this.") == 1


@pytest.mark.parametrize("step", ["2", "3"])
def test_a_step_of_help_that_only_grown_ups_choose_is_shown_to_the_child_who_has_it(room: Classroom, step: str) -> None:
    scope = room.of_child("Mira")
    room.sit("Mira", room.begin())
    game = room.play("Mira")
    tile = f'name="hint" value="{step}"'
    assert tile not in game.shown
    with writing(room.db):
        preferences.write(room.db, scope, {"hint": step})
    assert f"{tile} checked" in game.look().shown
