"""The papers of a whole class in one document: a sheet for each child, in its family's language."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from kidsq.classroom import accommodations
from kidsq.store.classroom import classes
from kidsq.store.people import people, settings

from .test_class_pages import COUNTED, EARLIER, NOW, School, claimed, need_near_doubles, school, writing  # noqa: F401

KINDS = ("letters", "take-home")
ACTS = {"letters": "made_letter", "take-home": "made_take_home"}
SINGLE = {"letters": "letter", "take-home": "take-home"}


def document(school: School, kind: str, **query: str) -> str:  # noqa: F811
    answer = school.client.get(f"{school.address}/papers/{kind}", query_string=query)
    assert answer.status_code == 200
    return answer.text


def sheets(page: str) -> list[str]:
    return re.findall(r"<article class=\"paper.*?</article>", page, re.S)


def single(school: School, kind: str, name: str) -> str:  # noqa: F811
    """The sheet that the child's own page prints."""
    address = f"/grown-ups/children/{school.ids[name]}/{SINGLE[kind]}"
    if kind == "letters":
        token = re.search(r'name="csrf_token" value="([^"]+)"', school.client.get(address).text)[1]
        fields = {"csrf_token": token}
        return sheets(school.client.post(address, data=fields).text)[0]
    return sheets(school.client.get(address).text)[0]


def speaks(school: School, name: str, code: str) -> None:  # noqa: F811
    with writing(school.db):
        settings.write(school.db, settings.of_learner(school.ids[name]), "language", code)


@pytest.mark.parametrize("kind", KINDS)
def test_each_child_has_the_sheet_that_its_own_page_prints(school, kind):  # noqa: F811
    need_near_doubles(school, "Ada", "Bea", "Cem")
    school.log("Dina", *(replace(row, attempt_id=f"d{n}") for n, row in enumerate(COUNTED[:2])))
    speaks(school, "Bea", "fr")
    speaks(school, "Cem", "de_CH")
    with writing(school.db):
        accommodations.write(school.db, school.ids["Ada"], ["no_times"])
    found = sheets(document(school, kind))
    assert found == [single(school, kind, name) for name in school.ids]
    assert [re.search(r'lang="([^"]+)"', one)[1] for one in found] == ["en", "fr", "de-CH", "en", "en"]


@pytest.mark.parametrize("kind", KINDS)
def test_no_sheet_names_another_child(school, kind):  # noqa: F811
    need_near_doubles(school, *school.ids)
    for name, sheet in zip(school.ids, sheets(document(school, kind)), strict=True):
        assert [other for other in school.ids if other in sheet] == [name]


@pytest.mark.parametrize("kind", KINDS)
def test_a_child_without_times_takes_no_words_from_the_others(school, kind):  # noqa: F811
    usual = sheets(document(school, kind))
    need_near_doubles(school, *school.ids)
    with writing(school.db):
        accommodations.write(school.db, school.ids["Bea"], ["no_times"])
    found = sheets(document(school, kind))
    assert len(usual) == len(found)
    assert ["how long they took" in one for one in found] == [kind == "take-home" and n != 1 for n in range(5)]


@pytest.mark.parametrize("kind", KINDS)
def test_only_the_children_of_a_group_are_printed_and_on_record(school, kind):  # noqa: F811
    with writing(school.db) as db:
        group = classes.add_group(db, school.class_id, "Owls")
        classes.set_members(db, school.class_id, group.id, [school.ids["Bea"], school.ids["Emil"]])
        people.add_learner(db, "d" * 32, "Zoe", "face-9", EARLIER)
    found = sheets(document(school, kind, group=group.id))
    assert [("Bea" in one, "Emil" in one) for one in found] == [(True, False), (False, True)]
    assert on_record(school, kind) == sorted((school.ids["Bea"], school.ids["Emil"]))


def on_record(school: School, kind: str) -> list[str]:  # noqa: F811
    rows = school.db.execute("SELECT subject FROM audit WHERE action = ? ORDER BY subject", (ACTS[kind],))
    return [row[0] for row in rows.fetchall()]


@pytest.mark.parametrize("kind", KINDS)
def test_the_record_has_each_child_of_the_class_and_nobody_elses(school, kind):  # noqa: F811
    with writing(school.db) as db:
        other = classes.add_class(db, "3c", EARLIER)
        classes.put_into_class(db, people.add_learner(db, "d" * 32, "Zoe", "face-9", EARLIER).id, other.id)
    page = document(school, kind)
    assert "Zoe" not in "".join(sheets(page))
    assert on_record(school, kind) == sorted(school.ids.values())


@pytest.mark.parametrize("kind", KINDS)
def test_a_group_that_is_not_there_prints_nobody(school, kind):  # noqa: F811
    page = school.get(f"/papers/{kind}", 400, group="0" * 32)
    assert "There is no group" in page
    assert not sheets(page)
    assert not on_record(school, kind)


@pytest.mark.parametrize("kind", KINDS)
def test_a_name_that_is_a_tag_is_text(school, kind):  # noqa: F811
    with writing(school.db) as db:
        made = people.add_learner(db, "d" * 32, "<b>Eve&", "face-9", EARLIER)
        classes.put_into_class(db, made.id, school.class_id)
    page = document(school, kind)
    assert "&lt;b&gt;Eve&amp;" in page
    assert "<b>Eve" not in page


@pytest.mark.parametrize("path", ["", "/letters", "/take-home"])
def test_the_list_of_everybody_has_none(school, path):  # noqa: F811
    assert school.client.get(f"/grown-ups/classes/all/papers{path}").status_code == 404


@pytest.mark.parametrize("page", ["/needs", "/children"])
def test_the_pages_of_a_class_lead_there(school, page):  # noqa: F811
    assert f'href="{school.address}/papers"' in school.get(page)
    choice = school.get("/papers")
    for kind in KINDS:
        assert f'"{school.address}/papers/{kind}"' in choice
