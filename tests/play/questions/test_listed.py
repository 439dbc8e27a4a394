"""Facts of a list are asked for first, of whatever kind they are, once a game."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest
from flask import Flask

from kidsq.classroom import question_settings
from kidsq.classroom.question_settings import PracticeList
from kidsq.learning import mixing, questions
from kidsq.learning.payload import from_json
from kidsq.learning.questions import Ask, Chooser, Past
from kidsq.store.db.database import writing
from kidsq.store.people import settings

from ..dealt import connection
from ..playing import Browser

LISTED = ("add:4+5", "balance:2+4=1+5", "cross:5+8", "make:30+70=100", "sub:9-4", "times:6x7")


@pytest.mark.parametrize("edition", ["classic", "hundred"])
def test_friends_ask_for_each_fact_of_a_list_before_anything_else(
    app: Flask, child: Browser, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: True)
    monkeypatch.setattr("kidsq.play.practice.ask._should_be_easy", lambda at, seat: False)
    monkeypatch.setattr(mixing.Mix, "is_not_too_new", lambda mix, skill: True)  # or two of these alone come on this day
    child.client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    db = connection(app)
    ((mira,),) = db.execute("SELECT id FROM learners").fetchall()
    with writing(db):
        until = date.today() + timedelta(days=9)
        question_settings.set_list(db, settings.of_learner(mira), PracticeList("Some", LISTED, until))
    child.open(edition=edition, players=mira, bots=["tilo"])
    asked: list[str] = []
    for _ in range(40):
        if child.to_my_turn().phase != "turn" or len(asked) >= len(LISTED) + 2:
            break
        child.swap()
        child.go_on()
        rows = db.execute("SELECT task, presented_json FROM questions WHERE task IN ('help_bot', 'check_bot')")
        asked = [from_json(task, text).skill for task, text in rows.fetchall()]  # type: ignore[union-attr]
    assert Counter(asked[: len(LISTED)]) == Counter(LISTED)


def test_of_what_lies_on_the_table_a_listed_skill_is_asked_first() -> None:
    asks = (Ask("compare", "diff:9-4", (9, 4)), Ask("count_set", "count_set:4", (4,)))
    settled = Past(tasks=("home_total",), turns=3, easy=False)
    for seed in range(40):
        chooser = Chooser("normal", None, {}, Random(seed), planned=frozenset({"diff:9-4"}))
        found = chooser.offer_of(asks, settled)
        assert found is not None
        assert found.skill == "diff:9-4"
