"""Then and now: every figure of the pages is the one that the downloaded file gives, and all is said plainly."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from html import unescape
from random import Random

import pytest
from answers import said
from flask.testing import FlaskClient
from worlds import claimed, close, db_of, opened, put_game, signed_in, world

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.learning.evidence import read_row
from kidsq.learning.model.mastery import mastery
from kidsq.learning.reports.change import REACH, Change, change, mean_difference, weighed
from kidsq.learning.reports.levels import together
from kidsq.play.practice import record_attempt
from kidsq.reports.then_now import stretch
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.db.times import text
from kidsq.store.people import people
from kidsq.web.reports.change_words import signed_mean
from kidsq.web.shared.filters import Filters

pytestmark = pytest.mark.xdist_group("then_now")  # one class for all of them

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
THEN = (NOW - timedelta(weeks=3)).astimezone().replace(hour=0)
COURSES = {"Ada": (False, True), "Bea": (True, False), "Cem": (True, True), "Dina": (False, False)}
"""Whether each of some sums was known then, and is now. Emil has hardly played."""
SKILLS = ("add:3+4", "add:2+5", "add:4+5", "add:3+5", "add:4+4")
DAYS_AGO = (33, 29, 25, 12, 6, 2)


class School:
    """A class of five; Ms Keller is signed in."""

    def __init__(self, client: FlaskClient, class_id: str, ids: dict[str, str]) -> None:
        self.client, self.class_id, self.ids = client, class_id, ids

    def of_class(self, status: int = 200, **query: str) -> str:
        return self.get(f"/grown-ups/classes/{self.class_id}/then-now", status, **query)

    def of_child(self, name: str, **query: str) -> str:
        return self.get(f"/grown-ups/children/{self.ids[name]}/then-now", **query)

    def get(self, path: str, status: int = 200, **query: str) -> str:
        answer = self.client.get(path, query_string={key.rstrip("_"): value for key, value in query.items()})
        assert answer.status_code == status
        return unescape(answer.text)

    def in_the_file(self, name: str, then: datetime = THEN) -> Change:
        """What the child's file tells: the same figures, from nothing but its columns."""
        file = self.client.get(f"/grown-ups/children/{self.ids[name]}/attempts.csv").text
        rows = list(csv.DictReader(io.StringIO(file.removeprefix("\ufeff"))))
        evidence = [(read_row(row, number), row["p_before"]) for number, row in enumerate(rows)]
        known = mastery((one for one, _ in evidence), NOW)
        answers = weighed([(one, float(before)) for one, before in evidence if one.alone and then - REACH <= one.at])
        return change(answers, then, NOW, {skill: one.p for skill, one in known.items()})


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    app = opened(tmp_path_factory.mktemp("data"), clock=lambda: NOW)
    client, db, ids, rng = signed_in(app, claimed(db := db_of(app), NOW), NOW), db, {}, Random(5)
    early = text(NOW - timedelta(weeks=8))
    with writing(db):
        room = classes.add_class(db, "2b", early).id
        put_game(db, "a" * 32, early)
        for number, name in enumerate((*COURSES, "Emil")):
            ids[name] = people.add_learner(db, "d" * 32, name, f"face-{number + 1}", early).id
            classes.put_into_class(db, ids[name], room)
        for name, (then, now) in COURSES.items():
            for ago in DAYS_AGO:
                for skill in SKILLS:
                    knows = then if ago > 21 else now
                    record_attempt.log(db, answer(skill, ago, knows, rng, learner=ids[name]), room)
        record_attempt.log(db, answer(SKILLS[0], 1, True, rng, learner=ids["Emil"]), room)
        record_attempt.log(db, answer(SKILLS[0], 1, True, rng, learner=ids["Ada"], hint_shown=3), room)
    yield School(client, room, ids)
    close(app)


