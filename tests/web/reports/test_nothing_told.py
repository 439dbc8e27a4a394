"""Of a child who guesses, and of one who asks the owl each time, no page concludes what is known: each says why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape

import pytest
from answers import said
from flask.testing import FlaskClient
from worlds import close, put_game

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.learning.attempt import Attempt
from kidsq.learning.reports.hands import OWL_LATEST
from kidsq.play.practice import record_attempt
from kidsq.store.db.database import writing
from kidsq.store.people import rights

from ..class_at_laptop import Classroom, classroom
from .test_class_pages import planned_on

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("nothing_told")]
GUESSER, ASKER = "Ada", "Emil"
ANSWERS = 60
CONCLUDES = re.compile(
    r"is sure of|Sure:|Right but slow:|Not yet:|[1-9]\d* of 25 sums|Sums likely known|likely knows", re.I
)
WHY = {
    GUESSER: re.compile("faster than anyone could read|look like guesses|Looks like guessing"),
    ASKER: re.compile(rf"early always after the owl(: {OWL_LATEST * 7 // 8} of the latest {OWL_LATEST})?"),
}


def asked(number: int, **columns: object) -> Attempt:
    """Answer `number` to a friend's question, on one of five days."""
    first, second = addends_of(FACTS[number * 7 % len(FACTS)])
    total = first + second if number % 4 else first + second + 1
    usual = {"task": "help_bot", "n_options": 5, "guess_p": 0.2, "motor_ms": 600}
    at = f"2026-11-{10 + number // 12:02}T10:{number % 12:02}:00.000Z"
    return said(f"{first}+{second}={total}", at=at, **{**usual, **columns})


def guessing() -> Iterator[Attempt]:
    """Whatever is asked, one of five choices at once."""
    for number in range(ANSWERS):
        row = asked(number, rt_total_ms=700)
        off = 2 + number % 3
        yield row if number % 5 == 0 else replace(row, correct=0, response=str(int(row.truth or 0) + off))


def asking() -> Iterator[Attempt]:
    """The owl first, but for one in eight; and that one is right."""
    for number in range(ANSWERS):
        row = asked(number, rt_total_ms=5_000)
        yield row if number % 8 == 1 else replace(row, hint_asked=1, hint_shown=4)


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Classroom]:
    room = classroom(tmp_path_factory.mktemp("school"))
    with writing(room.db) as db:
        for name, rows in ((GUESSER, guessing()), (ASKER, asking())):
            learner = room.ids[name]
            put_game(db, learner, "2026-11-10T09:00:00.000Z", learner, device=f"home {name}")
            for number, row in enumerate(rows):
                own = replace(row, learner=learner, game_id=learner, attempt_id=f"{name} {number}")
                record_attempt.log(db, own, room.class_id)
    yield room
    close(room.app)


@pytest.fixture(scope="module")
def parent(school: Classroom) -> FlaskClient:
    found = school.another("parent")
    with writing(school.db) as db:
        for name in (GUESSER, ASKER):
            rights.give_child(db, "parent-id", school.ids[name])
    return found


def text(client: FlaskClient, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200, path
    page = re.sub(r'<header class="rail">.*?</header>|<script.*?</script>', "", answer.text, flags=re.DOTALL)
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page)))


@pytest.mark.parametrize("name", [GUESSER, ASKER])
def test_no_page_of_the_child_concludes_anything_for_teacher_or_parent(
    school: Classroom, parent: FlaskClient, name: str
) -> None:
    learner = school.ids[name]
    for client in (school.teacher, parent):
        now = text(client, f"/grown-ups/children/{learner}")
        assert WHY[name].search(now)
        for page in ("", "/then-now", "/letter", "/take-home"):
            told = text(client, f"/grown-ups/children/{learner}{page}")
            assert not CONCLUDES.search(told), (page, CONCLUDES.search(told))
        assert "this is a mix" in text(client, f"/grown-ups/children/{learner}/practice")


def test_a_parent_begins_with_the_sentence_of_each_child_s_own_page(school: Classroom, parent: FlaskClient) -> None:
    start = text(parent, "/grown-ups")
    assert start.count("Tonight:") == 2
    for name in (GUESSER, ASKER):
        page = parent.get(f"/grown-ups/children/{school.ids[name]}").text
        told = re.findall(r'<h2 id="sentence">.*?<p>(.*?)</p>', page, re.DOTALL)[0]
        sentence = unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", told))).strip()
        assert sentence.split(". ")[0] in start
    assert "Tonight:" not in text(school.teacher, "/grown-ups")


def test_the_plan_and_the_class_s_sums_leave_both_out(school: Classroom) -> None:
    needs = planned_on(school.teacher.get(f"{school.address}/needs").text)
    assert needs
    for name in (GUESSER, ASKER):
        assert name not in needs
    facts = school.teacher.get(f"{school.address}/facts").text
    told = re.findall(r'aria-label="(\d+ \+ \d+): (\d+) of 6 sure, (\d+) not yet"', facts)
    assert len(told) == len(FACTS)
    assert {(knows, not_yet) for _, knows, not_yet in told} == {("0", "0")}


def test_class_today_names_why_and_what_to_do(school: Classroom) -> None:
    today = text(school.teacher, f"{school.address}?from=2026-11-10&to=2026-11-20")
    assert WHY[GUESSER].search(today)
    assert WHY[ASKER].search(today)


def test_live_says_what_a_child_does_and_not_what_it_knows(school: Classroom) -> None:
    code = school.begin()
    for name in (GUESSER, ASKER):
        school.sit(name, code)
        school.play(name, edition="classic", bots="bruno")
    assert not CONCLUDES.search(text(school.teacher, f"{school.address}/live"))
