"""Two ways compared: switched on for a class, looked at once, taken as a file; and a family's no."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from answers import row
from worlds import put_game

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.classroom.ways import ways_in
from kidsq.learning.trial import COLUMNS, arm_in
from kidsq.store.classroom import classes, trials
from kidsq.store.classroom.trials import NO_TRIALS
from kidsq.store.db.database import writing
from kidsq.store.db.times import moment, text
from kidsq.store.people import erasing, people, rights, settings
from kidsq.store.play import attempts

from ..class_at_laptop import NAMES, Classroom


def words(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


def choose(room: Classroom, **wanted: str) -> None:
    assert room.post("ways", **wanted).status_code == 303


def answered(room: Classroom, nickname: str, fact: str, days: int, *, right: bool, arm: str | None) -> None:
    """A friend asked for this total, so many days on."""
    at = text(room.clock() + timedelta(days=days, minutes=1))
    told = row(task="help_bot", skill=fact, operands=str(list(addends_of(fact))), correct=int(right), at=at)
    told = replace(told, learner=room.ids[nickname], class_id=room.class_id, arm=arm)
    with writing(room.db):
        attempts.append(room.db, told)


def a_game(room: Classroom) -> None:
    """In which all answers are given."""
    with writing(room.db):
        put_game(room.db, "a" * 32, text(room.clock()), "guest", "bruno")


def played(room: Classroom, better: str = "b") -> None:
    """All children meet sums with both layouts; on a later day those of one way are right more often."""
    a_game(room)
    (trial, *_) = trials.of_class(room.db, room.class_id)
    for name in NAMES:
        for number, fact in enumerate(FACTS):
            arm = arm_in(trial.kind, trial.seed, room.ids[name], fact)
            answered(room, name, fact, 0, right=True, arm=arm)
            answered(room, name, fact, 2, right=arm.endswith(better) or number % 3 == 0, arm=None)


def days_on(room: Classroom, days: int) -> None:
    """Move what was answered and compared so many days back: whoever is signed in would be signed out meanwhile."""
    with writing(room.db):
        for table, columns in (("trials", ("began_at", "ends_at", "stopped_at")), ("attempts", ("at",))):
            for column in columns:
                for (at,) in room.db.execute(f"SELECT DISTINCT {column} FROM {table} WHERE {column} > ''").fetchall():
                    earlier = text(moment(at) - timedelta(days=days))
                    room.db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (earlier, at))


def as_a_class(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six children are a class here."""
    monkeypatch.setattr("kidsq.learning.reports.trials.ENOUGH_CHILDREN", 6)


def file(room: Classroom, name: str = "csv") -> list[dict[str, str]]:
    answer = room.teacher.get(f"{room.address}/comparison/{name}")
    assert answer.status_code == 200
    return list(csv.DictReader(io.StringIO(answer.text)))


def test_at_first_nothing_is_compared_and_only_the_page_for_research_offers_it(room: Classroom) -> None:
    compared, usual = room.get("comparison"), room.get("settings")
    assert "Nothing has been compared in this class yet." in words(compared)
    assert file(room) == []
    for page in (compared, usual):
        assert re.findall(r'name="(fingers|reversed|day_after)" value="off" checked', page) == [
            *("fingers", "reversed", "day_after")
        ]
    assert compared.count('value="compare"') == 3
    assert 'value="compare"' not in usual
    assert "/comparison" not in usual
    assert "/comparison" in room.get("data")


def test_who_saves_the_settings_does_not_end_what_is_compared(room: Classroom) -> None:
    choose(room, fingers="compare", weeks="4")
    page = room.get("settings")
    assert "/comparison" in page
    kept = dict(re.findall(r'name="(fingers|reversed|day_after)" value="(\w+)" checked', page))
    assert kept["fingers"] == "compare"
    choose(room, **kept)
    assert trials.going_on(room.db, room.class_id, text(room.clock())) is not None


