"""Questions at a table of several tablets: a neighbour's ply takes none away from the child who is still at it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence

import pytest
from flask import Flask

from kidsq import play
from kidsq.games.record import as_line, header_of
from kidsq.play import Chance, NewGame, Request, Visitor, current_game, screen_holder
from kidsq.play.fitting import friends
from kidsq.play.practice import ask
from kidsq.store.play import attempts, games

from ..conftest import stacked
from ..playing import Browser
from ..together.test_multi_tablet import Class, ago, sit

Table = Callable[..., tuple[Browser, Browser]]
NOTHING_TO_LAY = ("2", "4", "7", "10", "10")


@pytest.fixture(autouse=True)
def friends_as_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a friend asks hangs on the move it waits with: here each plays its own way, not the child's."""
    monkeypatch.setattr(friends, "step_of", lambda stored: None)


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
        current_game._cache.clear()
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
    here = Request(
        room.db, Visitor("any", None, tuple(room.children.values())), game_id, Chance(ago(0), random.Random(1))
    )
    assert len(ask.waiting(here)) == 1


def test_a_bot_asks_a_child_that_is_not_busy_with_another_question(room: Class, table: Table) -> None:
    mira, leo = table(["king", "2", "3", "4", "6"], bots=["tilo"])
    mira.turn(move="king 0")
    leo.look().turn(move="discard 2")
    stored = games.load(room.db, mira.game_id)
    assert stored is not None
    assert screen_holder.present(stored) == (0, 1)
    visitor = Visitor("d" * 32, None, (room.children["Leo"],))
    chances = [Chance(ago(0), random.Random(seed)) for seed in range(20)]
    asked = {ask._whom(Request(room.db, visitor, mira.game_id, chance)) for chance in chances}
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


def test_the_one_who_is_counted_out_can_not_go_before_that_and_nobody_sees_who_it_is(room: Class, table: Table) -> None:
    mira, leo = table(["jester", "2", "3", "4", "6"], flips="2")
    mira.turn(move="jester")
    assert mira.phase == "question"
    assert leo.turn(ply=1, move="wake 0").status_code == 400
    assert "A moment: the jester is still being counted!" in leo.said
    flipped = re.findall(r'<div class="flipped.*?</div>', leo.look().shown, re.DOTALL)
    assert [one.count('class="face') for one in flipped] == [1]  # Mira's, who laid the jester


def test_nobody_waits_for_ever_for_a_child_that_should_point(room: Class, table: Table) -> None:
    mira, leo = table(["jester", "2", "3", "4", "6"], flips="2")
    mira.turn(move="jester")
    room.db.execute("UPDATE games SET updated_at = ?", (ago(100),))
    assert "Is Mira away?" in leo.look().shown
    assert leo.phase == "watch"
    leo.post("without", ply=1)
    assert leo.look().phase == "wake"


def test_who_may_play_and_who_is_asked_are_never_told_that_they_wait(room: Class, table: Table) -> None:
    """A total is open, and it is the neighbour's turn: nobody holds the other up."""
    mira, leo = table(["king", "2", "3", "4", "6"])
    mira.turn(move="king 0")
    room.db.execute("UPDATE games SET updated_at = ?", (ago(100),))
    assert "away?" not in leo.look().shown
    assert "away?" not in mira.look().shown
    assert (mira.phase, leo.phase) == ("question", "turn")


def test_what_the_queen_says_stays_while_others_play(room: Class, table: Table) -> None:
    mira, leo = table(["king", "2", "3", "4", "6"])
    mira.turn(move="king 0")
    said = re.search(r'<p class="tale-says">.*?</p>', mira.shown)
    leo.look().turn(move="discard 2")
    assert said
    assert said[0] in mira.look().shown


@pytest.fixture
def three(room: Class) -> tuple[Browser, Browser]:
    """Mira and Leo sit at one tablet and Noa at another; Mira has woken a queen and is asked for her new total."""
    both, noa = room.tablet("Mira", "Leo"), room.tablet("Noa")
    ((device,),) = room.db.execute("SELECT device FROM sittings WHERE learner = ?", (room.children["Mira"],)).fetchall()
    children = (room.children["Mira"], room.children["Leo"])
    wanted = NewGame("classic", (), children, invited=(room.children["Noa"],))
    game_id = play.open_game(room.db, Visitor(device, None, children), wanted, Chance(ago(0), random.Random(1)))
    made = stacked("classic", 3, ["king", "2", "3", "4", "6"], NOTHING_TO_LAY, beds=("moon", "cake", "heart"))
    room.db.execute("UPDATE games SET header_json = ? WHERE id = ?", (as_line(header_of(made)), game_id))
    current_game._cache.clear()
    sit(both, game_id)
    sit(noa, game_id).post("come", ply=0)
    both.look().post("curtain", ply=0)
    both.turn(ply=0, move="king 0")
    assert both.look().phase == "question"
    return both, noa


def test_of_two_at_one_tablet_the_others_wait_for_the_one_with_the_question(
    room: Class, three: tuple[Browser, Browser]
) -> None:
    both, noa = three
    room.db.execute("UPDATE games SET updated_at = ?", (ago(100),))
    assert "Is Mira away?" in noa.look().shown
    noa.post("without", ply=1)
    assert both.look().phase == "curtain"
    assert "/news?seen=" in both.shown  # it goes by itself when the others go on
    room.db.execute("UPDATE games SET updated_at = ?", (ago(100),))
    assert "Is Leo away?" in noa.look().shown


def test_a_tablet_that_comes_too_late_shows_no_hand_of_who_held_it_before(
    room: Class, three: tuple[Browser, Browser]
) -> None:
    both, noa = three
    both.post("answer", key=both.key, answer="10")
    assert both.look().phase == "curtain"
    room.db.execute("UPDATE games SET updated_at = ?", (ago(100),))
    noa.look().post("without", ply=1)
    assert both.look().phase == "watch"  # a bot plays for Leo: nobody need take the tablet for that
    assert both.hand  # Mira's, who holds it
    noa.post("next", ply=1)
    assert both.post("curtain", ply=1).status_code == 409  # Leo has it now, and tapped what was still there
    assert both.look().hand == []
    assert both.phase == "watch"
