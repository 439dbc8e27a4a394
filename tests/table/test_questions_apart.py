"""Questions at a table of several tablets: a neighbour's ply takes none away from the child who is still at it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from flask import Flask

from kidsq.games.record import as_line, header_of
from kidsq.store import attempts, games
from kidsq.turns import Chance, Visitor, asking, played, sharing

from .conftest import stacked
from .playing import Browser
from .test_company import Class, ago, sit

Table = Callable[..., tuple[Browser, Browser]]
NOTHING_TO_LAY = ("2", "4", "7", "10", "10")


@pytest.fixture
def room(app: Flask) -> Class:
    return Class(app)


@pytest.fixture
def table(room: Class) -> Table:
    """Mira has asked Leo to a table, and he has come; she begins, with this hand and that."""

    def opened(
        hand: Sequence[str], others: Sequence[str] = NOTHING_TO_LAY, *, flips: str = "1", bots: Sequence[str] = ()
    ):  # type: ignore[no-untyped-def]
        mira, leo = room.tablet("Mira"), room.tablet("Leo")
        game_id = room.ask("Mira", "Leo", bots=tuple(bots))
        beds = ("moon", "cake", "heart", "pancake", "rainbow")
        made = stacked("classic", 2 + len(bots), hand, others, (flips,), beds)
        room.db.execute("UPDATE games SET header_json = ? WHERE id = ?", (as_line(header_of(made)), game_id))
        played._cache.clear()
        sit(mira, game_id)
        sit(leo, game_id).post("come", ply=0)
        return mira.look(), leo.look()

    return opened


def test_the_total_of_a_queen_can_be_said_after_the_neighbour_has_played(room: Class, table: Table) -> None:
    mira, leo = table(["king", "2", "3", "4", "6"])
    mira.turn(move="king 0")
    assert mira.phase == "question"
    key = mira.key
    assert leo.look().phase == "turn"
    leo.turn(move="discard 2")
    assert mira.look().phase == "question"
    assert mira.key == key
    assert mira.post("answer", key=key, answer="10").status_code == 200
    (row,) = attempts.of_game(room.db, mira.game_id)
    assert (row.task, row.correct, row.ply, row.learner) == ("queen_total", 1, 1, room.children["Mira"])
    assert mira.phase == "turn"


def test_whoever_plays_on_has_left_it_alone(room: Class, table: Table) -> None:
    mira, leo = table(["king", "2", "3", "4", "6"])
    mira.turn(move="king 0")
    key = mira.key
    leo.turn(ply=1, move="discard 2")
    mira.turn(ply=2, move="discard 2")
    assert mira.phase == "watch"
    assert mira.post("answer", key=key, answer="10").status_code == 409
    assert attempts.of_game(room.db, mira.game_id) == []


def test_a_knight_who_comes_for_the_new_queen_waits_for_the_answer(room: Class, table: Table) -> None:
    mira, leo = table(["king", "dragon", "3", "4", "6"], ("knight", *NOTHING_TO_LAY[1:]))
    mira.turn(move="king 0")
    leo.look().turn(move="knight 0 moon")
    assert mira.look().phase == "question"
    mira.post("answer", key=mira.key, answer="10")
    assert mira.phase == "defend"
    mira.turn(move="allow")
    assert leo.look().phase == "question"  # it is his court that has grown now
    assert leo.post("answer", key=leo.key, answer="10").status_code == 200


def test_no_other_screen_waits_for_a_total_once_the_game_has_gone_on(room: Class, table: Table) -> None:
    mira, leo = table(["king", "2", "3", "4", "6"], bots=["tilo"])
    mira.turn(move="king 0")
    leo.look().turn(move="discard 2")
    assert "Mira is thinking" not in leo.shown
    assert 'id="next-form"' in leo.shown  # Tilo plays
    assert 'id="next-form"' not in mira.look().shown
    leo.go_on()
    assert mira.look().phase == "question"
    assert leo.look().shown.count("Mira") > 0
    room.db.execute("UPDATE games SET updated_at = ?", (ago(100),))
    assert "Is Mira away?" in leo.look().shown  # it is her turn, and she has not been seen for long


def test_at_his_own_turn_nobody_is_asked_whether_a_neighbour_with_a_question_is_away(room: Class, table: Table) -> None:
    mira, leo = table(["king", "2", "3", "4", "6"], bots=["tilo"])
    game_id = mira.game_id
    mira.turn(move="king 0")
    leo.look().turn(move="discard 2")
    room.db.execute("UPDATE games SET updated_at = ?", (ago(100),))
    assert "away?" not in leo.look().shown
    assert len(asking.waiting(room.db, game_id)) == 1


def test_a_friend_asks_a_child_that_is_not_busy_with_another_question(room: Class, table: Table) -> None:
    mira, leo = table(["king", "2", "3", "4", "6"], bots=["tilo"])
    mira.turn(move="king 0")
    leo.look().turn(move="discard 2")
    stored = games.load(room.db, mira.game_id)
    assert stored is not None
    assert sharing.present(stored) == (0, 1)
    visitor = Visitor("d" * 32, None, (room.children["Leo"],))
    asked = {asking._whom(room.db, visitor, stored, Chance(ago(0), random.Random(seed))) for seed in range(20)}
    assert asked == {1}


def test_who_is_counted_out_wakes_a_queen_when_the_child_elsewhere_has_pointed(room: Class, table: Table) -> None:
    mira, leo = table(["jester", "2", "3", "4", "6"], flips="2")
    mira.turn(move="jester")
    assert mira.phase == "question"
    assert leo.look().phase == "watch"
    assert "Mira is thinking. No hurry!" in leo.shown
    assert 'name="move" value="wake' not in leo.shown
    mira.post("answer", key=mira.key, answer="1")
    assert leo.look().phase == "wake"


def test_nobody_waits_for_ever_for_a_child_that_should_point(room: Class, table: Table) -> None:
    mira, leo = table(["jester", "2", "3", "4", "6"], flips="2")
    mira.turn(move="jester")
    room.db.execute("UPDATE games SET updated_at = ?", (ago(100),))
    assert leo.look().phase == "wake"
    assert "Is Mira away?" in leo.shown
