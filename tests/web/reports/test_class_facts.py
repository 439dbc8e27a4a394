"""The class's sums: each number is that of the children's files, and each sum tells who."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from html import unescape

import pytest
from answers import said
from flask.testing import FlaskClient
from worlds import claimed, close, db_of, opened, put_game, signed_in

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.evidence import read_row
from kidsq.learning.model.guessing import told
from kidsq.learning.model.mastery import mastery
from kidsq.play.practice import record_attempt
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.db.times import text
from kidsq.store.people import people

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
LOGS = {
    "Ada": [("4+5=9", 2.4), ("4+5=9", 2.5), ("4+5=9", 2.3), ("3+3=6", 2.4), ("3+3=6", 2.6)],
    "Bea": [("4+5=8", 6.0), ("4+5=9", 7.5), ("4+5=8", 7.0), ("3+3=6", 2.4), ("3+3=6", 2.6)],
    "Cem": [("4+5=8", 6.0), ("4+5=10", 7.5), ("4+5=9", 7.0)],
    "Dina": [("4+5=9", 2.4)],
    "Emil": [],
}


class School:
    def __init__(self, client: FlaskClient, address: str, ids: dict[str, str]) -> None:
        self.client, self.address, self.ids = client, address, ids

    def get(self, status: int = 200, **query: str) -> str:
        answer = self.client.get(f"{self.address}/facts", query_string=query)
        assert answer.status_code == status
        return unescape(answer.text)

    def words_in_the_file(self, name: str) -> dict[str, str]:
        """The state of each sum, by nothing but the child's file."""
        file = self.client.get(f"/grown-ups/children/{self.ids[name]}/attempts.csv").text
        rows = list(csv.DictReader(io.StringIO(file.removeprefix("\ufeff"))))
        known = mastery([read_row(row, number) for number, row in enumerate(rows)], NOW) if rows else {}
        return {skill: one.state for skill, one in told(known, []).items()}


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    app = opened(tmp_path_factory.mktemp("data"), clock=lambda: NOW)
    client, db, ids = signed_in(app, claimed(db := db_of(app), NOW), NOW), db, {}
    early = text(NOW - timedelta(weeks=2))
    with writing(db):
        room = classes.add_class(db, "2b", early).id
        put_game(db, "a" * 32, early)
        for number, (name, log) in enumerate(LOGS.items()):
            ids[name] = people.add_learner(db, "d" * 32, name, f"face-{number + 1}", early).id
            classes.put_into_class(db, ids[name], room)
            for days, (equation, seconds) in enumerate(reversed(log), start=1):
                at = text(NOW - timedelta(days=days))
                row = said(equation, at=at, n_options=5, guess_p=0.2, rt_total_ms=round(seconds * 1000))
                record_attempt.log(db, replace(row, task="help_bot", learner=ids[name], motor_ms=800), room)
    yield School(client, f"/grown-ups/classes/{room}", ids)
    close(app)


def listed(page: str, heading: str) -> list[str]:
    """The names under a heading of the chosen sum."""
    panel = page[page.index('id="who"') :].split("</section>")[0]
    if not re.search(r"<h3", panel) and heading in ("sure", "not yet", "right but slow"):
        return []  # of a sum of which nothing can be told of anybody
    part = panel[panel.index(f">{heading}") :]
    return re.findall(r"</span><span><bdi>(\w+)</bdi></span>", re.split(r"<h3|<details", part[1:], maxsplit=1)[0])


def test_each_number_is_that_of_the_files_and_the_sum_tells_who(school):
    words = {name: school.words_in_the_file(name) for name in LOGS}
    for skill in FACTS:
        page = school.get(sum=skill)
        sure, not_yet, slow = (
            [name for name in LOGS if words[name].get(skill) == state] for state in ("sure", "not yet", "slow")
        )
        told = skill.removeprefix("add:").replace("+", " + ")
        assert f'aria-label="{told}: {len(sure)} of 5 sure, {len(not_yet)} not yet"' in page
        assert f"Sure of it: {len(sure)} of 5." in page
        found = [listed(page, heading) for heading in ("sure", "not yet", "right but slow")]
        assert found == [sure, not_yet, slow]
    assert [name for name in LOGS if words[name].get("add:4+5") == "not yet"] == ["Bea", "Cem"]


def test_what_the_class_lacks_comes_first_and_is_chosen(school):
    page = school.get()
    assert "The sums the class needs most: 4 + 5 (1 sure, 2 not yet)" in page
    assert "4 + 5 = 9" in page[page.index('id="who"') :].split("</h2>")[0]
    lacking = page[page.index('class="lacking"') :]
    assert re.findall(r"<b>(\d \+ \d)</b>", lacking)[0] == "4 + 5"
    named = re.findall(r"<b>(\d \+ \d)</b>", lacking)
    words = {name: school.words_in_the_file(name) for name in LOGS}
    assert set(named) == {
        skill.removeprefix("add:").replace("+", " + ")
        for skill in FACTS
        if any(words[name].get(skill) in ("not yet", "slow") for name in LOGS)
    }
    not_yet = [int(number) for number in re.findall(r"<span>(\d+) not yet</span>", lacking)]
    assert not_yet == sorted(not_yet, reverse=True)


def test_of_whom_nothing_can_be_told_is_folded_away_and_named(school):
    page = school.get(sum="add:4+5")
    assert listed(page, "too early to say") == ["Dina"]
    assert listed(page, "not asked yet") == ["Emil"]


def test_a_sum_that_does_not_exist_is_told(school):
    page = school.get(400, sum="add:8+9")
    assert "There is no sum “add:8+9” up to ten here." in page
    assert "The sums the class needs most: 4 + 5" in page


def test_a_child_can_be_chosen_and_the_choice_goes_along(school):
    page = school.get(child=school.ids["Bea"])
    assert "Sure of it: 0 of 1." in page
    assert f"child={school.ids['Bea']}" in page[page.index("class-triangle") :]
