"""What is done with a group of the plan: ask its family, make it a group of the class."""

from __future__ import annotations

import re

import pytest
from worlds import BROWSER, with_session

from kidsq.classroom import question_settings
from kidsq.classroom.question_settings import Focus
from kidsq.store.classroom import classes, lessons
from kidsq.store.db.database import writing
from kidsq.store.people import adults, rights, settings

from .test_class_pages import NOW, School, claimed, counts_slowly, need_near_doubles, planned_on, school  # noqa: F401

NAMES = ("Ada", "Bea", "Cem")


def focus(school: School, name: str) -> str | None:  # noqa: F811
    return question_settings.set_in(school.db, settings.of_learner(school.ids[name]), NOW.date()).get("focus")


def act(school: School, act: str, *names: str, need: str = "family:near_doubles", **fields: str):  # noqa: F811
    return school.post("/plan", act=act, need=need, child=[school.ids[name] for name in names], **fields)


def test_a_family_is_asked_of_a_group_and_as_usual_again(school):  # noqa: F811
    need_near_doubles(school, *NAMES)
    assert "Ask these sums this week" in school.get("/needs")
    answer = act(school, "ask", *NAMES)
    assert answer.status_code == 303
    assert [focus(school, name) for name in (*NAMES, "Dina")] == ["near_doubles"] * 3 + [None]
    page = school.get("/needs", saved="ask")
    assert "Until Friday, friends ask these children sums from this family first." in page
    assert "Ask as usual again" in page
    assert act(school, "usual", *NAMES).status_code == 303
    assert [focus(school, name) for name in NAMES] == [None] * 3


def test_a_group_is_asked_one_thing_alone_but_for_a_child_with_its_own(school):  # noqa: F811
    need_near_doubles(school, *NAMES)
    bea = settings.of_learner(school.ids["Bea"])
    with writing(school.db):
        question_settings.choose(school.db, bea, {}, Focus("doubles", only=True, until=NOW.date()), NOW.date())
    assert act(school, "only", *NAMES, focus="missing", until="2026-12-01").status_code == 303
    assert [focus(school, name) for name in NAMES] == ["missing", "doubles", "missing"]
    page = re.sub(r"<[^>]+>", "", school.get("/needs", saved="only"))
    assert "Ada and Cem: Only the missing number, until Tuesday 1 December" in page
    assert "Bea: Only doubles, until Friday 20 November" in page
    assert act(school, "usual", *NAMES).status_code == 303
    assert [focus(school, name) for name in NAMES] == [None] * 3


def test_the_group_is_one_of_the_class_and_the_same_again_next_week(school):  # noqa: F811
    need_near_doubles(school, *NAMES)
    for names in (NAMES, ("Ada", "Dina", "Emil")):
        assert act(school, "seat", *names).status_code == 303
        (made,) = classes.groups_of(school.db, school.class_id)
        assert made.name == "Near doubles"
        members = classes.children_of(school.db, school.class_id, made.id)
        assert tuple(child.nickname for child in members) == names


def test_in_a_lesson_a_group_is_chosen_for_a_table_at_once(school):  # noqa: F811
    need_near_doubles(school, *NAMES)
    with writing(school.db):
        lessons.begin(school.db, school.class_id, NOW)
    room = school.client.get(act(school, "seat", *NAMES).headers["Location"])
    assert room.status_code == 200
    assert re.search(r'<details class="card seat-card" open>', room.text)
    chosen = re.findall(r'name="learner" value="(\w+)"[^>]* checked', room.text)
    assert sorted(chosen) == sorted(school.ids[name] for name in NAMES)
    assert [one.name for one in classes.groups_of(school.db, school.class_id)] == ["Near doubles"]


@pytest.mark.parametrize(
    ("wanted", "names", "need", "told"),
    [
        ("ask", (), "family:near_doubles", "There is no child"),
        ("ask", NAMES, "family:tables", "no need called"),
        ("only", NAMES, "slip:echo", "One of these cannot be chosen here."),
        ("ask", NAMES, "field:times", "Only a family of sums can be asked for."),
        ("ask", NAMES, "slip:echo", "Only a family of sums can be asked for."),
        ("dance", NAMES, "family:near_doubles", "That cannot be done with a group."),
    ],
)
def test_what_cannot_be_done_is_told_and_changes_nothing(school, wanted, names, need, told):  # noqa: F811
    answer = act(school, wanted, *names, need=need)
    assert answer.status_code == 400
    assert told in answer.text
    assert [focus(school, name) for name in NAMES] == [None] * 3
    assert classes.groups_of(school.db, school.class_id) == []


def test_children_of_another_class_are_not_asked(school):  # noqa: F811
    answer = school.post("/plan", act="ask", need="family:doubles", child=[school.ids["Ada"], "0" * 32])
    assert answer.status_code == 400
    assert focus(school, "Ada") is None


def test_each_child_stands_once_in_the_plan_and_what_else_it_needs_beside_it(school):  # noqa: F811
    need_near_doubles(school, *NAMES)
    counts_slowly(school, "Dina", "Emil")
    page = planned_on(school.get("/needs"))
    shown = re.findall(
        r'<a class="who" href="/grown-ups/children/\w+"><span[^>]*>.*?</span><span><bdi>(\w+)</bdi></span>', page, re.S
    )
    assert sorted(shown) == ["Ada", "Bea", "Cem", "Dina", "Emil"]
    assert "also: " in page


def test_who_teaches_here_asks_nothing_of_the_own_child_elsewhere(school):  # noqa: F811
    """A parent sees the own child among all, and changes nothing of it."""
    with writing(school.db):
        elsewhere = classes.add_class(school.db, "4d", "2026-11-01T08:00:00.000Z").id
        classes.put_into_class(school.db, school.ids["Emil"], elsewhere)
        teacher = adults.add_account(school.db, "Tina", "", "teacher", "2026-11-01T08:00:00.000Z")
        rights.give_class(school.db, teacher.id, school.class_id)
        rights.give_child(school.db, teacher.id, school.ids["Emil"])
    client = with_session(school.app, adults.open_session(school.db, teacher, BROWSER, NOW))
    token = re.search(r'name="csrf_token" value="([^"]+)"', client.get(f"{school.address}/needs").text)
    assert token
    said = {"csrf_token": token[1], "act": "ask", "need": "family:near_doubles"}
    path = "/grown-ups/classes/all/plan"
    assert client.post(path, data={**said, "child": [school.ids["Ada"]]}).status_code == 303
    refused = client.post(path, data={**said, "child": [school.ids["Emil"]]})
    assert "There is no child" in refused.text
    assert (focus(school, "Ada"), focus(school, "Emil")) == ("near_doubles", None)
