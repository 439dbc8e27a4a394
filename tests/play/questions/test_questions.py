"""The questions of the table: when they are asked, what an answer leaves, and that play goes on without one."""

from __future__ import annotations

import json
import re

import pytest
from flask import Flask

from kidsq.store.play import attempts
from kidsq.store.play.attempts import Attempt

from ..conftest import Deal
from ..playing import Browser


def logged(app: Flask, child: Browser) -> list[Attempt]:
    return attempts.of_game(app.extensions["kidsq"].store.connection(), child.game_id)


def wake_moon(child: Browser, deal: Deal, **more: object) -> None:
    """The child wakes the Moon Queen, 10 points."""
    deal(child, ["king", "2", "3", "4", "6"], beds=["moon", "rose", "cat", "dog"], **more)
    child.turn(move="king 0")


def test_a_grown_court_asks_for_the_new_total(child: Browser, deal: Deal, app: Flask) -> None:
    wake_moon(child, deal)
    assert child.phase == "question"
    assert child.post("answer", key=child.key, answer="10").status_code == 200
    (row,) = logged(app, child)
    assert (row.task, row.skill, row.correct, row.error) == ("queen_total", "total:0+10", 1, None)
    assert child.phase == "watch"


@pytest.mark.parametrize(("answer", "slip"), [("5", "decade"), ("20", "decade"), ("45", "other")])
def test_a_place_further_off_is_logged_with_its_slip(
    child: Browser, deal: Deal, app: Flask, answer: str, slip: str
) -> None:
    wake_moon(child, deal)
    child.post("answer", key=child.key, answer=answer)
    assert [(row.correct, row.error) for row in logged(app, child)] == [(0, slip)]
    assert "0 + 10 = 10" in child.said


def test_the_same_answer_twice_is_one_answer_and_another_is_refused(child: Browser, deal: Deal, app: Flask) -> None:
    wake_moon(child, deal)
    key = child.key
    for _ in range(2):  # the second time because no answer came back: it must say the same
        assert child.post("answer", key=key, answer="10").status_code == 200
        assert "Yes! 0 + 10 = 10." in child.said
    assert child.post("answer", key=key, answer="15").status_code == 422
    assert len(logged(app, child)) == 1


def test_not_now_is_no_mistake(child: Browser, deal: Deal, app: Flask) -> None:
    wake_moon(child, deal)
    child.post("answer", key=child.key, skip="1")
    assert child.phase == "watch"
    assert logged(app, child) == []


def test_a_reload_asks_the_same(child: Browser, deal: Deal) -> None:
    wake_moon(child, deal)
    key = child.key
    assert child.look().key == key


def test_the_next_ply_closes_the_question(child: Browser, deal: Deal, app: Flask) -> None:
    wake_moon(child, deal)
    key = child.key
    child.post("next", ply=child.ply)
    assert child.post("answer", key=key, answer="10").status_code == 409
    assert logged(app, child) == []


@pytest.mark.parametrize("answer", ["7", "", "zehn", "-5", "1000000", "٥"])
def test_an_answer_that_is_none_is_named(child: Browser, deal: Deal, app: Flask, answer: str) -> None:
    wake_moon(child, deal)
    assert child.post("answer", key=child.key, answer=answer).status_code == 400
    said = child.said.replace("\u2068", "").replace("\u2069", "")  # around what is read from right to left
    assert (f"“{answer}”" if answer else "Something is missing there.") in said
    assert child.phase == "question"
    assert logged(app, child) == []


def test_where_points_are_ignored_no_sum_is_asked(child: Browser, deal: Deal) -> None:
    wake_moon(child, deal, edition="first_night")
    assert child.phase != "question"


def flip(child: Browser, deal: Deal, number: str, players: int = 3) -> None:
    deal(child, ["jester", "1", "3", "6", "8"], next_cards=[number], players=players)
    child.turn(move="jester")


def test_before_the_count_the_child_points(child: Browser, deal: Deal, app: Flask) -> None:
    flip(child, deal, "7")
    assert child.phase == "question"
    child.post("answer", key=child.key, answer="0")
    (row,) = logged(app, child)
    assert (row.task, row.skill, row.correct, row.n_options) == ("jester_count", "count:7/3", 1, 3)
    assert child.phase == "wake"