def test_what_is_chosen_is_kept_and_shown_again(room: Classroom) -> None:
    choose(room, fingers="compare", reversed="b", weeks="4")
    page = room.get("settings")
    assert re.findall(r'name="(\w+)" value="(?:compare|b)" checked', page) == ["fingers", "reversed"]
    assert "Fingers is being compared." in words(page)
    assert settings.read(room.db, room.of_class())["way.reversed"] == "b"
    (trial,) = trials.of_class(room.db, room.class_id)
    assert (trial.kind, trial.ends_at) == ("fingers", text(room.clock() + timedelta(weeks=4)))
    assert trial.seed not in page + room.get("comparison")
    choose(room, fingers="compare", day_after="a")
    assert trials.of_class(room.db, room.class_id) == [trial], "it goes on as it began"


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"fingers": "compare", "reversed": "compare"}, "Please compare one thing at a time"),
        ({"fingers": "both"}, "One of these cannot be chosen here."),
        ({"fingers": "<script>"}, "One of these cannot be chosen here."),
        ({"fingers": "compare", "weeks": "3"}, "One of these cannot be chosen here."),
        ({"fingers": "compare", "weeks": "9" * 400}, "One of these cannot be chosen here."),
    ],
)
def test_what_cannot_be_chosen_is_refused_in_a_sentence(room: Classroom, wanted: Any, sentence: str) -> None:
    answer = room.post("ways", **wanted)
    assert answer.status_code == 400
    assert sentence in answer.text
    for kind in (kind for kind, value in wanted.items() if value == "compare"):
        assert f'name="{kind}" value="compare" checked' in answer.text, "what was typed is not lost"
    assert trials.of_class(room.db, room.class_id) == []
    assert not [key for key in settings.read(room.db, room.of_class()) if key.startswith("way.")]