def answer(skill: str, days_ago: int, knows: bool, rng: Random, **columns):
    first, second = addends_of(skill)
    total = first + second + (0 if knows else rng.choice((0, 1, -1)))
    at = text(NOW - timedelta(days=days_ago, seconds=rng.randrange(9_000)))
    seconds = 2.4 if knows else 4.5 + rng.random()
    row = said(f"{first}+{second}={total}", at=at, n_options=5, guess_p=0.2, rt_total_ms=round(seconds * 1000))
    return replace(row, task="help_bot", motor_ms=800, **columns)


def row_of(page: str, name: str) -> str:
    found = re.search(rf"<tr class=\"change-[a-z-]+\">(?:(?!</tr>).)*<bdi>{name}</bdi>.*?</tr>", page, re.S)
    assert found, page
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", found[0]))


def figures_of(one: Change) -> list[str]:
    def signed(number: int) -> str:
        return f"{'+' if number > 0 else '−' if number < 0 else ''}{abs(number)}"

    def band(low: float, high: float) -> str:
        return f"({round(low)} to {round(high)})"

    then, now = one.levels[0], one.levels[-1]
    by = signed(round(now.mean) - round(then.mean))
    return [
        f"{round(then.mean)} {band(then.low, then.high)}",
        f"{round(now.mean)} {band(now.low, now.high)}",
        f"{by} ({signed(one.low)} to {signed(one.high)})",
    ]


WORDS = {"more": "more", "fewer": "fewer", "alike": "about as many", "cannot tell": "too early to say"}


def test_every_figure_of_the_class_is_that_of_the_files(school):
    page = school.of_class()
    for name in COURSES:
        one = school.in_the_file(name)
        row = row_of(page, name)
        for figure in (*figures_of(one), WORDS[one.verdict]):
            assert figure in row, (name, figure)
    line = together(school.in_the_file(name).levels for name in COURSES)
    for level in line:
        assert f">{level.mean:.1f}</td>" in page
        assert f">{level.low:.1f} to {level.high:.1f}</td>" in page


def test_who_learned_who_lost_and_who_stayed_is_told(school):
    page = school.of_class()
    for name, told, heading in (
        ("Ada", "more", "Know more"),
        ("Bea", "fewer", "Know fewer"),
        ("Cem", "about as many", "About as many"),
    ):
        assert row_of(page, name).strip().endswith(told)
        group = page[page.index(f">{heading} <small>") :].split("</section>")[0]
        assert f"<bdi>{name}</bdi>" in group
    assert "too few answers: 0 before, 1 since" in row_of(page, "Emil")
    assert (
        "One by one, of 5 children: 1 knows more, 1 knows fewer, 2 know about as many and for 1 it is too early" in page
    )
    assert "For one child it takes" not in page


def test_the_first_line_is_the_answer_for_all_who_are_compared(school):
    """Of the mean of their differences, by the rule for one child."""
    compared = [school.in_the_file(name) for name in COURSES]
    mean, low, high = mean_difference(compared)
    assert low < 0 < high < 2, mean
    told = school.of_class().partition('id="sentence"')[2].partition("</section>")[0]
    plain = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", told))
    assert "Together, the 4 children compared know about as many sums as on 2 Nov 2026. One by one" in plain


@pytest.mark.parametrize(
    ("days", "times", "told"),
    [
        ((8, 0), 8, "An answer is possible from 16 Nov 2026 on."),
        ((5, 0), 8, "This page can compare from 26 Nov on, if the children go on playing."),
        ((8, 0), 3, "A child needs 8 answers without help before that day, and as many since."),
    ],
    ids=["from another day", "later", "nobody knows when"],
)
def test_a_new_class_is_told_from_when_on_it_can_be_compared(tmp_path, days, times, told):
    """A first day comes after eight answers and a week ago, with eight more since."""
    with world(tmp_path, clock=lambda: NOW) as app:
        client, db, rng = signed_in(app, claimed(db := db_of(app), NOW), NOW), db, Random(5)
        with writing(db):
            room = classes.add_class(db, "2b", text(NOW)).id
            put_game(db, "a" * 32, text(NOW))
            ada = people.add_learner(db, "d" * 32, "Ada", "face-1", text(NOW)).id
            classes.put_into_class(db, ada, room)
            for ago in days:
                for number in range(times):
                    record_attempt.log(db, answer(SKILLS[number % 5], ago, True, rng, learner=ada), room)
        new = School(client, room, {"Ada": ada})
        page = new.of_class()
        assert told in page
        offered = re.findall(r'href="[^"]*then-now\?from=([0-9-]+)">Compare with 16 Nov', page)
        assert offered == (["2026-11-16"] if "possible" in told else [])
        for first in offered:
            assert "Too early to compare" not in new.of_class(from_=first)