@pytest.mark.parametrize(("pointed", "off"), [("1", 1), ("2", -1)])
def test_one_seat_off_is_logged_with_its_direction(
    child: Browser, deal: Deal, app: Flask, pointed: str, off: int
) -> None:
    flip(child, deal, "7")
    child.post("answer", key=child.key, answer=pointed)
    (row,) = logged(app, child)
    assert (row.correct, row.error, json.loads(row.presented)["steps_off"]) == (0, "off_by_one", off)


def test_the_question_does_not_show_whom_the_count_will_reach(child: Browser, deal: Deal) -> None:
    flip(child, deal, "7")
    assert not re.search(r'name="move" value="wake', child.look().shown)
    glowing = re.findall(r'class="panel[^"]* on[ "][^>]*data-seat="(\d)"', child.shown)
    assert glowing == ["0"]


def test_a_king_beside_remembered_queens_is_logged_as_recall(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["king", "king", "king", "7", "9"], beds=["cat", "dog", "moon"])
    child.turn(move="king 0")
    child.to_my_turn()
    bounced = child.ply
    child.turn(move="king 1")  # the dog goes back to her bed: everybody has seen her
    child.to_my_turn()
    child.turn(move="king 2")
    (row,) = [row for row in logged(app, child) if row.task == "recall_queen"]
    shown = {"remembered": {"1": "dog"}, "plies_ago": {"1": row.ply - bounced}}
    assert (json.loads(row.presented), json.loads(row.response), row.correct) == (shown, 2, None)
    assert (row.hint_shown, row.hint_asked) == (5, 0)  # the picture on her bed, whatever glows in the hand


@pytest.mark.parametrize(("memory", "level"), [("picture", 5), ("sparkle", 3), ("nothing", 0)])
def test_a_recall_is_logged_with_the_memory_hint(
    child: Browser, deal: Deal, app: Flask, memory: str, level: int
) -> None:
    deal(child, ["king", "king", "king", "7", "9"], beds=["cat", "dog", "moon"])
    child.post("settings", memory=memory, hint="2")
    for bed in range(3):
        child.turn(move=f"king {bed}")
        child.to_my_turn()
    assert [row.hint_shown for row in logged(app, child) if row.task == "recall_queen"] == [level]


def test_twins_are_logged_as_a_pair_without_weight_on_sums(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["4", "4", "8", "9", "10"])
    child.turn(card=["0", "1"])
    (row,) = logged(app, child)
    assert (row.task, row.skill, row.correct) == ("pair", "pair", 1)


def test_a_row_is_logged_in_little(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["2", "3", "4", "9", "10"], edition="little")
    child.turn(card=["2", "0", "1"])
    (row,) = logged(app, child)
    assert (row.task, row.skill, row.correct) == ("run", "run:2-4", 1)


def test_a_player_of_this_browser_is_logged_under_a_pseudonym(child: Browser, app: Flask) -> None:
    child.client.post("/players", data={"nickname": "Mira", "face": "face-2"})
    child.open(edition="first_night").to_my_turn()
    db = app.extensions["kidsq"].store.connection()
    ((learner, nickname),) = db.execute("SELECT id, nickname FROM learners").fetchall()
    assert nickname == "Mira"
    assert db.execute("SELECT learner FROM seats WHERE seat = 0").fetchall() == [(learner,)]
    assert "Mira" not in learner


def test_the_marker_waits_until_the_child_has_hopped_it(child: Browser, deal: Deal) -> None:
    wake_moon(child, deal)
    mine = re.compile(r'class="panel me.*?class="track at(\d+) ', re.S)
    assert mine.findall(child.shown) == ["0"]
    child.post("answer", key=child.key, answer="10")
    assert mine.findall(child.shown) == ["10"]


def test_a_question_that_shows_what_its_task_does_not_is_as_if_nobody_had_asked(
    child: Browser, deal: Deal, app: Flask
) -> None:
    wake_moon(child, deal)
    key = child.key
    db = app.extensions["kidsq"].store.connection()
    db.execute("UPDATE questions SET presented_json = '{\"before\": 0}' WHERE key = ?", (key,))
    assert child.look().phase == "watch"
    assert child.post("answer", key=key, answer="10").status_code == 400
    assert logged(app, child) == []
    child.go_on()
    assert child.phase != "question" or child.key != key
