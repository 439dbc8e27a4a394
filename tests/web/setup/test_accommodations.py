"""What a child needs otherwise than the others: set once, kept at every tablet, and told by nothing a child sees."""

from __future__ import annotations

import io
import re
import zipfile
from datetime import date
from html import unescape

import pytest
from werkzeug.test import TestResponse

from kidsq.classroom import accommodations, question_settings
from kidsq.classroom.accommodations import KEYS
from kidsq.play import preferences
from kidsq.store.people import settings

from ..class_at_laptop import Classroom

CHILD = "/grown-ups/children/{}"
DAY = date(2026, 11, 18)
MEASURED = {"rt_first_ms": 900, "rt_total_ms": 4100, "hidden_ms": 0, "changes": 0}


def needs(room: Classroom, name: str, *wanted: str) -> TestResponse:
    """The teacher's form, sent with these ticks."""
    return room.teacher.post(f"{CHILD.format(room.ids[name])}/needs", data={"needs": list(wanted)})


def shown_to_teacher(room: Classroom, name: str, page: str) -> str:
    return unescape(room.teacher.get(f"{CHILD.format(room.ids[name])}/{page}").text)


def times_in_log(room: Classroom) -> list[tuple[int | None, int, int | None]]:
    return room.db.execute("SELECT rt_total_ms, rt_valid, motor_ms FROM attempts ORDER BY seq").fetchall()


def test_a_form_says_what_is_set_and_what_is_not_ticked_is_taken_back(room: Classroom) -> None:
    assert needs(room, "Mira", "no_times", "larger_type").status_code == 303
    ticked = re.findall(r'name="needs" value="(\w+)" checked', shown_to_teacher(room, "Mira", "settings"))
    assert ticked == ["no_times", "larger_type"]
    needs(room, "Mira")
    assert settings.read(room.db, room.of_child("Mira")) == {}
    assert needs(room, "Mira", "a nap").status_code == 400


def test_what_is_not_known_changes_nothing(room: Classroom) -> None:
    needs(room, "Mira", "no_times")
    assert needs(room, "Mira", "longer_waits", "pity").status_code == 400
    found = accommodations.accommodations_of(room.db, room.ids["Mira"])
    assert (found.no_times, found.longer_waits) == (True, False)


@pytest.mark.parametrize("needed", [True, False])
def test_without_times_no_answer_leaves_one(room: Classroom, needed: bool) -> None:
    if needed:
        needs(room, "Mira", "no_times")
    room.sit("Mira", room.begin())
    game = room.play("Mira", edition="classic", bots="tilo")
    for _ in range(12):
        numbers = [place for place, card in enumerate(game.look().to_my_turn().hand) if card.isdecimal()]
        if len(numbers) >= 3:
            first, second, total = numbers[:3]
            game.turn(card=[first, second], total=total, **MEASURED)
        game.swap()
    rows = times_in_log(room)
    assert rows
    measured = [row for row in rows if row[0] is not None]
    assert not measured if needed else measured
    if needed:
        assert {row[1:] for row in rows} == {(0, None)}
        assert room.db.execute("SELECT count(*) FROM taps").fetchone() == (0,)


def test_a_page_of_times_says_that_they_are_off(room: Classroom) -> None:
    needs(room, "Mira", "no_times")
    for page in ("time", "counting"):
        assert "Times are off for Mira" in shown_to_teacher(room, "Mira", page)
        assert "Times are off" not in shown_to_teacher(room, "Leo", page)
    assert "Usual time" not in shown_to_teacher(room, "Mira", "")


@pytest.mark.parametrize("edition", ["classic", "coop"])
def test_longer_waits_hold_back_the_friends(room: Classroom, edition: str) -> None:
    def delay() -> int | None:
        found = re.search(r"submit, load delay:(\d+)ms", game.look().said)
        return int(found[1]) if found else None

    room.fix(room.of_class(), questions="none")
    room.sit("Mira", room.begin())
    game = room.play("Mira", edition=edition, bots="tilo")
    game.client.post(f"{game.url}/tips", data={"lessons": "end"})
    game.to_my_turn()
    game.swap() if edition == "classic" else game.turn(do="renew", card=["0"])
    usual = delay()
    needs(room, "Mira", "longer_waits")
    assert usual
    assert delay() == usual * accommodations.WAITS


