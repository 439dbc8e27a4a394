"""Restrictions of adults for a class or a child: no child undoes them."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from html import unescape

import pytest

from kidsq.classroom import restrictions
from kidsq.games import sleeping_queens
from kidsq.games.sleeping_queens import EDITIONS, Move
from kidsq.play import Chance, NewGame, Request, Visitor, bot_decision, fitted, preferences
from kidsq.play.current_game import played
from kidsq.store.people import settings
from kidsq.store.play import games

from ..class_at_laptop import Classroom

AT = "2026-11-20T17:40:00.000Z"


def test_a_game_that_is_not_allowed_is_refused_and_the_usual_one_fits(room: Classroom) -> None:
    room.post("rules", editions_shown="1", editions=["classic", "little"], friends_shown="1", friends="tilo")
    code = room.begin()
    room.sit("Mira", code)
    for wanted in ({"edition": "first_night", "bots": "tilo"}, {"edition": "classic", "bots": "bruno"}):
        refused = room.tablets["Mira"].post("/class/play", data={"still": "yes", **wanted})
        assert refused.status_code == 400
        assert "A grown-up has chosen" in refused.text
    stored = games.load(room.db, room.play("Mira").game_id)
    assert stored is not None
    assert (stored.edition, stored.seats[1].bot) == ("classic", "tilo")


def test_a_childs_own_restriction_wins_over_its_class(room: Classroom) -> None:
    room.fix(room.of_class(), editions="classic")
    room.fix(room.of_child("Mira"), editions="first_night")
    code = room.begin()
    editions = {}
    for name in ("Mira", "Leo"):
        room.sit(name, code)
        stored = games.load(room.db, room.play(name).game_id)
        assert stored is not None
        editions[name] = stored.edition
    assert editions == {"Mira": "first_night", "Leo": "classic"}


def test_what_the_class_has_fixed_no_child_undoes(room: Classroom) -> None:
    room.post("rules", speed="slow", sound="0", reading="1", hint="2")
    code = room.begin()
    room.sit("Mira", code)
    game = room.play("Mira")
    assert "A grown-up has set this" in game.said
    assert 'name="speed"' not in game.said
    for wanted in ({"speed": "fast"}, {"sound": "1"}, {"reading": "0"}, {"hint": "5"}):
        answer = game.post("settings", **wanted)
        assert answer.status_code == 400
        assert "A grown-up has set this" in answer.text
    chosen = preferences.read(room.db, room.of_child("Mira"))
    assert (chosen.speed, chosen.sound, chosen.reading, chosen.hint) == ("slow", False, True, 2)
    assert game.post("settings", counters="fives").status_code == 200


def test_a_lock_of_one_child_wins_and_can_be_taken_back(room: Classroom) -> None:
    room.post("rules", hint="2")
    page = f"/grown-ups/children/{room.ids['Mira']}/settings"
    room.teacher.post(page, data={"hint": "auto", "locked": "hint", "speed": "fast"})
    chosen = preferences.read(room.db, room.of_child("Mira"))
    assert chosen.hint is None
    assert "hint" in chosen.pinned
    assert chosen.speed == "fast"
    assert "speed" not in chosen.pinned
    room.teacher.post(page, data={"hint": ""})  # as for the class
    room.post("rules", hint="")
    assert preferences.read(room.db, room.of_child("Mira")).hint is None
    assert not preferences.read(room.db, room.of_child("Mira")).pinned


def settings_page(room: Classroom, name: str) -> str:
    """The address of a child's settings."""
    return f"/grown-ups/children/{room.ids[name]}/settings"


def test_what_a_teacher_sets_for_a_child_wins_over_its_class_and_goes_back_to_it(room: Classroom) -> None:
    room.post("rules", speed="slow")
    page = settings_page(room, "Mira")
    assert "The class has: slowly." in unescape(room.teacher.get(page).text)
    room.teacher.post(page, data={"speed": "fast"})
    assert preferences.read(room.db, room.of_child("Mira")).speed == "fast"
    assert preferences.read(room.db, room.of_child("Leo")).speed == "slow"
    shown = unescape(room.teacher.get(page).text)
    assert "Fixed for Mira alone. The class has: slowly." in shown
    assert "as for the class: slowly" in shown
    room.teacher.post(page, data={"speed": ""})
    assert preferences.read(room.db, room.of_child("Mira")).speed == "slow"
    assert "Fixed for Mira alone" not in room.teacher.get(page).text


def test_a_settings_page_saved_unchanged_changes_nothing(room: Classroom) -> None:
    room.post("rules", speed="slow")
    before = preferences.rows(room.db, room.of_child("Mira"))
    room.teacher.post(settings_page(room, "Mira"), data={key: row.selected for key, row in before.items()})
    assert preferences.rows(room.db, room.of_child("Mira")) == before
    assert settings.read(room.db, room.of_child("Mira")) == {}


