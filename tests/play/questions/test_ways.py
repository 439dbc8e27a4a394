"""Another way of helping, for good or by a coin: what a child of that class gets, and what the log keeps of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import content
import pytest
from flask import Flask

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.learning import questions
from kidsq.learning.attempt import Attempt
from kidsq.learning.trial import arm_in
from kidsq.store.classroom import classes, trials
from kidsq.store.classroom.trials import NO_TRIALS, Trial
from kidsq.store.db.database import writing
from kidsq.store.db.times import moment, text
from kidsq.store.people import settings
from kidsq.store.play import attempts

from ..dealt import connection
from ..playing import Browser, ends

SEED = "a seed of the tests"
LONG_AGO, FAR_AHEAD = "2020-01-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z"
Class = Callable[..., str]


@pytest.fixture(autouse=True)
def always_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "RATE", {"none": 0.0, "few": 1.0, "normal": 1.0})
    monkeypatch.setattr(questions, "CALM", 0)
    for chance in ("CHECKS", "HIDES", "THINKS", "VERY_LIKELY"):
        monkeypatch.setattr(questions, chance, 0.0)


@pytest.fixture
def mira(app: Flask, child: Browser) -> str:
    """A child of class 2b that has played a game before."""
    child.client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    db = connection(app)
    (learner,) = db.execute("SELECT id FROM learners").fetchone()
    with writing(db):
        classes.put_into_class(db, learner, classes.add_class(db, "2b", LONG_AGO).id)
    child.open(edition="classic", players=learner, bots=["tilo"])
    ends(app, child)
    return str(learner)


def room(app: Flask) -> str:
    return str(connection(app).execute("SELECT id FROM classes").fetchone()[0])


def chosen(app: Flask, kind: str, value: str, **trial: str) -> None:
    """An adult has chosen this for the class; a comparison has begun long ago."""
    db = connection(app)
    with writing(db):
        settings.write(db, settings.of_class(room(app)), f"way.{kind}", value)
        if value == "compare":
            usual = {"began_at": LONG_AGO, "ends_at": FAR_AHEAD}
            trials.begin(db, Trial("t" * 32, room(app), kind, SEED, **{**usual, **trial}))  # type: ignore[arg-type]


def asked(app: Flask, child: Browser, mira: str) -> dict[str, Any]:
    """A friend asks Mira in a new game: what is kept of the question."""
    child.open(edition="classic", players=mira, bots=["tilo"])
    for _ in range(60):
        child.to_my_turn()
        child.swap()
        if child.phase != "question":
            child.go_on()
        if child.phase == "question" and 'class="ask help_bot' in child.shown:
            break
    (shown,) = (
        connection(app)
        .execute("SELECT presented_json FROM questions WHERE key = ?", (child.key.partition(".")[0],))
        .fetchone()
    )
    found: dict[str, Any] = json.loads(shown)
    return found


def answers(child: Browser, shown: dict[str, Any], *, rightly: bool) -> None:
    truth = shown["truth"]
    said = truth if rightly else next(n for n in shown["choices"] if n != truth)
    child.post("answer", key=child.key, answer=str(said))


def logged(app: Flask, mira: str) -> list[Attempt]:
    return [row for row in attempts.of_learner(connection(app), mira) if row.task == "help_bot"]


def arm(kind: str, mira: str, skill: str) -> str:
    return arm_in(kind, SEED, mira, skill)  # type: ignore[arg-type]


def test_without_a_comparison_a_question_is_kept_as_before(app: Flask, child: Browser, mira: str) -> None:
    with content.told(connection(app)) as statements:
        shown = asked(app, child, mira)
        answers(child, shown, rightly=False)
    assert sorted(shown) == ["choices", "claimed", "friend", "guess_p", "held", "operands", "skill", "truth"]
    assert logged(app, mira)[-1].arm is None
    assert not [one for one in statements if "FROM trials" in one or "arm, class_id" in one]
    assert 'class="fingers"' not in child.shown


def test_the_coin_decides_whether_a_hand_counts_on_after_a_miss(app: Flask, child: Browser, mira: str) -> None:
    chosen(app, "fingers", "compare")
    met = set()
    for _ in range(12):
        shown = asked(app, child, mira)
        drawn = arm("fingers", mira, shown["skill"])
        assert shown["arm"] == drawn
        assert 'class="fingers"' not in child.shown, "help was seen before"
        answers(child, shown, rightly=False)
        assert ('class="fingers"' in child.shown) is (drawn == "fingers:b")
        assert ("One more for each finger!" in child.said) is (drawn == "fingers:b")
        assert logged(app, mira)[-1].arm == drawn
        met.add(drawn)
    assert met == {"fingers:a", "fingers:b"}


def test_the_coin_writes_a_sum_with_its_total_first(app: Flask, child: Browser, mira: str) -> None:
    chosen(app, "reversed", "compare")
    met = set()
    for _ in range(8):
        shown = asked(app, child, mira)
        total_first = '<i class="slot aim">?</i><i class="op">=</i>' in child.shown
        assert total_first is (shown["arm"] == "reversed:b")
        answers(child, shown, rightly=True)
        row = logged(app, mira)[-1]
        assert (row.arm, row.layout) == (shown["arm"], "c=a+b" if total_first else "a+b=c")
        met.add(row.arm)
    assert met == {"reversed:a", "reversed:b"}


def test_what_tells_of_a_reversed_sum_is_asked_as_all_sums_are(
    app: Flask, child: Browser, mira: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen(app, "reversed", "compare")
    shown = asked(app, child, mira)
    answers(child, shown, rightly=True)
    days_on(app, -1)
    only(monkeypatch, tuple(sorted(shown["operands"])))
    again = asked(app, child, mira)
    assert (again["skill"], "arm" in again, "layout" in again) == (shown["skill"], False, False)
    answers(child, again, rightly=True)
    assert "arm" in asked(app, child, mira), "from then on it is as the coin has it"


def only(monkeypatch: pytest.MonkeyPatch, addends: tuple[int, ...]) -> None:
    """Friends can ask for nothing but this sum."""
    monkeypatch.setattr(questions, "_facts", lambda kind: [(kind, addends)])
    monkeypatch.setattr(questions, "_fact_of", lambda skill: None)


def days_on(app: Flask, days: int) -> None:
    """So many days lie between what was answered and now."""
    db = connection(app)
    for seq, at in db.execute("SELECT seq, at FROM attempts").fetchall():
        db.execute("UPDATE attempts SET at = ? WHERE seq = ?", (text(moment(at) + timedelta(days=days)), seq))


@pytest.mark.parametrize(("value", "layout"), [("a", "a+b=c"), ("b", "c=a+b")])
def test_for_good_all_sums_are_written_alike_and_no_coin_is_drawn(
    app: Flask, child: Browser, mira: str, value: str, layout: str
) -> None:
    chosen(app, "reversed", value)
    for _ in range(4):
        shown = asked(app, child, mira)
        assert "arm" not in shown
        answers(child, shown, rightly=True)
        assert (logged(app, mira)[-1].layout, logged(app, mira)[-1].arm) == (layout, None)
        child.to_my_turn()
        assert f'data-layout="{layout}"' in child.shown


def test_for_good_a_hand_counts_on_with_every_sum(app: Flask, child: Browser, mira: str) -> None:
    chosen(app, "fingers", "b")
    for _ in range(3):
        answers(child, asked(app, child, mira), rightly=False)
        assert 'class="fingers"' in child.shown
    assert {row.arm for row in logged(app, mira)} == {None}


def test_a_sum_is_asked_again_the_day_after_where_the_coin_says_so(
    app: Flask, child: Browser, mira: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen(app, "day_after", "compare")
    by_coin = {value: next(fact for fact in FACTS if arm("day_after", mira, fact) == value) for value in ARMS}
    for fact in by_coin.values():
        only(monkeypatch, addends_of(fact))
        answers(child, asked(app, child, mira), rightly=True)
    days_on(app, -1)
    monkeypatch.undo()
    always(monkeypatch)
    monkeypatch.setattr(questions, "CALM", 0)
    again = asked_when_all_goes(app, child, mira)
    assert by_coin["day_after:b"] in again
    assert by_coin["day_after:a"] not in again


ARMS = ("day_after:a", "day_after:b")


def always(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "RATE", {"none": 0.0, "few": 1.0, "normal": 1.0})
    monkeypatch.setattr(questions, "VERY_LIKELY", 0.0)


def asked_when_all_goes(app: Flask, child: Browser, mira: str) -> list[str]:
    """The first two totals that friends ask for, answered: the first of a session is an easy one."""
    found = []
    for _ in range(2):
        shown = asked(app, child, mira)
        answers(child, shown, rightly=True)
        found.append(shown["skill"])
    return found


@pytest.mark.parametrize("why", ["family", "over", "stopped", "other class"])
def test_no_coin_is_drawn_where_a_family_says_no_or_nothing_is_compared(
    app: Flask, child: Browser, mira: str, why: str
) -> None:
    chosen(app, "fingers", "compare", **({"ends_at": "2020-02-01T00:00:00.000Z"} if why == "over" else {}))
    db = connection(app)
    with writing(db):
        if why == "family":
            settings.write(db, settings.of_learner(mira), NO_TRIALS, settings.YES)
        if why == "stopped":
            trials.stop(db, room(app), "2020-03-01T00:00:00.000Z")
        if why == "other class":
            classes.put_into_class(db, mira, classes.add_class(db, "2c", LONG_AGO).id)
    for _ in range(4):
        shown = asked(app, child, mira)
        answers(child, shown, rightly=False)
        assert "arm" not in shown
        assert 'class="fingers"' not in child.shown
    assert {row.arm for row in logged(app, mira)} == {None}
