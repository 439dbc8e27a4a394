"""Who is responsible, and the papers of a school."""

from __future__ import annotations

from html import unescape

import pytest

from ..class_at_laptop import Classroom

PAGE = "/grown-ups/papers"


def test_the_owner_names_who_is_responsible_and_everybody_reads_it(room: Classroom) -> None:
    assert "is responsible for this kidsq" not in room.app.test_client().get("/privacy").text
    assert room.teacher.post(PAGE, data={"controller": "  School  am See,\nBern "}).status_code == 303
    shown = unescape(room.app.test_client().get("/privacy").text)
    assert "School am See, Bern is responsible for this kidsq" in shown
    for which in ("consent", "record", "assessment"):
        assert "School am See, Bern" in room.teacher.get(f"{PAGE}/{which}").text
    room.teacher.post(PAGE, data={"controller": ""})
    assert "is responsible for this kidsq" not in room.app.test_client().get("/privacy").text


@pytest.mark.parametrize("typed", ["x" * 121, "a\u202eb"])
def test_a_name_that_cannot_be_taken_changes_nothing(room: Classroom, typed: str) -> None:
    room.teacher.post(PAGE, data={"controller": "School am See"})
    assert room.teacher.post(PAGE, data={"controller": typed}).status_code == 400
    assert 'value="School am See"' in room.teacher.get(PAGE).text


def test_a_teacher_prints_them_and_names_nobody(room: Classroom) -> None:
    teacher = room.another("teacher", sees=room.class_id)
    assert teacher.get(PAGE).status_code == 200
    assert teacher.get(f"{PAGE}/consent").status_code == 200
    assert teacher.post(PAGE, data={"controller": "Me"}).status_code == 404
    assert room.another("parent").get(PAGE).status_code == 404


def test_without_a_name_there_is_a_gap_to_write_it(room: Classroom) -> None:
    gaps = room.teacher.get(f"{PAGE}/consent").text.count('class="gap"')
    room.teacher.post(PAGE, data={"controller": "School am See"})
    assert room.teacher.get(f"{PAGE}/consent").text.count('class="gap"') == gaps - 1
    assert room.teacher.get(f"{PAGE}/contract").status_code == 404
