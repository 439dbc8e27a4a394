"""The check before and after: offered by a grown-up, taken at the tablet without a result, read beside play."""

from __future__ import annotations

import csv
import io
import re
from datetime import timedelta

import pytest
from flask.testing import FlaskClient

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.probe import LASTS
from kidsq.store.db.database import writing
from kidsq.store.people import settings
from kidsq.store.play import estimates

from ..class_at_laptop import Classroom

SUM = re.compile(r'class="n(\d+)">\d+</b><i>\+</i><b class="n(\d+)"')
RESULTS = re.compile(r"\bright\b|\bwrong\b|%|points", re.IGNORECASE)


def offer(room: Classroom) -> None:
    assert room.post("checks", do="offer").status_code == 303


def sums(room: Classroom, name: str = "Mira") -> str:
    return f"/sums/{room.ids[name]}"


def take(
    room: Classroom, tablet: FlaskClient, *, wrong: int = 0, off: int = 1, seconds: int = 4, only: int = 25
) -> str:
    """Mira answers; the first ones wrong, by so much. What she sees in the end."""
    path = sums(room)
    tablet.post(path, data={"do": "begin"})
    for place in range(only):
        page = tablet.get(path).text
        found = SUM.search(page)
        if found is None:
            break
        room.clock.pass_by(seconds=seconds)
        total = int(found[1]) + int(found[2])
        said = total if place >= wrong else (total + off if total + off <= 10 else 2)
        tablet.post(path, data={"place": str(place), "say": str(said)})
    return tablet.get(f"{path}?done=1").text


def page(room: Classroom, path: str) -> str:
    answer = room.teacher.get(path)
    assert answer.status_code == 200
    return re.sub(r"<[^>]+>", " ", answer.text)


def rows(room: Classroom) -> list[dict[str, str]]:
    file = room.teacher.get(f"/grown-ups/classes/{room.class_id}/export/checks").text
    return list(csv.DictReader(io.StringIO(file.removeprefix("\ufeff"))))


def test_without_an_offer_nothing_waits(room: Classroom) -> None:
    tablet = room.sit("Mira", room.begin())
    assert "/sums/" not in tablet.get("/class").text
    assert tablet.get(sums(room)).headers["Location"] == "/"
    tablet.post(sums(room), data={"do": "begin"})
    assert rows(room) == []


def test_a_child_takes_all_and_is_told_no_result(room: Classroom) -> None:
    offer(room)
    tablet = room.sit("Mira", room.begin())
    assert sums(room) in tablet.get("/class").text
    tablet.post(sums(room), data={"do": "begin"})
    assert not RESULTS.search(tablet.get(sums(room)).text)
    end = take(room, tablet, wrong=5)
    assert "Thank you, Mira!" in end
    assert not RESULTS.search(re.sub(r"<head>.*?</head>|<[^>]+>", " ", end, flags=re.DOTALL))
    assert "/sums/" not in tablet.get("/class").text
    written = rows(room)
    assert sorted(row["skill"] for row in written) == sorted(FACTS)
    assert [row["correct"] for row in written] == ["0"] * 5 + ["1"] * 20
    assert {row["ending"] for row in written} == {"all"}
    assert {row["ms"] for row in written} == {"4000"}


def test_nothing_of_it_is_in_the_log_or_in_what_play_believes(room: Classroom) -> None:
    offer(room)
    take(room, room.sit("Mira", room.begin()))
    assert estimates.of_learner(room.db, room.ids["Mira"]) == {}
    assert room.db.execute("SELECT count(*) FROM attempts").fetchone() == (0,)


def test_what_comes_after_three_minutes_is_not_counted(room: Classroom) -> None:
    offer(room)
    tablet = room.sit("Mira", room.begin())
    take(room, tablet, seconds=25)
    written = rows(room)
    assert {row["ending"] for row in written} == {"time"}
    assert sum(row["at"] != "" for row in written) == LASTS // timedelta(seconds=25)


def test_a_pause_of_the_class_takes_no_time(room: Classroom) -> None:
    offer(room)
    tablet = room.sit("Mira", room.begin())
    take(room, tablet, only=2)
    room.post("lesson", act="paused")
    room.clock.pass_by(minutes=5)
    room.get("live")
    room.post("lesson", act="go")
    tablet.post(sums(room), data={"place": "2", "say": "5"})
    told = rows(room)[2]
    assert (told["response"], told["ms"]) == ("5", "0")


def test_stopping_is_as_good_as_the_end_and_is_not_compared(room: Classroom) -> None:
    offer(room)
    tablet = room.sit("Mira", room.begin())
    take(room, tablet, only=3)
    answer = tablet.post(sums(room), data={"do": "stop"})
    assert "Thank you, Mira!" in tablet.get(answer.headers["Location"]).text
    assert {row["ending"] for row in rows(room)} == {"stopped"}
    assert "stopped after 3 sums; not compared" in page(room, f"/grown-ups/classes/{room.class_id}/checks")


def test_who_comes_back_when_the_time_is_over_has_left(room: Classroom) -> None:
    offer(room)
    tablet = room.sit("Mira", room.begin())
    take(room, tablet, only=3)
    room.clock.pass_by(minutes=10)
    tablet.post("/class/still")
    assert tablet.get(sums(room)).status_code == 303
    assert {row["ending"] for row in rows(room)} == {"left"}


