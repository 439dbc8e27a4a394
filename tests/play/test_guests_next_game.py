"""A guest's next game goes on where the last one was: its bots ask for other sums, and the owl helps as it did."""

from __future__ import annotations

import json
from random import Random

import pytest

from kidsq.learning import hints, questions
from kidsq.play import Chance, Request, Visitor, look

from .dealt import AT, connection, play
from .playing import Browser
from .test_guests import answer, device_of

FIRST = 4


@pytest.fixture
def always_asked(monkeypatch):
    monkeypatch.setattr(questions, "RATE", {"none": 0.0, "few": 1.0, "normal": 1.0})


def first_sums_asked(app, child, **wanted):
    """The sums of the first questions of a new game, all of which are answered rightly."""
    db, asked = connection(app), []
    child.open(edition="classic", **wanted)
    while len(asked) < FIRST:
        if child.phase == "question":
            task, presented = db.execute(
                "SELECT task, presented_json FROM questions WHERE key = ?", (child.key,)
            ).fetchone()
            shown = json.loads(presented)
            if "skill" not in shown:
                child.post("answer", key=child.key, skip="1")
                continue
            asked += [shown["skill"]] if task in ("help_bot", "check_bot") else []
            child.post("answer", key=child.key, answer=str(shown["truth"]))
        elif child.phase == "watch":
            child.go_on()
        elif child.phase == "over":
            return asked
        else:
            child.to_my_turn()
            child.swap()
    return asked


@pytest.mark.usefixtures("always_asked")
def test_the_first_questions_of_the_next_game_are_others(app, child):
    one, other = (first_sums_asked(app, child, bots=["bruno"], players=["guest"]) for _ in range(2))
    assert len(one) == len(other) == FIRST
    assert len(set(one) & set(other)) <= 1, (one, other)


def help_in(app, game, device=None):
    chance = Chance(AT, Random(1))
    return look(Request(connection(app), Visitor(device or device_of(app)), game, chance)).help


def test_the_owl_does_not_begin_again_with_all_that_glows(app, child):
    _db, game = play(app, child, "guest", hand=("2", "3", "5", "king", "king"))
    assert help_in(app, game).level == hints.MOST
    for name in ("one", "two", "three"):
        answer(app, game, name)
    after = help_in(app, game).level
    assert after < hints.MOST
    _db, following = play(app, child, "guest", hand=("2", "3", "5", "king", "king"))
    assert help_in(app, following).level == after
    with_another = Browser(app.test_client())
    _db, elsewhere = play(app, with_another, "guest", hand=("2", "3", "5", "king", "king"))
    (device,) = connection(app).execute("SELECT device FROM games WHERE id = ?", (elsewhere,)).fetchone()
    assert help_in(app, elsewhere, device).level == hints.MOST


def test_two_guests_at_one_screen_begin_anew(app, child):
    _db, game = play(app, child, "guest", hand=("2", "3", "5", "king", "king"))
    for name in ("one", "two", "three"):
        answer(app, game, name)
    _db, shared = play(app, child, ["guest", "guest"], hand=("2", "3", "5", "king", "king"), bots=())
    child.look()
    if child.phase == "curtain":
        child.post("curtain", ply=child.ply)
    assert help_in(app, shared).level == hints.MOST
