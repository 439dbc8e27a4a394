"""A gift after every game, from the first: forty different ones, by the number of games alone, never lost."""

from __future__ import annotations

import itertools
import re
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from worlds import put_game

from kidsq import play as use_cases
from kidsq.learning.attempt import Attempt
from kidsq.play.surprises import bringing, gifts
from kidsq.store.classroom import roster
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import people
from kidsq.store.play import attempts, gallery, games, surprises

from .dealt import connection
from .playing import Browser, ends
from .test_turns import step

QUEENS = ("rainbow", "cat", "moon")
FIGURES = ("meeple-red", "meeple-blue")


def at(number: int) -> str:
    return f"2026-11-20T{8 + number // 60:02}:{number % 60:02}:00.000Z"


@pytest.fixture
def db(app: Flask) -> Session:
    return connection(app)


def child_of(db: Session, name: str = "Mira", *won: str) -> str:
    with writing(db):
        child = people.add_learner(db, "d" * 32, name, "face-3", at(0))
        gallery.keep(db, child.id, [gallery.Won(one, None, place, at(0)) for place, one in enumerate(won)], at(0))
    return child.id


def answered(key: str, learner: str, game_id: str, when: str, right: int) -> Attempt:
    known = {"app_version": "0", "ply": 0, "task": "help_bot", "skill": "add:2+3", "operands": "[2,3]"}
    more: dict[str, Any] = {**known, "n_options": 5, "guess_p": 0.2, "correct": right}
    return Attempt(attempt_id=key, learner=learner, game_id=game_id, at=when, **more)


def play_one(
    db: Session, learner: str, number: int, game: str = "sleeping_queens", when: str = "", answers: Sequence[int] = ()
) -> str | None:
    """A game of this child is over; what it brought. answers: of the child, 1 right or 0."""
    before, when = {one.name for one in surprises.of_learner(db, learner)}, when or at(number)
    with writing(db):
        game_id = put_game(db, f"{learner[:20]}{number:012}", when, learner, "bruno", game=game)
        for place, right in enumerate(answers):
            attempts.append(db, answered(f"{number:030}{place:02}", learner, game_id, when, right))
        games.finish(db, game_id, "{}", when)
        stored = games.load(db, game_id)
        assert stored is not None
        bringing.bring_to_all(db, stored, when)
    brought = {one.name for one in surprises.of_learner(db, learner)} - before
    assert len(brought) <= 1
    return next(iter(brought), None)


@pytest.mark.parametrize("won", [(), ("meeple-blue",), (*QUEENS, *FIGURES)])
def test_forty_games_bring_forty_different_gifts_soon_of_every_kind_whatever_a_child_wins(
    db: Session, won: tuple[str, ...]
) -> None:
    mira = child_of(db, "Mira", *won)
    came = [play_one(db, mira, number) for number in range(1, 43)]
    assert came == [*gifts.GIFTS, None, None]
    assert len(set(came[:40])) == 40
    assert {str(one).partition("-")[0] for one in came[:5]} == {"hall", "garden", "visit", "wear"}


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 400), st.integers(0, 4)), min_size=40, max_size=40))
@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.slow
def test_a_child_whose_answers_are_all_wrong_gets_the_same_on_whatever_days(
    app: Flask, played: list[tuple[bool, int, int]]
) -> None:
    """played: of each game whether it is one of the collection, how many days later, and how many answers."""
    db, day = connection(app), datetime(2026, 1, 1, tzinfo=UTC)
    with writing(db):
        wrong, right = (people.add_learner(db, secrets.token_hex(16), name, "face-3", at(0)).id for name in "ML")
    came: dict[str, list[str | None]] = {wrong: [], right: []}
    for number, (collects, pause, answers) in enumerate(played, 1):
        day += timedelta(days=pause)
        game, when = ("sleeping_queens", "queens_collection")[collects], day.strftime("%Y-%m-%dT%H:%M:%S.000Z")
        for child, is_right in ((wrong, 0), (right, 1)):
            came[child].append(play_one(db, child, number, game, when, [is_right] * answers))
    assert came[wrong] == came[right] == list(gifts.GIFTS)