def test_fewer_questions_never_turn_none_into_few(room: Classroom) -> None:
    own = {"fewer_questions": "1"}
    assert question_settings.question_settings_in(own, {"questions": "normal"}, DAY).questions == "few"
    assert question_settings.question_settings_in(own, None, DAY).questions == "few"
    assert question_settings.question_settings_in({**own, "questions": "none"}, None, DAY).questions == "none"


def test_letters_are_larger_and_may_be_larger_still(room: Classroom) -> None:
    needs(room, "Mira", "larger_type")
    room.sit("Mira", room.begin())
    game = room.play("Mira")
    assert preferences.read(room.db, room.of_child("Mira")).text == "large"
    assert re.findall(r'name="text" value="(\w+)"', game.said) == ["large", "larger"]
    game.post("settings", text="larger")
    assert preferences.read(room.db, room.of_child("Mira")).text == "larger"
    game.post("settings", text="usual")
    assert preferences.read(room.db, room.of_child("Mira")).text == "large"


def test_letters_of_a_shared_tablet_follow_who_sits_there(room: Classroom) -> None:
    """As large as any child there needs: alone, with another, and for nobody as usual."""
    needs(room, "Mira", "larger_type")
    tablet = room.sit("Leo", room.begin())

    def letters() -> str | None:
        found = re.search(r'<html[^>]*data-text="(\w+)"', tablet.get("/class").text)
        return found and found[1]

    assert letters() is None
    for step, wanted in (("me/{Mira}", "large"), ("done/Leo", "large"), ("done/Mira", None), ("me/{Leo}", None)):
        act, who = step.format(**room.ids).split("/")
        if act == "me":
            assert tablet.post(f"/class/me/{who}").status_code == 303
        else:
            assert tablet.post("/class/done", data={"learner": room.ids[who]}).status_code == 303
        assert letters() == wanted, step


def test_all_is_read_aloud_also_in_a_quiet_class(room: Classroom) -> None:
    room.post("rules", reading="0")
    needs(room, "Mira", "read_aloud")
    room.sit("Mira", room.begin())
    game = room.play("Mira")
    assert "data-reading" in game.said
    game.post("settings", hush="1")
    assert preferences.read(room.db, room.of_child("Mira")).reading


def test_nothing_a_child_sees_tells_that_something_is_set(room: Classroom) -> None:
    """Its pages have less to choose, and not a word more; no lock stands where others have none."""
    code = room.begin()
    needs(room, "Mira", *KEYS)
    pages = {}
    for name in ("Mira", "Leo"):
        tablet = room.sit(name, code)
        game = room.play(name, edition="classic", bots="tilo")
        pages[name] = unescape(tablet.get("/class").text + game.look().said)
    told = {name: set(re.findall(r">([^<>]*\w[^<>]*)<", page)) for name, page in pages.items()}
    gear = {name: page.count("A grown-up has set this") for name, page in pages.items()}
    assert gear == {"Mira": 0, "Leo": 0}
    assert not [word for word in told["Mira"] if re.search(r"need|grown-up has|larger letters|no times", word, re.I)]
    assert 'name="reading"' in pages["Leo"]
    assert 'name="reading"' not in pages["Mira"]


def test_no_export_has_it(room: Classroom) -> None:
    needs(room, "Mira", *KEYS)
    whole = room.teacher.get(f"{CHILD.format(room.ids['Mira'])}/export/zip")
    assert whole.status_code == 200
    with zipfile.ZipFile(io.BytesIO(whole.data)) as files:
        for name in files.namelist():
            assert not [key for key in KEYS if key != "read_aloud" and key.encode() in files.read(name)]


def test_an_adult_can_choose_whatever_a_child_can(room: Classroom) -> None:
    """But for the button that makes a tablet quiet, which is the child's own."""
    shown = shown_to_teacher(room, "Mira", "settings")
    assert [choice for choice in preferences.USUAL if f'name="{choice}"' not in shown] == ["hush"]