def test_a_settings_page_says_who_has_chosen(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    game, page = room.play("Mira"), settings_page(room, "Mira")
    game.post("settings", counters="fives")
    room.teacher.post(page, data={"counters": "fives", "sound": "1"})
    told = {key: row.source for key, row in preferences.rows(room.db, room.of_child("Mira")).items()}
    assert (told["counters"], told["sound"], told["speed"]) == ("chosen", "offered", "usual")
    shown = room.teacher.get(page).text
    assert "Mira chose it." in shown
    assert "Set by a grown-up; Mira may change it." in shown
    game.post("settings", sound="0")
    assert preferences.rows(room.db, room.of_child("Mira"))["sound"].source == "chosen"


def test_only_what_a_child_has_changed_in_its_gear_is_its_choice(room: Classroom) -> None:
    room.sit("Mira", room.begin())
    shown = preferences.in_force(room.db, room.of_child("Mira"))
    del shown["hush"]  # has a button of its own
    room.play("Mira").post("settings", **{**shown, "speed": "fast"})
    sources = {key: row.source for key, row in preferences.rows(room.db, room.of_child("Mira")).items()}
    assert sources.pop("speed") == "chosen"
    assert set(sources.values()) == {"usual"}


def test_all_games_for_one_child_win_over_a_class_with_few(room: Classroom) -> None:
    room.post("rules", editions_shown="1", editions="classic", minutes="20")
    page = f"/grown-ups/children/{room.ids['Mira']}"
    shown = unescape(room.teacher.get(f"{page}/settings").text)
    assert "as for the class, which has Classic." in shown
    assert "as for the class: 20 minutes" in shown
    room.teacher.post(f"{page}/rules", data={"editions_shown": "1", "editions": list(EDITIONS)})
    assert restrictions.restrictions_of(room.db, room.ids["Mira"]).editions == tuple(EDITIONS)
    assert "Some are fixed for:" in room.get("settings")


def test_two_at_one_tablet_who_may_play_no_game_in_common_are_told_the_way_out(room: Classroom) -> None:
    room.fix(room.of_child("Mira"), editions="classic")
    room.fix(room.of_child("Leo"), editions="first_night")
    code = room.begin()
    tablet = room.sit("Mira", code)
    tablet.post(f"/class/me/{room.ids['Leo']}")
    refused = tablet.post("/class/play", data={"still": "yes"})
    assert refused.status_code == 400
    assert "Play one after the other" in refused.text
    assert "No game is allowed both for Mira and for Leo" in room.teacher.get(settings_page(room, "Mira")).text
    tablet.post("/class/done", data={"learner": room.ids["Leo"]})
    assert tablet.post("/class/play", data={"still": "yes"}).status_code == 303


def test_who_asks_a_child_that_may_not_play_this_game_is_told_the_way_out(room: Classroom) -> None:
    room.fix(room.of_child("Leo"), editions="classic")
    code = room.begin()
    tablet = room.sit("Mira", code)
    room.sit("Leo", code)
    asked = {"friend": room.ids["Leo"], "edition": "first_night"}
    refused = tablet.post("/class/friends", data=asked)
    assert refused.status_code == 400
    assert "Here is what you all may play" in refused.text
    assert tablet.post("/class/friends", data={**asked, "edition": "classic"}).status_code == 303


def test_children_ask_each_other_to_the_games_that_they_may_play(room: Classroom) -> None:
    code = room.begin()
    tablet, _other = room.sit("Mira", code), room.sit("Leo", code)
    room.fix(room.of_child("Mira"), editions="little,deluxe")
    room.fix(room.of_child("Leo"), editions="little,classic")
    page = tablet.get("/class/friends").text
    assert re.findall(r'name="edition" value="(\w+)"', page) == ["deluxe", "little"]
    refused = tablet.post("/class/friends", data={"friend": room.ids["Leo"], "edition": "deluxe"})
    assert (refused.status_code, "may not play this game" in refused.text) == (400, True)
    assert re.findall(r'name="edition" value="(\w+)"', refused.text) == ["little"]
    assert re.search(rf'value="{room.ids["Leo"]}" checked', refused.text)
    assert tablet.post("/class/friends", data={"friend": room.ids["Leo"], "edition": "little"}).status_code == 303


def test_who_may_play_nothing_in_common_is_told_to_ask_somebody_else(room: Classroom) -> None:
    code = room.begin()
    tablet, _other = room.sit("Mira", code), room.sit("Leo", code)
    room.fix(room.of_child("Mira"), editions="little")
    room.fix(room.of_child("Leo"), editions="classic")
    refused = tablet.post("/class/friends", data={"friend": room.ids["Leo"], "edition": "little"})
    assert (refused.status_code, "Ask somebody else" in refused.text) == (409, True)
    tablet.post(f"/class/me/{room.ids['Leo']}")
    assert "/class/friends" not in tablet.get("/class").text
    assert 'name="edition"' not in tablet.get("/class/friends").text


def test_only_a_bot_that_all_may_have_is_offered_to_children_who_ask(room: Classroom) -> None:
    code = room.begin()
    tablet, _other = room.sit("Mira", code), room.sit("Leo", code)
    room.fix(room.of_child("Mira"), friends="pippa,tilo")
    room.fix(room.of_child("Leo"), friends="tilo")
    page = tablet.get("/class/friends").text
    assert re.findall(r'name="bot" value="(\w+)"', page) == ["pippa"]
    assert "Bruno" not in page
    asked = {"friend": room.ids["Leo"], "edition": "classic"}
    refused = tablet.post("/class/friends", data={**asked, "bot": "pippa"})
    assert re.findall(r'name="bot" value="(\w+)"', refused.text) == ["tilo"]
    assert tablet.post("/class/friends", data={**asked, "bot": "tilo"}).status_code == 303


def test_two_without_a_bot_in_common_play_without_one(room: Classroom) -> None:
    room.fix(room.of_child("Mira"), friends="tilo")
    room.fix(room.of_child("Leo"), friends="bruno")
    children = (room.ids["Mira"], room.ids["Leo"])
    wanted = fitted(room.db, NewGame("classic", ("tilo",), children))
    assert (wanted.edition, wanted.bots) == ("classic", ())


def test_sound_is_off_in_class_until_the_child_turns_it_on(room: Classroom) -> None:
    assert not preferences.read(room.db, room.of_child("Mira")).sound
    code = room.begin()
    room.sit("Mira", code)
    assert room.play("Mira").post("settings", sound="1").status_code == 200
    assert preferences.read(room.db, room.of_child("Mira")).sound


def test_how_loud_it_is_a_child_chooses_unless_its_class_has(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    game = room.play("Mira")
    assert 'data-volume="middle"' in game.said
    assert 'data-volume="quiet"' in game.post("settings", volume="quiet").text
    assert game.post("settings", volume="11").status_code == 400
    assert 'data-volume="quiet"' in room.tablets["Mira"].get("/class").text  # where pages are read aloud
    room.post("rules", volume="loud")
    assert preferences.read(room.db, room.of_child("Mira")).volume == "loud"
    assert game.post("settings", volume="quiet").status_code == 400


@pytest.mark.parametrize(
    "fields", [{"minutes": "7"}, {"gentle": "x"}, {"editions_shown": "1", "editions": "chess"}, {"hint": "9"}]
)
def test_a_restriction_that_does_not_exist_changes_nothing(room: Classroom, fields: dict[str, str]) -> None:
    assert room.post("rules", **fields).status_code == 400
    assert settings.read(room.db, room.of_class()) == {}


def test_enough_for_today_never_interrupts_a_game(room: Classroom) -> None:
    code = room.begin()
    room.sit("Mira", code)
    game = room.play("Mira", edition="classic", bots="bruno")
    for _ in range(8):
        room.clock.pass_by(seconds=100)
        game.look().to_my_turn().swap()
    room.fix(room.of_child("Mira"), minutes="10")
    home = room.tablets["Mira"].get("/class").text
    assert "Enough for today" in home
    assert game.game_id in home
    refused = room.tablets["Mira"].post("/class/play", data={"still": "yes"})
    assert refused.status_code == 400
    assert "Enough for today" in refused.text
    assert game.look().to_my_turn().swap().status_code == 200
    room.fix(room.of_child("Mira"), minutes="60")
    assert "Enough for today" not in room.tablets["Mira"].get("/class").text


def test_gentle_bots_are_gentle_from_the_next_move_on(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    room.fix(room.of_class(), fitting="0")  # friends that fit spare a child by chance
    code = room.begin()
    room.sit("Mira", code)
    game = room.play("Mira", edition="classic", bots="tilo")
    stored = games.load(room.db, game.game_id)
    assert stored is not None
    spared = []

    def note(bot, view, rng, *, gentle) -> Move:
        spared.append(gentle)
        return view.legal[0]

    def asked() -> Request:
        return Request(room.db, Visitor("any", None, (room.ids["Mira"],)), game.game_id, Chance(AT, random.Random(1)))

    monkeypatch.setattr(sleeping_queens.GAME, "choose", note)
    known = played(room.db, stored)
    table = known.table.copy()
    while table.mover != 1:
        table.play(table.legal_moves()[0], lambda cards: cards)
    bot_decision.bots_move(asked(), replace(known, table=table))
    room.fix(room.of_class(), gentle="1")
    bot_decision.bots_move(asked(), replace(known, table=table))
    room.fix(room.of_child("Mira"), gentle="0")
    bot_decision.bots_move(asked(), replace(known, table=table))
    assert spared == [frozenset(), frozenset({0}), frozenset()]


def test_a_child_may_need_pictures_where_others_only_tap(room: Classroom) -> None:
    code = room.begin()
    tablet = room.sit("Mira", code)
    room.fix(room.of_child("Leo"), login="pictures")
    tablet.post("/class/done")
    tablet.post(f"/class/me/{room.ids['Leo']}")
    assert not re.search(r"\bLeo\b", room.get("lesson/news"))
    tablet.post(f"/class/me/{room.ids['Zoe']}")
    assert "Zoe" in room.get("lesson/news")