def test_it_waits_until_it_is_looked_at_and_the_latest_is_offered_first(db: Session) -> None:
    mira = child_of(db, "Mira", *QUEENS)
    came = [play_one(db, mira, number) for number in range(1, 8)]
    for expected in reversed([one for one in came if one]):
        assert use_cases.waiting(db, mira) == expected
        with writing(db):
            assert use_cases.look_at(db, mira, [expected], at(59))
    assert use_cases.waiting(db, mira) is None
    with writing(db):
        assert not use_cases.look_at(db, mira, ["visit-rose"], at(59))


def test_who_has_played_before_there_was_a_gift_for_it_has_all_and_keeps_what_it_had(db: Session) -> None:
    """What came by the former calendar stays; of what is made up for, one thing is announced, not all of it."""
    mira = child_of(db, "Mira", *QUEENS)
    for number in range(1, 13):
        play_one(db, mira, number)
    db.execute("DELETE FROM surprises")
    former = ["castle", "visit-rainbow", "garden-water", "garden-cat"]
    with writing(db):
        surprises.add(db, mira, former, at(20))
        use_cases.look_at(db, mira, former, at(20))
        use_cases.bring_gifts(db, mira, at(21))
    came = surprises.of_learner(db, mira)
    assert {one.name for one in came} == {*former, *gifts.GIFTS[:12]}
    assert [one.name for one in came if not one.seen] == [gifts.GIFTS[11]]
    assert use_cases.gifts_due(db, mira) == ()


def test_a_room_is_opened_once_and_takes_no_others_turn(db: Session) -> None:
    mira = child_of(db, "Mira", *QUEENS)
    for number in range(1, 5):
        play_one(db, mira, number)
    assert bringing.rooms_to_open(db, mira, ["doubles"]) == ["doubles"]
    with writing(db):
        bringing.open_rooms(db, mira, ["doubles"], at(4))
    assert bringing.rooms_to_open(db, mira, ["doubles"]) == []
    assert use_cases.waiting(db, mira) == "room-doubles", "a room before what came at the same time"
    assert play_one(db, mira, 5) == gifts.GIFTS[4]


@pytest.mark.parametrize("game", ["sleeping_queens", "queens_collection"])
def test_games_of_either_kind_count(db: Session, game: str) -> None:
    mira = child_of(db)
    played = itertools.chain(["sleeping_queens", "queens_collection"], itertools.repeat(game))
    assert [play_one(db, mira, number, next(played)) for number in range(1, 5)] == list(gifts.GIFTS[:4])


def test_a_game_to_its_end_at_a_real_table_brings_it(app: Flask, child: Browser) -> None:
    child.client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    db = connection(app)
    mira = people.all_learners(db)[0].id
    child.open(edition="first_night", players=mira)
    while child.phase != "over":
        step(child)
    assert [one.name for one in surprises.of_learner(db, mira)] == ["hall-lantern"]
    (home,) = re.findall(r'<form id="leave-form".*?</form>', child.shown, re.DOTALL)
    assert f'action="/castle/{mira}"' in home  # the way home leads to it, as its words say
    assert 'name="surprise" value="hall-lantern"' in home


def test_what_a_guest_has_played_counts_when_a_face_takes_it_along(app: Flask, child: Browser) -> None:
    for _ in range(5):
        child.open(edition="classic").to_my_turn().swap()
        ends(app, child)
    child.client.post("/players", data={"nickname": "Mira", "face": "face-3", "guest": "1"})
    db = connection(app)
    assert use_cases.waiting(db, people.all_learners(db)[0].id) == gifts.GIFTS[4]


def test_two_accounts_of_one_child_have_seen_what_either_has(db: Session) -> None:
    old, new = child_of(db), child_of(db, "Mira too")
    with writing(db):
        surprises.add(db, old, ["castle", "visit-owl"], at(1))
        surprises.add(db, new, ["castle"], at(2))
        surprises.look_at(db, old, "castle", at(3))
        roster.give_everything(db, old, new, at(4))
    assert [(one.name, one.seen) for one in surprises.of_learner(db, new)] == [("visit-owl", False), ("castle", True)]