def test_a_childs_page_has_the_same_figures_and_names_the_sums(school):
    for name, heading in (("Ada", "Likely new"), ("Bea", "To practise again")):
        one, page = school.in_the_file(name), school.of_child(name)
        plain = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))
        for level in one.levels:
            assert f">{round(level.mean)}</td>" in page
        for skill in one.came or one.went:
            listed = page[page.index(f">{heading}<") :]
            assert f">{skill.removeprefix('add:').replace('+', ' + ')}</a>" in listed
        assert one.came or one.went
        assert f"This rests on answers without help: {one.before} before that day" in plain
        assert f"{one.since} since" in plain
    assert "Bea knows fewer sums than on" in school.of_child("Bea")
    assert "Too early to compare. Answers to sums without help: 0 before" in school.of_child("Emil")


def test_what_is_compared_is_the_same_all_day_long():
    """An answer of noon three weeks ago does not change sides at noon."""
    midnight = NOW.astimezone().replace(hour=0)
    of_day = {stretch(Filters(), midnight + timedelta(hours=hours)).then for hours in range(24)}
    assert of_day == {THEN}


def test_another_first_day_is_compared(school):
    then = datetime(2026, 11, 16).astimezone()  # a day begins at midnight of this place
    one = school.in_the_file("Ada", then)
    assert one != school.in_the_file("Ada")
    row = row_of(school.of_class(from_="2026-11-16"), "Ada")
    assert all(figure in row for figure in figures_of(one))


@pytest.mark.parametrize("sort", ["then", "now", "change"])
def test_the_table_is_sorted_as_asked_and_who_is_not_compared_comes_last(school, sort):
    page = school.of_class(sort=sort)
    value = {
        "then": lambda one: one.levels[0].mean,
        "now": lambda one: one.levels[-1].mean,
        "change": lambda one: one.by,
    }[sort]
    wanted = sorted(COURSES, key=lambda name: value(school.in_the_file(name)))
    body = page[page.index("<tbody>", page.index("then-now-table")) :]
    assert re.findall(r"</span><span><bdi>(\w+)</bdi></span></a></th>", body) == [*wanted, "Emil"]
    assert '<details class="card folded" open>' in page
    assert page.count('aria-sort="ascending"') == 1


def test_an_order_that_does_not_exist_is_told(school):
    page = school.of_class(400, sort="shoes")
    assert "The table has no column “shoes” to sort by." in page
    assert re.findall(r"</span><span><bdi>(\w+)</bdi></span></a></th>", page) == [*COURSES, "Emil"]


def test_nothing_is_concluded_of_guesses(school, monkeypatch):
    monkeypatch.setattr("kidsq.reports.then_now.looks_like_guessing", lambda known: bool(known))
    told = school.of_class()
    assert "<bdi>Ada</bdi>" in told[told.index(">Too early to say <small>") :].split("</section>")[0]
    assert "they say little" in school.of_child("Ada")
    assert "Know more" not in school.of_class()


def test_a_new_class_is_told_that_it_is_too_early(school):
    page = school.of_class(from_="2026-06-01", to="2026-06-20")
    assert "Too early to compare" in page
    assert len(FACTS) == 25


@pytest.mark.parametrize(("difference", "told"), [(1.44, "+1.4"), (-1.44, "−1.4"), (0.04, "0.0"), (-0.04, "0.0")])
def test_a_mean_difference_has_a_sign_unless_it_is_none(school, difference, told):
    with school.client.application.test_request_context():
        assert signed_mean(difference) == told
