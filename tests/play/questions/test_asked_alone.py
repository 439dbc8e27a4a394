"""What a child is asked while a grown-up lets it be asked one thing alone: that, or nothing."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from flask import Flask

from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.classroom import question_settings
from kidsq.classroom.question_settings import Focus
from kidsq.games.record import as_line, header_of
from kidsq.learning import questions
from kidsq.play import current_game
from kidsq.play.practice.ask import of_stored
from kidsq.store.db.database import writing
from kidsq.store.people import settings
from kidsq.store.play.questions import StoredQuestion

from ..conftest import stacked
from ..dealt import connection
from ..playing import Browser


@pytest.fixture(autouse=True)
def always_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: True)
    monkeypatch.setattr(questions, "HIDES", 0.0)


@pytest.fixture
def mira(app: Flask, child: Browser) -> str:
    child.client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    (learner,) = connection(app).execute("SELECT id FROM learners").fetchone()
    return str(learner)


def asked(app: Flask, child: Browser, mira: str, only: str, last: date) -> list[tuple[str, str]]:
    """The questions of the beginning of a game, with their skills, while this is asked alone until a day."""
    db = connection(app)
    with writing(db):
        focus = Focus(only, only=True, until=last)
        question_settings.choose(db, settings.of_learner(mira), {}, focus, date(2020, 1, 1))
    child.open(edition="classic", players=mira, bots=["tilo"])
    for _ in range(24):
        if child.to_my_turn().phase != "turn":
            break
        child.swap()
        child.go_on()
    rows = db.execute("SELECT task, presented_json FROM questions WHERE game_id = ?", (child.game_id,)).fetchall()
    found = [
        of_stored(StoredQuestion("", child.game_id, 0, 0, mira, task, text, "", "natural", None)) for task, text in rows
    ]
    return [(one.presented.task, getattr(one.presented, "skill", "")) for one in found if one]


FAR = date.today() + timedelta(days=30)


@pytest.mark.parametrize("only", ["near_doubles", "times"])
def test_a_jester_turns_up_its_number_without_a_question(app: Flask, child: Browser, mira: str, only: str) -> None:
    db = connection(app)
    with writing(db):
        focus = Focus(only, only=True, until=FAR)
        question_settings.choose(db, settings.of_learner(mira), {}, focus, date(2020, 1, 1))
    child.open(edition="classic", players=mira, bots=["tilo"])
    made = stacked("classic", 2, ["jester", "1", "3", "6", "8"], next_cards=["7"])
    db.execute("UPDATE games SET header_json = ? WHERE id = ?", (as_line(header_of(made)), child.game_id))
    current_game._cache.clear()
    child.look()
    assert child.turn(move="jester").status_code == 200
    assert child.phase == "wake"


def test_all_questions_of_a_game_are_of_the_family(app: Flask, child: Browser, mira: str) -> None:
    found = asked(app, child, mira, "partners_of_ten", FAR)
    assert len(found) > 3
    assert {skill for _task, skill in found} <= set(MEMBERS["partners_of_ten"])


@pytest.mark.parametrize(
    ("operation", "kinds"), [("taking_away", {"sub"}), ("times", {"times"}), ("hundred", {"make"})]
)
def test_an_operation_that_no_card_of_the_game_is_of_is_wondered_about(
    app: Flask, child: Browser, mira: str, operation: str, kinds: set[str]
) -> None:
    found = asked(app, child, mira, operation, FAR)
    assert len(found) > 3
    assert {skill.partition(":")[0] for _task, skill in found} == kinds


def test_after_the_last_day_anything_is_asked_again(app: Flask, child: Browser, mira: str) -> None:
    found = asked(app, child, mira, "times", date.today() - timedelta(days=1))
    assert len({skill for _task, skill in found}) > 3
