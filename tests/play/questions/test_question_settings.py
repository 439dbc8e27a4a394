"""How many questions, and of which family: a child's own choice, else its class's, else the usual."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from kidsq.classroom import question_settings
from kidsq.classroom.question_settings import QuestionSettings, question_settings_in
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
        question_settings.ask_this_week(db, scope, "doubles", date(*asked))
    assert question_settings.set_in(db, scope, end) == {"focus": "doubles"}
    assert question_settings.set_in(db, scope, end + timedelta(days=1)) == {}
    with writing(db):
        question_settings.choose(db, scope, {"questions": "few", "focus": "doubles"}, end)
    assert question_settings.set_in(db, scope, end + timedelta(days=1)) == {"questions": "few"}, "left as it was"
    with writing(db):
        question_settings.choose(db, scope, {"focus": "five_and"}, end)
    assert question_settings.set_in(db, scope, end + timedelta(days=99))["focus"] == "five_and"
    store.close_all()


def test_a_family_that_is_no_more_is_no_wish():
    assert question_settings_in({"focus": "tables_of_seven", "questions": "thousands"}, None, DAY) == QuestionSettings()


def test_an_unknown_wish_is_named():
    assert question_settings.bad_choice({"questions": "few", "focus": ""}) is None
    assert question_settings.bad_choice({"questions": "many"}) == "many"
    assert question_settings.bad_choice({"colour": "few"}) == "few"