@pytest.mark.parametrize(
    "fields",
    [
        {"place": "0", "say": "1"},
        {"place": "0", "say": "x"},
        {"place": "7", "say": "5"},
        {"place": "²", "say": "5"},
        {"place": "0"},
        {"do": "fly"},
        {},
    ],
)
def test_what_is_no_answer_changes_nothing(room: Classroom, fields: dict[str, str]) -> None:
    offer(room)
    tablet = room.sit("Mira", room.begin())
    tablet.post(sums(room), data={"do": "begin"})
    assert tablet.post(sums(room), data=fields).status_code == 303
    assert {row["at"] for row in rows(room)} == {""}


def test_an_answer_sent_twice_is_one(room: Classroom) -> None:
    offer(room)
    tablet = room.sit("Mira", room.begin())
    tablet.post(sums(room), data={"do": "begin"})
    for said in ("4", "5"):
        tablet.post(sums(room), data={"place": "0", "say": said})
    assert [row["response"] for row in rows(room)[:2]] == ["4", ""]


def test_only_the_child_that_sits_here_alone_can_take_it(room: Classroom) -> None:
    offer(room)
    tablet = room.sit("Mira", room.begin())
    assert tablet.get(sums(room, "Leo")).status_code == 404
    assert tablet.post(sums(room, "Leo"), data={"do": "begin"}).status_code == 404
    assert room.app.test_client().get(sums(room)).status_code == 404
    tablet.post(f"/class/together/{room.ids['Leo']}")
    tablet.get("/class/together")
    tablet.post(f"/class/me/{room.ids['Leo']}")
    assert tablet.get(sums(room)).status_code == 404
    assert "/sums/" not in tablet.get("/class").text


def test_times_turned_off_leave_no_time_and_no_end(room: Classroom) -> None:
    with writing(room.db) as db:
        settings.write(db, settings.of_learner(room.ids["Mira"]), settings.NO_TIMES, settings.YES)
    offer(room)
    take(room, room.sit("Mira", room.begin()), seconds=20)
    assert {(row["ending"], row["ms"]) for row in rows(room)} == {("all", "")}


def test_how_long_a_check_took_is_shown_only_where_times_are_on(room: Classroom) -> None:
    tablet = room.sit("Mira", room.begin())
    offer(room)
    take(room, tablet, seconds=2)
    of_child = f"/grown-ups/children/{room.ids['Mira']}"
    assert "25 of 25 sums reached, 50 seconds" in page(room, f"{of_child}/checks")
    room.teacher.post(f"{of_child}/needs", data={"needs": ["no_times"]})
    assert "25 of 25 sums reached" in page(room, f"{of_child}/checks")
    assert "seconds" not in page(room, f"{of_child}/checks")


def test_an_offer_is_taken_back_and_goes_after_a_week(room: Classroom) -> None:
    offer(room)
    tablet = room.sit("Mira", room.begin())
    room.post("checks", do="take_back")
    assert "/sums/" not in tablet.get("/class").text
    offer(room)
    offer(room)
    assert "/sums/" in tablet.get("/class").text
    assert room.db.execute("SELECT count(*) FROM probes").fetchone() == (len(room.ids),)


def test_both_checks_stand_beside_what_play_said(room: Classroom) -> None:
    tablet = room.sit("Mira", room.begin())
    for wrong in (9, 1):
        offer(room)
        take(room, tablet, wrong=wrong, seconds=2)
        room.clock.pass_by(minutes=2)
    told = page(room, f"/grown-ups/classes/{room.class_id}/checks")
    right = [sum(row["correct"] == "1" for row in part) for part in (rows(room)[:25], rows(room)[25:])]
    assert right == [16, 24]
    assert re.search(r"\b16\s+\(13 to 19\)\s+24\s+\(22 to 25\)", told)
    held = sum(float(row["p_play"]) for row in rows(room)[:25])
    assert f"{round(held)} → {round(held)}" in told
    of_child = page(room, f"/grown-ups/children/{room.ids['Mira']}/checks")
    assert "Mira had 24 of 25 sums right on" in of_child


def test_two_checks_with_as_many_right_show_no_difference(room: Classroom) -> None:
    tablet = room.sit("Mira", room.begin())
    for _ in range(2):
        offer(room)
        take(room, tablet, wrong=6, seconds=2)
        room.clock.pass_by(minutes=2)
    of_child = page(room, f"/grown-ups/children/{room.ids['Mira']}/checks")
    assert "That is as many as before." in of_child
    assert "can be chance" not in of_child


def test_a_tablet_learns_of_an_offer(room: Classroom) -> None:
    tablet = room.sit("Mira", room.begin())
    mark = re.search(r"seen=(\w+)", tablet.get("/class").text)
    assert mark
    assert tablet.get(f"/class/news?seen={mark[1]}").status_code == 204
    offer(room)
    assert sums(room) in tablet.get(f"/class/news?seen={mark[1]}").text


def test_of_a_check_that_was_guessed_no_figure_is_shown(room: Classroom) -> None:
    tablet = room.sit("Mira", room.begin())
    for wrong in (2, 23):
        offer(room)
        take(room, tablet, wrong=wrong, off=3, seconds=2)
        room.clock.pass_by(minutes=2)
    for path in (f"/grown-ups/classes/{room.class_id}/checks", f"/grown-ups/children/{room.ids['Mira']}/checks"):
        told = page(room, path)
        assert "look like guesses" in told
        assert not re.search(r"→|likely known then|\+\d|−\d", told), path
    of_guessed = told.split("sums reached")[1]
    assert not re.search(r"\(\d+ to \d+\)", of_guessed)