def test_before_its_day_the_page_tells_how_many_and_nothing_of_right_or_not(
    room: Classroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_a_class(room, monkeypatch)
    choose(room, reversed="compare", weeks="4")
    played(room)
    days_on(room, 20)
    told = words(room.get("comparison"))
    assert "Too early: the result is looked at once, on " in told
    assert "So far 150 sums count; asked again: 150." in told
    assert "Better in this class" not in told
    assert "<table" not in room.get("comparison")


@pytest.mark.parametrize(("better", "way"), [("b", "7 = 3 + 4"), ("a", "3 + 4 = 7")])
def test_on_its_day_the_better_way_is_named_with_its_interval(
    room: Classroom, monkeypatch: pytest.MonkeyPatch, better: str, way: str
) -> None:
    as_a_class(room, monkeypatch)
    choose(room, reversed="compare", weeks="4")
    played(room, better)
    days_on(room, 29)
    told = words(room.get("comparison"))
    assert f"Better in this class: {way}." in told
    assert re.search(r"Of 100 sums, \d\d more were right on the later day", told)
    page = room.get("settings")
    assert 'name="reversed" value="off" checked' in page, "a comparison that is over is off"


def test_too_little_is_said_to_be_too_little(room: Classroom) -> None:
    choose(room, reversed="compare", weeks="4")
    played(room)
    days_on(room, 29)
    assert "Not enough answers to say anything: it takes 8 children" in words(room.get("comparison"))


def test_one_that_was_stopped_concludes_nothing(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    as_a_class(room, monkeypatch)
    choose(room, reversed="compare", weeks="4")
    played(room)
    days_on(room, 9)
    choose(room)
    days_on(room, 29)
    assert "It was stopped early, so no conclusion is drawn." in words(room.get("comparison"))


def test_the_file_has_each_sum_once_with_what_came_of_it(room: Classroom) -> None:
    choose(room, reversed="compare", weeks="4")
    played(room)
    told = file(room)
    assert tuple(told[0]) == COLUMNS
    assert len({(one["learner"], one["skill"]) for one in told}) == len(told) == 6 * 25
    assert {one["arm"] for one in told} == {"a", "b"}
    assert {one["right"] for one in told} == {""}, "nobody looks before the day"
    days_on(room, 29)
    assert all(one["right"] == "1" for one in file(room) if one["arm"] == "b")
    assert [one["column"] for one in file(room, "codebook")] == list(COLUMNS)
    answer = room.teacher.get(f"{room.address}/comparison/xls")
    assert answer.status_code == 404
    assert "There is no file “xls” here" in answer.text


def test_a_family_says_no_and_counts_for_nothing_any_more_until_it_says_yes(room: Classroom) -> None:
    choose(room, reversed="compare", weeks="4")
    played(room)
    parent = room.another("parent")
    with writing(room.db):
        rights.give_child(room.db, "parent-id", room.ids["Mira"])
    path = f"/grown-ups/children/{room.ids['Mira']}/comparison"
    assert path in parent.get(f"/grown-ups/children/{room.ids['Mira']}/data").text
    assert parent.post(path, data={"part": "no"}).status_code == 303
    assert 'value="no" checked' in parent.get(path).text
    assert {one["learner"] for one in file(room)} == {room.ids[name] for name in NAMES if name != "Mira"}
    assert parent.post(path, data={"part": "yes"}).status_code == 303
    assert NO_TRIALS not in settings.read(room.db, room.of_child("Mira"))
    assert len(file(room)) == 6 * 25
    assert parent.get(f"{room.address}/comparison").status_code == 404
    assert parent.post(f"/grown-ups/children/{room.ids['Leo']}/comparison", data={"part": "no"}).status_code == 404


@pytest.mark.parametrize("said", ["", "perhaps", "yes" * 100])
def test_a_family_s_answer_that_is_none_changes_nothing(room: Classroom, said: str) -> None:
    path = f"/grown-ups/children/{room.ids['Mira']}/comparison"
    answer = room.teacher.post(path, data={"part": said})
    assert answer.status_code == 400
    assert "Please choose yes or no. Nothing has been changed." in answer.text
    assert settings.read(room.db, room.of_child("Mira")) == {}


def test_a_family_can_say_no_before_anything_is_compared(room: Classroom) -> None:
    mira = f"/grown-ups/children/{room.ids['Mira']}"
    assert f"{mira}/comparison" in room.teacher.get(f"{mira}/data").text
    assert room.teacher.post(f"{mira}/comparison", data={"part": "no"}).status_code == 303
    choose(room, reversed="compare", weeks="4")
    of_class = settings.read(room.db, room.of_class())
    assert ways_in(settings.read(room.db, room.of_child("Mira")), of_class).compared is None
    assert ways_in(settings.read(room.db, room.of_child("Leo")), of_class).compared == "reversed"


def test_a_child_of_no_class_is_told_of_no_comparison(room: Classroom) -> None:
    with writing(room.db):
        ada = people.add_learner(room.db, "alone", "Alone", "face-9", text(room.clock())).id
    assert "/comparison" not in room.teacher.get(f"/grown-ups/children/{ada}/data").text


def test_an_erased_child_is_gone_from_the_comparison_and_one_that_moved_stays_with_its_sums(room: Classroom) -> None:
    choose(room, reversed="compare", weeks="4")
    played(room)
    with writing(room.db):
        erasing.erase(room.db, [room.ids["Mira"]])
        classes.put_into_class(room.db, room.ids["Leo"], classes.add_class(room.db, "2c", text(room.clock())).id)
    counted = {one["learner"] for one in file(room)}
    assert room.ids["Mira"] not in counted
    assert room.ids["Leo"] in counted


def test_an_erased_class_takes_its_comparisons_along(room: Classroom) -> None:
    choose(room, reversed="compare", weeks="4")
    with writing(room.db):
        erasing.erase(room.db, [], [room.class_id])
    assert room.db.execute("SELECT count(*) FROM trials").fetchone() == (0,)


def test_only_the_class_s_own_teachers_and_the_owner_can_choose(room: Classroom) -> None:
    stranger = room.another("teacher")
    assert stranger.post(f"{room.address}/ways", data={"fingers": "compare"}).status_code == 404
    assert trials.of_class(room.db, room.class_id) == []


def test_a_comparison_begun_anew_has_another_coin(room: Classroom) -> None:
    choose(room, fingers="compare")
    choose(room, reversed="compare")
    later, first = trials.of_class(room.db, room.class_id)
    assert {later.kind, first.kind} == {"fingers", "reversed"}
    assert later.seed != first.seed
    assert [one.kind for one in (later, first) if one.goes_on(text(room.clock()))] == ["reversed"]
