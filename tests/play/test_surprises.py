"""Something new after each game from the fourth on: once each, in the same order for the same child, never lost."""

from __future__ import annotations

import itertools

import pytest
from flask import Flask
from worlds import put_game

from kidsq import play as use_cases
from kidsq.play.surprises import bringing
from kidsq.store.classroom import roster
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import people
from kidsq.store.play import gallery, games, surprises

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


def play_one(db: Session, learner: str, number: int, game: str = "sleeping_queens") -> str | None:
    """A game of this child is over; what it brought."""
    before = {one.name for one in surprises.of_learner(db, learner)}
    with writing(db):
        game_id = put_game(db, f"{learner[:20]}{number:012}", at(number), learner, "bruno", game=game)
        games.finish(db, game_id, "{}", at(number))
        stored = games.load(db, game_id)
        assert stored is not None
        bringing.bring_to_all(db, stored, at(number))
    brought = {one.name for one in surprises.of_learner(db, learner)} - before
    assert len(brought) <= 1
    return next(iter(brought), None)


def test_nothing_comes_with_the_first_three_games(db: Session) -> None:
    mira = child_of(db, "Mira", *QUEENS)
    assert [play_one(db, mira, number) for number in range(1, 5)] == [None, None, None, "castle"]


@pytest.mark.parametrize("won", [(), QUEENS, (*QUEENS, *FIGURES), ("meeple-blue",)])
def test_each_of_the_games_four_to_thirty_brings_one_new_thing(db: Session, won: tuple[str, ...]) -> None:
    """Also to a child to whom nothing ever came: nothing depends on winning, or on answers."""
    mira = child_of(db, "Mira", *won)
    came = [play_one(db, mira, number) for number in range(1, 31)]
    assert came[:3] == [None] * 3
    assert None not in came[3:]
    assert len(set(came[3:])) == 27


def test_in_the_end_all_has_come_and_games_go_on_without(db: Session) -> None:
    mira = child_of(db, "Mira", *QUEENS)
    came = [play_one(db, mira, number) for number in range(1, 45)]
    all_of_it = 1 + len(bringing.GARDEN) + len(bringing.WEAR) + len(bringing.FRIENDS) + len(QUEENS)
    assert [one for one in came if one] == came[3 : 3 + all_of_it]


def test_all_that_a_child_has_won_visits_it_once_the_first_won_first(db: Session) -> None:
    mira = child_of(db, "Mira", *QUEENS, *FIGURES)
    came = [play_one(db, mira, number) for number in range(1, 60)]
    known = [one for one in came if one]
    assert len(set(known)) == len(known)
    guests = [one.removeprefix("visit-") for one in known if one.startswith("visit-")]
    assert guests == [*QUEENS, *FIGURES, *bringing.FRIENDS]


def test_the_same_games_bring_the_same_in_the_same_order(db: Session) -> None:
    mira, leo = child_of(db, "Mira", *QUEENS), child_of(db, "Leo", *QUEENS)
    both = [[play_one(db, child, number) for number in range(1, 25)] for child in (mira, leo)]
    assert both[0] == both[1]


def test_it_waits_until_it_is_looked_at_and_the_latest_is_offered_first(db: Session) -> None:
    mira = child_of(db, "Mira", *QUEENS)
    came = [play_one(db, mira, number) for number in range(1, 8)]
    for expected in reversed([one for one in came if one]):
        assert use_cases.waiting(db, mira) == expected
        with writing(db):
            assert use_cases.look_at(db, mira, expected, at(59))
    assert use_cases.waiting(db, mira) is None
    with writing(db):
        assert not use_cases.look_at(db, mira, "visit-rose", at(59))


def test_who_has_played_long_before_gets_one_with_each_game_not_all_at_once(db: Session) -> None:
    mira = child_of(db, "Mira", *QUEENS)
    for number in range(1, 20):
        play_one(db, mira, number)
    db.execute("DELETE FROM surprises")
    assert play_one(db, mira, 20) == "castle"
    assert play_one(db, mira, 21) == "visit-rainbow"


def test_a_room_is_opened_once_and_takes_no_others_turn(db: Session) -> None:
    mira = child_of(db, "Mira", *QUEENS)
    for number in range(1, 5):
        play_one(db, mira, number)
    assert bringing.rooms_to_open(db, mira, ["doubles"]) == ["doubles"]
    with writing(db):
        bringing.open_rooms(db, mira, ["doubles"], at(4))
    assert bringing.rooms_to_open(db, mira, ["doubles"]) == []
    assert use_cases.waiting(db, mira) == "room-doubles", "a room before what came at the same time"
    assert play_one(db, mira, 5) == "visit-rainbow"


@pytest.mark.parametrize("game", ["sleeping_queens", "queens_collection"])
def test_games_of_either_kind_count(db: Session, game: str) -> None:
    mira = child_of(db)
    played = itertools.chain(["sleeping_queens", "queens_collection"], itertools.repeat(game))
    assert [play_one(db, mira, number, next(played)) for number in range(1, 5)][-1] == "castle"


def test_a_game_to_its_end_at_a_real_table_brings_it(app: Flask, child: Browser) -> None:
    child.client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    db = connection(app)
    mira = people.all_learners(db)[0].id
    for _ in range(3):
        ends(app, child.open(edition="first_night", players=mira))
    child.open(edition="first_night", players=mira)
    while child.phase != "over":
        step(child)
    assert [one.name for one in surprises.of_learner(db, mira)] == ["castle"]


def test_what_a_guest_has_played_counts_when_a_face_takes_it_along(app: Flask, child: Browser) -> None:
    for _ in range(5):
        child.open(edition="classic").to_my_turn().swap()
        ends(app, child)
    child.client.post("/players", data={"nickname": "Mira", "face": "face-3", "guest": "1"})
    db = connection(app)
    assert use_cases.waiting(db, people.all_learners(db)[0].id) == "castle"


def test_two_accounts_of_one_child_have_seen_what_either_has(db: Session) -> None:
    old, new = child_of(db), child_of(db, "Mira too")
    with writing(db):
        surprises.add(db, old, ["castle", "visit-owl"], at(1))
        surprises.add(db, new, ["castle"], at(2))
        surprises.look_at(db, old, "castle", at(3))
        roster.give_everything(db, old, new, at(4))
    assert [(one.name, one.seen) for one in surprises.of_learner(db, new)] == [("visit-owl", False), ("castle", True)]
