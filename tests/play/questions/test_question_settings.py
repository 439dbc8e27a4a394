"""How many questions, and of which family: a child's own choice, else its class's, else the usual."""

from __future__ import annotations

from pathlib import Path

import pytest

from kidsq.classroom import question_settings
from kidsq.classroom.question_settings import QuestionSettings, question_settings_of
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.db.migrations import open_store
from kidsq.store.people import people, settings

AT = "2026-11-20T10:00:00.000Z"


@pytest.fixture
def house(tmp_path: Path):
    store = open_store(tmp_path / "kidsq.db")
    db = store.connection()
    with writing(db):
        child = people.add_learner(db, "tablet", "Mira", people.FACES[0], AT).id
        class_id = classes.add_class(db, "2b", AT).id
        classes.put_into_class(db, child, class_id)
    yield db, child, class_id
    store.close_all()


def choose(db, scope, **wanted):
    with writing(db):
        question_settings.write(db, scope, wanted)


def test_without_a_choice_the_table_asks_as_usual(house):
    db, child, _ = house
    assert question_settings_of(db, child) == question_settings_of(db, None) == QuestionSettings("normal", None)


def test_a_class_chooses_for_all_its_children(house):
    db, child, class_id = house
    choose(db, settings.of_class(class_id), questions="few", focus="doubles")
    assert question_settings_of(db, child) == QuestionSettings("few", "doubles")


def test_a_childs_own_wish_wins_and_can_be_taken_back(house):
    db, child, class_id = house
    choose(db, settings.of_class(class_id), questions="few", focus="doubles")
    choose(db, settings.of_learner(child), questions="none", focus="none")
    assert question_settings_of(db, child) == QuestionSettings("none", None)
    choose(db, settings.of_learner(child), questions="", focus="")
    assert question_settings_of(db, child) == QuestionSettings("few", "doubles")


def test_a_family_that_is_no_more_is_no_wish(house):
    db, child, _ = house
    choose(db, settings.of_learner(child), focus="tables_of_seven", questions="thousands")
    assert question_settings_of(db, child) == QuestionSettings()


def test_an_unknown_wish_is_named():
    assert question_settings.bad_choice({"questions": "few", "focus": ""}) is None
    assert question_settings.bad_choice({"questions": "many"}) == "many"
    assert question_settings.bad_choice({"colour": "few"}) == "few"
