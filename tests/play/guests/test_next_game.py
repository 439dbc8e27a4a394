"""A guest's next game goes on where the last one was: its bots ask for other sums, and the owl helps as it did."""

from __future__ import annotations

import json
from datetime import timedelta
from itertools import pairwise
from random import Random

import pytest
from scale import mostly_in_soak

from kidsq.learning import hints, questions
from kidsq.learning.tasks import AFTERWARDS
from kidsq.play import Chance, Request, Visitor, look
from kidsq.play.practice import guests_past
from kidsq.store.db.times import moment, text
from play.games.queens_collection.sitting import Sitting

from ..dealt import AT, connection, play
from ..playing import Browser
from .test_guests import answer, device_of, opened

FIRST = 4


@pytest.fixture
def always_asked(monkeypatch):
    monkeypatch.setattr(questions, "RATE", {"none": 0.0, "few": 1.0, "normal": 1.0})


def first_sums_asked(app, child, *, right=True, **wanted):
    """The sums of the first questions of a new game, all of which are answered rightly, or none."""
    db, asked = connection(app), []
    child.open(edition="classic", **wanted)
    while len(asked) < FIRST:
        if child.phase == "question":
            key, _, again = child.key.partition(".")
            task, presented = db.execute("SELECT task, presented_json FROM questions WHERE key = ?", (key,)).fetchone()
            shown = json.loads(presented)
            if "skill" not in shown:
                child.post("answer", key=child.key, skip="1")
                continue
            asked += [shown["skill"]] if task in ("help_bot", "check_bot") and not again else []
            said = next(one for one in shown["choices"] if (one == shown["truth"]) == right)
            child.post("answer", key=child.key, answer=str(said))
        elif child.phase == "watch":
            child.go_on()
        elif child.phase == "over":
            return asked
        else:
            if child.to_my_turn().phase == "turn":
                child.swap()
    return asked


@pytest.mark.usefixtures("always_asked")
@pytest.mark.parametrize("right", [True, False])
def test_the_first_questions_of_the_next_game_are_others(app, child, right):
    one, other = (first_sums_asked(app, child, right=right, bots=["dotti"], players=["guest"]) for _ in range(2))
    assert min(len(one), len(other)) >= FIRST - 1
    assert not set(one) & set(other), (one, other)


def amid(sitting):
    """The skills of a game's first questions, without what it reckons at its end."""
    asked = [shown.skill for _, shown in sitting.asked if shown.task not in AFTERWARDS]
    return asked[:FIRST]


@pytest.mark.slow
@pytest.mark.parametrize("right", [1.0, 0.0])
@pytest.mark.parametrize("seed", mostly_in_soak(range(1, 12), 1))
def test_nor_do_those_of_the_other_game_come_again(app, child, right, seed):
    child.open(edition="coop", players=["guest"], bots=["hugo"])  # so that this browser is known
    sitting = Sitting(connection(app), Visitor(device_of(app)), Random(seed), right=right)
    began = []
    for _ in range(3):
        sitting.asked.clear()
        sitting.plays("coop", ("hugo",), {})
        began.append(amid(sitting))
    for one, other in pairwise(began):
        assert one
        assert not set(one) & set(other), began


def known_in(app, game):
    at = Request(connection(app), Visitor(device_of(app)), game, Chance(AT, Random(1)))
    return guests_past.known(at, 0)


def test_what_a_guest_has_answered_tells_in_its_next_game_what_it_knows(app, child):
    _db, game = play(app, child, "guest")
    assert known_in(app, game) == {}
    for name in ("one", "two"):
        answer(app, game, name)
    _db, following = play(app, child, "guest")
    fact = known_in(app, following)["add:2+3"]
    assert fact.tally.n == 2
    assert fact.p > known_in(app, following)["add:3+4"].p
    _db, shared = play(app, child, ["guest", "guest"], bots=())
    assert known_in(app, shared) == {}, "nobody knows which of them it was"


def test_what_was_played_weeks_ago_tells_nothing_any_more(app, child):
    hand = ("2", "3", "5", "king", "king")
    _db, game = play(app, child, "guest", hand=hand)
    for name in ("one", "two", "three"):
        answer(app, game, name)
    _db, following = play(app, child, "guest", hand=hand)
    ((now,),) = connection(app).execute("SELECT created_at FROM games WHERE id = ?", (following,))
    for days, tells in ((13, True), (15, False)):
        opened(app, game, text(moment(now) - timedelta(days=days)))
        assert bool(known_in(app, following)) == tells
        assert (help_in(app, following).level < hints.MOST) == tells


def help_in(app, game, device=None):
    chance = Chance(AT, Random(1))
    return look(Request(connection(app), Visitor(device or device_of(app)), game, chance)).help


def test_the_owl_does_not_begin_again_with_all_that_glows(app, child):
    _db, game = play(app, child, "guest", hand=("2", "3", "5", "king", "king"))
    assert help_in(app, game).level == hints.MOST
    for name in ("one", "two", "three"):
        answer(app, game, name, ply=9)
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
        answer(app, game, name, ply=9)
    _db, shared = play(app, child, ["guest", "guest"], hand=("2", "3", "5", "king", "king"), bots=())
    child.look()
    if child.phase == "curtain":
        child.post("curtain", ply=child.ply)
    assert help_in(app, shared).level == hints.MOST
