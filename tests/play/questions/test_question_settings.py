"""How many questions, and of which family: a child's own choice, else its class's, else the usual."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from kidsq.classroom import question_settings
from kidsq.classroom.question_settings import Focus, PracticeList, QuestionSettings, question_settings_in
from kidsq.store.db.database import writing
from kidsq.store.db.migrations import open_store
from kidsq.store.people import settings

DAY = date(2026, 11, 18)
OF_CLASS = {"questions": "few", "focus": "doubles"}


def test_without_a_choice_the_table_asks_as_usual():
    assert question_settings_in({}, None, DAY) == question_settings_in({}, {}, DAY) == QuestionSettings("normal", None)


def test_a_class_chooses_for_all_its_children():
    assert question_settings_in({}, OF_CLASS, DAY) == QuestionSettings("few", "doubles")


def test_a_childs_own_wish_wins():
    assert question_settings_in({"questions": "none", "focus": "none"}, OF_CLASS, DAY) == QuestionSettings("none", None)


def test_a_wish_can_be_taken_back(tmp_path: Path):
    store = open_store(tmp_path / "kidsq.db")
    db, scope = store.connection(), settings.of_learner("mira")
    with writing(db):
        settings.write_all(db, scope, {"questions": "none", "focus": "none"})
        settings.write_all(db, scope, {"questions": "", "focus": "none"})
    assert question_settings.set_in(db, scope, DAY) == {"focus": "none"}
    store.close_all()


@pytest.mark.parametrize(
    ("asked", "last"),
    [((2026, 11, 16), (2026, 11, 20)), ((2026, 11, 19), (2026, 11, 20)), ((2026, 11, 20), (2026, 11, 27))],
)
def test_what_is_asked_this_week_ends_on_friday_and_what_a_form_says_does_not(tmp_path: Path, asked, last):
    store = open_store(tmp_path / "kidsq.db")
    db, scope, end = store.connection(), settings.of_learner("mira"), date(*last)
    with writing(db):
        question_settings.ask_group(db, "mira", Focus("doubles", until=question_settings.friday(date(*asked))))
    assert question_settings.set_in(db, scope, end) == {"focus": "doubles"}
    assert question_settings.set_in(db, scope, end + timedelta(days=1)) == {}
    with writing(db):
        question_settings.choose(db, scope, {"questions": "few"}, Focus("doubles"), end)
    assert question_settings.set_in(db, scope, end + timedelta(days=1)) == {"questions": "few"}, "left as it was"
    with writing(db):
        question_settings.choose(db, scope, {}, Focus("five_and"), end)
    assert question_settings.set_in(db, scope, end + timedelta(days=99))["focus"] == "five_and"
    store.close_all()


def test_a_family_that_is_no_more_is_no_wish():
    assert question_settings_in({"focus": "tables_of_seven", "questions": "thousands"}, None, DAY) == QuestionSettings()


def test_an_unknown_wish_is_named():
    assert question_settings.bad_choice({"questions": "few", "focus": ""}) is None
    assert question_settings.bad_choice({"questions": "many"}) == "many"
    assert question_settings.bad_choice({"colour": "few"}) == "few"


# -- one thing alone, until a day --------------------------------------------------------------------------------------

LAST = DAY + timedelta(days=9)
AFTER = LAST + timedelta(days=1)


def test_what_is_asked_alone_ends_by_itself_and_all_is_as_before(tmp_path: Path):
    store = open_store(tmp_path / "kidsq.db")
    db, scope = store.connection(), settings.of_class("2b")
    with writing(db):
        question_settings.choose(db, scope, {}, Focus("five_and"), DAY)
        question_settings.choose(db, scope, {}, Focus("doubles", only=True, until=LAST), DAY)
    kept = settings.read(db, scope)
    assert question_settings_in({}, kept, LAST) == QuestionSettings(only="doubles")
    assert question_settings_in({}, kept, AFTER) == QuestionSettings(focus="five_and")
    with writing(db):
        question_settings.end(db, scope)
    assert question_settings_in({}, settings.read(db, scope), DAY) == QuestionSettings(focus="five_and")
    store.close_all()


def test_a_childs_own_comes_before_that_of_its_group_and_that_before_its_classs(tmp_path: Path):
    store = open_store(tmp_path / "kidsq.db")
    db, mira, of_class = store.connection(), settings.of_learner("mira"), settings.of_class("2b")

    def only(day: date) -> str | None:
        return question_settings_in(settings.read(db, mira), settings.read(db, of_class), day).only

    with writing(db):
        question_settings.choose(db, of_class, {}, Focus("times", only=True, until=LAST), DAY)
    assert only(DAY) == "times"
    with writing(db):
        question_settings.choose(db, mira, {}, Focus("doubles", only=True, until=DAY), DAY)
        question_settings.ask_group(db, "mira", Focus("missing", only=True, until=DAY + timedelta(days=1)))
    assert [only(DAY + timedelta(days=days)) for days in range(3)] == ["doubles", "missing", "times"]
    with writing(db):
        question_settings.choose(db, mira, {}, Focus("none"), DAY)
    assert only(DAY) is None, "asked by need, whatever the class is asked"
    store.close_all()


def test_what_nobody_can_read_is_not_asked_alone():
    for kept in ("doubles", "tables 2026-12-01", "doubles 1.12.26"):
        assert question_settings_in({"only": kept}, OF_CLASS, DAY) == QuestionSettings("few", "doubles")


# -- a list of facts, until a day --------------------------------------------------------------------------------------


def test_a_list_is_kept_with_its_name_until_its_last_day_and_a_childs_own_comes_first(tmp_path: Path):
    store = open_store(tmp_path / "kidsq.db")
    db, mira, of_class = store.connection(), settings.of_learner("mira"), settings.of_class("2b")
    sixes = PracticeList("Sixes for May, and more", ("times:6x7", "cross:5+8"), LAST)

    def listed(day: date) -> set[str]:
        return set(question_settings_in(settings.read(db, mira), settings.read(db, of_class), day).listed)

    with writing(db):
        question_settings.set_list(db, of_class, sixes)
    assert question_settings.list_of(db, of_class, LAST) == sixes
    assert listed(LAST) == set(sixes.facts)
    assert listed(AFTER) == set()
    with writing(db):
        question_settings.set_list_of_group(db, "mira", PracticeList("Group", ("add:3+4",), LAST))
        question_settings.set_list(db, of_class, None)
    assert listed(DAY) == {"add:3+4"}
    with writing(db):
        question_settings.set_list(db, mira, PracticeList("Own", ("sub:9-4",), LAST))
        question_settings.set_list_of_group(db, "mira", PracticeList("Group", ("add:3+4",), LAST))
    assert listed(DAY) == {"sub:9-4"}
    with writing(db):
        question_settings.set_list(db, mira, None)
    assert listed(DAY) == set(), "both are ended at once"
    store.close_all()


def test_what_nobody_can_read_is_no_list():
    for kept in ("", "2026-12-01", "2026-12-01 ", "Friday times:6x7 Sixes"):
        assert question_settings.list_in({"practice_list": kept}, DAY) is None
