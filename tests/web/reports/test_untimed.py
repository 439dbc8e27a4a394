"""The pages of a child without times: not a word about quick or slow, and all else as before."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from kidsq.store.db.database import writing
from kidsq.store.people import settings
from kidsq.web.http.language import catalogue
from kidsq.web.shared.frame import UNTIMED

from .test_child_pages import a_child, school, text_of, weeks  # noqa: F401  # school is a fixture

OF_TIME = re.compile(r"\b(?:fast|slow|quick|faster|slower|quickly|seconds|usual time|\d[\d.]* s|tapping)\b", re.I)
PAGES = (
    "",
    "/table",
    "/then-now",
    "/mistakes",
    "/hints",
    "/checks",
    "/letter",
    "/take-home",
    "/practice",
    "/cell/add:3+3",
)


def without_times(school, rows=None):  # noqa: F811
    child = a_child(school, rows=rows)
    with writing(school.db):
        settings.write(school.db, settings.of_learner(child.id), settings.NO_TIMES, settings.YES)
    return child


@pytest.mark.parametrize("page", PAGES)
def test_no_page_says_quick_or_slow(school, page):  # noqa: F811
    answer = school.client.get(without_times(school).page + page)
    assert answer.status_code == 200
    told = text_of(answer).partition("Sign out")[2]
    assert not OF_TIME.findall(told)


@pytest.mark.parametrize("page", ["", "/letter", "/take-home"])
def test_no_page_says_quick_or_slow_of_who_plays_without_scripts(school, page):  # noqa: F811
    unmeasured = [replace(row, rt_valid=0, rt_total_ms=None, motor_ms=None) for row in weeks()]
    answer = school.client.get(a_child(school, rows=unmeasured).page + page)
    told = text_of(answer).partition("Sign out")[2]
    assert "Mira" in told
    assert not re.search(r"\b(?:quick|quickly|slow|how long)\b", told)
    once = text_of(school.client.get(a_child(school, rows=[*unmeasured, weeks()[0]]).page + "/take-home"))
    assert "how long they took" in once


@pytest.mark.parametrize("page", ["/time", "/counting"])
def test_who_may_see_a_child_reads_that_times_are_off_as_the_privacy_page_says(school, page):  # noqa: F811
    assert "Times are off for Mira" in school.client.get(without_times(school).page + page).text
    assert "Where times are off, the pages of times say so to the parents, too." in school.client.get("/privacy").text


def test_the_others_are_told_of_as_before(school):  # noqa: F811
    without_times(school)
    child = a_child(school)
    usual = text_of(school.client.get(child.page)) + text_of(school.client.get(f"{child.page}/table"))
    assert "right but slow" in usual
    assert "Usual time" in usual


def test_what_is_known_is_sure_by_right_answers_alone(school):  # noqa: F811
    page = school.client.get(without_times(school, weeks() * 3).page).text
    assert re.search(r'aria-label="3 \+ 3 = 6: sure, ', page)
    assert "worked out" in page


@pytest.mark.parametrize("said", UNTIMED)
def test_each_sentence_is_one_that_pages_say_and_keeps_its_values(said):
    assert catalogue("de").gettext(said) != said
    assert set(re.findall(r"%\(\w+\)[sd]", UNTIMED[said])) == set(re.findall(r"%\(\w+\)[sd]", said))
